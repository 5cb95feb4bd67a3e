"""The end of a match, for a moment over the board: the result, and what the match was like."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.client.match.session import Session
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.basics import Button, Panel, TitleLabel, em
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.window.app_context import AppContext

MOST_MOVES = 6
"""Of the moves at which somebody fell, so many are named."""


class EndMoment(Panel):
    """Stands over the board until a key, a button or a click on the board takes it away.

    It belongs to the page and not to the board: Orca looks through all places of a board for what
    has the keyboard in there, and is silent meanwhile.
    """

    learn_wanted = Signal()

    def __init__(self, page: QWidget, over: QWidget, context: AppContext) -> None:
        super().__init__()
        self.setParent(page)
        self._page, self._over = page, over
        self._lines: list[str] = []  # of the summary
        self.verdict = TitleLabel(context, "", 1.7)
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.summary = PlainLabel()
        self.summary.setWordWrap(True)
        self.summary.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.look = Button(say("Look at the board"), self.leave, is_strong=True)
        self.learn = Button(say("Show the turning points"), self._learn)
        self.learn.explain(say("Have the computer look for the choices that cost you most"))
        self.box.addWidget(self.verdict)
        self.box.addWidget(self.summary)
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=em(self) // 3, is_centred=True)
        for button in (self.look, self.learn):
            flow.addWidget(button)
        self.box.addWidget(buttons)
        over.installEventFilter(self)
        self.hide()

    def show_end(self, verdict: str, summary: list[str], can_learn: bool) -> None:
        self.verdict.setText(verdict)
        self._lines = summary
        self.learn.setVisible(can_learn)
        self.show()
        self._fit()
        self.raise_()
        if self._over.hasFocus():
            self.look.setFocus()

    def leave(self) -> None:
        if self.isVisible():
            self._over.setFocus()  # first, or the button that starts another match gets it
            self.hide()

    def _learn(self) -> None:
        self.leave()
        self.learn_wanted.emit()

    def _fit(self) -> None:
        """In the middle of the board, as wide as its words need."""
        room, layout = self._over.width(), self.layout()
        assert layout is not None
        width = min(em(self) * 26, max(room - 2 * em(self), 1))
        lines = [*self._lines, ""]
        high = self._over.height() + 1
        while lines and high > self._over.height():  # rather fewer lines than a cut verdict
            lines.pop()
            self.summary.setText("\n".join(lines))
            self.summary.setVisible(bool(lines))
            layout.activate()
            high = layout.totalHeightForWidth(width)
        self.resize(width, min(high, self._over.height()))
        corner = QPoint((room - width) // 2, (self._over.height() - self.height()) // 2)
        self.move(self._over.mapTo(self._page, corner))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._fit()
        elif event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.leave()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            QApplication.sendEvent(self._over, event)


def summary_of(board: GameBoard, session: Session, minutes: int | None) -> list[str]:
    """What the match was like: how long it was, who fell when, and how near everybody came.

    `minutes`: how long it took, where all of it was played in one go at this window.
    """
    rows = session.read_log()
    choices = sum(1 for row in rows if row.seat >= 0)
    fallen = [
        row.number + 1 for row in rows for event in row.events if event.key in board.fall_keys
    ]
    lines = []
    if minutes is None or choices == 1:
        lines.append(say("1 move.") if choices == 1 else say("{count} moves.", count=choices))
    elif minutes == 1:
        lines.append(say("{count} moves in 1 minute.", count=choices))
    else:
        lines.append(say("{count} moves in {minutes} minutes.", count=choices, minutes=minutes))
    if fallen:
        named = ", ".join(str(number) for number in dict.fromkeys(fallen[:MOST_MOVES]))
        more = ", \u2026" if len(fallen) > MOST_MOVES else ""
        words = board.fall_words(len(fallen))
        is_one = len(fallen) == 1
        where = say("{what} (move {moves}).") if is_one else say("{what} (moves {moves}).")
        lines.append(where.format(what=words, moves=named + more))
    lines += [
        f"{capital(told(session.side(seat)))}: {', '.join(notes)}"
        for seat in range(session.seats)
        if (notes := board.seat_notes(session.state, seat))
    ]
    return lines
