"""Who stands where at first?

A set-up is one pattern for all players, drawn row by row from the front edge with the letters
of `pieces.LETTERS`. The rulebook's pictures of them are lost: these patterns are our ruling.
They have the right pieces, leave the front row empty, so that nobody can capture on his first
move, and look alike to the left and the right of the centre line.

For a random set-up tiles are drawn: one for every piece that is not a Jöfurr. The Jöfurrs keep
their places in front; the tiles fill the other places, from the front and the left. Two
players draw for a tribe with as many Seiðkonas as the pattern has, so all others are left out
of the bag and these are sure to come; three players draw from all tiles.
"""

from typing import Final

from meadhall.engines.nxs.board import AREA, ROW_WIDTHS, Board
from meadhall.engines.nxs.pieces import (
    BERSERKR,
    EMPTY,
    HRAFN,
    JOFURR,
    LETTERS,
    ORN,
    SEIDKONA,
    ULFHEDNAR,
    piece,
)
from meadhall.engines.packed import i64, vec

# (the areas in play, the set-up) -> its rows; rows that are left out are empty.
PATTERNS: Final = {
    (2, "short"): ["....", "BJ.JB", "..OO..", "...S..."],
    (2, "medium"): ["....", "BJSJB", ".HUUH.", "...O..."],
    (2, "long"): ["....", "BJSJB", "OHUUHO", "...O..."],
    (2, "long13"): ["....", "BJSJB", "OHUUHO", "..OS..."],
    (3, "short"): ["....", "BJ.JB", "..OO..", "...S..."],
    (3, "medium"): ["....", "BJSJB", ".HUUH.", "...O..."],
    (3, "medium3s"): ["....", "BJSJB", ".SUUS.", "...O..."],
    (3, "long"): ["....", "BJSJB", "SHUUHS", "..OOO.."],
}

# Where tiles are laid, if not on the fixed pattern's own places. In a match of three some of
# those face an enemy's within one jump, and are safe only while a Seiðkona stands there.
DRAWN_PATTERNS: Final = {
    (3, "medium"): ["....", "*J.J*", ".****.", "..*.*.."],
    (3, "medium3s"): ["....", "*J.J*", ".****.", "..*.*.."],
    (3, "long"): ["....", "*J.J*", ".****.", ".*****.", "..*..."],
}

SETUPS: Final = ["short", "medium", "medium3s", "long", "long13"]

# The facing of each kind on the left of its row, and in the middle or on the right. Every
# warrior has a spear straight ahead; left and right mirror each other. Also our ruling.
FACINGS_AT_FIRST: Final = {
    JOFURR: (4, 3),
    BERSERKR: (4, 4),
    ULFHEDNAR: (4, 5),
    HRAFN: (2, 2),
    ORN: (4, 5),
    SEIDKONA: (1, 0),
}

TILES: Final = [SEIDKONA] * 3 + [ORN] * 3 + [BERSERKR] * 2 + [ULFHEDNAR] * 2 + [HRAFN] * 2

Place = tuple[int, int]
"""A cell's number within its area, and the kind of the piece there."""


def places(areas: int, setup: str) -> list[Place]:
    """The pattern's places, from the front and the left."""
    signs = "".join(PATTERNS[areas, setup])
    return [(at, LETTERS.index(sign)) for at, sign in enumerate(signs) if sign != "."]


def drawn_places(areas: int, setup: str) -> list[int]:
    """The places that tiles fill in a random set-up."""
    signs = "".join(DRAWN_PATTERNS.get((areas, setup), PATTERNS[areas, setup]))
    return [at for at, sign in enumerate(signs) if sign not in (".", LETTERS[JOFURR])]


def bag(areas: int, setup: str) -> list[int]:
    """The tiles that are drawn from, the Seiðkonas first."""
    if areas == 3:
        return TILES
    sorceresses = [kind for _, kind in places(areas, setup) if kind == SEIDKONA]
    return sorceresses + [kind for kind in TILES if kind != SEIDKONA]


def facing_at_first(at: int, kind: int) -> int:
    """The facing of a piece on this place of White's area."""
    left, right = FACINGS_AT_FIRST[kind]
    for width in ROW_WIDTHS:
        if at < width:
            return left if 2 * at + 1 < width else right
        at -= width
    raise ValueError("an area has only so many places")


def stand(men: vec[i64], board: Board, colour: int, army: list[Place]) -> None:
    """Put a player's pieces on their places, facing forward."""
    for at, kind in army:
        facing = facing_at_first(at, kind) + board.turns[colour]
        men[colour * AREA + at] = piece(colour, kind, facing)


def men_at_first(board: Board, setup: str) -> vec[i64]:
    """The fixed set-up of all players."""
    areas = int(board.areas)
    men = vec[i64]([EMPTY] * int(board.cells))
    for colour in range(areas):
        stand(men, board, colour, places(areas, setup))
    return men
