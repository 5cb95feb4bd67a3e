"""What is said at a table: a list of it, a line to type in, and who looks on."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.match.session import Session
from meadhall.client.system.emblems import known
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.person import name_ink, no_seat, person_pixmap
from meadhall.ui.text.plain import PlainLabel, breakable, plain_tip
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import NoteLabel, em
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext

STAYS: Final = 6000
"""Milliseconds that a line of talk stays over the board."""


class TalkOverlay(QLabel):
    """What somebody says, for a moment over the board. It takes no clicks and moves nothing."""

    def __init__(self, over: QWidget, context: AppContext) -> None:
        super().__init__(over)
        self.context = context
        self._over = over
        self._picture = QPixmap()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMargin(em(self) // 2)
        self.setFrameShape(QFrame.Shape.Box)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.setInterval(STAYS)
        self._stay.timeout.connect(self.hide)
        self.hide()

    def show_words(self, words: str, picture: QPixmap) -> None:
        theme, colours = self.context.theme, self.palette()
        colours.setColor(QPalette.ColorRole.Window, QColor(theme.raised))
        colours.setColor(QPalette.ColorRole.WindowText, QColor(theme.text))
        self.setPalette(colours)
        self.setText(breakable(words))
        self._picture = picture
        self.setIndent(em(self) * 2)
        room = self._over.width() - 2 * em(self)
        line = self.fontMetrics().horizontalAdvance(words) + 4 * em(self)
        self.setFixedWidth(max(min(line, room), 1))
        self.adjustSize()
        self.move((self._over.width() - self.width()) // 2, em(self) // 2)
        self.show()
        self.raise_()
        self._stay.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            space = em(self)
            height = round(self._picture.deviceIndependentSize().height())
            painter.drawPixmap(space // 2, (self.height() - height) // 2, self._picture)


def talk_item(words: str) -> QListWidgetItem:
    """A line of talk; a screen reader is not told where a long word may be broken."""
    item = QListWidgetItem(breakable(words))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
    return item


class TalkPanel(QWidget):
    said = Signal(str)
    """The player wants to say this to the table."""

    looked_at = Signal()

    def __init__(
        self, parent: QWidget, context: AppContext, board: GameBoard, session: Session
    ) -> None:
        super().__init__(parent)
        self.hide()
        self.context = context
        self.board = board
        self.session = session
        self._has_followed = False
        self.speak: Callable[[str], None] = session.say
        """Who gets what is typed: the players, or for a spectator the others who look on."""

        self.lines = QListWidget()
        self.lines.setAccessibleName(say("What was said"))
        self.lines.setWordWrap(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Say something to the table"))
        self.field.setAccessibleName(say("Say something to the table"))
        self.field.returnPressed.connect(self._enter)
        self.spectators = NoteLabel()
        self.spectators.hide()
        self.emblems: list[PlainLabel] = []
        self._onlookers = QHBoxLayout()
        self._onlookers.addWidget(self.spectators, 1)
        column = QVBoxLayout(self)
        add_layout(column, self._onlookers)
        column.addWidget(self.lines, 1)
        column.addWidget(self.field)

    def follow(self) -> list[str]:
        """Add what has been said since the last time; return what of it others said just now."""
        said = self.session.talk[self.lines.count() :]
        for name, words in said:
            item = talk_item(f"{name}: {words}")
            item.setIcon(QIcon(self.picture(self.lines.count())))
            item.setForeground(QColor(self._ink(self.lines.count())))
            self.lines.addItem(item)
        if said:
            self.lines.scrollToBottom()
        is_first, self._has_followed = not self._has_followed, True
        if is_first:
            return []  # it was said before this table was opened
        return [f"{name}: {words}" for name, words in said if name != self.session.own_name]

    def picture(self, number: int) -> QPixmap:
        """The emblem of who has said these words, in the colours of the seat."""
        theme, player = self.context.theme, self.session.talker(number)
        if player is None:
            return self._unseated(self.session.talker_emblem(number))
        colours = theme.sides[self.board.colour_of(player.seat)]
        return person_pixmap(player.emblem, colours, theme, em(self) * 5 // 4)

    def _unseated(self, emblem: int) -> QPixmap:
        """The emblem of somebody who has no seat here."""
        theme = self.context.theme
        return person_pixmap(emblem, no_seat(theme), theme, em(self) * 5 // 4)

    def _ink(self, number: int) -> str:
        theme, player = self.context.theme, self.session.talker(number)
        if player is None:
            return theme.text
        return name_ink(theme.sides[self.board.colour_of(player.seat)], theme.raised, theme)

    def show_spectators(self, people: Sequence[tuple[str, int]], is_one: bool) -> None:
        """Say who looks on, by name and emblem; `is_one` if the player here is a spectator too."""
        self.spectators.setText(
            say("Looking on: {names}.", names=", ".join(name for name, _ in people))
        )
        self.spectators.setVisible(bool(people))
        while len(self.emblems) < len(people):
            self.emblems.append(PlainLabel())
            self._onlookers.insertWidget(len(self.emblems) - 1, self.emblems[-1])
        for picture in self.emblems[len(people) :]:
            picture.hide()
        for picture, (name, emblem) in zip(self.emblems, people, strict=False):
            picture.setPixmap(self._unseated(known(emblem)))
            picture.setToolTip(plain_tip(name))
            picture.show()
        if is_one:
            self.field.setPlaceholderText(say("Say something to the others who look on"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.looked_at.emit()

    def _enter(self) -> None:
        if text := self.field.text().strip():
            self.field.clear()
            self.said.emit(text)
