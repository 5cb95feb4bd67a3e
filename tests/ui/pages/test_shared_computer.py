"""People who share one computer are called by their own names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan, next_game
from meadhall.ui.pages.setup import GUEST, PERSON, SetupPage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.tools.shots import finish
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall
from tests.ui.neighbours import Pair


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def set_up(window: MainWindow, game: str, *wishes: str) -> SetupPage:
    window.set_up(game)
    page = window.stack.currentWidget()
    assert isinstance(page, SetupPage)
    page.count.setValue(len(wishes))
    for box, wish in zip(page.players, wishes, strict=True):
        box.setCurrentIndex(box.findData(wish))
    return page


def asked(page: SetupPage) -> list[str]:
    return [line.text() for line in page.names if line.isVisibleTo(page)]


def test_each_is_asked_for_a_name_and_has_one_of_their_own_at_once(window: MainWindow) -> None:
    page = set_up(window, "valhalla", PERSON, "thrall", PERSON, PERSON)
    assert asked(page) == ["Astrid", "Guest", "Guest 2"]
    page.names[2].setText("Leif")
    page.names[2].setModified(True)
    page.count.setValue(3)
    assert asked(page) == ["Astrid", "Leif"], "what was written stays"
    assert page.plan().names == {0: "Astrid", 2: "Leif"}


def test_nobody_is_asked_who_sits_here_alone(window: MainWindow) -> None:
    assert asked(set_up(window, "nxs", PERSON, "thrall")) == []
    page = set_up(window, "nxs", PERSON, "thrall", GUEST)
    assert asked(page) == [] and page.plan().names == {}


def test_they_are_asked_also_where_somebody_comes_from_elsewhere(window: MainWindow) -> None:
    page = set_up(window, "nxs", PERSON, PERSON, GUEST)
    page.names[1].setText("Bodil")
    page.names[1].setModified(True)
    assert page.plan().names == {0: "Astrid", 1: "Bodil"}


def test_who_comes_from_elsewhere_sees_the_names_of_all(qtbot: QtBot, windows: Pair) -> None:
    astrid, leif = windows
    astrid.begin(TablePlan("nxs", 3, guests=(2,), names={0: "Astrid", 1: "Bodil"}))
    room = astrid.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    assert [each.name for each in room.lan_table.people] == ["Astrid, Bodil"]
    leif.nearby_page.where.setText(room.lan_table.code)
    leif.nearby_page._join_there()
    qtbot.waitUntil(lambda: astrid.table is not None and leif.table is not None, timeout=LONG)
    for window in windows:
        assert window.table is not None
        names = [plate.lines()[0] for plate in window.table.plates.plates]
        assert names == ["Astrid", "Bodil", "Leif"]


def test_they_are_called_so_at_the_table_in_the_file_and_in_the_next_game(
    window: MainWindow,
) -> None:
    plan = TablePlan("hexentafl", 2, names={0: "Astrid", 1: "Leif"}).in_pairs()
    table = window.begin(plan)
    assert table is not None
    assert table.prompt_bar.sentence.text().startswith("Astrid (defenders), your turn")
    assert [plate.lines()[0] for plate in table.plates.plates] == ["Astrid", "Leif"]
    finish(table)
    assert next_game(table.session).names == {0: "Leif", 1: "Astrid"}
    file = window.tables().files[table]
    window.close_table()
    window.open_file(file)
    again = window.tables().table
    assert again is not None
    assert [player.person for player in again.session.players] == ["Astrid", "Leif"]


def test_without_names_a_plate_tells_nobody_twice(window: MainWindow) -> None:
    table = window.begin(TablePlan("nxs", 2))
    assert table is not None
    assert not any("Astrid" in line for plate in table.plates.plates for line in plate.lines())
