"""The log follows the match, the slider goes where it is clicked, and the past is not the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines.chance import Chance
from meadhall.engines.values import NOBODY
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.shots import play
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall

ENDED = """
defenders to move
g    A . . +
f   . . . K A
e  . . D . . .
d A . . + . . A
c  . . D . . .
b   . . . . .
a    A . . A
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def sit_down(window: MainWindow, plan: TablePlan) -> TablePage:
    table = window.begin(plan)
    assert table is not None
    return table


def play_on(table: TablePage, choices: int) -> None:
    session, chance = table.session, Chance(3)
    for _ in range(choices):
        if session.acting == NOBODY:
            return
        actions = list(session.state.legal(session.acting))
        session.act(session.acting, int(actions[chance.below(len(actions))]))


@pytest.mark.parametrize("game", ["hexentafl", "nxs"])
def test_the_newest_line_of_the_log_is_in_sight(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    table = sit_down(window, TablePlan(game, 2))
    view = table.log_view

    def is_seen() -> bool:
        last = table.log.index(table.log.rowCount() - 1, 0)
        return view.viewport().rect().contains(view.visualRect(last).center())

    play_on(table, 60)
    qtbot.waitUntil(lambda: not table.is_settling and is_seen())
    table.tabs.setCurrentWidget(table.places)
    play_on(table, 20)
    table.tabs.setCurrentWidget(view)
    qtbot.waitUntil(is_seen)
    window.resize(1024, 600)
    qtbot.waitUntil(lambda: not table.is_settling and is_seen())


def test_the_slider_goes_where_it_is_clicked(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2))
    play_on(table, 40)
    slider = table.timeline.slider
    for share in (0.25, 0.5, 0.75):
        at = QPoint(round(slider.width() * share), slider.height() // 2)
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
        assert abs(table.number - 40 * share) <= 2


def test_nobody_has_won_at_an_earlier_move(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, diagram=ENDED))
    state = table.session.state
    table.session.act(0, state.read(0, "f4-g4"))
    assert [plate._status() for plate in table.plates.plates] == ["won", "lost"]
    table.look_at(0)
    assert [plate._status() for plate in table.plates.plates] == ["to move", ""]
    assert not any(plate._has_won for plate in table.plates.plates)


def test_after_the_end_no_dots_answer_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2, levels={1: "thrall"}))
    scene = table.board_widget.scene
    king = next(spot.key for spot in scene.spots if spot.name == "d4")
    assert table.board_widget.more_of(king)
    table.session.resign()
    table.board_widget.rested.emit(king)
    assert table.board_widget.preview.marks == ()
    assert table.board_widget.more_of(king) == ""


def test_the_name_is_the_last_to_go_from_a_narrow_plate(window: MainWindow) -> None:
    table = sit_down(window, TablePlan("valhalla", 3, levels={1: "thrall", 2: "karl"}))
    for plate, name in zip(table.plates.plates, ("Astrid", "Thrall", "Karl"), strict=True):
        shorter = [f"{plate.lines()[0]} {line}" for line in plate._shorter()]
        assert all(name in line for line in shorter), "one who has a name is in the first line"


def test_the_curve_and_the_slider_share_one_axis(qtbot: QtBot, window: MainWindow) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    play(table, 7)
    table.timeline.chances.setChecked(True)
    graph, slider = table.evaluation.graph, table.timeline.slider
    qtbot.waitUntil(graph.isVisible)
    for number in range(table.session.length + 1):
        at = graph.mapToGlobal(QPoint(round(graph.x_of(number)), 0)).x()
        assert slider.value_at(at - slider.mapToGlobal(QPoint()).x()) == number
