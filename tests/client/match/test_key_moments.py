"""What can be learnt from a match: dear choices of people, and nothing that chance did."""

from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import setup
from meadhall.client.match.evaluation import Estimate, MatchEvaluation
from meadhall.client.match.key_moments import AT_MOST, key_moments, reply_words
from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import beneath

BEST = 10_000


def judged(
    tmp_path: Path, chances: list[float], plan: TablePlan | None = None, error: float = 0.02
) -> MatchEvaluation:
    """A match with these chances: those of the seat that chose, before each choice."""
    folders = beneath(tmp_path)
    folders.make()
    plan = plan or TablePlan("hexentafl", 2)
    session = setup.begin(plan, folders, "Astrid", InProcessPlayer())[0]
    evaluation = MatchEvaluation(session)
    for number, chance in enumerate(chances):
        seat = play_any(session)
        estimate = Estimate(number, seat, chance, error, 500, best=BEST)
        evaluation._found[number, seat] = estimate
    evaluation._asked = tuple(evaluation._found)
    return evaluation


def play_any(session: Session) -> int:
    seat = session.match.awaited[0]
    legal = session.match.view(seat).legal(seat)
    session.act(seat, int(legal[session.length % len(legal)]))
    return seat


def test_a_choice_after_which_the_rival_stands_well_was_dear(tmp_path: Path) -> None:
    evaluation = judged(tmp_path, [0.5, 0.5, 0.5, 0.9])
    (moment,) = key_moments(evaluation)
    assert (moment.number, moment.seat, moment.better) == (2, 0, BEST)
    assert moment.cost == pytest.approx(0.4)
    assert moment.played == evaluation.session.chosen_at(2)[1]  # type: ignore[index]


def test_a_small_loss_is_nothing_to_dwell_on(tmp_path: Path) -> None:
    assert key_moments(judged(tmp_path, [0.5, 0.55, 0.5, 0.55])) == []


def test_what_is_not_known_well_enough_is_held_against_nobody(tmp_path: Path) -> None:
    assert key_moments(judged(tmp_path, [0.5, 0.8], error=0.2)) == []


def test_the_choice_that_was_best_is_no_mistake(tmp_path: Path) -> None:
    evaluation = judged(tmp_path, [0.5, 0.9])
    played = evaluation.session.chosen_at(0)
    assert played is not None
    evaluation._found[0, 0] = Estimate(0, 0, 0.5, 0.02, 500, best=played[1])
    assert key_moments(evaluation) == []


def test_the_computers_mistakes_are_its_own_affair(tmp_path: Path) -> None:
    plan = TablePlan("hexentafl", 2, levels={0: "thrall"})
    assert all(
        moment.seat == 1 for moment in key_moments(judged(tmp_path, [0.5, 0.9, 0.5, 0.9], plan))
    )


def test_the_dearest_are_told_in_the_order_of_the_match(tmp_path: Path) -> None:
    chances = [0.5, 0.9] * (AT_MOST + 3)
    numbers = [moment.number for moment in key_moments(judged(tmp_path, chances))]
    assert len(numbers) == AT_MOST
    assert numbers == sorted(numbers)


def test_who_followed_a_hint_is_not_blamed_for_it(tmp_path: Path) -> None:
    evaluation = judged(tmp_path, [0.5, 0.5, 0.5, 0.9])
    played = evaluation.session.chosen_at(2)
    assert played is not None and key_moments(evaluation)
    evaluation.session.hints[2, 0] = played[1]
    assert key_moments(evaluation) == []


def test_what_is_called_better_is_what_the_hint_had_said(tmp_path: Path) -> None:
    evaluation = judged(tmp_path, [0.5, 0.5, 0.5, 0.9])
    played = evaluation.session.chosen_at(2)
    assert played is not None
    other = played[1] + 1
    evaluation.session.hints[2, 0] = other
    (moment,) = key_moments(evaluation)
    assert moment.better == other


def test_a_mistake_is_shown_with_the_line_that_refutes_it(tmp_path: Path) -> None:
    evaluation = judged(tmp_path, [0.5, 0.5, 0.5, 0.9])
    session = evaluation.session
    reply = int(session.whole_at(3).legal(1)[0])
    evaluation._found[3, 1] = Estimate(3, 1, 0.9, 0.02, 500, best=reply, line=(reply,))
    (moment,) = key_moments(evaluation)
    assert (moment.reply_at, moment.reply) == (3, (reply,))
    assert reply_words(session, moment) == (session.whole_at(3).name(1, reply),)
