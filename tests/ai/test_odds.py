"""What a score says: intervals that hold what they promise, and a test that knows when to stop."""

import pytest

from meadhall.ai.odds import SequentialTest, elo, expected, score_of
from meadhall.engines.chance import Chance


@pytest.mark.parametrize("score, difference", [(0.5, 0), (0.76, 200), (0.24, -200), (0.909, 400)])
def test_elo_is_the_usual_scale(score, difference):
    assert elo(score) == pytest.approx(difference, abs=1)
    assert expected(difference) == pytest.approx(score, abs=0.002)


def test_a_score_of_everything_only_bounds_the_difference():
    score = score_of([1.0] * 50)
    assert score.high == 1
    assert score.elo_text().startswith("Elo above +6")
    assert score_of([0.0] * 50).elo_text().startswith("Elo below -6")
    assert score_of([]).elo_text() == "Elo unknown"
    assert score_of([1.0] * 3).elo_text() == "Elo above +0"


def pairs(difference, count, chance):
    """Pair scores of a player who is stronger by this much, without draws."""
    wins = [
        [chance.below(10_000) < expected(difference) * 10_000 for _ in range(2)]
        for _ in range(count)
    ]
    return [sum(pair) / 2 for pair in wins]


def test_an_interval_holds_the_truth_nineteen_times_in_twenty():
    chance, truth = Chance(1), expected(60)
    scores = [score_of(pairs(60, 100, chance)) for _ in range(400)]
    held = sum(score.low <= truth <= score.high for score in scores)
    assert 370 <= held <= 395


@pytest.mark.parametrize("truth, verdict", [(40, "high"), (0, "low")])
def test_the_sequential_test_is_right_nineteen_times_in_twenty(truth, verdict):
    test, right, lengths = SequentialTest(0, 40), 0, []
    for seed in range(100):
        played = pairs(truth, 600, Chance(seed))
        stop = next((at for at in range(5, 600, 5) if test.verdict(played[:at])), 600)
        lengths.append(stop)
        right += test.verdict(played[:stop]) == verdict
    assert right >= 88
    assert sum(lengths) / len(lengths) < 350


def test_the_sequential_test_says_nothing_too_soon():
    assert SequentialTest(0, 40).verdict([]) == ""
    assert SequentialTest(0, 40).verdict([1.0]) == ""
    assert SequentialTest(0, 40).verdict([0.5] * 10) == ""
