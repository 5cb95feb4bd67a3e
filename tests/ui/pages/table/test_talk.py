"""What is said at a table is noticed: counted, shown for a moment, and read out."""

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG
from tests.ui.neighbours import at_one_table

Pair = tuple[MainWindow, MainWindow]


def test_what_others_say_is_counted_shown_and_read_out(
    qtbot: QtBot, windows: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = at_one_table(qtbot, windows)
    heard: list[str] = []
    monkeypatch.setattr(
        "meadhall.ui.pages.table.page.announce",
        lambda widget, text, is_urgent=False: heard.append(text),
    )
    at = there.tabs.indexOf(there.talk)
    here.talk.said.emit("Hello")
    qtbot.waitUntil(lambda: there.tabs.tabText(at) == "Talk (1)", timeout=LONG)
    assert there.overlay.isVisible() and there.overlay.text() == "Astrid: Hello"
    here.talk.said.emit("Are you there?")
    qtbot.waitUntil(lambda: there.tabs.tabText(at) == "Talk (2)", timeout=LONG)
    said = [words for words in heard if words.startswith(("Astrid: ", "Leif: "))]
    assert said == ["Astrid: Hello", "Astrid: Are you there?"], "and nobody hears himself"
    assert here.tabs.tabText(at) == "Talk" and not here.overlay.isVisible()
    there.tabs.setCurrentWidget(there.talk)
    assert there.tabs.tabText(at) == "Talk" and not there.overlay.isVisible()
    here.talk.said.emit("Good")
    qtbot.waitUntil(lambda: heard[-1] == "Astrid: Good", timeout=LONG)
    assert there.tabs.tabText(at) == "Talk", "it is looked at already"


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_tab_is_hidden_in_a_narrow_window(qtbot: QtBot, windows: Pair, language: str) -> None:
    astrid, _ = windows
    astrid.context.change("language", language)
    table = astrid.begin(TablePlan("hexentafl", 2))
    assert table is not None
    table.session.hear("Leif", "Hello")
    table.timeline.chances.setChecked(True)
    astrid.resize(800, 600)
    qtbot.wait(1)
    bar = table.tabs.tabBar()
    assert bar.count() == 5
    for at in range(bar.count()):
        tab = bar.tabRect(at)
        assert bar.rect().contains(tab) and tab.width() > bar.fontMetrics().averageCharWidth() * 3
        assert table.tabs.tabToolTip(at)
    assert bar.width() <= table.tabs.width()


def test_where_the_titles_do_not_fit_the_open_tab_is_written_out_and_the_others_are_drawn(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, _ = windows
    table = astrid.begin(TablePlan("hexentafl", 2))
    assert table is not None
    table.session.hear("Leif", "Hello")
    tabs, bar = table.tabs, table.tabs.tabBar()
    astrid.resize(1280, 800)
    qtbot.wait(1)
    written = [tabs.tabText(at) for at in range(tabs.count())]
    assert written == ["Log", "In words", "Rules", "Talk (1)"]
    assert all(tabs.tabIcon(at).isNull() for at in range(tabs.count()))
    tabs.setMaximumWidth(bar.fontMetrics().averageCharWidth() * 25)
    qtbot.waitUntil(lambda: tabs.tabText(1) == "", timeout=LONG)
    assert [tabs.tabText(at) for at in range(tabs.count())] == ["Log", "", "", "1"]
    assert [tabs.tabIcon(at).isNull() for at in range(tabs.count())] == [True, False, False, False]
    assert [bar.accessibleTabName(at) for at in range(tabs.count())] == written
    tabs.setCurrentWidget(table.places)
    assert [tabs.tabText(at) for at in range(tabs.count())] == ["", "In words", "", "1"]
