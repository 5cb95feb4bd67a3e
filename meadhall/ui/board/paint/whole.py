"""A whole board, as it lies there: for thumbnails, for pictures in files, and under the pieces."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform

from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.board.paint.marks import paint_marks, paint_shade, write
from meadhall.ui.board.paint.strokes import paint_strokes
from meadhall.ui.board.scene import Scene
from meadhall.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from meadhall.ui.board.game_board import GameBoard


@contextmanager
def clip_to_pane(painter: QPainter, scene: Scene, is_in_pane: bool = True) -> Iterator[None]:
    """What is painted here does not stray out of the scene's pane, where it belongs in there."""
    pane = scene.pane if is_in_pane else None
    if pane is None:
        yield
        return
    painter.save()
    painter.setClipRect(
        QRectF(pane.left, pane.top, pane.width, pane.height), Qt.ClipOperation.IntersectClip
    )
    try:
        yield
    finally:
        painter.restore()


def paint_still(
    painter: QPainter, board: "GameBoard", scene: Scene, theme: Theme, to_window: QTransform
) -> None:
    """The table and the board without anything that moves."""
    device = painter.device()
    ratio = device.devicePixelRatio()
    paint_table(painter, QRectF(0, 0, device.width() / ratio, device.height() / ratio), theme)
    painter.setTransform(to_window, True)
    board.paint_ground(painter, scene, theme)


def paint_labels(painter: QPainter, scene: Scene, theme: Theme) -> None:
    for label in scene.labels:
        write(painter, label.text, QPointF(*label.at), label.size, theme.rim_light, label.room)


def paint_whole(
    painter: QPainter, board: "GameBoard", scene: Scene, theme: Theme, to_window: QTransform
) -> None:
    """A board with all that lies on it: for thumbnails and pictures in files."""
    paint_still(painter, board, scene, theme, to_window)
    paint_labels(painter, scene, theme)
    for shade in scene.shades:
        if spot := scene.spot(shade.spot):
            paint_shade(painter, shade, spot, theme)
    for piece in scene.pieces:
        if spot := scene.spot(piece.spot):
            painter.save()
            painter.translate(*spot.centre)
            board.paint_piece(painter, piece, spot, theme)
            painter.restore()
    paint_marks(painter, scene, theme)
    paint_strokes(painter, scene, scene.strokes, theme)
