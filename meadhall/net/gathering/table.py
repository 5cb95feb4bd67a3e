"""One peer at one table: from the first greeting over the gathering to the last signature.

`Table` is what a shell drives. In go links that come and go, the messages on them, and the time;
out come messages (`outbox`), events (`next_event`), addresses that would be worth a call
(`strangers`), and, once all have signed the beginning, the `match`.

Three ways to come to a table: to open one (an offer), to join one, or to look on.
"""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from meadhall.engines.phrases import Phrase, Text, say
from meadhall.net.errors import BadFrame, NetError, NotKept, Refused
from meadhall.net.files.saga import RECORD_LIMIT
from meadhall.net.gathering.genesis import NAME_LIMIT, NAMELESS, Genesis, Signed, decode_signed
from meadhall.net.gathering.invitations import Invitations
from meadhall.net.gathering.lobby import ANY_SEAT, Card, Lobby, Offer, is_by_opener
from meadhall.net.gathering.pace import Pace
from meadhall.net.identity import Entropy, Identity, Verifier, verify
from meadhall.net.match.events import MatchEvent
from meadhall.net.match.match import Journal, Match, start
from meadhall.net.match.mesh import Mesh, Timing
from meadhall.net.program_name import build
from meadhall.net.texts import Problem, TableTerm, problem_called
from meadhall.net.transport.messages import (
    ADDRESSES_LIMIT,
    PROTOCOL,
    REASON_LIMIT,
    Address,
    Beginning,
    Bye,
    CardNews,
    EnvelopeNews,
    Hello,
    Invite,
    InviteNews,
    Message,
    Neighbour,
    Ping,
    Proof,
    Review,
    Signature,
    StateReport,
    Talk,
)
from meadhall.net.transport.plain_text import fitted, own_name

NEIGHBOURS_LIMIT: Final = 64
"""So many peers of one table are called again when their links are gone."""

HINTS_LIMIT: Final = 4
"""So many addresses of a peer are believed that it has not told itself."""

FIRST_PORT: Final = 1024


@dataclass(frozen=True, slots=True)
class Came:
    """Somebody is linked. `peer` is its number in the match, or -1."""

    key: bytes
    name: str
    is_watching: bool


@dataclass(frozen=True, slots=True)
class Went:
    """A link is gone."""

    key: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Gathered:
    """Somebody's card is new or gone; `Table.lobby` has them all."""

    names: tuple[str, ...]
    terms: tuple[Phrase, ...] = ()
    """What they should know about the cards, as sentences."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The opener offers something else now, and asks everybody again."""


@dataclass(frozen=True, slots=True)
class Talked:
    name: str
    text: str
    emblem: int = 0
    key: bytes = b""


@dataclass(frozen=True, slots=True)
class Began:
    """Everybody has signed: the match is on."""

    signed: Signed


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """A link was closed by us or by the other end, and why."""

    key: bytes
    reason: Text


@dataclass(frozen=True, slots=True)
class Troubled:
    """Something does not work here, as a sentence; it is tried again."""

    why: Text


TableEvent = Troubled | Came | Went | Gathered | Changed | Talked | Began | TurnedAway | MatchEvent


@dataclass
class Guest:
    """Who is at the other end of a link."""

    key: bytes
    heard_at: float
    hello: Hello | None = None


def fitting(addresses: Sequence[Address], has_loopback: bool = True) -> tuple[Address, ...]:
    """The addresses that one peer can have on a local network: as numbers, and its own alone.

    No table listens below FIRST_PORT, where a machine keeps its own services. The loopback leads to
    a peer only where we have no other address ourselves.
    """
    found = []
    for host, port in addresses:
        try:
            number = ip_address(host)
        except ValueError:
            continue  # a name would have us ask some server about it
        is_odd = number.is_multicast or number.is_unspecified or number.is_reserved
        is_ours = _is_loopback(host) and not has_loopback
        if not (is_odd or is_ours) and port >= FIRST_PORT:
            found.append((host, port))
    return tuple(found[:ADDRESSES_LIMIT])


def _is_loopback(host: str) -> bool:
    return ip_address(host).is_loopback


@dataclass(frozen=True, slots=True, kw_only=True)
class TableConfig:
    """How one peer takes part in a table: everything but its identity."""

    name: str
    emblem: int = 0
    """What its owner has picked to be known by; 0 for nothing."""

    entropy: Entropy
    keep: Callable[[Signed], Journal]
    """Gives the match its journal when it begins."""

    offer: Offer | None = None
    """What will be played, where this peer opens the table."""

    match: Match | None = None
    """The match, where it goes on from a file."""

    away: float = 0.0
    """For how many seconds this peer has not taken part in that match."""

    table: bytes = b""
    """The number of the table, where it is known before anybody is met there."""

    is_watching: bool = False
    addresses: Sequence[Address] = ()
    wishes: Sequence[int] = (ANY_SEAT,)
    """The seats that this peer would like, its first choice first."""

    names: Sequence[str] = ()
    """What the people are called who share this computer, one for each of these seats."""

    is_ready: bool = False
    timing: Timing | None = None
    check: Verifier = verify
    is_welcome: Callable[[bytes, str], bool] = lambda key, name: True
    """May a match begin with the owner of this key, who calls themselves so?"""

    countdown: float = 0.0
    """Seconds between everybody's consent and our signature, in which one may think again."""

    players: str = ""
    """The version of the computer players here, where they may be checked."""

    object_to: Callable[[Genesis], Phrase | None] = lambda genesis: None
    """Why this peer does not sign a beginning; None if it does."""

    kept_for: Collection[bytes] = ()
    """The only keys that may sit down, where the table is not open to all."""


class Table:
    """See above. `keep` is called once the match begins, and gives the journal to keep it in.

    `is_welcome` says with whom a match may begin. It answers no while nothing is decided; after a
    decision, call `reconsider` or `refuse`. `away` tells for how
    many seconds this peer has not been at the table of the match that it goes on with.
    """

    def __init__(self, identity: Identity, config: TableConfig) -> None:
        self.identity = identity
        self.name = own_name(config.name, NAME_LIMIT) or NAMELESS
        self.emblem = config.emblem
        self.table = config.table
        self.is_watching = config.is_watching
        self._config = config
        self.timing = config.timing or Timing()
        self.lobby: Lobby | None = None
        self.mesh: Mesh | None = None
        self.guests: dict[int, Guest] = {}
        self.closing: list[int] = []
        """Links that the shell should close once their messages are sent."""

        self.invitations = Invitations()
        """To another match, between those who have played this one."""

        self.neighbours: dict[bytes, tuple[Address, ...]] = {}
        """Where each peer says that it is."""

        self._hints: dict[bytes, tuple[Address, ...]] = {}
        """Where others say that it is."""

        self._addresses = tuple(config.addresses)
        self._now = 0.0
        self._clock: float | None = None
        self._told_at = 0.0
        self.is_left_out = False
        """Has the match begun without us?"""

        self.trouble: Text = ""
        """What does not work here just now, as a sentence."""

        self._agreed: tuple[Genesis, float] | None = None  # by all, and since when
        self.review: Review | None = None
        """What we look at, where we look at a match together with those who played it."""

        self.reviews: dict[bytes, Review] = {}
        """What each of them looks at."""

        self._signed_at = 0.0
        self._has_begun_here = False
        self._unkept: Signed | None = None  # a beginning that there was no room for
        self._outbox: list[tuple[int, Message]] = []
        self._pace = Pace()
        self._events: deque[TableEvent] = deque()
        if config.match is not None:
            self._seat_at(config.match, config.away)
        elif config.offer is not None or config.table:
            self._gather(config.table, config.offer)

    def _gather(self, table: bytes, offer: Offer | None = None) -> None:
        if self.is_watching:
            return
        self.lobby = Lobby(
            self.identity,
            self.name,
            self._config.entropy,
            self._addresses,
            offer,
            table,
            self._config.wishes,
            self._config.check,
            self._config.is_welcome,
            self._config.players,
            self._config.object_to,
            self._config.kept_for if offer is not None else (),
            self._config.emblem,
            self._config.names,
        )
        self.table = self.lobby.table
        self.lobby.set_ready(self._config.is_ready)

    # What is going on. -----------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        return None if self.mesh is None else self.mesh.match

    def next_event(self) -> TableEvent | None:
        if self.mesh is not None:
            self._events.extend(self.mesh.events)
            self.mesh.events.clear()
        return self._events.popleft() if self._events else None

    def outbox(self) -> list[tuple[int, Message]]:
        """What to send, in order, since the last call."""
        for about, message in self._pace.due(self._now):
            self._outbox += [
                (link, message)
                for link, guest in self.guests.items()
                if guest.hello is not None and guest.key != about
            ]
        if self.mesh is not None:
            self.mesh.work()
            self._outbox += self.mesh.outbox
            self.mesh.outbox = []
        for key, message in self.invitations.outbox():
            self._outbox += [(link, message) for link in self._links_of(key)]
        sending, self._outbox = self._outbox, []
        return sending

    def _links_of(self, key: bytes) -> list[int]:
        return [link for link, each in self.guests.items() if each.key == key and each.hello]

    def strangers(self) -> dict[bytes, tuple[Address, ...]]:
        """Peers of this table that there is no link to, and where they may be."""
        if self.is_left_out:
            return {}
        linked = {guest.key for guest in self.guests.values()} | {self.identity.public}
        if self.lobby is not None:
            linked |= self.lobby.refused
        wanted = self.neighbours.keys() | self._hints.keys()
        if self.match is not None and not self.is_watching:
            wanted &= {person.key for person in self.match.genesis.people}
        return {key: self._places_of(key) for key in sorted(wanted - linked)}

    def _places_of(self, key: bytes) -> tuple[Address, ...]:
        """Where this peer may be, first where it has said so itself."""
        places = [*self.neighbours.get(key, ()), *self._hints.get(key, ())]
        return tuple(dict.fromkeys(places))[:ADDRESSES_LIMIT]

    def seated(self) -> Collection[bytes]:
        """Who plays at this table, or will. Nobody else is believed about addresses, or called."""
        if self.match is not None:
            return {person.key for person in self.match.genesis.people}
        if self.lobby is not None:
            return {card.key for card in self.lobby.people}
        return ()

    def hear_of(self, key: bytes, addresses: tuple[Address, ...]) -> None:
        """Somebody of this table may be there now, beside where it says that it is."""
        known = [each for each in self._hints.get(key, ()) if each not in addresses]
        self._hints[key] = (*self._fitting(addresses), *known)[:HINTS_LIMIT]

    def _remember(self, key: bytes, addresses: tuple[Address, ...]) -> None:
        is_known = key in self.neighbours or key in self.seated()
        if is_known or len(self.neighbours) < NEIGHBOURS_LIMIT:
            self.neighbours[key] = self._fitting(addresses)

    def _fitting(self, addresses: Sequence[Address]) -> tuple[Address, ...]:
        ours = fitting(self._addresses)
        return fitting(addresses, not ours or any(_is_loopback(host) for host, _ in ours))

    def name_of(self, key: bytes) -> str:
        hello = next((g.hello for g in self.guests.values() if g.key == key and g.hello), None)
        if hello is not None:
            return hello.name
        if self.match is not None:
            genesis = self.match.genesis
            for peer, person in enumerate(genesis.people):
                if person.key == key:
                    return genesis.peer_name(peer)
        return "somebody"

    # What this peer does before the match. ---------------------------------------------------

    def set_ready(self, is_ready: bool = True) -> None:
        if self.lobby is None or self.match is not None:
            raise Refused(say(Problem.NOT_GATHERING))
        self.lobby.set_ready(is_ready)
        self._show_card(self.lobby.mine)
        self._sign()

    def change_offer(self, offer: Offer, wishes: Sequence[int], names: Sequence[str] = ()) -> None:
        """Play something else at the table that we have opened; all others are asked again."""
        if self.lobby is None or self.match is not None:
            raise Refused(say(Problem.NOT_GATHERING))
        self.lobby.change_offer(offer, wishes, names)
        self._show_people()
        self._tell_gathered()
        self._sign()

    @property
    def begins_in(self) -> float | None:
        """In how many seconds we sign, while it is counted down; None if it is not."""
        if self._agreed is None or self.match is not None:
            return None
        return max(0.0, self._agreed[1] + self._config.countdown - self._now)

    def reconsider(self) -> None:
        """Somebody is welcome now who was not before."""
        self._sign()

    def refuse(self, key: bytes) -> None:
        """Turn somebody away from the table that we have opened, for good."""
        if self.lobby is None or self.match is not None:
            raise Refused(say(Problem.NOT_GATHERING))
        self.lobby.refuse(key)
        for link, guest in list(self.guests.items()):
            if guest.key == key:
                self._turn_away(link, say(Problem.NOT_LET_IN))
        self._show_card(self.lobby.mine)
        self._tell_gathered()

    def set_addresses(self, addresses: Sequence[Address]) -> None:
        """Where this peer can be reached has changed."""
        self._addresses = tuple(addresses)
        if self.lobby is not None and self.match is None:
            self.lobby.set_addresses(addresses)
            self._show_card(self.lobby.mine)

    def talk(self, text: str) -> None:
        """A word to the table; it goes into the match once there is one.

        Those who look on speak among themselves, so that nobody who plays is advised; once the
        match is over, everybody hears them.
        """
        if self.match is not None and not self.is_watching:
            self.match.say(text)
            return
        is_open = self.match is None or self.match.over is not None
        word = Talk(fitted(text, REASON_LIMIT))
        self._outbox += [
            (link, word)
            for link, guest in self.guests.items()
            if guest.hello is not None and (is_open or guest.hello.is_watching)
        ]

    # Links. ----------------------------------------------------------------------------------

    def connect(self, link: int, key: bytes) -> None:
        """A link to the owner of this key is there. It takes the place of an older one."""
        for other, guest in list(self.guests.items()):
            if guest.key == key:
                self._part_with(other, "there is a newer link")
        self.guests[link] = Guest(key, self._now)
        self._outbox.append((link, self._hello()))

    def lose(self, link: int) -> None:
        """A link is gone."""
        guest = self.guests.pop(link, None)
        if guest is None:
            return
        self.invitations.lose(guest.key)
        self.reviews.pop(guest.key, None)
        if self.mesh is not None:
            self.mesh.lose(link)
        elif self.lobby is not None:
            self.lobby.forget(guest.key)
            self._has_counted_down(self.lobby)
            self._show_people()
            self._tell_gathered()
        if guest.hello is not None:
            self._events.append(Went(guest.key, guest.hello.name))

    def receive(self, link: int, message: Message) -> None:
        """Take a message. A peer that sends what no peer may send is turned away."""
        guest = self.guests.get(link)
        if guest is None:
            return
        guest.heard_at = self._now
        try:
            if guest.hello is None:
                self._greet(link, guest, message)
            else:
                self._take(link, guest, message)
        except NotKept as error:
            self._tell_trouble(error.reason)
        except NetError as error:
            self._turn_away(link, error.reason)

    def tick(self, now: float) -> None:
        """It is now so late, by any clock that does not go back.

        What we slept through is not counted: after a long sleep the others may think us lost, but
        we have no right to think so of them.
        """
        passed = 0.0 if self._clock is None else max(0.0, now - self._clock)
        counted = min(passed, self.timing.ping)
        self._now += counted
        self._clock = now
        for link, guest in list(self.guests.items()):
            if self._now - guest.heard_at > self.timing.lost:
                self._part_with(link, "nothing was heard for too long")
        if self.mesh is not None:
            try:
                self.mesh.tick(self._now, passed - counted)
                self.trouble = ""
            except NotKept as error:
                self._tell_trouble(error.reason)
        elif self._now - self._told_at >= self.timing.ping:
            self._told_at = self._now
            self._remind()
            if self._unkept is not None:
                self._begin(self._unkept)
        if self._config.countdown and self.begins_in == 0:
            self._sign()

    def _tell_trouble(self, why: Text) -> None:
        """Once, for as long as it lasts."""
        if why != self.trouble:
            self.trouble = why
            self._events.append(Troubled(why))

    def _turn_away(self, link: int, reason: Text) -> None:
        guest = self.guests.get(link)
        if guest is not None:
            self._events.append(TurnedAway(guest.key, reason))
            self._part_with(link, reason)

    def _part_with(self, link: int, reason: Text) -> None:
        self._outbox.append((link, Bye(fitted(str(reason), REASON_LIMIT))))
        self.closing.append(link)
        guest = self.guests.pop(link)
        self.invitations.lose(guest.key)
        self.reviews.pop(guest.key, None)
        if self.mesh is not None:
            self.mesh.lose(link)
        if guest.hello is not None:
            self._events.append(Went(guest.key, guest.hello.name))

    def _hello(self) -> Hello:
        table, watching = b"" if self._is_adrift else self.table, self.is_watching
        head = PROTOCOL, PROTOCOL, build(), self.name
        return Hello(*head, table, watching, self._addresses, self.emblem)

    @property
    def _is_adrift(self) -> bool:
        """Are we the last guest of a table that has not begun? Its opener may have begun again."""
        lobby, others = self.lobby, [guest for guest in self.guests.values() if guest.hello]
        return lobby is not None and lobby.mine.offer is None and self.mesh is None and not others

    def _greet(self, link: int, guest: Guest, message: Message) -> None:
        if isinstance(message, Bye):
            self._hear_bye(link, guest, message)
            return
        if not isinstance(message, Hello):
            raise BadFrame("it did not greet first")
        if objection := message.objection(build()):
            raise Refused(objection)
        if message.table and self.table and message.table != self.table:
            if self.lobby is None or not self._is_adrift:
                raise Refused(say(Problem.OTHER_TABLE))
            self.lobby.move_to(message.table)
            self._pace = Pace()  # what waits is about the other table
            self.table = message.table
        if self.lobby is not None and guest.key in self.lobby.refused:
            raise Refused(say(Problem.NOT_LET_IN))
        if self.lobby is not None and not (
            message.is_watching or self.lobby.has_seat_for(guest.key)
        ):
            raise Refused(say(Problem.KEPT))
        guest.hello = message
        if not self.table and message.table:
            self._gather(message.table)
            self.table = message.table
        if self.is_watching or guest.key in self.seated():
            self._remember(guest.key, message.addresses)
        self._events.append(Came(guest.key, message.name, message.is_watching))
        if self.mesh is not None:
            self._welcome_to_match(link, guest)
        elif self.lobby is not None:
            self._outbox += [(link, CardNews(card.sealed)) for card in self.lobby.in_order()]
        self._introduce(guest.key, message.addresses)
        for key, addresses in self.neighbours.items():
            if key != guest.key and addresses:
                self._outbox.append((link, Neighbour(key, addresses)))

    def _introduce(self, key: bytes, addresses: tuple[Address, ...]) -> None:
        """Tell the others where somebody can be reached who sits here: nobody else is called."""
        if addresses and key in self.seated():
            self._pace.say(Neighbour(key, addresses), key)

    def _take(self, link: int, guest: Guest, message: Message) -> None:
        match message:
            case EnvelopeNews() | Ping() | Proof() | StateReport():
                if self.mesh is not None:
                    self.mesh.receive(link, message)
            case Bye():
                self._hear_bye(link, guest, message)
            case Neighbour():
                seated = self.seated()
                if guest.key in seated and message.key in seated:
                    self.hear_of(message.key, message.addresses)
            case Talk():
                self._hear(guest, message.text)
            case Beginning():
                self._take_beginning(message.signed)
            case CardNews():
                self._take_card(message.card, guest.key)
            case Signature():
                if self.lobby is not None and self.match is None:
                    self.lobby.take_signature(guest.key, message.match, message.signature)
                    self._begin_if_complete()
            case Invite() | InviteNews():
                self._take_invitation(guest, message)
            case Review():
                if self.may_review and guest.key in self.seated():
                    self.reviews[guest.key] = message
            case Hello():
                raise BadFrame("it greeted twice")

    def _hear(self, guest: Guest, text: str) -> None:
        """Words that are in no match: while one plays, those of onlookers are not heard."""
        if self.match is None or self.match.over is not None or self.is_watching:
            emblem = guest.hello.emblem if guest.hello is not None else 0
            self._events.append(Talked(self.name_of(guest.key), text, emblem, guest.key))

    def _hear_bye(self, link: int, guest: Guest, message: Bye) -> None:
        self._events.append(TurnedAway(guest.key, problem_called(message.reason)))
        self.closing.append(link)
        self.lose(link)

    # Looking at a match together. -------------------------------------------------------------

    @property
    def may_review(self) -> bool:
        """Do we look at a match that everybody has signed, as one of those who played it?"""
        return self.match is not None and self.match.record.is_sealed and not self.is_watching

    def share_review(self, review: Review) -> None:
        """Tell the others who played what we look at. Nothing of it goes into the match."""
        if not self.may_review:
            raise Refused(say(Problem.NOT_OVER_FOR_ALL))
        self.review = review
        for guest in self.guests.values():
            if guest.hello is not None:
                self._show_review(guest.key)

    def _show_review(self, key: bytes) -> None:
        if self.review is not None and self.may_review and key in self.seated():
            self._outbox += [(link, self.review) for link in self._links_of(key)]

    # Another match. --------------------------------------------------------------------------

    def invite(self, invite: Invite) -> None:
        """Ask everybody who has played this match to another one."""
        if self.match is None or self.match.over is None:
            raise Refused(say(Problem.NOTHING_TO_FOLLOW))
        for person in self.match.genesis.people:
            if person.key != self.identity.public:
                self.invitations.invite(person.key, invite)

    def _take_invitation(self, guest: Guest, message: Invite | InviteNews) -> None:
        """From those who have played with us, and from nobody else."""
        match = self.match
        if match is None or guest.key not in [person.key for person in match.genesis.people]:
            raise BadFrame("it asks to another match, and has not played in this one")
        if isinstance(message, Invite) and message.follows != match.record.match:
            raise BadFrame("it asks to a match that follows another one than this")
        name, is_asked = self.name_of(guest.key), not self.is_watching
        self.invitations.take(guest.key, name, message, is_asked)

    # The gathering. --------------------------------------------------------------------------

    def _take_card(self, sealed: bytes, sender: bytes) -> None:
        if self.match is not None or self.lobby is None:
            return
        mine = self.lobby.mine
        card = self.lobby.take_card(sealed, sender)
        if mine.is_ready and not self.lobby.mine.is_ready:
            self._events.append(Changed())
        if card is None:
            return
        for each in self.lobby.people:
            if each.addresses:
                self._remember(each.key, each.addresses)
        if self.lobby.mine is not mine:
            self._show_people()
        elif card in self.lobby.people:
            self._show_card(card)
        self._tell_gathered()
        self._sign()

    def _tell_gathered(self) -> None:
        if self.lobby is not None:
            names = tuple(card.name for card in self.lobby.people)
            self._events.append(Gathered(names, self.sentences()))

    def sentences(self) -> tuple[Phrase, ...]:
        """What those who sit down should know of the table, and of each other's programs."""
        if self.lobby is None:
            return ()
        hellos = [guest.hello for guest in self.guests.values() if guest.hello is not None]
        return self.lobby.sentences() + tuple(
            say(TableTerm.OTHER_BUILD, name=hello.name, theirs=hello.build, ours=build())
            for hello in hellos
            if hello.build != build()
        )

    def _show_people(self) -> None:
        """Show who sits at the table now. The opener's card comes first, because nobody takes the
        card of a guest who is not named in it."""
        assert self.lobby is not None
        people = self.lobby.people if self.lobby.mine.offer is not None else [self.lobby.mine]
        for card in people:
            self._show_card(card)

    def _show_card(self, card: Card) -> None:
        self._pace.say(CardNews(card.sealed), (card.key,))

    def _remind(self) -> None:
        """Say that one is still there, and again what somebody may have missed."""
        self._broadcast(Ping(b"", 0))
        if self.lobby is None:
            return
        self._show_card(self.lobby.mine)
        signed = self.lobby.last_signature()
        if signed is not None:
            self._pace.say(Signature(*signed))
        self._look_for_signatures(self.lobby)

    def _look_for_signatures(self, lobby: Lobby) -> None:
        """Tell who keeps the table waiting by not signing."""
        is_late = self._now - self._signed_at > self.timing.lost
        if is_late and (names := lobby.unsigned()):
            self._tell_trouble(say(Problem.NOT_SIGNED, names=names))

    def _has_counted_down(self, lobby: Lobby) -> bool:
        """Has everybody agreed to the same for long enough? It is counted from the start again
        whenever anything changes."""
        genesis = None if lobby.strangers else lobby.genesis()
        if genesis is None:
            self._agreed = None
        elif self._agreed is None or self._agreed[0] != genesis:
            self._agreed = genesis, self._now
        return self.begins_in == 0

    def _sign(self) -> None:
        if self.lobby is None or self.match is not None or not self._has_counted_down(self.lobby):
            return
        signed = self.lobby.sign()
        if signed is not None:
            self._signed_at = self._now
            self._pace.say(Signature(*signed))
            self._begin_if_complete()
        elif self.lobby.objection:
            self._tell_trouble(self.lobby.objection)

    def _begin_if_complete(self) -> None:
        signed = self.lobby.complete() if self.lobby is not None else None
        if signed is not None and self.match is None:
            self._begin(signed)

    def _take_beginning(self, data: bytes) -> None:
        ours = self.match
        if ours is not None and not self._may_give_way(ours):
            return
        signed = decode_signed(data, RECORD_LIMIT)
        if ours is not None and signed.genesis.match >= ours.genesis.match:
            return
        if self.table and signed.genesis.table != self.table:
            raise Refused(say(Problem.OTHER_TABLE))  # an old match, signed by us too, would fit
        if signed.unsigned_by(self._config.check):
            raise BadFrame("a beginning is not signed by all its peers")
        if not is_by_opener(signed.genesis):
            raise BadFrame("a beginning is not by the opener of its table")
        keys = [person.key for person in signed.genesis.people]
        if self.is_watching or self.identity.public in keys:
            if ours is not None:
                ours.discard()
                self.mesh = None
            self._begin(signed)
        elif ours is None and self.lobby is not None:
            self.is_left_out = True
            names = [person.name for person in signed.genesis.people]
            if self.name in names:  # perhaps it is us, and our identity was lost
                raise Refused(say(Problem.OTHER_KEY, name=self.name))
            raise Refused(say(Problem.BEGUN))

    def _may_give_way(self, ours: Match) -> bool:
        """May the match that we have begun here give way to another one at this table?

        A liar that gathers the signatures for two beginnings can show one to some and the other to
        the rest. The one with the lower name stands, for all who see both. No step closes as long
        as some are elsewhere, so nothing is lost.
        """
        return self._has_begun_here and not ours.record.closed and ours.record.epoch == 0

    def _begin(self, signed: Signed) -> None:
        """Begin the match, as soon as it can be written down.

        If we signed it in another life, we may have said things already.
        """
        identity = None if self.is_watching else self.identity
        last = self.lobby.last_signature() if self.lobby is not None else None
        is_new = last is not None and last[0] == signed.genesis.match
        try:
            match = start(
                signed, identity, self._config.keep(signed), self._config.check, is_quiet=not is_new
            )
        except (NotKept, Refused) as error:
            self._unkept = signed
            self._tell_trouble(error.reason)
            return
        self._unkept = None
        self._has_begun_here = True
        self._broadcast(Beginning(signed.encode()))
        self._events.append(Began(signed))
        self._seat_at(match)

    def _seat_at(self, match: Match, away: float = 0.0) -> None:
        self.mesh = Mesh(match, self.timing, self._now, build(), away)
        self.table = match.genesis.table
        for link, guest in list(self.guests.items()):
            if guest.hello is not None:
                self._welcome_to_match(link, guest)

    def _welcome_to_match(self, link: int, guest: Guest) -> None:
        assert self.mesh is not None
        self.invitations.greet(guest.key)
        self._show_review(guest.key)
        self._outbox.append((link, Beginning(self.mesh.match.signed.encode())))
        self.mesh.connect(link, guest.key, guest.hello.build if guest.hello else "")

    def _broadcast(self, message: Message) -> None:
        self._outbox += [(link, message) for link, guest in self.guests.items() if guest.hello]
