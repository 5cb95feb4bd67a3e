"""Who is asked, beside the sentence above the board: the emblem, and the name in its colour."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.client.match.session import SeatedPlayer, Session
from meadhall.engines.values import NOBODY
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.person import paint_person
from meadhall.ui.text.people import seat_called, seat_in_full
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.theme import SideColours
from meadhall.ui.window.app_context import AppContext

WIDEST: Final = 9
"""Lines of text: a longer name is cut here, and whole on the plate of the seat."""

MOST_OF_BAR: Final = 0.2
"""Where it would take more of the bar, it shows the emblem alone: the sentence says the name."""


class PersonBadge(QWidget):
    """A plate in the colours of the seat. A screen reader hears the sentence instead."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.name = ""
        self._bar_width = 0
        self._player: SeatedPlayer | None = None
        self._colours: SideColours | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_seat(self, board: GameBoard, session: Session, seat: int) -> None:
        """Show who sits there; nothing for nobody."""
        self.setVisible(seat != NOBODY)
        if seat == NOBODY:
            return
        self._player = session.players[seat]
        self._colours = self.context.theme.sides[board.colour_of(seat)]
        name, full = seat_called(session, seat), seat_in_full(session, seat)
        if name != self.name:
            self.name = name
            self.updateGeometry()
        self.setAccessibleName(full)
        self.update()

    def fit(self, bar_width: int) -> None:
        """The bar that it stands in is so wide now."""
        was_small = self._is_small
        self._bar_width = bar_width
        if self._is_small != was_small:
            self.updateGeometry()
            self.update()

    @property
    def _whole_width(self) -> float:
        wide = self.fontMetrics().horizontalAdvance(self.name) * 1.1 + em(self) * 2.6
        return min(wide, em(self) * WIDEST)

    @property
    def _is_small(self) -> bool:
        return self._whole_width > self._bar_width * MOST_OF_BAR

    def sizeHint(self) -> QSize:
        high = round(em(self) * 1.9)
        return QSize(high if self._is_small else round(self._whole_width), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        player, colours, theme, space = self._player, self._colours, self.context.theme, em(self)
        if player is None or colours is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QColor(theme.line))
            painter.setBrush(QColor(colours.body))
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
            radius = area.height() / 2 - 1
            middle = QPointF(area.left() + radius + 1, area.center().y())
            is_computer = bool(player.level)
            paint_person(painter, middle, radius, player.emblem, colours, theme, is_computer)
            if self._is_small:
                return
            font = self.font()
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(colours.inlay))
            words = area.adjusted(radius * 2 + space * 0.4, 0, -space * 0.4, 0)
            metrics = painter.fontMetrics()
            name = metrics.elidedText(
                self.name, Qt.TextElideMode.ElideRight, round(words.width()) + 1
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
