"""A real window in a process of its own, operated by a test.

`python -m tests.lan.window_driver [ARGS]` starts the program as `meadhall-gui ARGS` does. Each line
that comes in is a JSON list, a verb and its words; each line that goes out is what came of it. The
verbs do only what a person can do: press what is visible, and read what is written.
"""

import json
import queue
import sys
import threading
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListWidget, QSpinBox

from meadhall.engines.chance import Chance
from meadhall.ui.pages.nearby_lines import NearbyLine
from meadhall.ui.startup import app
from meadhall.ui.window.main_window import MainWindow


class WindowDriver(QObject):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.chance = Chance(7)
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.clock = QTimer(self)
        self.clock.timeout.connect(self._answer)
        self.clock.start(10)

    def _listen(self) -> None:
        for line in sys.stdin:
            self.lines.put(line)

    def _answer(self) -> None:
        while not self.lines.empty():
            verb, *words = json.loads(self.lines.get())
            try:
                found = getattr(self, verb)(*words)
            except LookupError as error:
                found = {"lacking": str(error)}
            print(json.dumps(found), flush=True)

    # What a person reads. --------------------------------------------------------------------

    def see(self) -> dict[str, Any]:
        page = self.window.stack.currentWidget()
        words = [each.text() for each in self._visible(QLabel)]
        words += [each.text() for each in self._visible(QLineEdit)]
        words += [each.accessibleName() for each in self._visible(NearbyLine)]
        for box in self._visible(QListWidget):
            words += [box.item(at).text() for at in range(box.count())]
        seen = {
            "page": type(page).__name__,
            "title": self.window.windowTitle(),
            "news": self.window.statusBar().currentMessage(),
            "words": [text for text in words if text],
            "buttons": [
                name for each in self._visible(QAbstractButton) for name in self._names(each)
            ],
        }
        if table := self.window.table:
            seen["length"] = table.session.length
            seen["is_over"] = table.session.outcome is not None
            seen["is_due"] = table.session.move is not None
            seen["diagram"] = table.session.state.diagram()
            seen["answers"] = [list(moment.values) for moment in table.session.match.line]
        return seen

    def _visible(self, kind: type) -> list[Any]:
        return [each for each in self.window.findChildren(kind) if each.isVisible()]

    def _names(self, button: QAbstractButton) -> tuple[str, str]:
        """What is written on it, and what a screen reader calls it."""
        return button.text().replace("&", ""), button.accessibleName()

    # What a person does. ---------------------------------------------------------------------

    def press(self, name: str) -> dict[str, Any]:
        for button in self._visible(QAbstractButton):
            if name in self._names(button) and button.isEnabled():
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return self.see()
        raise LookupError(f"no button {name!r}")

    def write(self, name: str, text: str) -> dict[str, Any]:
        for field in self._visible(QLineEdit):
            if field.accessibleName() == name:
                field.clear()
                QTest.keyClicks(field, text)
                return self.see()
        raise LookupError(f"no field {name!r}")

    def choose(self, number: int, words: str) -> dict[str, Any]:
        """In the visible box of this number, the line that has these words."""
        box: QComboBox = self._visible(QComboBox)[number]
        at = next((at for at in range(box.count()) if words in box.itemText(at)), None)
        if at is None:
            raise LookupError(f"no line {words!r}")
        box.setCurrentIndex(at)
        return self.see()

    def count(self, players: int) -> dict[str, Any]:
        """Set how many play; those who are not here come over the network."""
        (box,) = self._visible(QSpinBox)[:1]
        box.setValue(players)
        return self.see()

    def play(self) -> dict[str, Any]:
        """If it is this person's turn: point at all that a random move wants."""
        table = self.window.table
        if table is not None and table.session.move is not None:
            move = table.session.move
            action = move.actions[int(self.chance.below(len(move.actions)))]
            for step in move.way(action):
                table.pick(step)
        return self.see()

    def leave(self) -> dict[str, Any]:
        """Close the window, as by its cross."""
        seen = self.see()
        QTimer.singleShot(0, self.window.close)
        return seen


if __name__ == "__main__":
    make_window = app.make_window

    def make_driven_window(*given: Any) -> Any:
        window, library = make_window(*given)
        WindowDriver(window)
        return window, library

    app.make_window = make_driven_window
    sys.exit(app.run(sys.argv[1:]))
