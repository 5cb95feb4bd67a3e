"""A small picture of a position: on the tiles of the games, in the library, in a set-up.

A page with pictures is painted without them at first, and a position is looked up no sooner than
its picture is painted: for a window that opens, the rules and the boards come after all else.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.ui.board.paint.whole import picture
from meadhall.ui.board.scene import Scene
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.later import later
from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from meadhall.engines.contract import State
    from meadhall.ui.board.game_board import GameBoard

PATIENCE = 40
"""Milliseconds after which a picture that has never been painted is."""

Sight = Callable[[], "tuple[GameBoard, State]"]
"""The position to show, looked up when it is painted."""


def opening(game: str) -> Sight:
    """How a game begins."""

    def look_up() -> "tuple[GameBoard, State]":
        from meadhall.engines import catalogue  # all the rules, and all the boards
        from meadhall.ui.board.registry import BOARDS

        return BOARDS[game], catalogue.find(game).start()

    return look_up


def show_piece(game: str) -> Sight:
    """The position that shows best what the game is."""

    def look_up() -> "tuple[GameBoard, State]":
        board, state = opening(game)()
        return board, board.show_piece() or state

    return look_up


class Thumbnail(QWidget):
    def __init__(
        self, context: AppContext, sight: Sight, lines: int = 9, is_poster: bool = False
    ) -> None:
        """`lines` is its height in lines of text; a poster shows the most telling part only."""
        super().__init__()
        self.is_poster = is_poster
        self.context = context
        self.lines = lines
        self._sight = sight
        self._pressed: Callable[[], object] | None = None
        self._seen: tuple[GameBoard, Scene] | None = None
        self._is_painted = False
        self._is_due = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(is_poster)
        self.setSizePolicy(policy)
        context.look_changed.connect(self.update)

    def lead_to(self, pressed: Callable[[], object], tip: str) -> None:
        """Do this on a click. By keys a button beside the picture does the same."""
        self._pressed = pressed
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(plain_tip(tip))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_click = event.button() == Qt.MouseButton.LeftButton
        if (
            self._pressed is not None
            and is_click
            and self.rect().contains(event.position().toPoint())
        ):
            self._pressed()
        else:
            super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            super().mousePressEvent(event)

    def show_state(self, board: "GameBoard", state: "State") -> None:
        """Show this from now on."""
        self._seen = board, board.scene(state, 0)
        self.update()

    @property
    def seen(self) -> "tuple[GameBoard, Scene]":
        """The board, and the scene on it that is shown."""
        if self._seen is None:
            self.show_state(*self._sight())
        assert self._seen is not None
        return self._seen

    @property
    def scene(self) -> Scene:
        return self.seen[1]

    @property
    def is_awaited(self) -> bool:
        """Is the picture still to be painted?"""
        return not self._is_painted

    def sizeHint(self) -> QSize:
        return QSize(em(self) * self.lines * 4 // 3, em(self) * self.lines)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self) * 6, em(self) * 5)

    def heightForWidth(self, width: int) -> int:
        """Of a poster: never lower than its lines, nor half as high again."""
        least = em(self) * self.lines
        return min(max(least, width * 9 // 20), least * 3 // 2) if self.is_poster else -1

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, or at first only its ground, so that the window opens at once."""
        with QPainter(self) as painter:
            if not self._is_painted and not self._is_due:
                painter.fillRect(self.rect(), QColor(self.context.theme.table))
                later(PATIENCE, self, self._come_due)
            else:
                self._is_painted = True
                painter.drawImage(0, 0, self._picture())

    def _come_due(self) -> None:
        self._is_due = True
        self.update()

    def _picture(self) -> QImage:
        board, scene = self.seen
        part = board.poster(scene) if self.is_poster else (0.0, 0.0, scene.width, scene.height)
        size, ratio = (self.width(), self.height()), self.devicePixelRatioF()
        font = self.font().toString()
        return picture(board, scene, part, self.context.theme, size, ratio, font)
