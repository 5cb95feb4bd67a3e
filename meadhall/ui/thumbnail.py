"""A small picture of a position: on the tiles of the games, in the library, in a set-up."""

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.engines.contract import State
from meadhall.ui.board_widget import paint_whole
from meadhall.ui.boards.board import Board
from meadhall.ui.house import House
from meadhall.ui.kit import em

PATIENCE = 40
"""Milliseconds after which a picture that has never been painted is."""


Part = tuple[float, float, float, float]
"""Left, top, width and height, in board units."""


def fit(part: Part, width: float, height: float) -> QTransform:
    """Board units to pixels, so that this part of a scene stands in the middle, whole."""
    left, top, wide, high = part
    unit = min(width / wide, height / high)
    x, y = (width - wide * unit) / 2 - left * unit, (height - high * unit) / 2 - top * unit
    return QTransform(unit, 0, 0, unit, x, y)


class Thumbnail(QWidget):
    def __init__(
        self,
        house: House,
        board: Board,
        state: State,
        lines: int = 9,
        is_poster: bool = False,
    ) -> None:
        """`lines` is its height in lines of text; a poster shows the most telling part only."""
        super().__init__()
        self.is_poster = is_poster
        self.house = house
        self.board = board
        self.lines = lines
        self.scene = board.scene(state, 0)
        self._painted: QPixmap | None = None
        self._key: tuple[object, ...] = ()
        self._is_due = False
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
        """The picture, or for a moment only its ground: a window that opens shall not wait."""
        with QPainter(self) as painter:
            if self._painted is None and not self._is_due:
                painter.fillRect(self.rect(), QColor(self.house.theme.table))
                QTimer.singleShot(PATIENCE, self, self._come_due)
            else:
                painter.drawPixmap(0, 0, self._picture())

    @property
    def is_awaited(self) -> bool:
        """Whether the picture that belongs here is still to come."""
        return self._painted is None

    def _part(self) -> Part:
        if self.is_poster:
            return self.board.poster(self.scene)
        return 0.0, 0.0, self.scene.width, self.scene.height

    def _come_due(self) -> None:
        self._is_due = True
        self.update()

    def _picture(self) -> QPixmap:
        """The position as it was painted last, or painted anew where anything is different."""
        ratio, theme = self.devicePixelRatioF(), self.house.theme
        key = (self.scene, theme.key, self.size(), ratio)
        if self._painted is None or key != self._key:
            self._painted = QPixmap(self.size() * ratio)
            self._painted.setDevicePixelRatio(ratio)
            with QPainter(self._painted) as painter:
                painter.setFont(self.font())
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                to_window = fit(self._part(), self.width(), self.height())
                paint_whole(painter, self.board, self.scene, theme, to_window)
            self._key = key
        return self._painted
