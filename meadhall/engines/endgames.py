"""Endgame tables: every position of a few pieces, solved backwards from the ends of the match.

A position's code is one byte: 0 if neither side can force a win, else one more than the moves to
the end, if the winner hurries and the loser delays it. So an even code means that the side to move
wins, and an odd one that it loses: the side that moves last has won.

A table is solved in two parts. `look_at` tries all moves of each position once, for what they
capture: that leads to a smaller table, which must be there. `add_layer` then finds the positions
that are decided after one move more, from those before: first all that are one move from the end,
then two, and so on. Draws by repetition and by long quiet are left out of account, because who can
win needs no position twice.

A game that has such tables gives a `TableSolver` of its own (`Game.table_solver`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engines.contract import State
from meadhall.engines.packed import i64, u8, vec

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
        self.codes: vec[u8] = vec[u8]()
        self.pending: vec[u8] = vec[u8]()
        """Codes that are known already, but whose layer is still to come."""
        self.latest: i64 = 0
        """The highest code that is pending."""

    def begin(self) -> None:
        """Make room for the table. A solver that is only asked for its size needs none."""
        self.codes = vec[u8](bytes(int(self.size)))
        self.pending = vec[u8](bytes(int(self.size)))

    def needs(self) -> list[str]:
        """The tables to which a capture leads."""
        return []

    def take(self, name: str, codes: bytes) -> None:
        """One of the tables that it needs."""
        raise NotImplementedError

    def look_at(self, start: i64, stop: i64) -> None:
        """Look at the moves of all positions in these places."""
        raise NotImplementedError

    def add_layer(self, moves: i64) -> i64:
        """Decide the positions that are so many moves from the end; how many there are."""
        raise NotImplementedError

    def state_at(self, place: i64) -> State:
        """The position in this place, quiet for no move yet. Only where a code is not UNUSED."""
        raise NotImplementedError

    def postpone(self, place: i64, code: i64) -> None:
        """This position is decided, but in a later layer."""
        if code > MOST_CODE:
            raise TooLong(self.name)
        self.pending[place] = u8(code)
        if code > self.latest:
            self.latest = code
