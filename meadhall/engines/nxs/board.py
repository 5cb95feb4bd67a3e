"""The board: three areas of 37 cells that mesh with each other; two players use two of them.

Each area is a hexagon of hexagons with four cells along each edge. A player sits behind his
own area and looks forward over it: its rows are counted from the front edge, the cells of a
row from his left. So W1.1 is White's front left cell, and B1.1 is Black's, wherever he sits:
opposite White in a match of two, a third of the way round the table in a match of three.

Cells are numbered area by area, row by row. The same number within an area therefore means
the same place for every player, and a set-up is one list of places for all.
"""

from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.hexes import DIRECTIONS, OFF, Cell, hexagon, step_table
from meadhall.engines.nxs.pieces import COLOUR_LETTERS, COLOURS_IN_ALL, HEADINGS, PIECES
from meadhall.engines.nxs.runes import PLACES, RUNES
from meadhall.engines.packed import append, i64, vec

AREA: Final = 37
"""Cells in one area."""

MOST_CELLS: Final = 3 * AREA

LONGEST: Final = 4
"""No move is longer; a move is (start * HEADINGS + heading) * LONGEST + distance - 1."""

CENTRES: Final[list[Cell]] = [(0, 0), (3, -7), (7, -4)]

ROW_WIDTHS: Final = [4, 5, 6, 7, 6, 5, 4]


class Board:
    """The areas in play, as tables. Never changed once it is made."""

    def __init__(self, areas: int) -> None:
        self.areas: i64 = areas
        self.cells: i64 = areas * AREA
        self.turns = [0, 3] if areas == 2 else [0, 2, 4]
        self.coordinates = [at for area in range(areas) for at in self._area(area)]
        self.names = [name for area in range(areas) for name in names_of(area)]
        self.area_of: vec[i64] = vec[i64]([cell // AREA for cell in range(areas * AREA)])
        self.nothing: vec[i64] = vec[i64]([0] * (areas * AREA))
        self.steps: vec[i64] = step_table(self.coordinates)
        self.jumps: vec[i64] = self._jumps()
        self.targets: vec[i64] = self._targets()
        self.rooms: vec[i64] = self._rooms()
        self.longest_line: i64 = self._longest_line()
        self.other_keys: i64 = self.cells * PIECES
        self.keys: vec[i64] = self._keys()

    def cell(self, name: str) -> int:
        """The cell of this name, or OFF."""
        return self.names.index(name) if name in self.names else OFF

    def _area(self, area: int) -> list[Cell]:
        """The area's cells in the order of its player's rows: White's, turned to where he sits."""
        centre = CENTRES[area]
        cells = []
        for q, r in hexagon(3):
            for _ in range(self.turns[area]):
                q, r = -r, q + r
            cells.append((centre[0] + q, centre[1] + r))
        return cells

    def _jumps(self) -> vec[i64]:
        """At cell * 6 + corner: the cell beyond the corner after that side, or OFF."""
        number = {at: cell for cell, at in enumerate(self.coordinates)}
        jumps = vec[i64]()
        for q, r in self.coordinates:
            for corner in range(6):
                near, far = DIRECTIONS[corner], DIRECTIONS[(corner + 1) % 6]
                target = (q + near[0] + far[0], r + near[1] + far[1])
                jumps = append(jumps, i64(number.get(target, OFF)))
        return jumps

    def _rooms(self) -> vec[i64]:
        """At (colour * cells + cell) * 6 + side: twice the cells of enemy areas that follow there.

        1 is added where the next cell is one of the colour's own area, and not off the board.
        """
        rooms = vec[i64]()
        for colour in range(COLOURS_IN_ALL):
            for cell in range(self.cells):
                for side in range(6):
                    length, at = 0, self.steps[cell * 6 + side]
                    while at != OFF and self.area_of[at] != colour:
                        length, at = length + 1, self.steps[at * 6 + side]
                    rooms = append(rooms, i64(2 * length + (at != OFF)))
        return rooms

    def _longest_line(self) -> i64:
        """How many cells of enemy areas can lie in one straight line with a piece on another."""
        longest: i64 = 0
        for colour in range(self.areas):
            for cell in range(self.cells):
                if self.area_of[cell] == colour:
                    continue
                for side in range(i64(3)):
                    at = (colour * self.cells + cell) * 6 + side
                    length = (self.rooms[at] >> 1) + (self.rooms[at + 3] >> 1)
                    if length > longest:
                        longest = length
        return longest

    def _targets(self) -> vec[i64]:
        """For every move, the cell where it ends, or OFF. A jump has one length only."""
        targets = vec[i64]()
        for start in range(self.cells):
            for heading in range(i64(HEADINGS)):
                side = heading // 2
                target = start
                for distance in range(i64(LONGEST)):
                    if heading % 2 == 0:
                        target = self.steps[target * 6 + side] if target != OFF else OFF
                    else:
                        target = self.jumps[start * 6 + side] if distance == 0 else OFF
                    targets = append(targets, target)
        return targets

    def _keys(self) -> vec[i64]:
        """At cell * PIECES + piece: a number to tell positions apart by, all combined by xor.

        From `other_keys` on, numbers for whose turn it is and for each place of each rune card.
        """
        chance = Chance(f"nxs {int(self.areas)}".encode())
        keys = vec[i64]()
        for _ in range(self.other_keys + COLOURS_IN_ALL + RUNES * PLACES):
            keys = append(keys, (chance.word() >> 2) * 4294967296 + chance.word())
        return keys


def names_of(area: int) -> list[str]:
    """The names of an area's cells, in order."""
    return [
        f"{COLOUR_LETTERS[area]}{row}.{place}"
        for row, width in enumerate(ROW_WIDTHS, 1)
        for place in range(1, width + 1)
    ]


BOARDS: Final = {2: Board(2), 3: Board(3)}
