"""Who is seen on the network, line by line: an emblem, who or what it is, and what one can do.

Lines come and go while one looks at them; those that stay are the same widgets, so that neither the
focus nor the mouse loses its place.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.person import no_seat, paint_person
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.widgets.basics import Button, NoteLabel, PageScrollArea, em
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext


class NearbyLine(QWidget):
    """One of them, with its buttons at the end."""

    def __init__(self, context: AppContext, *buttons: Button) -> None:
        super().__init__()
        self.context = context
        self.emblem = "nearby"
        self.person: int | None = None
        self.title = PlainLabel()
        self.details = NoteLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        for text in (self.title, self.details):
            text.setWordWrap(True)
        space = em(self)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.details)
        line = QHBoxLayout(self)
        line.setContentsMargins(space * 3, space // 3, space // 2, space // 3)
        add_layout(line, words, 1)
        for button in buttons:
            line.addWidget(button)
        context.look_changed.connect(self.update)

    def tell(self, emblem: str, title: str, details: str, person: int | None = None) -> None:
        """Say what it is now; a person has the number of an emblem of their own."""
        told = emblem, title, details, person
        if told == (self.emblem, self.title.text(), self.details.text(), self.person):
            return
        self.emblem, self.person = emblem, person
        self.title.setText(title)
        self.details.setText(details)
        self.setAccessibleName(f"{title}: {details}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, space = self.context.theme, em(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(theme.line, 1.0))
            painter.setBrush(QColor(theme.raised))
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(area, space * 0.35, space * 0.35)
            middle, radius = self.height() / 2, space * 0.85
            centre = space * 1.6
            if self.person is not None:
                where = QPointF(centre, middle)
                paint_person(painter, where, radius, self.person, no_seat(theme), theme)
                return
            painter.setPen(pen(theme.rim_dark, 1.4))
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QRectF(centre - radius, middle - radius, 2 * radius, 2 * radius))
            art.draw(painter, self.emblem, theme.on_accent, centre, middle, radius * 1.25)


AnyLine = TypeVar("AnyLine", bound=NearbyLine)


def arrange(
    layout: QVBoxLayout,
    lines: dict[str, AnyLine],
    wanted: Sequence[str],
    make: Callable[[], AnyLine],
) -> None:
    """Have one line for each of these keys, in this order, and no others."""
    for key in [key for key in lines if key not in wanted]:
        gone = lines.pop(key)
        layout.removeWidget(gone)
        gone.hide()
        gone.deleteLater()
    for at, key in enumerate(wanted):
        if key not in lines:
            lines[key] = make()
        if layout.indexOf(lines[key]) != at:
            layout.insertWidget(at, lines[key])
            lines[key].show()


def scrolled(inside: QWidget) -> PageScrollArea:
    """As much of it as there is room for, and the rest by scrolling."""
    area = PageScrollArea(inside)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    for part in (area.viewport(), inside):
        part.setAutoFillBackground(False)
    return area
