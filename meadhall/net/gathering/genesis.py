"""What all peers of a match agreed on before it began, and signed.

The digest of these bytes is the name of the match, and stands in every envelope. The peers'
nonces are in it, so no two matches have one name, and nobody can choose it alone.

A match need not begin at the opening: it may go on from any moment of another one, which is
given as the answers that lead there, or from a drawn position.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from typing import Final, TypeGuard

from meadhall.engines.cards import CardState
from meadhall.engines.catalogue import find
from meadhall.engines.contract import MOST_ACTION, State
from meadhall.engines.game import Game
from meadhall.engines.phrases import Phrase, counted, say
from meadhall.engines.values import NOBODY, UNKNOWN, BadOption, GameError, Setting, UnknownGame
from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.gathering.series import Series, read_series
from meadhall.net.identity import (
    KEY_SIZE,
    SIGNATURE_SIZE,
    Identity,
    Verifier,
    is_sound_key,
    verify,
    words,
)
from meadhall.net.texts import Problem, TableTerm
from meadhall.net.transport.envelope import MATCH_SIZE
from meadhall.net.transport.plain_text import is_one_line, looks
from meadhall.net.transport.wire import Fields, Value, pack, unpack

VERSION: Final = 1
PURPOSE: Final = b"meadhall-genesis-1\0"
PEERS_LIMIT: Final = 8
NAME_LIMIT: Final = 40
NAMELESS: Final = "Somebody"
"""What a peer is called that gives no name."""

EMBLEM_LIMIT: Final = 255
"""The highest number of an emblem; 0 is none. Which drawing it stands for, the window knows."""

NONCE_SIZE: Final = 16
ANSWERS_LIMIT: Final = 1 << 15
LATEST: Final = 1 << 34
"""No match begins after this second, in the year 2514; calendars end not much later."""
PATIENCE_LIMIT: Final = 1_000_000

TIMED_LEVEL: Final = "einherjar"
"""The one level that may think by the clock: the strongest of the computer's."""

LONGEST_THOUGHT: Final = 600_000
"""Milliseconds: what it may be given for each choice at most."""


@dataclass(frozen=True, slots=True)
class Person:
    """One peer: its key, what its owner wants to be called, and the emblem they have picked."""

    key: bytes
    name: str
    emblem: int = 0

    def encode(self) -> list[Value]:
        return [self.key, self.name, *([self.emblem] if self.emblem else [])]


@dataclass(frozen=True, slots=True)
class Chair:
    """Who acts for a seat: a peer, and the level of its computer player, or none for a person."""

    peer: int
    level: str = ""
    """A style may follow after a colon: `jarl:bold`."""

    name: str = ""
    """What the person there is called, where several share one computer; else the peer's name
    holds."""

    def encode(self) -> list[Value]:
        return [self.peer, self.level, *([self.name] if self.name else [])]


FORFEITS: Final = (
    (3600, TableTerm.FORFEIT_AFTER_HOUR, TableTerm.FORFEIT_AFTER_HOURS),
    (60, TableTerm.FORFEIT_AFTER_MINUTE, TableTerm.FORFEIT_AFTER_MINUTES),
    (1, TableTerm.FORFEIT_AFTER_SECOND, TableTerm.FORFEIT_AFTER_SECONDS),
)
"""Seconds in the largest unit that fits, and how the time rule of two is told."""

PLAYED_ON: Final = (
    (3600, TableTerm.PLAYED_ON_AFTER_HOUR, TableTerm.PLAYED_ON_AFTER_HOURS),
    (60, TableTerm.PLAYED_ON_AFTER_MINUTE, TableTerm.PLAYED_ON_AFTER_MINUTES),
    (1, TableTerm.PLAYED_ON_AFTER_SECOND, TableTerm.PLAYED_ON_AFTER_SECONDS),
)
"""The same for the time rule of more."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What several peers agree on about cards and dice."""

    escrow: bool = True
    """May the others go on with the cards when one peer leaves?"""

    opening: bool = True
    """Are all cards opened once the match is over?"""

    hosted: bool = False
    """Does a computer seat hide its cards from everybody but the peer that plays for it?"""

    tokens: bool = True
    """Are dice without cards rolled by tokens too, and not by promises that are opened?"""

    patience: int = 0
    """Where two people play: a player who stays away for more seconds forfeits. Where more play,
    the others go on without one who has not chosen for so long. 0: they wait."""

    players: str = ""
    """Which computer players choose for the computer's seats; others may choose otherwise."""

    thinking: int = 0
    """Milliseconds for each choice of the strongest computer player; 0: it counts instead, and its
    choices can be computed again."""

    def encode(self) -> list[Value]:
        flags: list[Value] = [self.escrow, self.opening, self.hosted, self.tokens]
        more: list[Value] = [self.patience, self.players]
        if self.thinking:
            return [*flags, *more, self.thinking]
        return flags if more == [0, ""] else flags + more

    def time_rule(self, seats: int, people: int) -> tuple[Phrase, ...]:
        """What people should know who may not let each other wait for ever."""
        if not self.patience or people < min(seats, 3):
            return ()
        rules = FORFEITS if people == 2 else PLAYED_ON
        size, one, many = next(each for each in rules if self.patience % each[0] == 0)
        return (counted(self.patience // size, one, many),)

    def thinking_rule(self) -> tuple[Phrase, ...]:
        """What those who play against the strongest computer player should know of its time."""
        if not self.thinking:
            return ()
        return (say(TableTerm.THINKS_BY_CLOCK, seconds=seconds_text(self.thinking)),)

    def sentences(self, peers: int, has_computers: bool) -> tuple[Phrase, ...]:
        """What a table with hidden cards should know before it begins."""
        if peers < 3:
            terms = [TableTerm.MATCH_WAITS]
        elif self.escrow:
            terms = [TableTerm.COMPUTER_GOES_ON, TableTerm.OTHERS_COULD_SEE]
        else:
            terms = [TableTerm.NOBODY_CAN_SEE, TableTerm.CARDS_LOST]
        if has_computers:
            terms.append(TableTerm.COMPUTER_HOSTED if self.hosted else TableTerm.COMPUTER_OPEN)
        terms.append(TableTerm.CARDS_OPENED if self.opening else TableTerm.CARDS_STAY_HIDDEN)
        return tuple(say(term) for term in terms)


DEFAULT_TERMS: Final = Terms()


def level_alone(level: str) -> str:
    """The level without the style that may follow it."""
    return level.partition(":")[0]


def is_timed(levels: Iterable[str]) -> bool:
    """May one of these computer players think by the clock?"""
    return any(level_alone(level) == TIMED_LEVEL for level in levels)


def seconds_text(milliseconds: int) -> str:
    """A time as so many seconds, with no more digits than it needs: `0.5`, `10`."""
    return f"{milliseconds / 1000:g}"


def read_terms(value: Value) -> Terms:
    """Read the terms, or BadFrame."""
    fields = Fields(value, "the terms of a table")
    terms = Terms(fields.flag(), fields.flag(), fields.flag(), fields.flag())
    if not fields.left:
        return terms
    patience, players = fields.number(0, PATIENCE_LIMIT), fields.line(NAME_LIMIT)
    if fields.left:
        terms = replace(terms, thinking=fields.number(1, LONGEST_THOUGHT))
    fields.end()
    if (patience, players, terms.thinking) == (0, "", 0):
        raise BadFrame("the terms of a table say at length what needs no words")
    return replace(terms, patience=patience, players=players)


@lru_cache(maxsize=256)
def _told_apart(people: tuple[Person, ...], chairs: tuple[Chair, ...], peer: int, name: str) -> str:
    """The name of somebody at a peer, with a word of its key behind it where somebody at another
    peer has a name that looks the same."""
    at_peers = [(at, person.name) for at, person in enumerate(people)]
    at_peers += [(chair.peer, chair.name) for chair in chairs if chair.name]
    others = {looks(other) for at, other in at_peers if at != peer}
    if name in ("", NAMELESS) or looks(name) not in others:
        return name
    return f"{name} ({words(people[peer].key).split()[0]})"


@dataclass(frozen=True, slots=True)
class Genesis:
    game: str
    rules: int
    settings: tuple[tuple[str, Setting], ...]
    people: tuple[Person, ...]
    chairs: tuple[Chair, ...]
    nonces: tuple[bytes, ...]
    created: int
    """Seconds since 1970, by the clock of its author. No rule looks at it."""

    table: bytes = b""
    """The table at which its peers gathered; empty for a match of one."""

    diagram: str = ""
    answers: tuple[tuple[int, ...], ...] = field(default=(), repr=False)
    terms: Terms = DEFAULT_TERMS
    series: Series | None = None
    """Where the match is one of several games that count together."""

    @property
    def seats(self) -> int:
        return len(self.chairs)

    def encode(self) -> bytes:
        fields: list[Value] = [
            VERSION,
            self.game,
            self.rules,
            [[key, value] for key, value in self.settings],
            [person.encode() for person in self.people],
            [chair.encode() for chair in self.chairs],
            list(self.nonces),
            self.created,
            self.table,
            self.diagram,
            [list(answer) for answer in self.answers],
            self.terms.encode(),
        ]
        if self.series is not None:
            fields.append(self.series.encode())
        return pack(fields)

    @property
    def match(self) -> bytes:
        """The name of the match."""
        return sha256(PURPOSE + self.encode()).digest()[:MATCH_SIZE]

    def sign(self, identity: Identity) -> bytes:
        return identity.sign(PURPOSE + self.encode())

    def seats_of(self, peer: int) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.peer == peer)

    def thinking(self, level: str) -> int:
        """Milliseconds for each choice of a computer of this level; 0: it goes by count."""
        return self.terms.thinking if is_timed([level]) else 0

    def is_open(self, seat: int, chair: Chair) -> bool:
        """Does the one who sits there now play with open cards?

        So does a computer, unless it is hosted, and whatever has taken over somebody's seat.
        """
        return chair != self.chairs[seat] or (bool(chair.level) and not self.terms.hosted)

    def name_of(self, chair: Chair) -> str:
        """What to call the person who sits there."""
        name = chair.name or self.people[chair.peer].name
        return _told_apart(self.people, self.chairs, chair.peer, name)

    def peer_name(self, peer: int) -> str:
        """What to call the owner of a peer."""
        return _told_apart(self.people, self.chairs, peer, self.people[peer].name)

    def seat_name(self, seat: int) -> Phrase:
        """What the seat is called in this game."""
        return find(self.game).seat_name(seat, self.seats, dict(self.settings))

    def start(self) -> State:
        """The first moment, with every face known; BadFile if there can be none."""
        return self.way_here()[-1]

    def way_here(self) -> list[State]:
        """The state before each answer that it goes on from, and after them all."""
        try:
            game = self._game()
            settings = game.settle(self.seats, dict(self.settings))
            if self.diagram:
                state = game.read_diagram(self.diagram, self.seats, settings)
            else:
                state = game.opening(self.seats, settings)
            states = [state]
            for answer in self.answers:
                states.append(states[-1].copy())
                states[-1].answer(answer)
        except (UnknownGame, BadOption) as error:
            raise BadFile(say(Problem.CANNOT_SET_UP, reason=error.reason)) from error
        except GameError as error:
            raise BadFile(say(Problem.FORBIDDEN_BEGINNING, reason=error.reason)) from error
        return states

    def _game(self) -> Game:
        game = find(self.game)
        if self.rules != game.rules_version:
            is_newer = self.rules > game.rules_version
            form = Problem.NEWER_RULES if is_newer else Problem.OLDER_RULES
            raise BadOption(say(form, game=game.title, played=self.rules, here=game.rules_version))
        return game


def found(
    game: Game,
    settings: Mapping[str, object],
    people: Sequence[Person],
    chairs: Sequence[Chair],
    nonces: Sequence[bytes],
    created: int,
    table: bytes = b"",
    diagram: str = "",
    answers: Sequence[Sequence[int]] = (),
    terms: Terms = DEFAULT_TERMS,
    series: Series | None = None,
) -> Genesis:
    """A genesis with every option filled in; BadOption or BadFile if there is no such match."""
    settled = game.settle(len(chairs), settings)
    genesis = Genesis(
        game.key,
        game.rules_version,
        tuple(sorted(settled.items())),
        tuple(people),
        tuple(chairs),
        tuple(nonces),
        created,
        table,
        diagram,
        tuple(tuple(int(value) for value in answer) for answer in answers),
        terms,
        series,
    )
    genesis.start()
    return genesis


def has_secrets(state: State) -> bool:
    """Are there cards that some know and others do not?"""
    return isinstance(state, CardState) and len(state.cards.faces) > 0


def public(state: State) -> State:
    """The first moment as everybody at a table of several knows it; BadFile if that is not all.

    Peers who are to hide cards from each other have to begin with a pack that all have seen.
    """
    if not isinstance(state, CardState):
        return state
    seen = state.seen_by(NOBODY)
    if any(int(face) == UNKNOWN for face in seen.cards.faces):
        raise BadFile(say(Problem.HIDDEN_BEGINNING))
    return seen


# As bytes, with everybody's signature. ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Signed:
    """A genesis and the signature of each of its people."""

    genesis: Genesis
    signatures: tuple[bytes, ...]

    def encode(self) -> bytes:
        return pack([self.genesis.encode(), list(self.signatures)])

    def unsigned_by(self, check: Verifier = verify) -> list[int]:
        """The peers whose signature is missing or does not fit."""
        message = PURPOSE + self.genesis.encode()
        return [
            peer
            for peer, (person, signature) in enumerate(
                zip(self.genesis.people, self.signatures, strict=True)
            )
            if not check(person.key, message, signature)
        ]


def decode_signed(data: bytes, limit: int) -> Signed:
    fields = Fields(unpack(data, limit), "the beginning of a match")
    genesis = decode(fields.data())
    signatures = _datas(fields.items(PEERS_LIMIT), SIGNATURE_SIZE)
    fields.end()
    if len(signatures) != len(genesis.people):
        raise BadFrame("the beginning of a match is not signed by all its peers")
    return Signed(genesis, signatures)


def decode(data: bytes) -> Genesis:
    """Read a genesis, or BadFrame. That such a match can be played, `start` will show."""
    fields = Fields(unpack(data), "a genesis")
    version = fields.number()
    if version != VERSION:
        raise BadFrame(f"the match was begun by another version of Meadhall (format {version})")
    game, rules = fields.line(NAME_LIMIT), fields.number()
    settings = tuple(_setting(item) for item in fields.items(64))
    people = tuple(_person(item) for item in fields.items(PEERS_LIMIT))
    chairs = tuple(_chair(item, len(people)) for item in fields.items(PEERS_LIMIT))
    nonces = _datas(fields.items(PEERS_LIMIT), NONCE_SIZE)
    created, table, diagram = fields.number(0, LATEST), fields.data(), fields.text(1 << 14)
    answers = tuple(tuple(_numbers(item)) for item in fields.items(ANSWERS_LIMIT))
    terms = read_terms(fields.next())
    series = read_series(fields.next(), len(chairs)) if fields.left else None
    fields.end()
    if (
        not people
        or len(nonces) != len(people)
        or len({each.key for each in people}) != len(people)
    ):
        raise BadFrame("a genesis does not name its peers properly")
    if not chairs:
        raise BadFrame("a genesis has no seats")
    persons = [chair.peer for chair in chairs if not chair.level]
    for chair in chairs:
        is_shared = len(people) == 1 or persons.count(chair.peer) > 1
        if chair.name and (chair.level or not is_shared):
            raise BadFrame(
                "a genesis gives a name to a seat that has one by its peer or its computer"
            )
    return Genesis(
        game, rules, settings, people, chairs, nonces, created, table, diagram, answers, terms,
        series,
    )  # fmt: skip


def _setting(item: Value) -> tuple[str, Setting]:
    fields = Fields(item, "an option of a genesis")
    key, value = fields.line(NAME_LIMIT), fields.next()
    fields.end()
    if not is_setting(value):
        raise BadFrame(f"option {key!r} of a genesis has no proper value")
    return key, value


def is_setting(value: Value) -> TypeGuard[Setting]:
    """May an option of a game have this value? A text is shown, so it is on one line."""
    return isinstance(value, (bool, int)) or (isinstance(value, str) and is_one_line(value))


def _person(item: Value) -> Person:
    fields = Fields(item, "a peer of a genesis")
    person = Person(fields.data(KEY_SIZE), fields.line(NAME_LIMIT), read_emblem(fields))
    fields.end()
    if not is_sound_key(person.key):
        raise BadFrame(f"{person.name!r} has a key under which signatures prove nothing")
    return person


def read_emblem(fields: Fields) -> int:
    """The number at the end of what somebody says of themselves; 0 where there is none."""
    return fields.number(1, EMBLEM_LIMIT) if fields.left else 0


def _chair(item: Value, peers: int) -> Chair:
    fields = Fields(item, "a seat of a genesis")
    chair = Chair(fields.number(0, max(0, peers - 1)), fields.line(NAME_LIMIT))
    if fields.left:
        chair = replace(chair, name=fields.line(NAME_LIMIT))
        if not chair.name:
            raise BadFrame("a seat of a genesis says at length that it has no name")
    fields.end()
    return chair


def _datas(items: list[Value], size: int) -> tuple[bytes, ...]:
    fields = Fields(items, "a list of a genesis")
    return tuple(fields.data(size) for _ in range(fields.left))


def _numbers(item: Value) -> list[int]:
    return Fields([item], "an answer of a genesis").numbers(1 << 10, -(1 << 31), MOST_ACTION)
