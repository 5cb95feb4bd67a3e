"""The board: cells, rays, corners, names, and who stands where at first.

Cells are numbered in reading order, from the top row to the bottom one. Their names count rows
by letter from the bottom and places by number from the left: a1 is the bottom left corner.
"""

from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.hexes import DIRECTIONS, OFF, hexagon, step_table
from meadhall.engines.packed import append, i64, vec

EMPTY: Final = 0
MAN: Final = 1
KING: Final = 2
RAIDER: Final = 3
PIECES: Final = 4

DEFENDERS: Final = 0
ATTACKERS: Final = 1
NEITHER: Final = 2

OWNERS: Final[vec[i64]] = vec[i64]([NEITHER, DEFENDERS, DEFENDERS, ATTACKERS])

REACH: Final = 8
"""No slide is longer; an action is (start * 6 + direction) * REACH + distance - 1."""


class Board:
    """A hexagon of hexagons, `side` cells along each edge. Never changed once it is made."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.coordinates = hexagon(side - 1)
        self.cells: i64 = len(self.coordinates)
        self.throne: i64 = self.cells // 2
        self.steps: vec[i64] = step_table(self.coordinates)
        self.rays: vec[i64] = self._rays()
        self.corners: vec[i64] = self._corners()
        self.corner_cells: vec[i64] = vec[i64](
            [self.along(direction, side - 1) for direction in range(6)]
        )
        self.anvils: vec[i64] = self._anvils()
        self.distances: vec[i64] = self._distances()
        self.names = [self._name(cell) for cell in range(int(self.cells))]
        self.keys: vec[i64] = self._keys()

    def along(self, direction: int, distance: int) -> i64:
        """The cell so many steps from the throne."""
        dq, dr = DIRECTIONS[direction]
        return self.coordinates.index((dq * distance, dr * distance))

    def distance(self, one: i64, other: i64) -> i64:
        """Steps from one cell to the other over an empty board."""
        return self.distances[one * self.cells + other]

    def cell(self, name: str) -> int:
        """The cell of this name, or OFF."""
        return self.names.index(name) if name in self.names else OFF

    def _rays(self) -> vec[i64]:
        """For every action, the cell where it ends, or OFF."""
        rays = vec[i64]()
        for ray in range(self.cells * 6):
            target = ray // 6
            for _ in range(i64(REACH)):
                target = self.steps[target * 6 + ray % 6] if target != OFF else OFF
                rays = append(rays, target)
        return rays

    def _corners(self) -> vec[i64]:
        """For every cell: 1 at the six corners, else 0."""
        corners = vec[i64]([0] * int(self.cells))
        for direction in range(6):
            corners[self.along(direction, self.side - 1)] = 1
        return corners

    def _anvils(self) -> vec[i64]:
        """At victim * 6 + direction: the cell that must hold the second captor when the first
        stands on the side opposite to `direction`.

        On a line it is the next cell. A corner has no two opposite neighbours: there the two
        captors stand on the two cells of the rim beside it.
        """
        anvils = self.steps[:]
        for toward in range(6):
            corner = self.along(toward, self.side - 1)
            left, right = (toward + 2) % 6, (toward + 4) % 6
            anvils[corner * 6 + (left + 3) % 6] = self.steps[corner * 6 + right]
            anvils[corner * 6 + (right + 3) % 6] = self.steps[corner * 6 + left]
        return anvils

    def _distances(self) -> vec[i64]:
        """At one * cells + other: the steps between two cells."""
        distances = vec[i64]()
        for q, r in self.coordinates:
            for other_q, other_r in self.coordinates:
                dq, dr = other_q - q, other_r - r
                distances = append(distances, i64(max(abs(dq), abs(dr), abs(dq + dr))))
        return distances

    def _name(self, cell: int) -> str:
        q, r = self.coordinates[cell]
        first = max(1 - self.side, 1 - self.side - r)
        return f"{'abcdefghi'[self.side - 1 - r]}{q - first + 1}"

    def _keys(self) -> vec[i64]:
        """At cell * PIECES + piece: a number to tell positions apart by, all combined by xor."""
        chance = Chance(f"hexentafl {self.side}".encode())
        keys = vec[i64]()
        for _ in range(self.cells * PIECES + 2):
            keys = append(keys, (chance.word() >> 2) * 4294967296 + chance.word())
        return keys

    def men_at_first(self) -> vec[i64]:
        men = vec[i64]([EMPTY] * int(self.cells))
        men[self.throne] = KING
        for direction in range(6):
            if self.side == 5:
                men[self.along(direction, 1)] = MAN
                men[self.along(direction, 3)] = RAIDER
                men[self.along(direction, 4)] = RAIDER
            else:
                if direction % 2 == 1:
                    men[self.along(direction, 1)] = MAN
                men[self.along(direction, 3)] = RAIDER
        return men


BOARDS: Final = {4: Board(4), 5: Board(5)}
