"""Endgame tables: every position of a few pieces, solved backwards from the ends of the match.

A position's code is one byte: 0 if neither side can force a win, else one more than the moves to
the end, if the winner hurries and the loser delays it. So an even code means that the side to move
wins, and an odd one that it loses: the side that moves last has won.

A table is solved in two parts. `look_at` looks at what all captures lead to: that is in smaller
tables, which must be there. `add_layer` then finds the positions
that are decided after one move more, from those before: first all that are one move from the end,
then two, and so on. Draws by repetition and by long quiet are left out of account, because who can
win needs no position twice.

A game that has such tables gives a `TableSolver` of its own (`Game.table_solver`).
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engines.contract import State
from meadhall.engines.packed import i64, vec

UNDECIDED: Final = 0
MOST_CODE: Final = 250
UNUSED: Final = 255
"""In a place that stands for no position, because another place has its mirror image."""


class TooLong(Exception):
    """A win takes more moves than a byte can count."""


def code_of(moves: i64) -> i64:
    return moves + 1


def wins(code: i64) -> bool:
    """Does the side to move win?"""
    return code > 0 and code % 2 == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class TableSolver:
    """One table while it is made."""

    def __init__(self, name: str, size: int) -> None:
        self.name: str = name
        self.size: i64 = size
        self.looks: i64 = 0
        """How many parts the first look has; known when it begins."""
        self.latest: i64 = 0
        """The highest code that a capture promises; perhaps of a position decided without it."""

    def needs(self) -> list[str]:
        """The tables to which a capture leads."""
        return []

    def begin(self) -> None:
        """Make room for the table. A solver that is only asked for its size needs none."""
        raise NotImplementedError

    def take(self, name: str, codes: bytes) -> None:
        """One of the tables that it needs, as long as there is something to look at."""
        raise NotImplementedError

    def look_at(self, start: i64, stop: i64) -> None:
        """Look at these parts."""
        raise NotImplementedError

    def add_layer(self, moves: i64) -> i64:
        """Decide the positions that are so many moves from the end; how many there are."""
        raise NotImplementedError

    def save(self, moves: i64, write: Callable[[bytes], object]) -> None:
        """Write down how far it is, after a part of the first look or after this layer."""
        raise NotImplementedError

    def load(self, read: Callable[[int], bytes]) -> bool:
        """Read what was saved. False if it is not whole: nothing is of use then."""
        raise NotImplementedError

    def pack(self, write: Callable[[bytes], object]) -> None:
        """Write the finished table, a byte for each place."""
        raise NotImplementedError

    def state_at(self, place: i64) -> State:
        """The position in this place, quiet for no move yet. Only where a code is not UNUSED."""
        raise NotImplementedError


def count_codes(codes: bytes) -> list[int]:
    """How often each byte is there: in even places, then in odd ones."""
    counts = vec[i64]([0] * 512)
    for at in range(i64(len(codes))):
        counts[at % 2 * 256 + i64(codes[at])] += 1
    return [int(count) for count in counts]
