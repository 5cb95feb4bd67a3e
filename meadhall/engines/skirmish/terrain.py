"""What lies on the table: woods, a village, a hill, hedges and fences.

Areas are closed convex shapes that do not overlap; hedges and fences are lines without width.
Nothing here changes during a match.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish.measure import (
    INCH,
    Stretch,
    is_inside,
    lines_touch,
    root,
    root_above,
    squared,
    stretch_inside,
)

# In `kinds`.
WOODS: Final = 0
VILLAGE: Final = 1
HILL: Final = 2

# In `hedge_kinds`.
HEDGE: Final = 0
FENCE: Final = 1

NOWHERE: Final = -1

SIGHT_DEPTH: Final = 2 * INCH
"""A line of sight may pass through so much of woods and village."""


class Ground:
    """One table: its size, its areas and its hedges."""

    def __init__(self, key: str, title: str, width: i64, height: i64) -> None:
        self.key: str = key
        self.title: str = title
        self.width: i64 = width
        self.height: i64 = height
        self.corners: vec[i64] = vec[i64]()  # x, y, x, y... of all areas
        self.firsts: vec[i64] = vec[i64]()  # of each area, where its corners begin
        self.lasts: vec[i64] = vec[i64]()
        self.boxes: vec[i64] = vec[i64]()  # of each area: left, low, right, high
        self.kinds: vec[i64] = vec[i64]()
        self.crests: vec[i64] = vec[i64]()  # of each area: x, y; the middle of those not hills
        self.hedge_points: vec[i64] = vec[i64]()
        self.hedge_firsts: vec[i64] = vec[i64]()
        self.hedge_lasts: vec[i64] = vec[i64]()
        self.hedge_kinds: vec[i64] = vec[i64]()

    def add_area(self, kind: i64, corners: list[int], x: i64, y: i64) -> None:
        """An area with these corners, counter-clockwise, and its crest or middle."""
        self.firsts = append(self.firsts, i64(len(self.corners)))
        for number in corners:
            self.corners = append(self.corners, i64(number))
        self.lasts = append(self.lasts, i64(len(self.corners)))
        self.kinds = append(self.kinds, kind)
        self.crests = append(append(self.crests, x), y)
        for number in (min(corners[::2]), min(corners[1::2])):
            self.boxes = append(self.boxes, i64(number))
        for number in (max(corners[::2]), max(corners[1::2])):
            self.boxes = append(self.boxes, i64(number))

    def add_hedge(self, kind: i64, points: list[int]) -> None:
        """A hedge or fence along these points."""
        self.hedge_firsts = append(self.hedge_firsts, i64(len(self.hedge_points)))
        for number in points:
            self.hedge_points = append(self.hedge_points, i64(number))
        self.hedge_lasts = append(self.hedge_lasts, i64(len(self.hedge_points)))
        self.hedge_kinds = append(self.hedge_kinds, kind)

    # Where a point lies. ---------------------------------------------------------------------

    def is_in(self, area: i64, x: i64, y: i64) -> bool:
        """Does the point lie in this area, its border included?"""
        box = area * 4
        if x < self.boxes[box] or x > self.boxes[box + 2]:
            return False
        if y < self.boxes[box + 1] or y > self.boxes[box + 3]:
            return False
        return is_inside(self.corners, self.firsts[area], self.lasts[area], x, y)

    def area_at(self, x: i64, y: i64) -> i64:
        """The area in which the point lies, or NOWHERE; of two that meet there, the first."""
        for area in range(i64(len(self.kinds))):
            if self.is_in(area, x, y):
                return area
        return NOWHERE

    def is_cover(self, x: i64, y: i64) -> bool:
        """Does the point lie in woods or a village?"""
        for area in range(i64(len(self.kinds))):
            if self.kinds[area] != HILL and self.is_in(area, x, y):
                return True
        return False

    def hill_at(self, x: i64, y: i64) -> i64:
        """The hill on which the point lies, or NOWHERE."""
        for area in range(i64(len(self.kinds))):
            if self.kinds[area] == HILL and self.is_in(area, x, y):
                return area
        return NOWHERE

    def to_crest(self, hill: i64, x: i64, y: i64) -> i64:
        """The square of the distance to the hill's crest."""
        return squared(x - self.crests[2 * hill], y - self.crests[2 * hill + 1])

    # What a line passes. ---------------------------------------------------------------------

    def may_pass(self, area: i64, x: i64, y: i64, dx: i64, dy: i64) -> bool:
        """Could the line touch this area? A quick look at the boxes around both."""
        box = area * 4
        left, right = (x, x + dx) if dx >= 0 else (x + dx, x)
        low, high = (y, y + dy) if dy >= 0 else (y + dy, y)
        if right < self.boxes[box] or left > self.boxes[box + 2]:
            return False
        return high >= self.boxes[box + 1] and low <= self.boxes[box + 3]

    def stretch(self, area: i64, x: i64, y: i64, dx: i64, dy: i64) -> Stretch:
        """The part of the line inside this area."""
        return stretch_inside(self.corners, self.firsts[area], self.lasts[area], x, y, dx, dy)

    def cost(self, x: i64, y: i64, dx: i64, dy: i64) -> i64:
        """What a straight leg costs: its length, where it is slow twice, rounded up once."""
        length = squared(dx, dy)
        share: int = 0
        whole: int = 1
        for area in range(i64(len(self.kinds))):
            if not self.may_pass(area, x, y, dx, dy):
                continue
            part = self.stretch(area, x, y, dx, dy)
            if self.kinds[area] == HILL:
                along = (self.crests[2 * area] - x) * dx + (self.crests[2 * area + 1] - y) * dy
                part.end_at(along, length)
            if not part.is_empty():
                size: int = int(part.d0 * part.d1)
                share = share * size + int(part.n1 * part.d0 - part.n0 * part.d1) * whole
                whole = whole * size
        if share == 0:
            even = root(length)
            return even if even * even == length else even + 1
        doubled: int = whole + share
        return i64(-(-root_above(int(length) * doubled * doubled) // whole))

    def is_sight_blocked(self, x: i64, y: i64, dx: i64, dy: i64) -> bool:
        """Does more of the line lie in woods and village than one can see through?"""
        length = squared(dx, dy)
        if length <= SIGHT_DEPTH * SIGHT_DEPTH:
            return False
        share: int = 0
        whole: int = 1
        for area in range(i64(len(self.kinds))):
            if self.kinds[area] == HILL or not self.may_pass(area, x, y, dx, dy):
                continue
            part = self.stretch(area, x, y, dx, dy)
            if not part.is_empty():
                size: int = int(part.d0 * part.d1)
                share = share * size + int(part.n1 * part.d0 - part.n0 * part.d1) * whole
                whole = whole * size
        return int(length) * share * share > SIGHT_DEPTH * SIGHT_DEPTH * whole * whole

    def deepest(self, x: i64, y: i64, dx: i64, dy: i64) -> i64:
        """The woods or village in which most of the line lies, or NOWHERE: what blocks a shot."""
        found: i64 = NOWHERE
        most_n: int = 0
        most_d: int = 1
        for area in range(i64(len(self.kinds))):
            if self.kinds[area] == HILL or not self.may_pass(area, x, y, dx, dy):
                continue
            part = self.stretch(area, x, y, dx, dy)
            if not part.is_empty():
                n: int = int(part.n1 * part.d0 - part.n0 * part.d1)
                d: int = int(part.d0 * part.d1)
                if n * most_d > most_n * d:
                    most_n, most_d, found = n, d, area
        return found

    def hedge_on(self, x: i64, y: i64, dx: i64, dy: i64, first: i64) -> i64:
        """The first hedge, from this number on, that the line touches, or NOWHERE."""
        for hedge in range(first, i64(len(self.hedge_kinds))):
            at = self.hedge_firsts[hedge]
            while at + 2 < self.hedge_lasts[hedge]:
                if lines_touch(
                    x,
                    y,
                    x + dx,
                    y + dy,
                    self.hedge_points[at],
                    self.hedge_points[at + 1],
                    self.hedge_points[at + 2],
                    self.hedge_points[at + 3],
                ):
                    return hedge
                at += 2
        return NOWHERE

    def is_on_hedge(self, x: i64, y: i64) -> bool:
        return self.hedge_on(x, y, 0, 0, 0) != NOWHERE
