"""The main window: its pages, the sidebar that leads to them, and its menus.

The window opens with the home page. Every other page, the tables and the network come when they
are first wanted (`late`). What happens at tables is in `table_controller`, which knows this window
only as a `PageHost`.
"""

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.library.index import Library
from meadhall.client.system.folders import SUFFIX
from meadhall.ui.board.announcements import announce
from meadhall.ui.pages.home import HomePage
from meadhall.ui.startup.splash import LAYOUT_FILE, restore_geometry
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets import unspoken
from meadhall.ui.widgets.basics import em, keep_size
from meadhall.ui.widgets.later import later
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window import late
from meadhall.ui.window.actions import (
    AT_TABLES,
    KEYS,
    explain,
    follow_keys,
    make_actions,
    with_keys,
)
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.message_bar import MessageBar
from meadhall.ui.window.notices import NoticeOverlay
from meadhall.ui.window.sidebar import NUMBERED, Sidebar, SidebarButton, table_key
from meadhall.ui.window.status_bar import StatusLine
from meadhall.ui.window.table_actions import table_actions
from meadhall.ui.window.tips import TipBar

if TYPE_CHECKING:
    from meadhall.client.match.computer_turns import ComputerPlayer
    from meadhall.client.match.setup import Origin, TablePlan
    from meadhall.client.multiplayer.network import Network
    from meadhall.ui.pages.library import LibraryPage
    from meadhall.ui.pages.nearby import NearbyPage
    from meadhall.ui.pages.rules import RulesPage
    from meadhall.ui.pages.settings import SettingsPage
    from meadhall.ui.pages.table.page import TablePage
    from meadhall.ui.pages.tutorial import TutorialPage
    from meadhall.ui.pages.welcome import WelcomePage
    from meadhall.ui.window.table_controller import TableController

MADE_LATER = ("nearby_page", "library_page", "rules_page", "settings_page")

ROOMY = 60
"""Lines of text: in a window less wide than that, the sidebar shows no words."""

NEWS_TIME = 8000
"""Milliseconds that a short sentence stays in the status bar."""


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
        self._language_is_old = False  # rebuild it as soon as nothing is in the way
        self._first: WelcomePage | None = None  # of the first run, while it is shown
        self._tutorials: dict[str, TutorialPage] = {}
        self.setAcceptDrops(True)
        self._build()
        context.keys_changed.connect(self._follow_keys)
        context.language_changed.connect(self._rebuild, Qt.ConnectionType.QueuedConnection)
        context.keeps_language = self._has_lasting_visitors
        restore_geometry(self, context)
        if context.settings.complaint:
            self.bar.tell(told(context.settings.complaint))
        self.go_home()

    def _build(self) -> None:
        """Make everything in the window, in the words of the player's language."""
        context = self.context
        self._entries: dict[QWidget, SidebarButton] = {}
        self.sidebar = Sidebar(context)
        unspoken.install()
        self.stack = QStackedWidget()
        self.bar = MessageBar()
        self.bar.details_wanted.connect(self._show_report)
        middle = QWidget()
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self.stack, 1)
        self.tip = TipBar(context)
        right.addWidget(self.tip)
        line = QHBoxLayout(middle)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.sidebar)
        add_layout(line, right, 1)
        self.setCentralWidget(middle)
        self.notices = NoticeOverlay(self.stack, self._notice_top)
        self.notices.add(self.bar)
        keep_size(self)
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
        self.home.moment_wanted.connect(lambda path, number: self.tables().try_moment(path, number))
        self.home.library_wanted.connect(self.go_library)
        self.home.nearby_wanted.connect(self.go_nearby)
        self.home.join_wanted.connect(self.join)
        self._before_rules: QWidget = self.home
        context.complained.connect(self.bar.tell)
        self.stack.currentChanged.connect(self._page_changed)
        self._page_changed()

    def _rebuild(self) -> None:
        """Rebuild the window in another language, with the tables that can be opened again.

        While others are connected, or a lesson is open, it waits.
        """
        if self._has_lasting_visitors():
            if not self._language_is_old:
                self.bar.tell(
                    say("The language changes once shared tables and lessons are closed.")
                )
            self._language_is_old = True
            return
        self._language_is_old = False
        self.context.speak()
        files, shown = self._open_files()
        first, here = self._first, self._entries.get(self.shown_page)
        key = next((key for key, each in self._sidebar_entries.items() if each is here), None)
        if self._table_controller is not None:
            self._table_controller.close()
            self._table_controller = None
        self.menuBar().clear()
        self.setStatusBar(None)  # type: ignore[arg-type]  # Qt makes another when it is asked for
        for action in self.actions():
            self.removeAction(action)
            action.deleteLater()
        for page in MADE_LATER:
            self.__dict__.pop(page, None)
        self._build()
        self._fit_sidebar()
        if first is not None:
            self.welcome(first.name.text())
        for file in files:
            self.tables().open_file(file)
        if shown is not None:
            self.tables().open_file(shown)
        elif first is None and key is not None:
            self._sidebar_entries[key].click()

    def _open_files(self) -> tuple[list[Path], Path | None]:
        """The files of all open tables, in their order, and of the one that is shown."""
        if self._table_controller is None:
            return [], None
        files = self._table_controller.files
        here = self.shown_page
        return list(files.values()), files.get(here) if here is not None else None

    # What is fetched when it is first wanted. ------------------------------------------------

    def tables(self) -> "TableController":
        """The controller of the tables, made when it is first wanted."""
        if self._table_controller is None:
            self._table_controller = late.make_table_controller(self, self._listen)
            self.notices.add(self._table_controller.above)
        return self._table_controller

    @cached_property
    def nearby_page(self) -> "NearbyPage":
        page = late.make_nearby_page(self.context)
        page.join_wanted.connect(self.join)
        page.play_wanted.connect(lambda: self.set_up(late.first_game()))
        page.host_wanted.connect(self.tables().choose_game_to_host)
        page.invite_wanted.connect(self.tables().lan.invite)
        page.checkup_wanted.connect(self.tables().lan.check_network)
        page.share_wanted.connect(self.share)
        self._add_page(page, "nearby")
        return page

    @cached_property
    def library_page(self) -> "LibraryPage":
        page = late.make_library_page(self.context, self.library)
        page.open_wanted.connect(self.open_file)
        page.complained.connect(self.bar.tell)
        self._add_page(page, "library")
        return page

    @cached_property
    def rules_page(self) -> "RulesPage":
        page = late.make_rules_page(self.context)
        page.play_wanted.connect(self.set_up)
        page.learn_wanted.connect(self.learn)
        page.left.connect(self._leave_rules)
        self._add_page(page, "rules")
        return page

    @cached_property
    def settings_page(self) -> "SettingsPage":
        page = late.make_settings_page(self.context)
        page.complained.connect(self.bar.tell)
        self._add_page(page, "settings")
        return page

    def _menu_actions(self) -> dict[str, Callable[[], object]]:
        return {
            **table_actions(lambda: self.table, lambda: self.tables()),
            "home": self.go_home,
            "open": self.choose_file,
            "paste": lambda: self.tables().paste(),
            "nearby": self.go_nearby,
            "share": self.share,
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
    def frame(self) -> QWidget:
        """The window itself: the parent of dialogs, and what calls for attention."""
        return self

    @property
    def shown_page(self) -> QWidget:
        page = self.stack.currentWidget()
        assert page is not None, "there is always the home page"
        return page

    @property
    def pages(self) -> list[QWidget]:
        """The pages in this window, in no particular order."""
        pages = (self.stack.widget(at) for at in range(self.stack.count()))
        return [page for page in pages if page is not None]

    def put_page(self, page: QWidget) -> None:
        """Take in a page without an entry in the sidebar, or one that comes back."""
        self.stack.addWidget(page)

    def take_page(self, page: QWidget) -> None:
        """Give a page away to another window; its entry in the sidebar stays."""
        self.stack.removeWidget(page)

    def show_page(self, page: QWidget) -> None:
        """Show a page, here or in its own window. Only the first run's page stands alone."""
        if page is not self._first and self._first is not None:
            self.sidebar.show()
            self.menuBar().show()
        if self._table_controller is None or not self._table_controller.show_own_window(page):
            if (first := page.focusProxy()) is not None:
                first.setFocus()  # else Qt tries others before it, and a screen reader names each
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
        self.tables().lan.look_around()
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
        if self.shown_page is not self.rules_page:
            self._before_rules = self.shown_page
        self.rules_page.show_game(game)
        self.show_page(self.rules_page)

    def _leave_rules(self) -> None:
        """Back to where one came from, if that is still there."""
        is_there = self.stack.indexOf(self._before_rules) >= 0
        self.show_page(self._before_rules if is_there else self.home)

    def learn(self, game: str) -> "TutorialPage":
        """Show a few lessons on a board, or go on with those that were begun."""
        if (begun := self._tutorials.get(game)) is not None:
            self.show_page(begun)
            return begun
        page = self._tutorials[game] = late.make_tutorial_page(self.context, game)
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
            self._table_controller.game_of(self.shown_page)
            if self._table_controller is not None
            else ""
        )

    def welcome(self, name: str) -> None:
        """The first run."""
        game = late.first_game()

        def leads_to(go: Callable[[], object]) -> Callable[[], None]:
            return lambda: self.leave_for(page, go)

        page = self._first = late.make_welcome_page(self.context, name)
        self.stack.addWidget(page)
        page.play_alone.connect(leads_to(lambda: self.tables().begin_first(game, True)))
        page.play_two.connect(leads_to(lambda: self.tables().begin_first(game, False)))
        page.learn.connect(leads_to(lambda: self.learn(game)))
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
        if self.shown_page is not page:
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

    def _has_lasting_visitors(self) -> bool:
        """Is a page open that cannot be closed and opened again: a shared table, a lesson?"""
        pages = self._sidebar_entries.values()
        visitors = [page for page, entry in self._entries.items() if entry not in pages]
        tables = self._table_controller
        return any(tables is None or not tables.can_reopen(page) for page in visitors) or (
            tables is not None and tables.has_windows
        )

    def drop(self, page: QWidget) -> None:
        """Such a page is gone."""
        if page is self._first:
            self._first = None
        self._tutorials = {game: each for game, each in self._tutorials.items() if each is not page}
        entry = self._entries.pop(page, None)
        if entry is not None:
            self.sidebar.drop(entry)
        if self._table_controller is not None:
            self._table_controller.forget(page)
        self.stack.removeWidget(page)
        page.deleteLater()
        if self._language_is_old:
            later(0, self, self._rebuild)

    def _make_table_keys(self) -> None:
        """Alt and a number lead to the table of this number in the sidebar."""
        for number in range(1, NUMBERED + 1):
            action = QAction(self)
            action.setShortcut(table_key(number))
            action.triggered.connect(partial(self.sidebar.go_to, number))
            self.addAction(action)

    def tell_entry(self, page: QWidget, note: str, tip: str) -> None:
        """Say in the sidebar what a page is about: in a few words, and in a sentence."""
        if page in self._entries:
            self._entries[page].tell(note, tip)

    def mark_here(self) -> None:
        """Mark the shown page in the sidebar, whatever was clicked there."""
        self._mark(self.shown_page)

    def mark_home(self) -> None:
        self._mark(self.home)

    def _mark(self, page: QWidget) -> None:
        if page in self._entries:
            self._entries[page].setChecked(True)
            self.sidebar.show_entry(self._entries[page])

    def set_news(self, page: QWidget, has_news: bool) -> bool:
        """Mark in the sidebar whether a page waits for the player; True if that has changed."""
        entry = self._entries.get(page)
        if entry is None or entry.has_news == has_news:
            return False
        entry.has_news = has_news
        entry.update()
        return True

    def _show_tip(self) -> None:
        """A word about the page that is shown, if it is seen for the first time."""
        entry = self._entries.get(self.shown_page)
        key = next((key for key, each in self._sidebar_entries.items() if each is entry), "")
        if not key and self._table_controller is not None:
            key = self._table_controller.kind_of(self.shown_page)
        self.tip.show_for("" if self.isFullScreen() else key)

    def _page_changed(self) -> None:
        self.mark_here()
        self._fit_sidebar()
        self._show_tip()
        if self._table_controller is not None:
            self._table_controller.page_changed()
        self.follow()
        self.notices.fit()

    def _notice_top(self) -> int:
        """At a table, notices lie below the sentence that says what to do."""
        tables = self._table_controller
        return tables.prompt_height(self.shown_page) if tables is not None else 0

    # Tables, which `table_controller` sets. ---------------------------------------------------

    def begin(self, plan: "TablePlan", origin: "Origin | None" = None) -> "TablePage | None":
        return self.tables().begin(plan, origin)

    def open_file(self, path: Path) -> "TablePage | None":
        return self.tables().open_file(path)

    def _learn_from(self, path: Path) -> None:
        """Open a finished match, and go through what cost most in it."""
        if (table := self.open_file(path)) is not None:
            table.end.learn.click()

    def set_up(self, key: str) -> None:
        self.tables().set_up(key)

    def open_table(self, plan: "TablePlan") -> None:
        self.tables().lan.open_table(plan)

    def join(self, where: str, is_watching: bool = False) -> None:
        self.tables().lan.join(where, is_watching)

    def close_table(self) -> None:
        """Leave the table that is shown, if one is."""
        if self.table is not None:
            self.tables().close_table(self.table)

    def share(self) -> None:
        """Let others install from this computer, as long as the dialog is open."""
        late.make_sharing_dialog(self, self.context, self._listen).show()

    def choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            say("Open a match file"),
            str(self.context.folders.matches),
            say("Matches (*.saga *.txt)"),
        )
        if name:
            self.open_file(Path(name))

    # Title and actions. ----------------------------------------------------------------------

    def follow(self) -> None:
        """Title, and what can be done now."""
        table = self.table
        is_awaited = any(page.is_your_turn for page in self.open_tables)
        mark = "\u2022 " if is_awaited else ""
        name = f"{table.title} \u2013 " if table is not None else ""
        if self.accessibleName() != f"{name}Meadhall":
            self.setAccessibleName(f"{name}Meadhall")  # a reader says each new one: without a mark
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
        """Show only the drawings of the sidebar in a narrow window, and beside a table."""
        super().resizeEvent(event)
        self._fit_sidebar()

    def _fit_sidebar(self) -> None:
        tables = self._table_controller
        is_at_table = tables is not None and self.shown_page in tables.open_tables
        is_narrow = is_at_table or self.width() < em(self) * ROOMY
        for entry in (*self._sidebar_entries.values(), *self._entries.values()):
            entry.narrow(is_narrow)
        self.sidebar.take_room()
        middle = self.centralWidget()
        if middle is not None and (layout := middle.layout()) is not None:
            layout.activate()  # at once: nothing moves under the mouse a moment later

    # Sentences. ------------------------------------------------------------------------------

    def tell(self, sentence: str) -> None:
        """Show a sentence above the page until it is closed."""
        self.bar.tell(sentence)

    def tell_briefly(self, sentence: str) -> None:
        """Show a sentence in the status bar for a few seconds."""
        self.statusBar().showMessage(sentence, NEWS_TIME)
        announce(self, sentence)

    def clear_sentence(self) -> None:
        """Remove what `tell` shows, unless it reports an error."""
        self.bar.clear()

    def show_network(self, network: "Network") -> None:
        """Show who is nearby, wherever the window shows it."""
        if self._entries.get(self.shown_page) is self._sidebar_entries["nearby"]:
            self.nearby_page.follow(network)
        self.home.follow(network)
        self.status.show_network(network, self.context.settings.text("name"))

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
        late.show_keys(self, self.context)

    def _show_tips(self) -> None:
        late.show_tips(self, self.context)
        self._show_tip()

    def _show_about(self) -> None:
        late.show_about(self, self.context)

    def _show_report(self) -> None:
        late.show_report(self, self.context)

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
        """Come to the front: Meadhall was started again."""
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._table_controller is not None:
            self._table_controller.close()
        for dialog in self.findChildren(QDialog):
            dialog.reject()
        try:
            self.context.folders.state.mkdir(parents=True, exist_ok=True)
            layout = bytes(self.saveGeometry().data())
            (self.context.folders.state / LAYOUT_FILE).write_bytes(layout)
        except OSError:
            pass  # only the window's place is lost
        super().closeEvent(event)
