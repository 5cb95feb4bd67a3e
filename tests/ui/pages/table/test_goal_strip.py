"""Beside every board one line says what wins, and how near everybody is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.window.main_window import MainWindow
from tests.engines.valhalla.tables import table as table_of
from tests.ui.hall import hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


@pytest.mark.parametrize("key", list(BOARDS))
def test_each_game_says_what_wins(key: str) -> None:
    goal = BOARDS[key].goal(catalogue.find(key).start())
    assert goal.text
    assert all(needed > 0 and done <= needed for _, done, needed in goal.shares)


def test_the_kings_way_is_as_long_as_the_cells_to_the_nearest_corner() -> None:
    game = catalogue.find("hexentafl")
    position = game.start()
    goal = BOARDS["hexentafl"].goal(position)
    assert goal.text == "The king's way to the corners is shut.", "his own men stand around him"


def test_cards_laid_for_this_turn_are_held_still() -> None:
    state = table_of(
        """
        turn 1, player 1 leads
        deck: H S A W D H S A W D
        player 1: hand H S A W
        player 2: hand H S A W
        """,
        "hammer with wolf | axe with sword",
    )
    board = BOARDS["valhalla"]
    assert [done for _, done, _ in board.goal(state).shares] == [4, 4]
    assert board.seat_notes(state, 0) == ["4 cards"]


def test_the_line_is_read_out_and_follows_the_moment_that_is_shown(window: MainWindow) -> None:
    table = window.begin(TablePlan("nxs", 2))
    assert table is not None
    assert "0/10, 0/10" in table.goal_strip.accessibleName()
    assert table.goal_strip.isVisible()
