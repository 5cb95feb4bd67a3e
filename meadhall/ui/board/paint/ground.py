"""What lies under the pieces: the table, the board's frame, the carved cells."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import fill_grain, inset, pen, polygon, veil
from meadhall.ui.board.scene import Point, Spot
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme


def paint_table(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """The table top that every board stands on, in the painter's own units."""
    painter.fillRect(area, QColor(theme.table))
    if theme.texture == 0:
        return
    planks = 5
    height = area.height() / planks
    for plank in range(planks):
        board = QRectF(area.left(), area.top() + plank * height, area.width(), height)
        painter.fillRect(board, veil(theme.rim_dark, 0.03 * (plank * 7 % 4)))
        painter.save()
        painter.translate(board.topLeft())
        scale = height / 2.2
        painter.scale(scale, scale)
        wood = QPainterPath()
        wood.addRect(QRectF(0, 0, board.width() / scale, 2.2))
        fill_grain(painter, wood, theme.rim_dark, 0.2 * theme.texture, plank * 31 + 5)
        painter.restore()
        painter.setPen(pen(theme.rim_dark, 1))
        painter.setOpacity(0.5)
        painter.drawLine(board.topLeft(), board.topRight())
        painter.setOpacity(1.0)
    light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.65)
    light.setColorAt(0.0, veil(theme.rim_light, 0.10))
    light.setColorAt(0.55, veil(theme.rim_light, 0.0))
    light.setColorAt(1.0, veil(theme.rim_dark, 0.45))
    painter.fillRect(area, light)


def paint_frame(painter: QPainter, corners: tuple[Point, ...], theme: Theme) -> None:
    """A thick wooden frame with iron at its corners, the cells' bed inside."""
    if theme.texture == 0:
        painter.setPen(pen(theme.iron, 0.05))
        painter.setBrush(QColor(theme.frame))
        painter.drawPolygon(polygon(corners))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        painter.setBrush(veil("#000000", 0.07))
        shadow = inset(corners, 1.0 + 0.006 * step)
        painter.drawPolygon(polygon((x + 0.05, y + 0.12) for x, y in shadow))
    outline = QPainterPath()
    outline.addPolygon(polygon(corners))
    outline.closeSubpath()
    area = outline.boundingRect()
    sheen = QLinearGradient(area.topLeft(), area.bottomRight())
    sheen.setColorAt(0.0, QColor(mix(theme.frame, theme.rim_light, 0.16)))
    sheen.setColorAt(0.5, QColor(theme.frame))
    sheen.setColorAt(1.0, QColor(mix(theme.frame, theme.rim_dark, 0.35)))
    painter.fillPath(outline, sheen)
    painter.save()
    painter.setClipPath(outline)
    fill_grain(painter, outline, theme.rim_dark, 0.25, 3)
    for corner in corners:
        _paint_iron(painter, corner, area.center(), theme)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(theme.frame, theme.rim_light, 0.35), 0.03))
    painter.drawPolygon(polygon(inset(corners, 0.994)))
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.drawPolygon(polygon(corners))


def _paint_iron(painter: QPainter, corner: Point, middle: QPointF, theme: Theme) -> None:
    """A forged cap over one corner of the frame, with three nails."""
    x, y = corner
    metal = QRadialGradient(QPointF(x, y), 0.95)
    metal.setColorAt(0.0, QColor(mix(theme.iron, theme.rim_light, 0.25)))
    metal.setColorAt(1.0, QColor(mix(theme.iron, theme.rim_dark, 0.35)))
    painter.setBrush(metal)
    painter.setPen(pen(theme.rim_dark, 0.03))
    painter.drawEllipse(QPointF(x, y), 0.72, 0.72)
    dx, dy = middle.x() - x, middle.y() - y
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    for turn in (-0.75, 0.0, 0.75):
        ux = dx / length * cos(turn) - dy / length * sin(turn)
        uy = dx / length * sin(turn) + dy / length * cos(turn)
        nail = QPointF(x + ux * 0.5, y + uy * 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(mix(theme.iron, theme.rim_dark, 0.6)))
        painter.drawEllipse(nail, 0.075, 0.075)
        painter.setBrush(QColor(mix(theme.iron, theme.rim_light, 0.45)))
        painter.drawEllipse(nail - QPointF(0.015, 0.02), 0.05, 0.05)


def paint_bed(painter: QPainter, outline: tuple[Point, ...], theme: Theme) -> None:
    """The sunken bed the cells are cut into."""
    painter.setPen(pen(theme.rim_dark if theme.texture else theme.iron, 0.035))
    painter.setBrush(QColor(theme.groove if theme.texture else theme.frame))
    painter.drawPolygon(polygon(outline))


def paint_cell(painter: QPainter, spot: Spot, wood: str, theme: Theme, seed: int) -> None:
    """One cell with carved edges: light falls from the upper left."""
    face = inset(spot.outline, 0.955)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.texture == 0:
        painter.setPen(pen(theme.groove, 0.025))
        painter.setBrush(QColor(wood))
        painter.drawPolygon(polygon(face))
        return
    shape = QPainterPath()
    shape.addPolygon(polygon(face))
    shape.closeSubpath()
    area = shape.boundingRect()
    sheen = QLinearGradient(area.topLeft(), area.bottomRight())
    sheen.setColorAt(0.0, QColor(mix(wood, theme.rim_light, 0.07)))
    sheen.setColorAt(1.0, QColor(mix(wood, theme.rim_dark, 0.05)))
    painter.fillPath(shape, sheen)
    fill_grain(painter, shape, theme.groove, 0.2 * theme.texture, seed)
    edges = zip(face, face[1:] + face[:1], strict=True)
    cx, cy = spot.centre
    for (ax, ay), (bx, by) in edges:
        lit = ((ax + bx) / 2 - cx) + ((ay + by) / 2 - cy) * 1.6 < 0
        painter.setPen(pen(theme.shine if lit else theme.groove, 0.022))
        painter.setOpacity(0.75)
        painter.drawLine(QPointF(ax, ay), QPointF(bx, by))
    painter.setOpacity(1.0)


NAME_PIXELS: Final = 7.0
"""No name of a cell is set smaller."""

LARGEST_NAME: Final = 0.21
"""In board units: a larger name would lie under the piece on its cell."""


def paint_name(painter: QPainter, spot: Spot, wood: str, theme: Theme, size: float = 0.125) -> None:
    """The name of the cell, cut small into its upper corner, beside any piece on it.

    In a small window it is cut larger; where it could not be read even so, it is left out.
    """
    x, y = spot.centre
    pixel = painter.combinedTransform().m11() or 1.0
    size = max(size, min(NAME_PIXELS / pixel, LARGEST_NAME))
    if size * pixel < NAME_PIXELS:
        return
    ink = theme.carving if theme.texture == 0 else mix(wood, theme.carving, 0.72)
    write(painter, spot.name, QPointF(x, y - 0.49 + size * 0.55), size, ink)


def ring_of_corners(centre: Point, radius: float) -> tuple[Point, ...]:
    """The corners of a hexagon that lies on its side, as a board of rows of hexagons does."""
    x, y = centre
    return tuple(
        (x + radius * cos(turn * pi / 3), y + radius * sin(turn * pi / 3)) for turn in range(6)
    )
