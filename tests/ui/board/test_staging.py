"""One thing after the other: what each cue shows, how long, and who may go on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import Origin, TablePlan
from meadhall.ui.board.paint.dice import Die
from meadhall.ui.board.scene import MarkKind, Piece, Scene, Spot, box
from meadhall.ui.board.staging import LONGEST, Cue, Pace, Shown, Stage, one_after_other
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.shots import become_astrid, play
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall

SPOTS = tuple(Spot(key, key, box(at, 0, 1, 1), key) for at, key in enumerate("abcd"))


def scene(**pieces: str) -> Scene:
    placed = tuple(Piece(look, spot) for spot, look in pieces.items())
    return Scene("row", 4.0, 1.0, SPOTS, placed)


def on(cue: Cue) -> dict[str, str]:
    return {piece.spot: piece.look for piece in cue.scene.pieces}


# What the cues show. --------------------------------------------------------------------------


def test_who_falls_is_seen_before_and_is_gone_with_the_next() -> None:
    cues = one_after_other(
        scene(a="viking", b="draugr", c="elf"),
        scene(a="viking"),
        [Shown("The draugr falls.", ("b",), is_before=True), Shown("The elf falls.", ("c",), True)],
    )
    assert [on(cue) for cue in cues] == [
        {"a": "viking", "b": "draugr", "c": "elf"},
        {"a": "viking", "c": "elf"},
    ]
    marks = [[(mark.kind, mark.spot) for mark in cue.scene.marks] for cue in cues]
    assert marks == [[(MarkKind.DOOMED, "b")], [(MarkKind.DOOMED, "c")]]


def test_what_is_turned_up_was_hidden_until_then() -> None:
    backs = {spot: Piece("back", spot) for spot in "ab"}
    cues = one_after_other(
        scene(),
        scene(a="axe", b="wolf"),
        [
            Shown("An axe.", ("a",), hidden=(backs["a"],)),
            Shown("A wolf.", ("b",), hidden=(backs["b"],)),
        ],
    )
    assert [on(cue) for cue in cues] == [{"a": "axe", "b": "back"}, {"a": "axe", "b": "wolf"}]
    assert [mark.kind for cue in cues for mark in cue.scene.marks] == [MarkKind.STAGED] * 2


def test_dice_go_with_their_cue() -> None:
    roll = (Die(6, 5, True), Die(6, 1, False))
    (cue,) = one_after_other(scene(), scene(), [Shown("Two dice.", dice=roll)])
    assert cue.dice == roll


# How they follow each other. ------------------------------------------------------------------


def cues(count: int) -> list[Cue]:
    return [Cue(f"cue {number}", scene()) for number in range(count)]


def test_a_cue_stays_for_its_time_and_the_next_one_comes() -> None:
    stage = Stage()
    stage.put_on(cues(2), Pace.TIMED)
    seen = []
    for tenth in range(60):
        seen.append(stage.cue.text if stage.cue else "")
        stage.tick(tenth / 10)
    assert list(dict.fromkeys(seen)) == ["cue 0", "cue 1", ""]
    assert 8 <= seen.count("cue 0") <= 15


def test_slow_is_slower() -> None:
    spans = []
    for speed in (1.0, 2.2):
        stage, now = Stage(), 0.0
        stage.put_on(cues(1), Pace.TIMED, speed)
        while stage.is_running:
            stage.tick(now)
            now += 0.01
        spans.append(now)
    assert spans[1] > spans[0] * 2


def test_step_by_step_no_time_is_long_enough() -> None:
    stage = Stage()
    stage.put_on(cues(2), Pace.STEPPED)
    stage.tick(0.0)
    assert not stage.tick(1000.0)
    stage.next()
    caption = stage.caption("")
    assert caption is not None and (caption.number, caption.count) == (2, 2)


def test_who_was_away_for_long_is_shown_the_present() -> None:
    stage = Stage()
    stage.put_on(cues(LONGEST), Pace.TIMED)
    stage.put_on(cues(1), Pace.TIMED)
    assert not stage.is_running


# At the table. --------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path, motion="fast") as made:
        become_astrid(made.context.folders)
        yield made


def at_the_reveal(window: MainWindow, name: bytes = b"staging") -> TablePage:
    """A table at which all plays have just been turned up."""
    table = window.begin(
        TablePlan("valhalla", 3, levels={1: "thrall", 2: "thrall"}), Origin(name.ljust(16), 0)
    )
    assert table is not None
    for _ in range(200):
        if any(event.key == "plays" for row in table.session.read_log() for event in row.events):
            return table
        play(table, table.session.length + 1)
    raise AssertionError("nobody plays")


def until_empty(table: TablePage) -> list[str]:
    told = []
    while table.stage.cue is not None:
        told.append(table.stage.cue.text)
        table.go_on()
    return told


def test_all_plays_are_turned_up_one_after_the_other(window: MainWindow) -> None:
    table = at_the_reveal(window)
    assert table.board_widget.caption is not None
    told = until_empty(table)
    assert [text.partition(" plays ")[0] for text in told[:3]] == [
        "Player 1", "Player 2", "Player 3",
    ]  # fmt: skip
    assert table.board_widget.caption is None


def test_before_its_turn_a_play_lies_face_down(window: MainWindow) -> None:
    table = at_the_reveal(window)
    played = {
        event.seat
        for row in table.session.read_log()
        for event in row.events
        if event.key == "plays"
    }
    assert played == {0, 1, 2}
    down = []
    while table.stage.cue is not None and " plays " in table.stage.cue.text:
        pieces = table.stage.cue.scene.pieces
        marked = {mark.spot for mark in table.stage.cue.scene.marks}
        down.append(sum(piece.facing < 0 for piece in pieces))
        assert all(piece.facing >= 0 for piece in pieces if piece.spot in marked)
        table.go_on()
    assert down == sorted(down, reverse=True) and down[0] == down[-1] + 4


def test_space_goes_on_and_escape_shows_the_end(qtbot: QtBot, window: MainWindow) -> None:
    table = at_the_reveal(window)
    first = table.stage.cue
    qtbot.keyClick(table.board_widget, Qt.Key.Key_Space)
    assert table.stage.cue is not first and table.stage.is_running
    qtbot.keyClick(table.board_widget, Qt.Key.Key_Escape)
    assert not table.stage.is_running


def test_the_computer_waits_until_the_stage_is_empty(window: MainWindow) -> None:
    table = at_the_reveal(window)
    length = table.session.length
    for _ in range(20):
        table.session.look()
        table.tick()
        if table.stage.is_running:
            assert table.session.length == length
    assert table.stage.is_running


def test_nothing_is_staged_where_nobody_wants_it_or_nothing_moves(window: MainWindow) -> None:
    for key, value in (("staging", "none"), ("motion", "off")):
        window.context.change("staging", "normal")
        window.context.change("motion", "fast")
        window.context.change(key, value)
        assert not at_the_reveal(window, key.encode()).stage.is_running


def test_somebody_who_steps_through_a_match_steps_through_its_cues(window: MainWindow) -> None:
    table = at_the_reveal(window)
    table.step_back()
    reveal = next(
        row.number for row in table.session.read_log() if any(e.key == "plays" for e in row.events)
    )
    table.look_at(reveal)
    assert not table.stage.is_running
    table.look_at(reveal + 1)
    assert table.stage.waits and table.number == reveal + 1
    shown = 0
    while table.stage.is_running:
        shown += 1
        table.look_at(table.number + 1)
        assert table.number == reveal + 1
    assert shown == 3
