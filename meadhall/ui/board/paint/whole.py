"""A whole board, as it lies there: for thumbnails, for pictures in files, and under the pieces."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QTransform

from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.board.paint.kept import paint_kept
from meadhall.ui.board.paint.marks import paint_marks, paint_shade, write
from meadhall.ui.board.paint.strokes import paint_strokes
from meadhall.ui.board.scene import Scene
from meadhall.ui.text.words import voice
from meadhall.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from meadhall.ui.board.game_board import GameBoard

KEPT = 48
"""So many pictures are kept: home and the rules show the same ones again and again."""

STILL = 4
"""So many boards without pieces are kept: the next table of the same game shows the same one."""

_stills: dict[tuple[object, ...], QImage] = {}

Part = tuple[float, float, float, float]
"""Left, top, width and height, in board units."""


def fit(part: Part, width: float, height: float) -> QTransform:
    """Board units to pixels, so that this part of a scene stands in the middle, whole."""
    left, top, wide, high = part
    unit = min(width / wide, height / high)
    x, y = (width - wide * unit) / 2 - left * unit, (height - high * unit) / 2 - top * unit
    return QTransform(unit, 0, 0, unit, x, y)


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
    table = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
    look = "table", theme.key
    paint_kept(painter, table, look, lambda brush: paint_table(brush, table, theme))
    painter.setTransform(to_window, True)
    board.paint_ground(painter, scene, theme)


def still_picture(
    board: "GameBoard",
    scene: Scene,
    theme: Theme,
    size: tuple[int, int],
    ratio: float,
    font: str,
    to_window: QTransform,
) -> QImage:
    """The same as a picture of this size. Every table has a board of its own, but those of one game
    paint alike if they are set alike."""
    numbers = (
        to_window.m11(), to_window.m12(), to_window.m21(),
        to_window.m22(), to_window.dx(), to_window.dy(),
    )  # fmt: skip
    alike = type(board), *sorted(vars(board).items())
    key = (alike, scene, theme, size, ratio, font, numbers, voice())
    image = _stills.pop(key, None)
    if image is None:
        image = _blank(size, ratio)
        with _brush(image, font) as painter:
            paint_still(painter, board, scene, theme, to_window)
        while len(_stills) >= STILL:
            del _stills[next(iter(_stills))]
    _stills[key] = image  # the one used last lasts longest
    return image


def _blank(size: tuple[int, int], ratio: float) -> QImage:
    width, height = size
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    return image


@contextmanager
def _brush(image: QImage, font: str) -> Iterator[QPainter]:
    letters = QFont()
    letters.fromString(font)
    with QPainter(image) as painter:
        painter.setFont(letters)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield painter


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


def picture(
    board: "GameBoard",
    scene: Scene,
    part: Part,
    theme: Theme,
    size: tuple[int, int],
    ratio: float,
    font: str,
) -> QImage:
    """This part of a scene, sharp on a screen that has so many pixels to one of the window's."""
    return _picture(board, scene, part, theme, size, ratio, font, voice())


@lru_cache(maxsize=KEPT)
def _picture(
    board: "GameBoard",
    scene: Scene,
    part: Part,
    theme: Theme,
    size: tuple[int, int],
    ratio: float,
    font: str,
    _voice: object,
) -> QImage:
    image = _blank(size, ratio)
    with _brush(image, font) as painter:
        paint_whole(painter, board, scene, theme, fit(part, *size))
    return image
