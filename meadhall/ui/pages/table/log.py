"""The log beside a board: a line for each move, with the emblem of the player who made it."""

from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from meadhall.engines.values import NOBODY
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.person import PLATE, person_pixmap
from meadhall.ui.pages.table.log_model import NUMBER, WHAT, WHO, LogModel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import em
from meadhall.ui.widgets.later import later
from meadhall.ui.window.app_context import AppContext

EMBLEM: Final = 0.62
"""Half of an emblem's width, in lines of text."""


class PaddedDelegate(QStyledItemDelegate):
    """Lines with air above and below, so that they are told apart where they are broken."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width(), size.height() + option.fontMetrics.height() // 3)


class EmblemDelegate(QStyledItemDelegate):
    """Paints whose line it is; a screen reader is told in words."""

    def __init__(self, context: AppContext, board: GameBoard, log: LogModel) -> None:
        super().__init__()
        self.context = context
        self.board = board
        self.log = log
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """One line: the words that it has for a screen reader are not painted."""
        line = option.fontMetrics.height()
        return QSize(line, line)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        view = option.widget
        view.style().drawControl(view.style().ControlElement.CE_ItemViewItem, option, painter, view)
        seat = self.log.seat_at(index.row())
        if seat == NOBODY:
            return
        area = QRectF(option.rect)
        middle = QPointF(area.left() + em(view) * 0.9, area.center().y())
        picture = self._picture(seat, em(view))
        side = picture.width() / picture.devicePixelRatio()
        painter.drawPixmap(middle - QPointF(side, side) / 2, picture)

    def _picture(self, seat: int, line: int) -> QPixmap:
        """Who sits there, painted once for each look: a log shows the same few many times."""
        theme, player = self.context.theme, self.log.session.players[seat]
        key = theme.key, line, seat, player.emblem, player.level
        if key not in self._pictures:
            colours = theme.sides[self.board.colour_of(seat)]
            size = round(line * EMBLEM * 0.75 / PLATE)
            is_computer = bool(player.level)
            self._pictures[key] = person_pixmap(player.emblem, colours, theme, size, is_computer)
        return self._pictures[key]


class LogView(QTableView):
    sought = Signal(int)
    """A line was clicked: show the match after this many answers."""

    def __init__(self, context: AppContext, board: GameBoard, log: LogModel) -> None:
        super().__init__()
        self.log = log
        self._number = 0
        self._fitting = QTimer(self)  # once it has got another width
        self._fitting.setSingleShot(True)
        self._fitting.timeout.connect(self._fit_rows)
        self._fitted: tuple[int, str] | None = None
        """The width and the font for which the lines have been broken."""

        self.setModel(log)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(say("What has happened"))
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(em(self) * 3 // 2)
        self._emblems = EmblemDelegate(context, board, log)
        self._roomy = PaddedDelegate()
        self.setItemDelegateForColumn(WHO, self._emblems)
        self.setItemDelegateForColumn(WHAT, self._roomy)
        header = self.horizontalHeader()
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self._fit_columns()
        header.sectionResized.connect(lambda: self._fitting.start())
        log.rowsInserted.connect(self._fit_new_rows)
        self.verticalScrollBar().rangeChanged.connect(self._scroll)
        context.look_changed.connect(self._follow_look)
        self.clicked.connect(self._seek)
        self.activated.connect(self._seek)

    def showEvent(self, event: QShowEvent) -> None:
        """What came while another tab was open has not been scrolled to."""
        super().showEvent(event)
        self._fitting.start()
        later(0, self, self._scroll)

    @property
    def is_settling(self) -> bool:
        """Are the lines still to be broken for the width that it has now?"""
        return self._fitting.isActive()

    def show_number(self, number: int) -> None:
        """Mark the line of the move that is shown, and keep it in sight."""
        self._number = number
        index = self.log.index(self.log.line_of(number - 1), 0)
        flags = QItemSelectionModel.SelectionFlag
        if index.isValid():
            self.selectionModel().select(index, flags.ClearAndSelect | flags.Rows)
            later(0, self, self._scroll)  # once all is laid out
        else:
            self.clearSelection()

    def _scroll(self) -> None:
        """To the line of the move that is shown; at the present, to all that came after it too."""
        if self._number >= self.log.session.length:
            self.scrollToBottom()
            return
        index = self.log.index(self.log.line_of(self._number - 1), 0)
        if index.isValid():
            self.scrollTo(index)

    def _seek(self, index: QModelIndex) -> None:
        self.sought.emit(self.log.number_at(index.row()) + 1)

    def _fit_columns(self) -> None:
        metrics = self.fontMetrics()
        for column, words in ((NUMBER, (say("Move"), "999")), (WHO, (say("Who"),))):
            widest = max(metrics.horizontalAdvance(each) for each in words)
            self.setColumnWidth(column, widest + em(self) * 3 // 4)

    def _fit_rows(self) -> None:
        """Other lines break than before, and the present row lies elsewhere.

        This takes long in a long log, so it waits until the log is shown.
        """
        now = self.columnWidth(WHAT), self.font().key()
        if self.isVisible() and now != self._fitted:
            self._fitted = now
            self.resizeRowsToContents()
            self._scroll()

    def _fit_new_rows(self, parent: QModelIndex, first: int, last: int) -> None:
        """Only these: measuring the whole log at each move would take longer and longer."""
        for line in range(first, last + 1):
            self.resizeRowToContents(line)

    def _follow_look(self) -> None:
        self._fit_columns()
        self._fitting.start()
