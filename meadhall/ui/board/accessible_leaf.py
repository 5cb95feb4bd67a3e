"""What a screen reader is told of besides widgets: things without parts."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


class AccessibleLeaf(QAccessibleInterface):
    """One such thing. It is no Qt object of its own."""

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Its words come from the match and from nowhere else."""
