"""One thing after the other: what each cue shows, how long, and who may go on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import Origin, TablePlan
from meadhall.ui.board.paint.dice import Die
from meadhall.ui.board.scene import MarkKind, Piece, Scene, Spot, box
from meadhall.ui.board.session_scene import staged
from meadhall.ui.board.staging import LONGEST, Cue, Pace, Shown, Stage, one_after_other
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.tools.shots import become_astrid, finish, play
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
    plays = [text for text in told if " plays " in text]
    assert [text.partition(" plays ")[0] for text in plays] == [
        "Astrid", "Thrall 2", "Thrall 3",
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
    wax = []
    while table.stage.cue is not None:
        scene = table.stage.cue.scene
        if table.stage.cue.text.startswith("All have sealed"):
            assert len(sealed_in(scene)) == 3
        if " plays " in table.stage.cue.text:
            pieces = {piece.spot: piece for piece in scene.pieces}
            assert all(pieces[mark.spot].facing >= 0 for mark in scene.marks), "it lies open"
            wax.append(len(sealed_in(scene)))
        table.go_on()
    assert wax == [2, 1, 0], "one seal after the other breaks"


def sealed_in(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.look == "sealed"]


def valhalla_cues(window: MainWindow, wanted: str, **more: object) -> list[list[Cue]]:
    """The cues of all answers of some matches in which this event happened."""
    found = []
    for name in (b"one", b"two", b"three"):
        table = window.begin(
            TablePlan("valhalla", 3, levels={1: "thrall", 2: "thrall"}), Origin(name.ljust(16), 0)
        )
        assert table is not None
        finish(table)
        for row in table.session.read_log():
            if any(event.key == wanted for event in row.events):
                found.append(list(staged(table.board, table.session, row.number)))
    assert found
    return found


def named(text: str) -> int:
    """How many of the people at the table it names."""
    return text.count("Astrid") + text.count("Thrall")


def test_ties_are_shown_as_ties(window: MainWindow) -> None:
    """Equal main actions are joined by a line, and who played them is named."""
    for cues in valhalla_cues(window, "tied"):
        ties = [cue for cue in cues if cue.text.startswith("Tied with")]
        assert ties
        for cue in ties:
            (line,) = cue.scene.strokes
            joined = [mark.spot for mark in cue.scene.marks]
            looks = {piece.look for piece in cue.scene.pieces if piece.spot in joined}
            assert len(looks) == 1 and len(line.points) == len(joined) >= 2
            assert named(cue.text) == len(joined)


def test_each_card_of_the_clash_is_turned_up_with_its_consequence(window: MainWindow) -> None:
    bitten = 0
    for cues in valhalla_cues(window, "clash"):
        first, *cards, last = cues
        count = int(first.text.split(" ")[2])
        assert len(cards) == count and len(first.scene.pieces) == len(cards[-1].scene.pieces)
        for cue in cards:
            (mark,) = cue.scene.marks
            (piece,) = [each for each in cue.scene.pieces if each.spot == mark.spot]
            assert piece.facing >= 0
            assert (piece.look == "draugr") == bool(cue.scene.strokes), "it points at who pays"
            if piece.look == "draugr":
                bitten += 1
                assert len(cue.scene.strokes) == named(cue.text)
    assert bitten, "no draugr came"


def test_a_card_flies_from_where_it_lay_to_where_it_goes(window: MainWindow) -> None:
    for cues in valhalla_cues(window, "taken"):
        cue = next(each for each in cues if " takes " in each.text)
        (mark, *_) = cue.scene.marks
        assert cue.scene.spot(mark.spot) is not None


def test_telling_changes_nothing_of_the_match(window: MainWindow) -> None:
    table = at_the_reveal(window)
    before = [table.session.state_at(number).diagram() for number in range(table.session.length)]
    for number in range(table.session.length):
        staged(table.board, table.session, number)
    after = [table.session.state_at(number).diagram() for number in range(table.session.length)]
    assert before == after


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
    assert shown >= 5, "all is sealed, three seals break, and ties are told"


def test_a_choice_is_sealed_and_can_be_taken_back_until_all_have_sealed(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.context.change("motion", "off")
    window.context.change("cover", False)
    table = window.begin(TablePlan("valhalla", 2))
    assert table is not None
    while table.session.move is None or not table.board.is_sealed_choice(table.session.move.state):
        table.tick()
    first = table.session.acting
    point_at_two(table)
    assert table.session.acting == first, "nothing is sealed before one says so"
    assert table.prompt_bar.confirm.isVisible() and "Seal" in table.prompt_bar.confirm.text()
    chosen = [step.at for step in table.session.move.taken]
    laid = table.board_widget.scene.spot(f"slots:{first}")
    card = table.board_widget.scene.spot(f"card:{chosen[0]}")
    assert laid is not None and card is not None
    assert laid.outline[0] == card.outline[0], "what is chosen lies on the table already"
    table.prompt_bar.confirm.click()
    assert table.session.sealed == (first,) and table.session.acting != first
    table.undo()
    assert table.session.sealed == () and table.session.acting == first
    point_at_two(table)
    table.prompt_bar.confirm.click()
    length = table.session.length
    point_at_two(table)
    table.prompt_bar.confirm.click()
    assert table.session.length > length, "the last seal opens all"


def point_at_two(table: TablePage) -> None:
    """Choose the first cards that may be chosen."""
    for _ in range(2):
        move = table.session.move
        assert move is not None
        table.point(table.board.spot_of(move.next_steps[0], move.state))
