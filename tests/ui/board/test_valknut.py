"""Valknut's board: what a player is shown before, while and after choosing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF
from pytestqt.qtbot import QtBot

from meadhall.client.learning.rulebook import page
from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.setup import TablePlan
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.random_play import random_step
from meadhall.engines.valknut.cards import GOD_POINTS
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import ARRANGE, FENRIR_TAKE, PLACE, WORSHIP
from meadhall.engines.valknut.terms import GodName, WarbandName
from meadhall.engines.valknut.warbands import POINTS
from meadhall.engines.values import NOBODY
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import Ink, MarkKind, Preview, Scene
from meadhall.ui.board.session_scene import resting_preview
from meadhall.ui.window.main_window import MainWindow
from tests.engines.valknut.drawing import position
from tests.ui.board.test_preview import choices
from tests.ui.hall import click_spot, hall

BOARD = BOARDS["valknut"]

BESIDE_THE_MOUNTAIN = """
    .  .  .  .
    .  M  .u .
    .  .  .  .
    P  P  P  P
    P  P  Pu P
    P  P  P  Pv
"""


def beside_the_mountain() -> Valknut:
    return position(BESIDE_THE_MOUNTAIN, "vikings supply 3", "draugar supply 6")


def keys(scene: Scene) -> dict[str, str]:
    return {spot.name: spot.key for spot in scene.spots}


def pointed(state: Valknut, *names: str) -> tuple[MoveBuilder, Scene]:
    """A choice in which these places have been pointed at."""
    scene = BOARD.scene(state, 0)
    move = MoveBuilder(state, 0)
    for name in names:
        assert move.take(BOARD.step_at(keys(scene)[name], move.taken, state)), name
    return move, scene


def foreseen(state: Valknut, chosen: tuple[str, ...], name: str, turned: int = 0) -> Preview:
    move, scene = pointed(state, *chosen)
    return resting_preview(BOARD, state, scene, keys(scene)[name], move, turned)


def marked(shown: Preview, kind: MarkKind) -> set[str]:
    return {mark.spot for mark in shown.marks if mark.kind is kind}


# Before one commits. --------------------------------------------------------------------------


def test_whom_a_move_would_kill_is_marked_with_the_line_between_its_two_sides() -> None:
    state = beside_the_mountain()
    places = keys(BOARD.scene(state, 0))
    shown = foreseen(state, ("4,1",), "4,5")
    assert marked(shown, MarkKind.DOOMED) == {places["3,5"]}
    (line,) = shown.strokes
    scene = BOARD.scene(state, 0)
    ends = {scene.spot(places[name]).centre for name in ("2,5", "4,5")}  # type: ignore[union-attr]
    assert line.ink is Ink.FLANK and set(line.points) == ends
    assert foreseen(state, ("4,1",), "4,4").strokes == ()


def test_an_archers_line_begins_at_the_archer() -> None:
    state = position(
        """
        .  .  .  .
        .  F  .u M
        .  .  .  .
        P  P  Pu P
        Pe P  P  P
        P  Pe P  P
        """,
        "elves supply 1",
        "draugar supply 6",
    )
    scene = BOARD.scene(state, 0)
    places = keys(scene)
    (line,) = foreseen(state, ("1,2",), "1,5").strokes
    ends = {scene.spot(places[name]).centre for name in ("1,5", "4,5")}  # type: ignore[union-attr]
    assert set(line.points) == ends


def test_the_giantess_is_shown_both_lines_that_kill_her() -> None:
    state = position(
        """
        .  .  .  .
        .  .v .g M
        .  .  .g F
        P  P  P  P
        P  P  P  P
        P  Pv P  P
        """,
        "vikings supply 2",
        "giantess",
    )
    shown = foreseen(state, ("2,1",), "2,4")
    assert marked(shown, MarkKind.DOOMED) == {"giantess"}
    assert len(shown.strokes) == 2


def test_a_card_shows_whom_it_would_kill_as_it_is_turned_now() -> None:
    state = position(
        """
        P  Pu P  Pu
        P  P  P  Pv
        Pv P  P  Pv
        """,
        "vikings supply 1; hand vikings",
        "draugar supply 6; hand draugar",
        asked="placing, place",
        points=0,
        pool="A08 A13 A17",
    )
    places = keys(BOARD.scene(state, 0))
    turned = foreseen(state, ("A17",), "n1", turned=1)
    assert marked(turned, MarkKind.DOOMED) == {places["4,3"]}
    assert marked(foreseen(state, ("A17",), "n1"), MarkKind.DOOMED) == set()


def test_a_unit_that_may_come_in_shows_whom_it_would_kill_before_anything_is_chosen() -> None:
    state = position(
        """
        .  V  .u M
        .  .  .  .
        .  .  .  .
        P  Pu P  P
        P  P  P  P
        Pv P  P  P
        """,
        "vikings supply 3",
        "draugar supply 6",
        asked="spawning, spawn",
        marks="newest 1",
        points=0,
    )
    places = keys(BOARD.scene(state, 0))
    assert marked(foreseen(state, (), "2,6"), MarkKind.DOOMED) == {places["3,6"]}


def test_ghosts_of_the_card_in_hand_lie_on_every_legal_place_and_on_no_other() -> None:
    state = catalogue.find("valknut").start(2, warbands="first")
    chance = Chance(4)
    while state.question != PLACE:  # type: ignore[attr-defined]
        random_step(state, chance)
    seat = int(state.asked()[0])
    move = MoveBuilder(state, seat)
    move.take(move.next_steps[0])
    shown = BOARD.in_hand(BOARD.scene(state, seat), move, 0)
    ghosts = {piece.spot for piece in shown.pieces if piece.look.startswith("ghost")}
    assert ghosts == {BOARD.spot_of(step, state) for step in move.next_steps}


def test_her_lower_half_takes_hold_of_the_giantess_as_well() -> None:
    state = position(
        """
        .  .  .  .
        .  .g .  .
        .  .g .  .
        P  P  Pu P
        P  P  P  P
        P  P  P  P
        """,
        "giantess",
        "draugar supply 7",
    )
    move, scene = pointed(state, "2,4")
    assert move.taken[0].text == "2,5"


def test_a_unit_on_which_the_mouse_rests_shows_where_it_goes_and_whom_it_could_kill() -> None:
    state = beside_the_mountain()
    places = keys(BOARD.scene(state, 0))
    found = BOARD.reach(state, places["4,1"])
    assert places["4,5"] in found.goes and places["2,2"] not in found.goes
    assert set(found.threatens) == {places["3,5"]}


# Screens of their own. ------------------------------------------------------------------------


def test_every_question_of_a_match_with_gods_can_be_pointed_at_or_pressed() -> None:
    """Two warbands each and gods: draft, market, Odin's look, Fenrir's and all the others."""
    game = catalogue.find("valknut")
    met = set()
    for seed in range(6):
        state, chance = game.start(2, mode="ragnarok", gods=True), Chance(seed)
        for _ in range(260):
            if state.asks == OVER:
                break
            if state.asks == CHOOSE:
                assert isinstance(state, Valknut)
                met.add(int(state.question))
                seat = int(state.asked()[0])
                view = state.seen_by(seat)
                scene = BOARD.scene(view, seat)
                known = {spot.key for spot in scene.spots}
                for action in view.legal(seat):
                    for step in view.steps(seat, action):
                        spot = BOARD.spot_of(step, view)
                        assert spot in known if spot else BOARD.button_text(step), step
            random_step(state, chance)
    assert {WORSHIP, ARRANGE, FENRIR_TAKE} <= met


def test_an_unseen_card_of_another_is_shown_as_a_back() -> None:
    game = catalogue.find("valknut")
    hidden = 0
    for seed in range(8):
        state, chance = game.start(2, mode="ragnarok", gods=True), Chance(seed)
        for _ in range(260):
            if state.asks == OVER:
                break
            random_step(state, chance)
            for viewer in (0, 1, NOBODY):
                view = state.seen_by(viewer)
                assert isinstance(view, Valknut)
                other = [int(card) for seat in (0, 1) if seat != viewer for card in view.hand(seat)]
                unknown = [card for card in other if view.cards.faces[card] < 0]
                if unknown and len(view.field.kinds) > 0:
                    looks = {p.spot: p.look for p in BOARD.scene(view, viewer).pieces}
                    assert all(looks[f"card:{card}"].split()[1] == "-1" for card in unknown)
                    hidden += 1
    assert hidden > 0


# One after the other. -------------------------------------------------------------------------


def test_each_kill_is_staged_with_its_line_and_rage_comes_last() -> None:
    state = beside_the_mountain()
    after = state.copy()
    action = int(state.read(0, "4,1 to 4,5"))
    after.answer([action])
    cues = BOARD.cues(state, after, after.events_since(state, [action]), 0)
    assert [cue.text for cue in cues] == [
        "A Draugr of player 2 dies on 3,5.",
        "Player 1: Berserker's Rage: all movement points are gone.",
    ]
    places = keys(BOARD.scene(state, 0))
    first, last = ({piece.spot for piece in cue.scene.pieces} for cue in cues)
    assert places["3,5"] in first and places["3,5"] not in last
    assert len(cues[0].scene.strokes) == 1
    assert cues[0].sound == "take"


def test_what_dies_turns_into_a_draugr_only_when_its_own_caption_comes() -> None:
    state = position(BESIDE_THE_MOUNTAIN.replace("u", "a").replace("v", "u"),
                     "draugar supply 6", "dwarves supply 5")  # fmt: skip
    after = state.copy()
    action = int(state.read(0, "4,1 to 4,5"))
    after.answer([action])
    cues = BOARD.cues(state, after, after.events_since(state, [action]), 0)
    place = keys(BOARD.scene(state, 0))["3,5"]
    sides = [[p.side for p in cue.scene.pieces if p.spot == place] for cue in cues]
    assert sides[:2] == [[1], [0]], [cue.text for cue in cues]


def test_whole_random_matches_can_be_told_piece_by_piece() -> None:
    for seed in (12, 13):
        assert told_of_a_random_match(seed) > 5


def told_of_a_random_match(seed: int) -> int:
    """How many moments of this match are shown one after the other."""
    state, chance = catalogue.find("valknut").start(3, warbands="lot"), Chance(seed)
    told = 0
    while state.asks != OVER:
        before = state.copy()
        if state.asks == CHOOSE:
            legal = state.legal(state.asked()[0])
            values = [int(legal[int(chance.below(len(legal)))])]
        else:
            values = [int(value) for value in state.draw_answer(chance)]
        state.answer(values)
        events = state.events_since(before, values)
        told += len(BOARD.cues(before, state, events, 0))
    return told


# Words. ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_rules_to_read_tell_the_numbers_that_are_played(language: str) -> None:
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in page("valknut", language).text.splitlines()
        if line.startswith("|")
    ]
    bands = [row for row in rows if len(row) == 5 and row[1].isdigit()]
    assert [int(row[1]) for row in bands] == list(range(1, len(WarbandName) + 1))
    assert [int(row[2].split(",")[0]) for row in bands] == [int(each) for each in POINTS][1:]
    gods = [row for row in rows if len(row) == 3][2:]
    order = {god.value: int(GOD_POINTS[at]) for at, god in enumerate(GodName)}
    told = [int(row[1]) for row in gods]
    assert told == list(order.values())


def test_the_score_as_it_stands_can_be_hidden() -> None:
    state = beside_the_mountain()
    try:
        BOARD.shows_projection = False
        notes, scene = BOARD.seat_notes(state, 0), BOARD.scene(state, 0)
        told = " ".join([*notes, *(spot.sentence for spot in scene.spots)])
        assert "now" not in told
    finally:
        BOARD.shows_projection = True
    assert "0 points now" in BOARD.seat_notes(state, 0)


# In the window. -------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path, staging="none") as made:
        yield made


def until_a_card_is_to_be_laid(window: MainWindow) -> None:
    table = window.begin(TablePlan("valknut", 2, {"warbands": "first"}))
    assert table is not None
    while table.session.state.question != PLACE:  # type: ignore[attr-defined]
        seat = table.session.awaited[0]
        legal = table.session.view(seat).legal(seat)
        table.session.act(seat, int(legal[-1]))


def test_r_and_the_wheel_turn_the_card_and_it_is_laid_as_it_is_turned(
    qtbot: QtBot, window: MainWindow
) -> None:
    until_a_card_is_to_be_laid(window)
    table = window.table
    assert table is not None
    move = table.session.move
    assert move is not None
    state = table.session.state
    step = next(
        each
        for each in move.next_steps
        if len({way[-1].at for a in move.actions if (way := move.way(a))[0] == each}) == 2
    )
    click_spot(qtbot, table, BOARD.spot_of(step, state))
    qtbot.keyClick(table.board_widget, Qt.Key.Key_R)
    held = BOARD.spot_of(step, state)
    (card,) = [p for p in table.board_widget.scene.pieces if p.spot == held]
    assert card.facing == 1
    spot = next(s.key for s in table.board_widget.scene.spots if s.look == "open")
    click_spot(qtbot, table, spot)
    laid = table.session.state
    assert isinstance(laid, Valknut)
    assert laid.field.turned[len(laid.field.turned) - 1] == 1


def test_the_field_keeps_its_place_and_eases_outward_when_it_has_grown(
    qtbot: QtBot, window: MainWindow
) -> None:
    until_a_card_is_to_be_laid(window)
    table = window.table
    assert table is not None
    widget = table.board_widget
    before = widget.scene.pane
    for _ in range(12):
        seat = table.session.awaited[0]
        legal = table.session.view(seat).legal(seat)
        table.session.act(seat, int(legal[-1]))
    after = widget.scene.pane
    assert before is not None and after is not None and after.unit < before.unit
    widget.zoom_to(2.0)
    assert not widget.view.is_whole
    qtbot.keyClick(widget, Qt.Key.Key_F)
    assert widget.view.is_whole


def test_the_name_of_a_parley_card_stands_where_no_unit_does() -> None:
    for seed in range(3):
        for state in choices("valknut", seed=seed):
            scene = BOARD.scene(state, 0)
            places = {spot.key: QPolygonF([QPointF(*each) for each in spot.outline])
                      for spot in scene.spots}  # fmt: skip
            units = [each.spot for each in scene.pieces if each.look.startswith("unit")]
            signs = [each.spot for each in scene.pieces if each.look.startswith("sign")]
            for sign in signs:
                area = places[sign].boundingRect().adjusted(0.01, 0.01, -0.01, -0.01)
                assert not any(area.intersects(places[unit].boundingRect()) for unit in units)


def test_a_zone_below_the_name_of_a_card_is_as_free_as_others() -> None:
    _, scene = pointed(beside_the_mountain(), "4,1")
    signs = [each.spot for each in scene.pieces if each.look.startswith("sign")]
    assert signs and not any(sign.startswith("zone:") for sign in signs)
