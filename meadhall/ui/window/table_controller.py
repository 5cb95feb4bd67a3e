"""Sitting down: setup, waiting rooms, and the network that brings others to them.

The rules, the matches and the network are fetched with this module, when somebody first wants to
play or to see who is there. Until then the window goes without, so that it opens soon.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from meadhall.client.computer.players import USUAL, WEAKEST
from meadhall.client.match import setup
from meadhall.client.match.computer_turns import ComputerPlayer
from meadhall.client.match.session import Session
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.client.match.transcript import transcript
from meadhall.client.multiplayer.invitations import InvitationKind
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.board import accessible
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.sounds import Sounds
from meadhall.ui.pages.setup import GUEST, SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.text.prompts import damage_text, room_words, table_words, versus
from meadhall.ui.text.sentences import told
from meadhall.ui.text.words import say
from meadhall.ui.tools.export import KINDS, save_picture
from meadhall.ui.widgets.basics import column
from meadhall.ui.window.connection_status import ConnectionBar
from meadhall.ui.window.invitation_bar import InvitationBar
from meadhall.ui.window.table_actions import possible_at, table_actions
from meadhall.ui.window.table_window import TableWindow

if TYPE_CHECKING:
    from meadhall.client.multiplayer.invitations import NearbyPerson, ReceivedInvitation
    from meadhall.client.multiplayer.lan_table import LanTable
    from meadhall.client.multiplayer.network import Network
    from meadhall.ui.window.main_window import MainWindow

PUMP: Final = 50
"""Milliseconds between two looks at the network, once it is used, where nothing calls sooner."""

NEWS_TIME: Final = 8000
"""Milliseconds that a sentence about who came and went stays."""


class TableController(QObject):
    """Made once for a window, when it first needs a table or somebody nearby."""

    notified = Signal()
    """The network has news, as its own thread says, or the table has something to send."""

    def __init__(self, window: "MainWindow", listen: str | None) -> None:
        super().__init__(window)
        self.window = window
        self.context = window.context
        self.connection_bar = ConnectionBar()
        self.invitation = InvitationBar()
        self.above = QWidget()
        """What is told above every page: how a table stands, and who asks to another one."""

        bars = column(self.invitation, self.connection_bar)
        bars.setContentsMargins(0, 0, 0, 0)
        bars.setSpacing(0)
        self.above.setLayout(bars)
        self.network: Network | None = None
        self.files: dict[QWidget, Path] = {}
        self._listen = listen
        self._lan_tables: dict[QWidget, LanTable] = {}
        self._apart: dict[QWidget, TableWindow] = {}  # tables in windows of their own
        self._others = USUAL  # who takes the other seats of the next table that is set
        self._guest: NearbyPerson | None = None  # who is to be invited to it
        self._sounds = Sounds(self.context)
        self._pump = QTimer(self)
        self._pump.timeout.connect(self._look_at_network)
        self.notified.connect(self._news_arrived, Qt.ConnectionType.QueuedConnection)
        self.invitation.accepted.connect(self.accept)
        self.invitation.declined.connect(self._decline)
        accessible.install()

    def close(self) -> None:
        """The window closes: leave every table, and the network."""
        for page in self.open_tables:
            page.close_session()
        for window in self._apart.values():
            window.hide()
            window.deleteLater()
        self._apart.clear()
        self._pump.stop()
        if self.network is not None:
            self.network.close()
            self.network = None

    # What is shown. --------------------------------------------------------------------------

    @property
    def table(self) -> TablePage | None:
        """The table that is shown, if one is."""
        page = self.window.stack.currentWidget()
        return page if isinstance(page, TablePage) else None

    @property
    def open_tables(self) -> list[TablePage]:
        stack = self.window.stack
        pages = [stack.widget(at) for at in range(stack.count())] + list(self._apart)
        return [page for page in pages if isinstance(page, TablePage)]

    def game_of(self, page: QWidget | None) -> str:
        """The game that a page is about which is no table yet; empty if it is about none."""
        if isinstance(page, SetupPage):
            return page.game.key
        if isinstance(page, WaitingPage) and page.lan_table.game in BOARDS:
            return page.lan_table.game
        return ""

    def kind_of(self, page: QWidget) -> str:
        """What kind of a page it is, as the tips call it; empty for one without a tip."""
        if isinstance(page, TablePage):
            return "watching" if page.session.is_only_looked_at else "table"
        if isinstance(page, WaitingPage):
            return "waiting"
        return "setup" if isinstance(page, SetupPage) else ""

    def page_changed(self) -> None:
        page = self.window.stack.currentWidget()
        if isinstance(page, SetupPage):
            self.window.mark_entry(self.window.home)
        if isinstance(page, TablePage):
            page.board_widget.setFocus()
        self._mark_turns()
        self._show_connection()

    def forget(self, page: QWidget) -> None:
        self.files.pop(page, None)

    @property
    def possible(self) -> dict[str, bool]:
        """Which deeds of the menus that need a table can be done at the one shown."""
        return possible_at(self.table) if self.table is not None else {}

    # Setting a table. ------------------------------------------------------------------------

    def begin_first(self, game: str, is_alone: bool) -> TablePage | None:
        """The first match of all: against the weakest player of the computer, or a friend here."""
        return self.begin(TablePlan(game, 2, levels={1: WEAKEST} if is_alone else {}))

    def set_up(self, key: str, others: str = USUAL) -> None:
        """A page on which a table of this game is set; `others` take the other seats at first."""
        try:
            game = catalogue.find(key)
        except UnknownGame as error:
            self.window.bar.tell(str(error))
            return
        page = SetupPage(self.context, game, BOARDS[key], others)
        leave_for = self.window.leave_for
        page.begun.connect(lambda plan: leave_for(page, lambda: self.begin(plan)))
        page.given_up.connect(lambda: leave_for(page, self._give_up))
        self.window.stack.addWidget(page)
        self.window.show_page(page)
        page.start.setFocus()

    def _give_up(self) -> None:
        """No table is set after all, and nobody is asked to it."""
        self._guest = None
        self.window.go_home()

    def set_up_from_home(self, key: str) -> None:
        others, self._others = self._others, USUAL
        self.set_up(key, others)

    def choose_game_to_host(self) -> None:
        self.window.bar.tell(say("Choose a game; the other seats are kept for people nearby."))
        self._others, self._guest = GUEST, None
        self.window.go_home()

    def invite(self, person: "NearbyPerson") -> None:
        """Ask somebody to the table that gathers here; without one, first choose a game."""
        room = next((page for page in self._rooms if page.is_inviting), None)
        if room is not None and self.network is not None:
            self.network.invite(person, room.lan_table)
            self.window.show_page(room)
            return
        self.window.bar.tell(say("Choose a game to invite {name} to.", name=person.name))
        self._others, self._guest = GUEST, person
        self.window.go_home()

    @property
    def _rooms(self) -> list[WaitingPage]:
        """The waiting rooms."""
        return [page for page in self._lan_tables if isinstance(page, WaitingPage)]

    # Tables. ---------------------------------------------------------------------------------

    def begin(self, plan: TablePlan, origin: Origin | None = None) -> TablePage | None:
        """Sit down at a new table, or open one where seats are kept for guests."""
        if plan.guests:
            self.host(plan)
            return None
        self._guest = None
        name = self.context.settings.text("name")
        try:
            session, path = setup.begin(
                plan, self.context.folders, name, self._computer_player(), origin
            )
        except UserError as trouble:
            self.window.bar.tell(str(trouble))
            return None
        return self._sit_at(session, path)

    def open_file(self, path: Path) -> TablePage | None:
        """Go on with a match, or show the table at which it is open already."""
        for page, file in self.files.items():
            if file == path and isinstance(page, TablePage):
                self.window.show_page(page)
                return page
        try:
            if setup.is_shared(path) and self._go_on_among_several(path):
                return self.table
            session = setup.open_file(path, self.context.folders, self._computer_player())
        except UserError as trouble:
            self.window.bar.tell(say("{file}: {reason}", file=path.name, reason=trouble))
            return None
        table = self._sit_at(session, path)
        if table is not None and session.damage:
            self.window.bar.tell(damage_text(session, path))
        return table

    def _computer_player(self) -> ComputerPlayer:
        return self.window.make_computer_player()

    def _sit_at(self, session: Session, path: Path) -> TablePage | None:
        board = BOARDS.get(session.game.key)
        if board is None:
            session.close()
            self.window.bar.tell(say("{game} has no board here yet.", game=session.game.title))
            return None
        page = TablePage(self.context, board, session)
        page.changed.connect(self._table_changed)
        page.rematch_wanted.connect(lambda swap: self._rematch(page, swap))
        page.next_game_wanted.connect(lambda: self._next_game(page))
        page.branch_wanted.connect(lambda number: self.begin(setup.branch(session, number)))
        self.window.add_entry(page, board.emblem, session.game.title)
        self.files[page] = path
        self.window.show_page(page)
        return page

    def _rematch(self, page: TablePage, swap: bool) -> None:
        plan = setup.with_same_people(page.session)
        sort = InvitationKind.SWAPPED if swap else InvitationKind.AGAIN
        self._play_after(page, plan.swapped() if swap else plan.again(), sort)

    def _next_game(self, page: TablePage) -> None:
        self._play_after(page, setup.next_game(page.session), InvitationKind.NEXT)

    def _play_after(self, page: TablePage, plan: TablePlan, sort: InvitationKind) -> None:
        """Play what follows a match; where others have played it, with them.

        If one of them has asked for the same already, that is where we go.
        """
        for room in self._rooms:
            if room.lan_table.after is not None and room.lan_table.after is self._lan_tables.get(
                page
            ):
                self.window.show_page(room)
                return
        lan_table = self._lan_tables.get(page)
        if lan_table is None or self.network is None:
            self.begin(plan)
            return
        asked = next(
            (each for each in self.network.following(lan_table) if each.sort is sort), None
        )
        if asked is not None:
            self.accept(asked)
            return
        name = self.context.settings.text("name")
        try:
            following = self.network.host_after(lan_table, plan, sort, name)
        except UserError as trouble:
            self.window.bar.tell(told(str(trouble)))
            return
        self._wait_at(following, is_host=True)

    def close_table(self, page: TablePage) -> None:
        """Leave a table; its match stays in the library."""
        page.close_session()
        lan_table = self._lan_tables.pop(page, None)
        if lan_table is not None and self.network is not None:
            self.network.leave(lan_table)
        if page in self._apart:
            self._apart.pop(page).give_back()
        self.window.go_home()
        self.window.drop(page)

    # Windows of their own. -------------------------------------------------------------------

    def set_apart(self, page: TablePage) -> None:
        """Give a table a window of its own, or take it back from there."""
        if page in self._apart:
            self._take_back(page)
            return
        self.window.go_home()
        self.window.stack.removeWidget(page)
        actions = table_actions(lambda: page, lambda: self)
        window = self._apart[page] = TableWindow(self.context, page, actions)
        window.left.connect(lambda: self._take_back(page))
        window.show()
        page.board_widget.setFocus()
        self._table_changed()
        self._show_connection()

    def _take_back(self, page: TablePage) -> None:
        self._apart.pop(page).give_back()
        self.window.stack.addWidget(page)
        self.window.show_page(page)
        self.window.activateWindow()

    def show_apart(self, page: QWidget) -> bool:
        """Bring the window forward in which this page stands alone; False if it has none."""
        window = self._apart.get(page)
        if window is None:
            return False
        window.show()
        window.raise_()
        window.activateWindow()
        self.window.mark_here()
        return True

    def copy_moves(self, table: TablePage) -> None:
        QGuiApplication.clipboard().setText(transcript(table.session))
        self._tell(say("The moves are on the clipboard."))

    def save_picture(self, table: TablePage) -> None:
        """Keep the board as it is shown in a file that is asked for."""
        proposal = self.context.folders.matches.parent / f"{self.files[table].stem}.png"
        name, _ = QFileDialog.getSaveFileName(
            self.window,
            say("Save a picture of the board"),
            str(proposal),
            say("Pictures ({kinds})", kinds=" ".join(f"*{kind}" for kind in KINDS)),
        )
        if not name:
            return
        file = Path(name) if Path(name).suffix in KINDS else Path(f"{name}.png")
        if save_picture(table.board, table.board_widget.scene, self.context.theme, file):
            self._tell(say("The picture is in {file}.", file=file))
        else:
            self.window.bar.tell(say("The picture cannot be written to {file}.", file=file))

    def _tell(self, sentence: str) -> None:
        self.window.statusBar().showMessage(sentence, NEWS_TIME)

    def _table_changed(self) -> None:
        """What was done here goes out, and the window shows what is to be done now."""
        if self._lan_tables:
            self.notified.emit()
        self._mark_turns()
        self.window.follow()

    @property
    def file_shown(self) -> Path | None:
        """The file of the match at the table that is shown, if it is one that is played on in."""
        table = self.table
        if table is None or table.session.is_only_looked_at:
            return None
        return self.files.get(table)

    def _mark_turns(self) -> None:
        """Show in the rail at which tables somebody waits for this person, and call for news."""
        for page in self.open_tables:
            self.window.tell_entry(page, *table_words(page.session))
            is_news = self.window.set_news(page, page.is_your_turn)
            if is_news and page.is_your_turn and not page.window().isActiveWindow():
                QApplication.alert(page.window())
        for apart in self._apart.values():
            table = apart.page
            apart.follow(say("{game}, {against}", game=table.title, against=versus(table.session)))

    # The network. ----------------------------------------------------------------------------

    def use_network(self) -> "Network":
        if self.network is None:
            from meadhall.client.multiplayer.network import (
                Network,  # takes a while, and few starts need it
            )

            notify = self.notified.emit
            self.network = Network(self.context.folders, self._listen, notify=notify)
            self._pump.start(PUMP)
        return self.network

    def look_around(self) -> None:
        """From here on the network is listened to."""
        try:
            self.use_network().open(self.context.settings.text("name"))
        except UserError as trouble:
            self.window.bar.tell(str(trouble))

    def check_network(self) -> None:
        from meadhall.ui.window.network_dialog import NetworkCheckDialog  # few starts need it

        network = self.use_network()
        seen = len(network.nearby) + len(network.around)
        NetworkCheckDialog(self.window, self.context, seen).exec()

    def host(self, plan: TablePlan) -> None:
        """Open a table and wait for guests."""
        try:
            network = self.use_network()
            name = self.context.settings.text("name")
            network.open(name)
            lan_table = network.host(plan, name)
        except UserError as trouble:
            self.window.bar.tell(str(trouble))
            return
        if self._guest is not None:
            network.invite(self._guest, lan_table)
            self._guest = None
        self._wait_at(lan_table, is_host=True)

    def join(self, where: str, is_watching: bool = False) -> None:
        """Come to a table: one seen nearby, an invitation, or an address."""
        try:
            lan_table = self.use_network().join(
                where, self.context.settings.text("name"), is_watching
            )
        except UserError as trouble:
            self.window.bar.tell(str(trouble))
            return
        self._wait_at(lan_table, is_host=False)

    def accept(self, invited: "ReceivedInvitation") -> None:
        """Go where somebody has asked us to; whatever we had opened for the same is left."""
        assert self.network is not None
        for room in self._rooms:
            if room.lan_table.after is not None and room.lan_table.after is invited.lan_table:
                self._leave_room(room)
        try:
            lan_table = self.network.accept(invited, self.context.settings.text("name"))
        except UserError as trouble:
            self.window.bar.tell(told(str(trouble)))
            return
        self._follow_invitations()
        self._wait_at(lan_table, is_host=False)

    def _decline(self, invited: "ReceivedInvitation", is_for_good: bool) -> None:
        assert self.network is not None
        self.network.decline(invited, is_for_good)
        self._follow_invitations()

    def _follow_invitations(self) -> None:
        """Show who asks us to a table, and say so to them once it stands before our eyes."""
        assert self.network is not None
        is_news = self.invitation.show_first(self.network.invited)
        if is_news:
            self._sounds.play("turn")
        if is_news and not self.window.isActiveWindow():
            QApplication.alert(self.window)
        if self.invitation.invited is not None and self.window.isActiveWindow():
            self.network.see(self.invitation.invited)

    def _wait_at(self, lan_table: "LanTable", is_host: bool) -> None:
        self.window.bar.done()
        page = WaitingPage(self.context, lan_table, is_host)
        page.left.connect(lambda: self._leave_lan_table(page))
        page.invite_wanted.connect(self.invite)
        page.offer.rules_wanted.connect(self.window.read_rules)
        self._lan_tables[page] = lan_table
        self.window.add_entry(page, "nearby", say("Waiting room"))
        self.window.show_page(page)

    def _go_on_among_several(self, path: Path) -> bool:
        """Sit at a shared match again; False if it is not ours."""
        try:
            lan_table = self.use_network().go_on(path, self.context.settings.text("name"))
        except UserError:
            return False
        self._sit_at_lan_table(lan_table)
        return True

    def _leave_lan_table(self, page: QWidget) -> None:
        self.window.go_nearby()
        self._leave_room(page)

    def _leave_room(self, page: QWidget) -> None:
        lan_table = self._lan_tables.pop(page)
        if self.network is not None:
            self.network.leave(lan_table)
        self.window.drop(page)

    def _news_arrived(self) -> None:
        """There is news from the network, or something to be sent: at once, if we still care."""
        if self.network is None:
            return
        self._look_at_network()
        for page in list(self._lan_tables):
            if isinstance(page, TablePage):
                page.tick()

    def _look_at_network(self) -> None:
        """Deal with what has come; where everybody is there, sit down."""
        assert self.network is not None
        self.network.hears_invitations = self.context.settings.flag("invitations")
        self.network.plays_alone = self._plays_alone
        self.network.pump()
        if self.window.is_nearby:
            self.window.nearby_page.follow(self.network)
        for page, lan_table in list(self._lan_tables.items()):
            for sentence in lan_table.read_news():
                self._tell(told(sentence))
            if isinstance(page, TablePage):
                self._follow_talk(page, lan_table)
            elif isinstance(page, WaitingPage):
                if rival := self.network.rival(lan_table):
                    self.accept(rival)
                elif lan_table.match is None:
                    page.follow_people(self.network.people_for(lan_table))
                    page.follow()
                    self.window.tell_entry(page, *room_words(lan_table))
                else:
                    del self._lan_tables[page]
                    self._sit_at_lan_table(lan_table)
                    self.window.drop(page)
        self.window.home.follow(self.network)
        self.window.status.show_network(self.network, self.context.settings.text("name"))
        self._follow_invitations()
        self._show_connection()

    @property
    def _plays_alone(self) -> str:
        """The game at the table that is shown, if it is played with nobody elsewhere."""
        table = self.table
        if table is None or not table.session.is_alone or table.session.outcome is not None:
            return ""
        return table.session.game.key

    def _follow_talk(self, page: TablePage, lan_table: "LanTable") -> None:
        """What is said outside of the match, and who looks on."""
        for name, words in lan_table.read_talk():
            page.session.hear(name, words)
        page.show_onlookers(lan_table.onlookers, lan_table.is_watching)

    def _show_connection(self) -> None:
        """Say above the table how it stands with the people who sit at other computers."""
        page = self.window.stack.currentWidget()
        lan_table = self._lan_tables.get(page) if isinstance(page, TablePage) else None
        self.connection_bar.show_status(None if lan_table is None else lan_table.connection_status)
        for apart, window in self._apart.items():
            lan_table = self._lan_tables.get(apart)
            window.show_connection(None if lan_table is None else lan_table.connection_status)

    def _sit_at_lan_table(self, lan_table: "LanTable") -> None:
        assert lan_table.match is not None
        page = self._sit_at(Session(lan_table.match, self._computer_player()), lan_table.path)
        if page is not None:
            self._lan_tables[page] = lan_table
            if lan_table.is_watching:
                page.speak = lan_table.say
            self._follow_talk(page, lan_table)
