"""Interlace: two strands that pass over and under each other, as carvers love them."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from meadhall.ui.paint.shapes import pen


def paint_braid(painter: QPainter, area: QRectF, colour: str, ground: str) -> None:
    """A band of interlace along the area; `ground` is the shadow where strands cross."""
    swing = area.height() * 0.36
    wave = area.height() * 1.9
    width = area.height() * 0.17
    knots = max(2, round(area.width() / wave * 2))
    wave = area.width() / knots * 2
    for crossing in range(knots + 1):
        for strand in (0, 1) if crossing % 2 else (1, 0):
            path = _stretch(area, strand, crossing, wave, swing)
            painter.setPen(pen(ground, width * 1.9))
            painter.drawPath(path)
            painter.setPen(pen(colour, width))
            painter.drawPath(path)


def _stretch(area: QRectF, strand: int, crossing: int, wave: float, swing: float) -> QPainterPath:
    """One strand from half a knot before a crossing to half a knot after it."""
    path = QPainterPath()
    sign = 1 if strand else -1
    middle = area.left() + crossing * wave / 2
    for part in range(13):
        x = middle - wave / 4 + wave / 2 * part / 12
        x = min(max(x, area.left()), area.right())
        phase = (x - area.left()) / wave * 2 * pi
        point = QPointF(
            x, area.center().y() + sign * swing * sin(phase) * (0.92 + 0.08 * cos(phase))
        )
        if part == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path
