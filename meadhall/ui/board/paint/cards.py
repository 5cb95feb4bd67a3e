"""Cards: parchment with a name, a sign and a few words, or the woven back that tells nothing."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QRadialGradient,
    QTextOption,
)
from PySide6.QtWidgets import QApplication

from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.shapes import pen, veil
from meadhall.ui.widgets.colour import mix
from meadhall.ui.widgets.theme import Theme
from meadhall.ui.window.app_context import TEXT_FAMILY, TEXT_POINTS, TITLE_FAMILY, with_figures

LEAST: Final = 8.0
"""Pixels: no words on a card are set smaller."""

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
    """A card face down: a knot on red wool, quilted."""
    paint_sheet(painter, area, theme.back, theme)
    unit = min(area.width(), area.height())
    inner = area.adjusted(unit * 0.07, unit * 0.07, -unit * 0.07, -unit * 0.07)
    if theme.texture:
        _quilt(painter, inner, unit * 0.16, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.gold, unit * 0.025))
    painter.drawRoundedRect(inner, unit * 0.05, unit * 0.05)
    painter.setBrush(QColor(theme.back))
    painter.drawEllipse(area.center(), unit * 0.33, unit * 0.33)
    art.draw(painter, "throne", theme.gold, area.center().x(), area.center().y(), unit * 0.56)


def _quilt(painter: QPainter, area: QRectF, gap: float, theme: Theme) -> None:
    """Slanting seams both ways."""
    painter.save()
    painter.setClipRect(area)
    painter.setPen(pen(mix(theme.back, theme.gold, 0.35), gap * 0.07))
    for seam in range(round((area.width() + area.height()) / gap) + 1):
        x = area.left() + seam * gap
        painter.drawLine(QPointF(x, area.top()), QPointF(x - area.height(), area.bottom()))
        x = area.right() - seam * gap
        painter.drawLine(QPointF(x, area.top()), QPointF(x + area.height(), area.bottom()))
    painter.restore()


def paint_card(
    painter: QPainter,
    area: QRectF,
    title: str,
    text: str,
    emblem: str,
    tint: str,
    theme: Theme,
    texts: Sequence[str] = (),
) -> None:
    """A card face up: its name on a ribbon, its sign on a shield boss, and what it does.

    With the texts of the whole deck, all its cards have theirs in one size, or none has.
    """
    paint_sheet(painter, area, theme.parchment, theme)
    width, height = area.width(), area.height()
    _paint_hem(painter, area, width * 0.045, theme)
    ribbon = QRectF(
        area.left() + width * 0.045, area.top() + width * 0.075, width * 0.91, width * 0.215
    )
    painter.setPen(pen(theme.rim_dark, width * 0.008))
    painter.setBrush(QColor(tint))
    painter.drawRect(ribbon)
    paint_words(painter, ribbon, title, width * 0.15, theme.rim_light, is_title=True)
    middle, hem = area.top() + height * 0.62, area.bottom() - width * 0.07
    lower = QRectF(area.left() + width * 0.08, middle, width * 0.84, hem - middle)
    size = width * 0.096
    has_words = bool(text) and paint_words(painter, lower, text, size, theme.ink, beside=texts) > 0
    foot = middle if has_words else area.top() + height * 0.97  # words left out leave no hole
    room = QRectF(area.left(), ribbon.bottom(), width, foot - ribbon.bottom())
    radius = min(room.width() * 0.42, room.height() * 0.44)
    _paint_boss(painter, room.center(), radius, emblem, tint, theme)


def paint_rune_card(
    painter: QPainter,
    area: QRectF,
    title: str,
    text: str,
    emblem: str,
    tint: str,
    theme: Theme,
    deck: Sequence[tuple[str, str]] = (),
) -> None:
    """A rune card lies across: its sign at the left, its name and what it allows beside it.

    All cards of the deck (titles and texts) are set alike: in one size, and with or without text.
    """
    paint_sheet(painter, area, theme.parchment, theme)
    height = area.height()
    _paint_hem(painter, area, height * 0.06, theme)
    radius = height * 0.33
    middle = QPointF(area.left() + height * 0.5, area.center().y())
    _paint_boss(painter, middle, radius, emblem, tint, theme)
    left = area.left() + height * 0.98
    words = QRectF(left, area.top(), area.right() - left - height * 0.08, height)
    heading = QRectF(words.left(), words.top() + height * 0.08, words.width(), height * 0.26)
    rest = QRectF(words.left(), heading.bottom(), words.width(), height * 0.6)
    titles, texts = [each for each, _ in deck], [each for _, each in deck]
    if text and paint_words(painter, rest, text, height * 0.165, theme.ink, beside=texts):
        size, room = 0.2, heading
    else:
        size, room = 0.3, words
    paint_words(painter, room, title, height * size, theme.ink, is_title=True, beside=titles)


def paint_wax(painter: QPainter, radius: float, theme: Theme) -> None:
    """A seal of wax around (0, 0), pressed with the house's knot."""
    wax = "#a01c12" if theme.texture else theme.refused
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.texture:
        painter.setBrush(veil("#000000", 0.3))
        painter.drawEllipse(QPointF(radius * 0.05, radius * 0.12), radius * 1.05, radius)
    painter.setBrush(QColor(wax))
    for drop in range(9):
        turn = drop * 2 * pi / 9
        reach = radius * (0.28 + 0.05 * (drop * 4 % 3))
        painter.drawEllipse(
            QPointF(cos(turn) * radius * 0.78, sin(turn) * radius * 0.78), reach, reach
        )
    painter.drawEllipse(QPointF(0, 0), radius * 0.9, radius * 0.9)
    painter.setBrush(QColor(mix(wax, theme.rim_dark, 0.22)))
    painter.setPen(pen(mix(wax, theme.rim_light, 0.35), radius * 0.06))
    painter.drawEllipse(QPointF(0, 0), radius * 0.66, radius * 0.66)
    art.draw(painter, "throne", mix(wax, theme.rim_light, 0.75), 0.0, 0.0, radius * 0.95)


def _paint_hem(painter: QPainter, area: QRectF, margin: float, theme: Theme) -> None:
    """Two thin lines along the edge of the parchment."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, strength in ((1.0, 0.55), (1.45, 0.25)):
        painter.setPen(pen(mix(theme.parchment, theme.ink, strength), margin * 0.16))
        inset = margin * share
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), margin, margin)


def _paint_boss(
    painter: QPainter, middle: QPointF, radius: float, emblem: str, tint: str, theme: Theme
) -> None:
    """A round shield in the card's colour, rimmed and nailed, with its sign in light."""
    if theme.texture:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil("#000000", 0.18))
        painter.drawEllipse(middle + QPointF(0, radius * 0.07), radius * 1.04, radius * 1.04)
    glow = QRadialGradient(middle - QPointF(radius * 0.3, radius * 0.4), radius * 1.7)
    glow.setColorAt(0.0, QColor(mix(tint, theme.rim_light, 0.22 if theme.texture else 0.0)))
    glow.setColorAt(0.7, QColor(tint))
    painter.setBrush(glow)
    painter.setPen(pen(theme.rim_dark, radius * 0.05))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.gold, radius * 0.07))
    painter.drawEllipse(middle, radius * 0.9, radius * 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.rim_dark))
    for nail in range(8):
        turn = (nail + 0.5) * pi / 4
        at = middle + QPointF(cos(turn) * radius * 0.9, sin(turn) * radius * 0.9)
        painter.drawEllipse(at, radius * 0.035, radius * 0.035)
    art.draw(painter, emblem, theme.rim_light, middle.x(), middle.y(), radius * 1.16)


def paint_words(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: float,
    ink: str,
    is_title: bool = False,
    is_cut: bool = False,
    beside: Sequence[str] = (),
) -> float:
    """Words in the middle of an area, wrapped, and smaller where they would not go in.

    They follow the player's text size as far as there is room, and are never smaller than LEAST:
    then a title or a name (`is_cut`) is cut, and other words are left out, to be read where the
    card is shown large. With others `beside` them, they are as small as the longest of all must be.
    Returns the size of the letters in pixels, 0 where they are left out.
    """
    painter.save()
    pixel = painter.combinedTransform().m11() or 1.0
    size = size * QApplication.font().pointSizeF() / TEXT_POINTS
    painter.translate(area.topLeft())
    painter.scale(1 / TEXT_UNITS, 1 / TEXT_UNITS)
    box = QRectF(0, 0, area.width() * TEXT_UNITS, area.height() * TEXT_UNITS)
    option = QTextOption(Qt.AlignmentFlag.AlignCenter)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    most, least = max(5, round(size * TEXT_UNITS)), max(5.0, LEAST / pixel * TEXT_UNITS)
    set_alike = tuple(sorted({text, *beside}))
    pixels = _fitting(set_alike, round(box.width()), round(box.height()), most, least, is_title)
    font = _lettering(is_title)
    font.setPixelSize(pixels or round(least))
    painter.setPen(QColor(ink))
    painter.setFont(font)
    is_cut = is_cut or is_title
    if not pixels and is_cut:
        pixels = round(least)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        room = round(box.width())
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    if pixels:
        painter.drawText(box, text, option)
    painter.restore()
    return pixels / TEXT_UNITS * pixel


def _lettering(is_title: bool) -> QFont:
    font = with_figures(QFont(TITLE_FAMILY if is_title else TEXT_FAMILY))
    font.setBold(is_title)
    # Hinted letters are wider when they are painted small than when they are measured large.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=2048)
def _fitting(
    texts: tuple[str, ...], width: int, height: int, most: int, least: float, is_title: bool
) -> int:
    """The largest size at which each of the texts goes into the box; 0 if it were below `least`."""
    font, box = _lettering(is_title), QRectF(0, 0, width, height)
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    pixels = most
    for text in texts:
        while pixels >= least:
            font.setPixelSize(pixels)
            needed = QFontMetricsF(font).boundingRect(box, flags, text)
            if needed.height() <= height and needed.width() <= width:
                break
            pixels -= max(1, pixels // 16)
    return pixels if pixels >= least else 0
