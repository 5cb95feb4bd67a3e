"""The main window: a rail of pages and open tables, a menu, and a line for what went wrong.

Pages but the home page are made when they are first shown, and what belongs to tables and the
network stands in `table_controller`: whoever opens the window waits for as little as can be.
"""

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.library.index import Library
from meadhall.client.system.folders import SUFFIX
from meadhall.ui.pages.home import HomePage
from meadhall.ui.startup.splash import LAYOUT_FILE, restore_geometry
from meadhall.ui.text.sentences import told
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, em
from meadhall.ui.window.actions import (
    AT_TABLES,
    KEYS,
    explain,
    follow_keys,
    make_actions,
    with_keys,
)
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.sidebar import NUMBERED, Sidebar, SidebarButton, table_key
from meadhall.ui.window.status_bar import StatusLine
from meadhall.ui.window.table_actions import table_actions
from meadhall.ui.window.tips import TipBar

if TYPE_CHECKING:
    from meadhall.client.match.computer_turns import ComputerPlayer
    from meadhall.client.match.setup import Origin, TablePlan
    from meadhall.ui.pages.library import LibraryPage
    from meadhall.ui.pages.nearby import NearbyPage
    from meadhall.ui.pages.rules import RulesPage
    from meadhall.ui.pages.settings import SettingsPage
    from meadhall.ui.pages.table.page import TablePage
    from meadhall.ui.pages.tutorial import TutorialPage
    from meadhall.ui.pages.welcome import WelcomePage
    from meadhall.ui.window.table_controller import TableController

FETCHED_LATER = ("nearby_page", "library_page", "rules_page", "settings_page")

ROOMY = 60
"""Lines of text: in a window less wide than that, the rail goes without words."""


class MessageBar(QWidget):
    """One sentence about what went wrong, until it is closed."""

    details_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.details = Button(say("What went &wrong"), self.details_wanted.emit)
        line = QHBoxLayout(self)
        line.addWidget(self.sentence, 1)
        line.addWidget(self.details)
        line.addWidget(Button(say("Close"), self.hide))
        self.hide()

    def done(self) -> None:
        """What was told is over, unless it was something that went wrong."""
        if self.details.isHidden():
            self.hide()

    def tell(self, sentence: str, has_details: bool = False) -> None:
        self.sentence.setText(sentence)
        self.details.setVisible(has_details)
        self.show()


class MainWindow(QMainWindow):
    def __init__(
        self,
        context: AppContext,
        library: Library,
        make_computer_player: "Callable[[], ComputerPlayer]",
        listen: str | None = None,
    ) -> None:
        super().__init__()
        context.follow_settings()
        KEYS.follow(context.settings.keys)
        self.context = context
        self.library = library
        self.make_computer_player = make_computer_player
        self._listen = listen
        self._table_controller: TableController | None = None
        self._is_to_retell = False  # in another language, as soon as no table is open
        self._first: WelcomePage | None = None  # of the first run, while it is shown
        self.setAcceptDrops(True)
        self._furnish()
        context.keys_changed.connect(self._follow_keys)
        context.language_changed.connect(self._retell, Qt.ConnectionType.QueuedConnection)
        restore_geometry(self, context)
        if context.settings.complaint:
            self.bar.tell(told(context.settings.complaint))
        self.go_home()

    def _furnish(self) -> None:
        """Everything that stands in the window, in the words of the player's language."""
        context = self.context
        self._entries: dict[QWidget, SidebarButton] = {}
        self.sidebar = Sidebar(context)
        self.stack = QStackedWidget()
        self.bar = MessageBar()
        self.bar.details_wanted.connect(self._show_report)
        self._above = QVBoxLayout()  # what is told above every page
        self._above.setSpacing(0)
        self._above.addWidget(self.bar)
        middle = QWidget()
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addLayout(self._above)
        right.addWidget(self.stack, 1)
        self.tip = TipBar(context)
        right.addWidget(self.tip)
        line = QHBoxLayout(middle)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.sidebar)
        line.addLayout(right, 1)
        self.setCentralWidget(middle)
        self.status = StatusLine(self.statusBar())
        self.actions_by_key = make_actions(self, self._menu_actions())
        self._make_table_keys()
        self._sidebar_entries = {
            "home": self._add_sidebar_entry("home", say("Home"), self.go_home),
            "nearby": self._add_sidebar_entry("nearby", say("Nearby"), self.go_nearby),
            "library": self._add_sidebar_entry("library", say("Library"), self.go_library),
            "rules": self._add_sidebar_entry("rules", say("Rules"), self._go_rules),
            "settings": self._add_sidebar_entry("settings", say("Settings"), self._go_settings),
        }
        self.home = HomePage(context, self.library)
        self._add_page(self.home, "home")
        self.home.play_wanted.connect(lambda game: self.tables().set_up_from_home(game))
        self.home.open_wanted.connect(self.open_file)
        self.home.rules_wanted.connect(self.read_rules)
        self.home.learn_wanted.connect(self.learn)
        self.home.review_wanted.connect(self._learn_from)
        self.home.library_wanted.connect(self.go_library)
        self.home.nearby_wanted.connect(self.go_nearby)
        self.home.join_wanted.connect(self.join)
        self._before_rules: QWidget = self.home
        context.complained.connect(self.bar.tell)
        self.stack.currentChanged.connect(self._page_changed)
        self._page_changed()

    def _retell(self) -> None:
        """Furnish the window anew, in another language; open tables are not disturbed for it."""
        if self._has_visitors:
            if not self._is_to_retell:
                self.bar.tell(say("The language changes once all tables are closed."))
            self._is_to_retell = True
            return
        self._is_to_retell = False
        first, here = self._first, self._entries.get(self._page)
        key = next((key for key, each in self._sidebar_entries.items() if each is here), None)
        if self._table_controller is not None:
            self._table_controller.close()
            self._table_controller = None
        self.menuBar().clear()
        self.setStatusBar(None)  # type: ignore[arg-type]  # Qt makes another when it is asked for
        for action in self.actions():
            self.removeAction(action)
            action.deleteLater()
        for page in FETCHED_LATER:
            self.__dict__.pop(page, None)
        self._furnish()
        self._fit_sidebar()
        if first is not None:
            self.welcome(first.name.text())
        elif key is not None:
            self._sidebar_entries[key].click()

    # What is fetched when it is first wanted. ------------------------------------------------

    def tables(self) -> "TableController":
        if self._table_controller is None:
            from meadhall.ui.window.table_controller import TableController

            self._table_controller = TableController(self, self._listen)
            self._above.addWidget(self._table_controller.above)
        return self._table_controller

    @cached_property
    def nearby_page(self) -> "NearbyPage":
        from meadhall.ui.pages.nearby import NearbyPage
        from meadhall.ui.pages.welcome import FIRST_GAME

        page = NearbyPage(self.context)
        page.join_wanted.connect(self.join)
        page.play_wanted.connect(lambda: self.set_up(FIRST_GAME))
        page.host_wanted.connect(self.tables().choose_game_to_host)
        page.invite_wanted.connect(self.tables().invite)
        page.checkup_wanted.connect(self.tables().check_network)
        self._add_page(page, "nearby")
        return page

    @cached_property
    def library_page(self) -> "LibraryPage":
        from meadhall.ui.pages.library import LibraryPage

        page = LibraryPage(self.context, self.library)
        page.open_wanted.connect(self.open_file)
        page.complained.connect(self.bar.tell)
        self._add_page(page, "library")
        return page

    @cached_property
    def rules_page(self) -> "RulesPage":
        from meadhall.ui.pages.rules import RulesPage

        page = RulesPage(self.context)
        page.play_wanted.connect(self.set_up)
        page.learn_wanted.connect(self.learn)
        page.left.connect(self._leave_rules)
        self._add_page(page, "rules")
        return page

    @cached_property
    def settings_page(self) -> "SettingsPage":
        from meadhall.ui.pages.settings import SettingsPage

        page = SettingsPage(self.context)
        page.complained.connect(self.bar.tell)
        self._add_page(page, "settings")
        return page

    def _menu_actions(self) -> dict[str, Callable[[], object]]:
        return {
            **table_actions(lambda: self.table, lambda: self.tables()),
            "home": self.go_home,
            "open": self.choose_file,
            "nearby": self.go_nearby,
            "library": self.go_library,
            "settings": self._go_settings,
            "quit": self.close,
            "larger": lambda: self._scale_text(10),
            "smaller": lambda: self._scale_text(-10),
            "daylight": lambda: self.context.change("theme", "light"),
            "firelight": lambda: self.context.change("theme", "dark"),
            "contrast": lambda: self.context.change("theme", "contrast"),
            "full": self._full_screen,
            "rules": self.show_rules,
            "learn": self._learn_here,
            "keys": self._show_keys,
            "tips": self._show_tips,
            "about": self._show_about,
        }

    # Pages. ----------------------------------------------------------------------------------

    @property
    def table(self) -> "TablePage | None":
        """The table that is shown, if one is."""
        return self._table_controller.table if self._table_controller is not None else None

    @property
    def open_tables(self) -> "list[TablePage]":
        return self._table_controller.open_tables if self._table_controller is not None else []

    @property
    def is_nearby(self) -> bool:
        """Is the page shown that tells who is nearby?"""
        return self._entries.get(self._page) is self._sidebar_entries["nearby"]

    @property
    def _page(self) -> QWidget:
        page = self.stack.currentWidget()
        assert page is not None, "there is always the home page"
        return page

    def show_page(self, page: QWidget) -> None:
        """Show a page, here or in the window of its own that it has been given."""
        if self._table_controller is None or not self._table_controller.show_apart(page):
            self.stack.setCurrentWidget(page)

    def go_home(self) -> None:
        self.library.refresh()
        self.home.refresh()
        self.show_page(self.home)

    def go_library(self) -> None:
        self.library_page.refresh()
        self.show_page(self.library_page)

    def go_nearby(self) -> None:
        """Show who is nearby; from here on the network is listened to."""
        self.tables().look_around()
        self.show_page(self.nearby_page)

    def _go_settings(self) -> None:
        self.show_page(self.settings_page)

    def _go_rules(self) -> None:
        self.read_rules(self.rules_page.text.game)

    def show_rules(self) -> None:
        """Of the game that one is at: beside its table, or on the page of all rules."""
        if self.table is not None:
            self.table.show_rules()
        elif game := self._game_here():
            self.read_rules(game)
        else:
            self._go_rules()

    def read_rules(self, game: str) -> None:
        if self._page is not self.rules_page:
            self._before_rules = self._page
        self.rules_page.show_game(game)
        self.show_page(self.rules_page)

    def _leave_rules(self) -> None:
        """Back to where one came from, if that is still there."""
        is_there = self.stack.indexOf(self._before_rules) >= 0
        self.show_page(self._before_rules if is_there else self.home)

    def learn(self, game: str) -> "TutorialPage":
        """A few lessons on a board; those that were begun go on."""
        from meadhall.ui.board.registry import BOARDS
        from meadhall.ui.pages.tutorial import TutorialPage

        for page in self._entries:
            if isinstance(page, TutorialPage) and page.game == game:
                self.show_page(page)
                return page
        page = TutorialPage(self.context, BOARDS[game], game)
        page.left.connect(lambda: self.leave_for(page, self.go_home))
        page.play_wanted.connect(
            lambda: self.leave_for(page, lambda: self.tables().begin_first(game, True))
        )
        self.add_entry(page, "learn", page.tutorial.title)
        self.show_page(page)
        return page

    def _learn_here(self) -> None:
        self.learn(self._game_here() or self.rules_page.text.game)

    def _game_here(self) -> str:
        """The game that one is at, if any."""
        if self.table is not None:
            return self.table.session.game.key
        return (
            self._table_controller.game_of(self._page) if self._table_controller is not None else ""
        )

    def welcome(self, name: str) -> None:
        """The first run."""
        from meadhall.ui.pages.welcome import FIRST_GAME, WelcomePage  # no later start needs it

        def leads_to(go: Callable[[], object]) -> Callable[[], None]:
            return lambda: self.leave_for(page, go)

        page = self._first = WelcomePage(self.context, name)
        self.stack.addWidget(page)
        page.play_alone.connect(leads_to(lambda: self.tables().begin_first(FIRST_GAME, True)))
        page.play_two.connect(leads_to(lambda: self.tables().begin_first(FIRST_GAME, False)))
        page.learn.connect(leads_to(lambda: self.learn(FIRST_GAME)))
        page.find_people.connect(leads_to(self.go_nearby))
        page.look_around.connect(leads_to(self.go_home))
        self.sidebar.hide()
        self.menuBar().hide()
        self.show_page(page)
        page.alone.setFocus()

    def leave_for(self, page: QWidget, go: Callable[[], object]) -> None:
        """Away from a page that is not needed again; it stays where that cannot be."""
        self.sidebar.show()
        self.menuBar().show()
        go()
        if self._page is not page:
            self.drop(page)

    def _add_sidebar_entry(self, key: str, title: str, go: Callable[[], object]) -> SidebarButton:
        """An entry of a page that is always there; its drawing is called like the page."""
        entry = SidebarButton(self.context, key, title)
        explain(entry, title, key)
        entry.clicked.connect(go)
        self.sidebar.add_page(entry)
        return entry

    def _add_page(self, page: QWidget, key: str) -> None:
        self._entries[page] = self._sidebar_entries[key]
        self.stack.addWidget(page)

    def add_entry(self, page: QWidget, drawing: str, title: str) -> None:
        """A page that comes and goes: a table, or a waiting room."""
        entry = SidebarButton(self.context, drawing, title)
        entry.clicked.connect(lambda: self.show_page(page))
        self.sidebar.add_table(entry)
        self._entries[page] = entry
        self._fit_sidebar()
        self.stack.addWidget(page)

    @property
    def _has_visitors(self) -> bool:
        """Is a page open that comes and goes: a table, a waiting room?"""
        return any(each not in self._sidebar_entries.values() for each in self._entries.values())

    def drop(self, page: QWidget) -> None:
        """Such a page is gone."""
        if page is self._first:
            self._first = None
        entry = self._entries.pop(page, None)
        if entry is not None:
            self.sidebar.drop(entry)
        if self._table_controller is not None:
            self._table_controller.forget(page)
        self.stack.removeWidget(page)
        page.deleteLater()
        if self._is_to_retell:
            QTimer.singleShot(0, self, self._retell)

    def _make_table_keys(self) -> None:
        """Alt and a number lead to the table of this number in the rail."""
        for number in range(1, NUMBERED + 1):
            action = QAction(self)
            action.setShortcut(table_key(number))
            action.triggered.connect(partial(self.sidebar.go_to, number))
            self.addAction(action)

    def tell_entry(self, page: QWidget, note: str, tip: str) -> None:
        """Say in the rail what a page is about: in a few words, and in a sentence."""
        if page in self._entries:
            self._entries[page].tell(note, tip)

    def mark_here(self) -> None:
        """Mark in the rail the page that is shown, whatever was clicked there."""
        self.mark_entry(self._page)

    def mark_entry(self, page: QWidget) -> None:
        """Mark in the rail where one is."""
        if page in self._entries:
            self._entries[page].setChecked(True)
            self.sidebar.show_entry(self._entries[page])

    def set_news(self, page: QWidget, has_news: bool) -> bool:
        """Mark in the rail whether one is awaited at a page; True if that is new."""
        entry = self._entries.get(page)
        if entry is None or entry.has_news == has_news:
            return False
        entry.has_news = has_news
        entry.update()
        return True

    def _show_tip(self) -> None:
        """A word about the page that is shown, if it is seen for the first time."""
        entry = self._entries.get(self._page)
        key = next((key for key, each in self._sidebar_entries.items() if each is entry), "")
        if not key and self._table_controller is not None:
            key = self._table_controller.kind_of(self._page)
        self.tip.show_for("" if self.isFullScreen() else key)

    def _page_changed(self) -> None:
        self.mark_here()
        self._show_tip()
        if self._table_controller is not None:
            self._table_controller.page_changed()
        self.follow()

    # Tables, which `table_controller` sets. ---------------------------------------------------

    def begin(self, plan: "TablePlan", origin: "Origin | None" = None) -> "TablePage | None":
        return self.tables().begin(plan, origin)

    def open_file(self, path: Path) -> "TablePage | None":
        return self.tables().open_file(path)

    def _learn_from(self, path: Path) -> None:
        """Open a finished match, and go through what cost most in it."""
        if (table := self.open_file(path)) is not None:
            table.learn.click()

    def set_up(self, key: str) -> None:
        self.tables().set_up(key)

    def host(self, plan: "TablePlan") -> None:
        self.tables().host(plan)

    def join(self, where: str, is_watching: bool = False) -> None:
        self.tables().join(where, is_watching)

    def close_table(self) -> None:
        """Leave the table that is shown, if one is."""
        if self.table is not None:
            self.tables().close_table(self.table)

    def choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            say("Open a match file"),
            str(self.context.folders.matches),
            say("Matches (*.saga)"),
        )
        if name:
            self.open_file(Path(name))

    # What follows from what is shown. --------------------------------------------------------

    def follow(self) -> None:
        """Title, and what can be done now."""
        table = self.table
        is_awaited = any(page.is_your_turn for page in self.open_tables)
        mark = "\u2022 " if is_awaited else ""
        name = f"{table.title} \u2013 " if table is not None else ""
        self.setWindowTitle(f"{mark}{name}Meadhall")
        possible = self._table_controller.possible if self._table_controller is not None else {}
        self.status.show_file(
            self._table_controller.file_shown if self._table_controller is not None else None
        )
        for key in AT_TABLES:
            self.actions_by_key[key].setEnabled(possible.get(key, False))

    def _scale_text(self, change: int) -> None:
        size = self.context.settings.number("text_size") + change
        self.context.change("text_size", min(250, max(80, size)))
        self._fit_sidebar()

    def _full_screen(self) -> None:
        """The whole screen for the page that is shown, and nothing around it; or back."""
        is_full = not self.isFullScreen()
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        for around in (self.menuBar(), self.sidebar, self.statusBar()):
            around.setHidden(is_full)
        self._show_tip()
        if is_full:
            middle = self.mapToGlobal(self.rect().center())
            QToolTip.showText(middle, with_keys(say("Back to the window"), "full"), self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a small window the rail keeps its drawings only."""
        super().resizeEvent(event)
        self._fit_sidebar()

    def _fit_sidebar(self) -> None:
        is_narrow = self.width() < em(self) * ROOMY
        for entry in (*self._sidebar_entries.values(), *self._entries.values()):
            entry.narrow(is_narrow)

    # What went wrong. ------------------------------------------------------------------------

    def tell_error(self, reason: str) -> None:
        self.bar.tell(
            say("Something went wrong ({reason}). Your matches are safe.", reason=reason), True
        )

    def tell_cut_short(self) -> None:
        self.bar.tell(
            say("Meadhall ended unexpectedly the last time. Nothing of your matches is lost."), True
        )

    def _follow_keys(self) -> None:
        follow_keys(self, self.actions_by_key)

    def _show_keys(self) -> None:
        from meadhall.ui.window.dialogs import KeysDialog  # few starts need it

        KeysDialog(self, self.context).exec()

    def _show_tips(self) -> None:
        from meadhall.ui.window.dialogs import TipsDialog  # few starts need it

        TipsDialog(self, self.context).exec()
        self._show_tip()

    def _show_about(self) -> None:
        from meadhall.ui.window.dialogs import AboutDialog  # few starts need it

        AboutDialog(self, self.context).exec()

    def _show_report(self) -> None:
        from meadhall.ui.window.report_dialog import ReportDialog  # few starts need it

        ReportDialog(self, self.context).exec()

    # Files dropped, and the end. -------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        urls = event.mimeData().urls()
        if any(url.toLocalFile().endswith(SUFFIX) for url in urls):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls():
            if url.toLocalFile().endswith(SUFFIX):
                self.open_file(Path(url.toLocalFile()))

    def come_forward(self) -> None:
        """Somebody has started Meadhall again."""
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._table_controller is not None:
            self._table_controller.close()
        try:
            self.context.folders.state.mkdir(parents=True, exist_ok=True)
            layout = bytes(self.saveGeometry().data())
            (self.context.folders.state / LAYOUT_FILE).write_bytes(layout)
        except OSError:
            pass  # only the window's place is lost
        super().closeEvent(event)
