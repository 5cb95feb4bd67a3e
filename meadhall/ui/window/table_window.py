"""A table in its own window. When it is closed the table goes back to the main window."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from meadhall.client.multiplayer.connection_status import ConnectionStatus
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.widgets.basics import em, keep_size
from meadhall.ui.window.actions import follow_keys, make_actions
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.connection_status import ConnectionBar
from meadhall.ui.window.notices import NoticeOverlay
from meadhall.ui.window.table_actions import possible_at


class TableWindow(QMainWindow):
    left = Signal()
    """Closed by the user; the match goes on in the main window."""

    def __init__(
        self, context: AppContext, page: TablePage, actions: Mapping[str, Callable[[], object]]
    ) -> None:
        super().__init__()
        self.page = page
        self.connection_bar = ConnectionBar()
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(page, 1)
        middle = QWidget()
        middle.setLayout(self._column)
        self.setCentralWidget(middle)
        self.notices = NoticeOverlay(page, lambda: page.prompt_bar.height())
        self.notices.add(self.connection_bar)
        own = {**actions, "rules": page.show_rules, "full": self._full_screen}
        self.actions_by_key = make_actions(self, own)
        context.keys_changed.connect(self._follow_keys)
        self.resize(em(self) * 56, em(self) * 38)
        keep_size(self)
        page.show()

    def follow(self, title: str) -> None:
        """Title, and what can be done now."""
        mark = "\u2022 " if self.page.is_your_turn else ""
        if self.accessibleName() != title:
            self.setAccessibleName(title)  # a reader says each new one: without a mark
        self.setWindowTitle(f"{mark}{title} \u2013 Meadhall")
        for key, can in possible_at(self.page).items():
            self.actions_by_key[key].setEnabled(can)

    def show_connection(self, status: ConnectionStatus | None) -> None:
        self.connection_bar.show_status(status)

    def give_back(self) -> TablePage:
        """Give the page away to another window, and close this one."""
        self._column.removeWidget(self.page)
        self.page.removeEventFilter(self.notices)
        self.page.setParent(None)
        self.hide()
        self.deleteLater()
        return self.page

    def _follow_keys(self) -> None:
        follow_keys(self, self.actions_by_key)

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menuBar().setHidden(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()  # the receiver of the signal takes the page out first
        self.left.emit()
