"""Words that go with a choice are asked for where the choice is made, and read in the talk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall, press

TABLE = """
    turn 2, player 1 leads
    deck: H S A W H S A W
    player 1: hand Thor A S
    player 2: hand H A S
    player 3: hand S A H
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path, cover=False) as made:
        yield made


def thor_is_used(window: MainWindow) -> TablePage:
    """Player 1 has looked at the top of the deck with Thor; player 2 may set a forfeit."""
    table = window.begin(
        TablePlan("valhalla", 3, {"gods": "gods", "forfeits": True}, diagram=TABLE)
    )
    assert table is not None
    session = table.session
    for seat, name in (
        (0, "Thor with axe"), (1, "hammer with axe"), (2, "sword with axe"),
        (0, "look"), (0, "leave"),
    ):  # fmt: skip
        session.act(seat, session.match.view(seat).read(seat, name))
    assert session.acting == 1
    return table


def press_choice(qtbot: QtBot, table: TablePage, text: str) -> None:
    buttons = table.prompt_bar.findChildren(QPushButton)
    press(qtbot, next(each for each in buttons if each.text() == text and each.isVisible()))


def test_a_forfeit_is_asked_for_in_words_before_it_is_set(qtbot: QtBot, window: MainWindow) -> None:
    table = thor_is_used(window)
    bar, length = table.prompt_bar, table.session.length
    press_choice(qtbot, table, "Forfeit")
    assert bar.words.isVisible()
    assert bar.question.text() == "What must player 1 do?"
    assert table.session.length == length and table.session.acting == 1
    bar.answer.setText("Sing of Thor")
    qtbot.keyClick(bar.answer, Qt.Key.Key_Return)
    assert not bar.words.isVisible()
    assert table.session.acting == 2
    press_choice(qtbot, table, "No forfeit")
    said = [table.talk.lines.item(at).text() for at in range(table.talk.lines.count())]
    assert said == ["Astrid: player 2 is asked: What must player 1 do? Sing of Thor"]
    assert table.tabs.indexOf(table.talk) >= 0


def test_one_may_think_better_of_it(qtbot: QtBot, window: MainWindow) -> None:
    table = thor_is_used(window)
    press_choice(qtbot, table, "Forfeit")
    table.step_back()
    assert not table.prompt_bar.words.isVisible()
    press_choice(qtbot, table, "No forfeit")
    assert table.session.acting == 2
