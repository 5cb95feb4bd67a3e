"""The rows of the log: everything that happened at once, in one line that can be read aloud."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from meadhall.client.match.setup import TablePlan
from meadhall.ui.pages.table.log_model import WHO, in_one_line
from meadhall.ui.tools.shots import play
from tests.ui.hall import hall


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ([], ""),
        (["goes to d4"], "goes to d4"),
        (["goes to d4", "eats an apple"], "goes to d4; eats an apple"),
        (["The aces are called.", "Turn 2 is over."], "The aces are called. Turn 2 is over."),
        (["ends the turn", "Turn 2 begins."], "ends the turn; Turn 2 begins."),
    ],
)
def test_fragments_and_sentences_make_one_line(said: list[str], line: str) -> None:
    assert in_one_line(said) == line


def test_a_line_is_as_high_as_its_words(qtbot: QtBot, tmp_path: Path) -> None:
    """Who it was is painted as an emblem: a long name takes no room."""
    with hall(qtbot, tmp_path) as window:
        table = window.begin(TablePlan("skirmish", 2, levels={1: "thrall"}))
        assert table is not None
        play(table, 20)
        delegate, option = table.log_view.itemDelegateForColumn(WHO), QStyleOptionViewItem()
        option.fontMetrics = table.log_view.fontMetrics()  # type: ignore[misc]
        option.rect = QRect(0, 0, 40, 20)  # type: ignore[misc]
        option.features = QStyleOptionViewItem.ViewItemFeature.WrapText  # type: ignore[misc]
        for line in range(table.log.rowCount()):
            size = delegate.sizeHint(option, table.log.index(line, WHO))
            assert size.height() <= table.log_view.fontMetrics().height()
