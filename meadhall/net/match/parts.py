"""What the envelopes of a step carry: the payload, and the digests that promise it.

Every part names the history that its author has closed and the digest of the state that followed
from it. A different history means that somebody said two things. The same history with a different
state means that two machines do not play the same game.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from meadhall.engines.contract import MOST_ACTION
from meadhall.net.dealing.tasks import TaskData
from meadhall.net.errors import BadFrame
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import DIGEST_SIZE, Envelope, Kind
from meadhall.net.transport.wire import Fields, Value, pack

NONCE_SIZE: Final = 32
ACTIONS_LIMIT: Final = 8
DATA_LIMIT: Final = 16
NOTES_LIMIT: Final = 16


class Part(NamedTuple):
    """The payload of an envelope that belongs to a step."""

    history: bytes
    state: bytes
    nonce: bytes = b""
    actions: tuple[int, ...] = ()
    digest: bytes = b""
    data: TaskData = ()
    wish: Wish = Wish.SAY
    argument: int = 0
    notes: tuple[tuple[int, int, bytes], ...] = ()
    """The notes that allow an agreement: author, number and digest."""

    def encode(self, kind: Kind) -> list[Value]:
        head: list[Value] = [self.history, self.state]
        if kind is Kind.OPEN:
            return [*head, self.nonce, list(self.actions)]
        if kind in (Kind.COMMIT, Kind.ECHO):
            return [*head, self.digest]
        if kind is Kind.DEAL:
            return [*head, list(self.data)]
        if kind is Kind.AGREEMENT:
            notes: list[Value] = [[peer, seq, digest] for peer, seq, digest in self.notes]
            return [*head, int(self.wish), self.argument, notes]
        return head


def decode_part(envelope: Envelope) -> Part:
    """Read the payload of an envelope that belongs to a step, or BadFrame."""
    fields = Fields(envelope.payload, "a part of a step")
    history, state = fields.data(DIGEST_SIZE), fields.data(DIGEST_SIZE)
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
        for item in fields.items(NOTES_LIMIT):
            note = Fields(item, "a note that allows an agreement")
            notes.append((note.number(0, 255), note.number(), note.data(DIGEST_SIZE)))
            note.end()
        part = Part(history, state, wish=wish, argument=argument, notes=tuple(notes))
    else:
        part = Part(history, state)
    fields.end()
    return part


def digest_of(parts: Iterable[bytes]) -> bytes:
    return sha256(b"".join(parts)).digest()


def commitment(match: bytes, step: int, peer: int, nonce: bytes, actions: Iterable[int]) -> bytes:
    """What a peer promises to show in the next step. Nobody else can promise the same."""
    return sha256(pack(["meadhall-commit-1", match, step, peer, nonce, list(actions)])).digest()


def promise(match: bytes, step: int, peer: int, data: TaskData) -> bytes:
    """What a peer promises to deal in the next step."""
    return sha256(pack(["meadhall-promise-1", match, step, peer, list(data)])).digest()


def chance_seed(match: bytes, step: int, nonces: Iterable[bytes]) -> bytes:
    """What decides a roll or a shuffle: contributions that were fixed before any was known."""
    return sha256(pack(["meadhall-chance-1", match, step, list(nonces)])).digest()


def thinking_seed(seed: bytes, match: bytes, answers: int, takebacks: int, seat: int) -> int:
    """What a computer seat draws its chance from, at one choice."""
    message = pack(["meadhall-thinking-1", seed, match, answers, takebacks, seat])
    return int.from_bytes(sha256(message).digest()[:6], "big")
