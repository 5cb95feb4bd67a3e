"""The network beside a window: tables nearby, tables opened and joined, all in one thread.

Sockets want an event loop, and a window has one of its own. Both run in the same thread here:
whoever shows the window calls `pump` many times a second, and all that has come meanwhile is
dealt with in that moment. So a match is never changed while somebody looks at it, and nothing
needs a lock.

Nothing goes out to the network before `open`, `host` or `join` is called.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meadhall.client.folders import Folders
from meadhall.client.headless import Call, read_address
from meadhall.client.identities import take_identity
from meadhall.client.tables import NAMELESS, SUFFIX, Plan
from meadhall.client.trouble import Trouble, in_words
from meadhall.net.errors import NetError
from meadhall.net.files import SagaFile, load_saga
from meadhall.net.genesis import Signed
from meadhall.net.identity import Identity
from meadhall.net.invite import BadCode, decode, encode, shortest
from meadhall.net.lobby import ANY_SEAT, make_offer
from meadhall.net.match import Journal, Match, resume
from meadhall.net.messages import PROTOCOL
from meadhall.net.shell.addresses import own_addresses
from meadhall.net.shell.discovery import Discovery, Notice, key_start
from meadhall.net.shell.node import Node
from meadhall.net.shell.tls import BadLink, Credentials
from meadhall.net.table import Came, Table, Talked, Troubled, TurnedAway, Went

SEARCH_SECONDS: Final = 20.0
CLOSE_SECONDS: Final = 2.0
LINGER_SECONDS: Final = 0.05


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


class Party:
    """One table on the network, from its gathering to its last signature."""

    def __init__(self, table: Table, node: Node, path: Path) -> None:
        self.table = table
        self.node = node
        self.path = path
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
    def people(self) -> tuple[Attendee, ...]:
        lobby = self.table.lobby
        if lobby is None:
            return ()
        me = self.table.identity.public
        return tuple(Attendee(card.name, card.is_ready, card.key == me) for card in lobby.people)

    @property
    def missing(self) -> int:
        """How many people must still come."""
        lobby = self.table.lobby
        if lobby is None or lobby.opener is None or lobby.opener.offer is None:
            return 0
        seated = sum(len(card.wishes) for card in lobby.people)
        return max(0, lobby.opener.offer.free - seated)

    @property
    def game(self) -> str:
        """The game of the table, once it is known."""
        lobby = self.table.lobby
        if lobby is not None and lobby.opener is not None and lobby.opener.offer is not None:
            return lobby.opener.offer.game
        return "" if self.match is None else self.match.genesis.game

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
        """Hear what the table has to tell, and send what was said here."""
        while (event := self.table.next_event()) is not None:
            match event:
                case Came(_, name, is_watching):
                    self.news.append(f"{name} looks on." if is_watching else f"{name} is here.")
                case Went(_, name):
                    self.news.append(f"{name} cannot be heard any more. The match is kept.")
                case Talked(name, text):
                    self.talk.append((name, text))
                case TurnedAway(_, reason) if self.match is None:
                    self.failure = f"{reason[:1].upper()}{reason[1:]}."
                case Troubled(why):
                    self.news.append(f"{why[:1].upper()}{why[1:]}.")
        self.node.flush()


class Network:
    """`listen`, an address of this machine, keeps everything there: nothing is announced."""

    def __init__(self, folders: Folders, listen: str | None = None) -> None:
        self._folders = folders
        self._listen = listen
        self._loop = asyncio.new_event_loop()
        self._discovery: Discovery | None = None
        self._identity: Identity | None = None
        self._parties: list[Party] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._announced: tuple[Notice, int] | None = None

    # Time. -----------------------------------------------------------------------------------

    def pump(self) -> None:
        """Deal with all that has come since the last time."""
        self._loop.call_soon(self._loop.stop)
        self._loop.run_forever()
        for party in self._parties:
            party.work()
        self._announce()

    def close(self) -> None:
        """Say goodbye to everybody; give up after a moment."""
        with contextlib.suppress(TimeoutError, NetError, OSError):
            self._loop.run_until_complete(asyncio.wait_for(self._close(), CLOSE_SECONDS))
        self._loop.run_until_complete(self._end_what_is_left())
        self._loop.close()

    async def _close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for party in self._parties:
            await party.node.close()
        if self._discovery is not None:
            await self._discovery.close()

    async def _end_what_is_left(self) -> None:
        """Calls that others made to us, and links that are not quite closed."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await asyncio.sleep(LINGER_SECONDS)

    def _start(self, what: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _run(self, what: Coroutine[None, None, None]) -> None:
        """Do something that takes no time worth mentioning."""
        with in_words():
            self._loop.run_until_complete(what)

    # Who is nearby. --------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to listen for tables nearby."""
        if self._discovery is None and self._listen is None:
            self._discovery = Discovery(lambda: None)
            self._start(self._discovery.open())

    @property
    def trouble(self) -> str:
        """Why nobody may be found, as a sentence."""
        why = self._discovery.trouble if self._discovery is not None else ""
        return f"{why[:1].upper()}{why[1:]}." if why else ""

    @property
    def nearby(self) -> tuple[Nearby, ...]:
        if self._discovery is None:
            return ()
        mine = key_start(self._identity.public) if self._identity is not None else ""
        return tuple(
            Nearby(
                key,
                notice.name,
                notice.game,
                notice.seats,
                notice.stage == "gathering",
                notice.protocol == PROTOCOL,
            )
            for key, notice in sorted(self._discovery.nearby.items())
            if notice.key_start != mine and notice.stage != "idle"
        )

    def _announce(self) -> None:
        """Let the others see the table that gathers here."""
        if self._discovery is None or self._identity is None:
            return
        for party in self._parties:
            lobby = party.table.lobby
            if party.is_watching or lobby is None or lobby.mine.offer is None:
                continue
            offer = lobby.mine.offer
            stage = "gathering" if party.match is None else "playing"
            seats = f"{party.missing if party.match is None else 0}/{offer.seats}"
            start = key_start(self._identity.public)
            notice = Notice(
                start, party.table.name, offer.game, seats, stage, party.table.table.hex()
            )
            if (notice, party.node.port) != self._announced:
                self._announced = notice, party.node.port
                self._start(self._discovery.announce(notice, party.node.port))

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
                plan.game, dict(plan.settings), plan.seats, dict(plan.levels), int(time.time())
            )
            identity = self._take_identity()
            path = self._new_path(plan.game)
            table = Table(
                identity,
                name or NAMELESS,
                os.urandom,
                _keeper(path),
                offer=offer,
                wishes=here or [ANY_SEAT],
                is_ready=True,
            )
        return self._sit_at(table, path)

    def join(self, where: str, name: str, is_watching: bool = False) -> Party:
        """Come to a table: one of those nearby by its key, an address, or an invitation."""
        with in_words():
            calls = self._calls(where)
            identity = self._take_identity()
            path = self._new_path("table")
            table = Table(
                identity,
                name or NAMELESS,
                os.urandom,
                _keeper(path),
                is_watching=is_watching,
                is_ready=True,
            )
        party = self._sit_at(table, path)
        self._start(self._call(party, calls))
        return party

    def go_on(self, path: Path, name: str) -> Party:
        """Open a match among several again; the others find us, and we them."""
        with in_words():
            saga = load_saga(path)
            people = tuple(person.key for person in saga.signed.genesis.people)
            identity = self._take_identity(people)
            match = resume(saga, identity, SagaFile.go_on(path, saga))
            table = Table(identity, name or NAMELESS, os.urandom, _keeper(path), match=match)
        party = self._sit_at(table, path)
        self.open()
        self._start(self._find_again(party))
        return party

    def leave(self, party: Party) -> None:
        """Away from a table; its match stays in the library."""
        if party in self._parties:
            self._parties.remove(party)
            self._run(party.node.close())

    def _take_identity(self, known: tuple[bytes, ...] = ()) -> Identity:
        """One identity for all tables of this program, unless a match was played under another."""
        mine = self._identity
        if mine is not None and (not known or mine.public in known):
            return mine
        identity = take_identity(self._folders.matches.parent / "identity", known)
        self._identity = self._identity or identity
        return identity

    def _new_path(self, game: str) -> Path:
        stamp = time.strftime("%Y-%m-%d %H.%M")
        return self._folders.matches / f"{stamp} {game} {os.urandom(3).hex()}{SUFFIX}"

    def _sit_at(self, table: Table, path: Path) -> Party:
        node = Node(table, Credentials(table.identity), lambda: None)
        self._run(node.open(self._listen))
        here = ((self._listen, node.port),) if self._listen else own_addresses(node.port)
        table.set_addresses(here)
        party = Party(table, node, path)
        short = shortest(here)
        party.code = encode(short, table.identity.public)
        party.addresses = tuple(f"{host}:{port}" for host, port in short)
        self._parties.append(party)
        return party

    # Calling. --------------------------------------------------------------------------------

    def _calls(self, where: str) -> Callable[[], list[Call]]:
        """What to try, asked anew before each try; Trouble if the words mean nothing."""
        if self._discovery is not None and where in self._discovery.nearby:
            return lambda: self._calls_to(lambda key, notice: key == where)
        text = where.strip()
        try:
            invitation = decode(text)
        except BadCode:
            if ":" not in text:
                raise Trouble(
                    "That is neither an invitation nor an address such as 192.168.1.5:4000."
                ) from None
            call = Call((read_address(text),))
            return lambda: [call]
        call = Call(invitation.addresses, invitation.is_for)
        return lambda: [call]

    def _calls_to(self, fits: Callable[[str, Notice], bool]) -> list[Call]:
        found = self._discovery.nearby.items() if self._discovery is not None else ()
        return [
            Call(notice.addresses, _starts_with(notice.key_start))
            for key, notice in found
            if fits(key, notice) and notice.addresses
        ]

    async def _call(self, party: Party, calls: Callable[[], list[Call]]) -> None:
        """Call until the table answers, or say why it does not."""
        deadline = self._loop.time() + SEARCH_SECONDS
        why = "nobody answers there"
        while not party.table.guests and self._loop.time() < deadline:
            for call in calls():
                try:
                    await party.node.dial(call.addresses, call.is_for)
                    return
                except BadLink as error:
                    why = str(error)
            await asyncio.sleep(0.5)
        if not party.table.guests:
            party.failure = f"{why[:1].upper()}{why[1:]}."

    async def _find_again(self, party: Party) -> None:
        """Call whoever announces the table of this match, until all are there."""
        table = party.table.table.hex()
        while party in self._parties:
            if not party.table.guests:
                for call in self._calls_to(lambda key, notice: notice.table == table):
                    with contextlib.suppress(BadLink):
                        await party.node.dial(call.addresses, call.is_for)
            await asyncio.sleep(1.0)


def _keeper(path: Path) -> Callable[[Signed], Journal]:
    """Gives a match its file when it begins."""

    return lambda signed: SagaFile.create(path)


def _starts_with(start: str) -> Callable[[bytes], bool]:
    return lambda key: key_start(key) == start
