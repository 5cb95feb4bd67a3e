"""From the first start to the library: every page, and what leads from one to the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.computer.players import strengths
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.settings import PREFERENCES
from meadhall.engines import catalogue
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.setup import GUEST, SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.welcome import WelcomePage
from meadhall.ui.text.words import say
from meadhall.ui.tools.shots import finish, play
from meadhall.ui.widgets.basics import Button, TitleLabel
from meadhall.ui.window.actions import MENU_ACTIONS, key_list
from meadhall.ui.window.dialogs import AboutDialog, KeysDialog
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def button(page: QWidget, text: str) -> QPushButton:
    buttons = page.findChildren(QPushButton)
    return next(each for each in buttons if each.text().replace("&", "") == text)


def play_a_little(window: MainWindow, moves: int = 2) -> TablePage:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    for _ in range(moves):
        session = table.session
        session.act(session.acting, int(session.state.legal(session.acting)[0]))
    return table


# The first run. -------------------------------------------------------------------------------


def test_the_first_run_leads_to_a_board_in_one_click(qtbot: QtBot, window: MainWindow) -> None:
    window.welcome("Leif")
    page = window.stack.currentWidget()
    assert isinstance(page, WelcomePage)
    page.name.setText("Ingrid")
    press(qtbot, page.alone)
    assert window.table is not None
    person, computer = window.table.session.players
    assert (person.person, computer.level) == ("Ingrid", "thrall")
    assert window.context.settings.text("name") == "Ingrid"


def test_the_first_run_can_be_made_comfortable_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.welcome("Leif")
    page = window.stack.currentWidget()
    assert isinstance(page, WelcomePage)
    page.contrast.setChecked(True)
    page.text_size.setValue(150)
    assert window.context.theme.key == "contrast"
    assert window.context.settings.number("text_size") == 150
    press(qtbot, page.around)
    assert window.stack.currentWidget() is window.home


def test_the_first_run_has_its_sounds_and_looks_for_nobody_unasked(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.welcome("Leif")
    page = window.stack.currentWidget()
    assert isinstance(page, WelcomePage)
    page.sound.click()
    assert window.context.settings.number("volume") == 0
    page.sound.click()
    assert window.context.settings.number("volume") == 60
    assert window._table_controller is None, "the network is not even fetched"
    press(qtbot, page.people)
    assert window.stack.currentWidget() is window.nearby_page


def test_the_first_run_speaks_another_language_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.welcome("Leif")
    page = window.stack.currentWidget()
    assert isinstance(page, WelcomePage)
    page.name.setText("Ingrid")
    try:
        page.language.setCurrentIndex(page.language.findData("it"))
        page.language.activated.emit(page.language.currentIndex())
        qtbot.waitUntil(lambda: window.stack.currentWidget() is not page, timeout=LONG)
        italian = window.stack.currentWidget()
        assert isinstance(italian, WelcomePage)
        assert italian.name.text() == "Ingrid"
        assert italian.alone.text().replace("&", "") == "Gioca contro il computer"
        assert window._sidebar_entries["home"].text() == "Casa"
        italian.around.click()
        assert window.stack.currentWidget() is window.home
        qtbot.waitUntil(window.sidebar.isVisible, timeout=LONG)
    finally:
        window.context.change("language", "en")


def test_open_tables_are_rewritten_in_another_language(qtbot: QtBot, window: MainWindow) -> None:
    play_a_little(window)
    table = window.tables().table
    assert table is not None
    length = table.session.length
    try:
        window.context.change("language", "it")
        qtbot.waitUntil(lambda: window._sidebar_entries["home"].text() == "Casa", timeout=LONG)
        again = window.tables().table
        assert again is not None and again is not table, "the same table is shown"
        assert again.session.length == length
        assert again.prompt_bar.undo.text().replace("&", "") == "Annulla"
        assert len(window.tables().open_tables) == 1
    finally:
        window.context.change("language", "en")


def test_a_language_waits_until_a_lesson_is_left(qtbot: QtBot, window: MainWindow) -> None:
    lesson = window.learn("hexentafl")
    try:
        window.context.change("language", "it")
        qtbot.waitUntil(lambda: window.bar.isVisible(), timeout=LONG)
        assert window._sidebar_entries["home"].text() == "Home"
        assert say("Home") == "Home", "nothing speaks two languages"
        lesson.left.emit()
        qtbot.waitUntil(lambda: window._sidebar_entries["home"].text() == "Casa", timeout=LONG)
        window._go_settings()
        window.context.change("language", "en")
        qtbot.waitUntil(lambda: window._sidebar_entries["home"].text() == "Home", timeout=LONG)
        assert window.stack.currentWidget() is window.settings_page, "one stays where one was"
    finally:
        window.context.change("language", "en")


# Setting a table. -----------------------------------------------------------------------------


@pytest.mark.parametrize("key", [game.key for game in catalogue.GAMES if game.key in BOARDS])
def test_every_game_is_set_up_from_home(qtbot: QtBot, window: MainWindow, key: str) -> None:
    title = catalogue.find(key).title
    tiles = window.home.findChildren(QPushButton)
    press(qtbot, next(each for each in tiles if each.accessibleName() == f"Play {title}"))
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    press(qtbot, page.start)
    assert window.table is not None
    assert window.table.session.game.key == key
    assert all(player.level for player in window.table.session.players[1:])


def test_options_and_seats_are_those_chosen(qtbot: QtBot, window: MainWindow) -> None:
    window.set_up("hexentafl")
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    board = page._choosers["board"]
    assert isinstance(board, QComboBox)
    board.setCurrentIndex(board.findData("5x5"))
    page.players[0].setCurrentIndex(page.players[0].findData("jarl"))
    page.players[1].setCurrentIndex(page.players[1].findData(""))
    crossing = page._choosers["crossing"]
    assert isinstance(crossing, QCheckBox)
    crossing.setChecked(False)
    plan = page.plan()
    assert plan.levels == {0: "jarl"}
    assert plan.settings == {"board": "5x5", "first": "defenders", "crossing": False}
    assert len(page.preview.scene.spots) == 61


def test_options_that_do_not_go_together_are_said_and_cannot_be_played(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.set_up("nxs")
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    setup = page._choosers["setup"]
    assert isinstance(setup, QComboBox)
    setup.setCurrentIndex(setup.findData("medium3s"))
    assert not page.start.isEnabled()
    assert page.complaint.text() == "The set-up medium3s needs three areas in play."
    page.count.setValue(3)
    assert page.start.isEnabled() and page.complaint.text() == ""
    assert len(page.players) == 3


def test_one_may_go_back_from_a_set_up(qtbot: QtBot, window: MainWindow) -> None:
    window.set_up("hexentafl")
    page = window.stack.currentWidget()
    press(qtbot, button(page, "Back"))
    assert window.stack.currentWidget() is window.home


def test_every_level_is_offered_and_explained(window: MainWindow) -> None:
    window.set_up("hexentafl")
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    offered = [page.players[1].itemData(at) for at in range(page.players[1].count())]
    assert offered == ["", GUEST, *(each.key for each in strengths())]
    assert "Huskarl: " in page.meaning.text()


# Matches that go on. --------------------------------------------------------------------------


def test_a_match_is_gone_on_with_from_home(qtbot: QtBot, window: MainWindow) -> None:
    table = play_a_little(window)
    position = table.session.state.diagram()
    window.close_table()
    assert window.stack.currentWidget() is window.home
    QApplication.processEvents()  # its row is laid out
    press(qtbot, button(window.home, "Go on"))
    assert window.table is not None and window.table is not table
    assert window.table.session.state.diagram() == position


def test_an_open_match_is_not_opened_twice(window: MainWindow) -> None:
    table = play_a_little(window)
    path = window.tables().files[table]
    window.go_home()
    assert window.open_file(path) is table
    assert len(window.open_tables) == 1


def test_several_tables_stand_in_the_rail(qtbot: QtBot, window: MainWindow) -> None:
    first, second = play_a_little(window), play_a_little(window)
    assert window.table is second
    press(qtbot, window._entries[first])
    assert window.table is first
    assert window._entries[second].has_news


def test_the_title_says_that_it_is_your_turn(window: MainWindow) -> None:
    play_a_little(window)
    assert window.windowTitle() == "\u2022 heXentafl \u2013 Meadhall"
    window.go_home()
    assert window.windowTitle() == "\u2022 Meadhall", "the table waits, though it is not shown"


def test_a_dropped_file_is_opened(window: MainWindow, qtbot: QtBot) -> None:
    table = play_a_little(window)
    path = window.tables().files[table]
    window.close_table()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy = Qt.DropAction.CopyAction
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    assert window.table is not None and window.table.session.length == 2


def test_what_is_no_match_is_said_in_the_bar(window: MainWindow, tmp_path: Path) -> None:
    letter = tmp_path / "letter.saga"
    letter.write_text("Dear Astrid,")
    assert window.open_file(letter) is None
    assert window.bar.isVisible()
    assert window.bar.sentence.text() == "letter.saga: This is no match file of Meadhall."


# The library. ---------------------------------------------------------------------------------


def test_the_library_lists_finds_opens_and_removes(qtbot: QtBot, window: MainWindow) -> None:
    play_a_little(window)
    window.close_table()
    window.go_library()
    page = window.library_page
    assert page.model.rowCount() == 1
    page.search.setText("nobody")
    assert page.model.rowCount() == 0 and page.nothing.isVisible()
    page.search.setText("astrid")
    assert page.model.rowCount() == 1
    press(qtbot, page.open)
    assert window.table is not None and window.table.session.length == 2
    window.close_table()
    window.go_library()
    press(qtbot, page.delete)
    assert page.model.rowCount() == 0
    assert list(window.library.removed.iterdir())


def test_the_library_model_keeps_to_the_rules_of_models(
    qtbot: QtBot, window: MainWindow, qtmodeltester: object
) -> None:
    table = play_a_little(window)
    window.library_page.refresh()
    qtmodeltester.check(window.library_page.model)  # type: ignore[attr-defined]
    qtmodeltester.check(table.log)  # type: ignore[attr-defined]


# Settings, actions, dialogs. ------------------------------------------------------------------


def test_every_setting_is_on_the_page_and_is_kept(window: MainWindow) -> None:
    page = window.settings_page
    assert set(page.fields) == {each.key for each in PREFERENCES}
    theme = page.fields["theme"]
    assert isinstance(theme, QComboBox)
    theme.setCurrentIndex(theme.findData("dark"))
    assert window.context.theme.key == "dark"
    confirm = page.fields["confirm"]
    assert isinstance(confirm, QCheckBox)
    confirm.click()
    assert window.context.settings.flag("confirm")


def test_settings_are_found_by_words(window: MainWindow) -> None:
    page = window.settings_page
    window.show_page(page)
    page.search.setText("cover")
    shown = [key for key, line in page._lines.items() if line.isVisible()]
    assert shown == ["cover"]
    page.search.setText("no such words")
    assert page.nothing.isVisible()


def test_settings_are_found_by_words_of_the_players_language(
    qtbot: QtBot, window: MainWindow
) -> None:
    try:
        window.context.change("language", "it")
        qtbot.waitUntil(lambda: window._sidebar_entries["home"].text() == "Casa", timeout=LONG)
        window._go_settings()
        page = window.settings_page
        page.search.setText("suoni")
        shown = [key for key, line in page._lines.items() if line.isVisibleTo(page)]
        assert shown == ["volume"]
        page.search.setText("suggerimento")
        assert page.keys.lines["hint"].isVisibleTo(page)
    finally:
        window.context.change("language", "en")


def test_every_action_can_be_triggered_on_every_page(window: MainWindow) -> None:
    play_a_little(window)
    modal = {"open", "picture", "keys", "tips", "about", "quit", "close"}
    for page in (window.table, window.home, window.library_page, window.settings_page):
        window.show_page(page)
        for key, action in window.actions_by_key.items():
            if key not in modal:
                action.trigger()


def test_in_a_small_window_the_rail_keeps_its_drawings_only(window: MainWindow) -> None:
    entry = window._entries[window.home]
    wide = entry.sizeHint().width()
    window.resize(800, 560)
    assert entry.sizeHint().width() < wide / 2
    assert entry.toolTip().startswith("Home"), "the word is still told"
    window.resize(1280, 800)
    assert entry.sizeHint().width() == wide


@pytest.mark.parametrize("size", [100, 150])
def test_every_page_goes_into_a_small_window(window: MainWindow, size: int) -> None:
    window.context.change("text_size", size)
    window.resize(800 * size // 100, 560 * size // 100)
    play_a_little(window)
    for page in (window.table, window.home, window.library_page, window.rules_page):
        window.show_page(page)
        assert window.minimumSizeHint().width() <= 800 * size // 100, type(page).__name__


def test_no_two_actions_share_a_key(window: MainWindow) -> None:
    keys = [action.shortcut for action in MENU_ACTIONS if action.shortcut]
    assert len(set(keys)) == len(keys)
    assert {action.objectName() for action in window.findChildren(QAction)} >= {
        action.key for action in MENU_ACTIONS
    }


def test_the_list_of_keys_names_every_one(window: MainWindow) -> None:
    listed = [keys for keys, _ in key_list()]
    assert all(action.shortcut in listed for action in MENU_ACTIONS if action.shortcut)
    assert KeysDialog(window, window.context).windowTitle() == "Keys"
    assert AboutDialog(window, window.context).windowTitle() == "Meadhall"


def test_text_grows_and_the_pages_with_it(qapp: QApplication, window: MainWindow) -> None:
    title = window.home.findChildren(TitleLabel)[0]
    before, before_title = window.fontMetrics().height(), title.fontMetrics().height()

    def has_grown() -> bool:
        size = window.context.settings.number("text_size")
        return size == 150 and window.fontMetrics().height() > before

    for _ in range(5):  # fonts follow while the program runs, not while it is being set up
        QTimer.singleShot(0, window.actions_by_key["larger"].trigger)
    watch = QTimer()
    watch.timeout.connect(lambda: has_grown() and qapp.quit())
    watch.start(20)
    QTimer.singleShot(10000, qapp.quit)
    qapp.exec()
    assert has_grown()
    assert title.fontMetrics().height() > before_title


def test_the_windows_place_is_found_again(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path / "one") as window:
        window.resize(1000, 700)
    with hall(qtbot, tmp_path / "one") as again:
        assert (again.context.folders.state / "window").exists()


def test_settings_that_cannot_be_read_are_said(qtbot: QtBot, tmp_path: Path) -> None:
    config = tmp_path / "config"
    config.mkdir()
    (config / "settings.json").write_text("{")
    with hall(qtbot, tmp_path) as window:
        assert "settings.unreadable" in window.bar.sentence.text()


def test_a_window_in_the_background_calls_when_it_is_your_turn(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", calls.append)
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    window.begin(TablePlan("hexentafl", 2, levels={0: "thrall"}))
    assert not window.windowTitle().startswith("\u2022")
    assert calls == []
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.session.acting == 1, timeout=LONG)
    assert calls == [window]
    window.go_library()
    assert window.windowTitle().startswith("\u2022"), "the table is out of sight, not forgotten"


def test_buttons_tell_their_keys(window: MainWindow) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    bar = table.prompt_bar
    assert "(H)" in bar.hint.toolTip() and "(Ctrl+Z)" in bar.undo.toolTip()
    assert "(Alt+Left)" in table.timeline.back.toolTip()
    for button in window.findChildren(Button):
        if "&" in button.text():
            assert button.toolTip().endswith(")"), button.text()


def test_the_library_tells_how_one_has_fared(window: MainWindow) -> None:
    table = window.begin(TablePlan("hexentafl", 2, levels={1: "thrall"}))
    assert table is not None
    finish(table)
    window.go_library()
    page = window.library_page
    page.tabs.setCurrentWidget(page.statistics)
    model = page.statistics.tallies
    row = [str(model.index(0, column).data()) for column in range(model.columnCount())]
    assert model.rowCount() == 1
    assert row[:4] == ["heXentafl", "Defenders", "Thrall", "1"]
    assert "%" in row[-2], "the points; the best turn count comes after them"


def test_the_list_of_keys_goes_into_a_small_window(window: MainWindow) -> None:
    window.resize(800, 560)
    dialog = KeysDialog(window, window.context)
    assert dialog.height() <= 560
    assert dialog.width() <= 800


def test_moves_that_were_copied_can_be_pasted_as_a_match(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        table = window.begin(TablePlan("hexentafl", 2))
        assert table is not None
        play(table, 5)
        window.actions_by_key["copy"].trigger()
        window.actions_by_key["paste"].trigger()
        pasted = window.table
        assert pasted is not None and pasted is not table
        assert pasted.session.answers() == table.session.answers()
