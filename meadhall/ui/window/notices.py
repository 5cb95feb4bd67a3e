"""Where bars with notices lie: over the upper part of the page; nothing below them moves."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget


class NoticeOverlay(QWidget):
    """Holds bars, and is as high as those of them that are shown."""

    def __init__(self, over: QWidget, top: Callable[[], int]) -> None:
        """`over` is the page or the stack of pages, which must be in a window already; `top` says
        how much of its upper part stays free, for what must be read while a notice is shown."""
        super().__init__(over.parentWidget())
        self._over = over
        self._top = top
        self._bars = QVBoxLayout(self)
        self._bars.setContentsMargins(0, 0, 0, 0)
        self._bars.setSpacing(0)
        over.installEventFilter(self)
        self.fit()

    def add(self, bar: QWidget) -> None:
        self._bars.addWidget(bar)
        self.fit()

    def fit(self) -> None:
        """Lie where the page is now."""
        page, layout = self._over.geometry(), self._bars
        width = page.width()
        is_wrapped = layout.hasHeightForWidth()
        high = layout.totalHeightForWidth(width) if is_wrapped else layout.totalSizeHint().height()
        self.setGeometry(QRect(page.left(), page.top() + self._top(), width, high))
        self.raise_()

    def event(self, event: QEvent) -> bool:
        is_taken = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return is_taken

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self.fit()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self.palette()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colours.color(QPalette.ColorRole.AlternateBase))
            painter.setPen(QColor(colours.color(QPalette.ColorRole.Mid)))
            painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
