"""The map: two islands, the sea between them, and what each hex is.

Hexes are numbered in reading order. Their names count columns by letter from the left and rows by
number from the top: a1 is the top left one. Every second row lies half a hex to the right.
"""

from typing import Final

from meadhall.engines.data import BadData, read_text
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import append, i64, vec

MEADOW: Final = 0
FOREST: Final = 1
ROCK: Final = 2
RIVER: Final = 3
MARSH: Final = 4
HOUSE: Final = 5
HOME: Final = 6
DUNGEON: Final = 7
SEA: Final = 8
SERPENT: Final = 9

SIGNS: Final = ".FKRMTHD~S"
"""How the map's file writes each kind of hex."""

NO_HEX: Final = OFF

EAST: Final = 1
WAYS: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")

# Columns and rows to go in each direction, in even and in odd rows.
STEPS: Final = (
    ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
    ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1)),
)

HOUSES: Final = 6
"""One for each treasure card."""

WHERE: Final = "valheim/map.txt"


class World:
    """The map as it is read from its file. Never changed once it is made."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        rows = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
        if not rows or any(len(row) != len(rows[0]) for row in rows):
            raise BadData(WHERE, "the rows of the map are not equally long")
        self.width: i64 = len(rows[0])
        self.height: i64 = len(rows)
        self.hexes: i64 = self.width * self.height
        for row in rows:
            for sign in row:
                if sign not in SIGNS:
                    raise BadData(WHERE, f"{sign!r} is no kind of hex")
        self.terrain: vec[i64] = vec[i64]([SIGNS.index(sign) for row in rows for sign in row])
        self.names: list[str] = [self._name(place) for place in range(int(self.hexes))]
        self.next: vec[i64] = self._neighbours()
        self.home: i64 = self._only(HOME)
        self.serpent: i64 = self._only(SERPENT)
        self.dungeon: i64 = self._only(DUNGEON)
        self.houses: vec[i64] = self._all(HOUSE)
        self.house_at: vec[i64] = self._house_numbers()
        self.island: vec[i64] = self._islands()
        self._check()

    def is_sea(self, place: i64) -> bool:
        return self.terrain[place] >= SEA

    def is_first_island(self, place: i64) -> bool:
        """Is this the island with HOME, whose rocks hold bronze?"""
        return self.island[place] == self.island[self.home]

    def place(self, name: str) -> int:
        """The hex of this name, or NO_HEX."""
        return self.names.index(name) if name in self.names else NO_HEX

    def column(self, place: int) -> int:
        return place % int(self.width)

    def row(self, place: int) -> int:
        return place // int(self.width)

    def touches_sea(self, place: i64) -> bool:
        """Is this hex beside the sea?"""
        for direction in range(i64(6)):
            beside = self.next[place * 6 + direction]
            if beside != NO_HEX and self.is_sea(beside):
                return True
        return False

    def are_near(self, one: i64, other: i64) -> bool:
        """Are these the same hex, or next to each other?"""
        if one == other:
            return True
        return any(self.next[one * 6 + direction] == other for direction in range(i64(6)))

    def bearing(self, start: int, end: int) -> str:
        """In which direction the end lies, roughly."""
        x = 2 * (self.column(end) - self.column(start)) + self.row(end) % 2 - self.row(start) % 2
        y = 2 * (self.row(end) - self.row(start))
        across = "east" if x > 0 else "west"
        down = "south" if y > 0 else "north"
        if abs(y) * 2 < abs(x):
            return across
        return down if abs(x) * 2 < abs(y) else f"{down}-{across}"

    # How it is made. -------------------------------------------------------------------------

    def _name(self, place: int) -> str:
        return f"{'abcdefghijklmnopqrstuvwxyz'[self.column(place)]}{self.row(place) + 1}"

    def _neighbours(self) -> vec[i64]:
        """At hex * 6 + direction: the neighbouring hex, or NO_HEX."""
        found = vec[i64]()
        width, height = int(self.width), int(self.height)
        for place in range(int(self.hexes)):
            column, row = self.column(place), self.row(place)
            for right, down in STEPS[row % 2]:
                x, y = column + right, row + down
                inside = 0 <= x < width and 0 <= y < height
                found = append(found, y * width + x if inside else NO_HEX)
        return found

    def _all(self, kind: int) -> vec[i64]:
        found = vec[i64]()
        for place in range(self.hexes):
            if self.terrain[place] == kind:
                found = append(found, place)
        return found

    def _only(self, kind: int) -> i64:
        found = self._all(kind)
        if len(found) != 1:
            raise BadData(WHERE, f"there are {len(found)} hexes {SIGNS[kind]}, not one")
        return found[0]

    def _house_numbers(self) -> vec[i64]:
        """For each hex the number of its house, or NO_HEX."""
        numbers = vec[i64]([i64(NO_HEX)] * int(self.hexes))
        for at in range(len(self.houses)):
            numbers[self.houses[at]] = at
        return numbers

    def _islands(self) -> vec[i64]:
        """For each hex the first hex of its island, or NO_HEX for the sea."""
        islands = vec[i64]([i64(NO_HEX)] * int(self.hexes))
        for first in range(self.hexes):
            if self.is_sea(first) or islands[first] != NO_HEX:
                continue
            islands[first] = first
            border: list[i64] = [first]
            while border:
                place = border.pop()
                for direction in range(i64(6)):
                    beside = self.next[place * 6 + direction]
                    if beside != NO_HEX and not self.is_sea(beside) and islands[beside] == NO_HEX:
                        islands[beside] = first
                        border.append(beside)
        return islands

    def sea_reached(self, start: i64, closed: i64) -> vec[i64]:
        """For each hex: 1 where a raft comes from here, by sea alone and past the closed hex."""
        reached = vec[i64]([0] * int(self.hexes))
        border: list[i64] = [start]
        while border:
            place = border.pop()
            for direction in range(i64(6)):
                beside = self.next[place * 6 + direction]
                if beside in (NO_HEX, closed) or reached[beside] == 1:
                    continue
                reached[beside] = 1
                if self.is_sea(beside):
                    border.append(beside)
        return reached

    def _check(self) -> None:
        """What the rules rely on: what is needed is there, and can be reached."""
        if len(self.houses) != HOUSES:
            raise BadData(WHERE, f"there are {len(self.houses)} treasure houses, not {HOUSES}")
        if self.is_first_island(self.dungeon):
            raise BadData(WHERE, "the dungeon stands on the island of HOME")
        coast: list[i64] = []
        for island, name in ((self.home, "HOME"), (self.dungeon, "the dungeon")):
            kinds = vec[i64]([0] * len(SIGNS))
            for place in range(self.hexes):
                if self.island[place] == self.island[island]:
                    kinds[self.terrain[place]] += 1
                    if self.touches_sea(place):
                        coast.append(place)
            for kind in (FOREST, ROCK, HOUSE):
                if kinds[kind] == 0:
                    raise BadData(WHERE, f"the island of {name} has no hex {SIGNS[kind]}")
        reached = vec[i64]([0] * int(self.hexes))
        for place in coast:
            if self.is_first_island(place):
                shore = self.sea_reached(place, NO_HEX)
                for at in range(self.hexes):
                    reached[at] = 1 if shore[at] == 1 else reached[at]
        if not any(
            reached[place] == 1 and self.island[place] == self.island[self.dungeon]
            for place in coast
        ):
            raise BadData(WHERE, "no raft comes from one island to the other")
        if reached[self.serpent] == 0:
            raise BadData(WHERE, "no raft comes to the serpent")
        for house in self.houses:
            lies_near = (
                self.is_first_island(house) or self.island[house] == self.island[self.dungeon]
            )
            if not lies_near and reached[house] == 0:
                raise BadData(WHERE, f"the house on {self.names[house]} cannot be reached")


WORLD: Final = World(read_text("valheim", "map.txt"))
