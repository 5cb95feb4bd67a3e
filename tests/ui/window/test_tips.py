"""A tip is told once, on its own page, and never again after it was closed; so are the news."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match.setup import TablePlan, begin
from meadhall.client.system.folders import beneath
from meadhall.client.system.settings import Preferences
from meadhall.ui.board.announcements import Announcer
from meadhall.ui.pages.welcome import WelcomePage
from meadhall.ui.window.actions import MENU_ACTIONS
from meadhall.ui.window.dialogs import TipsDialog
from meadhall.ui.window.main_window import MainWindow
from meadhall.ui.window.tips import TIPS, tip_text
from tests.ui.hall import LONG, hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def text_of(page: str) -> str:
    return next(tip_text(tip) for tip in TIPS if tip.page == page)


def match_of_others(folder: Path) -> Path:
    """The file of a match at which nobody of this computer sat."""
    folders = beneath(folder / "others")
    folders.make()
    session, path = begin(TablePlan("hexentafl", 2), folders, "Ylva", InProcessPlayer())
    session.match.close()
    return path


def test_every_page_has_its_own_tip(window: MainWindow, tmp_path: Path) -> None:
    foreign = match_of_others(tmp_path)
    ways = {
        "home": window.go_home,
        "nearby": window.go_nearby,
        "library": window.go_library,
        "settings": window._go_settings,
        "setup": lambda: window.set_up("hexentafl"),
        "table": lambda: window.begin(TablePlan("hexentafl", 2)),
        "waiting": lambda: window.begin(TablePlan("hexentafl", 2, guests=(1,))),
        "watching": lambda: window.open_file(foreign),
    }
    assert set(ways) == {tip.page for tip in TIPS}
    for page, go in ways.items():
        go()
        assert window.tip.isVisible() and window.tip.sentence.text() == text_of(page)
    window.read_rules("hexentafl")
    assert not window.tip.isVisible(), "the rules need none"


def test_a_tip_that_was_closed_does_not_come_back(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window.tip.got)
    assert not window.tip.isVisible()
    window.go_library()
    assert window.tip.isVisible(), "that is another one"
    window.go_home()
    assert not window.tip.isVisible()
    assert Preferences(window.context.settings.file).has_seen("tip home")


def test_closing_a_tip_moves_nothing_until_the_page_is_left(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None and window.tip.isVisible()
    qtbot.wait(50)
    before = table.board_widget.geometry(), table.geometry()
    press(qtbot, window.tip.got)
    qtbot.wait(50)
    assert (table.board_widget.geometry(), table.geometry()) == before
    window.go_home()
    window.show_page(table)
    qtbot.wait(50)
    assert table.height() > before[1].height(), "the next time the board has the room"


def test_all_tips_can_be_turned_off_and_are_listed_still(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window.tip.enough)
    window.go_library()
    assert not window.tip.isVisible()
    dialog = TipsDialog(window, window.context)
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert all(tip_text(tip) in said for tip in TIPS)
    dialog.again.click()
    window.go_home()
    assert window.tip.isVisible()


def test_a_tip_names_the_keys_as_they_are(window: MainWindow) -> None:
    window.context.choose_key("hint", "F7")
    assert "F7 gives a hint" in text_of("table")


def test_a_tip_names_no_action_that_there_is_not() -> None:
    for tip in TIPS:
        tip.text.format(**{action.key: "" for action in MENU_ACTIONS})


def test_the_first_page_of_all_has_no_tip_beside_it(qtbot: QtBot, window: MainWindow) -> None:
    window.welcome("Leif")
    assert not window.tip.isVisible()
    page = window.stack.currentWidget()
    assert isinstance(page, WelcomePage)
    page.around.click()
    assert window.tip.sentence.text() == text_of("home")


def test_news_are_told_until_they_are_closed(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        assert window.home.news.isVisible(), "somebody has used an older version"
        press(qtbot, window.home.news.close_button)
        assert not window.home.news.isVisible()
    with hall(qtbot, tmp_path) as window:
        assert not window.home.news.isVisible()


def test_to_a_newcomer_nothing_is_news(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        window.welcome("Leif")
        page = window.stack.currentWidget()
        assert isinstance(page, WelcomePage)
        page.around.click()
    with hall(qtbot, tmp_path) as window:
        assert not window.home.news.isVisible()


def test_on_the_whole_screen_no_tip_stands_below_the_board(window: MainWindow) -> None:
    window.begin(TablePlan("hexentafl", 2))
    assert window.tip.isVisible()
    window.actions_by_key["full"].trigger()
    assert not window.tip.isVisible()
    window.actions_by_key["full"].trigger()
    assert window.tip.isVisible()


def test_a_tip_and_a_notice_are_read_out(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        Announcer, "announce", lambda self, widget, words, is_urgent: heard.append(words)
    )
    window.go_library()
    qtbot.waitUntil(lambda: window.tip.sentence.text() in heard, timeout=LONG)
    window.tell("The disk is full.")
    assert heard[-1] == "The disk is full."
