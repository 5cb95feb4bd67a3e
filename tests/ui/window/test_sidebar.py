"""The sidebar with more tables than room."""

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from meadhall.ui.window.sidebar import SidebarScrollArea
from tests.ui.hall import LONG, is_in_sight


def test_the_table_that_is_shown_stays_in_sight_when_others_come(qtbot: QtBot) -> None:
    inside = QWidget()
    column = QVBoxLayout(inside)
    area = SidebarScrollArea(inside)
    qtbot.addWidget(area)
    shown = QPushButton("shown")
    column.addWidget(shown)
    area.resize(200, 150)
    area.show()
    area.keep_in_sight(shown)
    for _ in range(3):
        for number in range(10):
            column.insertWidget(0, QPushButton(str(number)))
        qtbot.waitUntil(lambda: is_in_sight(shown), timeout=LONG)
    area.keep_in_sight(None)
    shown.deleteLater()
    qtbot.wait(50)
