"""The base of our layouts: a list of widgets, and a height that follows from the width."""

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class HeightForWidthLayout(QLayout):
    """A subclass says where the items go; its height then follows from the width it is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def place(self, area: QRect, is_trial: bool) -> int:
        """Place the items, or only work out the height."""
        raise NotImplementedError

    def addItem(self, item: QLayoutItem) -> None:
        self.items.append(item)

    def count(self) -> int:
        return len(self.items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self.items[index] if 0 <= index < len(self.items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self.items.pop(index) if 0 <= index < len(self.items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.place(QRect(0, 0, width, 0), is_trial=True)

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        self.place(area, is_trial=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()
