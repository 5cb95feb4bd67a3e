"""The network beside a window: tables nearby, tables opened and joined.

Sockets have a thread of their own, so that the links live while the window is busy; tables and
matches belong to the thread of the window (`meadhall.net.shell.apart` is the wall between them).
Whoever shows the window calls `pump` some times a second, and at once when the bell rings, and all
that has come meanwhile is dealt with in that moment. So a match is never changed while somebody
looks at it, and nothing needs a lock.

With strangers no match begins before somebody here has said that they are welcome, for which two
people compare words; whom one has met before, or was invited by, comes in without a question.

Nothing goes out to the network before `open`, `host` or `join` is called.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from meadhall.client.acquaintances import Acquaintances, Meeting
from meadhall.client.computers import brand
from meadhall.client.folders import Folders
from meadhall.client.headless import Call, age_of, read_address
from meadhall.client.identities import take_identity
from meadhall.client.notices import missing, notice_of
from meadhall.client.presence import Presence, presence
from meadhall.client.tables import NAMELESS, Plan, go_on
from meadhall.client.trouble import Trouble, in_words
from meadhall.engines.values import Setting
from meadhall.net.events import Compared, Said
from meadhall.net.files import SagaFile, load_saga
from meadhall.net.genesis import Signed
from meadhall.net.identity import Identity, words
from meadhall.net.invite import BadCode, decode, encode, shortest
from meadhall.net.lobby import ANY_SEAT, make_offer
from meadhall.net.match import Journal, Match
from meadhall.net.mesh import Timing
from meadhall.net.messages import PROTOCOL
from meadhall.net.shell.addresses import own_addresses
from meadhall.net.shell.apart import Apart, Deputy
from meadhall.net.shell.background import Background
from meadhall.net.shell.discovery import (
    GATHERING,
    IDLE,
    NO_PORT,
    PLAYING,
    Discovery,
    Notice,
    key_start,
)
from meadhall.net.shell.node import Node
from meadhall.net.shell.tls import BadLink
from meadhall.net.steps import Wish
from meadhall.net.table import Began, Came, Table, Talked, Troubled, TurnedAway, Went

SEARCH_SECONDS: Final = 20.0
CLOSE_SECONDS: Final = 2.0
AGAIN_SECONDS: Final = 0.5


@dataclass(frozen=True, slots=True)
class Nearby:
    """A table that somebody announces. Nothing of it is proven before it is joined."""

    key: str
    person: str
    game: str
    seats: str  # free and all, as 1/2
    is_open: bool  # does it still gather?
    is_ours_to_join: bool  # do both ends speak the same protocol?


@dataclass(frozen=True, slots=True)
class Attendee:
    """Somebody who has come to a table that gathers."""

    name: str
    is_ready: bool
    is_me: bool


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody at the table whom we have not met. The words belong to the key, not to the name."""

    key: bytes
    name: str
    words: str
    is_namesake: bool  # is somebody else known by this name?


@dataclass(frozen=True, slots=True)
class Sighting:
    """Whom discovery had found at one moment, and why it may find nobody."""

    notices: Mapping[str, Notice] = field(default_factory=dict)
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is to be played at a table that gathers, and what everybody agrees to there."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    computers: tuple[tuple[int, str], ...]
    terms: tuple[str, ...]


class Party:
    """One table on the network, from its gathering to its last signature."""

    def __init__(self, table: Table, links: Apart, path: Path, people: Acquaintances) -> None:
        self.table = table
        self.links = links
        self.path = path
        self.calling: Future[None] | None = None
        self._people = people
        self.failure = ""
        self.code = ""
        self.addresses: tuple[str, ...] = ()
        self.news: list[str] = []
        """Sentences that nobody has read yet: who came, who went, what went wrong."""

        self.talk: list[tuple[str, str]] = []

    @property
    def match(self) -> Match | None:
        return self.table.match

    @property
    def is_watching(self) -> bool:
        return self.table.is_watching

    @property
    def presence(self) -> Presence | None:
        """What the people at the table should know of each other; None if all is well."""
        if self.table.mesh is None:
            return None
        return presence(self.table.mesh, _sentence(self.table.trouble))

    @property
    def people(self) -> tuple[Attendee, ...]:
        lobby = self.table.lobby
        if lobby is None:
            return ()
        me = self.table.identity.public
        return tuple(Attendee(card.name, card.is_ready, card.key == me) for card in lobby.people)

    @property
    def words(self) -> str:
        """Our own words, for others to compare."""
        return words(self.table.identity.public)

    @property
    def is_ours(self) -> bool:
        """Have we opened this table?"""
        lobby = self.table.lobby
        return lobby is not None and lobby.mine.offer is not None

    @property
    def strangers(self) -> tuple[Stranger, ...]:
        """Those with whom no match begins until they are welcome."""
        lobby = self.table.lobby
        if lobby is None or self.match is not None:
            return ()
        return tuple(
            Stranger(
                card.key,
                card.name,
                words(card.key),
                self._people.look_at(card.key, card.name) is Meeting.NAMESAKE,
            )
            for card in lobby.strangers
        )

    def welcome(self, stranger: Stranger) -> None:
        """Play with this stranger, and know them from now on."""
        self._people.meet(stranger.key, stranger.name)
        self.table.reconsider()
        self.work()

    def refuse(self, stranger: Stranger) -> None:
        """Turn a stranger away from the table that we have opened."""
        with in_words():
            self.table.refuse(stranger.key)
        self.work()

    @property
    def missing(self) -> int:
        """How many people must still come."""
        return missing(self.table)

    @property
    def game(self) -> str:
        """The game of the table, once it is known."""
        lobby = self.table.lobby
        if lobby is not None and lobby.opener is not None and lobby.opener.offer is not None:
            return lobby.opener.offer.game
        return "" if self.match is None else self.match.genesis.game

    @property
    def proposal(self) -> Proposal | None:
        """What the opener proposes, once it is known."""
        lobby = self.table.lobby
        if lobby is None or lobby.opener is None or lobby.opener.offer is None:
            return None
        offer = lobby.opener.offer
        return Proposal(offer.game, offer.seats, offer.settings, offer.computers, lobby.sentences())

    def say(self, text: str) -> None:
        with in_words():
            self.table.talk(text)
        if self.match is None:
            self.talk.append((self.table.name, text))

    def read_news(self) -> list[str]:
        """What is new, once."""
        news, self.news = self.news, []
        return news

    def work(self) -> None:
        """Hear what has come and what the table has to tell, and send what was said here."""
        self.links.work()
        if self.calling is not None and self.calling.done():
            self._end_call(self.calling)
        while (event := self.table.next_event()) is not None:
            match event:
                case Came(_, name, is_watching):
                    self.news.append(f"{name} looks on." if is_watching else f"{name} is here.")
                case Went(_, name):
                    self.news.append(f"{name} cannot be heard any more. The match is kept.")
                case Talked(name, text):
                    self.talk.append((name, text))
                case TurnedAway(key, reason) if self._hangs_on(key):
                    self.failure = _sentence(reason)
                case Troubled(why) if self.match is None:
                    self.news.append(_sentence(why))
                case Compared():
                    self._tell_difference(event)
                case Said(peer, Wish.CLAIM):
                    self._tell_claim(peer)
                case Began(signed):
                    for person in signed.genesis.people:
                        if person.key != self.table.identity.public:
                            self._people.meet(person.key, person.name)

    def _tell_claim(self, peer: int) -> None:
        """Of two, one has stayed away for longer than the table waits."""
        assert self.match is not None
        name = self.match.genesis.people[peer].name
        self.news.append(
            "You claim the match: the other has stayed away for longer than this table waits."
            if peer == self.match.me
            else f"{name} claims the match: you stayed away for longer than this table waits."
        )

    def _tell_difference(self, event: Compared) -> None:
        """Two computers stand at different positions: keep the facts, and say what is safe."""
        if event.was_ours:
            self.news.append("This computer had gone astray. It is back, and nothing is lost.")
            return
        report = self.path.with_suffix(".desync.json")
        with contextlib.suppress(OSError):
            report.write_bytes(event.bundle)
        assert self.match is not None
        name = self.match.genesis.people[event.peer].name
        self.news.append(
            f"Your board and {name}'s differ. The match waits, and nothing of it is lost; what "
            f"differs is written down in {report.name}."
        )

    def _hangs_on(self, key: bytes) -> bool:
        """Can there be no match without the owner of this key?"""
        if self.match is not None or self.is_ours:
            return False
        opener = self.table.lobby.opener if self.table.lobby is not None else None
        return opener is None or opener.key == key

    def _end_call(self, calling: Future[None]) -> None:
        self.calling = None
        if not calling.cancelled() and (error := calling.exception()) is not None:
            self.failure = _sentence(str(error))


class Network:
    """`listen`, an address of this machine, keeps everything there: nothing is announced.

    `ring` is called in another thread when there is something to `pump`.
    """

    def __init__(
        self,
        folders: Folders,
        listen: str | None = None,
        timing: Timing | None = None,
        ring: Callable[[], None] = lambda: None,
    ) -> None:
        self._folders = folders
        self._ring = ring
        self._timing = timing
        self._listen = listen
        self._background = Background("meadhall network")
        self._people = Acquaintances(folders.config / "people.json")
        self._discovery: Discovery | None = None
        self._sightings: SimpleQueue[Sighting] = SimpleQueue()
        self._sighting = Sighting()
        self._identity: Identity | None = None
        self._name = NAMELESS
        self._parties: list[Party] = []
        self._announced: tuple[Notice, int] | None = None

    # Time. -----------------------------------------------------------------------------------

    def pump(self) -> None:
        """Deal with all that has come since the last time."""
        while not self._sightings.empty():
            self._sighting = self._sightings.get()
        for party in self._parties:
            self._look_for_peers(party)
            party.work()
        self._announce()

    def close(self) -> None:
        """Say goodbye to everybody; give up after a moment."""
        parties = list(self._parties)
        self._background.shutdown(lambda: self._close(parties), CLOSE_SECONDS)

    async def _close(self, parties: list[Party]) -> None:
        """In the network's thread, like everything else that is `async` here."""
        for party in parties:
            await party.links.node.close()
        if self._discovery is not None:
            await self._discovery.close()

    # Who is nearby. --------------------------------------------------------------------------

    def open(self, name: str = "") -> None:
        """Begin to listen for tables nearby, and let others see that we do."""
        self._name = name or NAMELESS
        if self._discovery is None and self._listen is None:
            with in_words():
                self._take_identity()
            self._discovery = discovery = Discovery(lambda: self._see(discovery))
            self._background.start(self._look_around(discovery))

    async def _look_around(self, discovery: Discovery) -> None:
        await discovery.open()
        self._see(discovery)

    def _see(self, discovery: Discovery) -> None:
        """In the network's thread: hand over what has been found by now."""
        self._sightings.put(Sighting(dict(discovery.nearby), discovery.trouble))
        self._ring()

    @property
    def trouble(self) -> str:
        """Why nobody may be found, as a sentence."""
        return _sentence(self._sighting.trouble)

    @property
    def nearby(self) -> tuple[Nearby, ...]:
        """The tables of others, each once, although everybody announces where it plays."""
        tables = {party.table.table.hex() for party in self._parties}
        found = []
        for key, notice in self._others():
            if notice.stage not in (GATHERING, PLAYING) or notice.table in tables:
                continue
            tables.add(notice.table)
            is_open, is_ours = notice.stage == GATHERING, notice.protocol == PROTOCOL
            found.append(Nearby(key, notice.name, notice.game, notice.seats, is_open, is_ours))
        return tuple(found)

    @property
    def around(self) -> tuple[str, ...]:
        """The names of those who are nearby and sit at no table."""
        return tuple(
            notice.name or NAMELESS for _, notice in self._others() if notice.stage == IDLE
        )

    def _others(self) -> list[tuple[str, Notice]]:
        mine = key_start(self._identity.public) if self._identity is not None else ""
        seen = sorted(self._sighting.notices.items())
        return [(key, notice) for key, notice in seen if notice.key_start != mine]

    def _announce(self) -> None:
        """Let the others see at which table we are, or that somebody is here at least."""
        if self._discovery is None or self._identity is None:
            return
        start = key_start(self._identity.public)
        notice, port = Notice(start, self._name, "", "", IDLE, ""), NO_PORT
        for party in self._parties:
            told = notice_of(party.table)
            if told is not None:
                notice, port = told, party.links.port
        if (notice, port) != self._announced:
            self._announced = notice, port
            self._background.start(self._discovery.announce(notice, port))

    def _look_for_peers(self, party: Party) -> None:
        """Whoever belongs to the match of this table and is announced nearby can be called."""
        if party.match is None:
            return
        table = party.table.table.hex()
        keys = {key_start(person.key): person.key for person in party.match.genesis.people}
        for _, notice in self._others():
            if notice.table == table and notice.key_start in keys:
                party.table.hear_of(keys[notice.key_start], notice.addresses)

    # Tables. ---------------------------------------------------------------------------------

    def host(self, plan: Plan, name: str) -> Party:
        """Open a table for those seats of the plan that are kept for others."""
        with in_words():
            here = [
                seat
                for seat in range(plan.seats)
                if seat not in plan.levels and seat not in plan.guests
            ]
            offer = make_offer(
                plan.game,
                dict(plan.settings),
                plan.seats,
                dict(plan.levels),
                int(time.time()),
                replace(plan.terms, players=brand()),
            )
            identity = self._take_identity()
            path = self._folders.match_beginning_now(plan.game, os.urandom(3))
            table = Table(
                identity,
                name or NAMELESS,
                os.urandom,
                _keeper(path),
                timing=self._timing,
                offer=offer,
                wishes=here or [ANY_SEAT],
                is_ready=True,
                is_welcome=self._is_known,
            )
        return self._sit_at(table, path)

    def join(self, where: str, name: str, is_watching: bool = False) -> Party:
        """Come to a table: one of those nearby by its key, an address, or an invitation."""
        with in_words():
            calls, is_inviting = self._calls(where)
            identity = self._take_identity()
            path = self._folders.match_beginning_now("table", os.urandom(3))
            table = Table(
                identity,
                name or NAMELESS,
                os.urandom,
                _keeper(path),
                timing=self._timing,
                is_watching=is_watching,
                is_ready=True,
                is_welcome=lambda key: is_inviting(key) or self._is_known(key),
                players=brand(),
            )
        party = self._sit_at(table, path)
        party.calling = self._background.start(_call(party.links.node, calls))
        return party

    def go_on(self, path: Path, name: str) -> Party:
        """Open a match among several again; the others find us, and we them."""
        with in_words():
            saga = load_saga(path)
            people = tuple(person.key for person in saga.signed.genesis.people)
            identity = self._take_identity(people)
            away = age_of(path)
            match = go_on(path, saga, identity)
            table = Table(
                identity,
                name or NAMELESS,
                os.urandom,
                _keeper(path),
                timing=self._timing,
                match=match,
                away=away,
            )
        party = self._sit_at(table, path)
        self.open(name)
        return party

    def leave(self, party: Party) -> None:
        """Away from a table; its match stays in the library."""
        if party in self._parties:
            self._parties.remove(party)
            if party.calling is not None:
                party.calling.cancel()
            if party.match is not None:
                party.match.close()
            with in_words():
                party.links.close()

    def _is_known(self, key: bytes) -> bool:
        return self._people.look_at(key, "") is Meeting.KNOWN

    def _take_identity(self, known: tuple[bytes, ...] = ()) -> Identity:
        """One identity for all tables of this program, unless a match was played under another."""
        mine = self._identity
        if mine is not None and (not known or mine.public in known):
            return mine
        identity = take_identity(self._folders.identity, known)
        self._identity = self._identity or identity
        return identity

    def _sit_at(self, table: Table, path: Path) -> Party:
        links = Apart(table, self._background, self._ring)
        with in_words():
            links.open(self._listen)
        here = ((self._listen, links.port),) if self._listen else own_addresses(links.port)
        table.set_addresses(here)
        party = Party(table, links, path, self._people)
        short = shortest(here)
        party.code = encode(short, table.identity.public)
        party.addresses = tuple(f"{host}:{port}" for host, port in short)
        self._parties.append(party)
        return party

    # Calling. --------------------------------------------------------------------------------

    def _calls(self, where: str) -> tuple[Callable[[], list[Call]], Callable[[bytes], bool]]:
        """What to try, asked anew before each try, and whose key we have been given for certain.

        Trouble if the words mean nothing.
        """
        discovery = self._discovery
        if discovery is not None and where in self._sighting.notices:
            return lambda: _calls_to(discovery, where), _is_nobody
        text = where.strip()
        try:
            invitation = decode(text)
        except BadCode:
            if ":" not in text:
                raise Trouble(
                    "That is neither an invitation nor an address such as 192.168.1.5:4000."
                ) from None
            call = Call((read_address(text),))
            return lambda: [call], _is_nobody
        invited = Call(invitation.addresses, invitation.is_for)
        return lambda: [invited], invitation.is_for


async def _call(node: Node[Deputy], calls: Callable[[], list[Call]]) -> None:
    """Call until the table answers; BadLink, and why, if it does not."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + SEARCH_SECONDS
    why = BadLink("nobody answers there")
    while not node.is_linked and loop.time() < deadline:
        for call in calls():
            try:
                await node.dial(call.addresses, call.is_for)
                return
            except BadLink as error:
                why = error
        await asyncio.sleep(AGAIN_SECONDS)
    if not node.is_linked:
        raise why


def _calls_to(discovery: Discovery, name: str) -> list[Call]:
    """How to call whoever announces itself by this name; in the network's thread."""
    notice = discovery.nearby.get(name)
    if notice is None or not notice.addresses:
        return []
    start = notice.key_start
    return [Call(notice.addresses, lambda key: key_start(key) == start)]


def _keeper(path: Path) -> Callable[[Signed], Journal]:
    """Gives a match its file when it begins."""

    return lambda signed: SagaFile.create(path)


def _is_nobody(key: bytes) -> bool:
    return False


def _sentence(why: str) -> str:
    return f"{why[:1].upper()}{why[1:]}." if why else ""
