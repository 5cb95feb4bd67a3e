"""Land: zones and hexagons of a map, whose kinds differ in their shapes and not in colour alone.

    paint_terrain(painter, spot.outline, Land.FOREST, theme, seed=spot_number)

fills any convex outline, square or hexagon, and draws on it what grows or lies there: firs, waves,
peaks with snow, reeds, flakes, stalks. The seed says where exactly, so that no two zones look the
same and each looks the same every time. Colours are the theme's (`Theme.land`); in high contrast
the shapes are drawn in outline on plain grounds.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.shapes import inset, pen, polygon, veil
from meadhall.ui.board.scene import Point
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme


class Land(Enum):
    """A kind of ground; its value names the colour in `Theme.land`."""

    GRASS = "grass"
    FOREST = "forest"
    RIVER = "river"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    SNOW = "snow"
    FIELD = "field"
    SEA = "sea"
    STONE = "stone"


def paint_terrain(
    painter: QPainter, outline: Sequence[Point], land: Land, theme: Theme, seed: int = 0
) -> None:
    """One zone of this land."""
    shape = QPainterPath()
    shape.addPolygon(polygon(outline))
    shape.closeSubpath()
    area = shape.boundingRect()
    size = min(area.width(), area.height())
    colour = getattr(theme.land, land.value)
    painter.save()
    if theme.texture:
        light = QLinearGradient(area.topLeft(), area.bottomRight())
        light.setColorAt(0.0, QColor(mix(colour, theme.rim_light, 0.10)))
        light.setColorAt(1.0, QColor(mix(colour, theme.rim_dark, 0.06)))
        painter.fillPath(shape, light)
    else:
        painter.fillPath(shape, QColor(colour))
    if is_upright(outline):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)  # many times quicker
    else:
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.translate(area.center())
    painter.scale(size, size)
    if draw := DRAWN.get(land):
        draw(painter, theme, colour, seed)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = theme.groove if theme.texture == 0 else mix(colour, theme.rim_dark, 0.35)
    painter.setPen(pen(edge, size * 0.02))
    painter.drawPolygon(polygon(outline))


def is_upright(outline: Sequence[Point]) -> bool:
    """Is this a rectangle that is not turned?"""
    return len(outline) == 4 and len({x for x, _ in outline}) == len({y for _, y in outline}) == 2


def paint_knot(painter: QPainter, at: Point, size: float, theme: Theme) -> None:
    """The sign of three triangles that some zones bear, cut into the ground around a point."""
    art.draw(painter, "valknut", theme.land.knot, at[0], at[1], size)


def paint_edge(painter: QPainter, outline: Sequence[Point], colour: str, width: float) -> None:
    """A border around a card or an area of several zones."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, width))
    painter.drawPolygon(polygon(inset(tuple(outline), 1.0)))


# What stands on each kind of land, in a square of 1 by 1 around (0, 0). -------------------------


def _scatter(seed: int, places: Sequence[Point], by: float) -> list[Point]:
    """The places, each moved a little, always in the same way for the same seed."""
    moved = []
    for at, (x, y) in enumerate(places):
        one = sin(seed * 12.9898 + at * 78.233) * 43758.5453 % 1.0 - 0.5
        other = sin(seed * 39.3461 + at * 11.135) * 24634.6345 % 1.0 - 0.5
        moved.append((x + one * by, y + other * by))
    return moved


def _grass(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """A few tufts."""
    ink = mix(colour, theme.rim_dark, 0.3) if theme.texture else mix(colour, theme.rim_light, 0.35)
    painter.setPen(pen(ink, 0.022))
    for x, y in _scatter(seed, ((-0.28, -0.24), (0.27, -0.08), (-0.12, 0.3)), 0.22):
        for lean in (-0.05, 0.0, 0.05):
            painter.drawLine(QPointF(x + lean * 0.3, y), QPointF(x + lean, y - 0.085))


def _forest(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Firs in three rows, the nearer ones over those behind."""
    body, rim = theme.land.tree, theme.land.tree_rim
    places = ((-0.24, -0.16), (0.2, -0.2), (-0.02, 0.06), (-0.3, 0.3), (0.28, 0.28))
    for x, y in _scatter(seed, places, 0.08):
        painter.setPen(pen(rim, 0.02))
        painter.setBrush(QColor(theme.land.trunk))
        painter.drawRect(QRectF(x - 0.025, y + 0.1, 0.05, 0.08))
        painter.setBrush(QColor(body))
        for step, (wide, low) in enumerate(((0.15, 0.11), (0.12, 0.01), (0.085, -0.09))):
            top = low - 0.15 - step * 0.01
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(x, y + top), QPointF(x + wide, y + low), QPointF(x - wide, y + low)]
                )
            )


def _waves(
    painter: QPainter, theme: Theme, ink: str, seed: int, rows: Sequence[float], high: float
) -> None:
    for number, y in enumerate(rows):
        path = QPainterPath()
        start = -0.62 + (seed * 0.37 + number * 0.21) % 0.24
        path.moveTo(start, y)
        x = start
        while x < 0.6:
            path.quadTo(x + 0.06, y - high, x + 0.12, y)
            path.quadTo(x + 0.18, y + high, x + 0.24, y)
            x += 0.24
        for colour, width in ((theme.land.wave_rim, 0.055), (ink, 0.03)):
            painter.setPen(pen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)


def _river(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Waves all across, and pebbles on the banks."""
    _waves(painter, theme, theme.land.wave, seed, (-0.3, -0.1, 0.1, 0.3), 0.07)


def _sea(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Longer waves, fewer of them; in high contrast they do not outshine the land."""
    ink = theme.land.wave if theme.texture else mix(theme.land.wave, colour, 0.5)
    _waves(painter, theme, ink, seed, (-0.24, 0.22), 0.12)


def _mountain(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Two peaks with snow, the lit side and the dark side."""
    for x, y, size in ((0.18, -0.02, 0.62), (-0.16, 0.08, 0.84)):
        (dx, dy), *_ = _scatter(seed + round(size * 100), ((0.0, 0.0),), 0.05)
        top = QPointF(x + dx, y + dy - size * 0.5)
        left, right = (
            QPointF(x - size * 0.42, y + size * 0.38),
            QPointF(x + size * 0.42, y + size * 0.38),
        )
        middle = QPointF(x + dx + size * 0.06, y + size * 0.38)
        painter.setPen(pen(theme.land.rock_rim, 0.022))
        painter.setBrush(QColor(theme.land.rock))
        painter.drawPolygon(QPolygonF([top, right, left]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#000000", 0.28) if theme.texture else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([top, right, middle]))
        painter.setPen(pen(theme.land.rock_rim, 0.014))
        painter.setBrush(QColor(theme.land.cap))
        share = 0.34
        ledge = [
            top,
            top + (right - top) * share,
            top + (right - top) * share * 0.5 + QPointF(0.0, size * 0.16),
            top + (middle - top) * share * 0.7,
            top + (left - top) * share * 0.55 + QPointF(0.0, size * 0.1),
            top + (left - top) * share,
        ]
        painter.drawPolygon(QPolygonF(ledge))


def _swamp(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Still water in strips, and reeds."""
    for number, y in enumerate((-0.22, 0.1, 0.34)):
        painter.setPen(pen(theme.land.wave, 0.04))
        x = -0.3 + (seed * 0.31 + number * 0.27) % 0.35
        painter.drawLine(QPointF(x, y), QPointF(x + 0.3, y))
    painter.setPen(pen(theme.land.tree if theme.texture else theme.rim_light, 0.03))
    for x, y in _scatter(seed, ((-0.25, 0.1), (0.2, -0.1), (0.1, 0.32)), 0.12):
        for lean in (-0.05, 0.03):
            painter.drawLine(QPointF(x + lean, y), QPointF(x + lean * 1.8, y - 0.22))
            painter.setBrush(QColor(theme.land.trunk))
            painter.drawEllipse(QPointF(x + lean * 1.8, y - 0.24), 0.028, 0.06)


def _snow(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Flakes of six rays."""
    ink = mix(colour, theme.rim_light if theme.is_dark else theme.rim_dark, 0.5)
    painter.setPen(pen(ink, 0.024))
    for x, y in _scatter(seed, ((-0.24, -0.2), (0.24, -0.02), (-0.1, 0.28)), 0.16):
        for turn in range(3):
            way = QPointF(cos(turn * pi / 3), sin(turn * pi / 3)) * 0.1
            painter.drawLine(QPointF(x, y) - way, QPointF(x, y) + way)


def _field(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Stalks with ears, in rows."""
    ink = mix(colour, theme.rim_light if theme.is_dark else theme.rim_dark, 0.5)
    painter.setPen(pen(ink, 0.024))
    painter.setBrush(QColor(ink))
    places = [(x, y) for y in (-0.1, 0.25) for x in (-0.3, 0.0, 0.3)]
    for x, y in _scatter(seed, places, 0.08):
        painter.drawLine(QPointF(x, y + 0.1), QPointF(x, y - 0.12))
        painter.drawEllipse(QPointF(x, y - 0.15), 0.03, 0.06)


def _stone(painter: QPainter, theme: Theme, colour: str, seed: int) -> None:
    """Round stones side by side."""
    painter.setPen(pen(theme.land.rock_rim, 0.022))
    painter.setBrush(QColor(theme.land.rock))
    for x, y in _scatter(seed, ((-0.22, -0.18), (0.18, -0.2), (0.02, 0.1), (-0.26, 0.28)), 0.1):
        painter.drawEllipse(QPointF(x, y), 0.15, 0.11)


Draw = Callable[[QPainter, Theme, str, int], None]

DRAWN: Final[dict[Land, Draw]] = {
    Land.GRASS: _grass,
    Land.FOREST: _forest,
    Land.RIVER: _river,
    Land.MOUNTAIN: _mountain,
    Land.SWAMP: _swamp,
    Land.SNOW: _snow,
    Land.FIELD: _field,
    Land.SEA: _sea,
    Land.STONE: _stone,
}
