"""The set-up offers what can be chosen for this table, and folds away what few tables want."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.net.gathering.genesis import Terms
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


def take_seat(page: SetupPage, seat: int, player: str) -> None:
    page.players[seat].setCurrentIndex(page.players[seat].findData(player))


def test_a_time_to_think_is_offered_for_the_strongest_computer_alone(window: MainWindow) -> None:
    page = set_up(window, "hexentafl")
    take_seat(page, 1, "jarl")
    assert not page.thinking.isVisible()
    take_seat(page, 1, "einherjar")
    assert page.thinking.isVisible() and page.plan().terms.thinking == 0
    page.thinking.setCurrentIndex(page.thinking.findData(5000))
    assert page.plan().terms.thinking == 5000
    assert "cannot be checked" in page.by_clock.text()
    take_seat(page, 1, "jarl")
    assert page.plan().terms.thinking == 0, "nobody would think so long"


def take_style(page: SetupPage, seat: int, style: str) -> None:
    page.styles[seat].setCurrentIndex(page.styles[seat].findData(style))


def test_a_style_is_chosen_for_each_computer_player_on_request(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = set_up(window, "nxs")
    page.count.setValue(3)
    assert page.plan().levels == {1: "huskarl", 2: "huskarl"}, "nobody has a style unasked"
    assert not page.styles[1].isVisible()
    press(qtbot, page.more_styles)
    assert [box.isVisible() for box in page.styles] == [False, True, True], "a person has none"
    take_style(page, 1, "bold")
    take_style(page, 2, "tricky")
    assert page.plan().levels == {1: "huskarl:bold", 2: "huskarl:tricky"}
    assert "Bold: takes and attacks where it can" in page.meaning.text()
    take_seat(page, 1, "")
    assert page.plan().levels == {2: "huskarl:tricky"}
    take_seat(page, 2, "einherjar")
    assert page.thinking.isVisible(), "who has a style may think by the clock as well"


def test_no_style_is_offered_where_the_computer_has_none(window: MainWindow) -> None:
    for game in ("valheim", "valhalla"):
        page = set_up(window, game)
        page.count.setValue(2)
        take_seat(page, 1, "jarl")
        assert not page.more_styles.isVisible()


def test_a_style_that_these_rules_do_not_have_is_refused_with_those_they_have(
    window: MainWindow,
) -> None:
    page = set_up(window, "nxs")
    take_style(page, 1, "careful")
    assert page.start.isEnabled()
    choose(page, "cards", "hidden")
    assert page.complaint.text() == (
        "In this game no computer player is careful; the styles are: bold."
    )
    assert not page.start.isEnabled()
    take_style(page, 1, "bold")
    assert page.start.isEnabled()


def test_the_styles_of_a_match_are_shown_when_its_table_is_set_again(window: MainWindow) -> None:
    page = set_up(window, "hexentafl")
    page.fill(TablePlan("hexentafl", 2, {}, {1: "karl:careful"}), "Offer this")
    assert page.styles[1].isVisible() and page.styles[1].currentText() == "careful"
    assert page.plan().levels == {1: "karl:careful"}


def test_no_time_is_offered_where_the_computer_follows_a_plan(window: MainWindow) -> None:
    page = set_up(window, "valheim")
    page.count.setValue(2)
    take_seat(page, 1, "einherjar")
    assert not page.thinking.isVisible() and page.plan().terms.thinking == 0


def test_any_time_of_a_match_is_shown_when_its_table_is_set_again(window: MainWindow) -> None:
    page = set_up(window, "hexentafl")
    plan = TablePlan("hexentafl", 2, {}, {1: "einherjar"}, terms=Terms(thinking=7500))
    page.fill(plan, "Offer this")
    assert page.thinking.currentText() == "7.5 s for each choice"
    assert page.plan().terms.thinking == 7500
    page.fill(replace(plan, terms=Terms()), "Offer this")
    assert page.plan().terms.thinking == 0


def test_a_screen_reader_says_what_is_chosen_once(window: MainWindow) -> None:
    window.set_up("valhalla")
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    for box in page.players:
        access = QAccessible.queryAccessibleInterface(box)
        assert box.currentText() not in access.text(QAccessible.Text.Description)
