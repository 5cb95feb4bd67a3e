"""The set-up offers what can be chosen for this table, and folds away what few tables want."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from meadhall.engines import catalogue
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def set_up(window: MainWindow, game: str) -> SetupPage:
    window.set_up(game)
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    return page


def choose(page: SetupPage, option: str, value: str) -> None:
    box = page._choosers[option]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))


def offered(page: SetupPage) -> set[str]:
    return {key for key, chooser in page._choosers.items() if chooser.isVisible()}


def test_rare_options_are_shown_on_request(qtbot: QtBot, window: MainWindow) -> None:
    page = set_up(window, "hexentafl")
    assert offered(page) == {"board", "first"}
    press(qtbot, page.more)
    assert offered(page) == {"board", "first", "crossing"}
    press(qtbot, page.more)
    assert offered(page) == {"board", "first"}


def test_a_goal_for_gold_is_offered_only_where_three_play(qtbot: QtBot, window: MainWindow) -> None:
    page = set_up(window, "nxs")
    press(qtbot, page.more)
    assert {"white_goal", "black_goal"} <= offered(page)
    assert "gold_goal" not in offered(page)
    page.count.setValue(3)
    assert "gold_goal" in offered(page)
    assert "jotunn" not in offered(page), "it is for two"


def test_the_size_of_hands_is_offered_only_where_hands_are_dealt(window: MainWindow) -> None:
    page = set_up(window, "nxs")
    assert "hand" not in offered(page)
    choose(page, "cards", "hidden")
    assert "hand" in offered(page)


def test_what_cannot_be_chosen_any_more_is_as_usual_again(qtbot: QtBot, window: MainWindow) -> None:
    page = set_up(window, "valhalla")
    choose(page, "gods", "gods")
    press(qtbot, page.more)
    forfeits = page._choosers["forfeits"]
    assert isinstance(forfeits, QCheckBox)
    forfeits.setChecked(True)
    choose(page, "gods", "none")
    assert "forfeits" not in offered(page), "there are no gods to discard"
    assert page.start.isEnabled() and page.plan().settings.get("forfeits", False) is False


@pytest.mark.parametrize("key", [game.key for game in catalogue.GAMES if game.key in BOARDS])
def test_every_option_of_every_game_is_offered_at_some_table(window: MainWindow, key: str) -> None:
    game = catalogue.find(key)
    page = set_up(window, key)
    page._unfold(True)
    seen = offered(page)
    for seats in range(game.seats[0], game.seats[1] + 1):
        page.count.setValue(seats)
        seen |= offered(page)
        for option in game.options:
            if option.kind == "choice":
                for key, _ in option.choices:
                    choose(page, option.key, key)
                    page._unfold(True)
                    seen |= offered(page)
                choose(page, option.key, str(option.default))
    assert seen == {option.key for option in game.options}
