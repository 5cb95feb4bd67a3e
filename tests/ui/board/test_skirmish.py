"""The measured table: what the tape shows, what pointing at any point means, what is told of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.skirmish import actions
from meadhall.engines.skirmish.field import ACT, ACTIVATE, CALL, DEPLOY
from meadhall.engines.skirmish.state import Skirmish
from meadhall.ui.board.games.skirmish.board import SkirmishBoard
from meadhall.ui.board.pointing import take_all
from meadhall.ui.board.scene import Ink, Point, Preview
from meadhall.ui.board.staging import Cue
from meadhall.ui.board.widget import HERE
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONGEST, click_spot, click_world, hall

GAME = catalogue.find("skirmish")
BOARD = SkirmishBoard()
HEAD = "turn 3 act player 1 rank 6 step 0 table 1 card 0\n"
TAIL = "\ncards 1 6S*\nactivation {figure} 0 of 2"
FAR = "h1 4,4 | w1 8,4 | a1 12,4 | h2 4,33 | w2 8,33 | a2 12,33"


def position(changed: str, figure: str = "h1") -> Skirmish:
    """The figures far apart in Ashdale, except for those named here; `figure` acts."""
    lines = {each.split()[0]: each for each in FAR.split(" | ")}
    lines |= {each.split()[0]: each for each in changed.split(" | ")}
    text = HEAD + "\n".join(lines.values()) + TAIL.format(figure=figure)
    state = GAME.read_diagram(text, 2, GAME.settle(2, {"table": "ashdale"}))
    assert isinstance(state, Skirmish)
    return state


def at(x: float, y: float) -> Point:
    """A point of the world from inches as the rules count them."""
    return x, 36 - y


def tape(state: Skirmish, end: Point | str, start: Point | str | None = None) -> Preview:
    move = MoveBuilder(state, 0)
    return BOARD.tape(BOARD.scene(state, 0), state, move, start, end)


def inks(preview: Preview) -> list[Ink]:
    return [stroke.ink for stroke in preview.strokes]


def said(preview: Preview) -> str:
    return " ".join(stroke.text for stroke in preview.strokes)


# The tape. ----------------------------------------------------------------------------------


def test_the_tape_says_inches_and_shows_who_would_stand_there() -> None:
    shown = tape(position("h1 15,5"), at(15, 9))
    assert inks(shown) == [Ink.MEASURE]
    assert '4" of 6"' in said(shown)
    assert shown.piece is not None and shown.piece.look.startswith("ghost figure 0")


def test_beyond_the_limit_the_tape_is_dashed_and_snaps_to_it() -> None:
    shown = tape(position("h1 15,5"), at(23, 5))
    assert inks(shown) == [Ink.MEASURE, Ink.BEYOND]
    assert '6" of 6"' in said(shown) and '8" to here' in said(shown)
    state = position("h1 15,5")
    steps = BOARD.steps_meant(MoveBuilder(state, 0), at(23, 5))
    assert [step.text for step in steps] == ["move", "21,5"]


def test_slow_ground_is_counted_twice_and_told() -> None:
    shown = tape(position("h1 7,7"), at(7, 10))
    assert '3", costs 5" of 6"' in said(shown)


def test_a_move_snaps_to_the_zone_of_an_enemy() -> None:
    state = position("h1 15,5 | w2 15,10")
    steps = BOARD.steps_meant(MoveBuilder(state, 0), at(15, 9))
    assert steps[-1].text == "15,7"


def test_a_line_of_sight_changes_where_it_is_blocked_and_says_by_what() -> None:
    clear = tape(position("a1 22,10 | w2 25,13", "a1"), "figure:4")
    assert Ink.BLOCKED not in inks(clear) and "hits on 4 (50 %" in said(clear)
    hidden = tape(position("a1 22,13 | h2 13.5,19.5", "a1"), "figure:3")
    assert inks(hidden) == [Ink.SIGHT, Ink.BLOCKED]
    assert "hidden by the village" in said(hidden) and "hits" not in said(hidden)


def test_a_charge_in_reach_is_told_with_its_odds_before() -> None:
    shown = tape(position("h1 25.5,11 | w2 25.5,14"), "figure:4")
    assert "charge: wins" in said(shown)


def test_anybody_may_measure_between_any_two_at_any_time() -> None:
    state = position("h1 15,5 | w2 15,12")
    scene = BOARD.scene(state, 1)
    shown = BOARD.tape(scene, state, None, "figure:4", "figure:0")
    assert '6" from base to base' in said(shown)
    shown = BOARD.tape(scene, state, None, at(3, 4), at(6, 8))
    assert inks(shown) == [Ink.MEASURE] and said(shown) == '5"'


def test_on_demand_the_zones_ranges_and_slow_ground_are_shown() -> None:
    found = [stroke.ink for stroke in BOARD.dangers(position("h1 15,5"), 0)]
    assert found.count(Ink.ZONE) == 3 and found.count(Ink.SLOW) == 4
    assert found.count(Ink.RANGE) == 4, "two rings for the archer, a charge for each of the others"


# What pointing means. -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "figure", "target", "meant"),
    [
        ("a1 22,10 | w2 25,13", "a1", "figure:4", "shoot"),
        ("h1 25.5,11 | w2 25.5,14", "h1", "figure:4", "charge"),
        ("h1 22,10 | w2 22,11.0625", "h1", "figure:4", "fight"),
        ("h1 22,10 | w2 22,11.0625", "h1", at(22, 9), "withdraw"),
        ("h1 22,10", "h1", at(24, 10), "move"),
    ],
)
def test_pointing_stands_for_what_one_would_do_there(
    changed: str, figure: str, target: Point | str, meant: str
) -> None:
    move = MoveBuilder(position(changed, figure), 0)
    steps = BOARD.steps_meant(move, target)
    assert take_all(move, steps) is None
    assert move.action is not None and move.state.name(0, move.action).startswith(meant)


def test_a_way_around_a_hedge_has_a_bend() -> None:
    move = MoveBuilder(position("h1 17,9.5"), 0)
    assert take_all(move, BOARD.steps_meant(move, at(21.75, 10.75), is_bend=True)) is None
    assert move.action is None, "the way goes on"
    assert take_all(move, BOARD.steps_meant(move, at(21.75, 11.5))) is None
    assert move.action is not None
    assert len(actions.points_of(actions.target_of(move.action))) == 2


def test_what_cannot_be_is_refused_with_the_rules_reason() -> None:
    move = MoveBuilder(position("h1 22,10 | w2 22,30"), 0)
    why = take_all(move, BOARD.steps_meant(move, "figure:4"))
    assert why is not None and "it may be 2 at most" in str(why)
    assert move.taken == []


# What is told. ------------------------------------------------------------------------------


def test_others_are_told_by_where_they_are_from_the_one_that_acts() -> None:
    state = position("a1 22,10 | w2 25,13", "a1")
    spot = BOARD.scene(state, 0).spot("figure:4")
    assert spot is not None
    assert "3.3 inches north-east of a1, in the open, in sight, hits on 4" in spot.sentence


def test_a_bare_point_is_told_with_its_way_its_cost_and_its_ground() -> None:
    state = position("h1 7,7")
    spot = BOARD.here(BOARD.scene(state, 0), state, 0, at(7, 10))
    assert spot is not None
    assert "3 inches north, costs 5 of 6, in woods" in spot.sentence


def test_shock_and_wounds_are_told_and_have_marks_of_their_own() -> None:
    state = position("h1 7,7 shock 2 | w1 9,4 wounded")
    scene = BOARD.scene(state, 0)
    looks = {piece.spot: piece.look for piece in scene.pieces}
    assert looks["figure:0"].split()[2] == "2" and looks["figure:1"].split()[3] == "1"
    spots = {spot.key: spot.sentence for spot in scene.spots}
    assert "shock 2" in spots["figure:0"] and "wounded" in spots["figure:1"]


def test_the_dice_of_a_fight_are_shown_one_by_one_after_the_odds() -> None:
    state = position("h1 25.5,11 | w2 25.5,14")
    told: list[Cue] = []
    for answer in (state.read(0, "charge w2"), 7, 2):
        before = state.copy()
        state.answer([answer])
        told += BOARD.cues(before, state, state.events_since(before, [answer]), 0)
    dice = [[(die.sides, die.value) for die in cue.dice] for cue in told]
    assert "wins" in told[0].text and "loses" in told[0].text
    assert [(10, 7)] in dice and [(8, 2)] in dice
    assert any("hits to save" in cue.text for cue in told)


def test_a_rank_that_nobody_answers_is_shown_only_for_a_moment() -> None:
    state, chance = GAME.start(2, table="ashdale", cards="hidden"), Chance(1)
    found: list[Cue] = []
    for _ in range(60):
        before = state.copy()
        values = [int(state.legal(seat)[0]) for seat in state.asked()]
        values = values or [int(value) for value in state.draw_answer(chance)]
        state.answer(values)
        if before.question == CALL:
            found += BOARD.cues(before, state, state.events_since(before, values), 0)
    assert {cue.is_brief for cue in found} == {True, False}
    for cue in found:
        assert cue.is_brief == ("nobody answers" in cue.text)


# At the table. ------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


OPEN = {"table": "ashdale", "cards": "open"}


def seated(qtbot: QtBot, window: MainWindow, plan: TablePlan | None = None) -> TablePage:
    """A table for two at this computer, or as planned, everybody set up by clicks."""
    table = window.begin(plan or TablePlan("skirmish", 2, OPEN))
    assert table is not None
    for number in range(200):
        move = table.session.move
        if move is None:
            table.tick()
            continue
        state = move.state
        assert isinstance(state, Skirmish)
        if state.question == DEPLOY:
            low, high = state.zone_of(move.seat % 2)
            place = at(6 + 4 * (number % 6), int(low + high) / 32)
            click_world(qtbot, table, place)
            click_world(qtbot, table, place)
        elif state.question == ACTIVATE:
            click_spot(qtbot, table, table.board.spot_of(move.next_steps[0], state))
        else:
            break
    return table


def acting(table: TablePage) -> Point:
    """Where the figure stands that acts."""
    state = table.session.state
    assert isinstance(state, Skirmish) and state.question == ACT
    return at(int(state.x[state.actor]) / 16, int(state.y[state.actor]) / 16)


def forward(table: TablePage, inches: float) -> Point:
    """A point so far before the figure that acts."""
    state = table.session.state
    x, y = acting(table)
    return x, y - inches if int(state.turn) % 2 == 0 else y + inches


def test_a_free_move_waits_for_a_second_click_unless_that_is_turned_off(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = seated(qtbot, window)
    length, place = table.session.length, forward(table, 3)
    click_world(qtbot, table, place)
    assert table.session.length == length and table.prompt_bar.confirm.isVisible()
    assert table.board_widget.scene.spot("goal") is not None
    click_world(qtbot, table, place)
    assert table.session.length > length
    window.context.change("confirm_free", False)
    length = table.session.length
    click_world(qtbot, table, forward(table, 2))
    assert table.session.length > length


def test_a_figure_can_be_drawn_to_where_it_shall_go(qtbot: QtBot, window: MainWindow) -> None:
    table = seated(qtbot, window)
    widget, start, end = table.board_widget, acting(table), forward(table, 4)
    draw(qtbot, table, start, end)
    assert table.session.move is not None and table.session.move.action is not None
    assert [stroke.ink for stroke in widget.scene.strokes].count(Ink.MEASURE) == 1
    table.confirm()
    state = table.session.state_at(table.session.length)
    assert isinstance(state, Skirmish)


def draw(qtbot: QtBot, table: TablePage, start: Point, end: Point) -> None:
    widget = table.board_widget
    pane = widget.scene.pane
    assert pane is not None
    first, last = (
        QPointF(widget.to_window().map(QPointF(*pane.to_scene(point)))) for point in (start, end)
    )
    qtbot.mousePress(widget, Qt.MouseButton.LeftButton, pos=first.toPoint())
    for share in (0.5, 1.0):
        place = first + (last - first) * share
        move = QMouseEvent(
            QMouseEvent.Type.MouseMove, place, widget.mapToGlobal(place),
            Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(widget, move)
    assert table.board_widget.preview.strokes, "the tape runs while it is drawn"
    qtbot.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=last.toPoint())


def test_the_cursor_goes_by_small_steps_and_enter_goes_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = seated(qtbot, window)
    widget, state = table.board_widget, table.session.state
    assert isinstance(state, Skirmish)
    widget.put_cursor(f"figure:{int(state.actor)}")
    x, y = acting(table)
    way = Qt.Key.Key_Up if int(state.turn) % 2 == 0 else Qt.Key.Key_Down
    sign = -1 if way == Qt.Key.Key_Up else 1
    qtbot.keyClick(widget, way)
    assert widget.free == (x, y + sign * 0.25) and widget.cursor_spot == HERE
    qtbot.keyClick(widget, way, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(widget, way, Qt.KeyboardModifier.ControlModifier)
    assert widget.free == pytest.approx((x, y + sign * 1.3125))
    here = widget.scene.spot(HERE)
    assert here is not None and "1.3 inches" in here.sentence
    length = table.session.length
    qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert table.session.length == length
    qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert table.session.length > length


def test_coordinates_can_be_typed(qtbot: QtBot, window: MainWindow) -> None:
    table = seated(qtbot, window)
    x, y = forward(table, 2.5)
    table.typing.ask_place()
    qtbot.keyClicks(table.typing.line, f"{x},{36 - y}")
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Return)
    assert table.board_widget.free == (x, y)
    length = table.session.length
    table.typing.ask_move()
    table.typing.line.setText(f"move {x},{36 - y}")
    qtbot.keyClick(table.typing.line, Qt.Key.Key_Return)
    assert table.session.length > length, "who types a point does not miss it"


def test_a_tape_that_was_fixed_stays_until_escape(qtbot: QtBot, window: MainWindow) -> None:
    table = seated(qtbot, window)
    widget = table.board_widget
    table.look_at(table.session.length - 2)
    widget.put_free((3.0, 3.0))
    window.actions_by_key["measure"].trigger()
    widget.put_free((6.0, 7.0))
    assert said(widget.preview) == '5"'
    qtbot.keyClick(widget, Qt.Key.Key_Escape)
    assert said(widget.preview) != '5"'
    assert not table.is_live, "only the tape was taken away"


def test_a_way_leaves_a_trail_and_looking_back_shows_all_of_them(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.context.change("confirm_free", False)
    table = seated(qtbot, window)
    click_world(qtbot, table, forward(table, 2))
    click_world(qtbot, table, forward(table, 2))
    trails = [stroke.ink for stroke in table.board_widget.scene.strokes].count(Ink.WAY)
    assert trails == 1
    number = table.session.length
    table.look_at(number - 1)
    assert [stroke.ink for stroke in table.board_widget.scene.strokes].count(Ink.WAY) == 1
    table.look_at(number)
    assert table.is_live


def test_a_match_is_played_by_the_mouse_alone(qtbot: QtBot, window: MainWindow) -> None:
    """Against the computer: clicks on the table and on the bar, until somebody has won."""
    window.context.change("confirm_free", False)
    table = seated(qtbot, window, TablePlan("skirmish", 2, OPEN, {1: "thrall"}))
    session = table.session
    for number in range(LONGEST):
        if session.outcome is not None:
            break
        move = session.move
        if move is None:
            table.tick()
            continue
        length = session.length
        point_at_something(qtbot, table, move, number)
        if session.length == length and session.outcome is None:
            table.pick(move.next_steps[-1] if not move.taken else move.next_steps[0])
    assert session.outcome is not None
    assert str(session.outcome.reason) in table.prompt_bar.sentence.text()


def point_at_something(qtbot: QtBot, table: TablePage, move: MoveBuilder, number: int) -> None:
    """At a spot that may be chosen; else at the nearest enemy, and at the ground toward it."""
    state = move.state
    assert isinstance(state, Skirmish)
    if spot := table.board.spot_of(move.next_steps[0], state):
        click_spot(qtbot, table, spot)
        return
    actor = int(state.actor)
    enemies = [each for each in range(int(state.figures())) if each % 6 > 2 and state.lives(each)]
    near = min(enemies, key=lambda each: int(state.gap(actor, each)))
    length = table.session.length
    click_spot(qtbot, table, f"figure:{near}")
    if table.session.length == length:
        x, y = at(int(state.x[near]) / 16, int(state.y[near]) / 16)
        click_world(qtbot, table, (min(max(x + number % 3 - 1, 1.0), 35.0), y + 0.9))


def test_the_call_is_gone_through_rank_by_rank_with_space(qtbot: QtBot, tmp_path: Path) -> None:
    with hall(qtbot, tmp_path, motion="normal", staging="step") as window:
        plan = TablePlan("skirmish", 2, {"table": "ashdale"}, {1: "thrall"})
        table = window.begin(plan)
        assert table is not None
        told: list[str] = []
        for _ in range(LONGEST):
            cue, move = table.stage.cue, table.session.move
            if cue is not None:
                told.append(cue.text)
                qtbot.keyClick(table.board_widget, Qt.Key.Key_Space)
            elif move is None:
                table.tick()
            elif isinstance(move.state, Skirmish) and move.state.question == DEPLOY:
                table.take_all(move.way(move.actions[0]))
                table.confirm()
            else:
                break
        called = [text for text in told if "are called" in text]
        assert called and called[0].startswith("The aces are called")
        assert len(set(told)) == len(told), "each is shown once"
