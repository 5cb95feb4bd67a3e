"""Widgets in rows that break where the space ends, like words."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from meadhall.ui.widgets.layout import HeightForWidthLayout


class FlowLayout(HeightForWidthLayout):
    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._gap = gap

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self.items:
            size = size.expandedTo(item.minimumSize())
        return size

    def place(self, area: QRect, is_trial: bool) -> int:
        x, y, line = area.x(), area.y(), 0
        for item in self.items:
            if item.isEmpty():
                continue  # it is hidden, and takes no gap either
            size = item.sizeHint()
            if x > area.x() and x + size.width() > area.right() + 1:
                x, y, line = area.x(), y + line + self._gap, 0
            if not is_trial:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            line = max(line, size.height())
        return y + line - area.y()
