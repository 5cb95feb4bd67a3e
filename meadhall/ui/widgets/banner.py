"""The carved beam at the top of a page: the house's name, or what the page is about.

Who comes to the page and does not see it hears what is on it.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.ui.board.announcements import announce_soon
from meadhall.ui.board.paint.braid import paint_braid
from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.widgets.basics import em
from meadhall.ui.window.app_context import TITLE_FAMILY, AppContext

LOW: Final = 24
"""Lines of text: on a page that is less high, the beam takes less of it."""


class Banner(QWidget):
    def __init__(self, context: AppContext, title: str, motto: str = "") -> None:
        super().__init__()
        self.context = context
        self.title = title
        self.motto = motto
        self.setAccessibleName(f"{title}. {motto}" if motto else title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.look_changed.connect(self.update)

    @property
    def _is_low(self) -> bool:
        """Is there little room for the page below? Then the braid is left out."""
        page = self.parentWidget()
        return page is not None and page.height() < em(self) * LOW

    @property
    def _has_braid(self) -> bool:
        return self.height() > em(self) * 3

    def sizeHint(self) -> QSize:
        return QSize(em(self) * 20, em(self) * (5 if self._is_low else 8) // 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if page := self.parentWidget():
            page.removeEventFilter(self)
            page.installEventFilter(self)
        self.updateGeometry()  # the page may have got its height before
        announce_soon(self, self.accessibleName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.updateGeometry()
        return False

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
            above, below = (0.5, 1.6) if self._has_braid else (0.1, 0.1)
            words = area.adjusted(space * 1.5, space * above, -space * 1.5, -space * below)
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(words, middle, self.title)
            title = painter.fontMetrics().horizontalAdvance(self.title)
            painter.setFont(self.font())
            painter.drawText(words.adjusted(title + space, space * 0.3, 0, 0), middle, self.motto)

    def _carve(self, painter: QPainter, area: QRectF) -> None:
        """The beam's grain, and the braid along its lower edge."""
        theme, space = self.context.theme, em(self)
        paint_table(painter, area, theme)
        if not self._has_braid:
            return
        band = QRectF(0, area.height() - space * 1.15, area.width(), space * 0.85)
        painter.setPen(pen(theme.rim_dark, 1.5))
        painter.drawLine(band.topLeft(), band.topRight())
        painter.setOpacity(0.9)
        paint_braid(painter, band.adjusted(0, space * 0.1, 0, 0), theme.gold, theme.rim_dark)
        painter.setOpacity(1.0)
