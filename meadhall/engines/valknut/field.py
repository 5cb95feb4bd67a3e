"""The field: which cards lie where, and which zones are neighbours.

Cards lie upright or turned by half, edge to edge on a grid without end. A spot of that grid is one
number, from the columns east and the rows north of the first Parley card. The zones of a card have
numbers that follow from when it was laid: twelve for each, row by row from the top left.

A field never changes: laying or destroying a card makes a new one, so copies of a match share it.
"""

from typing import Final

from meadhall.engines.archive import Archive
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.cards import COLUMNS, GONE, GRASS, ROWS, VALKNUT, ZONES

# What kind of card lies there.
PARLEY: Final = 0
BIFROST: Final = 1
TERRAIN_CARD: Final = 2
DESTROYED: Final = 3

NONE: Final = -1
"""No zone, no card: a hole in the field, or its edge."""

# Directions, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

HALF: Final = 64
SIDE: Final = 128

SPOTS: Final = SIDE * SIDE

STEPS: Final = [SIDE, 1, -SIDE, -1]
"""From a spot to its neighbours, by direction."""

MIDDLE: Final = HALF * SIDE + HALF
"""The spot of the first Parley card."""


def spot_at(east: i64, north: i64) -> i64:
    """The spot so many cards east and north of the first Parley card."""
    return MIDDLE + north * SIDE + east


def east_of(spot: i64) -> i64:
    return spot % SIDE - HALF


def north_of(spot: i64) -> i64:
    return spot // SIDE - HALF


class Field:
    def __init__(self) -> None:
        # By laid card, in the order of laying:
        self.kinds: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()  # the card's place, or NONE for the Bifrost
        self.spots: vec[i64] = vec[i64]()
        self.turned: vec[i64] = vec[i64]()
        # By zone:
        self.ground: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()  # by zone * 4 + direction
        # What follows from these:
        self.open: vec[i64] = vec[i64]()  # where a card may be laid, sorted
        self.knots: vec[i64] = vec[i64]()  # zones with a Valknut, sorted

    def copy(self) -> "Field":
        twin = Field()
        twin.kinds = self.kinds[:]
        twin.cards = self.cards[:]
        twin.spots = self.spots[:]
        twin.turned = self.turned[:]
        twin.ground = self.ground[:]
        twin.near = self.near[:]
        twin.open = self.open[:]
        twin.knots = self.knots[:]
        return twin

    def walk(self, archive: Archive) -> "Field":
        """This field, or the one that the archive holds."""
        twin = self.copy()
        twin.kinds = archive.array(twin.kinds)
        twin.cards = archive.array(twin.cards)
        twin.spots = archive.array(twin.spots)
        twin.turned = archive.array(twin.turned)
        twin.ground = archive.array(twin.ground)
        same = twin.kinds == self.kinds and twin.spots == self.spots
        same = same and twin.cards == self.cards and twin.turned == self.turned
        if same and twin.ground == self.ground:
            return self
        twin.connect()
        return twin

    # How it changes. -------------------------------------------------------------------------

    def with_card(self, kind: i64, card: i64, spot: i64, turned: i64, zones: vec[i64]) -> "Field":
        """The field with one card more."""
        twin = self.copy()
        index: i64 = len(self.kinds)
        twin.kinds = append(twin.kinds, kind)
        twin.cards = append(twin.cards, card)
        twin.spots = append(twin.spots, spot)
        twin.turned = append(twin.turned, turned)
        for at in range(ZONES):
            twin.ground = append(twin.ground, zones[at])
            if zones[at] == VALKNUT:
                twin.knots = append(twin.knots, index * ZONES + at)
            for _ in range(4):
                twin.near = append(twin.near, i64(NONE))
        twin.join(index)
        twin.open = twin.free_spots(spot)
        return twin

    def without_card(self, index: i64) -> "Field":
        """The field after this card was destroyed."""
        twin = self.copy()
        twin.kinds[index] = DESTROYED
        for at in range(ZONES):
            twin.ground[index * ZONES + at] = GONE
        twin.connect()
        return twin

    def connect(self) -> None:
        """Find neighbours, open spots and Valknuts again."""
        self.near = vec[i64]([NONE] * (len(self.ground) * 4))
        self.knots = self.knots[:0]
        self.open = self.open[:0]
        for zone in range(len(self.ground)):
            if self.ground[zone] == VALKNUT:
                self.knots = append(self.knots, zone)
        for index in range(len(self.kinds)):
            if self.kinds[index] != DESTROYED:
                self.join(index)
        for index in range(len(self.kinds)):
            if self.kinds[index] != DESTROYED:
                self.open = self.free_spots(self.spots[index])

    def join(self, index: i64) -> None:
        """Make the zones of a card neighbours of each other and of the cards around."""
        base = index * ZONES
        for at in range(ZONES):
            if at >= COLUMNS:
                self.link(base + at, NORTH, base + at - COLUMNS)
            if at % COLUMNS != COLUMNS - 1:
                self.link(base + at, EAST, base + at + 1)
        north = self.index_at(self.spots[index] + STEPS[NORTH])
        east = self.index_at(self.spots[index] + STEPS[EAST])
        south = self.index_at(self.spots[index] + STEPS[SOUTH])
        west = self.index_at(self.spots[index] + STEPS[WEST])
        last: i64 = ZONES - COLUMNS
        for at in range(COLUMNS):
            if north != NONE:
                self.link(base + at, NORTH, north * ZONES + last + at)
            if south != NONE:
                self.link(south * ZONES + at, NORTH, base + last + at)
        for at in range(ROWS):
            if east != NONE:
                self.link(base + at * COLUMNS + COLUMNS - 1, EAST, east * ZONES + at * COLUMNS)
            if west != NONE:
                self.link(west * ZONES + at * COLUMNS + COLUMNS - 1, EAST, base + at * COLUMNS)

    def link(self, zone: i64, direction: i64, other: i64) -> None:
        self.near[zone * 4 + direction] = other
        self.near[other * 4 + (direction + 2) % 4] = zone

    def free_spots(self, spot: i64) -> vec[i64]:
        """The open spots when there is a card on this one."""
        found = vec[i64]()
        added = vec[i64]()
        for direction in range(4):
            around = spot + STEPS[direction]
            if self.index_at(around) == NONE and around not in self.open:
                added = append(added, around)
        for other in self.open:
            if other != spot:
                added = append(added, other)
        while len(found) < len(added):
            least: i64 = SPOTS
            for other in added:
                if other < least and (len(found) == 0 or other > found[len(found) - 1]):
                    least = other
            found = append(found, least)
        return found

    # What it tells. --------------------------------------------------------------------------

    def index_at(self, spot: i64) -> i64:
        """The card on this spot, by when it was laid, or NONE."""
        for index in range(len(self.spots)):
            if self.spots[index] == spot and self.kinds[index] != DESTROYED:
                return index
        return NONE

    def is_grass(self, zone: i64) -> bool:
        """May a unit stand here, as far as the ground goes?"""
        return self.ground[zone] == GRASS or self.ground[zone] == VALKNUT

    def is_obstacle(self, zone: i64) -> bool:
        """Is this a forest, a river or a mountain?"""
        return self.ground[zone] != GRASS and self.ground[zone] < VALKNUT

    def is_parley(self, zone: i64) -> bool:
        return self.kinds[zone // ZONES] == PARLEY

    def holds_without(self, index: i64) -> bool:
        """Do the other cards still hang together without this one?"""
        left = vec[i64]()
        for other in range(len(self.kinds)):
            if other != index and self.kinds[other] != DESTROYED:
                left = append(left, other)
        reached = left[:1]
        at: i64 = 0
        while at < len(reached):
            for direction in range(4):
                other = self.index_at(self.spots[reached[at]] + STEPS[direction])
                if other != NONE and other != index and other not in reached:
                    reached = append(reached, other)
            at += 1
        return len(reached) == len(left)

    def column(self, zone: i64) -> i64:
        """Counted from the west edge of the first Parley card, which is column 1."""
        return east_of(self.spots[zone // ZONES]) * COLUMNS + zone % COLUMNS + 1

    def row(self, zone: i64) -> i64:
        """Counted from the south edge of the first Parley card, which is row 1."""
        return north_of(self.spots[zone // ZONES]) * ROWS + ROWS - zone % ZONES // COLUMNS

    def zone_at(self, column: i64, row: i64) -> i64:
        """The zone in this column and row, or NONE."""
        east = (column - 1) // COLUMNS
        north = (row - 1) // ROWS
        if east < -HALF or east >= HALF or north < -HALF or north >= HALF:
            return NONE
        index = self.index_at(spot_at(east, north))
        if index == NONE:
            return NONE
        down = ROWS - 1 - (row - 1 - north * ROWS)
        return index * ZONES + down * COLUMNS + column - 1 - east * COLUMNS
