"""The network beside a window: tables nearby, tables opened and joined.

Sockets have a thread of their own, so that the links live while the window is busy; tables and
matches belong to the thread of the window (`meadhall.net.shell.thread_bridge` is between them). The
window calls `pump` some times a second, and at once when there is news. Everything that has come in
meanwhile is handled in that call. So a match never changes while somebody looks at it, and nothing
needs a lock.

People who are met for the first time are trusted. Only with somebody who bears a known name under
another key no match begins before the player here has said that they are welcome.

Nothing goes out to the network before `open`, `host` or `join` is called.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from meadhall.client.computer.replayable_choice import rules_version
from meadhall.client.match.setup import TablePlan, go_on
from meadhall.client.multiplayer.acquaintances import Acquaintances, Familiarity
from meadhall.client.multiplayer.announcement import notice_of
from meadhall.client.multiplayer.calling import call_until_answered
from meadhall.client.multiplayer.display_names import called
from meadhall.client.multiplayer.identities import take_identity
from meadhall.client.multiplayer.invitation_service import (
    OCCASIONS,
    InvitationService,
    invited,
    is_game,
)
from meadhall.client.multiplayer.invitations import InvitationKind, NearbyPerson, ReceivedInvitation
from meadhall.client.multiplayer.join_target import JoinTarget, age_of, read_address
from meadhall.client.multiplayer.lan_table import LanTable
from meadhall.client.multiplayer.nearby import NearbyScanner, NearbyTable
from meadhall.client.multiplayer.series_files import kept, names_at, objector, seats_after
from meadhall.client.multiplayer.texts import LanText
from meadhall.client.system.emblems import LOT, emblem_number
from meadhall.client.system.folders import LINK, Folders
from meadhall.client.system.user_error import UserError, as_user_error
from meadhall.engines.phrases import Text, say
from meadhall.net.errors import Refused
from meadhall.net.files.saga_file import SagaFile, load_saga
from meadhall.net.gathering.genesis import NAMELESS, Signed
from meadhall.net.gathering.invitation_code import BadCode, decode, encode, is_like_code, shortest
from meadhall.net.gathering.invitations import Invitations
from meadhall.net.gathering.lobby import ANY_SEAT, Offer, make_offer
from meadhall.net.gathering.spoken_code import read_spoken_code
from meadhall.net.gathering.table import Table, TableConfig
from meadhall.net.identity import Identity
from meadhall.net.match.match import Journal
from meadhall.net.match.mesh import Timing
from meadhall.net.shell.addresses import own_addresses, own_hosts
from meadhall.net.shell.background import Background
from meadhall.net.shell.discovery import (
    GATHERING,
    IDLE,
    NO_PORT,
    PLAYING,
    Notice,
    key_start,
)
from meadhall.net.shell.thread_bridge import TableInThread
from meadhall.net.texts import Problem
from meadhall.net.transport.messages import Address, Invite

CLOSE_SECONDS: Final = 2.0


class Network:
    """`listen`, an address of this machine, keeps everything there: nothing is announced.

    `notify` is called in another thread when there is something to `pump`. `countdown` are the
    seconds before a match that all have agreed to.
    """

    def __init__(
        self,
        folders: Folders,
        listen: str | None = None,
        timing: Timing | None = None,
        notify: Callable[[], None] = lambda: None,
        countdown: float = 0.0,
    ) -> None:
        self._countdown = countdown
        self._folders = folders
        self._notify = notify
        self._timing = timing
        self._listen = listen
        self._background = Background("meadhall network")
        self._people = Acquaintances(folders.config / "people.json")
        self.hears_invitations = True
        """May others nearby ask us to their tables?"""

        self.emblem = LOT
        """The setting: which emblem others see."""

        self.plays_alone = ""
        """The game that is played here meanwhile, where nobody at another computer is needed."""

        self._passed_over: set[tuple[bytes, str]] = set()
        """Those whose next games were declined, where they are only announced."""

        self._invitation_service: InvitationService | None = None
        self._scanner = NearbyScanner(self._background, notify, self._people.is_known_start)
        self._identity: Identity | None = None
        self._name = NAMELESS
        self._lan_tables: list[LanTable] = []

    # Time. -----------------------------------------------------------------------------------

    def pump(self) -> None:
        """Deal with all that has come since the last time."""
        self._scanner.poll()
        if self._invitation_service is not None:
            self._invitation_service.bell.is_open = self.hears_invitations
            self._invitation_service.work()
        for lan_table in self._lan_tables:
            self._look_for_peers(lan_table)
            lan_table.work()
            if lan_table.match is not None:
                self._withdraw(lan_table)
        self._announce()

    def close(self) -> None:
        """Say goodbye to everybody; give up after a moment."""
        lan_tables = list(self._lan_tables)
        self._background.shutdown(lambda: self._close(lan_tables), CLOSE_SECONDS)

    async def _close(self, lan_tables: list[LanTable]) -> None:
        """In the network's thread, like everything else that is `async` here."""
        if self._invitation_service is not None:
            await self._invitation_service.links.node.close()
        for lan_table in lan_tables:
            await lan_table.links.node.close()
        await self._scanner.close()

    # Who is nearby. --------------------------------------------------------------------------

    def open(self, name: str = "") -> None:
        """Begin to listen for tables nearby, let others see that we do, and ring at our bell."""
        self._name = name or NAMELESS
        if self._invitation_service is None:
            with as_user_error():
                self._invitation_service = InvitationService(
                    self._take_identity(),
                    self._name,
                    self._people,
                    self._background,
                    self._timing,
                    self._notify,
                )
                self._invitation_service.open(self._listen)
        if self._listen is None:
            self._scanner.open()

    @property
    def trouble(self) -> Text:
        """Why nobody may be found."""
        return self._scanner.trouble

    @property
    def nearby(self) -> tuple[NearbyTable, ...]:
        """The tables of others, each once, although everybody announces where it plays."""
        return self._scanner.tables(
            self._key_start, {lan_table.table.table.hex() for lan_table in self._lan_tables}
        )

    @property
    def around(self) -> tuple[NearbyPerson, ...]:
        """Those who are nearby and sit at no table."""
        service = self._invitation_service
        answer = service.answer if service is not None else lambda start: None
        return self._scanner.people(self._key_start, answer)

    @property
    def is_announced(self) -> bool:
        """Can others see us?"""
        return self._scanner.is_announced

    def is_seen(self, key: bytes) -> bool:
        """Is the owner of this key nearby? Not proven before they are at a table with us."""
        return key_start(key) in {notice.key_start for _, notice in self._others()}

    @property
    def others(self) -> int:
        """How many people are seen, wherever they sit."""
        return len({notice.key_start for _, notice in self._others()})

    @property
    def hosts(self) -> tuple[str, ...]:
        """Where this computer is on the network, the most useful address first."""
        return tuple(own_hosts())

    @property
    def _key_start(self) -> str:
        """How our own key begins, as others see it; empty before we have one."""
        return key_start(self._identity.public) if self._identity is not None else ""

    def _others(self) -> list[tuple[str, Notice]]:
        return self._scanner.others(self._key_start)

    def _announce(self) -> None:
        """Announce the table we are at, or else only ourselves."""
        if not self._scanner.is_open or self._identity is None:
            return
        start = key_start(self._identity.public)
        emblem = emblem_number(self.emblem, self._identity.public)
        notice = Notice(start, self._name, self.plays_alone, "", IDLE, "", emblem=emblem)
        port = NO_PORT
        if self._invitation_service is not None and self.hears_invitations:
            port = self._invitation_service.port
        for lan_table in self._lan_tables:
            told = notice_of(lan_table.table)
            if told is not None:
                notice, port = told, lan_table.links.port
        self._scanner.announce(notice, port)

    def _look_for_peers(self, lan_table: LanTable) -> None:
        """Call those of this table's match who are announced nearby."""
        if lan_table.match is None:
            return
        table = lan_table.table.table.hex()
        keys = {key_start(person.key): person.key for person in lan_table.match.genesis.people}
        for _, notice in self._others():
            if notice.table == table and notice.key_start in keys:
                lan_table.table.hear_of(keys[notice.key_start], notice.addresses)

    # Tables. ---------------------------------------------------------------------------------

    def host(self, plan: TablePlan, name: str) -> LanTable:
        """Open a table for those seats of the plan that are kept for others.

        The next game of a series is only for those who have played the one before.
        """
        series = plan.series
        before = None
        with as_user_error():
            if series is not None and series.before:
                before = kept(self._folders.matches, series.before[-1].match)
                if before is None:
                    raise Refused(say(Problem.NO_EARLIER_GAME))
            offer = _offer_of(plan)
            identity = self._take_identity()
            path = self._folders.match_beginning_now(plan.game, os.urandom(3))
            table = Table(
                identity,
                TableConfig(
                    name=name or NAMELESS,
                    emblem=emblem_number(self.emblem, identity.public),
                    entropy=os.urandom,
                    keep=_keeper(path),
                    timing=self._timing,
                    offer=offer,
                    wishes=_seats_here(plan),
                    names=_names_here(plan),
                    is_ready=True,
                    is_welcome=self._is_welcome,
                    countdown=self._countdown,
                    object_to=objector(self._folders.matches),
                    kept_for=[each.key for each in before.genesis.people] if before else (),
                ),
            )
        lan_table = self._sit_at(table, path)
        lan_table.plan = plan
        return lan_table

    def change(self, lan_table: LanTable, plan: TablePlan) -> None:
        """Play something else at a table of ours that gathers; all others are asked again."""
        with as_user_error():
            offer = _offer_of(plan)
            lan_table.table.change_offer(offer, _seats_here(plan), _names_here(plan))
        lan_table.plan = plan
        lan_table.work()

    def join(self, where: str, name: str, is_watching: bool = False) -> LanTable:
        """Come to a table: one of those nearby by its key or by its three words, an address, or an
        invitation."""
        with as_user_error():
            calls, is_inviting = self._calls(where)
        return self._join(calls, is_inviting, name, is_watching, *self._wishes_at(where))

    def _join(
        self,
        calls: Callable[[], list[JoinTarget]],
        is_inviting: Callable[[bytes], bool],
        name: str,
        is_watching: bool = False,
        wishes: Sequence[int] = (ANY_SEAT,),
        names: Sequence[str] = (),
    ) -> LanTable:
        with as_user_error():
            identity = self._take_identity()
            path = self._folders.match_beginning_now("table", os.urandom(3))
            table = Table(
                identity,
                TableConfig(
                    name=name or NAMELESS,
                    emblem=emblem_number(self.emblem, identity.public),
                    entropy=os.urandom,
                    keep=_keeper(path),
                    timing=self._timing,
                    is_watching=is_watching,
                    wishes=wishes,
                    names=names,
                    is_ready=True,
                    is_welcome=lambda key, name: is_inviting(key) or self._is_welcome(key, name),
                    countdown=self._countdown,
                    players=rules_version(),
                    object_to=objector(self._folders.matches),
                ),
            )
        lan_table = self._sit_at(table, path)
        lan_table.calling = self._background.start(call_until_answered(lan_table.links.node, calls))
        return lan_table

    def _wishes_at(self, where: str) -> tuple[Sequence[int], Sequence[str]]:
        """The seats that are ours at a table nearby, and the names of the people there: those one
        further, in a series of games."""
        notice = self._scanner.notice(where)
        if notice is None or not notice.follows or self._identity is None:
            return [ANY_SEAT], []
        try:
            before = kept(self._folders.matches, bytes.fromhex(notice.follows))
        except ValueError:
            return [ANY_SEAT], []
        if before is None:
            return [ANY_SEAT], []
        mine = self._identity.public
        wishes = seats_after(before.genesis, mine, True) or [ANY_SEAT]
        return wishes, names_at(before.genesis, mine)

    def go_on(self, path: Path, name: str) -> LanTable:
        """Open a match among several again; the others find us, and we them."""
        with as_user_error():
            saga = load_saga(path)
            people = tuple(person.key for person in saga.signed.genesis.people)
            identity = self._take_identity(people)
            away = age_of(path)
            match = go_on(path, saga, identity)
            table = Table(
                identity,
                TableConfig(
                    name=name or NAMELESS,
                    emblem=emblem_number(self.emblem, identity.public),
                    entropy=os.urandom,
                    keep=_keeper(path),
                    timing=self._timing,
                    match=match,
                    away=away,
                ),
            )
        lan_table = self._sit_at(table, path)
        self.open(name)
        return lan_table

    def leave(self, lan_table: LanTable) -> None:
        """Away from a table; its match stays in the library."""
        if lan_table in self._lan_tables:
            self._lan_tables.remove(lan_table)
            self._withdraw(lan_table)
            if lan_table.calling is not None:
                lan_table.calling.cancel()
            if lan_table.match is not None:
                lan_table.match.close()
            with as_user_error():
                lan_table.links.close()

    # Invitations. ----------------------------------------------------------------------------

    def invite(self, person: NearbyPerson, lan_table: LanTable) -> None:
        """Invite a person to a table of ours, over the old link if they played with us before."""
        start, invite = person.key_start, self._invite_to(lan_table)
        if lan_table.after is not None:
            for key in lan_table.after.table.invitations.sent:
                if key_start(key) == start:
                    lan_table.after.table.invitations.invite(key, invite)
                    return
        if self._invitation_service is not None and (addresses := self._addresses_of(start)):
            self._invitation_service.invite(start, addresses, invite)

    def host_after(
        self, finished: LanTable, plan: TablePlan, sort: InvitationKind, name: str
    ) -> LanTable:
        """Open a table for the next match, and invite those who played the last one with us."""
        lan_table = self.host(plan, name)
        lan_table.after, lan_table.sort = finished, sort
        with as_user_error():
            finished.table.invite(self._invite_to(lan_table))
        return lan_table

    def _invite_to(self, lan_table: LanTable) -> Invite:
        follows = b""
        if lan_table.after is not None and lan_table.after.match is not None:
            follows = lan_table.after.match.record.match
        sort = OCCASIONS[lan_table.sort]
        return Invite(lan_table.table.table, lan_table.game, lan_table.places, sort, follows)

    def _withdraw(self, lan_table: LanTable) -> None:
        """Nobody is asked to this table any more."""
        if lan_table.is_asking and lan_table.after is not None:
            lan_table.after.table.invitations.withdraw(lan_table.table.table)
        if lan_table.is_asking and self._invitation_service is not None:
            self._invitation_service.withdraw(lan_table.table.table)
        lan_table.is_asking = False

    def people_for(self, lan_table: LanTable) -> tuple[NearbyPerson, ...]:
        """The people who can be invited to a table of ours, and what the invited ones answered."""
        asked = lan_table.asked
        if lan_table.is_kept:
            return asked
        known = [each.key_start for each in asked]
        return (*asked, *(each for each in self.around if each.key_start not in known))

    @property
    def invited(self) -> tuple[ReceivedInvitation, ...]:
        """The invitations that wait for an answer here."""
        found = [] if self._invitation_service is None else self._invitation_service.invited
        followed = [
            lan_table.after for lan_table in self._lan_tables if lan_table.after is not None
        ]
        for lan_table in self._lan_tables:
            if lan_table not in followed:
                found += [each for each in self.following(lan_table) if not self._is_passed(each)]
        return tuple(found)

    def _is_passed(self, invited: ReceivedInvitation) -> bool:
        """Is it only announced, and was declined before?"""
        is_asked = invited.key in self._invitations_of(invited).received
        return not is_asked and (invited.key, _follows(invited)) in self._passed_over

    def following(self, lan_table: LanTable) -> Iterator[ReceivedInvitation]:
        """Who of those who have played a match with us asks us to another one.

        They say so where they are linked; the next game of a series is announced as well, for those
        who come back only after it was opened.
        """
        match = lan_table.match
        if match is None or match.over is None:
            return
        received = lan_table.table.invitations.received
        for key, each in received.items():
            if is_game(each.invite.game):
                yield invited(key, each, self._people, lan_table)
        keys = {key_start(person.key): person.key for person in match.genesis.people}
        stage = PLAYING if lan_table.is_watching else GATHERING
        sort = InvitationKind.WATCH if lan_table.is_watching else InvitationKind.NEXT
        here = [each.table.table.hex() for each in self._lan_tables]
        for _, notice in self._others():
            key = keys.get(notice.key_start, b"")
            is_next = notice.follows == match.record.match.hex() and notice.stage == stage
            is_known = bool(key) and key not in received and is_game(notice.game)
            if is_next and is_known and notice.table not in here:
                here.append(notice.table)
                yield ReceivedInvitation(
                    key, notice.name, notice.game, sort, Familiarity.KNOWN, lan_table
                )

    def see(self, invited: ReceivedInvitation) -> None:
        """Tell the sender that the invitation can be seen here."""
        self._invitations_of(invited).see(invited.key)

    def decline(self, invited: ReceivedInvitation, is_for_good: bool = False) -> None:
        """Not now; or not as long as this program runs."""
        if invited.lan_table is None and self._invitation_service is not None:
            bell = self._invitation_service.bell
            (bell.mute if is_for_good else bell.decline)(invited.key)
        else:
            self._passed_over.add((invited.key, _follows(invited)))
            self._invitations_of(invited).decline(invited.key)

    def accept(self, invited: ReceivedInvitation, name: str) -> LanTable:
        """Come to the table; UserError if it is not there any more."""
        invitations, finished = self._invitations_of(invited), invited.lan_table
        is_swapped = invited.sort in (InvitationKind.NEXT, InvitationKind.SWAPPED)
        wishes: Sequence[int] = (ANY_SEAT,)
        names: Sequence[str] = ()
        if finished is not None and finished.match is not None:
            mine = finished.table.identity.public
            wishes = seats_after(finished.match.genesis, mine, is_swapped) or wishes
            names = names_at(finished.match.genesis, mine)
        with as_user_error():
            if finished is not None and invited.key not in invitations.received:
                addresses = self._addresses_of(key_start(invited.key))
            else:
                addresses = invitations.accept(invited.key).addresses
        call = JoinTarget(addresses, lambda key: key == invited.key)
        is_watching = invited.sort is InvitationKind.WATCH
        lan_table = self._join(lambda: [call], _is_nobody, name, is_watching, wishes, names)
        lan_table.after, lan_table.sort = finished, invited.sort
        return lan_table

    def _addresses_of(self, start: str) -> tuple[Address, ...]:
        """Where the one whose key begins so is announced; nowhere if they are gone."""
        found = (each.addresses for _, each in self._others() if each.key_start == start)
        return next(found, ())

    def _invitations_of(self, invited: ReceivedInvitation) -> Invitations:
        if invited.lan_table is not None:
            return invited.lan_table.table.invitations
        assert self._invitation_service is not None
        return self._invitation_service.bell.invitations

    def rival(self, lan_table: LanTable) -> ReceivedInvitation | None:
        """Who has opened a table for the same game at the same time, if theirs is the one to go to.

        Of two who ask each other at once, both go to the table of the one whose key comes first.
        """
        if lan_table.after is None or lan_table.match is not None or not lan_table.is_ours:
            return None
        mine = lan_table.table.identity.public
        for each in self.following(lan_table.after):
            if each.sort is lan_table.sort and each.key < mine:
                return each
        return None

    def _is_welcome(self, key: bytes, name: str) -> bool:
        return self._people.is_welcome(key, called(name))

    def _take_identity(self, known: tuple[bytes, ...] = ()) -> Identity:
        """One identity for all tables of this program, unless a match was played under another."""
        mine = self._identity
        if mine is not None and (not known or mine.public in known):
            return mine
        identity = take_identity(self._folders.identity, known)
        self._identity = self._identity or identity
        return identity

    def _sit_at(self, table: Table, path: Path) -> LanTable:
        links = TableInThread(table, self._background, self._notify, self._people.is_known)
        with as_user_error():
            links.open(self._listen)
        here = ((self._listen, links.port),) if self._listen else own_addresses(links.port)
        table.set_addresses(here)
        lan_table = LanTable(table, links, path, self._people)
        short = shortest(here)
        lan_table.places = here
        lan_table.code = encode(short, table.identity.public)
        lan_table.addresses = tuple(f"{host}:{port}" for host, port in short)
        self._lan_tables.append(lan_table)
        return lan_table

    # Calling. --------------------------------------------------------------------------------

    def _calls(self, where: str) -> tuple[Callable[[], list[JoinTarget]], Callable[[bytes], bool]]:
        """How to find the table, asked again before each try, and whose key we know for certain.

        UserError if the words mean nothing.
        """
        if (search := self._scanner.search(where)) is not None:
            return search, _is_nobody
        text = where.strip().removeprefix(LINK)
        if said := read_spoken_code(text):
            mine = self._key_start
            return lambda: self._scanner.spoken(said, mine), _is_nobody
        try:
            invitation = decode(text)
        except BadCode as error:
            if is_like_code(text):
                raise UserError(say(Problem.CODE_MISTYPED)) from error
            if ":" not in text:
                raise UserError(say(LanText.NO_ADDRESS)) from None
            call = JoinTarget((read_address(text),))
            return lambda: [call], _is_nobody
        invited = JoinTarget(invitation.addresses, invitation.is_for)
        return lambda: [invited], invitation.is_for


def _seats_here(plan: TablePlan) -> Sequence[int]:
    """The seats that people at this computer take."""
    taken = (*plan.levels, *plan.guests)
    return [seat for seat in range(plan.seats) if seat not in taken] or [ANY_SEAT]


def _names_here(plan: TablePlan) -> Sequence[str]:
    """What those people are called, where it was asked."""
    return [plan.names.get(seat, "") for seat in _seats_here(plan)]


def _offer_of(plan: TablePlan) -> Offer:
    return make_offer(
        plan.game,
        dict(plan.settings),
        plan.seats,
        dict(plan.levels),
        int(time.time()),
        replace(plan.terms, players=rules_version()),
        plan.series,
    )


def _follows(invited: ReceivedInvitation) -> str:
    """The match that the announced one follows."""
    match = invited.lan_table.match if invited.lan_table is not None else None
    return match.record.match.hex() if match is not None else ""


def _keeper(path: Path) -> Callable[[Signed], Journal]:
    """Gives a match its file when it begins."""

    return lambda signed: SagaFile.create(path)


def _is_nobody(key: bytes) -> bool:
    return False
