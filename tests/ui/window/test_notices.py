"""Notices lie over the page: what is under the pointer stays where it is."""

from pathlib import Path

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from tests.ui.hall import hall


def test_a_notice_moves_nothing_and_leaves_what_is_to_be_done_in_sight(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with hall(qtbot, tmp_path) as window:
        table = window.begin(TablePlan("hexentafl", 2))
        assert table is not None
        board, prompt = table.board_widget, table.prompt_bar
        before = board.mapToGlobal(QPoint()), board.size()
        window.tell("Something is to be told.")
        qtbot.waitUntil(lambda: window.notices.height() > 0)
        assert window.bar.isVisible()
        assert (board.mapToGlobal(QPoint()), board.size()) == before
        below = prompt.mapToGlobal(prompt.rect().bottomLeft()).y()
        assert window.notices.mapToGlobal(QPoint()).y() > below
        window.bar.hide()
        qtbot.waitUntil(lambda: window.notices.height() == 0)


def test_a_question_stands_in_place_of_the_sentence_and_moves_nothing(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with hall(qtbot, tmp_path) as window:
        table = window.begin(TablePlan("hexentafl", 2))
        assert table is not None
        board = table.board_widget
        before = board.mapToGlobal(QPoint()), board.size()
        table.ask_to_resign()
        qtbot.wait(1)
        assert table.prompt_bar.wish.isVisible() and not table.prompt_bar.sentence.isVisible()
        assert (board.mapToGlobal(QPoint()), board.size()) == before
