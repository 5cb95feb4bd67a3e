"""Which part of a world is shown in a pane: brought nearer, moved, and easing outward as it grows.

A `View` is what somebody looks at: how many times nearer than the whole, and how far moved. It is
worked out here in plain numbers; the widget paints the scene that `seen` makes of it, so clicks,
marks, animations and the screen reader follow without knowing of it.

    view = View()                          the whole world, as the board's scene shows it
    view = zoomed(pane, view, 2.0, at)     twice as near; the point `at` stays where it is
    scene = seen(scene, view)              the scene as that view shows it
    view = same_place(old, new, view)      after the world has grown: nothing moves on the screen
    view = shown(pane, view, area)         moved and widened no more than it takes to see `area`

Points and areas are in board units of the scene.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.ui.board.scene import Pane, Point, Scene, Spot, Stroke

NEAREST: Final = 6.0
WIDEST: Final = 1.0

Area = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True, slots=True)
class View:
    zoom: float = 1.0
    shift: Point = (0.0, 0.0)
    """Of the pane's middle, in board units."""

    @property
    def is_whole(self) -> bool:
        """Is the world shown as the board has fitted it?"""
        return self.zoom == 1.0 and self.shift == (0.0, 0.0)

    def place(self, pane: Pane, point: Point) -> Point:
        """Where a point of the fitted scene is shown."""
        cx, cy = pane.centre
        x, y = point
        return (
            cx + (x - cx) * self.zoom + self.shift[0],
            cy + (y - cy) * self.zoom + self.shift[1],
        )

    def fitted(self, pane: Pane, point: Point) -> Point:
        """The point of the fitted scene that is shown here."""
        cx, cy = pane.centre
        x, y = point
        return (
            cx + (x - self.shift[0] - cx) / self.zoom,
            cy + (y - self.shift[1] - cy) / self.zoom,
        )


WHOLE: Final = View()


def between(one: View, other: View, share: float) -> View:
    """A view on the way from one to another; the whole way at 1."""
    if share >= 1.0:
        return other
    zoom = one.zoom * (other.zoom / one.zoom) ** share
    x, y = (a + (b - a) * share for a, b in zip(one.shift, other.shift, strict=True))
    return View(zoom, (x, y))


def clamped(pane: Pane, view: View) -> View:
    """The view no nearer than can be, and not so far aside that the world is out of sight."""
    zoom = min(max(view.zoom, WIDEST), NEAREST)
    x, y = pane.width * (zoom - 1.0) / 2, pane.height * (zoom - 1.0) / 2
    return View(zoom, (min(max(view.shift[0], -x), x), min(max(view.shift[1], -y), y)))


def zoomed(pane: Pane, view: View, zoom: float, at: Point | None = None) -> View:
    """So many times nearer than the whole; what is shown at this point stays there."""
    zoom = min(max(zoom, WIDEST), NEAREST)
    cx, cy = pane.centre
    x, y = at or pane.centre
    fx, fy = view.fitted(pane, (x, y))
    return clamped(pane, View(zoom, (x - cx - (fx - cx) * zoom, y - cy - (fy - cy) * zoom)))


def moved(pane: Pane, view: View, dx: float, dy: float) -> View:
    return clamped(pane, View(view.zoom, (view.shift[0] + dx, view.shift[1] + dy)))


def same_place(old: Pane, new: Pane, view: View) -> View:
    """The view of the new pane that shows each point of the world where the old one did."""
    zoom = view.zoom * old.unit / new.unit
    x, y = view.place(old, old.to_scene((0.0, 0.0)))
    cx, cy = new.centre
    ox, oy = new.offset
    return View(zoom, (x - cx - (ox - cx) * zoom, y - cy - (oy - cy) * zoom))


def shown(pane: Pane, view: View, area: Area) -> View:
    """The view, changed no more than it takes to show all of this area of the fitted scene."""
    left, top, width, height = area
    zoom = min(view.zoom, pane.width / max(width, 1e-6), pane.height / max(height, 1e-6))
    if zoom < view.zoom:
        view = zoomed(pane, view, zoom)
    (x1, y1), (x2, y2) = (
        view.place(pane, (left, top)),
        view.place(pane, (left + width, top + height)),
    )
    dx = max(pane.left - x1, 0.0) or min(pane.left + pane.width - x2, 0.0)
    dy = max(pane.top - y1, 0.0) or min(pane.top + pane.height - y2, 0.0)
    return moved(pane, view, dx, dy) if dx or dy else clamped(pane, view)


def seen(scene: Scene, view: View) -> Scene:
    """The scene as it looks in this view; the same one where it has no pane or is shown whole."""
    pane = scene.pane
    if pane is None or view.is_whole:
        return scene
    zoom, (x, y) = view.zoom, view.place(pane, pane.offset)

    def placed(spot: Spot) -> Spot:
        outline = tuple(view.place(pane, point) for point in spot.outline)
        return replace(spot, outline=outline)

    def drawn(stroke: Stroke) -> Stroke:
        return replace(stroke, points=tuple(view.place(pane, point) for point in stroke.points))

    return replace(
        scene,
        spots=tuple(placed(spot) if spot.is_in_pane else spot for spot in scene.spots),
        strokes=tuple(drawn(each) if each.is_in_pane else each for each in scene.strokes),
        pane=replace(pane, unit=pane.unit * zoom, offset=(x, y)),
    )


def refitted(scene: Scene, pane: Pane | None) -> Scene:
    """The scene as another pane fits its world, so that two moments can be compared.

    Of its spots in there, only those on which something lies.
    """
    old = scene.pane
    if old is None or pane is None or old == pane:
        return scene

    def placed(spot: Spot) -> Spot:
        outline = tuple(pane.to_scene(old.to_world(point)) for point in spot.outline)
        return replace(spot, outline=outline)

    held = {piece.spot for piece in scene.pieces}
    spots = (spot for spot in scene.spots if not spot.is_in_pane or spot.key in held)
    return replace(
        scene,
        spots=tuple(placed(spot) if spot.is_in_pane else spot for spot in spots),
        pane=pane,
    )


def area_of(spots: "list[Spot]") -> Area | None:
    """The rectangle around these spots, or None where there are none."""
    xs = [x for spot in spots for x, _ in spot.outline]
    ys = [y for spot in spots for _, y in spot.outline]
    return (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)) if xs else None
