"""What a board shows, as a frozen value: decided in plain Python, painted elsewhere.

Lengths are in board units: a hexagon or a card is about one unit wide, whatever the
window's size. A `Spot` is whatever can be pointed at; everything else refers to spots by key.

A board that grows, or is larger than a window can show at once, has a `Pane`: a rectangle of the
scene behind which its world lies. The board gives its scene with the whole world fitted into the
pane; spots with `is_in_pane` belong to it. A window may then look nearer or elsewhere (`view`).
Everything outside the pane (hands, piles, counters) stays where it is.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from math import cos, pi, sin

Point = tuple[float, float]

GAP = 0.08
"""Between a thing and its larger picture."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place that can be pointed at, and its description for a screen reader."""

    key: str
    name: str
    outline: tuple[Point, ...]
    sentence: str
    look: str = ""  # what the ground painter makes of it
    more: str = ""  # added to the tooltip: what a card does, how a piece moves
    is_told_only: bool = False  # it can be read, but what is clicked lies over or under it
    is_in_pane: bool = False  # it lies in the world behind the scene's pane

    @property
    def tip(self) -> str:
        """The tooltip."""
        return f"{self.sentence}\n{self.more}" if self.more else self.sentence

    @property
    def centre(self) -> Point:
        xs, ys = [x for x, _ in self.outline], [y for _, y in self.outline]
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @property
    def height(self) -> float:
        ys = [y for _, y in self.outline]
        return max(ys) - min(ys)

    @property
    def width(self) -> float:
        xs = [x for x, _ in self.outline]
        return max(xs) - min(xs)

    def holds(self, point: Point) -> bool:
        """Is the point inside? Outlines are convex and run one way round."""
        x, y = point
        turns = {
            (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
            for (ax, ay), (bx, by) in zip(
                self.outline, self.outline[1:] + self.outline[:1], strict=True
            )
        }
        return len(turns) == 1


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that lies on a spot: a piece, a tile, a card."""

    look: str
    spot: str
    side: int = 0
    facing: int = 0


class MarkKind(Enum):
    """What a mark says of its spot. Each has a shape of its own."""

    CHOSEN = "chosen"
    MOVABLE = "movable"
    TARGET = "target"
    TAKES = "takes"
    LAST = "last"
    HINT = "hint"
    REFUSED = "refused"
    BARRED = "barred"  # a piece here blocks the chosen piece
    DANGER = "danger"
    REACH = "reach"  # where a piece could go that the mouse or the cursor rests on
    THREAT = "threat"  # what it could take
    DOOMED = "doomed"  # what the choice in the making would take
    POINTED = "pointed"  # somebody has pointed at it, where a match is looked at together
    STAGED = "staged"  # what the caption that is shown now tells of


@dataclass(frozen=True, slots=True)
class Mark:
    kind: MarkKind
    spot: str


@dataclass(frozen=True, slots=True)
class Reach:
    """What a piece could do if it were its turn: where it could go, and where or whom it could
    strike."""

    goes: tuple[str, ...] = ()
    threatens: tuple[str, ...] = ()


class Ink(Enum):
    """What a stroke over the board says. Each has a pattern of its own."""

    FLANK = "flank"  # solid, with arrow heads at both ends: between these two something is taken
    POINTER = "pointer"  # solid, with a head at its end: somebody's arrow
    WAY = "way"  # dotted: the way that something goes, or went
    SIGHT = "sight"  # thin: a line that nothing blocks
    BLOCKED = "blocked"  # dashed, with a bar across its end
    MEASURE = "measure"  # a tape, with a mark at each unit of the world
    BEYOND = "beyond"  # dashed: what a tape measures beyond the limit
    REACH = "reach"  # a plain outline: how far something goes
    RANGE = "range"  # an outline of dots and dashes: how far somebody shoots
    ZONE = "zone"  # an outline with a hatched inside: nobody of the others may go there
    SLOW = "slow"  # an outline with rows of dots inside: ground that takes twice as long


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line over the board from point to point, in board units, and words beside its end."""

    ink: Ink
    points: tuple[Point, ...]
    text: str = ""
    is_in_pane: bool = True


AREAS = frozenset({Ink.REACH, Ink.RANGE, Ink.ZONE, Ink.SLOW})
"""Strokes of these inks are closed outlines."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown, quietly, for as long as the mouse or the cursor rests on a spot."""

    marks: tuple[Mark, ...] = ()
    piece: "Piece | None" = None  # what lies there, painted once more: larger, and beside it
    place: "Spot | None" = None
    strokes: tuple[Stroke, ...] = ()


NOTHING = Preview()


@dataclass(frozen=True, slots=True)
class Shade:
    """Captured territory: ground that belongs to a side for now."""

    spot: str
    side: int


@dataclass(frozen=True, slots=True)
class Label:
    """Words on the table: a pile's name, a row's letter."""

    text: str
    at: Point
    size: float = 0.3
    room: float = 0.0  # so wide at most; 0 where there is room enough for anything


@dataclass(frozen=True, slots=True)
class Pane:
    """A part of the scene behind which lies a world that may grow, or be larger than it.

    A point of the world is in the scene at `unit` times itself plus `offset`, as long as the whole
    world is shown. So two scenes agree on where things of the world are, though it has grown.
    """

    left: float
    top: float
    width: float
    height: float
    unit: float = 1.0
    offset: Point = (0.0, 0.0)
    is_measured: bool = False
    """Does every point of the world count, and not only the spots? Then clicks beside spots are
    told as points of the world (`BoardWidget.pointed_at_world`), and the cursor goes anywhere."""

    @property
    def centre(self) -> Point:
        return self.left + self.width / 2, self.top + self.height / 2

    def holds(self, point: Point) -> bool:
        x, y = point
        inside = self.left <= x <= self.left + self.width
        return inside and self.top <= y <= self.top + self.height

    def to_world(self, point: Point) -> Point:
        """The point of the world that is shown at this point of the scene."""
        return (point[0] - self.offset[0]) / self.unit, (point[1] - self.offset[1]) / self.unit

    def to_scene(self, point: Point) -> Point:
        """Where the scene shows this point of the world."""
        return point[0] * self.unit + self.offset[0], point[1] * self.unit + self.offset[1]


def fitted_pane(
    frame: tuple[float, float, float, float],
    world: tuple[float, float, float, float],
    largest: float,
    is_measured: bool = False,
) -> Pane:
    """The pane in this frame (left, top, width, height) that shows this part of the world whole.

    `largest` is the most board units that a unit of the world may have, so that a small world
    does not fill a large frame.
    """
    left, top, width, height = frame
    x, y, wide, high = world
    unit = min(width / wide, height / high, largest)
    offset = left + width / 2 - (x + wide / 2) * unit, top + height / 2 - (y + high / 2) * unit
    return Pane(left, top, width, height, unit, offset, is_measured)


@dataclass(frozen=True, slots=True)
class Scene:
    ground: str  # scenes with the same ground share one painted background
    width: float
    height: float
    spots: tuple[Spot, ...]
    pieces: tuple[Piece, ...]
    shades: tuple[Shade, ...] = ()
    labels: tuple[Label, ...] = ()
    marks: tuple[Mark, ...] = ()
    travels: tuple[tuple[str, str], ...] = ()  # what moved since the scene before: from, to
    pane: Pane | None = None
    strokes: tuple[Stroke, ...] = ()
    goals: tuple[Point, ...] = ()
    """Points of a measured world that may be chosen now and are worth a thought."""

    start: str = ""
    """The spot where a cursor begins while nothing may be chosen; empty: the first of all."""

    _by_key: dict[str, Spot] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_key = {spot.key: spot for spot in reversed(self.spots)}
        object.__setattr__(self, "_by_key", by_key)

    @property
    def is_measured(self) -> bool:
        return self.pane is not None and self.pane.is_measured

    def spot(self, key: str) -> Spot | None:
        return self._by_key.get(key)

    def spot_at(self, point: Point) -> Spot | None:
        """The topmost spot at a point: later spots lie on earlier ones."""
        is_in_pane = self.pane is None or self.pane.holds(point)
        for spot in reversed(self.spots):
            if spot.is_told_only or (spot.is_in_pane and not is_in_pane):
                continue
            if spot.holds(point):
                return spot
        return None

    def marked(self, *marks: Mark) -> "Scene":
        return replace(self, marks=self.marks + marks)

    def beside(self, key: str, dx: float, dy: float) -> str:
        """The spot one comes to from here in a direction; the same one at the edge."""
        here = self.spot(key)
        if here is None:
            return self.spots[0].key if self.spots else key
        x, y = here.centre
        best, shortest = key, float("inf")
        for spot in self.spots:
            ox, oy = spot.centre[0] - x, spot.centre[1] - y
            ahead = ox * dx + oy * dy
            aside = abs(ox * dy - oy * dx)
            if ahead > 0.05 and aside <= ahead * 1.3 and ahead + 2 * aside < shortest:
                best, shortest = spot.key, ahead + 2 * aside
        return best


@lru_cache(maxsize=4096)
def hexagon(centre: Point, radius: float, is_flat: int = 0) -> tuple[Point, ...]:
    """The corners of a hexagon that stands on its point, or lies on its side."""
    x, y = centre
    angles = [(turn + is_flat / 2) * pi / 3 for turn in range(6)]
    return tuple((x + radius * sin(angle), y - radius * cos(angle)) for angle in angles)


def box(left: float, top: float, width: float, height: float) -> tuple[Point, ...]:
    return (
        (left, top),
        (left + width, top),
        (left + width, top + height),
        (left, top + height),
    )


def enlarged(spot: Spot, width: float, height: float, scene: Scene) -> Spot:
    """The spot as large as that: above itself, or below where there is no room, and never out of
    the scene."""
    x, y = spot.centre
    left = min(max(x - width / 2, 0.0), scene.width - width)
    top = y - spot.height / 2 - GAP - height
    if top < 0:
        top = min(y + spot.height / 2 + GAP, scene.height - height)
    return replace(spot, outline=box(left, top, width, height))


def cornered(spot: Spot, width: float, height: float, scene: Scene) -> Spot:
    """The spot as large as that, in the corner of the scene that is farthest from it."""
    x, y = spot.centre
    left = GAP if x > scene.width / 2 else scene.width - width - GAP
    top = GAP if y > scene.height / 2 else scene.height - height - GAP
    return replace(spot, outline=box(left, top, width, height))
