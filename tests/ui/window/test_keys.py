"""Every action has the key that its player wants, and a table can be read and played by typing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.client.system.settings import Preferences
from meadhall.ui.pages.keys import KeyLine
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.text.words import say
from meadhall.ui.window.actions import FIXED_KEYS, KEYS, MENU_ACTIONS, MENUS, key_list
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


@pytest.fixture
def table(window: MainWindow) -> TablePage:
    made = window.begin(TablePlan("hexentafl", 2))
    assert made is not None
    window.activateWindow()
    return made


def line_of(window: MainWindow, action: str) -> KeyLine:
    return window.settings_page.keys.lines[action]


def choose(window: MainWindow, action: str, key: str) -> None:
    line = line_of(window, action)
    line.field.setKeySequence(QKeySequence(key))
    line.field.editingFinished.emit()


# Choosing keys. -------------------------------------------------------------------------------


def test_a_key_that_is_chosen_holds_everywhere_at_once(
    window: MainWindow, table: TablePage
) -> None:
    choose(window, "hint", "F7")
    assert window.actions_by_key["hint"].shortcut() == QKeySequence("F7")
    assert table.prompt_bar.hint.toolTip().endswith("(F7)")
    assert ("F7", "Hint") in key_list() and ("H", "Hint") not in key_list()
    kept = Preferences(window.context.settings.file)
    assert kept.keys == {"hint": "F7"}


def test_an_action_may_go_without_a_key(window: MainWindow, table: TablePage) -> None:
    choose(window, "hint", "")
    assert window.actions_by_key["hint"].shortcut().isEmpty()
    assert table.prompt_bar.hint.toolTip() == "Show a good piece, and again: a good move"
    assert "Hint" not in [meaning for _, meaning in key_list()]


@pytest.mark.parametrize(
    "key, owner",
    [("Ctrl+Z", "Undo"), ("Q", "Move the cursor over the board"), ("Alt+3", "open tables")],
)
def test_a_key_that_is_taken_is_refused_and_its_owner_named(
    window: MainWindow, key: str, owner: str
) -> None:
    choose(window, "hint", key)
    line = line_of(window, "hint")
    assert line.complaint.text().startswith(f"{key} is taken already: ")
    assert owner in line.complaint.text()
    assert KEYS.of("hint") == "H" and line.field.keySequence() == QKeySequence("H")


def test_a_key_that_another_action_gave_up_is_free(window: MainWindow) -> None:
    choose(window, "danger", "")
    choose(window, "hint", "X")
    assert KEYS.of("hint") == "X"
    line = line_of(window, "danger")
    press_reset(line)
    assert "X is taken already: Hint." in line.complaint.text(), "its usual key is another's now"


def press_reset(line: KeyLine) -> None:
    assert line.reset.isVisibleTo(line)
    line.reset.click()


def test_the_usual_keys_come_back(qtbot: QtBot, window: MainWindow) -> None:
    for action, key in (("hint", "F7"), ("danger", "F8"), ("home", "")):
        choose(window, action, key)
    press_reset(line_of(window, "hint"))
    assert KEYS.of("hint") == "H" and not line_of(window, "hint").reset.isVisibleTo(window)
    window.settings_page.keys.all_usual.click()
    assert all(KEYS.is_usual(action.key) for action in MENU_ACTIONS)
    assert Preferences(window.context.settings.file).keys == {}


def test_two_actions_may_exchange_their_keys_and_come_back(window: MainWindow) -> None:
    choose(window, "hint", "")
    choose(window, "danger", "H")
    choose(window, "hint", "X")
    window.settings_page.keys.all_usual.click()
    assert (KEYS.of("hint"), KEYS.of("danger")) == ("H", "X")
    assert line_of(window, "hint").field.keySequence() == QKeySequence("H")


def test_chosen_keys_hold_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        choose(window, "hint", "F7")
    with hall(qtbot, tmp_path) as window:
        assert window.actions_by_key["hint"].shortcut() == QKeySequence("F7")
    with hall(qtbot, tmp_path / "other") as window:
        assert window.actions_by_key["hint"].shortcut() == QKeySequence("H")


def test_keys_are_found_like_other_settings(window: MainWindow) -> None:
    page = window.settings_page
    window.show_page(page)
    page.search.setText("hint")
    assert [key for key, line in page.keys.lines.items() if line.isVisible()] == ["hint"]
    page.search.setText("ctrl+l")
    assert [key for key, line in page.keys.lines.items() if line.isVisible()] == ["library"]
    page.search.setText("no such words")
    assert not page.keys.isVisible() and page.nothing.isVisible()
    page.search.setText("keys")
    assert all(line.isVisible() for line in page.keys.lines.values())


def test_the_usual_keys_do_not_cross_those_that_are_fixed() -> None:
    fixed = [QKeySequence(key) for _, _, keys in FIXED_KEYS for key in keys]
    usual = [QKeySequence(action.shortcut) for action in MENU_ACTIONS if action.shortcut]
    assert not [key.toString() for key in usual if key in fixed]


def test_a_field_for_a_key_is_no_trap_for_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page(window.settings_page)
    field = line_of(window, "hint").field
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert not field.hasFocus()
    assert KEYS.of("hint") == "H"


# Reading. -------------------------------------------------------------------------------------


def told(window: MainWindow, action: str) -> str:
    window.actions_by_key[action].trigger()
    assert window.table is not None
    return window.table.prompt_bar.reason.text()


def test_the_last_move_is_read_out(window: MainWindow, table: TablePage) -> None:
    assert told(window, "read_last") == "Nothing has happened yet."
    table.take_all(table.session.move.way(table.session.move.actions[0]))  # type: ignore[union-attr]
    assert told(window, "read_last").startswith("Move 1. Defenders: ")


def test_turn_others_and_own_pieces_are_read_out(window: MainWindow, table: TablePage) -> None:
    assert told(window, "read_turn") == table.prompt_bar.sentence.text()
    others = told(window, "read_others")
    assert "Defenders, Astrid: " in others and "Attackers, Astrid: " in others
    own = told(window, "read_own")
    assert own.count("a man of the king") == 3 and "the throne: the king" in own
    assert "raider" not in own


@pytest.mark.parametrize("game", ["nxs", "valhalla"])
def test_every_game_tells_what_is_mine(window: MainWindow, game: str) -> None:
    table = window.begin(TablePlan(game, 2, levels={1: "thrall"}))
    assert table is not None
    own = told(window, "read_own")
    assert own.startswith("Your hand:") if game == "valhalla" else own.count("White's") == 10
    assert "Thrall: " in told(window, "read_others")


# Typing. --------------------------------------------------------------------------------------


def type_in(qtbot: QtBot, table: TablePage, text: str) -> None:
    qtbot.keyClicks(table.typing.line, text)
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Return)


def test_a_move_is_typed(qtbot: QtBot, window: MainWindow, table: TablePage) -> None:
    qtbot.keyClick(table.board_widget, Qt.Key.Key_Slash)
    assert table.typing.isVisible()
    state = table.session.state
    name = state.name(0, int(state.legal(0)[3]))
    type_in(qtbot, table, name)
    assert table.session.length == 1 and table.session.read_log()[0].notation == name
    assert not table.typing.isVisible()


def test_a_move_that_cannot_be_is_explained(qtbot: QtBot, table: TablePage) -> None:
    table.typing.ask_move()
    type_in(qtbot, table, "d4-a1")
    assert table.session.length == 0
    assert table.typing.isVisible() and "d4" in table.typing.answer.text()
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Escape)
    assert not table.typing.isVisible()


def test_the_cursor_goes_to_a_place_that_is_named(
    qtbot: QtBot, window: MainWindow, table: TablePage
) -> None:
    qtbot.keyClick(table.board_widget, Qt.Key.Key_G)
    type_in(qtbot, table, "A1")
    spot = table.board_widget.scene.spot(table.board_widget.cursor_spot)
    assert spot is not None and spot.name == "a1"
    table.typing.ask_place()
    type_in(qtbot, table, "z9")
    assert table.typing.answer.text() == "There is no place called z9."


def test_what_was_begun_by_pointing_is_dropped_for_what_is_typed(
    qtbot: QtBot, table: TablePage
) -> None:
    move = table.session.move
    assert move is not None
    first, last = move.actions[0], move.actions[-1]
    table.pick(move.way(last)[0])
    table.typing.ask_move()
    type_in(qtbot, table, move.state.name(0, first))
    assert table.session.read_log()[0].notation == table.session.match.line[0].before.name(0, first)


def test_a_table_that_begins_has_the_keys_at_its_board_at_once(
    qtbot: QtBot, window: MainWindow
) -> None:
    """A screen reader names everything that has them on the way."""
    window.activateWindow()
    window.set_up("hexentafl")
    page = window.shown_page
    assert isinstance(page, SetupPage)
    page.start.setFocus()
    seen: list[QWidget] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(lambda old, new: seen.append(new))
    page.start.click()
    table = window.shown_page
    assert isinstance(table, TablePage)
    qtbot.waitUntil(table.board_widget.hasFocus)
    assert [each for each in seen if each is not None] == [table.board_widget]


# Letters in the menus. ------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_no_two_entries_of_a_menu_have_the_same_letter(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    with hall(qtbot, tmp_path, language=language):
        for menu in MENUS:
            titles = [say(action.title) for action in MENU_ACTIONS if action.menu == menu]
            letters = [title[title.index("&") + 1].lower() for title in titles]
            twice = [each for each in titles if letters.count(letters[titles.index(each)]) > 1]
            assert twice == []
