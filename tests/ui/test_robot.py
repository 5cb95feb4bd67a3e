"""Somebody who knows only what a screen reader tells plays each game to its end.

The robot finds everything in the tree of accessible objects and does everything by keys. It
knows the names of what it looks for, never a widget or a place on the screen.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.match.seat_names import with_names
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG_LAST, LONGEST, called, find, hall, spoken

Role = QAccessible.Role
Name = QAccessible.Text.Name


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


class Robot:
    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int) -> None:
        self.qtbot = qtbot
        self.window = window
        self.chance = Chance(seed)

    def objects(self) -> Iterator[QAccessibleInterface]:
        return spoken(QAccessible.queryAccessibleInterface(self.window))

    def names(self, role: Role) -> list[str]:
        return [each.text(Name) for each in self.objects() if each.role() == role]

    def press(self, name: str) -> None:
        """Put the focus on the button of this name and press Space."""
        found = find(self.window, Role.Button, name)
        widget = found.object()
        assert isinstance(widget, QWidget)
        widget.setFocus()
        self.qtbot.keyClick(widget, Qt.Key.Key_Space)
        QApplication.processEvents()

    def choose(self, name: str, item: int) -> None:
        """Take the item of this number from the list of choices that is called so."""
        widget = find(self.window, Role.ComboBox, name).object()
        assert isinstance(widget, QWidget)
        widget.setFocus()
        self.qtbot.keyClick(widget, Qt.Key.Key_Home)
        for _ in range(item):
            self.qtbot.keyClick(widget, Qt.Key.Key_Down)

    def type(self, name: str, text: str) -> None:
        """Write this into the field of numbers that is called so."""
        widget = find(self.window, Role.SpinBox, name).object()
        assert isinstance(widget, QWidget)
        widget.setFocus()
        self.qtbot.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.qtbot.keyClicks(widget, text)

    def board(self) -> QAccessibleInterface:
        return next(
            each
            for each in self.objects()
            if each.role() == Role.List
            and ("The board" in each.text(Name) or ", the board." in each.text(Name))
        )

    def sit_at_the_board(self) -> None:
        widget = self.board().object()
        assert isinstance(widget, QWidget)
        widget.setFocus()

    def key(self, key: Qt.Key) -> None:
        """Press it where the keyboard is."""
        self.qtbot.keyClick(self.window.focusWidget(), key)
        QApplication.processEvents()

    def here(self) -> str:
        """What a screen reader says of the place under the cursor."""
        return self.board().focusChild().text(Name)

    def wander(self) -> None:
        """Some open places or buttons on, and choose what is there."""
        self.sit_at_the_board()
        for _ in range(1 + self.chance.below(7)):
            self.key(Qt.Key.Key_PageDown)
        assert self.here()
        self.key(Qt.Key.Key_Return)

    def heard(self) -> str:
        """The sentence above the board."""
        return self.window.table.prompt_bar.sentence.text() if self.window.table else ""


THRALL = 2
"""The place of the weakest computer in the list of those who may play a seat."""


def side(game: str, seat: int) -> str:
    found = catalogue.find(game)
    name = str(found.seat_name(seat, found.seats[0], found.settle(found.seats[0], {})))
    return name[:1].upper() + name[1:]


def test_all_that_can_be_pressed_has_a_name(window: MainWindow) -> None:
    robot_sees = QAccessible.queryAccessibleInterface(window)
    nameless = [
        each.object()
        for each in spoken(robot_sees)
        if each.role() in (Role.Button, Role.CheckBox, Role.ComboBox, Role.EditableText)
        and not called(each).strip()
        and each.object() is not None
        and "qt_" not in each.object().objectName()
    ]
    assert nameless == []


@pytest.mark.parametrize("game", LONG_LAST)
def test_a_match_is_played_through_the_ear(qtbot: QtBot, window: MainWindow, game: str) -> None:
    robot = Robot(qtbot, window, seed=3)
    robot.press(f"Play {catalogue.find(game).title}")
    for seat in range(1, catalogue.find(game).seats[0]):
        robot.choose(side(game, seat), THRALL)
    if game == "nxs":
        robot.choose("Set-up", 0)
        robot.type("Land to win", "2")
    robot.press("Sit down and play")
    table = window.table
    assert table is not None
    for _ in range(LONGEST):
        session = table.session
        if session.outcome is not None:
            break
        if session.move is None:
            table.tick()
            continue
        robot.wander()
    assert table.session.outcome is not None
    reason = with_names(table.session.outcome.reason, table.names)
    assert str(reason)[1:] in robot.heard()
    assert {"Play again", "Next game, sides swapped"} & set(robot.names(Role.Button))
