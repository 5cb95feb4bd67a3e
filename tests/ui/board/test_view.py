"""A world behind a pane: nearer, moved, growing; and what is clicked is what is seen."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from meadhall.ui.board import view as views
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.motion import Motion
from meadhall.ui.board.scene import Piece, Scene, Spot, box, fitted_pane
from meadhall.ui.board.view import WHOLE, View
from meadhall.ui.board.widget import BoardWidget
from meadhall.ui.widgets.theme import DAYLIGHT, Theme

FRAME = (0.0, 0.0, 10.0, 8.0)


class Field(GameBoard):
    def paint_ground(self, painter: QPainter, scene: Scene, theme: Theme) -> None:
        """Nothing: this is about where things are."""

    def paint_piece(self, painter: QPainter, piece: Piece, spot: Spot, theme: Theme) -> None:
        """Nothing."""


def field(cells: list[tuple[int, int]], is_measured: bool = False) -> Scene:
    """One zone at each of these places of the world, and a card beside the pane."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    wide, high = max(x for x, _ in cells) + 1 - left, max(y for _, y in cells) + 1 - top
    pane = fitted_pane(FRAME, (left, top, wide, high), 2.0, is_measured)
    spots = []
    for x, y in cells:
        (px, py), unit = pane.to_scene((x, y)), pane.unit
        outline = box(px, py, unit, unit)
        spots.append(Spot(f"zone:{x},{y}", f"{x},{y}", outline, f"{x},{y}", is_in_pane=True))
    spots.append(Spot("card", "card", box(10.5, 1.0, 2.0, 2.0), "a card"))
    return Scene("field", 13.0, 8.0, tuple(spots), (), pane=pane)


SMALL = [(x, y) for x in range(4) for y in range(3)]
LARGE = SMALL + [(x - 8, y) for x in range(8) for y in range(3)]


@pytest.fixture
def widget(qtbot: QtBot) -> BoardWidget:
    made = BoardWidget(Field(), field(SMALL), DAYLIGHT, Motion(0))
    qtbot.addWidget(made)
    made.resize(1300, 800)
    made.show()
    return made


def centre(widget: BoardWidget, key: str) -> QPoint:
    spot = widget.scene.spot(key)
    assert spot is not None
    return widget.area_of(spot).center().toPoint()


def test_the_whole_world_is_in_the_pane_and_no_larger_than_wanted() -> None:
    small, large = field(SMALL), field(LARGE)
    assert small.pane is not None and large.pane is not None
    assert small.pane.unit == 2.0 > large.pane.unit
    for scene in (small, large):
        for spot in scene.spots[:-1]:
            assert all(0 <= x <= 10.001 and 0 <= y <= 8.001 for x, y in spot.outline)


def test_the_point_under_the_wheel_stays_where_it_is() -> None:
    pane = field(LARGE).pane
    assert pane is not None
    view = views.zoomed(pane, WHOLE, 3.0, (2.0, 3.0))
    assert view.place(pane, WHOLE.fitted(pane, (2.0, 3.0))) == pytest.approx((2.0, 3.0))


def test_a_world_that_has_grown_is_first_seen_where_it_was() -> None:
    old, new = field(SMALL), field(LARGE)
    assert old.pane is not None and new.pane is not None
    view = View(1.5, (1.0, -0.5))
    before = views.seen(old, view)
    after = views.seen(new, views.same_place(old.pane, new.pane, view))
    for key in ("zone:0,0", "zone:3,2"):
        one, other = before.spot(key), after.spot(key)
        assert one is not None and other is not None
        assert other.outline[0] == pytest.approx(one.outline[0])


def test_a_view_of_the_whole_follows_the_growth(widget: BoardWidget) -> None:
    widget.show_scene(field(LARGE))
    assert widget.view == WHOLE
    assert widget.scene.spot("zone:-8,0") is not None


def test_a_view_that_somebody_has_chosen_widens_only_as_far_as_it_must(
    widget: BoardWidget,
) -> None:
    widget.zoom_to(3.0)
    widget.show_scene(field([*SMALL, (4, 1)]))
    pane, new = widget.scene.pane, widget.scene.spot("zone:4,1")
    assert pane is not None and new is not None
    assert pane.left - 1e-6 <= new.outline[0][0] and new.outline[2][0] <= pane.left + pane.width
    assert not widget.view.is_whole


def test_keys_bring_the_world_nearer_and_f_shows_all_of_it(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    card = centre(widget, "card")
    qtbot.keyClick(widget, Qt.Key.Key_Plus)
    assert widget.view.zoom > 1.0
    assert centre(widget, "card") == card, "what lies beside the pane stays where it is"
    qtbot.keyClick(widget, Qt.Key.Key_F)
    assert widget.view == WHOLE


def test_the_left_button_drags_the_world_and_points_at_nothing(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    widget.zoom_to(2.0)
    start = centre(widget, "zone:1,1")
    with qtbot.assertNotEmitted(widget.pointed):
        qtbot.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        for step in (10, 60):
            move = QPointF(start + QPoint(step, 0))
            drag(widget, move)
        qtbot.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 0))
    assert centre(widget, "zone:1,1").x() == pytest.approx(start.x() + 60, abs=2)


def drag(widget: BoardWidget, to: QPointF) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, to, widget.mapToGlobal(to), left, left,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    widget.mouseMoveEvent(event)


def test_a_click_in_the_world_names_the_zone_that_is_seen_there(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    widget.zoom_to(2.5)
    with qtbot.waitSignal(widget.pointed) as said:
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=centre(widget, "zone:1,1"))
    assert said.args == ["zone:1,1"]


def test_a_zone_that_was_moved_out_of_the_pane_is_not_clicked(widget: BoardWidget) -> None:
    widget.zoom_to(3.0)
    widget.move_by(QPointF(-10_000, 0))
    first = widget.scene.spot("zone:0,1")
    assert first is not None and first.centre[0] < 0
    last = widget.scene.spot("zone:3,1")
    assert last is not None and widget.spot_under(QPointF(centre(widget, "zone:3,1"))) == last
    card = widget.scene.spot("card")
    assert widget.spot_under(QPointF(centre(widget, "card"))) == card


def test_the_cursor_is_never_out_of_sight(qtbot: QtBot, widget: BoardWidget) -> None:
    widget.zoom_to(6.0)
    widget.put_cursor("card")
    widget.move_by(QPointF(-10_000, -10_000))
    widget.put_cursor("zone:0,0")
    spot, pane = widget.scene.spot("zone:0,0"), widget.scene.pane
    assert spot is not None and pane is not None
    assert pane.holds(spot.centre)


def test_a_click_beside_all_spots_of_a_measured_world_is_a_point_of_it(
    qtbot: QtBot, widget: BoardWidget
) -> None:
    widget.show_scene(field([(0, 0), (9, 7)], is_measured=True))
    pane = widget.scene.pane
    assert pane is not None
    x, y = pane.to_scene((4.5, 2.25))
    at = widget.to_window().map(QPointF(x, y)).toPoint()
    with qtbot.waitSignal(widget.pointed_at_world) as said:
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
    assert said.args[:2] == pytest.approx([4.5, 2.25], abs=0.02)
