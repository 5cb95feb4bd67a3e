"""The board in a window: where a click falls, where a key leads, what a screen reader finds."""

from copy import copy
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.random_play import random_step
from meadhall.ui.board import accessible
from meadhall.ui.board.motion import Motion
from meadhall.ui.board.paint import whole
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import Mark, MarkKind, Spot
from meadhall.ui.board.widget import GROUNDS, BoardWidget
from meadhall.ui.widgets.theme import DAYLIGHT, FIRELIGHT, THEMES

GAME = catalogue.find("hexentafl")
BOARD = BOARDS["hexentafl"]


@pytest.fixture
def widget(qtbot: QtBot) -> BoardWidget:
    accessible.install()
    made = BoardWidget(BOARD, BOARD.scene(GAME.start(), 0), DAYLIGHT, Motion(0))
    qtbot.addWidget(made)
    made.resize(640, 560)
    made.show()
    made.setFocus()
    return made


def middle(widget: BoardWidget, name: str) -> QPoint:
    spot = next(spot for spot in widget.scene.spots if spot.name == name)
    return widget.area_of(spot).center().toPoint()


def key_of(widget: BoardWidget, name: str) -> str:
    return next(spot.key for spot in widget.scene.spots if spot.name == name)


def test_a_click_names_the_cell_it_falls_on(qtbot: QtBot, widget: BoardWidget) -> None:
    for name in ("a1", "d4", "g4"):
        with qtbot.waitSignal(widget.pointed) as said:
            qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle(widget, name))
        assert said.args == [key_of(widget, name)]


def test_a_click_beside_the_board_says_nothing(qtbot: QtBot, widget: BoardWidget) -> None:
    with qtbot.assertNotEmitted(widget.pointed):
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


def test_a_drag_points_at_where_it_began_and_where_it_ended(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    said: list[str] = []
    widget.pointed.connect(said.append)
    qtbot.mousePress(widget, Qt.MouseButton.LeftButton, pos=middle(widget, "e4"))
    qtbot.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=middle(widget, "e5"))
    assert said == [key_of(widget, "e4"), key_of(widget, "e5")]


def test_a_piece_moves_with_the_mouse_that_drags_it(qtbot: QtBot, widget: BoardWidget) -> None:
    piece = next(each for each in widget.scene.pieces)
    spot = widget.scene.spot(piece.spot)
    assert spot is not None
    chosen = replace(widget.scene, marks=(Mark(MarkKind.CHOSEN, piece.spot),))
    widget.show_scene(chosen)
    start = widget.to_window().map(QPointF(*spot.centre)).toPoint()
    beside = QPoint(5, 5)
    ground = widget.grab().toImage().pixelColor(beside)
    qtbot.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
    drag_to(widget, beside)
    assert widget.grab().toImage().pixelColor(beside) != ground, "it is seen where the mouse is"
    assert widget.grab().toImage().pixelColor(start) != widget.grab().toImage().pixelColor(beside)
    qtbot.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=beside)
    assert widget.grab().toImage().pixelColor(beside) == ground, "it is back where it was"


def drag_to(widget: BoardWidget, at: QPoint) -> None:
    """Move the mouse there with its left button held."""
    left = Qt.MouseButton.LeftButton
    place = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove, place, place, left, left, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)


def test_the_cursor_walks_and_enter_points(qtbot: QtBot, widget: BoardWidget) -> None:
    widget.put_cursor(key_of(widget, "d4"))
    qtbot.keyClick(widget, Qt.Key.Key_Right)
    qtbot.keyClick(widget, Qt.Key.Key_E)
    with qtbot.waitSignal(widget.pointed) as said:
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert said.args == [key_of(widget, "e5")]


def test_escape_and_the_right_button_take_one_step_back(qtbot: QtBot, widget: BoardWidget) -> None:
    with qtbot.waitSignal(widget.left):
        qtbot.keyClick(widget, Qt.Key.Key_Escape)
    with qtbot.waitSignal(widget.left):
        qtbot.mouseClick(widget, Qt.MouseButton.RightButton, pos=middle(widget, "d4"))


def test_a_screen_reader_finds_every_place_with_its_sentence(widget: BoardWidget) -> None:
    board = QAccessible.queryAccessibleInterface(widget)
    said = [board.child(at).text(QAccessible.Text.Name) for at in range(board.childCount())]
    assert said == [spot.sentence for spot in widget.scene.spots]


def test_a_screen_reader_is_told_where_the_cursor_is(widget: BoardWidget) -> None:
    widget.put_cursor(key_of(widget, "d4"))
    board = QAccessible.queryAccessibleInterface(widget)
    assert board.focusChild().text(QAccessible.Text.Name) == "d4, the throne: the king"


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_painted_depends_on_the_scene_alone(widget: BoardWidget, theme: str) -> None:
    widget.set_theme(THEMES[theme])
    once = widget.grab().toImage()
    widget.set_theme(FIRELIGHT if theme != "dark" else DAYLIGHT)
    assert widget.grab().toImage() != once
    widget.set_theme(THEMES[theme])
    assert widget.grab().toImage() == once


def test_a_scene_that_changed_is_shown(widget: BoardWidget) -> None:
    once = widget.grab().toImage()
    state = GAME.start()
    state.play(state.legal(0)[0])
    widget.show_scene(BOARD.scene(state, 0))
    assert widget.grab().toImage() != once


def test_the_board_keeps_its_size_while_cards_are_dealt_and_spent(qtbot: QtBot) -> None:
    """Otherwise the pieces would leave their painted cells, and looking back would take long."""
    game = catalogue.find("nxs")
    state, chance, sizes = game.start(3, cards="drawing", hand=6, goal=37), Chance(1), set()
    for _ in range(300):
        scene = BOARDS["nxs"].scene(state, 0)
        sizes.add((scene.ground, scene.width, scene.height))
        assert all(y <= scene.height for spot in scene.spots for _, y in spot.outline)
        if state.asks == OVER:
            break
        random_step(state, chance)
    assert len(sizes) == 1


def test_grounds_are_kept_for_looking_to_and_fro_and_not_for_ever(qtbot: QtBot) -> None:
    game = catalogue.find("nxs")
    widget = BoardWidget(BOARDS["nxs"], BOARDS["nxs"].scene(game.start(3), 0), DAYLIGHT, Motion(0))
    qtbot.addWidget(widget)
    widget.resize(400, 400)
    pictures = []
    for seat in (0, 1, 0):
        widget.show_scene(BOARDS["nxs"].scene(game.start(3), seat))
        pictures.append(widget._painted_ground(widget.scene, widget.view).cacheKey())
    assert pictures[0] == pictures[2] != pictures[1]
    for high in (370, 400):  # a longer prompt takes a line of the board for a while
        widget.resize(400, high)
        pictures.append(widget._painted_ground(widget.scene, widget.view).cacheKey())
    assert pictures[-1] == pictures[0]
    for width in range(300, 310):
        widget.resize(width, 300)
        widget._painted_ground(widget.scene, widget.view)
    assert len(widget._grounds) <= GROUNDS


def test_the_next_table_of_a_game_shows_the_ground_that_was_painted_for_the_last(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each table has a board of its own; one that is set otherwise is painted for itself."""
    painted = []
    paint = whole.paint_still
    monkeypatch.setattr(whole, "_stills", {})
    monkeypatch.setattr(whole, "paint_still", lambda *all: painted.append(all) or paint(*all))

    def show(room: float, width: int = 400) -> QImage:
        board = copy(BOARDS["nxs"])
        board.room = room
        scene = board.scene(catalogue.find("nxs").start(2), 0)
        widget = BoardWidget(board, scene, DAYLIGHT, Motion(0))
        qtbot.addWidget(widget)
        widget.resize(width, 400)
        return widget._painted_ground(widget.scene, widget.view).toImage()

    assert show(1.2) == show(1.2) and len(painted) == 1
    assert show(0.6) != show(1.2) and len(painted) == 2
    for width in range(401, 411):
        show(1.2, width)
    assert len(whole._stills) == whole.STILL


def test_the_wheel_brings_the_board_nearer_and_leaves_the_point_under_it(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    at = QPointF(60, 80)
    before, _ = widget.to_window().inverted()
    widget.zoom_to(2.0, at)
    after, _ = widget.to_window().inverted()
    assert (before.map(at) - after.map(at)).manhattanLength() < 0.01
    qtbot.keyClick(widget, Qt.Key.Key_0)
    assert widget.zoom == 1.0
    now, _ = widget.to_window().inverted()
    assert now == before


def test_a_board_that_is_near_cannot_be_pushed_out_of_sight(widget: BoardWidget) -> None:
    widget.zoom_to(3.0)
    widget.move_by(QPointF(10_000, -10_000))
    area = widget.to_window().mapRect(QRectF(0, 0, widget.scene.width, widget.scene.height))
    assert area.left() <= 0.5 or area.right() >= widget.width() - 0.5
    assert area.top() <= 0.5 and area.bottom() >= widget.height() - 0.5


def test_a_click_on_a_board_that_is_near_falls_where_it_is_seen(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    widget.zoom_to(2.5)
    spot = widget.spot_under(QPointF(widget.width() / 2, widget.height() / 2))
    assert spot is not None
    with qtbot.waitSignal(widget.pointed) as heard:
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    assert heard.args == [spot.key]


def test_what_comes_to_lie_under_a_resting_mouse_is_not_dragged_to(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    """A click may change the table at once, before the button is let go."""
    said: list[str] = []
    cells = widget.scene.spots
    elsewhere = replace(widget.scene, spots=tuple(reversed(cells)))
    swapped = tuple(
        replace(spot, key=other.key) for spot, other in zip(cells, elsewhere.spots, strict=True)
    )
    widget.pointed.connect(said.append)
    widget.pointed.connect(lambda: widget.show_scene(replace(widget.scene, spots=swapped)))
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle(widget, "a1"))
    assert said == [key_of_name(cells, "a1")]


def key_of_name(spots: tuple[Spot, ...], name: str) -> str:
    return next(spot.key for spot in spots if spot.name == name)
