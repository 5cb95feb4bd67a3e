"""The carved beam at the top of a page: the house's name, or what the page is about."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.ui.board.paint.braid import paint_braid
from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.widgets.basics import em
from meadhall.ui.window.app_context import TITLE_FAMILY, AppContext


class Banner(QWidget):
    def __init__(self, context: AppContext, title: str, motto: str = "") -> None:
        super().__init__()
        self.context = context
        self.title = title
        self.motto = motto
        self.setAccessibleName(f"{title}. {motto}" if motto else title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.look_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(em(self) * 20, em(self) * 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, space = self.context.theme, em(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            self._carve(painter, area)
            painter.setPen(pen(theme.rim_light, 1))
            font = QFont(TITLE_FAMILY)
            font.setBold(True)
            font.setPixelSize(round(space * 1.5))
            painter.setFont(font)
            words = area.adjusted(space * 1.5, space * 0.5, -space * 1.5, -space * 1.6)
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(words, middle, self.title)
            title = painter.fontMetrics().horizontalAdvance(self.title)
            painter.setFont(self.font())
            painter.drawText(words.adjusted(title + space, space * 0.3, 0, 0), middle, self.motto)

    def _carve(self, painter: QPainter, area: QRectF) -> None:
        """The beam's grain, and the braid along its lower edge."""
        theme, space = self.context.theme, em(self)
        paint_table(painter, area, theme)
        band = QRectF(0, area.height() - space * 1.15, area.width(), space * 0.85)
        painter.setPen(pen(theme.rim_dark, 1.5))
        painter.drawLine(band.topLeft(), band.topRight())
        painter.setOpacity(0.9)
        paint_braid(painter, band.adjusted(0, space * 0.1, 0, 0), theme.gold, theme.rim_dark)
        painter.setOpacity(1.0)
