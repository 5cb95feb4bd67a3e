"""A small picture of a position: on the tiles of the games, in the library, in a set-up."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.engines.contract import State
from meadhall.ui.board_widget import paint_whole
from meadhall.ui.boards.board import Board
from meadhall.ui.boards.scene import Scene
from meadhall.ui.house import House
from meadhall.ui.kit import em


def fit(scene: Scene, width: float, height: float) -> QTransform:
    """Board units to pixels, so that the whole scene stands in the middle."""
    unit = min(width / scene.width, height / scene.height)
    left, top = (width - scene.width * unit) / 2, (height - scene.height * unit) / 2
    return QTransform(unit, 0, 0, unit, left, top)


class Thumbnail(QWidget):
    def __init__(self, house: House, board: Board, state: State, lines: int = 9) -> None:
        super().__init__()
        self.house = house
        self.board = board
        self.lines = lines
        self.scene = board.scene(state, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        house.look_changed.connect(self.update)

    def show_state(self, board: Board, state: State) -> None:
        self.board, self.scene = board, board.scene(state, 0)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self) * self.lines * 4 // 3, em(self) * self.lines)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self) * 6, em(self) * 5)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            to_window = fit(self.scene, self.width(), self.height())
            paint_whole(painter, self.board, self.scene, self.house.theme, to_window)
