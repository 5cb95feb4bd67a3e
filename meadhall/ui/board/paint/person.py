"""The emblems of people, drawn in code: one set for the whole window.

A person's emblem lies on a round plate, a computer's on one with six sides. At a table the plate
has the colours of the seat. So nobody is told apart by colour alone.
"""

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPolygonF

from meadhall.client.system.emblems import known
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.widgets.colour import contrast, mix
from meadhall.ui.widgets.theme import SideColours, Theme

DRAWINGS: Final = (
    # The plain ring, for those who have no other.
    "M50 14 C98 14 98 86 50 86 C2 86 2 14 50 14 Z M50 30 C24 30 24 70 50 70 C76 70 76 30 50 30 Z",
    # Ship.
    "M10 62 C14 52 10 44 6 40 C16 40 22 48 24 58 L76 58 C78 48 84 40 94 40 C90 44 86 52 90 62"
    " C84 78 70 82 50 82 C30 82 16 78 10 62 Z M47 54 L47 18 L53 18 L53 54 Z"
    " M22 24 C34 20 38 20 44 22 L44 48 C38 45 32 46 24 48 C28 40 28 32 22 24 Z"
    " M56 22 C64 20 70 20 78 24 C72 32 72 40 76 48 C68 46 62 45 56 48 Z",
    # Axe.
    "M30 92 L22 88 L56 24 L64 28 Z M52 16 C62 8 76 8 88 20 C92 34 90 48 82 56 C78 46 70 42 60 42"
    " L46 34 Z",
    # Tree.
    "M46 92 L46 66 L30 68 L40 54 L22 54 L36 40 L26 40 L50 8 L74 40 L64 40 L78 54 L60 54 L70 68"
    " L54 66 L54 92 Z",
    # Sun.
    "M50 30 C76 30 76 70 50 70 C24 70 24 30 50 30 Z M46 22 L50 4 L54 22 Z M46 78 L50 96 L54 78 Z"
    " M22 46 L4 50 L22 54 Z M78 46 L96 50 L78 54 Z M27 33 L17 17 L33 27 Z M67 27 L83 17 L73 33 Z"
    " M27 67 L17 83 L33 73 Z M67 73 L83 83 L73 67 Z",
    # Moon.
    "M64 10 C10 14 10 86 64 90 C36 74 36 26 64 10 Z",
    # Mountain.
    "M4 84 L38 22 L52 46 L62 32 L96 84 Z M30 50 L38 44 L44 50 L47 46 L38 30 Z",
    # Horn.
    "M14 22 L40 14 C44 44 58 60 88 62 C92 64 90 70 84 74 C48 82 22 62 14 22 Z"
    " M20 26 L24 38 L38 32 L36 22 Z",
    # Fish.
    "M8 50 C22 24 52 20 74 46 L94 28 C88 44 88 56 94 72 L74 54 C52 80 22 76 8 50 Z"
    " M26 40 C34 40 34 50 26 50 C18 50 18 40 26 40 Z",
    # Hammer.
    "M18 12 L82 12 L92 24 L92 40 L62 45 L57 52 L57 94 L43 94 L43 52 L38 45 L8 40 L8 24 Z",
    # Key.
    "M46 6 C78 6 78 46 52 48 L52 64 L70 64 L70 74 L52 74 L52 82 L62 82 L62 94 L40 94 L40 48"
    " C14 46 14 6 46 6 Z M46 17 C32 17 32 37 46 37 C60 37 60 17 46 17 Z",
    # Flame.
    "M52 6 C58 30 82 40 80 66 C78 86 64 94 50 94 C34 94 20 84 20 64 C20 50 28 42 32 32"
    " C36 40 38 44 44 46 C40 30 44 16 52 6 Z M50 58 C40 70 40 84 50 84 C60 84 60 70 50 58 Z",
    # Star.
    "M50 4 L60 36 L94 28 L68 50 L94 72 L60 64 L50 96 L40 64 L6 72 L32 50 L6 28 L40 36 Z",
)
"""By number; in a square of 100 by 100. M moves, L draws a line, C a curve, Z closes it."""

PLATE: Final = 0.45
"""Half of a plate's width, as a share of the picture it is in."""

READABLE: Final = 4.5
"""The least contrast of a name with what is behind it."""

READABLE_PLAIN: Final = 7.0
"""The same in high contrast."""


@cache
def drawing(number: int) -> QPainterPath:
    """The shape of an emblem; the plain ring for a number that stands for none."""
    path, words = QPainterPath(), DRAWINGS[known(number)].split()
    at = 0
    while at < len(words):
        order = words[at][0]
        if order == "Z":
            path.closeSubpath()
            at += 1
            continue
        points = []
        for pair in range(at, at + (6 if order == "C" else 2), 2):
            points.append(QPointF(float(words[pair].lstrip("MLC")), float(words[pair + 1])))
        if order == "M":
            path.moveTo(points[0])
        elif order == "L":
            path.lineTo(points[0])
        else:
            path.cubicTo(*points)
        at += 2 * len(points)
    return path


def paint_person(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    number: int,
    colours: SideColours,
    theme: Theme,
    is_computer: bool = False,
) -> None:
    """A plate with the emblem of this number, in the painter's own units."""
    painter.save()
    for share, ink, width in ((1.0, theme.rim_dark, 0.14), (0.88, theme.rim_light, 0.1)):
        painter.setPen(pen(ink, radius * width))
        painter.setBrush(QColor(colours.body) if share == 1.0 else Qt.BrushStyle.NoBrush)
        if is_computer:
            painter.drawPolygon(_six_sided(middle, radius * share))
        else:
            painter.drawEllipse(middle, radius * share, radius * share)
    painter.translate(middle)
    scale = radius * 1.32 / 100
    painter.scale(scale, scale)
    painter.translate(-50, -50)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.inlay))
    painter.drawPath(drawing(number))
    painter.restore()


def _six_sided(middle: QPointF, radius: float) -> QPolygonF:
    corners = [pi * (2 * at + 1) / 6 for at in range(6)]
    return QPolygonF([middle + QPointF(cos(at), sin(at)) * radius * 1.06 for at in corners])


def person_pixmap(
    number: int, colours: SideColours, theme: Theme, side: int, is_computer: bool = False
) -> QPixmap:
    """The same as a picture of its own, sharp on a fine screen too."""
    picture = QPixmap(2 * side, 2 * side)
    picture.setDevicePixelRatio(2.0)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(0, 0, side, side).center()
        paint_person(painter, middle, side * PLATE, number, colours, theme, is_computer)
    return picture


def person_icon(
    number: int, colours: SideColours, theme: Theme, side: int, is_computer: bool = False
) -> QIcon:
    return QIcon(person_pixmap(number, colours, theme, side, is_computer))


def no_seat(theme: Theme) -> SideColours:
    """The colours of somebody who has no seat: in lists of people, and of those who look on."""
    return SideColours(theme.accent, theme.on_accent)


def name_ink(colours: SideColours, ground: str, theme: Theme) -> str:
    """The colour of a seat, as dark or light as it must be to be read on this ground.

    Where little of the colour would be left it is that of all text: grey means that nothing can be
    done.
    """
    for share in range(0, 5):
        ink = mix(colours.body, theme.text, share / 10)
        if contrast(ink, ground) >= (READABLE if theme.texture else READABLE_PLAIN):
            return ink
    return theme.text
