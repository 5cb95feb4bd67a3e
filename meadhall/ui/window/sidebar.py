"""The sidebar at the window's left: an entry for each page and each open table."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeySequence,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QScrollArea, QVBoxLayout, QWidget

from meadhall.ui.board.paint import art
from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.later import later
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext

NUMBERED: Final = 9
"""Tables that have a key of their own: Alt and their number."""

SMALL: Final = 0.82
"""Of the text's size, in the second line of an entry."""


class SidebarButton(QAbstractButton):
    """An entry: a drawing, a word, and a note in small letters."""

    placed = Signal()
    """It has another place or another size."""

    def __init__(self, context: AppContext, drawing: str, text: str) -> None:
        super().__init__()
        self.context = context
        self.drawing = drawing
        self.note = ""
        self.tip = text
        self.number = 0  # from the first table on; 0 for a page, which has another key
        self.has_news = False
        self.is_narrow = False  # the drawing alone; the words are in the tooltip
        self.setText(text)
        self.setToolTip(plain_tip(text))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, note: str, tip: str) -> None:
        """Set the note in small letters, and the sentence for a screen reader."""
        if (note, tip) != (self.note, self.tip):
            self.note, self.tip = note, tip
            self._follow()

    def set_number(self, number: int) -> None:
        if number != self.number:
            self.number = number
            self._follow()

    def _follow(self) -> None:
        self.setAccessibleName(self.tip)
        tip = self.tip
        if 0 < self.number <= NUMBERED:
            key = table_key(self.number).toString(QKeySequence.SequenceFormat.NativeText)
            tip = f"{tip} ({key})"
        self.setToolTip(plain_tip(tip))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        space = em(self)
        high = 28 if self.note and not self.is_narrow else 21
        return QSize(space * (26 if self.is_narrow else 100) // 10, space * high // 10)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def narrow(self, is_so: bool) -> None:
        if self.is_narrow != is_so:
            self.is_narrow = is_so
            self.updateGeometry()
            self.update()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.placed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.placed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.context.theme
        space = em(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(4, 2, -4, -2)
            ink = theme.rim_light
            if self.isChecked():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.accent))
                painter.drawRoundedRect(area, space * 0.35, space * 0.35)
                ink = theme.on_accent
            if self.hasFocus() or self.underMouse():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(pen(theme.rim_light, 2.0 if self.hasFocus() else 0.8))
                painter.drawRoundedRect(area, space * 0.35, space * 0.35)
            middle = self.height() / 2
            art.draw(painter, self.drawing, ink, space * 1.15, middle, space * 1.1)
            if not self.is_narrow:
                self._paint_words(painter, ink)
            if self.has_news:
                self._paint_news(painter)

    def _paint_words(self, painter: QPainter, ink: str) -> None:
        space = em(self)
        painter.setPen(QColor(ink))
        room = space * (3.3 if self.has_news else 2.6)
        words = QRectF(space * 2.1, 0, self.width() - room, self.height())
        if not self.note:
            self._paint_line(painter, words, self.text())
            return
        words.setHeight(self.height() * 0.55)
        self._paint_line(painter, words.translated(0, self.height() * 0.04), self.text())
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * SMALL)
        painter.setFont(small)
        self._paint_line(painter, words.translated(0, self.height() * 0.42), self.note)

    def _paint_line(self, painter: QPainter, area: QRectF, text: str) -> None:
        elide = Qt.TextElideMode.ElideRight
        shown = painter.fontMetrics().elidedText(text, elide, round(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_news(self, painter: QPainter) -> None:
        """A gold dot: the player is awaited there."""
        theme, radius = self.context.theme, em(self) * 0.22
        painter.setPen(pen(theme.rim_dark, 1))
        painter.setBrush(QColor(theme.gold))
        middle = self.height() * (0.25 if self.is_narrow else 0.5)
        left = self.width() - em(self)
        painter.drawEllipse(QRectF(left, middle - radius, radius * 2, radius * 2))


class SidebarScrollArea(QScrollArea):
    """As wide as what it holds, and as low as it must be."""

    def __init__(self, inside: QWidget, entries: QVBoxLayout) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the wheel does
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard goes to its entries
        ground = QWidget()  # one of ours: to find out what Qt's own is takes PySide 8 ms
        self.setViewport(ground)
        self.setWidget(inside)
        self._inside = inside
        self._entries = entries
        self.shown: SidebarButton | None = None
        self.verticalScrollBar().rangeChanged.connect(self._follow_soon)
        for part in (ground, inside):
            part.setAutoFillBackground(False)

    def keep_in_sight(self, entry: SidebarButton | None) -> None:
        """Scroll to this entry now, and whenever it or the room for it has changed."""
        if self.shown is not None:
            self.shown.placed.disconnect(self._follow_soon)
        self.shown = entry
        if entry is not None:
            entry.placed.connect(self._follow_soon)
        self._follow_soon()

    def _follow_soon(self) -> None:
        """Once everything inside has its new place."""
        later(0, self, self._follow)

    def _follow(self) -> None:
        self._show_whole_entries()
        if self.shown is not None:
            self.ensureWidgetVisible(self.shown, 0, 0)

    def _show_whole_entries(self) -> None:
        """Take no more room than as many entries as fit whole: none is cut at the edge."""
        pitch, rest = self._pitch(), 0
        self.verticalScrollBar().setSingleStep(pitch)
        if self.height() < self._inside.sizeHint().height() and self.height() >= pitch:
            rest = (self.height() + self._gap()) % pitch
        if self.viewportMargins().bottom() != rest:
            self.setViewportMargins(0, 0, 0, rest)
        bar = self.verticalScrollBar()
        bar.setValue(round(bar.value() / pitch) * pitch)

    def _pitch(self) -> int:
        """From one entry to the next."""
        entry = self._inside.findChild(SidebarButton)
        high = entry.height() if isinstance(entry, SidebarButton) else em(self)
        return max(high + self._gap(), 1)

    def _gap(self) -> int:
        return self._entries.spacing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow_soon()

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inside.minimumSizeHint().width(), 0)


class Sidebar(QWidget):
    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        column = QVBoxLayout(self)
        column.setContentsMargins(em(self) // 3, em(self), em(self) // 3, em(self))
        column.setSpacing(em(self) // 6)
        self._pages = QVBoxLayout()
        inside = QWidget()
        self._whole = whole = QVBoxLayout(inside)
        whole.setContentsMargins(0, 0, 0, 0)
        self._tables = QVBoxLayout()
        add_layout(whole, self._tables)
        whole.addStretch()
        self.entries: list[SidebarButton] = []
        """Of the tables, from above."""

        add_layout(column, self._pages)
        column.addSpacing(em(self))
        self._places = QButtonGroup(self)  # one is at one of them only
        self._scrolled = SidebarScrollArea(inside, self._tables)
        column.addWidget(self._scrolled, 1)
        context.look_changed.connect(self.update)

    def add_page(self, entry: SidebarButton) -> None:
        self._pages.addWidget(entry)
        self._places.addButton(entry)

    def add_table(self, entry: SidebarButton) -> None:
        self._tables.addWidget(entry)
        self._places.addButton(entry)
        self.entries.append(entry)
        self._number()

    def drop(self, entry: SidebarButton) -> None:
        self.entries.remove(entry)
        if self._scrolled.shown is entry:
            self._scrolled.keep_in_sight(None)
        self._places.removeButton(entry)
        entry.setParent(None)
        entry.deleteLater()
        self._number()

    def take_room(self) -> None:
        """Be as wide as the entries are now, and not only when all else has been done."""
        column = self.layout()
        assert column is not None
        self._whole.activate()
        self._scrolled.updateGeometry()
        column.activate()
        self.updateGeometry()

    def go_to(self, number: int) -> None:
        """Show the table of this number, if there is one."""
        if number <= len(self.entries):
            self.entries[number - 1].click()

    def show_entry(self, entry: SidebarButton) -> None:
        """Bring it into sight, where there are more tables than room."""
        if entry in self.entries:
            self._scrolled.keep_in_sight(entry)

    def _number(self) -> None:
        for number, entry in enumerate(self.entries, 1):
            entry.set_number(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_table(painter, QRectF(self.rect()), self.context.theme)
            painter.setPen(QColor(self.context.theme.rim_dark))
            painter.drawLine(self.rect().topRight(), self.rect().bottomRight())


def table_key(number: int) -> QKeySequence:
    return QKeySequence(f"Alt+{number}")
