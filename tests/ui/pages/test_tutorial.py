"""Learning by playing: every lesson can be done, by mouse or by keys, and says how it went."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import MarkKind
from meadhall.ui.board.widget import STAY
from meadhall.ui.pages.tutorial import TutorialPage
from meadhall.ui.text.words import capital
from meadhall.ui.widgets.basics import Button
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG, click_spot, click_world, hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


def do_as_shown(qtbot: QtBot, page: TutorialPage) -> None:
    """Click on what `Show me` marks, and on the button of what has no place on the board.

    Steps that the page takes by itself, as a card was turned in the hand, are not clicked.
    """
    page.show_way.click()
    attempt = page.attempt
    assert attempt is not None and attempt.move is not None
    move, made = attempt.move, len(attempt.made)
    for at, step in enumerate(attempt.way_on):
        if len(attempt.made) > made or len(move.taken) > at:
            continue
        state = move.state
        spot = page.board.spot_of(step, state) or page.board.handle_of(step)
        place = page.board.place_of(step, state)
        if place is not None:
            click_world(qtbot, page, place)
        elif spot:
            click_spot(qtbot, page, spot)
        else:
            words = capital(page.board.button_text(step))
            buttons = page.choices.findChildren(Button)
            press(qtbot, next(each for each in buttons if each.text() == words))


def test_a_piece_shows_what_it_can_do_also_while_one_learns(
    qtbot: QtBot, window: MainWindow
) -> None:
    widget = window.learn("hexentafl").board_widget
    qtbot.wait(2 * STAY)
    assert widget.preview.marks == (), "nobody has pointed at anything yet"
    qtbot.keyClick(widget, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: len(widget.preview.marks) > 0, timeout=LONG)
    with qtbot.waitSignal(widget.told) as said:
        qtbot.keyClick(widget, Qt.Key.Key_R)
    assert "It could go to: " in said.args[0]


@pytest.mark.parametrize("game", BOARDS)
def test_every_lesson_can_be_done_and_leads_to_a_match(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    page = window.learn(game)
    for lesson in page.tutorial.lessons:
        assert page.title.text() == lesson.title
        while not page.is_done:
            do_as_shown(qtbot, page)
        if lesson.task is not None:
            assert page.told.text() == f"\u2713 {lesson.task.done}"
        page.following.click()
    assert window.table is not None
    assert window.table.session.game.key == game


def test_what_is_asked_next_has_a_mark(window: MainWindow) -> None:
    page = window.learn("hexentafl")
    page.show_way.click()
    hinted = [mark.spot for mark in page.board_widget.scene.marks if mark.kind is MarkKind.HINT]
    state = page.attempt.move.state
    assert hinted == [page.board.spot_of(step, state) for step in page.attempt.way_on]


def test_a_move_that_was_not_asked_for_can_be_tried_again(window: MainWindow) -> None:
    page = window.learn("hexentafl")
    page.following.click()
    before = page.board_widget.scene.pieces
    move = page.attempt.move
    wrong = next(action for action in move.actions if move.state.name(0, action) == "c3-c4")
    for step in move.way(wrong):
        page.pick(step)
    assert "something else was asked" in page.told.text()
    assert page.again.isVisible() and not page.following.isVisible()
    page.again.click()
    assert page.board_widget.scene.pieces == before
    assert page.following.isVisible() and not page.told.text()


def test_an_impossible_move_is_refused_with_a_reason(window: MainWindow) -> None:
    page = window.learn("hexentafl")
    spots = {spot.name: spot.key for spot in page.board_widget.scene.spots}
    page.point(spots["e3"])
    page.point(spots["f4"])
    assert page.told.text().startswith("That cannot be:")
    assert any(mark.kind is MarkKind.REFUSED for mark in page.board_widget.scene.marks)


def test_a_lesson_can_be_done_by_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    page = window.learn("hexentafl")
    board = page.board_widget
    spots = {spot.name: spot.key for spot in board.scene.spots}
    for name in ("e3", "e5"):
        board.put_cursor(spots[name])
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert page.is_done
    assert page.following.hasFocus()


def test_lessons_that_were_begun_go_on_where_they_were(window: MainWindow) -> None:
    page = window.learn("nxs")
    page.following.click()
    window.go_home()
    assert window.learn("nxs") is page and page.at == 1


def test_leaving_leads_home_and_forgets_the_page(window: MainWindow) -> None:
    page = window.learn("valhalla")
    page.leave.click()
    assert window.stack.currentWidget() is window.home
    assert window.stack.indexOf(page) < 0


@pytest.mark.parametrize("game", BOARDS)
def test_the_menu_teaches_the_game_that_one_is_at(window: MainWindow, game: str) -> None:
    window.read_rules(game)
    window.actions_by_key["learn"].trigger()
    page = window.stack.currentWidget()
    assert isinstance(page, TutorialPage) and page.game == game
