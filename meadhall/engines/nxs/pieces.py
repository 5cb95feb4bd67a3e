"""What is a piece: its sigils, its spears, its runes, and the way it faces.

A piece is a hexagon. Each of its six sides bears either a sigil line or a movement rune. It
moves toward its sigils, as many cells as it has runes; wherever two sigils are neighbours the
corner between them bears a spear, and toward that corner it attacks. So the sides with sigils
say everything, and the two numbers of a piece's notation, 4-3 say, are its sigils and spears.

On the board a piece is one number that holds its colour, its kind and its facing: the side on
which the first of its sigils lies, clockwise, when side 0 is north-east. Pieces that look the
same after less than a full turn have fewer facings: the Hrafn three, the Seiðkona two.
"""

from collections.abc import Callable
from typing import Final

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.texts import Colour
from meadhall.engines.packed import append, i64, vec

WHITE: Final = 0
BLACK: Final = 1
GOLD: Final = 2
NEITHER: Final = 3
COLOURS_IN_ALL: Final = 3

NOUGHTS: Final[vec[i64]] = vec[i64]([0, 0, 0])
"""A count for each colour: copied, never changed."""

COLOURS: Final = [Colour.WHITE, Colour.BLACK, Colour.GOLD]
COLOUR_LETTERS: Final = "WBG"

JOFURR: Final = 0
BERSERKR: Final = 1
ULFHEDNAR: Final = 2
HRAFN: Final = 3
ORN: Final = 4
SEIDKONA: Final = 5
KINDS: Final = 6

TITLES: Final = ["Jöfurr", "Berserkr", "Úlfhéðnar", "Hrafn", "Örn", "Seiðkona"]
LETTERS: Final = "JBUHOS"

# The sides with sigils at facing 0. Two shapes have four sigils and two spears, and only the
# rulebook's pictures tell which is the wolf's (4-2) and which the raven's (4-2s): our ruling.
SIGILS: Final = [(0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4), (0, 1, 2), (0, 2, 4)]

HEADINGS: Final = 12
"""Ways out of a cell: 2 * side goes straight on, 2 * corner + 1 jumps over a corner."""

EMPTY: Final = 0
PIECES: Final = 1 + 3 * KINDS * 6


def sigils(kind: int, facing: int) -> list[int]:
    """The sides that bear a sigil, of a piece that faces so."""
    return sorted((side + facing) % 6 for side in SIGILS[kind])


def spears(kind: int, facing: int) -> list[int]:
    """The corners that bear a spear; corner 0 lies between sides 0 and 1."""
    lines = sigils(kind, facing)
    return [corner for corner in range(6) if corner in lines and (corner + 1) % 6 in lines]


def facings(kind: int) -> int:
    """In how many ways a piece of this kind can lie that do not look the same."""
    return next(turn for turn in range(1, 7) if sigils(kind, turn) == sigils(kind, 0))


def piece(colour: int, kind: int, facing: int) -> int:
    """The number of such a piece."""
    return 1 + (colour * KINDS + kind) * 6 + facing % facings(kind)


def facing_of(man: int) -> int:
    return (man - 1) % 6


def _colours() -> vec[i64]:
    """For every piece its colour; NEITHER for an empty cell."""
    return vec[i64]([NEITHER] + [(man - 1) // (6 * KINDS) for man in range(1, PIECES)])


def _kinds() -> vec[i64]:
    """For every piece its kind; KINDS for an empty cell."""
    return vec[i64]([KINDS] + [(man - 1) // 6 % KINDS for man in range(1, PIECES)])


def _ranges() -> vec[i64]:
    """For every kind, how many runes it bears: so many cells it may go."""
    return vec[i64]([6 - len(SIGILS[kind]) for kind in range(KINDS)])


def _reaches() -> vec[i64]:
    """At piece * HEADINGS + heading: how far it may go that way; for a spear's corner, 1."""
    reaches = vec[i64]([0] * HEADINGS)
    for man in range(1, PIECES):
        kind = (man - 1) // 6 % KINDS
        lines, corners = sigils(kind, facing_of(man)), spears(kind, facing_of(man))
        for side in range(6):
            reaches = append(reaches, i64(6 - len(lines)) if side in lines else 0)
            reaches = append(reaches, 1 if side in corners else 0)
    return reaches


def _listed(found: Callable[[int, int], list[int]]) -> vec[i64]:
    """From piece * 6 on: the sides or corners found for it; OFF where there are no more."""
    listed = vec[i64]([OFF] * (6 * PIECES))
    for man in range(1, PIECES):
        for at, side in enumerate(found((man - 1) // 6 % KINDS, facing_of(man))):
            listed[man * 6 + at] = i64(side)
    return listed


def _turned() -> vec[i64]:
    """At piece * 6 + turns: the same piece after so many turns of 60 degrees clockwise."""
    turned = vec[i64]([EMPTY] * 6)
    for man in range(1, PIECES):
        colour, kind = (man - 1) // (6 * KINDS), (man - 1) // 6 % KINDS
        for turns in range(6):
            turned = append(turned, piece(colour, kind, facing_of(man) + turns))
    return turned


COLOUR_OF: Final[vec[i64]] = _colours()
KIND_OF: Final[vec[i64]] = _kinds()
RANGE_OF: Final[vec[i64]] = _ranges()
REACHES: Final[vec[i64]] = _reaches()
TURNED: Final[vec[i64]] = _turned()
SIGIL_SIDES: Final[vec[i64]] = _listed(sigils)
SPEAR_CORNERS: Final[vec[i64]] = _listed(spears)
SPEAR_COUNT_OF: Final[vec[i64]] = vec[i64]([len(spears(kind, 0)) for kind in range(KINDS)])
FACINGS: Final[vec[i64]] = vec[i64]([facings(kind) for kind in range(KINDS)])
