"""A line to type in, for players who would rather name a place or a move than point at it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QWidget

from meadhall.client.match.session import Session
from meadhall.engines.values import GameError, Step
from meadhall.ui.board.announcements import announce
from meadhall.ui.board.widget import BoardWidget
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say, sentence
from meadhall.ui.widgets.basics import Button, em


class TypedInput(QWidget):
    """Hidden until it is asked for; Escape closes it, and the board has the keyboard again."""

    played = Signal(object)
    """The steps of the move that was typed."""

    def __init__(self, session: Session, board_widget: BoardWidget) -> None:
        super().__init__()
        self._session = session
        self._board = board_widget
        self._take: Callable[[str], str] = self._go_to
        self.question = PlainLabel()
        self.line = QLineEdit()
        self.line.returnPressed.connect(self._enter)
        self.answer = PlainLabel()
        self.answer.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(em(self) // 2, em(self) // 4, em(self) // 2, em(self) // 4)
        layout.addWidget(self.question)
        layout.addWidget(self.line, 1)
        layout.addWidget(self.answer, 2)
        layout.addWidget(Button(say("Close"), self.leave))
        self.hide()

    def ask_place(self) -> None:
        """Ask for the place where the cursor should go."""
        names = [spot.name for spot in self._board.scene.spots if spot.name]
        self._ask(say("Go to:"), names, self._go_to)

    def ask_move(self) -> None:
        """Which move is it to be, in the game's notation?"""
        move = self._session.move
        names = [] if move is None else [move.state.name(move.seat, each) for each in move.actions]
        self._ask(say("Move:"), names, self._play)

    def leave(self) -> None:
        self._clear()
        self.hide()
        self._board.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _ask(self, question: str, names: Sequence[str], take: Callable[[str], str]) -> None:
        self._take = take
        self.question.setText(question)
        self.line.setAccessibleName(question)
        completer = QCompleter(sorted(names), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.line.setCompleter(completer)
        self._clear()
        self.show()
        self.line.setFocus()

    def _clear(self) -> None:
        """Done before the line has the keyboard: Orca takes a change there for where one is
        already, and says nothing of where one comes to."""
        if self.line.text():
            self.line.clear()
        self.answer.clear()

    def _enter(self) -> None:
        """Do what was typed, or say why not."""
        if not (text := self.line.text().strip()):
            return
        if trouble := self._take(text):
            self.answer.setText(trouble)
            announce(self.line, trouble, is_urgent=True)
        else:
            self.leave()

    def _go_to(self, text: str) -> str:
        for spot in self._board.scene.spots:
            if spot.name.casefold() == text.casefold():
                self._board.put_cursor(spot.key)
                return ""
        if (point := self._board.board.read_place(self._board.given, text)) is not None:
            self._board.put_free(point)
            return ""
        return say("There is no place called {name}.", name=text)

    def _play(self, text: str) -> str:
        move = self._session.move
        if move is None:
            return say("It is not your turn to choose.")
        try:
            steps: tuple[Step, ...] = move.way(move.state.read(move.seat, text))
        except GameError as error:
            return sentence(error.reason)
        self.played.emit(steps)
        return ""
