"""A board as a picture in a file: dots, or lines that stay sharp however large they are shown."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.whole import fit, paint_whole
from meadhall.ui.board.scene import Scene
from meadhall.ui.widgets.theme import Theme

DOTS: Final = 110
"""To a board unit."""

KINDS: Final = (".png", ".svg", ".pdf")


def save_picture(board: GameBoard, scene: Scene, theme: Theme, file: Path) -> bool:
    """Keep the scene in a file of the kind that its name says; False if it cannot be kept."""
    width, height = round(scene.width * DOTS), round(scene.height * DOTS)
    if file.suffix == ".svg":
        drawing = QSvgGenerator()
        drawing.setFileName(str(file))
        drawing.setSize(QSize(width, height))
        drawing.setViewBox(QRectF(0, 0, width, height))
        with QPainter() as painter:
            return painter.begin(drawing) and _paint(painter, board, scene, theme, width, height)
    if file.suffix == ".pdf":
        page = QPdfWriter(str(file))
        page.setPageSize(QPageSize(QSizeF(width / 4, height / 4), QPageSize.Unit.Point))
        page.setPageMargins(QMarginsF(0, 0, 0, 0))
        page.setResolution(288)  # four dots to a point
        with QPainter() as painter:
            return painter.begin(page) and _paint(painter, board, scene, theme, width, height)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        _paint(painter, board, scene, theme, width, height)
    return image.save(str(file))


def _paint(
    painter: QPainter, board: GameBoard, scene: Scene, theme: Theme, width: int, height: int
) -> bool:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = 0.0, 0.0, scene.width, scene.height
    paint_whole(painter, board, scene, theme, fit(whole, width, height))
    return True
