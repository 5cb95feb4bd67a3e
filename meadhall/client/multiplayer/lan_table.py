"""One table on the network as a window deals with it: from its gathering to its last signature.

People who are met for the first time are trusted. Somebody who bears a known name under another
key is a stranger here, and no match begins before they are welcomed.
"""

import contextlib
from concurrent.futures import Future
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from meadhall.client.match.setup import TablePlan
from meadhall.client.multiplayer.acquaintances import Acquaintances
from meadhall.client.multiplayer.announcement import missing
from meadhall.client.multiplayer.connection_status import ConnectionStatus, connection_status
from meadhall.client.multiplayer.display_names import called, told_apart
from meadhall.client.multiplayer.invitation_service import OF_STAGES
from meadhall.client.multiplayer.invitations import InvitationKind, NearbyPerson
from meadhall.client.multiplayer.texts import LanText
from meadhall.client.system.user_error import as_user_error
from meadhall.engines.phrases import Phrase, Text, say
from meadhall.engines.values import Setting
from meadhall.net.audit.evidence import write_evidence
from meadhall.net.errors import BadFile, NetError
from meadhall.net.gathering.lobby import Card
from meadhall.net.gathering.spoken_code import spoken_code
from meadhall.net.gathering.table import (
    Began,
    Came,
    Changed,
    Table,
    Talked,
    Troubled,
    TurnedAway,
    Went,
)
from meadhall.net.identity import words
from meadhall.net.match.events import Broke, Compared
from meadhall.net.match.match import Match
from meadhall.net.match.mesh import Mesh
from meadhall.net.shell.discovery import key_start
from meadhall.net.shell.thread_bridge import TableInThread
from meadhall.net.transport.messages import Address
from meadhall.net.transport.plain_text import looks, one_line

TALK_LIMIT: Final = 1000
"""So many words are kept outside of a match; nobody reads more."""


@dataclass(frozen=True, slots=True)
class Attendee:
    """A person in the waiting room."""

    name: str
    is_ready: bool
    is_me: bool
    is_opener: bool = False
    emblem: int = 0
    key: bytes = b""


def _all_called(card: Card) -> str:
    """The name of who sits there, or the names of all who share that computer."""
    return ", ".join(called(name) for name in card.names or (card.name,))


@dataclass(frozen=True, slots=True)
class Stranger:
    """A person in the waiting room with a name that we know under another key."""

    key: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a table that gathers will play, and its terms."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    computers: tuple[tuple[int, str], ...]
    terms: tuple[Phrase, ...]
    game_number: int = 0
    """Which game of a series it is; 0 outside of a series."""

    games: int = 0


class LanTable:
    """One table on the network, from its gathering to its last signature."""

    def __init__(
        self, table: Table, links: TableInThread, path: Path, people: Acquaintances
    ) -> None:
        self.table = table
        self.links = links
        self.path = path
        self.calling: Future[None] | None = None
        self._people = people
        self._was_found = False
        self.failure: Text = ""
        self.code = ""
        self.addresses: tuple[str, ...] = ()
        self.places: tuple[Address, ...] = ()
        """The same, for programs to call."""

        self.after: LanTable | None = None
        """The table of the match that this one follows, where it follows one."""

        self.sort = InvitationKind.TABLE
        self.is_asking = True
        """May there still be open invitations to it?"""

        self.plan: TablePlan | None = None
        """What is played at a table of ours, as it was planned."""

        self.news: list[Text] = []
        """Sentences that nobody has read yet: who came, who went, what went wrong."""

        self.talk: list[tuple[str, str, int]] = []
        """What was said outside of the match."""

        self._handed_on = 0
        self._told_claim = False

    @property
    def match(self) -> Match | None:
        return self.table.match

    @property
    def is_watching(self) -> bool:
        return self.table.is_watching

    @property
    def connection_status(self) -> ConnectionStatus | None:
        """What the people at the table should know of each other; None if all is well."""
        if self.table.mesh is None:
            return None
        return connection_status(self.table.mesh, self.table.trouble)

    @property
    def people(self) -> tuple[Attendee, ...]:
        lobby = self.table.lobby
        if lobby is None:
            return ()
        me = self.table.identity.public
        people = lobby.people
        marks = [words(card.key).split()[0] for card in people]
        names = told_apart(
            [(_all_called(card), mark) for card, mark in zip(people, marks, strict=True)]
        )
        return tuple(
            Attendee(
                name, card.is_ready, card.key == me, card.offer is not None, card.emblem, card.key
            )
            for name, card in zip(names, people, strict=True)
        )

    def _name_of(self, key: bytes, name: str) -> str:
        """What to call the owner of this key, who gives this name: nobody like somebody else."""
        known = {each.key: each.name for each in self.people}
        if self.match is not None:
            genesis = self.match.genesis
            known |= {each.key: genesis.peer_name(at) for at, each in enumerate(genesis.people)}
        if key in known:
            return known[key]
        taken = {looks(other) for other in (*known.values(), self.table.name)}
        mark = words(key).split()[0]
        return f"{called(name)} ({mark})" if looks(called(name)) in taken else called(name)

    @property
    def is_seated(self) -> bool:
        """Do we have a seat? Not if others took the last ones before us."""
        return any(each.is_me for each in self.people)

    @property
    def is_deserted(self) -> bool:
        """Has the opener left the table?"""
        lobby = self.table.lobby
        return self._was_found and self.match is None and (lobby is None or lobby.opener is None)

    def spoken(self, language: str) -> str:
        """The three words that lead here on this network."""
        return spoken_code(self.table.table.hex(), key_start(self.table.identity.public), language)

    @property
    def is_ready(self) -> bool:
        """Have we said that it may begin as it is offered?"""
        return self.table.lobby is not None and self.table.lobby.mine.is_ready

    def set_ready(self, is_ready: bool) -> None:
        with as_user_error():
            self.table.set_ready(is_ready)
        self.work()

    def go_on_without(self) -> None:
        """Wish that the table goes on without those who have not chosen for long."""
        with as_user_error():
            if self.table.mesh is not None:
                self.table.mesh.go_on_without()
        self.work()

    @property
    def begins_in(self) -> int | None:
        """The seconds that are counted down; None if nothing is."""
        left = self.table.begins_in
        return None if left is None else ceil(left)

    @property
    def is_ours(self) -> bool:
        """Have we opened this table?"""
        lobby = self.table.lobby
        return lobby is not None and lobby.mine.offer is not None

    @property
    def strangers(self) -> tuple[Stranger, ...]:
        """Those with a known name under another key. No match begins with them until they are
        welcomed."""
        lobby = self.table.lobby
        if lobby is None or self.match is not None or not self.is_seated:
            return ()
        return tuple(Stranger(card.key, called(card.name)) for card in lobby.strangers)

    def welcome(self, stranger: Stranger) -> None:
        """Play with this stranger, and know them from now on."""
        self._people.meet(stranger.key, stranger.name)
        self.table.reconsider()
        self.work()

    def refuse(self, key: bytes) -> None:
        """Turn somebody away from the table that we have opened."""
        with as_user_error():
            self.table.refuse(key)
        self.work()

    @property
    def asked(self) -> tuple[NearbyPerson, ...]:
        """Those who have played the match before this one, and what they say to another."""
        if self.after is None or self.after.match is None or not self.is_ours:
            return ()
        sent = self.after.table.invitations.sent
        here = {card.key for card in self.table.lobby.people} if self.table.lobby else set()
        return tuple(
            NearbyPerson(
                key_start(person.key),
                person.name,
                True,
                OF_STAGES[sent[person.key].stage],
                emblem=person.emblem,
            )
            for person in self.after.match.genesis.people
            if person.key in sent and person.key not in here
        )

    @property
    def is_kept(self) -> bool:
        """Is the table only for those who played the last game of the series?"""
        proposal = self.proposal
        return proposal is not None and proposal.game_number > 1

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
        series = offer.series
        return Proposal(
            offer.game,
            offer.seats,
            offer.settings,
            offer.computers,
            self.table.sentences(),
            series.number if series is not None else 0,
            series.length if series is not None else 0,
        )

    def say(self, text: str) -> None:
        with as_user_error():
            self.table.talk(text)
        if self.match is None or self.is_watching:
            self.talk.append((self.table.name, text, self.table.emblem))

    def read_news(self) -> list[Text]:
        """What is new, once."""
        news, self.news = self.news, []
        return news

    def read_talk(self) -> list[tuple[str, str, int]]:
        """What was said outside of the match since the last time: who, the words, the emblem."""
        new = self.talk[self._handed_on :]
        self._handed_on = len(self.talk)
        return new

    @property
    def onlookers(self) -> tuple[tuple[str, int], ...]:
        """The names of those who look on, and the numbers of their emblems."""
        guests = self.table.guests.values()
        return tuple(
            sorted(
                (self._name_of(each.key, each.hello.name), each.hello.emblem)
                for each in guests
                if each.hello and each.hello.is_watching
            )
        )

    def work(self) -> None:
        """Handle what has come and the table's events, and send what was done here."""
        self.links.work()
        self._was_found |= bool(self.game)
        if self.calling is not None and self.calling.done():
            self._end_call(self.calling)
        while (event := self.table.next_event()) is not None:
            match event:
                case Came(key, name, is_watching):
                    form = LanText.LOOKS_ON if is_watching else LanText.IS_HERE
                    self.news.append(say(form, name=self._name_of(key, name)))
                case Went(key, name):
                    form = LanText.IS_GONE if self.match is None else LanText.NOT_HEARD
                    self.news.append(say(form, name=self._name_of(key, name)))
                case Changed():
                    self.news.append(say(LanText.RULES_CHANGED))
                case Talked(name, text, emblem, key) if len(self.talk) < TALK_LIMIT:
                    self.talk.append((self._name_of(key, name), one_line(text), emblem))
                case TurnedAway(key, reason) if self._hangs_on(key):
                    self.failure = reason
                case Troubled(why) if self.match is None:
                    self.news.append(why)
                case Compared():
                    self._tell_difference(event)
                case Broke():
                    self._keep_evidence(event)
                case Began(signed):
                    for person in signed.genesis.people:
                        if person.key != self.table.identity.public:
                            self._people.meet(person.key, person.name)
        if self.table.mesh is not None:
            self._tell_claim(self.table.mesh)

    def _tell_claim(self, mesh: Mesh) -> None:
        """Of two, one has stayed away for longer than the table waits, and does not answer."""
        claim = mesh.match.record.claim()
        if claim is None or mesh.claim_age() < mesh.timing.slow:
            self._told_claim = False
        elif not self._told_claim:
            self._told_claim = True
            name = mesh.match.genesis.peer_name(claim.peer)
            is_ours = claim.peer == mesh.match.me
            self.news.append(say(LanText.YOU_CLAIM) if is_ours else say(LanText.CLAIMED, name=name))

    def _keep_evidence(self, event: Broke) -> None:
        """Somebody told two stories: keep the proof, which anybody can check."""
        if self.match is None or event.peer not in self.match.record.proofs:
            return
        path = self.path.with_suffix(".evidence")
        with contextlib.suppress(BadFile):
            write_evidence(path, self.match.signed, self.match.record.proofs[event.peer])
            name = self.match.genesis.peer_name(event.peer)
            form = LanText.BROKE_WITH_PROOF
            self.news.append(say(form, name=name, reason=event.why, file=path.name))

    def _tell_difference(self, event: Compared) -> None:
        """Two computers have different positions: keep the facts, and say what is safe."""
        if event.was_ours:
            self.news.append(say(LanText.BACK_ON_TRACK))
            return
        report = self.path.with_suffix(".desync.json")
        with contextlib.suppress(OSError):
            report.write_bytes(event.bundle)
        assert self.match is not None
        name = self.match.genesis.peer_name(event.peer)
        self.news.append(say(LanText.BOARDS_DIFFER, name=name, file=report.name))

    def _hangs_on(self, key: bytes) -> bool:
        """Can there be no match without the owner of this key?"""
        if self.match is not None or self.is_ours:
            return False
        opener = self.table.lobby.opener if self.table.lobby is not None else None
        return opener is None or opener.key == key

    def _end_call(self, calling: Future[None]) -> None:
        self.calling = None
        if not calling.cancelled() and (error := calling.exception()) is not None:
            self.failure = error.reason if isinstance(error, NetError) else str(error)
