"""The Elo of several players, from what they scored against each other."""

import pytest

from meadhall.ai.odds import elo
from meadhall.client.tournament.ratings import Pairing, ratings


def test_equal_scores_are_equal_ratings():
    found = ratings(2, [Pairing(0, 1, 40, 20.0)])
    assert found[0].elo == pytest.approx(0) and found[1].elo == pytest.approx(0)


def test_between_two_the_difference_is_the_elo_of_the_score():
    found = ratings(2, [Pairing(0, 1, 10_000, 7_600.0)])
    assert found[0].elo - found[1].elo == pytest.approx(elo(0.76), abs=1)


def test_more_openings_make_a_narrower_interval():
    few, many = (ratings(2, [Pairing(0, 1, n, n * 0.6)])[0].error for n in (10, 1000))
    assert many < few / 5


def test_who_won_everything_has_a_number_and_a_wide_interval():
    best, worst = ratings(2, [Pairing(0, 1, 5, 5.0)])
    assert 100 < best.elo < 1000 and best.error > 100
    assert best.elo == pytest.approx(-worst.elo)


def test_a_win_against_a_strong_player_counts_for_more():
    pairings = [
        Pairing(0, 1, 50, 45.0),  # the first beats the second
        Pairing(2, 0, 50, 25.0),  # the third is even with the strong one
        Pairing(3, 1, 50, 25.0),  # the fourth is even with the weak one
    ]
    found = ratings(4, pairings)
    assert found[2].elo > found[3].elo + 200
    assert sum(each.elo for each in found) == pytest.approx(0, abs=1e-6)
