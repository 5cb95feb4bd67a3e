"""The end of a match has a moment of its own, with what the match was like."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.board.thumbnail import Thumbnail
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.shots import finish
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def played(window: MainWindow) -> TablePage:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    finish(table)
    return table


def test_the_end_says_who_has_won_and_what_the_match_was_like(window: MainWindow) -> None:
    table = played(window)
    outcome, rows = table.session.outcome, table.session.read_log()
    assert outcome is not None
    assert table.moment.isVisible()
    assert str(outcome.reason) in table.moment.verdict.text()
    lines = table.moment.summary.text().split("\n")
    assert lines[0] == f"{table.session.length} moves in 1 minute."
    taken = [row.number + 1 for row in rows if any(each.key == "taken" for each in row.events)]
    where = "move" if len(taken) == 1 else "moves"
    assert taken and f"({where} {taken[0]}" in lines[1]
    assert any(line.startswith("Defenders: ") for line in lines)


def test_the_board_is_seen_again_after_a_key(qtbot: QtBot, window: MainWindow) -> None:
    table = played(window)
    qtbot.keyClick(table.moment, Qt.Key.Key_Escape)
    assert not table.moment.isVisible()
    table.follow()
    assert not table.moment.isVisible(), "it was a moment"


def test_a_key_that_only_takes_the_end_away_leaves_the_keyboard_to_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Else the next Enter starts another match, which nobody asked for."""
    table = played(window)
    table.moment.look.setFocus()
    qtbot.keyClick(table.moment.look, Qt.Key.Key_PageDown)
    assert not table.moment.isVisible()
    assert table.focusWidget() is table.board_widget


def test_the_turning_points_are_a_click_away(qtbot: QtBot, window: MainWindow) -> None:
    table = played(window)
    press(qtbot, table.moment.learn)
    assert table.timeline.chances.isChecked() and not table.moment.isVisible()


def test_a_match_that_was_over_already_is_just_shown(qtbot: QtBot, window: MainWindow) -> None:
    played(window)
    window.close_table()
    shown = window.home.finished.findChildren(Thumbnail)
    qtbot.mouseClick(shown[0], Qt.MouseButton.LeftButton)
    again = window.table
    assert again is not None and again.session.outcome is not None
    assert not again.moment.isVisible()


def test_who_looks_back_sees_the_board(window: MainWindow) -> None:
    table = played(window)
    table.look_at(3)
    assert not table.moment.isVisible()
