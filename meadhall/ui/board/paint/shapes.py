"""Shapes and lines that several painters need."""

from collections.abc import Iterable
from functools import lru_cache
from math import pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from meadhall.ui.board.scene import Point


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


TILE = 8.0  # board units
TILE_DOTS = 96  # to a board unit
SWING = 0.2  # no line strays farther from its middle


def fill_grain(
    painter: QPainter, shape: QPainterPath, colour: str, strength: float, seed: int = 0
) -> None:
    """Let the lines of a wood's growth show on a shape. One tile of them serves all shapes,
    each from another part of it, because drawing so many lines again would take far too long."""
    brush = QBrush(_grain_tile(colour))
    placed = QTransform.fromTranslate(seed * 2.713 % TILE, seed * 1.377 % TILE)
    brush.setTransform(placed.scale(1 / TILE_DOTS, 1 / TILE_DOTS))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(painter.opacity() * strength)
    painter.fillPath(shape, brush)
    painter.restore()


@lru_cache(maxsize=8)
def _grain_tile(colour: str) -> QImage:
    """A square of wavy lines that goes on at its right edge as it begins at its left."""
    side = round(TILE * TILE_DOTS)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    lines = 76
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(TILE_DOTS, TILE_DOTS)
        painter.setPen(pen(colour, 1 / TILE_DOTS))  # one dot: a wider one takes six times as long
        for line in range(lines):
            drift = sin(line * 12.9898) * 43758.5453 % 1.0
            middle = (line + drift * 0.8) * TILE / lines
            points = [_wave(part * TILE / 48, middle, line) for part in range(49)]
            painter.drawPolyline(points)
            if middle > TILE - SWING or middle < SWING:  # it comes in again at the other edge
                over = TILE if middle < SWING else -TILE
                painter.drawPolyline([point + QPointF(0, over) for point in points])
    return image


def _wave(x: float, middle: float, line: int) -> QPointF:
    turn = 2 * pi * x / TILE
    slow = sin(turn + line * 0.11) * 0.10
    quick = sin(2 * turn + line * 0.37) * 0.045 + sin(5 * turn + line * 1.7) * 0.012
    return QPointF(x, middle + slow + quick)
