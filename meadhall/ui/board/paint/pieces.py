"""Turned discs with an inlay: the men of the tafl family, and whatever else is round."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import SideColours, Theme


def paint_disc(
    painter: QPainter,
    side: SideColours,
    emblem: str,
    radius: float,
    theme: Theme,
    crowned: bool = False,
) -> None:
    """A disc around (0, 0), seen a little from the front, so that it has an edge and a shadow."""
    lift = radius * 0.16
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(4):
            painter.setBrush(veil("#000000", 0.10))
            spread = radius * (1.0 + 0.05 * step)
            painter.drawEllipse(QPointF(radius * 0.06, lift * 1.4), spread, spread)
        painter.setBrush(QColor(mix(side.body, theme.rim_dark, 0.5)))
        painter.setPen(pen(theme.rim_dark, 0.03))
        painter.drawEllipse(QPointF(0, lift), radius, radius)
    top = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.45), radius * 1.7)
    top.setColorAt(0.0, QColor(mix(side.body, "#ffffff", 0.22 if theme.texture else 0.0)))
    top.setColorAt(0.6, QColor(side.body))
    top.setColorAt(1.0, QColor(mix(side.body, "#000000", 0.25 if theme.texture else 0.0)))
    painter.setBrush(top)
    painter.setPen(pen(theme.rim_dark, 0.035))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.gold if crowned else theme.rim_light, 0.03 if not crowned else 0.055))
    painter.drawEllipse(QPointF(0, 0), radius * 0.92, radius * 0.92)
    painter.setPen(pen(mix(side.body, side.inlay, 0.35), 0.018))
    painter.drawEllipse(QPointF(0, 0), radius * 0.8, radius * 0.8)
    ink = theme.gold if crowned and theme.texture else side.inlay
    art.draw(painter, emblem, ink, 0.0, 0.0, radius * 1.42)
