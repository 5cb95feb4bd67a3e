"""Learning move priors: the steps of the numbers, their mean, and what is kept of a run."""

from meadhall.engines import catalogue
from meadhall.lab.learning.prior_learning import (
    FARTHEST,
    PriorBatch,
    PriorProgress,
    PriorTrial,
    step_of,
)

GAME = catalogue.find("valhalla")
SETTINGS = tuple(GAME.settle(2, {}).items())
NUMBERS = tuple(GAME.start(2).prior_numbers())
NOTHING = (0,) * len(NUMBERS)


def test_a_number_moves_towards_what_gained_and_less_where_little_was_seen():
    often, seldom = step_of(50_000_000, 1000 * 65_536), step_of(50_000, 65_536)
    assert 0 < seldom < often
    assert step_of(-50_000_000, 1000 * 65_536) == -often
    assert step_of(0, 0) == 0


def test_only_late_rounds_count_for_what_was_learned():
    lessons = [[[10**7], [100 * 65_536]]]
    early = PriorProgress.from_nothing(1).after(lessons, is_late=False)
    assert early.learned() == list(early.played_by())
    late = early.after(lessons, is_late=True).after(lessons, is_late=True)
    assert (late.rounds, late.counted) == (3, 2)
    second, third = 2 * early.numbers[0], 3 * early.numbers[0]
    assert late.learned() == [round((second + third) / 2)]


def test_no_number_runs_away():
    lessons = [[[10**15, -(10**15)], [65_536, 65_536]]]
    moved = PriorProgress.from_nothing(2).after(lessons, is_late=False)
    assert moved.numbers == (FARTHEST, -FARTHEST)


def test_a_run_is_kept_to_the_last_digit():
    progress = PriorProgress(3, (0.1 + 0.2, -1 / 3), (1e-17, 2.0), 1)
    assert PriorProgress.from_text(progress.as_text()) == progress


def test_a_round_does_not_depend_on_its_pieces():
    def after(*pieces):
        lessons = [
            PriorBatch("valhalla", 2, SETTINGS, NUMBERS, (), 5, *piece).run(None, None)
            for piece in pieces
        ]
        return PriorProgress.from_nothing(len(NUMBERS)).after(lessons, is_late=True)

    assert after((0, 6)) == after((0, 2), (2, 4))


def test_what_was_learned_in_millions_of_matches_beats_knowing_nothing():
    trial = PriorTrial("valhalla", 2, SETTINGS, NUMBERS, NOTHING, 1, 0, 60)
    shares = trial.run(None, None)
    assert sum(shares) > 40
    turned = PriorTrial("valhalla", 2, SETTINGS, NOTHING, NUMBERS, 1, 0, 60)
    assert sum(turned.run(None, None)) < 20
