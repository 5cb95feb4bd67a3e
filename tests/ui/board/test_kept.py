"""Pictures that are kept look as what they save painting."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from meadhall.ui.board.paint.kept import paint_kept

AREA = QRectF(2, 1, 3, 2)


class Brush:
    """Paints a box in a box, and counts how often."""

    def __init__(self) -> None:
        self.painted = 0

    def boxes(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(AREA, QColor("#806040"))
        painter.fillRect(AREA.adjusted(0.5, 0.5, -1, -1), QColor("white"))


def canvas(ratio: float = 1.0) -> QImage:
    image = QImage(80, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    return image


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_copy_lies_where_it_would_have_been_painted(qapp: QApplication, ratio: float) -> None:
    brush, images = Brush(), []
    for is_kept in (False, True, True):
        image = canvas(ratio)
        with QPainter(image) as painter:
            painter.scale(10 / ratio, 10 / ratio)
            if is_kept:
                paint_kept(painter, AREA, ("boxes", ratio), brush.boxes)
            else:
                brush.boxes(painter)
        images.append(image)
    assert images[0] == images[1] == images[2]
    assert brush.painted == 2, "once for the eye, once to keep it"


def test_a_copy_lies_right_while_a_window_is_grabbed(qapp: QApplication) -> None:
    """A painter is moved aside then, behind the back of who paints."""

    class Board(QWidget):
        is_kept = False
        brush = Brush()

        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's own name
            with QPainter(self) as painter:
                painter.scale(10, 10)
                if self.is_kept:
                    paint_kept(painter, AREA, ("grabbed",), self.brush.boxes)
                else:
                    self.brush.boxes(painter)

    window, board = QWidget(), Board()
    QVBoxLayout(window).addWidget(board)
    window.resize(120, 90)
    plain = window.grab().toImage()
    board.is_kept = True
    assert window.grab().toImage() == plain


def test_another_size_is_painted_again(qapp: QApplication) -> None:
    brush = Brush()
    with QPainter(canvas_held := canvas()) as painter:
        for scale in (5, 5, 7):
            painter.resetTransform()
            painter.scale(scale, scale)
            paint_kept(painter, AREA, ("size",), brush.boxes)
    assert brush.painted == 2 and not canvas_held.isNull()
