"""The sidebar with more tables than room."""

from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.system.folders import beneath
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.sidebar import SidebarButton, SidebarScrollArea
from tests.ui.hall import LONG, is_in_sight


def test_the_table_that_is_shown_stays_in_sight_when_others_come_and_grow(
    tmp_path: Path, qtbot: QtBot
) -> None:
    context = AppContext(beneath(tmp_path))

    def entry(text: str) -> SidebarButton:
        return SidebarButton(context, "table", text)

    inside = QWidget()
    column = QVBoxLayout(inside)
    area = SidebarScrollArea(inside, column)
    qtbot.addWidget(area)
    shown = entry("shown")
    column.addWidget(shown)
    area.resize(200, 150)
    area.show()
    area.keep_in_sight(shown)
    for _ in range(3):
        come = [entry(str(number)) for number in range(10)]
        for each in come:
            column.insertWidget(0, each)
        qtbot.waitUntil(lambda: is_in_sight(shown), timeout=LONG)
        for each in come:
            each.tell("a note", "a longer note")
        qtbot.waitUntil(lambda: is_in_sight(shown), timeout=LONG)
    area.keep_in_sight(None)
    shown.deleteLater()
    qtbot.wait(50)


def test_no_table_is_cut_at_an_edge(tmp_path: Path, qtbot: QtBot) -> None:
    context = AppContext(beneath(tmp_path))
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    entries = [SidebarButton(context, "table", str(number)) for number in range(10)]
    tables = QVBoxLayout()
    column.addLayout(tables)
    for each in entries:
        tables.addWidget(each)
    column.addStretch()
    area = SidebarScrollArea(inside, tables)
    qtbot.addWidget(area)
    area.resize(200, 150)
    area.show()

    def whole_or_hidden() -> bool:
        heights = [each.visibleRegion().boundingRect().height() for each in entries]
        return any(heights) and all(
            high in (0, each.height()) for high, each in zip(heights, entries, strict=True)
        )

    for shown in (entries[-1], entries[0], entries[6]):
        area.keep_in_sight(shown)
        qtbot.waitUntil(lambda shown=shown: is_in_sight(shown) and whole_or_hidden(), timeout=LONG)
    area.keep_in_sight(None)
