"""Six-sided warriors: sigil lines where they may go, spears where they strike, runes between."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from meadhall.engines.nxs.pieces import sigils, spears
from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.shapes import inset, pen, polygon, veil
from meadhall.ui.board.scene import hexagon
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import SideColours, Theme

EMBLEMS = ("boar", "bear", "wolf", "raven", "eagle", "sorceress")
RADIUS = 0.5
INNER = 0.235


def direction(side: float) -> tuple[float, float]:
    """The way out over a side: 0 is north-east, 1 east, and so on clockwise."""
    angle = (side - 1) * pi / 3
    return cos(angle), sin(angle)


def paint_warrior(
    painter: QPainter, side: SideColours, kind: int, facing: int, theme: Theme
) -> None:
    """A warrior's tile around (0, 0), so many twelfths turned; its emblem stays upright."""
    turned, slant = facing // 2, facing % 2
    outline = hexagon((0.0, 0.0), RADIUS, slant)
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(3):
            painter.setBrush(veil("#000000", 0.13))
            spread = inset(outline, 1.0 + 0.03 * step)
            painter.drawPolygon(polygon((x + 0.02, y + 0.085) for x, y in spread))
        painter.setBrush(QColor(mix(side.body, theme.rim_dark, 0.5)))
        painter.setPen(pen(theme.rim_dark, 0.025))
        painter.drawPolygon(polygon((x, y + 0.05) for x, y in outline))
    face = QPainterPath()
    face.addPolygon(polygon(outline))
    face.closeSubpath()
    sheen = QLinearGradient(QPointF(-0.4, -0.5), QPointF(0.4, 0.5))
    light = 0.16 if theme.texture else 0.0
    sheen.setColorAt(0.0, QColor(mix(side.body, "#ffffff", light)))
    sheen.setColorAt(1.0, QColor(mix(side.body, "#000000", light)))
    painter.fillPath(face, sheen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.drawPolygon(polygon(outline))
    painter.setPen(pen(theme.rim_light, 0.02))
    painter.drawPolygon(polygon(inset(outline, 0.94)))
    lines = sigils(kind, turned)
    for at in range(6):
        if at in lines:
            _paint_sigil(painter, at + slant / 2, side)
        else:
            _paint_rune(painter, at + slant / 2, side)
    for corner in spears(kind, turned):
        _paint_spear(painter, corner + slant / 2, theme)
    painter.setBrush(QColor(side.inlay))
    painter.setPen(pen(theme.rim_dark, 0.015))
    painter.drawEllipse(QPointF(0, 0), INNER, INNER)
    art.draw(painter, EMBLEMS[kind], side.body, 0.0, 0.0, INNER * 1.55)


def paint_handle(painter: QPainter, radius: float, turns: int, theme: Theme) -> None:
    """A gilt boss around (0, 0) with an arrow that shows which way it turns, and how often."""
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#000000", 0.3))
        painter.drawEllipse(QPointF(0.01, 0.05), radius, radius)
    painter.setBrush(QColor(theme.gold))
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.drawEllipse(QPointF(0, 0), radius * 0.92, radius * 0.92)
    painter.save()
    if turns > 3:
        painter.scale(-1.0, 1.0)  # the other way round
    emblem = {3: "rune-exchange", 2: "rune-twin", 4: "rune-twin"}.get(turns, "rune-full")
    art.draw(painter, emblem, theme.rim_dark, 0.0, 0.0, radius * 1.15)
    painter.restore()


def _paint_sigil(painter: QPainter, side: float, colours: SideColours) -> None:
    """A line from the middle to the edge it may leave by."""
    x, y = direction(side)
    painter.setPen(pen(colours.inlay, 0.085))
    painter.drawLine(QPointF(x * INNER, y * INNER), QPointF(x * 0.385, y * 0.385))


def _paint_rune(painter: QPainter, side: float, colours: SideColours) -> None:
    """A small ring at an edge it may not leave by; as many rings, as many cells it goes."""
    x, y = direction(side)
    painter.setPen(pen(colours.inlay, 0.022))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(x * 0.33, y * 0.33), 0.042, 0.042)


def _paint_spear(painter: QPainter, corner: float, theme: Theme) -> None:
    """A point over the corner between two sigils."""
    x, y = direction(corner + 0.5)
    across = (-y * 0.125, x * 0.125)
    tip, root = QPointF(x * 0.61, y * 0.61), QPointF(x * 0.33, y * 0.33)
    head = QPolygonF(
        [
            tip,
            QPointF(root.x() + across[0], root.y() + across[1]),
            QPointF(x * 0.39, y * 0.39),
            QPointF(root.x() - across[0], root.y() - across[1]),
        ]
    )
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.setBrush(QColor(theme.gold))
    painter.drawPolygon(head)
