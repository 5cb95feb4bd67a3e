"""The tabs beside a board: all of them are always seen, narrower where there is little room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabWidget, QWidget


class SideTabs(QTabWidget):
    def __init__(self) -> None:
        super().__init__()
        bar = self.tabBar()
        bar.setUsesScrollButtons(False)
        bar.setElideMode(Qt.TextElideMode.ElideRight)
        bar.setExpanding(False)

    def tabInserted(self, index: int) -> None:
        """A tab that is too narrow for its title tells it where the mouse rests."""
        super().tabInserted(index)
        self.setTabToolTip(index, self.tabText(index))

    def show_tab(self, page: QWidget, title: str) -> None:
        """Call the page's tab so."""
        self.setTabText(self.indexOf(page), title)
        self.setTabToolTip(self.indexOf(page), title)
