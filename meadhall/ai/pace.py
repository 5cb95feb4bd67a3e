"""Spending a budget, a slice at a time: short enough to stop, or to look up, between any two.

How long a simulation takes differs a thousandfold between games and machines, so the slices grow
and shrink with what the last one took. Nothing that a search finds depends on them.
"""

from collections.abc import Callable
from typing import Final

from meadhall.ai.search import Search
from meadhall.engines.packed import i64

Clock = Callable[[], float]
"""Seconds from any moment on; only differences count."""

MOST: Final = 1_000_000_000
"""No budget is larger, in simulations or in milliseconds."""

SHORT: Final = 0.005
"""Seconds: a slice that took less is followed by one twice as large."""

PARTS: Final = 16
"""A time is spent in so many slices at least, so that none overruns it by much."""


class Pace:
    """The time for one search, which begins now; 0 milliseconds: it takes as long as it takes."""

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
        """One slice more, of so many simulations in all; False once there is no more to do."""
        left = simulations - search.simulations
        if left <= 0 or search.is_settled() or self.is_over():
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
