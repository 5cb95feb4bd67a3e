"""What is said at a table: a list of it, a line to type in, and who looks on."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from meadhall.client.match.session import Session
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import NoteLabel


class TalkPanel(QWidget):
    said = Signal(str)
    """The player wants to say this to the table."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self.hide()
        self.session = session
        self.speak: Callable[[str], None] = session.say
        """Who gets what is typed: the players, or for a spectator the others who look on."""

        self.lines = QListWidget()
        self.lines.setAccessibleName(say("What was said"))
        self.lines.setWordWrap(True)
        self.field = QLineEdit()
        self.field.setPlaceholderText(say("Say something to the table"))
        self.field.setAccessibleName(say("Say something to the table"))
        self.field.returnPressed.connect(self._enter)
        self.spectators = NoteLabel()
        self.spectators.hide()
        column = QVBoxLayout(self)
        column.addWidget(self.spectators)
        column.addWidget(self.lines, 1)
        column.addWidget(self.field)

    def follow(self) -> None:
        """Add what has been said since the last time."""
        for name, words in self.session.talk[self.lines.count() :]:
            self.lines.addItem(f"{name}: {words}")
            self.lines.scrollToBottom()

    def show_spectators(self, names: Sequence[str], is_one: bool) -> None:
        """Say who looks on; `is_one` if the player here is a spectator too."""
        self.spectators.setText(say("Looking on: {names}.", names=", ".join(names)))
        self.spectators.setVisible(bool(names))
        if is_one:
            self.field.setPlaceholderText(say("Say something to the others who look on"))

    def _enter(self) -> None:
        if text := self.field.text().strip():
            self.field.clear()
            self.said.emit(text)
