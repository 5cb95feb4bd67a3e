"""Dice as they have fallen: a silhouette for each number of sides, and the number on top."""

from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.widgets.theme import Theme

CORNERS = {4: 3, 8: 4, 10: 5, 12: 5, 20: 6}
"""By sides, of what a die looks like from above; one of six sides is a rounded square."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die that was rolled. `is_good` says whether it gave what was hoped for; None: neither."""

    sides: int
    value: int
    is_good: bool | None = None


def paint_die(painter: QPainter, die: Die, at: QPointF, size: float, theme: Theme) -> None:
    """A die around a point, `size` wide. A good one has a double rim, a bad one a dark face."""
    is_dark = die.is_good is False
    face, ink = (theme.rim_dark, theme.rim_light) if is_dark else (theme.parchment, theme.ink)
    painter.setBrush(QColor(face))
    painter.setPen(pen(theme.gold if die.is_good else theme.rim_dark, size * 0.07))
    corners = CORNERS.get(die.sides)
    half = size / 2
    for share in (1.0, 0.84) if die.is_good else (1.0,):
        if corners is None:
            painter.drawRoundedRect(
                QRectF(at.x() - half * share, at.y() - half * share, size * share, size * share),
                size * 0.16,
                size * 0.16,
            )
            continue
        painter.drawPolygon(
            QPolygonF(
                [
                    at
                    + QPointF(
                        sin(2 * pi * turn / corners) * half * share * 1.12,
                        -cos(2 * pi * turn / corners) * half * share * 1.12,
                    )
                    for turn in range(corners)
                ]
            )
        )
    write(painter, str(die.value), at, size * 0.56, ink)
