"""Figures on a field: a base in the colours and the shape of its seat, a silhouette on it.

So a glance tells the side by the base, by its outline as well as by its colour, and the kind by
the silhouette.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.marks import casing
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import SideColours, Theme

CORNERS = (0, 4, 6, 3, 8, 5)
"""Of the base, by seat; 0 is round. A base of three corners has them rounded off."""


def base_shape(seat: int, wide: float, high: float) -> QPainterPath:
    """The outline of a seat's bases around (0, 0)."""
    corners = CORNERS[seat % len(CORNERS)]
    path = QPainterPath()
    if corners == 0:
        path.addEllipse(QPointF(0, 0), wide / 2, high / 2)
    elif corners == 4:
        path.addRoundedRect(
            -wide * 0.46, -high * 0.46, wide * 0.92, high * 0.92, wide * 0.1, wide * 0.1
        )
    elif corners == 3:
        path.moveTo(-wide * 0.46, -high * 0.46)
        path.lineTo(wide * 0.46, -high * 0.46)
        path.lineTo(wide * 0.46, high * 0.12)
        path.quadTo(wide * 0.4, high * 0.36, 0, high * 0.52)
        path.quadTo(-wide * 0.4, high * 0.36, -wide * 0.46, high * 0.12)
        path.closeSubpath()
    else:
        for corner in range(corners):
            angle = 2 * pi * (corner + 0.5) / corners - pi / 2
            at = QPointF(cos(angle) * wide * 0.52, sin(angle) * high * 0.52)
            if corner:
                path.lineTo(at)
            else:
                path.moveTo(at)
        path.closeSubpath()
    return path


def paint_token(
    painter: QPainter,
    seat: int,
    side: SideColours,
    emblem: str,
    wide: float,
    theme: Theme,
    high: float = 0.0,
    is_gilt: bool = False,
) -> None:
    """A figure around (0, 0); `high` where it is taller than wide. A gilt one is roused, crowned,
    or otherwise more than the others."""
    high = high or wide
    shape = base_shape(seat, wide, high)
    painter.save()
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        for step in (1, 2, 3):
            painter.setBrush(veil("#000000", 0.13))
            painter.drawPath(shape.translated(wide * 0.015 * step, wide * 0.03 * step))
        painter.setBrush(QColor(mix(side.body, theme.rim_dark, 0.55)))
        painter.setPen(pen(theme.rim_dark, wide * 0.03))
        painter.drawPath(shape.translated(0, wide * 0.05))
    light = QLinearGradient(QPointF(-wide / 2, -high / 2), QPointF(wide / 2, high / 2))
    depth = 0.18 if theme.texture else 0.0
    light.setColorAt(0.0, QColor(mix(side.body, "#ffffff", depth)))
    light.setColorAt(1.0, QColor(mix(side.body, "#000000", depth)))
    painter.setBrush(light)
    rim = casing(side.body, theme) if theme.is_dark else theme.rim_dark
    painter.setPen(pen(rim, wide * (0.06 if theme.is_dark else 0.05)))
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        pen(theme.gold if is_gilt else theme.rim_light, wide * (0.07 if is_gilt else 0.03))
    )
    painter.save()
    painter.scale(0.9, 0.9 if high == wide else 0.95)
    painter.drawPath(shape)
    painter.restore()
    if high > wide:
        painter.save()
        painter.scale(1.0, min(high / wide, 1.7))
        art.draw(painter, emblem, side.inlay, 0.0, 0.0, wide * 0.78)
        painter.restore()
    else:
        lift = -wide * 0.03 if CORNERS[seat % len(CORNERS)] == 3 else 0.0
        art.draw(painter, emblem, side.inlay, 0.0, lift, wide * 0.66)
    painter.restore()
