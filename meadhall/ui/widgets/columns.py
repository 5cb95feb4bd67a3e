"""Widgets side by side in columns of equal width: as many as there is room for."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.layout import HeightForWidthLayout


class ColumnLayout(HeightForWidthLayout):
    def __init__(self, lines: int, most: int, parent: QWidget | None = None) -> None:
        """No column gets narrower than so many lines of text are high, and no more than `most`
        stand side by side."""
        super().__init__(parent)
        self._lines = lines
        self._most = most

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        wanted = self._narrowest() * min(self._most, max(1, len(self.items)))
        return QSize(wanted, self.heightForWidth(wanted))

    def minimumSize(self) -> QSize:
        narrow = max((item.minimumSize().width() for item in self.items), default=0)
        return QSize(narrow, 0)

    def _narrowest(self) -> int:
        parent = self.parentWidget()
        return em(parent) * self._lines if parent is not None else 1

    def _gap(self) -> int:
        parent = self.parentWidget()
        return em(parent) * 3 // 4 if parent is not None else 0

    def place(self, area: QRect, is_trial: bool) -> int:
        items = [item for item in self.items if not item.isEmpty()]
        if not items:
            return 0
        gap = self._gap()
        columns = min(self._most, max(1, (area.width() + gap) // (self._narrowest() + gap)))
        width = (area.width() - gap * (columns - 1)) // columns
        top = area.y()
        for first in range(0, len(items), columns):
            line = items[first : first + columns]
            height = max(_height(item, width) for item in line)
            if not is_trial:
                for at, item in enumerate(line):
                    item.setGeometry(QRect(area.x() + at * (width + gap), top, width, height))
            top += height + gap
        return top - gap - area.y()


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
