"""Widgets in rows that break where the space ends."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from meadhall.ui.widgets.flow import FlowLayout

GAP = 10


def places(qtbot: QtBot, is_centred: bool) -> list[tuple[int, int]]:
    """Where three blocks stand in a row of 250: two in the first line, one in the second."""
    inside = QWidget()
    qtbot.addWidget(inside)
    flow = FlowLayout(inside, GAP, is_centred)
    flow.setContentsMargins(0, 0, 0, 0)
    blocks = [QWidget() for _ in range(3)]
    for block in blocks:
        block.setFixedSize(100, 20)
        flow.addWidget(block)
    inside.resize(250, 100)
    inside.show()
    flow.activate()
    return [(block.x(), block.y()) for block in blocks]


def test_what_does_not_fit_stands_in_the_next_row(qtbot: QtBot) -> None:
    assert places(qtbot, is_centred=False) == [(0, 0), (110, 0), (0, 30)]


def test_rows_can_stand_in_the_middle(qtbot: QtBot) -> None:
    assert places(qtbot, is_centred=True) == [(20, 0), (130, 0), (75, 30)]
