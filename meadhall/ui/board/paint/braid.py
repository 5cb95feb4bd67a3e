"""Interlace: two strands that pass over and under each other, as carvers love them."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from meadhall.ui.board.paint.shapes import pen

PARTS = 12
"""Straight pieces that half a wave of a strand is drawn with."""


def paint_braid(painter: QPainter, area: QRectF, colour: str, ground: str) -> None:
    """A band of interlace along the area; `ground` is the shadow where strands cross."""
    swing = area.height() * 0.36
    wave = area.height() * 1.9
    width = area.height() * 0.17
    knots = max(2, round(area.width() / wave * 2))
    wave = area.width() / knots * 2
    rising, falling = (_stretch(kind, wave, swing) for kind in (1, -1))
    shadow, strand = pen(ground, width * 1.9), pen(colour, width)
    painter.save()
    painter.setClipRect(area)
    painter.translate(area.left(), area.center().y())
    for crossing in range(knots + 1):
        for path in (falling, rising) if crossing % 2 else (rising, falling):
            painter.setPen(shadow)
            painter.drawPath(path)
            painter.setPen(strand)
            painter.drawPath(path)
        painter.translate(wave / 2, 0)
        rising, falling = falling, rising
    painter.restore()


def _stretch(kind: int, wave: float, swing: float) -> QPainterPath:
    """One strand from half a knot before a crossing, which is at (0, 0), to half a knot after."""
    path = QPainterPath()
    for part in range(PARTS + 1):
        phase = pi * (part / PARTS - 0.5)
        across = kind * swing * sin(phase) * (0.92 + 0.08 * cos(phase))
        point = QPointF(phase * wave / 2 / pi, across)
        if part == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path
