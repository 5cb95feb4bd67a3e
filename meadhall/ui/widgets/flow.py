"""Widgets in rows that break where the space ends, like words."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayoutItem, QWidget

from meadhall.ui.widgets.layout import HeightForWidthLayout


class FlowLayout(HeightForWidthLayout):
    def __init__(
        self, parent: QWidget | None = None, gap: int = 6, is_centred: bool = False
    ) -> None:
        super().__init__(parent)
        self._gap = gap
        self._is_centred = is_centred

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self.items:
            size = size.expandedTo(item.minimumSize())
        return size

    def place(self, area: QRect, is_trial: bool) -> int:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        x = 0
        for item in self.items:
            if item.isEmpty():
                continue  # it is hidden, and takes no gap either
            size = item.sizeHint()
            if not rows or x + size.width() > area.width():
                rows.append([])
                x = 0
            rows[-1].append((item, size))
            x += size.width() + self._gap
        y = area.y()
        for row in rows:
            if not is_trial:
                self._place_row(row, area, y)
            y += max(size.height() for _, size in row) + self._gap
        return max(y - self._gap - area.y(), 0)

    def _place_row(self, row: list[tuple[QLayoutItem, QSize]], area: QRect, y: int) -> None:
        wide = sum(size.width() + self._gap for _, size in row) - self._gap
        x = area.x() + ((area.width() - wide) // 2 if self._is_centred else 0)
        for item, size in row:
            item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
