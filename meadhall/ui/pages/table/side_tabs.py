"""The tabs beside a board: all of them are always seen, also where there is little room.

Where the titles do not fit side by side, only the open tab is written out. The others show a
drawing, and their title where the mouse rests; a screen reader always has the titles.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from meadhall.ui.board.paint import art
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.unspoken import forget

ICON: Final = 0.95
"""The side of a drawing, in lines of text."""


@dataclass(frozen=True, slots=True)
class TabTitle:
    words: str
    drawing: str
    count: int = 0
    """Of what is new there; 0 is not written."""

    @property
    def full(self) -> str:
        return f"{self.words} ({self.count})" if self.count else self.words

    @property
    def short(self) -> str:
        """What is written beside the drawing."""
        return str(self.count) if self.count else ""


LEAST: Final = 5
"""Lines of text: no less of what is in the tabs is ever seen, tab bar and all."""


class _TabBar(QTabBar):
    def needed(self) -> int:
        """The width at which nothing is cut."""
        return sum(self.tabSizeHint(at).width() for at in range(self.count()))


class SideTabs(QTabWidget):
    def __init__(self) -> None:
        super().__init__()
        self._bar = bar = _TabBar()
        self.setTabBar(bar)
        bar.setUsesScrollButtons(False)
        bar.setElideMode(Qt.TextElideMode.ElideRight)
        bar.setExpanding(False)
        self._titles: dict[QWidget, TabTitle] = {}
        self.currentChanged.connect(self._fit)

    def add(self, page: QWidget, words: str, drawing: str) -> None:
        self._titles[page] = TabTitle(words, drawing)
        self.addTab(page, words)
        if self.count() == 1:
            forget(self._bar)  # a table begins with what is asked, not with the name of a tab
        self._fit()

    def show_count(self, page: QWidget, count: int) -> None:
        """Write beside the page's title how much is new there."""
        before = self._titles[page]
        self._titles[page] = TabTitle(before.words, before.drawing, count)
        self._fit()

    def sizeHint(self) -> QSize:
        """No more than the least: beyond that they take what others leave."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), em(self) * LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._fit()

    def tabRemoved(self, index: int) -> None:
        super().tabRemoved(index)
        self._fit()

    def _fit(self) -> None:
        """Write out all titles, or where they do not fit only that of the open tab."""
        self._write(is_short=False)
        if self._bar.needed() > self.width():
            self._write(is_short=True)

    def _write(self, is_short: bool) -> None:
        side = round(em(self) * ICON)
        self.setIconSize(QSize(side, side))
        for at in range(self.count()):
            page = self.widget(at)
            assert page is not None
            title = self._titles[page]
            is_drawn = is_short and at != self.currentIndex()
            self.setTabText(at, title.short if is_drawn else title.full)
            self.setTabIcon(at, self._drawn(title.drawing, side) if is_drawn else QIcon())
            self.setTabToolTip(at, plain_tip(title.full))
            self._bar.setAccessibleTabName(at, title.full)

    def _drawn(self, drawing: str, side: int) -> QIcon:
        scale = self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            art.draw(painter, drawing, ink, side / 2, side / 2, side)
        return QIcon(picture)
