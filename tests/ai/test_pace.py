"""Spending a budget: nothing is left over, and no clock is overrun by much."""

import pytest

from meadhall.ai.method import STRONG
from meadhall.ai.pace import Pace
from meadhall.ai.player import search_by
from meadhall.ai.search import Search
from meadhall.engines import catalogue
from meadhall.engines.random_play import after_chance
from tests.ai.toys import Nim


class Slow(Search):
    """A search whose simulations take this many seconds each, by its own clock."""

    def __init__(self, seconds):
        super().__init__(Nim(2, [30]), 0, STRONG, 1)
        self.seconds = seconds
        self.now = 0.0

    def simulate(self):
        self.now += self.seconds


def spent(search, milliseconds=0, simulations=10**9):
    """The slices in which a budget was spent."""
    pace = Pace(lambda: search.now, milliseconds)
    slices, done = [], 0
    while pace.go_on(search, simulations):
        slices.append(int(search.simulations) - done)
        done = int(search.simulations)
    return slices


@pytest.mark.parametrize("seconds", [1e-6, 1e-4, 1e-2])
@pytest.mark.parametrize("milliseconds", [10, 100, 5000])
def test_time_is_spent_and_not_overrun_by_more_than_an_eighth(seconds, milliseconds):
    """An eighth of the time, or one simulation where that takes longer."""
    search = Slow(seconds)
    spent(search, milliseconds)
    over = search.now - milliseconds / 1000
    assert -1e-9 <= over <= max(milliseconds / 8000, seconds) + 1e-9


@pytest.mark.parametrize("game", ["hexentafl", "valhalla", "skirmish"])
def test_a_search_has_an_answer_even_if_its_time_was_over_before_it_began(game):
    """A busy machine may let a process wait longer than the search may take."""
    times = iter([0.0, *[100.0] * 1000])
    state = after_chance(catalogue.find(game).start())
    search = search_by(state, state.asked()[0], STRONG, 1)
    pace = Pace(lambda: next(times), 20)
    while pace.go_on(search, 10**9):
        pass
    assert search.simulations == 1
    assert search.choices()


def test_simulations_are_spent_to_the_last_and_no_further():
    for count in (1, 2, 3, 1000):
        search = Slow(1e-4)
        assert sum(spent(search, simulations=count)) == count
        assert search.simulations == count


def test_slices_follow_the_speed_of_the_search():
    """So one can always be stopped within a few hundredths of a second."""
    quick, slow = Slow(1e-5), Slow(0.03)
    assert max(spent(quick, 1000)) * quick.seconds <= 0.02
    assert max(spent(slow, 1000)) == 1


def test_what_is_certain_ends_it():
    search = search_by(Nim(2, [5]), 0, STRONG, 1)
    pace = Pace(lambda: 0.0, 1000)
    while pace.go_on(search, 10**9):
        pass
    assert search.is_settled()


def test_the_slices_make_no_difference_to_what_is_found():
    state = catalogue.find("hexentafl").start()
    whole, sliced = search_by(state, 0, STRONG, 7), search_by(state, 0, STRONG, 7)
    whole.run(60)
    ticks = iter(range(10**6))
    pace = Pace(lambda: next(ticks) / 50, 0)
    while pace.go_on(sliced, 60):
        pass
    assert whole.choices() == sliced.choices()
