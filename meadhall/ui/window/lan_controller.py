"""Tables on the network, as a window deals with them: waiting rooms, invitations, connections.

One place deals with all that comes from the network, `follow_network`: some times a second, at
once when the network's thread says that there is news, and when a session here has changed, so
that what was done goes out. Painting a page again sends nothing.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from meadhall.client.match.session import Session
from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.invitations import InvitationKind
from meadhall.client.multiplayer.review_together import ReviewTogether
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.sounds import Sounds
from meadhall.ui.pages.setup import SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.text.prompts import room_words
from meadhall.ui.text.words import say, sentence
from meadhall.ui.window import late
from meadhall.ui.window.connection_status import ConnectionBar
from meadhall.ui.window.invitation_bar import InvitationBar
from meadhall.ui.window.page_host import PageHost

if TYPE_CHECKING:
    from meadhall.client.multiplayer.connection_status import ConnectionStatus
    from meadhall.client.multiplayer.invitations import NearbyPerson, ReceivedInvitation
    from meadhall.client.multiplayer.lan_table import LanTable
    from meadhall.client.multiplayer.network import Network

PUMP: Final = 50
"""Milliseconds between two looks at the network, once it is used, where nothing calls sooner."""


COUNTDOWN: Final = 5.0
"""Seconds between the consent of all in a waiting room and the match."""


class Tables(Protocol):
    """What the network needs from the tables of the window."""

    @property
    def table(self) -> TablePage | None:
        """The table that is shown, if one is."""

    def begin(self, plan: TablePlan) -> TablePage | None: ...

    def sit_at(self, session: Session, path: Path) -> TablePage | None:
        """Open the page of a table."""

    def choose_game_for_guests(self) -> None:
        """Have the player choose a game whose other seats are kept for people nearby."""

    def show_connections(self) -> None:
        """Show at each table whether the others are there."""


class LanController(QObject):
    notified = Signal()
    """The network has news, as its own thread says, or a session has something to send."""

    def __init__(self, host: PageHost, tables: Tables, listen: str | None) -> None:
        super().__init__(host.frame)
        self.host = host
        self.tables = tables
        self.network: Network | None = None
        self.invitation = InvitationBar()
        self.connection_bar = ConnectionBar()
        self._listen = listen
        self._lan_tables: dict[QWidget, LanTable] = {}
        self._guest: NearbyPerson | None = None  # the one to invite to the next table
        self.countdown = COUNTDOWN
        self._sounds = Sounds(host.context)
        self._pump = QTimer(self)
        self._pump.timeout.connect(self.follow_network)
        self.notified.connect(self._news_arrived, Qt.ConnectionType.QueuedConnection)
        self.invitation.accepted.connect(self.accept)
        self.invitation.declined.connect(self._decline)

    def close(self) -> None:
        self._pump.stop()
        if self.network is not None:
            self.network.close()
            self.network = None

    @property
    def rooms(self) -> list[WaitingPage]:
        """The waiting rooms."""
        return [page for page in self._lan_tables if isinstance(page, WaitingPage)]

    def connection_of(self, page: QWidget | None) -> "ConnectionStatus | None":
        """What is wrong with the connection at this table; None if nothing is."""
        lan_table = self._lan_tables.get(page) if page is not None else None
        return None if lan_table is None else lan_table.connection_status

    def go_on_without(self, page: QWidget | None) -> None:
        """Wish that this table goes on without those who have not chosen for long."""
        lan_table = self._lan_tables.get(page) if page is not None else None
        if lan_table is None:
            return
        try:
            lan_table.go_on_without()
        except UserError as error:
            self.host.tell(sentence(error.reason))

    def forget_guest(self) -> None:
        """Invite nobody to the next table."""
        self._guest = None

    # The network. ----------------------------------------------------------------------------

    def use_network(self) -> "Network":
        if self.network is None:
            self.network = late.make_network(
                self.host.context.folders, self._listen, self.notified.emit, self.countdown
            )
            self._pump.start(PUMP)
        self.network.emblem = self.host.context.settings.text("emblem")
        return self.network

    def look_around(self) -> None:
        """Listen to the network from now on."""
        try:
            self.use_network().open(self._name)
        except UserError as error:
            self.host.tell(sentence(error.reason))

    def check_network(self) -> None:
        network = self.use_network()
        seen = len(network.nearby) + len(network.around)
        late.show_network_check(self.host.frame, self.host.context, seen)

    @property
    def _name(self) -> str:
        return self.host.context.settings.text("name")

    # Opening tables and coming to them. ------------------------------------------------------

    def open_table(self, plan: TablePlan) -> None:
        """Open a table and wait for guests."""
        try:
            network = self.use_network()
            network.open(self._name)
            lan_table = network.host(plan, self._name)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return
        if self._guest is not None:
            network.invite(self._guest, lan_table)
            self._guest = None
        self._wait_at(lan_table, is_host=True)

    def join(self, where: str, is_watching: bool = False) -> None:
        """Come to a table: one seen nearby, an invitation, or an address."""
        try:
            lan_table = self.use_network().join(where, self._name, is_watching)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return
        self._wait_at(lan_table, is_host=False)

    def go_on(self, path: Path) -> bool:
        """Open a match among several computers again; False if it is not ours."""
        try:
            lan_table = self.use_network().go_on(path, self._name)
        except UserError:
            return False
        self._sit_at(lan_table)
        return True

    def play_after(self, page: TablePage, plan: TablePlan, sort: InvitationKind) -> None:
        """Play what follows a match; where others have played it, with them.

        If one of them has asked for the same already, go there.
        """
        lan_table = self._lan_tables.get(page)
        for room in self.rooms:
            if room.lan_table.after is not None and room.lan_table.after is lan_table:
                self.host.show_page(room)
                return
        if lan_table is None or self.network is None:
            self.tables.begin(plan)
            return
        asked = next(
            (each for each in self.network.following(lan_table) if each.sort is sort), None
        )
        if asked is not None:
            self.accept(asked)
            return
        try:
            following = self.network.host_after(lan_table, plan, sort, self._name)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return
        self._wait_at(following, is_host=True)

    def leave(self, page: QWidget) -> None:
        """Leave the table that this page shows, if it is one on the network."""
        lan_table = self._lan_tables.pop(page, None)
        if lan_table is not None and self.network is not None:
            self.network.leave(lan_table)

    def _wait_at(self, lan_table: "LanTable", is_host: bool) -> None:
        self.host.clear_sentence()
        page = WaitingPage(self.host.context, lan_table, is_host)
        page.left.connect(lambda: self._leave_room_for_nearby(page))
        page.invite_wanted.connect(self.invite)
        page.offer.rules_wanted.connect(self.host.read_rules)
        page.change_wanted.connect(lambda: self._change_rules(page))
        self._lan_tables[page] = lan_table
        self.host.add_entry(page, "nearby", say("Waiting room"))
        self.host.show_page(page)

    def _change_rules(self, page: WaitingPage) -> None:
        """Have the opener choose other rules or seats for a table that gathers."""
        plan = page.lan_table.plan
        if plan is None or self.network is None:
            return
        network = self.network
        chooser = SetupPage(self.host.context, catalogue.find(plan.game), BOARDS[plan.game])
        chooser.fill(plan, say("&Use these rules"))

        def change(chosen: TablePlan) -> None:
            if not chosen.guests:
                chooser.complaint.setText(say("Keep a seat for somebody nearby."))
                return
            try:
                network.change(page.lan_table, chosen)
            except UserError as error:
                chooser.complaint.setText(sentence(error.reason))
                return
            back()

        def back() -> None:
            if page in self._lan_tables:
                page.set_ready(True)
                self.host.show_page(page)
            else:
                self.host.go_nearby()
            self.host.drop(chooser)

        chooser.begun.connect(change)
        chooser.given_up.connect(back)
        page.set_ready(False)  # nothing begins meanwhile
        self.host.put_page(chooser)
        self.host.show_page(chooser)

    def _leave_room_for_nearby(self, page: QWidget) -> None:
        self.host.go_nearby()
        self._leave_room(page)

    def _leave_room(self, page: QWidget) -> None:
        self.leave(page)
        self.host.drop(page)

    def _sit_at(self, lan_table: "LanTable") -> None:
        """Everybody has come: open the page of the table."""
        assert lan_table.match is not None
        session = Session(lan_table.match, self.host.make_computer_player())
        self._pass_on_talk(session, lan_table)  # it was read in the waiting room
        page = self.tables.sit_at(session, lan_table.path)
        if page is not None:
            self._lan_tables[page] = lan_table
            session.listen(self.notified.emit)
            page.together.review = ReviewTogether(lan_table.table)
            if lan_table.is_watching:
                page.talk.speak = lambda text: self._speak_as_spectator(lan_table, text)
            self._follow_talk(page, lan_table)

    # Invitations. ----------------------------------------------------------------------------

    def invite(self, person: "NearbyPerson") -> None:
        """Ask somebody to the table that gathers here; without one, first choose a game."""
        room = next((page for page in self.rooms if page.is_inviting), None)
        if room is not None and self.network is not None:
            self.network.invite(person, room.lan_table)
            self.host.show_page(room)
            return
        self.host.tell(say("Choose a game to invite {name} to.", name=person.name))
        self.tables.choose_game_for_guests()
        self._guest = person

    def accept(self, invited: "ReceivedInvitation") -> None:
        """Go where somebody has asked us to, and leave what was opened here for the same match."""
        assert self.network is not None
        for room in self.rooms:
            if room.lan_table.after is not None and room.lan_table.after is invited.lan_table:
                self._leave_room(room)
        try:
            lan_table = self.network.accept(invited, self._name)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return
        self._follow_invitations()
        self._wait_at(lan_table, is_host=False)

    def _decline(self, invited: "ReceivedInvitation", is_for_good: bool) -> None:
        assert self.network is not None
        self.network.decline(invited, is_for_good)
        self._follow_invitations()

    def _follow_invitations(self) -> None:
        """Show who asks us to a table, and tell them once it can be seen here."""
        assert self.network is not None
        frame = self.host.frame
        is_news = self.invitation.show_first(self.network.invited)
        if is_news:
            self._sounds.play("turn")
        if is_news and not frame.isActiveWindow():
            QApplication.alert(frame)
        if self.invitation.invited is not None and frame.isActiveWindow():
            self.network.see(self.invitation.invited)

    # What comes from the network. ------------------------------------------------------------

    def _news_arrived(self) -> None:
        """Deal with news at once, and have the tables show what came of it."""
        if self.network is None:
            return
        self.follow_network()
        for page in list(self._lan_tables):
            if isinstance(page, TablePage):
                page.tick()

    def follow_network(self) -> None:
        """Deal with all that has come, and send what was done here."""
        network = self.network
        assert network is not None
        network.hears_invitations = self.host.context.settings.flag("invitations")
        network.emblem = self.host.context.settings.text("emblem")
        network.plays_alone = self._plays_alone
        network.pump()
        for page, lan_table in list(self._lan_tables.items()):
            for news in lan_table.read_news():
                self.host.tell_briefly(sentence(news))
            if isinstance(page, TablePage) and page.session.is_of(lan_table.match):
                self._follow_talk(page, lan_table)
            elif isinstance(page, TablePage):  # all began another one instead
                del self._lan_tables[page]
                self._sit_at(lan_table)
                self.host.drop(page)
            elif isinstance(page, WaitingPage):
                self._follow_room(page, lan_table, network)
        self.host.show_network(network)
        self._follow_invitations()
        self.tables.show_connections()

    def _follow_room(self, page: WaitingPage, lan_table: "LanTable", network: "Network") -> None:
        """Show who is in a waiting room; where everybody has come, sit down at the table."""
        if rival := network.rival(lan_table):
            self.accept(rival)
        elif lan_table.match is None:
            page.follow_people(network.people_for(lan_table))
            page.follow()
            self.host.tell_entry(page, *room_words(lan_table))
        else:
            del self._lan_tables[page]
            self._sit_at(lan_table)
            self.host.drop(page)

    @property
    def _plays_alone(self) -> str:
        """The game at the table that is shown, if nobody at another computer plays it."""
        table = self.tables.table
        if table is None or not table.session.is_alone or table.session.outcome is not None:
            return ""
        return table.session.game.key

    def _follow_talk(self, page: TablePage, lan_table: "LanTable") -> None:
        """Show what is said outside of the match, and who looks on."""
        self._pass_on_talk(page.session, lan_table)
        page.talk.show_spectators(lan_table.onlookers, lan_table.is_watching)

    def _pass_on_talk(self, session: Session, lan_table: "LanTable") -> None:
        for name, words, emblem in lan_table.read_talk():
            session.hear(name, words, emblem)

    def _speak_as_spectator(self, lan_table: "LanTable", text: str) -> None:
        lan_table.say(text)
        self.notified.emit()

    # What others ask about a page. -----------------------------------------------------------

    def game_of(self, page: QWidget | None) -> str:
        """The game of a waiting room, once it is known; empty for other pages."""
        if isinstance(page, WaitingPage) and page.lan_table.game in BOARDS:
            return page.lan_table.game
        return ""
