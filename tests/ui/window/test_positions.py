"""Copying the position at a table, and setting up another table from it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines.catalogue import GAMES
from meadhall.ui.pages.setup import GUEST, SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def table_of(window: MainWindow, game: str, moves: int) -> TablePage:
    table = window.begin(TablePlan(game, 2 if game != "valheim" else 1))
    assert table is not None
    session = table.session
    for _ in range(moves):
        if session.outcome is None and session.acting >= 0:
            session.act(session.acting, int(session.view(session.acting).legal(session.acting)[0]))
    return table


def copied(window: MainWindow) -> str:
    window.actions_by_key["copy_position"].trigger()
    return QGuiApplication.clipboard().text()


def set_up_page(window: MainWindow) -> SetupPage:
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    return page


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_copied_position_is_set_up_and_played_on(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    table = table_of(window, game, 5)
    seen = table.session.state_at(table.number)
    assert copied(window).startswith('[Meadhall "1"]')
    window.actions_by_key["paste"].trigger()
    page = set_up_page(window)
    assert page.game.key == game
    press(qtbot, page.start)
    assert window.table is not None and window.table is not table
    begun = window.table.session
    assert begun.length == 0
    assert begun.state.asked() == seen.asked()
    viewer = table.session.viewer
    assert list(begun.view(viewer).legal(viewer)) == list(seen.legal(viewer))


def test_the_button_of_the_set_up_takes_a_position_and_leaves_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = table_of(window, "hexentafl", 4)
    wanted = table.session.state.diagram()
    copied(window)
    window.set_up("hexentafl")
    page = set_up_page(window)
    page.players[1].setCurrentIndex(page.players[1].findData("jarl"))
    press(qtbot, page.paste)
    assert set_up_page(window) is page
    assert page.plan().diagram == wanted and page.plan().levels == {1: "jarl"}
    assert not page.count.isEnabled(), "the rules are those of the position"
    press(qtbot, page.from_opening)
    assert page.plan().diagram == "" and page.count.isEnabled()


def test_a_text_that_is_no_position_is_refused_and_the_set_up_stays(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.set_up("hexentafl")
    page = set_up_page(window)
    QGuiApplication.clipboard().setText("Ragnarok at nine?")
    press(qtbot, page.paste)
    assert "neither a tag nor an answer" in window.bar.sentence.text()
    assert set_up_page(window) is page and page.start.isEnabled()


def test_a_position_is_not_played_with_guests(qtbot: QtBot, window: MainWindow) -> None:
    table_of(window, "hexentafl", 2)
    copied(window)
    window.actions_by_key["paste"].trigger()
    page = set_up_page(window)
    page.players[1].setCurrentIndex(page.players[1].findData(GUEST))
    assert "this computer" in page.complaint.text() and not page.start.isEnabled()


def test_the_hand_of_the_computer_is_not_in_the_text(qtbot: QtBot, window: MainWindow) -> None:
    table = window.begin(TablePlan("valhalla", 2, levels={1: "thrall"}))
    assert table is not None
    qtbot.waitUntil(lambda: table.is_your_turn, timeout=LONG)
    hidden = table.session.whole_at(table.number).diagram()
    text = copied(window)
    line = next(line for line in hidden.splitlines() if line.startswith("player 2"))
    assert '[Seen "1"]' in text and "player 2" in text and line not in text
