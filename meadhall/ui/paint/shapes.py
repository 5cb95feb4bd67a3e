"""Shapes and lines that several painters need."""

from collections.abc import Iterable
from math import sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from meadhall.ui.boards.scene import Point


def polygon(points: Iterable[Point]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def inset(points: tuple[Point, ...], share: float) -> tuple[Point, ...]:
    """The same shape about its middle, `share` as large."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    return tuple((cx + (x - cx) * share, cy + (y - cy) * share) for x, y in points)


def pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    made = QPen(QColor(colour), width, style)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made


def veil(colour: str, share: float) -> QColor:
    """The colour, let through only in part."""
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def grain(area: QRectF, spacing: float, seed: int) -> QPainterPath:
    """The lines of a wood's growth, along the area's width."""
    path = QPainterPath()
    line, y = seed, area.top() - spacing
    while y < area.bottom() + spacing:
        line += 1
        drift = sin(line * 12.9898) * 43758.5453 % 1.0
        y += spacing * (0.35 + drift)
        path.moveTo(area.left(), y)
        for part in range(1, 9):
            x = area.left() + area.width() * part / 8
            wave = sin(x * 0.9 + line * 0.37) * 0.07 + sin(x * 0.37 + line * 0.11 + seed) * 0.11
            before = area.left() + area.width() * (part - 0.5) / 8
            bend = sin(before * 0.9 + line * 0.37) * 0.09
            path.quadTo(before, y + bend, x, y + wave)
    return path
