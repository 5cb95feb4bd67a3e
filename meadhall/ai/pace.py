"""Spending a budget in slices. Between two slices the search can be stopped or looked at.

A simulation takes a thousand times longer in some games and on some machines than in others. So the
next slice is larger or smaller, by the time that the last one took. The result of a search does not
depend on its slices.
"""

from collections.abc import Callable
from typing import Final

from meadhall.ai.search import Search
from meadhall.engines.packed import i64

Clock = Callable[[], float]
"""Seconds since any fixed moment; only differences are used."""

MOST: Final = 1_000_000_000
"""The largest budget, in simulations or in milliseconds."""

SHORT: Final = 0.005
"""Seconds: a slice that took less is followed by one twice as large."""

PARTS: Final = 16
"""The fewest slices for a budget in time, so that the last one does not overrun it by much."""


class Pace:
    """The time for one search, which begins now; 0 milliseconds: no limit in time."""

    def __init__(self, clock: Clock, milliseconds: int) -> None:
        self.clock = clock
        self.began: float = clock()
        self.seconds: float = milliseconds / 1000
        self.short: float = min(SHORT, self.seconds / PARTS) if milliseconds > 0 else SHORT
        self.slice: i64 = 1

    def passed(self) -> float:
        """Seconds since the beginning."""
        return self.clock() - self.began

    def go_on(self, search: Search, simulations: int) -> bool:
        """Run one slice of a budget of simulations; False once there is no more to do.

        The first one runs even where the time was over before it began, as on a busy machine: a
        search that has tried nothing has no answer.
        """
        left = simulations - search.simulations
        is_late = search.simulations > 0 and self.is_over()
        if left <= 0 or search.is_settled() or is_late:
            return False
        before = self.clock()
        search.run(min(self.slice, left))
        took = self.clock() - before
        if took < self.short and self.slice < MOST:
            self.slice *= 2
        elif took > 4 * self.short:
            self.slice = max(self.slice // 2, 1)
        return True

    def is_over(self) -> bool:
        return 0 < self.seconds <= self.passed()
