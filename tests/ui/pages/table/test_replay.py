"""Looking back: whose eyes, how fast, and what the computer makes of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from meadhall.client.match.evaluation import Estimate
from meadhall.client.match.session import EVERYBODY
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.ui.board.scene import MarkKind
from meadhall.ui.pages.table.evaluation_graph import sentence
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.table.timeline import SPEEDS
from meadhall.ui.tools.shots import become_astrid, finish, play
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, find, hall, press

VALHALLA = TablePlan("valhalla", 2, {}, {1: "thrall"})
ALONE = TablePlan("hexentafl", 2, {"board": "5x5"})


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow, timeout=LONG)  # else no key of a menu works
        yield made


def sit_down(window: MainWindow, plan: TablePlan, answers: int) -> TablePage:
    become_astrid(window.context.folders)  # so that it is the same match every time
    table = window.begin(plan, Origin(b"replay".ljust(16), 0))
    assert table is not None
    play(table, answers)
    return table


def choose(box: QComboBox, at: int) -> None:
    """As a person does who opens the box and takes one."""
    box.setCurrentIndex(at)
    box.activated.emit(at)


def hands(table: TablePage) -> list[str]:
    return [spot.sentence for spot in table.board_widget.scene.spots]


# Whose eyes. --------------------------------------------------------------------------------


def test_during_a_match_nobody_looks_through_other_eyes(window: MainWindow) -> None:
    table = sit_down(window, VALHALLA, 12)
    assert not table.timeline.eyes.isVisible()
    assert not window.actions_by_key["viewpoint"].isEnabled()


def test_after_it_the_table_is_shown_as_each_seat_knew_it(window: MainWindow) -> None:
    table = sit_down(window, VALHALLA, 12)
    finish(table)
    eyes = table.timeline.eyes
    assert eyes.isVisible()
    titles = [eyes.itemText(at) for at in range(eyes.count())]
    assert titles == ["all cards open", "as Astrid knew it", "as Thrall knew it"]
    table.look_at(12)
    seen = []
    for at in range(eyes.count()):
        choose(eyes, at)
        seen.append(tuple(hands(table)))
    assert len(set(seen)) == 3


def test_a_key_goes_on_to_the_next_players_eyes(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, VALHALLA, 12)
    finish(table)
    met = [table.session.eyes]
    for _ in range(3):
        qtbot.keyClick(table.board_widget, Qt.Key.Key_V)
        met.append(table.session.eyes)
    assert met == [EVERYBODY, 0, 1, EVERYBODY]


# How fast. ----------------------------------------------------------------------------------


def test_the_moves_are_played_faster_and_slower_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, ALONE, 4)
    strip = table.timeline
    qtbot.keyClick(table.board_widget, Qt.Key.Key_P)
    assert strip.is_playing
    alt = Qt.KeyboardModifier.AltModifier
    usual = strip._clock.interval()
    qtbot.keyClick(table.board_widget, Qt.Key.Key_Up, alt)
    assert strip._clock.interval() == usual // 2
    for _ in SPEEDS:
        qtbot.keyClick(table.board_widget, Qt.Key.Key_Down, alt)
    assert strip._clock.interval() == max(pause for _, pause in SPEEDS)
    qtbot.keyClick(table.board_widget, Qt.Key.Key_P)
    assert not strip.is_playing


def test_the_speed_chosen_by_mouse_holds_for_the_next_time(window: MainWindow) -> None:
    table = sit_down(window, ALONE, 4)
    choose(table.timeline.speed, len(SPEEDS) - 1)
    table.timeline.toggle_play()
    assert table.timeline._clock.interval() == min(pause for _, pause in SPEEDS)


# What the computer makes of it. -------------------------------------------------------------


def judged(qtbot: QtBot, table: TablePage) -> None:
    """Let the background work until everything has been judged once."""
    table.evaluation.evaluation.milliseconds = 20
    press(qtbot, table.timeline.chances)
    evaluation = table.evaluation.evaluation
    qtbot.waitUntil(lambda: evaluation.judged == evaluation.asked > 0, timeout=LONG)
    qtbot.wait(100)


def test_the_chances_are_drawn_and_told_for_every_choice(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, ALONE, 4)
    assert not table.evaluation.graph.isVisible()
    judged(qtbot, table)
    assert table.evaluation.graph.isVisible()
    said = [table.evaluation.list.item(at).text() for at in range(table.evaluation.list.count())]
    assert len(said) == 4
    assert said[0].startswith("Before move 1, defenders: ")
    press(qtbot, table.timeline.chances)
    assert not table.evaluation.graph.isVisible()
    assert table.tabs.indexOf(table.evaluation.list) < 0


def test_a_click_on_the_curve_leads_to_that_move(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, ALONE, 4)
    table.timeline.chances.toggle()
    x = round(table.evaluation.graph.x_of(2))
    qtbot.mouseClick(table.evaluation.graph, Qt.MouseButton.LeftButton, pos=QPoint(x, 20))
    assert table.number == 2
    qtbot.keyClick(table.evaluation.graph, Qt.Key.Key_Left)
    assert table.number == 1
    item = table.evaluation.list.item(3)
    table.evaluation.list.itemActivated.emit(item)
    assert table.number == 3


def test_a_screen_reader_finds_the_chances_of_the_moment_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_down(window, ALONE, 4)
    table.timeline.chances.toggle()
    table.look_at(2)
    assert table.evaluation.graph.accessibleDescription().startswith("Before move 3, defenders:")
    find(window, QAccessible.Role.CheckBox, "Chances")


def test_too_few_tries_give_no_number(window: MainWindow) -> None:
    session = sit_down(window, ALONE, 1).session
    told = sentence(session, Estimate(0, 0, None, 0.5, 12))
    assert told == "Before move 1, defenders: too little was tried to tell."
    told = sentence(session, Estimate(0, 0, 0.614, 0.052, 300))
    assert told == "Before move 1, defenders: about 60% (300 tries)."


# What can be learnt. ------------------------------------------------------------------------


def test_one_learns_from_what_cost_most(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2), 12)
    finish(table)
    judge_by_hand(table, mistakes=(4, 9))
    press(qtbot, table.end.learn)
    lessons = table.evaluation.key_moments
    assert [moment.number for moment in lessons.key_moments] == [4, 9]
    assert table.number == 4
    assert lessons.sentence.text().startswith("1 of 2. Move 5, defenders:")
    assert not hints(table), "not before it is asked for"
    press(qtbot, lessons.show_better)
    assert hints(table)
    assert "would have been better to play" in lessons.sentence.text()
    press(qtbot, lessons.following)
    assert table.number == 9
    assert not hints(table)


def test_who_made_no_mistake_is_told_so(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2), 6)
    finish(table)
    judge_by_hand(table, mistakes=())
    press(qtbot, table.end.learn)
    assert "Well played" in table.evaluation.key_moments.sentence.text()


def test_what_was_better_can_be_tried(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_down(window, TablePlan("hexentafl", 2), 8)
    finish(table)
    judge_by_hand(table, mistakes=(3,))
    press(qtbot, table.end.learn)
    press(qtbot, table.evaluation.key_moments.try_it)
    assert window.table is not None and window.table is not table
    assert window.table.session.state.diagram() == table.session.state_at(3).diagram()


def judge_by_hand(table: TablePage, mistakes: tuple[int, ...]) -> None:
    """As if the computer had found even chances everywhere, but for the dear choices."""
    session = table.session
    for number in range(session.length):
        seat, played = session.chosen_at(number) or (0, 0)
        is_after = number - 1 in mistakes  # the rival stands well, and throws it away blamelessly
        better = max(int(action) for action in session.match.whole(number).legal(seat))
        better, chance = (played, 0.9) if is_after else (better, 0.5)
        table.evaluation.evaluation._found[number, seat] = Estimate(
            number, seat, chance, 0.01, 900, best=better
        )
    last = session.length - 1  # how it ended is certain, and so would be the last choice's cost
    seat, played = session.chosen_at(last) or (0, 0)
    table.evaluation.evaluation._found[last, seat] = Estimate(
        last, seat, 0.5, 0.01, 900, best=played
    )


def hints(table: TablePage) -> list[str]:
    return [mark.spot for mark in table.board_widget.scene.marks if mark.kind is MarkKind.HINT]
