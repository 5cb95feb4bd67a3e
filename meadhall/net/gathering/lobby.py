"""How a table gathers: one peer opens it, others come, and all sign the same beginning.

Each peer writes a card and signs it: its name, where it can be reached, the seats it would like,
whether it is ready, and a nonce. The card of the opener also says what will be played and, in the
order of their coming, who may sit down. From the same cards everybody makes the same genesis and
signs it. Nothing but the full set of signatures begins the match, and the peer that completes it
shows it to the others. No peer signs with somebody it has not welcomed, and the opener may turn a
guest away for good. A peer signs for newer cards only as long as it has not begun, and takes
signatures only for what it signed last itself, so two beginnings can never both be complete.

The opener invites, and that is all: once the match has begun nobody is in charge.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from typing import Final

from meadhall.engines.catalogue import find
from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import GameError, Setting
from meadhall.net.errors import BadFile, BadFrame, Refused
from meadhall.net.gathering.genesis import (
    DEFAULT_TERMS,
    EMBLEM_LIMIT,
    LATEST,
    NAME_LIMIT,
    NAMELESS,
    NONCE_SIZE,
    PEERS_LIMIT,
    Chair,
    Genesis,
    Person,
    Signed,
    Terms,
    found,
    has_secrets,
    is_setting,
    is_timed,
    read_emblem,
    read_terms,
)
from meadhall.net.gathering.series import Series, read_series
from meadhall.net.identity import (
    KEY_SIZE,
    SIGNATURE_SIZE,
    Entropy,
    Identity,
    Verifier,
    is_sound_key,
    verify,
)
from meadhall.net.texts import Problem, TableTerm
from meadhall.net.transport.messages import TABLE_SIZE, Address, addresses_to_values, read_addresses
from meadhall.net.transport.plain_text import own_name
from meadhall.net.transport.wire import Fields, Value, pack, unpack

PURPOSE: Final = b"meadhall-card-1\0"
ANY_SEAT: Final = 255
LATEST_CARDS: Final = 32
"""So many cards are remembered as they were read."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What the opener of a table proposes to play."""

    game: str
    settings: tuple[tuple[str, Setting], ...]
    seats: int
    computers: tuple[tuple[int, str], ...] = ()
    """Seats that the computer of the opener plays, and at which level."""

    created: int = 0
    admitted: tuple[bytes, ...] = ()
    """The keys of those who may sit down, in the order of their coming."""

    terms: Terms = DEFAULT_TERMS
    """How cards and dice are dealt with."""

    series: Series | None = None
    """Where it is one of several games that count together."""

    @property
    def free(self) -> int:
        """How many seats are left for people."""
        return self.seats - len(self.computers)


@dataclass(frozen=True, slots=True)
class Card:
    """What one peer at a gathering table says of itself."""

    table: bytes
    key: bytes
    version: int
    name: str
    addresses: tuple[Address, ...]
    wishes: tuple[int, ...]
    is_ready: bool
    nonce: bytes
    offer: Offer | None = None
    emblem: int = 0
    names: tuple[str, ...] = ()
    """What the people are called who share this computer, in the order of their wishes."""

    sealed: bytes = field(default=b"", repr=False, compare=False)


def table_of(key: bytes, nonce: bytes) -> bytes:
    """The name of a table: only the owner of this key can have opened it."""
    return sha256(b"meadhall-table-1\0" + key + nonce).digest()[:TABLE_SIZE]


def is_by_opener(genesis: Genesis) -> bool:
    """Did the first of its people open the table that it names? Anybody knows the name of a table,
    and could sign a beginning there alone."""
    return genesis.table == table_of(genesis.people[0].key, genesis.nonces[0])


def seal_card(identity: Identity, card: Card) -> Card:
    offer: Value = None
    if card.offer is not None:
        offer = _offer_to_values(card.offer)
    fields: list[Value] = [
        card.table,
        card.key,
        card.version,
        card.name,
        addresses_to_values(card.addresses),
        list(card.wishes),
        card.is_ready,
        card.nonce,
        offer,
    ]
    if card.names:
        fields += [card.emblem, list(card.names)]
    elif card.emblem:
        fields.append(card.emblem)
    body = pack(fields)
    return replace(card, sealed=identity.sign(PURPOSE + body) + body)


def _offer_to_values(offer: Offer) -> list[Value]:
    fields: list[Value] = [
        offer.game,
        [[key, value] for key, value in offer.settings],
        offer.seats,
        [[seat, level] for seat, level in offer.computers],
        offer.created,
        list(offer.admitted),
        offer.terms.encode(),
    ]
    return fields if offer.series is None else [*fields, offer.series.encode()]


def unseal_card(sealed: bytes, check: Verifier = verify) -> Card:
    """Read a card, or BadFrame if it is none, or not signed by its owner."""
    card = _read_card(sealed)
    if not check(card.key, PURPOSE + sealed[SIGNATURE_SIZE:], sealed[:SIGNATURE_SIZE]):
        raise BadFrame("a card is not signed by its owner")
    return card


@lru_cache(maxsize=LATEST_CARDS)
def _read_card(sealed: bytes) -> Card:
    """The same card comes once a second from each peer, so the latest ones are remembered."""
    body = sealed[SIGNATURE_SIZE:]
    fields = Fields(unpack(body), "a card")
    table, key, version = fields.data(TABLE_SIZE), fields.data(KEY_SIZE), fields.number()
    name, addresses = fields.name(NAME_LIMIT), read_addresses(fields)
    wishes, ready = tuple(fields.numbers(PEERS_LIMIT, 0, 255)), fields.next()
    nonce, offer = fields.data(NONCE_SIZE), fields.next()
    emblem, names = _read_emblem_and_names(fields)
    fields.end()
    if not isinstance(ready, bool) or not wishes or not name.strip():
        raise BadFrame("a card does not say who wants to sit where")
    if names and len(names) != len(wishes):
        raise BadFrame("a card does not name all who share a computer")
    if not is_sound_key(key):
        raise BadFrame("a card is not signed by its owner")
    given = None if offer is None else _read_offer(offer)
    if given is not None and table != table_of(key, nonce):
        raise BadFrame("a card offers what only the opener of the table may offer")
    if given is not None and key in given.admitted:
        raise BadFrame("an opener lets themselves sit down as a guest")
    return Card(
        table, key, version, name, addresses, wishes, ready, nonce, given, emblem, names, sealed
    )


def _read_emblem_and_names(fields: Fields) -> tuple[int, tuple[str, ...]]:
    """The end of a card: both, or an emblem, or nothing."""
    if fields.left < 2:
        return read_emblem(fields), ()
    emblem, given = fields.number(0, EMBLEM_LIMIT), fields.items(PEERS_LIMIT)
    lines = Fields(given, "the names of those who share a computer")
    names = tuple(lines.name(NAME_LIMIT) for _ in given)
    if len(names) < 2 or not all(name.strip() for name in names):
        raise BadFrame("a card does not name all who share a computer")
    return emblem, names


def _read_offer(value: Value) -> Offer:
    fields = Fields(value, "an offer")
    game, settings = fields.line(NAME_LIMIT), []
    for item in fields.items(64):
        pair = Fields(item, "an option of an offer")
        key, given = pair.line(NAME_LIMIT), pair.next()
        if not is_setting(given):
            raise BadFrame(f"option {key!r} of an offer has no proper value")
        settings.append((key, given))
    seats, computers = fields.number(1, PEERS_LIMIT), []
    for item in fields.items(PEERS_LIMIT):
        pair = Fields(item, "a computer seat of an offer")
        computers.append((pair.number(0, seats - 1), pair.line(NAME_LIMIT)))
        pair.end()
    created = fields.number(0, LATEST)
    keys = Fields(fields.items(PEERS_LIMIT), "the guests of an offer")
    admitted = tuple(keys.data(KEY_SIZE) for _ in range(keys.left))
    terms = read_terms(fields.next())
    series = read_series(fields.next(), seats) if fields.left else None
    fields.end()
    _check_offer(computers, admitted, terms)
    return Offer(game, tuple(settings), seats, tuple(computers), created, admitted, terms, series)


def _check_offer(
    computers: Sequence[tuple[int, str]], admitted: Sequence[bytes], terms: Terms
) -> None:
    """BadFrame if no honest program offers this: no match could be made of it, or no fair one."""
    if len({seat for seat, _ in computers}) < len(computers) or not all(
        level for _, level in computers
    ):
        raise BadFrame("an offer does not say properly where the computer sits")
    if len(set(admitted)) < len(admitted):
        raise BadFrame("an offer names a guest twice")
    if terms.hosted and not terms.opening:
        raise BadFrame("an offer hides what a computer does, also when the match is over")


def make_offer(
    game: str,
    settings: Mapping[str, object],
    seats: int,
    computers: Mapping[int, str],
    created: int,
    terms: Terms = DEFAULT_TERMS,
    series: Series | None = None,
) -> Offer:
    """An offer that can be played by several peers; BadOption or Refused if it cannot."""
    chosen = find(game)
    settled = chosen.settle(seats, settings)
    if len(computers) >= seats:
        raise Refused(say(Problem.NEEDS_PERSON))
    if terms.hosted and not terms.opening:
        raise Refused(say(Problem.HIDDEN_NEEDS_OPENING))
    if terms.hosted and not has_secrets(chosen.opening(seats, settled)):
        terms = replace(terms, hosted=False)
    if not is_timed(computers.values()):
        terms = replace(terms, thinking=0)
    return Offer(
        chosen.key,
        tuple(sorted(settled.items())),
        seats,
        tuple(sorted(computers.items())),
        created,
        terms=terms,
        series=series,
    )


class Lobby:
    """The cards of one table, as far as this peer has seen them."""

    def __init__(
        self,
        identity: Identity,
        name: str,
        entropy: Entropy,
        addresses: Sequence[Address] = (),
        offer: Offer | None = None,
        table: bytes = b"",
        wishes: Sequence[int] = (ANY_SEAT,),
        check: Verifier = verify,
        is_welcome: Callable[[bytes, str], bool] = lambda key, name: True,
        players: str = "",
        object_to: Callable[[Genesis], Phrase | None] = lambda genesis: None,
        kept_for: Collection[bytes] = (),
        emblem: int = 0,
        names: Sequence[str] = (),
    ) -> None:
        """`players` are the computer players of this computer, to compare with those of others.

        `object_to` says why we do not sign such a beginning, if we do not. Where the seats are
        `kept_for` the owners of some keys, nobody else may sit down at the table that we open.
        The `names` are those of the people who share this computer, one for each wish.
        """
        nonce = entropy(NONCE_SIZE)
        self.table = table_of(identity.public, nonce) if offer is not None else table
        self.cards: dict[bytes, Card] = {}
        self.signatures: dict[bytes, bytes] = {}
        self.refused: set[bytes] = set()
        """Those whom we, the opener, have turned away."""

        self.objection: Phrase | None = None
        """Why we do not sign what the cards amount to, though all are there."""

        self._identity = identity
        self._check = check
        self._is_welcome = is_welcome
        self._players = players
        self._object_to = object_to
        self._kept_for = frozenset(kept_for)
        self._signed: Genesis | None = None
        self._considered: Genesis | None = None
        self._early: dict[bytes, tuple[bytes, bytes]] = {}
        self.mine = Card(
            self.table,
            identity.public,
            0,
            own_name(name, NAME_LIMIT) or NAMELESS,
            tuple(addresses),
            tuple(wishes),
            False,
            nonce,
            offer,
            emblem,
            self._names(names, wishes),
        )
        self._rewrite(self.mine)

    @staticmethod
    def _names(names: Sequence[str], wishes: Sequence[int]) -> tuple[str, ...]:
        """As they may be sent: none, unless there are several people here, and one for each."""
        fit = tuple(own_name(name, NAME_LIMIT) for name in names)
        return fit if all(fit) and 1 < len(fit) == len(wishes) else ()

    def move_to(self, table: bytes) -> None:
        """Leave a table at which nobody is left, for another one."""
        self.table = table
        self.cards.clear()
        self.signatures.clear()
        self._early.clear()
        self._signed = None
        self._rewrite(replace(self.mine, table=table))

    # Cards. ----------------------------------------------------------------------------------

    @property
    def opener(self) -> Card | None:
        """The card that offers the table, once it has been seen."""
        return next((card for card in self.cards.values() if card.offer is not None), None)

    @property
    def _admitted(self) -> tuple[bytes, ...]:
        """The keys of those who may sit down, as the opener says."""
        opener = self.opener
        return opener.offer.admitted if opener is not None and opener.offer is not None else ()

    def in_order(self) -> list[Card]:
        """All cards, the opener's first."""
        return sorted(self.cards.values(), key=lambda card: card.offer is None)

    @property
    def people(self) -> list[Card]:
        """The cards of those who sit at the table, in order."""
        opener = self.opener
        if opener is None or opener.offer is None:
            return []
        keys = [opener.key, *self._admitted]
        return [self.cards[key] for key in keys if key in self.cards]

    @property
    def strangers(self) -> list[Card]:
        """Those at the table whom this peer has not welcomed."""
        return [
            card
            for card in self.people
            if card.key != self._identity.public and not self._is_welcome(card.key, card.name)
        ]

    def sentences(self) -> tuple[Phrase, ...]:
        """What those who sit down should know of the time they have, and of cards to be dealt."""
        offer = self.opener.offer if self.opener is not None else None
        if offer is None:
            return ()
        try:
            game = find(offer.game)
            opening = game.opening(offer.seats, game.settle(offer.seats, dict(offer.settings)))
        except GameError:
            return ()
        told = offer.terms.time_rule(offer.seats, offer.free)
        if has_secrets(opening):
            told += offer.terms.sentences(offer.free, bool(offer.computers))
        if is_timed(level for _, level in offer.computers):
            told += offer.terms.thinking_rule()
        if offer.computers and self._players not in ("", offer.terms.players):
            told += (say(TableTerm.OTHER_COMPUTER_PLAYERS),)
        return told

    def set_ready(self, is_ready: bool) -> None:
        if is_ready != self.mine.is_ready:
            self._rewrite(replace(self.mine, is_ready=is_ready))

    def change_offer(self, offer: Offer, wishes: Sequence[int], names: Sequence[str] = ()) -> None:
        """Play something else at our table, or otherwise; everybody else is asked again.

        Who sits here stays, as far as there is room; those who came last make way.
        """
        if self.mine.offer is None:
            raise Refused(say(Problem.ONLY_OPENER_CHANGES))
        admitted = self.mine.offer.admitted
        room = offer.free - len(wishes)
        kept = tuple(
            key
            for at, key in enumerate(admitted)
            if sum(
                len(self.cards[each].wishes) for each in admitted[: at + 1] if each in self.cards
            )
            <= room
        )
        self._rewrite(
            replace(
                self.mine,
                offer=replace(offer, created=self.mine.offer.created, admitted=kept),
                wishes=tuple(wishes),
                names=self._names(names, wishes),
                is_ready=True,
            )
        )
        self._admit()

    def set_addresses(self, addresses: Sequence[Address]) -> None:
        if tuple(addresses) != self.mine.addresses:
            self._rewrite(replace(self.mine, addresses=tuple(addresses)))

    def take_card(self, sealed: bytes, sender: bytes) -> Card | None:
        """Take somebody's card; None if it says nothing new.

        It counts only if its owner is linked (the `sender`) or sits at the table already, so that
        nobody fills the table with people whom they made up.
        """
        card = unseal_card(sealed, self._check)
        if card.table != self.table:
            raise BadFrame("a card belongs to another table")
        if card.offer is None and card.key != sender and card.key not in self._admitted:
            return None
        known = self.cards.get(card.key)
        if known is not None and known.version >= card.version:
            return None
        if known is None and len(self.cards) >= 4 * PEERS_LIMIT:
            return None
        self.cards[card.key] = card
        if known is not None and _proposal(known.offer) != _proposal(card.offer):
            self.set_ready(False)  # what we said yes to is not what is offered now
        self._admit()
        return card

    def forget(self, key: bytes) -> None:
        """A peer has gone before the match began; a peer that waits for a seat may have that
        one."""
        self.cards.pop(key, None)
        offer = self.mine.offer
        if offer is not None and key in offer.admitted:
            admitted = tuple(each for each in offer.admitted if each != key)
            self._rewrite(replace(self.mine, offer=replace(offer, admitted=admitted)))
            self._admit()

    def refuse(self, key: bytes) -> None:
        """Let somebody sit down neither now nor later; only for the opener to do."""
        if self.mine.offer is None:
            raise Refused(say(Problem.ONLY_OPENER_REFUSES))
        self.refused.add(key)
        self.forget(key)

    def has_seat_for(self, key: bytes) -> bool:
        """May the owner of this key sit down at the table that we have opened?"""
        return key not in self.refused and (not self._kept_for or key in self._kept_for)

    def _admit(self) -> None:
        """The opener lets sit down who comes, as long as there is room."""
        offer = self.mine.offer
        if offer is None:
            return
        admitted = list(offer.admitted)
        for key, card in self.cards.items():
            taken = sum(len(self.cards[each].wishes) for each in [self.mine.key, *admitted])
            fits = taken + len(card.wishes) <= offer.free and self.has_seat_for(key)
            if fits and key not in [self.mine.key, *admitted]:
                admitted.append(key)
        if tuple(admitted) != offer.admitted:
            self._rewrite(replace(self.mine, offer=replace(offer, admitted=tuple(admitted))))

    def _rewrite(self, card: Card) -> None:
        self.mine = seal_card(self._identity, replace(card, version=card.version + 1))
        self.cards[self.mine.key] = self.mine

    # The beginning. --------------------------------------------------------------------------

    def genesis(self) -> Genesis | None:
        """What the cards amount to, once every seat is taken and everybody is ready."""
        opener, people = self.opener, self.people
        if opener is None or opener.offer is None:
            return None
        offer = opener.offer
        taken = sum(len(card.wishes) for card in people)
        if len(people) != 1 + len(offer.admitted) or taken != offer.free:
            return None
        if not all(card.is_ready for card in people):
            return None
        try:
            return found(
                find(offer.game),
                dict(offer.settings),
                [Person(card.key, card.name, card.emblem) for card in people],
                _seat(people, offer),
                [card.nonce for card in people],
                offer.created,
                self.table,
                terms=offer.terms,
                series=offer.series,
            )
        except (GameError, BadFile):
            return None

    def sign(self) -> tuple[bytes, bytes] | None:
        """Sign what the cards amount to, if that is new: the name of the match, the signature."""
        genesis = self.genesis()
        if genesis is None or genesis == self._signed or self.strangers:
            return None
        if self._identity.public not in [person.key for person in genesis.people]:
            return None
        if genesis != self._considered:  # it may take a look at many files
            self._considered, self.objection = genesis, self._object_to(genesis)
        if self.objection:
            return None
        self._signed = genesis
        signature = genesis.sign(self._identity)
        self.signatures = {self._identity.public: signature}
        for key, (match, early) in self._early.items():
            if match == genesis.match:
                self.signatures[key] = early
        return genesis.match, signature

    def unsigned(self) -> tuple[str, ...]:
        """Who has not signed what we have signed, while nothing else is in the way."""
        genesis = self._signed
        if genesis is None or genesis != self.genesis():
            return ()
        return tuple(each.name for each in genesis.people if each.key not in self.signatures)

    def last_signature(self) -> tuple[bytes, bytes] | None:
        """What this peer signed last, for those who missed it."""
        if self._signed is None:
            return None
        return self._signed.match, self.signatures[self._identity.public]

    def take_signature(self, key: bytes, match: bytes, signature: bytes) -> None:
        """Somebody signed; it counts if it is for what this peer signed last itself."""
        if key not in self.cards:
            return
        self._early[key] = match, signature
        if self._signed is not None and self._signed.match == match:
            self.signatures[key] = signature

    def complete(self) -> Signed | None:
        """The signed beginning, once everybody's signature fits."""
        genesis = self._signed
        if genesis is None:
            return None
        keys = [person.key for person in genesis.people]
        if any(key not in self.signatures for key in keys):
            return None
        signed = Signed(genesis, tuple(self.signatures[key] for key in keys))
        for peer in signed.unsigned_by(self._check):
            del self.signatures[keys[peer]]
            self._early.pop(keys[peer], None)
        return signed if all(key in self.signatures for key in keys) else None


def _proposal(offer: Offer | None) -> Offer | None:
    """What is offered, apart from who has come."""
    return None if offer is None else replace(offer, admitted=())


def _seat(people: Sequence[Card], offer: Offer) -> list[Chair]:
    """Who sits where: wishes in the order of coming, then whatever is free."""
    chairs: dict[int, Chair] = {seat: Chair(0, level) for seat, level in offer.computers}
    unplaced: list[Chair] = []
    for peer, card in enumerate(people):
        for wish, name in zip(card.wishes, card.names or [""] * len(card.wishes), strict=True):
            chair = Chair(peer, name=name)
            if wish < offer.seats and wish not in chairs:
                chairs[wish] = chair
            else:
                unplaced.append(chair)
    free = [seat for seat in range(offer.seats) if seat not in chairs]
    chairs.update(zip(free, unplaced, strict=True))
    return [chairs[seat] for seat in range(offer.seats)]
