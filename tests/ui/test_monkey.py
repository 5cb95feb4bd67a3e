"""Whatever is pressed in whatever order, nothing breaks: no exception, no warning, no freeze.

A monkey sits at the window and prefers what it has pressed least, so it comes to every button of
every page. Warnings and exceptions in slots fail every test of windows; here the times do as well.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from meadhall.client.computer.thinking import ThinkingJob
from meadhall.client.match.setup import TablePlan
from meadhall.engines.chance import Chance
from meadhall.ui.board.widget import BoardWidget
from meadhall.ui.widgets.later import later
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall

FREEZE = 3.0
"""Seconds of work after which a press counts as one that froze the window. Time in which the
machine did something else is not counted."""

TABLES = 5
"""A person closes some of them when there are more."""

TABLES_SET = (
    TablePlan("hexentafl", 2),
    TablePlan("nxs", 3, {"cards": "hidden"}, {1: "karl", 2: "karl"}),
    TablePlan("valknut", 2, {"mode": "ragnarok", "gods": True}, {1: "karl"}),
    TablePlan("valhalla", 3, {"gods": "gods"}, {1: "karl", 2: "karl"}),
    TablePlan("skirmish", 2, {"scenario": "raid"}, {1: "karl"}),
)

KEYS = (
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Down,
    Qt.Key.Key_PageDown, Qt.Key.Key_Tab, Qt.Key.Key_R, Qt.Key.Key_Plus, Qt.Key.Key_Comma,
)  # fmt: skip

Act = Callable[[], object]


class Careless:
    """A computer player that takes no time and any move."""

    def __init__(self) -> None:
        self._chance = Chance(3)
        self._found: int | None = None

    def begin(self, asked: ThinkingJob) -> None:
        legal = asked.state().legal(asked.seat)
        self._found = int(legal[self._chance.below(len(legal))])

    def look_ahead(self, asked: ThinkingJob) -> None:
        pass

    def poll(self) -> int | None:
        found, self._found = self._found, None
        return found

    def stop(self) -> None:
        self._found = None

    close = stop


class Monkey:
    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.dice = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.slowest = 0.0, ""

    def press_something(self) -> None:
        actions = dict(self.actions())
        least = min(self.done[name] for name in actions)
        name = self.dice.choice([each for each in actions if self.done[each] <= least + 1])
        self.done[name] += 1
        later(0, self.window, dismiss)  # runs once a dialogue has opened, or after
        began = time.thread_time()
        actions[name]()
        QApplication.processEvents()
        self.slowest = max(self.slowest, (time.thread_time() - began, name))

    def actions(self) -> Iterator[tuple[str, Act]]:
        """All that can be done now, by a name that tells the page from others."""
        page = self.window.stack.currentWidget()
        where = type(page).__name__
        for key, action in self.window.actions_by_key.items():
            if action.isEnabled() and key != "quit":
                yield f"{where} menu {key}", action.trigger
        for widget in self.window.findChildren(QWidget):
            if widget.isVisible() and widget.isEnabled():
                for what, action in self.actions_at(widget):
                    yield f"{where} {type(widget).__name__} {what}", action

    def actions_at(self, widget: QWidget) -> Iterator[tuple[str, Act]]:
        dice = self.dice
        match widget:
            case QAbstractButton():
                yield widget.text(), lambda: click(widget)
            case BoardWidget():
                for spot in dice.sample(widget.scene.spots, min(12, len(widget.scene.spots))):
                    yield spot.key, lambda key=spot.key: widget.pointed.emit(key)
                if widget.scene.is_measured:
                    x, y = dice.uniform(-2, 50), dice.uniform(-2, 38)
                    is_bend = dice.random() < 0.3
                    yield "world", lambda: widget.pointed_at_world.emit(x, y, is_bend)
                    yield "hover", lambda: widget.hovered.emit("", x, y)
                    spot = dice.choice([each.key for each in widget.scene.spots])
                    yield "drawn", lambda: widget.dropped.emit(spot, x, y, is_bend)
                for key in KEYS:
                    yield f"key {key.name}", lambda key=key: QTest.keyClick(widget, key)
            case QComboBox():
                at = dice.randrange(widget.count()) if widget.count() else -1
                yield f"{widget.accessibleName()} {at}", lambda: widget.setCurrentIndex(at)
            case QSpinBox() | QAbstractSlider():
                value = dice.randint(widget.minimum(), widget.maximum())
                yield widget.accessibleName(), lambda: widget.setValue(value)
            case QTabWidget():
                at = dice.randrange(widget.count())
                yield f"tab {at}", lambda: widget.setCurrentIndex(at)
            case QLineEdit() if not widget.isReadOnly():
                word = dice.choice(["", "nxs", "Skál! {}", "<b>127.0.0.1:1</b>", "127.0.0.1:1"])
                yield widget.accessibleName(), lambda: write(widget, word)
            case QAbstractItemView() if widget.model() and widget.model().rowCount():
                row = dice.randrange(widget.model().rowCount())
                index = widget.model().index(row, 0)
                yield widget.accessibleName(), lambda: widget.setCurrentIndex(index)


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def write(field: QLineEdit, word: str) -> None:
    field.setText(word)
    QTest.keyClick(field, Qt.Key.Key_Return)


def dismiss() -> None:
    """Close what is in front of the window."""
    dialogue = QApplication.activeModalWidget() or QApplication.activePopupWidget()
    if dialogue is not None:
        dialogue.close()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    for folder in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(folder, str(tmp_path / folder))  # the menu's, which a button writes
    with hall(qtbot, tmp_path) as made:
        made.make_computer_player = Careless
        for plan in TABLES_SET:
            made.begin(plan)
        made.go_home()
        yield made
        while made.table is not None:
            made.close_table()


def wander(window: MainWindow, seed: int, presses: int) -> Monkey:
    monkey = Monkey(window, seed)
    for _ in range(presses):
        monkey.press_something()
        if len(window.open_tables) > TABLES:
            window.show_page(window.open_tables[0])
            window.close_table()
    return monkey


@pytest.mark.parametrize(
    ("seed", "presses"),
    [(1, 150), *(pytest.param(n, 1500, marks=pytest.mark.long) for n in (2, 3))],
)
def test_a_monkey_breaks_nothing(window: MainWindow, seed: int, presses: int) -> None:
    monkey = wander(window, seed, presses)
    seconds, name = monkey.slowest
    assert seconds < FREEZE, f"{name} took {seconds:.1f} s"
    pages = {each.partition(" ")[0] for each in monkey.done}
    assert {"HomePage", "NearbyPage", "LibraryPage", "SettingsPage", "TablePage"} <= pages
