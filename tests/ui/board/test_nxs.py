"""The board of NXS fills its room: it lies or stands, and all that it shows turns with it."""

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.engines.nxs.pieces import EMPTY, KIND_OF, facing_of, sigils
from meadhall.engines.nxs.state import Nxs
from meadhall.ui.board.games.nxs import CELL, NxsBoard
from meadhall.ui.board.paint.tiles import direction
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import Scene
from meadhall.ui.tools import shots
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, hall

WIDE, TALL = 1.6, 0.8

BEFORE = {(1024, 600): 34.1, (1280, 800): 48.8, (1920, 1080): 69.5}
"""How many pixels wide a cell was in windows of these sizes while the board always stood."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def begun(room: float) -> tuple[NxsBoard, Nxs, Scene]:
    board, state = copy(BOARDS["nxs"]), catalogue.find("nxs").start(2)
    assert isinstance(board, NxsBoard) and isinstance(state, Nxs)
    board.room = room
    return board, state, board.scene(state, 0)


def middle(scene: Scene, state: Nxs, area: int) -> tuple[float, float]:
    cells = [cell for cell, at in enumerate(state.position.board.area_of) if at == area]
    spots = [spot for cell in cells if (spot := scene.spot(f"{CELL}{cell}"))]
    xs, ys = [spot.centre[0] for spot in spots], [spot.centre[1] for spot in spots]
    return sum(xs) / len(xs), sum(ys) / len(ys)


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_wide_room_white_is_at_the_left_and_black_at_the_right(seat: int) -> None:
    board, state, _ = begun(WIDE)
    scene = board.scene(state, seat)
    assert scene.width > scene.height
    assert middle(scene, state, 0)[0] < middle(scene, state, 1)[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_tall_room_the_board_stands_with_the_own_side_below(seat: int) -> None:
    board, state, _ = begun(TALL)
    scene = board.scene(state, seat)
    assert scene.width < scene.height
    assert middle(scene, state, seat)[1] > middle(scene, state, 1 - seat)[1]


def test_a_screen_reader_meets_the_cells_in_the_same_order_however_the_board_lies() -> None:
    told = [[spot.sentence for spot in begun(room)[2].spots] for room in (WIDE, TALL)]
    assert told[0] == told[1]


@pytest.mark.parametrize("room", [WIDE, TALL])
def test_the_lines_on_a_piece_point_at_the_cells_that_it_can_go_to(room: float) -> None:
    _, state, scene = begun(room)
    position = state.position
    shown = {piece.spot: piece for piece in scene.pieces}
    for cell, man in enumerate(position.men):
        if man == EMPTY:
            continue
        kind, facing = int(KIND_OF[man]), facing_of(int(man))
        here, painted = scene.spot(f"{CELL}{cell}"), shown[f"{CELL}{cell}"].facing
        assert here is not None
        ways = zip(sigils(kind, facing), sigils(kind, painted // 2), strict=True)
        rules = {int(position.board.steps[cell * 6 + side]) for side, _ in ways}
        for side in sigils(kind, painted // 2):
            x, y = direction(side + painted % 2 / 2)
            there = scene.spot_at((here.centre[0] + x, here.centre[1] + y))
            assert there is None or int(there.key.removeprefix(CELL)) in rules


@pytest.mark.parametrize("size", list(BEFORE))
def test_pieces_are_half_as_large_again(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    with shots.hall(tmp_path, "light") as window:  # as the earlier sizes were measured
        window.resize(*size)
        table = window.begin(TablePlan("nxs", 2))
        assert table is not None
        QTest.qWait(1)
        assert table.board_widget.unit() >= 1.5 * BEFORE[size]


def test_the_board_stands_up_when_its_window_becomes_tall(qtbot: QtBot, window: MainWindow) -> None:
    table = window.begin(TablePlan("nxs", 2))
    assert table is not None
    assert table.board_widget.scene.width > table.board_widget.scene.height
    window.resize(640, 1100)
    qtbot.waitUntil(
        lambda: table.board_widget.scene.width < table.board_widget.scene.height, timeout=LONG
    )


@pytest.mark.parametrize(
    ("key", "dx", "dy"),
    [
        (Qt.Key.Key_Left, -1, 0), (Qt.Key.Key_Right, 1, 0),
        (Qt.Key.Key_Up, 0, -1), (Qt.Key.Key_Down, 0, 1),
        (Qt.Key.Key_Q, -1, -1), (Qt.Key.Key_E, 1, -1),
        (Qt.Key.Key_Z, -1, 1), (Qt.Key.Key_C, 1, 1),
    ],
)  # fmt: skip
def test_keys_move_the_cursor_where_one_sees_it_go(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, dx: int, dy: int
) -> None:
    table = window.begin(TablePlan("nxs", 2))
    assert table is not None
    widget = table.board_widget
    spot = next(spot for spot in widget.scene.spots if spot.name == "W4.4")
    widget.put_cursor(spot.key)
    qtbot.keyClick(widget, key)
    there = widget.scene.spot(widget.cursor_spot)
    assert there is not None and there != spot
    x, y = there.centre[0] - spot.centre[0], there.centre[1] - spot.centre[1]
    assert x * dx > 0 if dx else abs(x) < 0.01
    assert y * dy > 0 if dy else abs(y) < 0.01
    assert x * x + y * y < 1.01 or not (dx and dy), "a slanting key goes to a cell beside"


def test_a_warrior_pointed_at_is_shown_large_beside_what_it_can_reach(window: MainWindow) -> None:
    table = window.begin(TablePlan("nxs", 2))
    assert table is not None
    widget = table.board_widget
    man = next(piece for piece in widget.scene.pieces if piece.look == "warrior 2")
    table._show_preview(man.spot)
    place, spot = widget.preview.place, widget.scene.spot(man.spot)
    assert place is not None and spot is not None and widget.preview.piece == man
    assert place.height > 1.4 * spot.height
    assert not place.holds(spot.centre)
