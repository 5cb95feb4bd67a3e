"""What a board shows, as a frozen value: decided in plain Python, painted elsewhere.

Lengths are in board units: a hexagon or a card is about one unit wide, whatever the
window's size. A `Spot` is whatever can be pointed at; everything else refers to spots by key.
"""

from dataclasses import dataclass, replace
from enum import Enum
from math import cos, pi, sin

Point = tuple[float, float]

GAP = 0.08
"""Between a thing and its larger picture."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place that can be pointed at, and what it says of itself to whoever cannot see it."""

    key: str
    name: str
    outline: tuple[Point, ...]
    sentence: str
    look: str = ""  # what the ground painter makes of it
    more: str = ""  # what the mouse is told besides: what a card does, how a piece goes
    is_told_only: bool = False  # it can be read, but what is clicked lies over or under it

    @property
    def tip(self) -> str:
        """What is told where the mouse rests."""
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
class Man:
    """Something that lies on a spot: a piece, a tile, a card."""

    look: str
    spot: str
    side: int = 0
    facing: int = 0


class Sign(Enum):
    """What a mark says of its spot. Each has a shape of its own."""

    CHOSEN = "chosen"
    MOVABLE = "movable"
    TARGET = "target"
    TAKES = "takes"
    LAST = "last"
    HINT = "hint"
    REFUSED = "refused"
    BARRED = "barred"  # here the way of the chosen piece ends, because somebody stands on it
    DANGER = "danger"
    REACH = "reach"  # where a piece could go that the mouse or the cursor rests on
    THREAT = "threat"  # what it could take


@dataclass(frozen=True, slots=True)
class Mark:
    sign: Sign
    spot: str


@dataclass(frozen=True, slots=True)
class Reach:
    """What a piece could do if it were its turn: where it could go, and where or whom it could
    strike."""

    goes: tuple[str, ...] = ()
    threatens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown, quietly, for as long as the mouse or the cursor rests on a spot."""

    marks: tuple[Mark, ...] = ()
    man: "Man | None" = None  # what lies there, painted once more: larger, and beside it
    place: "Spot | None" = None


NOTHING = Preview()


@dataclass(frozen=True, slots=True)
class Shade:
    """Ground that belongs to a side for now: captured territory."""

    spot: str
    side: int


@dataclass(frozen=True, slots=True)
class Label:
    """Words on the table: a pile's name, a row's letter."""

    text: str
    at: Point
    size: float = 0.3


@dataclass(frozen=True, slots=True)
class Scene:
    ground: str  # scenes with the same ground share one painted background
    width: float
    height: float
    spots: tuple[Spot, ...]
    men: tuple[Man, ...]
    shades: tuple[Shade, ...] = ()
    labels: tuple[Label, ...] = ()
    marks: tuple[Mark, ...] = ()
    travels: tuple[tuple[str, str], ...] = ()  # what moved since the scene before: from, to

    def spot(self, key: str) -> Spot | None:
        return next((spot for spot in self.spots if spot.key == key), None)

    def spot_at(self, point: Point) -> Spot | None:
        """The topmost spot at a point: later spots lie on earlier ones."""
        spots = (spot for spot in reversed(self.spots) if not spot.is_told_only)
        return next((spot for spot in spots if spot.holds(point)), None)

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


def hexagon(centre: Point, radius: float) -> tuple[Point, ...]:
    """The corners of a hexagon that stands on its point."""
    x, y = centre
    return tuple(
        (x + radius * sin(turn * pi / 3), y - radius * cos(turn * pi / 3)) for turn in range(6)
    )


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
