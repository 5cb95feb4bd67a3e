"""The main window: a rail of pages and open tables, a menu, and a line for what went wrong."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
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

from meadhall.client import tables
from meadhall.client.folders import SUFFIX
from meadhall.client.library import Library
from meadhall.client.session import Session, Thinker
from meadhall.client.sheet import sheet
from meadhall.client.tables import Origin, Plan
from meadhall.client.thinkers import USUAL, WEAKEST
from meadhall.client.trouble import Trouble
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.actions import make_actions, with_keys
from meadhall.ui.boards.shelf import BOARDS
from meadhall.ui.dialogs import AboutDialog, KeysDialog
from meadhall.ui.doorway import LAYOUT_FILE, take_place
from meadhall.ui.export import KINDS, save_picture
from meadhall.ui.house import House
from meadhall.ui.kit import Button, RailButton, em
from meadhall.ui.pages.home import HomePage
from meadhall.ui.pages.library import LibraryPage
from meadhall.ui.pages.nearby import NearbyPage
from meadhall.ui.pages.rules import RulesPage
from meadhall.ui.pages.settings import SettingsPage
from meadhall.ui.pages.setup import GUEST, SetupPage
from meadhall.ui.pages.table import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.pages.welcome import FIRST_GAME, WelcomePage
from meadhall.ui.paint.ground import paint_table
from meadhall.ui.prompts import damage_text
from meadhall.ui.sentences import told
from meadhall.ui.standing import StandingBar
from meadhall.ui.words import say

if TYPE_CHECKING:
    from meadhall.client.network import Network, Party

ROOMY = 60
"""Lines of text: in a window less wide than that, the rail goes without words."""

PUMP = 50
"""Milliseconds between two looks at the network, once it is used, where nothing calls sooner."""

NEWS_TIME = 8000
"""Milliseconds that a sentence about who came and went stays."""


class Rail(QWidget):
    """The carved post at the left, with an entry for each page and each open table."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(em(self) // 3, em(self), em(self) // 3, em(self))
        self.column.setSpacing(em(self) // 6)
        self.pages = QVBoxLayout()
        self.tables = QVBoxLayout()
        self.column.addLayout(self.pages)
        self.column.addSpacing(em(self))
        self.column.addLayout(self.tables)
        self.column.addStretch()
        house.look_changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_table(painter, QRectF(self.rect()), self.house.theme)
            painter.setPen(QColor(self.house.theme.rim_dark))
            painter.drawLine(self.rect().topRight(), self.rect().bottomRight())


class Bar(QWidget):
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

    def tell(self, sentence: str, has_details: bool = False) -> None:
        self.sentence.setText(sentence)
        self.details.setVisible(has_details)
        self.show()


class Window(QMainWindow):
    rung = Signal()
    """The network has news, as its own thread says, or the table has something to send."""

    def __init__(
        self,
        house: House,
        library: Library,
        make_thinker: Callable[[], Thinker],
        listen: str | None = None,
    ) -> None:
        super().__init__()
        house.follow_settings()
        self.house = house
        self.library = library
        self._make_thinker = make_thinker
        self._listen = listen
        self._entries: dict[QWidget, RailButton] = {}
        self._files: dict[QWidget, Path] = {}
        self._parties: dict[QWidget, Party] = {}
        self.network: Network | None = None
        self._others = USUAL  # who takes the other seats of the next table that is set
        self._pump = QTimer(self)
        self._pump.timeout.connect(self._look_at_network)
        self.rung.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self.setAcceptDrops(True)
        self.rail = Rail(house)
        self.stack = QStackedWidget()
        self.bar = Bar()
        self.bar.details_wanted.connect(self._show_report)
        self.standing = StandingBar()
        middle = QWidget()
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self.standing)
        right.addWidget(self.stack, 1)
        line = QHBoxLayout(middle)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.rail)
        line.addLayout(right, 1)
        self.setCentralWidget(middle)
        self.actions_by_key = make_actions(self, self._deeds())
        self.home = HomePage(house, library)
        self.library_page = LibraryPage(house, library)
        self.settings_page = SettingsPage(house)
        self._add_page(self.home, "home", say("Home"), "home")
        self.nearby_page = NearbyPage(house)
        self._add_page(self.nearby_page, "nearby", say("Nearby"), "nearby")
        self._add_page(self.library_page, "library", say("Library"), "library")
        self.rules_page = RulesPage(house)
        self._before_rules: QWidget = self.home
        self._add_page(self.rules_page, "rules", say("Rules"), "rules")
        self._add_page(self.settings_page, "settings", say("Settings"), "settings")
        self.home.play_wanted.connect(self._play_from_home)
        self.home.open_wanted.connect(self.open_file)
        self.home.rules_wanted.connect(self.read_rules)
        self.rules_page.play_wanted.connect(self.set_up)
        self.rules_page.left.connect(self._leave_rules)
        self.nearby_page.join_wanted.connect(self.join)
        self.nearby_page.play_wanted.connect(lambda: self.set_up(FIRST_GAME))
        self.nearby_page.host_wanted.connect(self._choose_game_to_host)
        self.nearby_page.checkup_wanted.connect(self._check_network)
        self.library_page.open_wanted.connect(self.open_file)
        self.library_page.complained.connect(self.bar.tell)
        self.settings_page.complained.connect(self.bar.tell)
        house.complained.connect(self.bar.tell)
        self.stack.currentChanged.connect(self._page_changed)
        take_place(self, house)
        if house.settings.complaint:
            self.bar.tell(told(house.settings.complaint))
        self.go_home()

    def _deeds(self) -> dict[str, Callable[[], object]]:
        return {
            "home": self.go_home,
            "open": self.choose_file,
            "nearby": self.go_nearby,
            "library": self.go_library,
            "close": self.close_table,
            "copy": self._at_table(self._copy_moves),
            "picture": self._at_table(self._save_picture),
            "settings": lambda: self.show_page(self.settings_page),
            "quit": self.close,
            "hint": self._at_table(TablePage.ask_hint),
            "danger": self._at_table(TablePage.toggle_danger),
            "undo": self._at_table(TablePage.undo),
            "redo": self._at_table(TablePage.redo),
            "first": self._at_table(lambda table: table.look_at(0)),
            "previous": self._at_table(lambda table: table.look_at(table.number - 1)),
            "next": self._at_table(lambda table: table.look_at(table.number + 1)),
            "now": self._at_table(TablePage.return_to_now),
            "play": self._at_table(lambda table: table.strip.toggle_play()),
            "faster": self._at_table(lambda table: table.strip.change_speed(1)),
            "slower": self._at_table(lambda table: table.strip.change_speed(-1)),
            "viewpoint": self._at_table(lambda table: table.strip.next_viewpoint()),
            "chances": self._at_table(lambda table: table.strip.chances.toggle()),
            "branch": self._at_table(lambda table: table.branch_wanted.emit(table.number)),
            "larger": lambda: self._scale_text(10),
            "smaller": lambda: self._scale_text(-10),
            "daylight": lambda: self.house.change("theme", "light"),
            "firelight": lambda: self.house.change("theme", "dark"),
            "contrast": lambda: self.house.change("theme", "contrast"),
            "full": self._full_screen,
            "rules": self.show_rules,
            "keys": lambda: KeysDialog(self, self.house).exec(),
            "about": lambda: AboutDialog(self, self.house).exec(),
        }

    # Pages. ----------------------------------------------------------------------------------

    @property
    def table(self) -> TablePage | None:
        """The table that is shown, if one is."""
        page = self.stack.currentWidget()
        return page if isinstance(page, TablePage) else None

    @property
    def open_tables(self) -> list[TablePage]:
        pages = (self.stack.widget(at) for at in range(self.stack.count()))
        return [page for page in pages if isinstance(page, TablePage)]

    def show_page(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)

    def go_home(self) -> None:
        self.library.refresh()
        self.home.refresh()
        self.show_page(self.home)

    def go_library(self) -> None:
        self.library_page.refresh()
        self.show_page(self.library_page)

    def show_rules(self) -> None:
        """Of the game that one is at: beside its table, or on the page of all rules."""
        page = self.stack.currentWidget()
        if isinstance(page, TablePage):
            page.show_rules()
        elif isinstance(page, SetupPage):
            self.read_rules(page.game.key)
        elif isinstance(page, WaitingPage) and page.party.game in BOARDS:
            self.read_rules(page.party.game)
        else:
            self.read_rules(self.rules_page.text.game)

    def read_rules(self, game: str) -> None:
        page = self.stack.currentWidget()
        if page is not None and page is not self.rules_page:
            self._before_rules = page
        self.rules_page.show_game(game)
        self.show_page(self.rules_page)

    def _leave_rules(self) -> None:
        """Back to where one came from, if that is still there."""
        is_there = self.stack.indexOf(self._before_rules) >= 0
        self.show_page(self._before_rules if is_there else self.home)

    def welcome(self, name: str) -> None:
        """The first run."""
        page = WelcomePage(self.house, name)
        self.stack.addWidget(page)
        alone = Plan(FIRST_GAME, 2, levels={1: WEAKEST})
        page.play_alone.connect(lambda: self._leave_for(page, lambda: self.begin(alone)))
        page.play_two.connect(
            lambda: self._leave_for(page, lambda: self.begin(Plan(FIRST_GAME, 2)))
        )
        page.learn.connect(lambda: self._leave_for(page, lambda: self.read_rules(FIRST_GAME)))
        page.look_around.connect(lambda: self._leave_for(page, self.go_home))
        self.rail.hide()
        self.menuBar().hide()
        self.show_page(page)
        page.alone.setFocus()

    def _leave_for(self, page: QWidget, go: Callable[[], object]) -> None:
        """Away from a page that is not needed again; it stays where that cannot be."""
        self.rail.show()
        self.menuBar().show()
        go()
        if self.stack.currentWidget() is not page:
            self._drop(page)

    def set_up(self, key: str, others: str = USUAL) -> None:
        """A page on which a table of this game is set."""
        try:
            game = catalogue.find(key)
        except UnknownGame as error:
            self.bar.tell(str(error))
            return
        page = SetupPage(self.house, game, BOARDS[key], others)
        page.begun.connect(lambda plan: self._leave_for(page, lambda: self.begin(plan)))
        page.given_up.connect(lambda: self._leave_for(page, self.go_home))
        self.stack.addWidget(page)
        self.show_page(page)
        page.start.setFocus()

    def _play_from_home(self, key: str) -> None:
        self.set_up(key, self._others)
        self._others = USUAL

    def _add_page(self, page: QWidget, drawing: str, title: str, deed: str) -> None:
        entry = RailButton(self.house, drawing, title)
        entry.setToolTip(with_keys(title, deed))
        entry.clicked.connect(lambda: self._show_entry(page))
        self.rail.pages.addWidget(entry)
        self._entries[page] = entry
        self.stack.addWidget(page)

    def _show_entry(self, page: QWidget) -> None:
        if page is self.home:
            self.go_home()
        elif page is self.library_page:
            self.go_library()
        elif page is self.nearby_page:
            self.go_nearby()
        elif page is self.rules_page:
            self.read_rules(self.rules_page.text.game)
        else:
            self.show_page(page)

    def _drop(self, page: QWidget) -> None:
        entry = self._entries.pop(page, None)
        if entry is not None:
            entry.setParent(None)
            entry.deleteLater()
        self._files.pop(page, None)
        self.stack.removeWidget(page)
        page.deleteLater()

    def _page_changed(self) -> None:
        page = self.stack.currentWidget()
        if page in self._entries:
            self._entries[page].setChecked(True)
        if isinstance(page, SetupPage):
            self._entries[self.home].setChecked(True)
        if isinstance(page, TablePage):
            page.board_widget.setFocus()
        self._follow_standing()
        self._follow()

    # Tables. ---------------------------------------------------------------------------------

    def begin(self, plan: Plan, origin: Origin | None = None) -> TablePage | None:
        """Sit down at a new table, or open one where seats are kept for guests."""
        if plan.guests:
            self.host(plan)
            return None
        name = self.house.settings.text("name")
        try:
            session, path = tables.begin(
                plan, self.house.folders, name, self._make_thinker(), origin
            )
        except Trouble as trouble:
            self.bar.tell(str(trouble))
            return None
        return self._sit_at(session, path)

    def open_file(self, path: Path) -> TablePage | None:
        """Go on with a match, or show the table at which it is open already."""
        for page, file in self._files.items():
            if file == path and isinstance(page, TablePage):
                self.show_page(page)
                return page
        try:
            if tables.is_shared(path) and self._go_on_among_several(path):
                return self.table
            session = tables.open_file(path, self.house.folders, self._make_thinker())
        except Trouble as trouble:
            self.bar.tell(say("{file}: {reason}", file=path.name, reason=trouble))
            return None
        table = self._sit_at(session, path)
        if table is not None and session.damage:
            self.bar.tell(damage_text(session, path))
        return table

    def _add_entry(self, page: QWidget, drawing: str, title: str) -> None:
        """A page that comes and goes: a table, or a waiting room."""
        entry = RailButton(self.house, drawing, title)
        entry.clicked.connect(lambda: self.show_page(page))
        self.rail.tables.addWidget(entry)
        self._entries[page] = entry
        self._fit_rail()
        self.stack.addWidget(page)

    def _sit_at(self, session: Session, path: Path) -> TablePage | None:
        board = BOARDS.get(session.game.key)
        if board is None:
            session.close()
            self.bar.tell(say("{game} has no board here yet.", game=session.game.title))
            return None
        page = TablePage(self.house, board, session)
        page.changed.connect(self._follow)
        page.rematch_wanted.connect(lambda swap: self._rematch(page, swap))
        page.next_game_wanted.connect(lambda: self.begin(tables.next_game(session)))
        page.branch_wanted.connect(lambda number: self.begin(tables.branch(session, number)))
        self._add_entry(page, "table", session.game.title)
        self._files[page] = path
        self.show_page(page)
        return page

    # The network. ----------------------------------------------------------------------------

    def go_nearby(self) -> None:
        """Show who is nearby; from here on the network is listened to."""
        try:
            self._use_network().open(self.house.settings.text("name"))
        except Trouble as trouble:
            self.bar.tell(str(trouble))
        self.show_page(self.nearby_page)

    def _use_network(self) -> "Network":
        if self.network is None:
            from meadhall.client.network import Network  # takes a while, and few starts need it

            ring = self.rung.emit
            self.network = Network(self.house.folders, self._listen, ring=ring)
            self._pump.start(PUMP)
        return self.network

    def _check_network(self) -> None:
        from meadhall.ui.checkup import CheckupDialog  # few starts need it

        network = self._use_network()
        CheckupDialog(self, self.house, len(network.nearby) + len(network.around)).exec()

    def _choose_game_to_host(self) -> None:
        self.bar.tell(say("Choose a game; the other seats are kept for people nearby."))
        self._others = GUEST
        self.go_home()

    def host(self, plan: Plan) -> None:
        """Open a table and wait for guests."""
        try:
            network = self._use_network()
            name = self.house.settings.text("name")
            network.open(name)
            party = network.host(plan, name)
        except Trouble as trouble:
            self.bar.tell(str(trouble))
            return
        self._wait_at(party, is_host=True)

    def join(self, where: str, is_watching: bool = False) -> None:
        """Come to a table: one seen nearby, an invitation, or an address."""
        try:
            party = self._use_network().join(where, self.house.settings.text("name"), is_watching)
        except Trouble as trouble:
            self.bar.tell(str(trouble))
            return
        self._wait_at(party, is_host=False)

    def _wait_at(self, party: "Party", is_host: bool) -> None:
        page = WaitingPage(self.house, party, is_host)
        page.left.connect(lambda: self._leave_party(page))
        page.offer.rules_wanted.connect(self.read_rules)
        self._parties[page] = party
        self._add_entry(page, "nearby", say("Waiting room"))
        self.show_page(page)

    def _go_on_among_several(self, path: Path) -> bool:
        """Sit at a shared match again; False if it is not ours."""
        try:
            party = self._use_network().go_on(path, self.house.settings.text("name"))
        except Trouble:
            return False
        self._sit_in_party(party)
        return True

    def _leave_party(self, page: QWidget) -> None:
        party = self._parties.pop(page)
        if self.network is not None:
            self.network.leave(party)
        self.go_nearby()
        self._drop(page)

    def _hear(self) -> None:
        """There is news from the network, or something to be sent: at once, if we still care."""
        if self.network is None:
            return
        self._look_at_network()
        for page in list(self._parties):
            if isinstance(page, TablePage):
                page.tick()

    def _look_at_network(self) -> None:
        """Deal with what has come; where everybody is there, sit down."""
        assert self.network is not None
        self.network.pump()
        if self.stack.currentWidget() is self.nearby_page:
            self.nearby_page.follow(self.network)
        for page, party in list(self._parties.items()):
            for sentence in party.read_news():
                self.statusBar().showMessage(told(sentence), NEWS_TIME)
            if isinstance(page, WaitingPage):
                if party.match is None:
                    page.follow()
                else:
                    del self._parties[page]
                    self._sit_in_party(party)
                    self._drop(page)
        self._follow_standing()

    def _follow_standing(self) -> None:
        """Say above the table how it stands with the people who sit at other computers."""
        page = self.stack.currentWidget()
        party = self._parties.get(page) if isinstance(page, TablePage) else None
        self.standing.show_presence(None if party is None else party.presence)

    def _sit_in_party(self, party: "Party") -> None:
        assert party.match is not None
        page = self._sit_at(Session(party.match, self._make_thinker()), party.path)
        if page is not None:
            self._parties[page] = party

    def _rematch(self, page: TablePage, swap: bool) -> None:
        plan = tables.plan_of(page.session)
        if not page.session.is_alone:
            me = page.session.match.me
            chairs = page.session.match.record.chairs
            others = [seat for seat, chair in enumerate(chairs) if chair.peer != me]
            plan = replace(plan, guests=tuple(seat for seat in others if not chairs[seat].level))
        self.begin(plan.swapped() if swap else plan.again())

    def close_table(self) -> None:
        """Leave the table that is shown; its match stays in the library."""
        page = self.table
        if page is not None:
            page.close_session()
            party = self._parties.pop(page, None)
            if party is not None and self.network is not None:
                self.network.leave(party)
            self.go_home()
            self._drop(page)
            self.library.refresh()
            self.home.refresh()

    def choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            say("Open a match file"),
            str(self.house.folders.matches),
            say("Matches (*.saga)"),
        )
        if name:
            self.open_file(Path(name))

    def _copy_moves(self, table: TablePage) -> None:
        QGuiApplication.clipboard().setText(sheet(table.session))
        self.statusBar().showMessage(say("The moves are on the clipboard."), NEWS_TIME)

    def _save_picture(self, table: TablePage) -> None:
        """Keep the board as it is shown in a file that is asked for."""
        proposal = self.house.folders.matches.parent / f"{self._files[table].stem}.png"
        name, _ = QFileDialog.getSaveFileName(
            self,
            say("Save a picture of the board"),
            str(proposal),
            say("Pictures ({kinds})", kinds=" ".join(f"*{kind}" for kind in KINDS)),
        )
        if not name:
            return
        file = Path(name) if Path(name).suffix in KINDS else Path(f"{name}.png")
        if save_picture(table.board, table.board_widget.scene, self.house.theme, file):
            self.statusBar().showMessage(say("The picture is in {file}.", file=file), NEWS_TIME)
        else:
            self.bar.tell(say("The picture cannot be written to {file}.", file=file))

    def _at_table(self, deed: Callable[[TablePage], object]) -> Callable[[], object]:
        def do() -> None:
            if self.table is not None:
                deed(self.table)

        return do

    # What follows from what is shown. --------------------------------------------------------

    def _follow(self) -> None:
        """Title, marks of the rail, and what can be done now; what was done here goes out."""
        if self._parties:
            self.rung.emit()
        for page in self.open_tables:
            entry = self._entries.get(page)
            if entry is not None and entry.has_news != page.is_your_turn:
                entry.has_news = page.is_your_turn
                entry.update()
                if page.is_your_turn and not self.isActiveWindow():
                    QApplication.alert(self)
        table = self.table
        is_awaited = any(page.is_your_turn for page in self.open_tables)
        mark = "\u2022 " if is_awaited else ""
        name = f"{table.title} \u2013 " if table is not None else ""
        self.setWindowTitle(f"{mark}{name}Meadhall")
        session = table.session if table is not None else None
        possible = {
            "hint": session is not None and table is not None and table.is_your_turn,
            "danger": table is not None and table.is_live,
            "undo": session is not None and session.can_undo,
            "redo": session is not None and session.can_redo,
            "first": table is not None and table.number > 0,
            "previous": table is not None and table.number > 0,
            "next": table is not None and not table.is_live,
            "now": table is not None and not table.is_live,
            "play": session is not None and session.length > 0,
            "faster": table is not None,
            "slower": table is not None,
            "viewpoint": table is not None and table.strip.eyes.count() > 1,
            "chances": session is not None and session.may_be_judged,
            "branch": table is not None and not table.is_live,
            "close": table is not None,
            "copy": table is not None,
            "picture": table is not None,
        }
        for key, can in possible.items():
            self.actions_by_key[key].setEnabled(can)

    def _scale_text(self, change: int) -> None:
        size = self.house.settings.number("text_size") + change
        self.house.change("text_size", min(250, max(80, size)))
        self._fit_rail()

    def _full_screen(self) -> None:
        """The whole screen for the page that is shown, and nothing around it; or back."""
        is_full = not self.isFullScreen()
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        for around in (self.menuBar(), self.rail, self.statusBar()):
            around.setHidden(is_full)
        if is_full:
            middle = self.mapToGlobal(self.rect().center())
            QToolTip.showText(middle, with_keys(say("Back to the window"), "full"), self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a small window the rail keeps its drawings only."""
        super().resizeEvent(event)
        self._fit_rail()

    def _fit_rail(self) -> None:
        is_narrow = self.width() < em(self) * ROOMY
        for entry in self._entries.values():
            entry.narrow(is_narrow)

    # What went wrong. ------------------------------------------------------------------------

    def tell_mishap(self, reason: str) -> None:
        self.bar.tell(
            say("Something went wrong ({reason}). Your matches are safe.", reason=reason), True
        )

    def tell_cut_short(self) -> None:
        self.bar.tell(
            say("Meadhall ended unexpectedly the last time. Nothing of your matches is lost."), True
        )

    def _show_report(self) -> None:
        from meadhall.ui.report import ReportDialog  # few starts need it

        ReportDialog(self, self.house).exec()

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
        for page in self.open_tables:
            page.close_session()
        self._pump.stop()
        if self.network is not None:
            self.network.close()
            self.network = None
        try:
            self.house.folders.state.mkdir(parents=True, exist_ok=True)
            layout = bytes(self.saveGeometry().data())
            (self.house.folders.state / LAYOUT_FILE).write_bytes(layout)
        except OSError:
            pass  # only the window's place is lost
        super().closeEvent(event)
