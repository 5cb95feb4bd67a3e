"""Valheim in the window: ways and what they cost, the end of a turn, the partner, fights."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.setup import TablePlan
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.world import WORLD
from meadhall.engines.values import NOBODY
from meadhall.ui.board.games.valheim import painting
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.widgets.theme import THEMES
from meadhall.ui.window.main_window import MainWindow
from tests.engines.valheim.journeys import journey
from tests.ui.hall import LONG, click_spot, hall, press
from tests.ui.neighbours import at_one_table

BOARD = BOARDS["valheim"]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def sit_down(qtbot: QtBot, window: MainWindow, plan: TablePlan) -> TablePage:
    table = window.begin(plan)
    assert table is not None
    qtbot.waitUntil(lambda: table.session.move is not None, timeout=LONG)
    return table


def place(name: str) -> str:
    return f"hex:{WORLD.place(name)}"


def where(table: TablePage) -> str:
    state = table.session.state
    assert isinstance(state, Valheim)
    return WORLD.names[int(state.places[0])]


def push(qtbot: QtBot, table: TablePage, words: str) -> None:
    def buttons() -> list[QPushButton]:
        found = table.prompt_bar.findChildren(QPushButton)
        return [each for each in found if each.isVisible() and each.text() == words]

    qtbot.waitUntil(lambda: bool(buttons()), timeout=LONG)
    press(qtbot, buttons()[0])


def cost(state: Valheim, name: str) -> str:
    """What is written beside the way to this hex; empty where none is shown."""
    move = MoveBuilder(state, 0)
    shown = BOARD.foresight(BOARD.scene(state, 0), move, place(name), 0)
    return shown.strokes[0].text if shown.strokes else ""


def test_the_way_to_a_hex_is_shown_with_its_steps_and_the_points_that_it_burns() -> None:
    state = journey("hero 1: on c6")
    assert cost(state, "d6") == "1 step"
    assert cost(state, "e10") == "4 steps"
    assert cost(state, "f12") == "6 steps\nburns 1 point"
    assert cost(state, "x7") == ""  # beyond the sea, and there is no raft


def test_the_way_goes_from_the_hero_to_the_hex() -> None:
    state = journey("hero 1: on c6")
    scene = BOARD.scene(state, 0)
    stroke = BOARD.foresight(scene, MoveBuilder(state, 0), place("f12"), 0).strokes[0]
    start, end = scene.spot(place("c6")), scene.spot(place("f12"))
    assert start is not None and end is not None
    assert (stroke.points[0], stroke.points[-1]) == (start.centre, end.centre)


def test_the_cost_of_a_way_is_also_said(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(qtbot, window, TablePlan("valheim", 1))
    said = table.board_widget.more_of(place("f12"))
    assert said == "The way there: 6 steps, burns 1 point."


def test_a_click_on_a_far_hex_goes_one_step_of_the_way(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(qtbot, window, TablePlan("valheim", 1))
    places = []
    for _ in range(5):
        click_spot(qtbot, table, place("f12"))
        places.append(where(table))
    assert places[:1] != ["c6"] and len(set(places)) == 5
    click_spot(qtbot, table, place("f12"))  # no step is left, and no point is burnt unasked
    assert where(table) == places[-1]
    assert "you have 0" in table.prompt_bar.reason.text()


def test_a_far_click_that_shall_be_confirmed_waits(qtbot: QtBot, window: MainWindow) -> None:
    window.context.change("confirm", True)
    table = sit_down(qtbot, window, TablePlan("valheim", 1))
    click_spot(qtbot, table, place("f12"))
    assert where(table) == "c6"
    click_spot(qtbot, table, place("f12"))
    assert where(table) != "c6"


def test_the_end_of_a_turn_asks_once_if_points_are_left(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(qtbot, window, TablePlan("valheim", 1))
    push(qtbot, table, "End the turn")
    assert "5 action points are left" in table.prompt_bar.sentence.text()
    QTest.keyClick(table.board_widget, Qt.Key.Key_Escape)
    assert table.session.move is not None and not table.session.move.taken
    before = table.session.length
    push(qtbot, table, "End the turn")
    press(qtbot, table.prompt_bar.confirm)
    assert table.session.length > before


def test_the_end_of_a_turn_asks_nothing_if_no_point_is_left(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(qtbot, window, TablePlan("valheim", 1))
    for _ in range(5):
        push(qtbot, table, "Burn a point: 5 steps")
    before = table.session.length
    push(qtbot, table, "End the turn")
    assert table.session.length > before


def test_a_computer_partner_tells_its_plan_and_plans_what_it_is_asked_for(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(qtbot, window, TablePlan("valheim", 2, levels={1: "jarl"}))
    line = table.plan_line
    assert line.isVisible() and " plans: " in line.text()
    push(qtbot, table, "Ask the other hero")
    push(qtbot, table, "Gather stone")
    assert "plans: stone" in line.text()


def test_a_partner_at_another_computer_sees_what_the_other_hero_asks(
    qtbot: QtBot, windows: tuple[MainWindow, MainWindow]
) -> None:
    here, there = at_one_table(qtbot, windows, TablePlan("valheim", 2, guests=(1,)))
    qtbot.waitUntil(lambda: there.prompt_bar.sentence.text() == "Waiting for Astrid.", timeout=LONG)
    push(qtbot, here, "Ask the other hero")
    assert "Astrid, \u201cAsk the other hero\u201d: choose" in here.prompt_bar.sentence.text()
    push(qtbot, here, "Gather stone")
    asked = "Astrid asks: \u201cGather stone\u201d"
    qtbot.waitUntil(lambda: there.plan_line.text() == asked, timeout=LONG)
    assert there.plan_line.isVisible()


def test_nobody_tells_the_plan_of_a_person(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(qtbot, window, TablePlan("valheim", 2))
    assert not table.plan_line.isVisible()


@pytest.mark.parametrize("is_armed", [False, True])
def test_no_line_of_a_fight_lies_over_another(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_armed: bool
) -> None:
    more = "; bronze shield" if is_armed else ""
    state = journey(
        f"""
        hero 1: on x7; boss key{more}
        hero 2: on x7
        """,
        "fight",
    )
    areas: list[tuple[str, QRectF]] = []
    monkeypatch.setattr(
        painting,
        "paint_words",
        lambda painter, area, text, *rest, **more: areas.append((text, QRectF(area))),
    )
    scene = BOARD.scene(state, NOBODY)
    spot = scene.spot("enemy")
    assert spot is not None
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    piece = next(piece for piece in scene.pieces if piece.spot == "enemy")
    painting.paint_piece(painter, piece, spot, next(iter(THEMES.values())))
    painter.end()
    assert len(areas) >= 6
    assert any(text.startswith("Shield: 3 less") for text, _ in areas) == is_armed
    for at, (_, area) in enumerate(areas):
        for _, other in areas[at + 1 :]:
            assert area.intersected(other).height() < 0.001


def test_a_hero_hides_no_grave_and_no_fire() -> None:
    drawn = journey("hero 1: on c4\nhero 2: on b6; grave on c4: wood 3; died 1")
    assert isinstance(drawn, Valheim)
    scene = BOARD.scene(drawn, 0)
    looks = [piece.look.split()[0] for piece in scene.pieces]
    assert looks.index("grave") > max(at for at, look in enumerate(looks) if look == "hero")
    (grave,) = [piece for piece in scene.pieces if piece.look.startswith("grave")]
    assert grave.look == "grave 1", "small and at the edge: a hero is on the same hex"
