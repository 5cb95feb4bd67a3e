"""The sign of a seat: a disc in its colours, and the letter it goes by."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.widgets.theme import SideColours, Theme


def paint_emblem(
    painter: QPainter, middle: QPointF, radius: float, name: str, side: SideColours, theme: Theme
) -> None:
    """In the painter's own units; `name` is what the seat is called."""
    painter.setPen(pen(theme.rim_dark, radius * 0.14))
    painter.setBrush(QColor(side.body))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(pen(theme.rim_light, radius * 0.12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * 0.88, radius * 0.88)
    write(painter, letter(name), middle, radius, side.inlay)


def letter(name: str) -> str:
    """What a seat goes by where there is room for one sign only."""
    return name[-1] if name[-1:].isdigit() else name[:1]
