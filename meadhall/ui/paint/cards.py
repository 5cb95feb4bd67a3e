"""Cards: parchment with a heading and a few words, or the woven back that tells nothing."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QTextOption

from meadhall.ui.colour import mix
from meadhall.ui.house import TITLE_FAMILY
from meadhall.ui.paint import art
from meadhall.ui.paint.shapes import pen, veil
from meadhall.ui.theme import Theme

TEXT_UNITS = 100
"""Words are laid out on a grid so fine, because fonts have whole sizes."""


def paint_sheet(painter: QPainter, area: QRectF, colour: str, theme: Theme) -> None:
    """The blank of a card, with a shadow and a rim."""
    round_by = min(area.width(), area.height()) * 0.08
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.texture:
        for step in range(3):
            painter.setBrush(veil("#000000", 0.12))
            grow = 0.012 * step
            shadow = area.translated(0.02, 0.045).adjusted(-grow, -grow, grow, grow)
            painter.drawRoundedRect(shadow, round_by, round_by)
    sheen = QLinearGradient(area.topLeft(), area.bottomRight())
    depth = 0.10 if theme.texture else 0.0
    sheen.setColorAt(0.0, QColor(mix(colour, "#ffffff", depth)))
    sheen.setColorAt(1.0, QColor(mix(colour, "#000000", depth)))
    painter.setBrush(sheen)
    painter.setPen(pen(theme.rim_dark, 0.025))
    painter.drawRoundedRect(area, round_by, round_by)


def paint_back(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A card face down: a knot on red wool."""
    paint_sheet(painter, area, theme.back, theme)
    inner = area.adjusted(0.06, 0.06, -0.06, -0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.gold, 0.02))
    painter.drawRoundedRect(inner, 0.04, 0.04)
    size = min(area.width(), area.height()) * 0.62
    art.draw(painter, "throne", theme.gold, area.center().x(), area.center().y(), size)


def paint_card(
    painter: QPainter, area: QRectF, title: str, text: str, emblem: str, theme: Theme
) -> None:
    """A card face up: heading, drawing, and what it does."""
    paint_sheet(painter, area, theme.parchment, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(theme.parchment, theme.ink, 0.45), 0.012))
    painter.drawRoundedRect(area.adjusted(0.05, 0.05, -0.05, -0.05), 0.03, 0.03)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(1 / TEXT_UNITS, 1 / TEXT_UNITS)
    width, height = area.width() * TEXT_UNITS, area.height() * TEXT_UNITS
    painter.setPen(QColor(theme.ink))
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    heading = QFont(TITLE_FAMILY)
    heading.setBold(True)
    heading.setPixelSize(max(6, round(width * 0.11)))
    painter.setFont(heading)
    top = height * (0.34 if text else 0.3)
    painter.drawText(QRectF(8, 6, width - 16, top), title, option)
    if text:
        words = QFont(painter.font())
        words.setFamily("Alegreya Sans")
        words.setBold(False)
        words.setPixelSize(max(5, round(width * 0.088)))
        painter.setFont(words)
        lower = height * (0.57 if emblem else 0.36)
        painter.drawText(QRectF(9, lower, width - 18, height - lower - 10), text, option)
    painter.restore()
    if emblem:
        middle = area.top() + area.height() * (0.43 if text else 0.62)
        size = area.height() * (0.24 if text else 0.5)
        at = QPointF(area.center().x(), middle)
        art.draw(painter, emblem, theme.ink, at.x(), at.y(), size)
