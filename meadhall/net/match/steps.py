"""One step of a match: who is asked, who has answered, and when everybody knows it.

Steps are what the peers take together. In each, every live peer says exactly one thing. Those
who are asked (`parties`) give their part; the others wait until all parts are in and then echo
them, so nobody can tell two peers two things without being found out in the same step. A step
is closed when everybody has spoken, and only then is the next one open.

    one party        OPEN, and the others ECHO
    several parties  COMMIT, and the others ECHO; then OPEN, and the others ECHO
    the dealer       DEAL by those whom its work asks, and the others ECHO (`dealing`); keys are
                     promised before: COMMIT by everybody, then DEAL
    the end          everybody END
    after the end    nothing is asked; a AGREEMENT may still lead back

So a choice that several owe in secret, and a chance to which everybody contributes, are the same
thing. Instead of its part a party may give a AGREEMENT: back to an earlier choice, or the end by
resignation or agreement. It counts if those whom it concerns have said so in notes.

Every part names the history that its author has closed (`History`) and the digest of the state
that followed from it. A different history shows that somebody spoke with two tongues; the same
history with a different state, that two machines do not play the same game.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from hashlib import sha256
from typing import Final

from meadhall.engines.contract import MOST_ACTION
from meadhall.net.dealing.work import DealerTask, TaskData
from meadhall.net.errors import BadFrame
from meadhall.net.transport.envelope import DIGEST_SIZE, Envelope, Kind
from meadhall.net.transport.wire import Fields, Value, pack

NONCE_SIZE: Final = 32
ACTIONS_LIMIT: Final = 8
DATA_LIMIT: Final = 16


class Phase(Enum):
    COMMIT = "commit"
    OPEN = "open"
    DEAL = "deal"
    END = "end"
    IDLE = "idle"


class Wish(IntEnum):
    """What a note, or a turn, wants."""

    SAY = 0  # nothing but to be heard
    BACK = 1  # back to an earlier choice
    RESIGN = 2
    DRAW = 3  # the end, without a winner
    NO = 4  # what was wished for is not agreed to
    LEAVE = 5  # the peer goes, and does not mean to come back
    CLAIM = 6  # the other of two has stayed away for longer than the table gave it


@dataclass(frozen=True, slots=True)
class Part:
    """The payload of whatever belongs to a step."""

    history: bytes
    state: bytes
    nonce: bytes = b""
    actions: tuple[int, ...] = ()
    digest: bytes = b""
    data: TaskData = ()
    wish: Wish = Wish.SAY
    argument: int = 0
    notes: tuple[tuple[int, int], ...] = ()
    """The notes, as author and number, that justify a turn."""

    def encode(self, kind: Kind) -> list[Value]:
        head: list[Value] = [self.history, self.state]
        if kind is Kind.OPEN:
            return [*head, self.nonce, list(self.actions)]
        if kind in (Kind.COMMIT, Kind.ECHO):
            return [*head, self.digest]
        if kind is Kind.DEAL:
            return [*head, list(self.data)]
        if kind is Kind.AGREEMENT:
            notes: list[Value] = [[peer, seq] for peer, seq in self.notes]
            return [*head, int(self.wish), self.argument, notes]
        return head


@dataclass
class OpenStep:
    number: int
    phase: Phase
    parties: tuple[int, ...]
    seats: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The seats for which each party owes a choice."""

    work: DealerTask | None = None
    """What the dealer asks for in this step, if it is the dealer's."""

    commits: dict[int, bytes] = field(default_factory=dict)
    """In the second of two steps: what each party promised to open."""

    acts: dict[int, Envelope] = field(default_factory=dict)
    parts: dict[int, Part] = field(default_factory=dict)
    """What the acts carry."""

    echoes: dict[int, Envelope] = field(default_factory=dict)

    def is_asked(self, peer: int) -> bool:
        return peer in self.parties and peer not in self.acts

    @property
    def is_acted(self) -> bool:
        """Has everybody who was asked given its part?"""
        if self.phase is Phase.IDLE:
            return bool(self.acts)
        return all(peer in self.acts for peer in self.parties)

    def owes_echo(self, peer: int) -> bool:
        return self.is_acted and peer not in self.acts and peer not in self.echoes

    def is_closed(self, live: Iterable[int]) -> bool:
        return self.is_acted and not any(self.owes_echo(peer) for peer in live)

    def missing(self, live: Iterable[int]) -> list[int]:
        """Whom the table waits for."""
        if not self.is_acted:
            return [peer for peer in self.parties if self.is_asked(peer)]
        return [peer for peer in live if self.owes_echo(peer)]

    def acts_digest(self) -> bytes:
        """What an echo repeats."""
        return digest_of(self.acts[peer].digest for peer in sorted(self.acts))

    def given(self) -> dict[int, TaskData]:
        """What each party gave to the work of this step."""
        return {peer: self.parts[peer].data for peer in sorted(self.acts)}

    def agreements(self) -> list[Part]:
        return [
            self.parts[peer] for peer in sorted(self.acts) if self.acts[peer].kind is Kind.AGREEMENT
        ]


def digest_of(parts: Iterable[bytes]) -> bytes:
    return sha256(b"".join(parts)).digest()


def next_history(history: bytes, step: OpenStep) -> bytes:
    """The digest of all closed steps, this one included.

    Who signed the end makes no difference to it: a peer that is lost there was there all the same.
    """
    said = b"" if step.phase is Phase.END else step.acts_digest()
    return digest_of((history, step.number.to_bytes(8, "big"), said))


# What the envelopes carry. ------------------------------------------------------------------


def decode_part(envelope: Envelope) -> Part:
    """Read the payload of an envelope that belongs to a step, or BadFrame."""
    fields = Fields(envelope.payload, "a part of a step")
    history, state = fields.data(DIGEST_SIZE), fields.data(DIGEST_SIZE)
    part = Part(history, state)
    if envelope.kind is Kind.OPEN:
        nonce, actions = fields.data(), fields.numbers(ACTIONS_LIMIT, 0, MOST_ACTION)
        if len(nonce) not in (0, NONCE_SIZE):
            raise BadFrame("a nonce has a wrong length")
        part = Part(history, state, nonce=nonce, actions=tuple(actions))
    elif envelope.kind in (Kind.COMMIT, Kind.ECHO):
        part = Part(history, state, digest=fields.data(DIGEST_SIZE))
    elif envelope.kind is Kind.DEAL:
        items = Fields(fields.items(DATA_LIMIT), "a part of a deal")
        part = Part(history, state, data=tuple(items.data() for _ in range(items.left)))
    elif envelope.kind is Kind.AGREEMENT:
        wish, argument = Wish(fields.number(Wish.BACK, Wish.DRAW)), fields.number()
        notes = []
        for item in fields.items(16):
            note = Fields(item, "a note that justifies a turn")
            notes.append((note.number(0, 255), note.number()))
            note.end()
        part = Part(history, state, wish=wish, argument=argument, notes=tuple(notes))
    fields.end()
    return part


def commitment(match: bytes, step: int, peer: int, nonce: bytes, actions: Iterable[int]) -> bytes:
    """What a party promises to open in the next step. Nobody else can promise the same."""
    return sha256(pack(["meadhall-commit-1", match, step, peer, nonce, list(actions)])).digest()


def promise(match: bytes, step: int, peer: int, data: TaskData) -> bytes:
    """What a party promises to deal in the next step."""
    return sha256(pack(["meadhall-promise-1", match, step, peer, list(data)])).digest()


def chance_seed(match: bytes, step: int, nonces: Iterable[bytes]) -> bytes:
    """What decides a roll or a shuffle: contributions that were fixed before any was known."""
    return sha256(pack(["meadhall-chance-1", match, step, list(nonces)])).digest()


def thinking_seed(seed: bytes, match: bytes, answers: int, takebacks: int, seat: int) -> int:
    """What a computer seat draws its chance from, at one choice."""
    message = pack(["meadhall-thinking-1", seed, match, answers, takebacks, seat])
    return int.from_bytes(sha256(message).digest()[:6], "big")
