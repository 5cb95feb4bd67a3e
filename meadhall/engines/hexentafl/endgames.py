"""Endgame tables of the small board: the king with a few men against a few raiders.

A table is named after its pieces: `2m3r` has the king, two men and three raiders, and ends in `-nc`
where nobody may cross the throne. A place in it is found so: the board is turned or mirrored until
the king stands on the first cell of those that look alike; then the places of the men are numbered
among the free cells, those of the raiders among what is left, and the side to move comes last.
Where several ways to turn the board lead there, the lowest number counts.
"""

from typing import Final

from meadhall.engines.hexentafl.board import BOARDS, EMPTY, KING, MAN, RAIDER
from meadhall.engines.hexes import turned
from meadhall.engines.packed import append, i64, vec

BOARD: Final = BOARDS[4]
CELLS: Final = 37
MOST_CHOSEN: Final = 12
"""No table has more pieces of a kind."""


class Ways:
    """The twelve ways to turn the board, and which of them take the king where he is looked up."""

    def __init__(self) -> None:
        cells = BOARD.coordinates
        images = [[cells.index(turned(cell, way)) for cell in cells] for way in range(12)]
        # At way * CELLS + cell: what stands on this cell afterwards came from there.
        self.sources: vec[i64] = vec[i64](
            [image.index(cell) for image in images for cell in range(CELLS)]
        )
        firsts = [min(image[cell] for image in images) for cell in range(CELLS)]
        self.homes: vec[i64] = vec[i64](
            sorted({first for cell, first in enumerate(firsts) if BOARD.corners[cell] == 0})
        )
        """Where the king is looked up."""
        self.home_of: vec[i64] = vec[i64](
            [list(self.homes).index(first) if first in list(self.homes) else -1 for first in firsts]
        )
        # At cell * 12 and on: the ways that take the king home from this cell, then -1.
        listed: list[i64] = []
        for cell in range(CELLS):
            fitting = [way for way in range(12) if images[way][cell] == firsts[cell]]
            listed += [i64(way) for way in fitting] + [i64(-1)] * (12 - len(fitting))
        self.listed: vec[i64] = vec[i64](listed)


WAYS: Final = Ways()


def binomials() -> vec[i64]:
    """At n * MOST_CHOSEN + k: how many ways there are to choose k out of n."""
    rows = [[1] + [0] * (MOST_CHOSEN - 1)]
    for _ in range(CELLS):
        last = rows[-1]
        rows.append([1] + [last[k - 1] + last[k] for k in range(1, MOST_CHOSEN)])
    return vec[i64]([i64(count) for row in rows for count in row])


CHOICES: Final = binomials()


def choices(n: i64, k: i64) -> i64:
    return CHOICES[n * MOST_CHOSEN + k]


class Layout:
    """How the positions of a table are numbered."""

    def __init__(self, men: i64, raiders: i64) -> None:
        self.men: i64 = men
        self.raiders: i64 = raiders
        self.starts: vec[i64] = vec[i64]()
        """Of each home of the king: its first place."""
        total: i64 = 0
        for home in WAYS.homes:
            self.starts = append(self.starts, total)
            total += self.by_men(home) * self.by_raiders(home) * 2
        self.size: i64 = total

    def free(self, home: i64) -> i64:
        """How many cells men and raiders may stand on while the king is at this home."""
        return CELLS - 1 if home == BOARD.throne else i64(CELLS - 2)

    def by_men(self, home: i64) -> i64:
        return choices(self.free(home), self.men)

    def by_raiders(self, home: i64) -> i64:
        return choices(self.free(home) - self.men, self.raiders)

    def place(self, pieces: vec[i64], king: i64, turn: i64) -> i64:
        """The place of a position."""
        best: i64 = -1
        at = king * 12
        while at < king * 12 + 12 and WAYS.listed[at] >= 0:
            found = self.place_by(pieces, king, turn, WAYS.listed[at])
            if best < 0 or found < best:
                best = found
            at += 1
        return best

    def place_by(self, pieces: vec[i64], king: i64, turn: i64, way: i64) -> i64:
        """The place that one way to turn the board leads to."""
        sources = WAYS.sources
        home = WAYS.home_of[king]
        by_men: i64 = 0
        by_raiders: i64 = 0
        free: i64 = 0
        left: i64 = 0
        men: i64 = 0
        raiders: i64 = 0
        for cell in range(i64(CELLS)):
            piece = pieces[sources[way * CELLS + cell]]
            if piece == EMPTY:
                if cell != BOARD.throne:
                    free += 1
                    left += 1
            elif piece == MAN:
                men += 1
                by_men += CHOICES[free * MOST_CHOSEN + men]
                free += 1
            elif piece == RAIDER:
                raiders += 1
                by_raiders += CHOICES[left * MOST_CHOSEN + raiders]
                free += 1
                left += 1
        return (
            self.starts[home] + (by_men * self.by_raiders(WAYS.homes[home]) + by_raiders) * 2 + turn
        )

    def pieces(self, place: i64) -> vec[i64]:
        """Who stands where, in the position of this place."""
        at: i64 = len(self.starts) - 1
        while self.starts[at] > place:
            at -= 1
        king = WAYS.homes[at]
        number = (place - self.starts[at]) // 2
        found = vec[i64]([EMPTY] * CELLS)
        found[king] = KING
        self.put(found, MAN, self.men, number // self.by_raiders(king), self.free(king))
        self.put(
            found, RAIDER, self.raiders, number % self.by_raiders(king), self.free(king) - self.men
        )
        return found

    def put(self, found: vec[i64], piece: i64, count: i64, number: i64, free: i64) -> None:
        """Put pieces of a kind onto free cells, as their number says."""
        slot = free - 1
        cell: i64 = CELLS - 1
        while count > 0:
            while found[cell] != EMPTY or cell == BOARD.throne:
                cell -= 1
            if choices(slot, count) <= number:
                number -= choices(slot, count)
                found[cell] = piece
                count -= 1
            slot -= 1
            cell -= 1


LAYOUTS: Final[dict[int, Layout]] = {}
"""By men * MOST_CHOSEN + raiders, as they are wanted."""


def layout_of(men: i64, raiders: i64) -> Layout:
    key = int(men * MOST_CHOSEN + raiders)
    layout = LAYOUTS.get(key)
    if layout is None:
        layout = Layout(men, raiders)
        LAYOUTS[key] = layout
    return layout


def table_name(men: i64, raiders: i64, crossing: bool) -> str:
    return f"{int(men)}m{int(raiders)}r{'' if crossing else '-nc'}"


NAMES: Final = [
    table_name(at // MOST_CHOSEN % MOST_CHOSEN, at % MOST_CHOSEN, at >= MOST_CHOSEN * MOST_CHOSEN)
    for at in range(2 * MOST_CHOSEN * MOST_CHOSEN)
]
"""By crossing, men and raiders: a search asks for them a million times a second."""


def name_for(pieces: vec[i64], crossing: bool) -> str:
    """The name of the table that a position would be in; empty if there are too many pieces."""
    men: i64 = 0
    raiders: i64 = 0
    for piece in pieces:
        if piece == MAN:
            men += 1
        elif piece == RAIDER:
            raiders += 1
    if men >= MOST_CHOSEN or raiders >= MOST_CHOSEN:
        return ""
    return NAMES[((MOST_CHOSEN if crossing else 0) + men) * MOST_CHOSEN + raiders]


def counted(pieces: vec[i64], piece: i64) -> i64:
    count: i64 = 0
    for each in pieces:
        if each == piece:
            count += 1
    return count


def place_of(pieces: vec[i64], king: i64, turn: i64) -> i64:
    """The place of a position in its table."""
    return layout_of(counted(pieces, MAN), counted(pieces, RAIDER)).place(pieces, king, turn)
