"""What goes over a link between two peers, besides the envelopes of a match themselves.

The shell has made sure by then who is at the other end. None of these messages is kept, and none
counts for anything in a match: they only carry what counts, and say what else is known.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import ip_address
from typing import Final

from meadhall.engines.phrases import Phrase, say
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import ANSWERS_LIMIT, EMBLEM_LIMIT, NAME_LIMIT, PEERS_LIMIT
from meadhall.net.identity import KEY_SIZE, SIGNATURE_SIZE, Identity, Verifier
from meadhall.net.texts import Problem
from meadhall.net.transport.envelope import DIGEST_SIZE, MATCH_SIZE
from meadhall.net.transport.wire import FRAME_LIMIT, Fields, Value, pack, unpack

PROTOCOL: Final = 1
TABLE_SIZE: Final = 16
HOST_LIMIT: Final = 64
ADDRESSES_LIMIT: Final = 16
REASON_LIMIT: Final = 200
DRAWN_LIMIT: Final = 16
SPOT_LIMIT: Final = 40
TURNS_LIMIT: Final = 1 << 20
PROOF_LIMIT: Final = 3
"""The most envelopes of a proof."""

BEAT: Final = b"meadhall-beat-1\0"
"""What a sign of life is signed with."""

Address = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Hello:
    """The first word: which protocols the peer speaks, what it is called, and what it comes for."""

    lowest: int
    highest: int
    build: str
    name: str
    table: bytes
    """The table it means; empty to ask for whatever table there is."""

    is_watching: bool
    addresses: tuple[Address, ...]
    emblem: int = 0
    """The number of the emblem that it has picked; 0 where it tells none."""

    def objection(self, ours: str) -> Phrase | None:
        """Why a build called `ours` cannot talk with this one; None if it can.

        Both ends may be told it, so it speaks of neither as here or there.
        """
        if self.lowest <= PROTOCOL <= self.highest:
            return None
        return say(Problem.OTHER_PROTOCOL, one=ours, other=self.build)


@dataclass(frozen=True, slots=True)
class CardNews:
    """Somebody's card at a table that is still gathering, signed by its owner (see `lobby`)."""

    card: bytes


@dataclass(frozen=True, slots=True)
class Signature:
    """The sender signs the genesis of this match."""

    match: bytes
    signature: bytes


@dataclass(frozen=True, slots=True)
class Beginning:
    """A genesis that everybody has signed."""

    signed: bytes


@dataclass(frozen=True, slots=True)
class Beat:
    """A sign of life of one peer, which others pass on."""

    peer: int
    count: int
    """Higher than in all signs of life before."""

    signature: bytes

    @classmethod
    def signed(cls, identity: Identity, match: bytes, peer: int, count: int) -> "Beat":
        return cls(peer, count, identity.sign(BEAT + pack([match, peer, count])))

    def is_signed_by(self, key: bytes, match: bytes, check: Verifier) -> bool:
        return check(key, BEAT + pack([match, self.peer, self.count]), self.signature)


@dataclass(frozen=True, slots=True)
class Ping:
    """Still here; this much have I heard of everybody, and from these peers I hear directly.

    `forked` are the peers of whom the sender holds the proof that they told two stories.
    """

    match: bytes
    epoch: int
    heard: tuple[int, ...] = ()
    ends: tuple[bytes, ...] = ()
    near: tuple[int, ...] = ()
    forked: tuple[int, ...] = ()
    beats: tuple[Beat, ...] = ()


@dataclass(frozen=True, slots=True)
class EnvelopeNews:
    """One envelope of the match, by anybody."""

    sealed: bytes


@dataclass(frozen=True, slots=True)
class Proof:
    """Two envelopes of one author in one place, or three that show how it left an epoch: it told
    two stories."""

    sealed: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class StateReport:
    """Where the sender stands in a step in which somebody stands elsewhere."""

    step: int
    answers: int
    state: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Where a peer can be reached, as far as the sender knows."""

    key: bytes
    addresses: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class Talk:
    """A word to the table before the match begins."""

    text: str


@dataclass(frozen=True, slots=True)
class Bye:
    """The sender closes the link on purpose, and why."""

    reason: str


class Occasion(IntEnum):
    """What an invitation is to."""

    TABLE = 0  # a table like any other
    NEXT = 1  # the next game of a series, after the match that it follows
    AGAIN = 2  # the match that it follows, once more
    SWAPPED = 3  # the same, with everybody one seat further


@dataclass(frozen=True, slots=True)
class Invite:
    """Come to this table of mine. It stands for as long as the link on which it came."""

    table: bytes
    game: str
    addresses: tuple[Address, ...]
    occasion: Occasion = Occasion.TABLE
    follows: bytes = b""
    """The name of the match that was played before, unless it is a table like any other."""


class Stage(IntEnum):
    """What becomes of an invitation: the receiver says all but the first and the last."""

    CALLING = 0  # it has not arrived yet
    RINGS = 1  # it has arrived
    SEEN = 2  # it stands before somebody's eyes
    DECLINED = 3
    COMING = 4
    WITHDRAWN = 5  # said by the sender


@dataclass(frozen=True, slots=True)
class InviteNews:
    """How it stands with the invitation to this table."""

    table: bytes
    stage: Stage


@dataclass(frozen=True, slots=True)
class Review:
    """What the sender looks at in a match that is over, for those who look at it together."""

    turn: int
    """0 for who does not lead. Of all who lead, the highest does."""

    number: int
    """After how many answers."""

    drawn: tuple[tuple[str, str], ...] = ()
    """Arrows from one spot of the board to another; from a spot to itself for a mark."""


Message = (
    Hello
    | CardNews
    | Signature
    | Beginning
    | Ping
    | EnvelopeNews
    | StateReport
    | Neighbour
    | Talk
    | Bye
    | Invite
    | InviteNews
    | Proof
    | Review
)

KINDS: Final = (
    Hello,
    CardNews,
    Signature,
    Beginning,
    Ping,
    EnvelopeNews,
    StateReport,
    Neighbour,
    Talk,
    Bye,
    Invite,
    InviteNews,
    Proof,
    Review,
)


BYTES_LIMITS: Final[Mapping[type[Message], int]] = {
    Hello: 1 << 12,
    CardNews: 1 << 14,
    Signature: 1 << 8,
    Beginning: FRAME_LIMIT,
    Ping: 1 << 12,
    Proof: FRAME_LIMIT,
    EnvelopeNews: FRAME_LIMIT,
    StateReport: 1 << 15,
    Neighbour: 1 << 12,
    Talk: 1 << 10,
    Bye: 1 << 10,
    Invite: 1 << 12,
    InviteNews: 1 << 6,
    Review: 1 << 11,
}
"""The most bytes of each kind: reading a long message takes time, and most kinds are short."""

ARRAY: Final = 0x90
"""The first byte of a short array in MessagePack, less its length."""


def kind_of(data: bytes) -> type[Message]:
    """The kind of a message, before the rest of it is read; BadFrame if it can be none."""
    is_known = len(data) > 1 and data[0] & 0xF0 == ARRAY and data[1] < len(KINDS)
    if not is_known:
        raise BadFrame("a message is of an unknown kind")
    kind = KINDS[data[1]]
    if len(data) > BYTES_LIMITS[kind]:
        limit = BYTES_LIMITS[kind]
        raise BadFrame(f"a {kind.__name__} of {len(data)} bytes is too long; {limit} are allowed")
    return kind


def encode(message: Message) -> bytes:
    return pack([KINDS.index(type(message)), *_fields_of(message)])


def _fields_of(message: Message) -> list[Value]:
    match message:
        case Hello():
            return [
                message.lowest,
                message.highest,
                message.build,
                message.name,
                message.table,
                message.is_watching,
                addresses_to_values(message.addresses),
                *([message.emblem] if message.emblem else []),
            ]
        case CardNews():
            return [message.card]
        case Signature():
            return [message.match, message.signature]
        case Beginning():
            return [message.signed]
        case Ping():
            lists: list[Value] = [list(message.heard), list(message.ends), list(message.near)]
            beats: list[Value] = [[each.peer, each.count, each.signature] for each in message.beats]
            return [message.match, message.epoch, *lists, list(message.forked), beats]
        case EnvelopeNews():
            return [message.sealed]
        case Proof():
            return list(message.sealed)
        case StateReport():
            return [message.step, message.answers, list(message.state)]
        case Neighbour():
            return [message.key, addresses_to_values(message.addresses)]
        case Talk():
            return [message.text]
        case Bye():
            return [message.reason]
        case Invite():
            where = addresses_to_values(message.addresses)
            return [message.table, message.game, where, int(message.occasion), message.follows]
        case InviteNews():
            return [message.table, int(message.stage)]
        case Review():
            drawn: list[Value] = [[start, end] for start, end in message.drawn]
            return [message.turn, message.number, drawn]


def decode(data: bytes) -> Message:
    """Read a message, or BadFrame."""
    kind = kind_of(data)
    fields = Fields(unpack(data), "a message")
    fields.number()  # the kind
    message = _read(kind, fields)
    fields.end()
    return message


def _read(kind: type[Message], fields: Fields) -> Message:
    if kind is Hello:
        lowest, highest = fields.number(), fields.number()
        build, name, table = fields.line(NAME_LIMIT), fields.name(NAME_LIMIT), fields.data()
        watching = fields.next()
        if len(table) not in (0, TABLE_SIZE) or not isinstance(watching, bool):
            raise BadFrame("a greeting names no proper table")
        addresses = read_addresses(fields)
        emblem = fields.number(1, EMBLEM_LIMIT) if fields.left else 0
        return Hello(lowest, highest, build, name, table, watching, addresses, emblem)
    if kind is CardNews:
        return CardNews(fields.data())
    if kind is Signature:
        return Signature(fields.data(MATCH_SIZE), fields.data(SIGNATURE_SIZE))
    if kind is Beginning:
        return Beginning(fields.data())
    if kind is Ping:
        match, epoch = fields.data(), fields.number()
        heard = tuple(fields.numbers(PEERS_LIMIT))
        ends = Fields(fields.items(PEERS_LIMIT), "the ends of a ping")
        digests = tuple(ends.data(DIGEST_SIZE) for _ in range(ends.left))
        near = tuple(fields.numbers(PEERS_LIMIT))
        forked = tuple(fields.numbers(PEERS_LIMIT))
        beats = tuple(_read_beat(each) for each in fields.items(PEERS_LIMIT))
        return Ping(match, epoch, heard, digests, near, forked, beats)
    if kind is EnvelopeNews:
        return EnvelopeNews(fields.data())
    if kind is Proof:
        return Proof(tuple(fields.data() for _ in range(min(fields.left, PROOF_LIMIT))))
    if kind is StateReport:
        step, answers = fields.number(), fields.number()
        state = fields.numbers(BYTES_LIMITS[StateReport], -(1 << 63), (1 << 63) - 1)
        return StateReport(step, answers, tuple(state))
    if kind is Neighbour:
        return Neighbour(fields.data(KEY_SIZE), read_addresses(fields))
    if kind is Talk:
        return Talk(fields.line(REASON_LIMIT))
    if kind is Invite:
        return _read_invite(fields)
    if kind is Review:
        return _read_review(fields)
    if kind is InviteNews:
        return InviteNews(fields.data(TABLE_SIZE), Stage(fields.number(0, max(Stage))))
    return Bye(fields.line(REASON_LIMIT))


def _read_beat(value: Value) -> Beat:
    fields = Fields(value, "a sign of life")
    beat = Beat(fields.number(0, PEERS_LIMIT), fields.number(), fields.data(SIGNATURE_SIZE))
    fields.end()
    return beat


def _read_review(fields: Fields) -> Review:
    turn, number = fields.number(0, TURNS_LIMIT), fields.number(0, ANSWERS_LIMIT)
    drawn = []
    for item in fields.items(DRAWN_LIMIT):
        pair = Fields(item, "an arrow of a review")
        drawn.append((pair.line(SPOT_LIMIT), pair.line(SPOT_LIMIT)))
        pair.end()
    return Review(turn, number, tuple(drawn))


def _read_invite(fields: Fields) -> Invite:
    table, game, addresses = (
        fields.data(TABLE_SIZE),
        fields.line(NAME_LIMIT),
        read_addresses(fields),
    )
    occasion, follows = Occasion(fields.number(0, max(Occasion))), fields.data()
    if len(follows) != (0 if occasion is Occasion.TABLE else MATCH_SIZE):
        raise BadFrame("an invitation does not say properly which match it follows")
    return Invite(table, game, addresses, occasion, follows)


def addresses_to_values(addresses: tuple[Address, ...]) -> list[Value]:
    return [[host, port] for host, port in addresses]


def read_addresses(fields: Fields) -> tuple[Address, ...]:
    found = []
    for item in fields.items(ADDRESSES_LIMIT):
        address = Fields(item, "an address")
        host, port = address.text(HOST_LIMIT), address.number(1, 65535)
        address.end()
        if is_number(host):
            found.append((host, port))
    return tuple(found)


def is_number(host: str) -> bool:
    """Is this an address as a number? Names are not looked up, and not shown either: somebody might
    type what they read."""
    plain, _, scope = host.partition("%")
    try:
        ip_address(plain)
    except ValueError:
        return False
    return host.isascii() and (plain == host or scope.isalnum())
