"""The window around the pages: its rail, its line at the foot, and how others see us."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.text.prompts import room_words
from meadhall.ui.tools.shots import finish
from meadhall.ui.window.main_window import MainWindow
from meadhall.ui.window.sidebar import SidebarButton
from meadhall.ui.window.status_bar import StatusLine, visible_words
from meadhall.ui.window.table_window import TableWindow
from tests.ui.hall import LONG, hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def sit(window: MainWindow, game: str = "hexentafl", **levels: str) -> TablePage:
    plan = TablePlan(game, max(2, len(levels) + 1), levels=dict(enumerate(levels.values(), 1)))
    table = window.begin(plan)
    assert table is not None
    return table


def entry(window: MainWindow, table: TablePage) -> SidebarButton:
    return window._entries[table]


# The rail. ------------------------------------------------------------------------------------


def test_tables_of_one_game_are_told_apart(window: MainWindow) -> None:
    one, other = sit(window, "nxs", a="thrall"), sit(window, "nxs", a="karl", b="karl")
    assert entry(window, one).note == "Thrall, move 0"
    assert entry(window, other).note == "Karl\u00a0\u00d7\u00a02, move 0"
    assert entry(window, one).accessibleName() == "NXS: Ragnarok, against Thrall: your turn"
    assert entry(window, one).toolTip() == "NXS: Ragnarok, against Thrall: your turn (Alt+1)"
    assert entry(window, one).has_news


def test_a_table_that_is_over_says_so(window: MainWindow) -> None:
    table = sit(window, a="thrall")
    finish(table)
    assert entry(window, table).note == "Thrall, over"
    assert entry(window, table).tip == "heXentafl, against Thrall: it is over"
    assert not entry(window, table).has_news


def test_every_game_has_a_drawing_of_its_own(window: MainWindow) -> None:
    games = ("hexentafl", "nxs", "valhalla")
    drawings = {entry(window, sit(window, game, a="thrall")).drawing for game in games}
    assert len(drawings) == 3


def test_alt_and_a_number_lead_to_a_table(qtbot: QtBot, window: MainWindow) -> None:
    tables = [sit(window, a="thrall") for _ in range(3)]
    window.go_home()
    window.activateWindow()
    for number, table in enumerate(tables, 1):
        qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
        assert window.table is table
    qtbot.keyClick(window, Qt.Key.Key_9, Qt.KeyboardModifier.AltModifier)
    assert window.table is tables[-1], "there is no ninth table"


def test_the_numbers_follow_when_a_table_is_closed(window: MainWindow) -> None:
    first, second = sit(window, a="thrall"), sit(window, a="thrall")
    window.show_page(first)
    window.close_table()
    assert entry(window, second).toolTip().endswith("(Alt+1)")
    window.sidebar.go_to(1)
    assert window.table is second


def test_one_is_at_one_place_only(window: MainWindow) -> None:
    table = sit(window, a="thrall")
    places = [*window._sidebar_entries.values(), entry(window, table)]
    for place in places:
        place.click()
        assert [each.isChecked() for each in places] == [each is place for each in places]


def test_many_tables_do_not_make_the_window_higher(qtbot: QtBot, window: MainWindow) -> None:
    tables = [sit(window, a="thrall")]
    before = window.minimumSizeHint().height()
    tables += [sit(window, a="thrall") for _ in range(11)]
    window.resize(800, 560)
    assert window.minimumSizeHint().height() == before
    window.go_home()
    window.show_page(tables[-1])
    last = entry(window, tables[-1])
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty(), timeout=LONG)


class Gathering:
    """As much of a table that gathers as its entry in the rail tells."""

    game, missing = "", 2


def test_waiting_rooms_are_told_apart() -> None:
    lan_table = Gathering()
    assert room_words(lan_table) == ("", "Waiting room")  # type: ignore[arg-type]
    lan_table.game = "nxs"
    assert room_words(lan_table) == (  # type: ignore[arg-type]
        "NXS: Ragnarok",
        "Waiting room, NXS: Ragnarok: still to come: 2",
    )
    lan_table.missing = 0
    assert room_words(lan_table)[1].endswith("everybody is there")  # type: ignore[arg-type]
    lan_table.game = "a game of tomorrow"
    assert room_words(lan_table) == ("", "Waiting room")  # type: ignore[arg-type]


# The line at the foot. ------------------------------------------------------------------------


class Seen:
    """As much of a network as the line looks at."""

    is_announced = True
    others = 0
    hosts = ("192.168.1.23", "10.0.0.2")


def test_before_anybody_looks_nobody_sees_us(window: MainWindow) -> None:
    assert window.status.network.text() == "Others on the network do not see you."


def test_who_is_seen_is_told_as_whom_and_where(window: MainWindow) -> None:
    line, seen = StatusLine(window.statusBar()), Seen()
    seen.is_announced = False
    line.show_network(seen, "Astrid")  # type: ignore[arg-type]
    assert line.network.text() == "Others on the network do not see you."
    seen.is_announced = True
    line.show_network(seen, "Astrid")  # type: ignore[arg-type]
    assert line.network.text() == "Visible as Astrid at 192.168.1.23. Nobody nearby."
    seen.others = 2
    line.show_network(seen, "Astrid")  # type: ignore[arg-type]
    assert line.network.text() == "Visible as Astrid at 192.168.1.23. 2 people nearby."
    assert visible_words("A", "h", 1) == "Visible as A at h. One person nearby."


def test_a_match_says_when_it_was_saved(window: MainWindow) -> None:
    assert window.status.saved.text().strip() == ""
    height = window.statusBar().height()
    sit(window, a="thrall")
    assert window.status.saved.text().startswith("Saved at ")
    assert window.statusBar().sizeHint().height() == height, "nothing jumps"
    window.go_home()
    assert window.status.saved.text().strip() == ""


# Tables in windows of their own. --------------------------------------------------------------


def apart(window: MainWindow, table: TablePage) -> TableWindow:
    window.show_page(table)
    window.actions_by_key["apart"].trigger()
    return window.tables()._windows[table]


def test_a_table_stands_in_a_window_of_its_own(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "nxs", a="thrall")
    other = apart(window, table)
    assert other.isVisible() and table.window() is other
    assert other.windowTitle() == "\u2022 NXS: Ragnarok, against Thrall \u2013 Meadhall"
    assert window.table is None and window.stack.currentWidget() is window.home
    assert window.open_tables == [table], "it is open still"
    assert window.windowTitle().startswith("\u2022"), "and waits for a move"
    assert entry(window, table).has_news


def test_one_plays_on_in_such_a_window(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window)
    other = apart(window, table)
    move = table.session.move
    assert move is not None
    table.take_all(move.way(move.actions[0]))
    assert table.session.length == 1
    assert other.actions_by_key["undo"].isEnabled()
    other.actions_by_key["undo"].trigger()
    assert table.session.length == 0
    assert not other.actions_by_key["undo"].isEnabled()
    other.actions_by_key["read_last"].trigger()
    assert table.prompt_bar.reason.text() == "Nothing has happened yet."


def test_its_entry_brings_the_window_forward_and_marks_where_one_is(window: MainWindow) -> None:
    table = sit(window)
    other = apart(window, table)
    other.hide()
    window.go_library()
    entry(window, table).click()
    assert other.isVisible()
    assert window.stack.currentWidget() is window.library_page
    assert window._sidebar_entries["library"].isChecked()


def test_closed_it_goes_back_and_the_match_goes_on(window: MainWindow) -> None:
    table = sit(window)
    other = apart(window, table)
    other.close()
    assert window.table is table and table.window() is window
    assert table.session.move is not None
    other = apart(window, table)
    other.actions_by_key["apart"].trigger()
    assert window.table is table, "the same action brings it back"


def test_a_table_can_be_left_from_its_own_window(window: MainWindow) -> None:
    table = sit(window)
    other = apart(window, table)
    other.actions_by_key["close"].trigger()
    assert window.open_tables == [] and not other.isVisible()
    assert window.stack.currentWidget() is window.home


def test_with_the_main_window_all_others_close(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path) as window:
        other = apart(window, sit(window))
        window.close()
        assert not other.isVisible()
