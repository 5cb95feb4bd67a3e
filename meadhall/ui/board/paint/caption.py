"""The caption of what is shown one after the other: a ribbon over the board's lower edge."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from meadhall.ui.board.paint.dice import Die, paint_die
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.widgets.theme import Theme

WIDEST: Final = 0.86
"""Of the board's width."""


@dataclass(frozen=True, slots=True)
class Caption:
    """A sentence, which of how many it is, what Space does now, and dice that go with it."""

    text: str
    number: int = 1
    count: int = 1
    help: str = ""
    dice: tuple[Die, ...] = ()


def paint_caption(painter: QPainter, caption: Caption, area: QRectF, theme: Theme) -> None:
    """In pixels, in the middle of the lower edge of the area."""
    font = QFont(painter.font())
    font.setBold(True)
    small = QFont(painter.font())
    small.setPointSizeF(small.pointSizeF() * 0.82)
    metrics, fine = QFontMetricsF(font), QFontMetricsF(small)
    line = metrics.height()
    dice = line * 1.9 if caption.dice else 0.0
    room = area.width() * WIDEST - 2 * line
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    words = metrics.boundingRect(QRectF(0, 0, room, area.height()), int(flags), caption.text)
    foot = f"{caption.number} / {caption.count}" if caption.count > 1 else ""
    foot = "   ".join(part for part in (foot, caption.help) if part)
    wide = max(words.width(), fine.horizontalAdvance(foot), dice * 1.2 * len(caption.dice))
    high = words.height() + dice + (fine.height() if foot else 0.0)
    panel = QRectF(0, 0, wide + 2 * line, high + line * 0.9)
    panel.moveCenter(QPointF(area.center().x(), area.bottom() - panel.height() / 2 - line * 0.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil("#000000", 0.35 if theme.texture else 0.0))
    painter.drawRoundedRect(panel.translated(2, 4), line * 0.5, line * 0.5)
    painter.setPen(pen(theme.gold, 2.5))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(panel, line * 0.5, line * 0.5)
    top = panel.top() + line * 0.4
    for at, die in enumerate(caption.dice):
        x = panel.center().x() + (at - (len(caption.dice) - 1) / 2) * dice * 1.15
        paint_die(painter, die, QPointF(x, top + dice * 0.46), dice * 0.78, theme)
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    text = QRectF(panel.left() + line, top + dice, panel.width() - 2 * line, words.height())
    painter.drawText(text, int(flags), caption.text)
    if foot:
        painter.setFont(small)
        painter.setPen(QColor(theme.faint))
        below = QRectF(panel.left(), text.bottom(), panel.width(), fine.height())
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), foot)
