"""What is shown of a piece or a card on which the mouse, or the cursor, only rests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State
from meadhall.engines.random_play import random_step
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import MarkKind, Preview
from meadhall.ui.board.session_scene import preview
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, click_spot, hall


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def choices(key: str, seed: int, length: int = 60) -> Iterator[State]:
    """The moments of a random match at which somebody is to choose."""
    state, chance = catalogue.find(key).start(), Chance(seed)
    for _ in range(length):
        if int(state.asks) == OVER:
            return
        if int(state.asks) == CHOOSE:
            yield state
        random_step(state, chance)


def named(shown: Preview, scene_names: dict[str, str], kind: MarkKind) -> set[str]:
    return {scene_names[mark.spot] for mark in shown.marks if mark.kind is kind}


def rest_on(qtbot: QtBot, table: TablePage, key: str) -> None:
    widget = table.board_widget
    spot = widget.scene.spot(key)
    assert spot is not None
    qtbot.mouseMove(widget, QPoint(2, 2))
    qtbot.mouseMove(widget, widget.to_window().map(QPointF(*spot.centre)).toPoint())


@pytest.mark.parametrize("key", ["hexentafl", "nxs"])
def test_a_piece_reaches_what_the_rules_let_it_reach(key: str) -> None:
    board = BOARDS[key]
    for state in choices(key, seed=3):
        seat = int(state.asked()[0])
        move = MoveBuilder(state, seat)
        goes: dict[str, set[str]] = {}
        takes: dict[str, set[str]] = {}
        for action in move.actions:
            steps = state.steps(seat, action)
            if [step.kind for step in steps] == ["piece", "cell"]:
                start, end = (board.spot_of(step, state) for step in steps)
                strikes = key == "nxs" and board.takes(state, seat, action)
                (takes if strikes else goes).setdefault(start, set()).add(end)
        for start in goes:
            assert set(board.reach(state, start).goes) == goes[start]
        for start in takes:
            assert takes[start] <= set(board.reach(state, start).threatens)


def test_a_piece_threatens_whom_it_could_shut_in() -> None:
    game = catalogue.find("hexentafl")
    text = """
        defenders to move (0 since the last capture)
        g . . . .
        f . . . . .
        e . . . . . .
        d . . . K . . .
        c A D . . . A
        b . . . . .
        a . . . .
    """
    state = game.read_diagram(text, 2, game.settle(2, {}))
    board = BOARDS["hexentafl"]
    scene = board.scene(state, 0)
    names = {spot.key: spot.name for spot in scene.spots}
    keys = {name: key for key, name in names.items()}
    shown = preview(board, state, scene, keys["c6"])
    assert named(shown, names, MarkKind.THREAT) == {"c2"}, "though it is not its turn"
    assert {"c3", "c4", "c5"} <= named(shown, names, MarkKind.REACH)


def test_what_a_piece_can_do_is_shown_for_as_long_as_the_mouse_rests_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    widget = table.board_widget
    key = next(piece.spot for piece in widget.scene.pieces if piece.look == "raider")
    rest_on(qtbot, table, key)
    assert widget.preview.marks == (), "not while the mouse only passes"
    qtbot.waitUntil(lambda: len(widget.preview.marks) > 0, timeout=LONG)
    assert {mark.kind for mark in widget.preview.marks} <= {MarkKind.REACH, MarkKind.THREAT}
    before = widget.scene
    qtbot.mouseMove(widget, QPoint(2, 2))
    assert widget.preview.marks == ()
    assert widget.scene is before, "the board itself is as it was"


def test_the_cursor_of_the_keys_shows_the_same(qtbot: QtBot, window: MainWindow) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    widget = table.board_widget
    qtbot.keyClick(widget, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: len(widget.preview.marks) > 0, timeout=LONG)


def test_what_a_piece_can_do_is_read_out_on_request(qtbot: QtBot, window: MainWindow) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    widget = table.board_widget
    empty = next(spot for spot in widget.scene.spots if spot.name == "c4")
    piece = next(spot for spot in widget.scene.spots if spot.name == "d4")
    reach = set(BOARDS["hexentafl"].reach(table.session.state, piece.key).goes)
    names = ", ".join(spot.name for spot in widget.scene.spots if spot.key in reach)
    for spot, more in ((piece, f". It could go to: {names}."), (empty, ".")):
        widget.put_cursor(spot.key)
        with qtbot.waitSignal(widget.told) as said:
            qtbot.keyClick(widget, Qt.Key.Key_R)
        assert said.args == [spot.tip + more]


def test_a_card_that_has_gone_elsewhere_is_shown_no_longer(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.begin(TablePlan("valhalla", 2, levels={1: "thrall"}))
    assert table is not None
    widget = table.board_widget
    chosen = next(mark.spot for mark in widget.scene.marks if mark.kind is MarkKind.MOVABLE)
    widget.put_cursor(chosen)
    widget._rest_on(chosen)
    qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert widget._resting_on == "", "it lies in front of its player now"


def test_nothing_else_is_shown_while_a_piece_is_chosen(qtbot: QtBot, window: MainWindow) -> None:
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    widget = table.board_widget
    chosen = next(mark.spot for mark in widget.scene.marks if mark.kind is MarkKind.MOVABLE)
    other = next(piece.spot for piece in widget.scene.pieces if piece.look == "raider")
    click_spot(qtbot, table, chosen)
    with qtbot.waitSignal(widget.rested, timeout=LONG):
        rest_on(qtbot, table, other)
    assert widget.preview.marks == ()


def test_who_does_not_want_it_is_not_shown_it(qtbot: QtBot, window: MainWindow) -> None:
    window.context.change("preview", False)
    table = window.begin(TablePlan("hexentafl", 2))
    assert table is not None
    widget = table.board_widget
    with qtbot.waitSignal(widget.rested, timeout=LONG):
        rest_on(qtbot, table, next(piece.spot for piece in widget.scene.pieces))
    assert widget.preview.marks == ()


def test_a_card_that_lies_small_is_shown_as_large_as_one_in_the_hand() -> None:
    board = BOARDS["valhalla"]
    state = catalogue.find("valhalla").start(2)
    for moment in choices("valhalla", seed=1):
        state = moment
    scene = board.scene(state, 0)
    card = f"card:{int(next(iter(state.armory)))}"  # type: ignore[attr-defined]
    shown = preview(board, state, scene, card)
    spot = scene.spot(card)
    assert spot is not None and shown.place is not None and shown.piece is not None
    assert shown.place.height > spot.height * 1.5
    xs, ys = zip(*shown.place.outline, strict=True)
    assert min(xs) >= 0 and min(ys) >= 0
    assert max(xs) <= scene.width and max(ys) <= scene.height
    backs = [piece.spot for piece in scene.pieces if piece.look == "a card face down"]
    assert all(preview(board, state, scene, back).place is None for back in backs)
