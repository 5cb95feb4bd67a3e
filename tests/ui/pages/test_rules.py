"""The rules as they are read in the window: beside the table, and before one sits down."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from meadhall.client.learning.rulebook import page
from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.setup import TablePlan
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import MarkKind
from meadhall.ui.pages.rules import drawn_scene, shown_part
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import hall, press


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


@pytest.mark.parametrize("game", BOARDS)
def test_what_a_drawing_shows_is_what_the_rules_say(game: str) -> None:
    """What is chosen can be chosen; what is crossed out is refused, and the rules say why."""
    board = BOARDS[game]
    for drawing in page(game).drawings:
        scene = drawn_scene(board, drawing)
        names = {mark.kind: [] for mark in scene.marks}
        for mark in scene.marks:
            spot = scene.spot(mark.spot)
            assert spot is not None
            names[mark.kind].append(spot.name)
        assert names.get(MarkKind.CHOSEN, []) == list(drawing.chosen), drawing.caption
        assert names.get(MarkKind.REFUSED, []) == list(drawing.refused), drawing.caption
        if not drawing.chosen:
            continue
        state = drawing.position.state()
        seat = int(state.asked()[0])
        move = MoveBuilder(state, seat)
        keys = {spot.name: spot.key for spot in scene.spots}
        for name in drawing.chosen:
            assert move.take(board.step_at(keys[name], move.taken, state)), drawing.caption
        for name in drawing.refused:
            assert move.refusal(board.step_at(keys[name], move.taken, state))
            assert not move.take(board.step_at(keys[name], move.taken, state))


@pytest.mark.parametrize("game", BOARDS)
def test_a_drawing_that_is_cut_shows_what_it_names(game: str) -> None:
    for drawing in page(game).drawings:
        scene = drawn_scene(BOARDS[game], drawing)
        left, top, width, height = shown_part(scene, drawing.show)
        for spot in scene.spots:
            if spot.name in drawing.show:
                assert all(left <= x <= left + width for x, _ in spot.outline)
                assert all(top <= y <= top + height for _, y in spot.outline)


@pytest.mark.parametrize("game", BOARDS)
def test_every_drawing_becomes_a_picture(window: MainWindow, game: str) -> None:
    window.read_rules(game)
    text = window.rules_page.text
    kind = QTextDocument.ResourceType.ImageResource.value
    for number in range(len(page(game).drawings)):
        picture = text.loadResource(kind, QUrl(f"board:{number}"))
        assert isinstance(picture, QImage)
        assert 0 < picture.width() <= text.viewport().width()


def test_f1_at_a_table_opens_its_rules_beside_the_board(window: MainWindow) -> None:
    table = window.begin(TablePlan("nxs", 2))
    assert table is not None
    window.actions_by_key["rules"].trigger()
    assert window.stack.currentWidget() is table
    assert table.tabs.currentWidget() is table.rules
    assert "NXS: Ragnarok" in table.rules.toPlainText()


def test_f1_elsewhere_opens_the_page_of_all_rules(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_by_key["rules"].trigger()
    rules = window.rules_page
    assert window.stack.currentWidget() is rules
    press(qtbot, rules.buttons["valhalla"])
    assert rules.text.toPlainText().startswith("Valhalla")


def test_from_the_rules_one_goes_back_to_where_one_was(qtbot: QtBot, window: MainWindow) -> None:
    window.set_up("nxs")
    page_before = window.stack.currentWidget()
    window.actions_by_key["rules"].trigger()
    assert window.rules_page.text.game == "nxs"
    window.rules_page.left.emit()
    assert window.stack.currentWidget() is page_before


def test_from_the_rules_one_goes_to_a_table(qtbot: QtBot, window: MainWindow) -> None:
    window.read_rules("valhalla")
    press(qtbot, window.rules_page.play)
    setup = window.stack.currentWidget()
    assert isinstance(setup, SetupPage)
    assert setup.game.key == "valhalla"


def test_the_reader_stays_where_he_was_when_the_look_changes(window: MainWindow) -> None:
    window.read_rules("hexentafl")
    bar = window.rules_page.text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    window.context.change("theme", "dark")
    assert abs(bar.value() - bar.maximum() // 2) <= bar.maximum() // 20


def test_the_rules_are_read_line_by_line_with_the_keys(qtbot: QtBot, window: MainWindow) -> None:
    """A screen reader says the line to which the caret goes."""
    window.read_rules("hexentafl")
    text = window.rules_page.text
    qtbot.waitUntil(lambda: not text.is_settling)
    text.setFocus()
    lines = []
    for _ in range(4):
        lines.append(text.textCursor().block().text())
        qtbot.keyClick(text, Qt.Key.Key_Down)
    assert lines[0] == "heXentafl", "from the beginning"
    assert len(set(lines)) >= 3
    window.rules_page.show_game("valhalla")
    assert text.textCursor().position() == 0
