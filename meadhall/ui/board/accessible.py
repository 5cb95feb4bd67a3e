"""The board as a screen reader finds it: a list of places, each with its sentence.

Qt deletes these interfaces itself, when their widget goes or at the end, and does not know that
Python made them. So Python must never do it first: each is kept here for as long as the program
runs, and holds its board by a weak reference only.
"""

from typing import Final
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from meadhall.ui.board.accessible_leaf import AccessibleLeaf
from meadhall.ui.board.scene import Spot
from meadhall.ui.board.widget import BoardWidget

KEPT: Final[list[QAccessibleInterface]] = []


class AccessibleSpot(AccessibleLeaf):
    """One place of the board."""

    def __init__(self, access: "AccessibleBoard", index: int) -> None:
        super().__init__()
        self._access = access
        self._index = index
        KEPT.append(self)

    def _spot(self) -> Spot | None:
        board = self._access.board
        spots = board.scene.spots if board is not None else ()
        return spots[self._index] if self._index < len(spots) else None

    def isValid(self) -> bool:
        return self._spot() is not None

    def window(self) -> QWindow | None:  # type: ignore[override]
        board = self._access.board
        return board.window().windowHandle() if board is not None else None

    def parent(self) -> QAccessibleInterface:
        return self._access

    def rect(self) -> QRect:
        spot, board = self._spot(), self._access.board
        if spot is None or board is None:
            return QRect()
        area = board.area_of(spot).toRect()
        return QRect(board.mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state, board = QAccessible.State(), self._access.board
        state.focusable = True
        if board is not None and (spot := self._spot()) is not None:
            state.focused = board.hasFocus() and spot.key == board.cursor_spot
        return state

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot()
        if spot is None:
            return ""
        return spot.sentence if kind == QAccessible.Text.Name else ""


class AccessibleBoard(QAccessibleWidget):
    """The board itself: a list, and the spot under the cursor has the focus."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board, QAccessible.Role.List, "")
        self._board = ref(board)
        self._spots: dict[int, AccessibleSpot] = {}
        KEPT.append(self)

    @property
    def board(self) -> BoardWidget | None:
        """The widget, as long as it is there."""
        board = self._board()
        return board if board is not None and Shiboken.isValid(board) else None

    def childCount(self) -> int:
        return len(self.board.scene.spots) if self.board is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        if index not in self._spots:
            self._spots[index] = AccessibleSpot(self, index)
        return self._spots[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if self.board is None:
            return None
        spot = self.board.spot_under(self.board.mapFromGlobal(QPoint(x, y)).toPointF())
        return self.child(self.board.index_of(spot.key)) if spot else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at, spot in self._spots.items() if spot is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if self.board is None:
            return None
        return self.child(self.board.index_of(self.board.cursor_spot))


def make_access(key: str, target: QObject) -> QAccessibleInterface | None:
    """What Qt asks for every widget, once; boards are ours, the rest Qt knows itself."""
    return AccessibleBoard(target) if isinstance(target, BoardWidget) else None


def install() -> None:
    """Have every board that is made from now on found; once is enough."""
    if not INSTALLED:
        INSTALLED.append(True)
        QAccessible.installFactory(make_access)


INSTALLED: Final[list[bool]] = []
