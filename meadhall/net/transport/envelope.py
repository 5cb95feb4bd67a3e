"""A signed statement of one peer, tied to all that it said before.

Each peer of a match writes one chain of envelopes. An envelope names the match, the epoch, its
author, its number in the author's chain, the digest of the envelope before, and the step of the
match that it belongs to; its signature covers all of this. So it counts for nothing in another
match, at another moment or in another order, and two different envelopes of one author with the
same epoch, number and predecessor are proof, to anybody, that the author speaks with two tongues.

What is signed and hashed are the bytes as they were received, never a second spelling of them.

Not here: what the statements mean (`record`), and who must make which (`steps`).
"""

from dataclasses import dataclass, field
from enum import IntEnum
from hashlib import sha256
from typing import Final

from meadhall.net.errors import BadFrame
from meadhall.net.identity import SIGNATURE_SIZE, Identity, Verifier
from meadhall.net.identity import verify as verify_signature
from meadhall.net.transport.wire import Fields, Value, pack, unpack

VERSION: Final = 1
PURPOSE: Final = b"meadhall-env-1\0"
DIGEST_SIZE: Final = 32
MATCH_SIZE: Final = 16
FIRST: Final = bytes(DIGEST_SIZE)
"""What the first envelope of a chain names as the one before it."""


class Kind(IntEnum):
    """What an envelope is. The first ones belong to the steps of the match, the others do not."""

    COMMIT = 1  # the digest of what will be opened
    OPEN = 2  # a choice, or a contribution to chance
    ECHO = 3  # this is what I received from those who were asked
    AGREEMENT = 4  # instead of a choice: back to an earlier one, or the end of the match
    END = 5  # this is how it ended
    DEAL = 6  # a part of a shuffle, a show or a roll
    NOTE = 16  # a word to the table, a wish, an agreement
    HALT = 17  # I say no more in this epoch; this is all I have heard
    READY = 18  # I have all that anybody who stays has heard
    PLEA = 19  # a letter to me is not what it should be, see for yourselves


KINDS: Final = {int(kind): kind for kind in Kind}
LOCKSTEP: Final = frozenset(
    {Kind.COMMIT, Kind.OPEN, Kind.ECHO, Kind.AGREEMENT, Kind.END, Kind.DEAL}
)


@dataclass(frozen=True, slots=True)
class Envelope:
    match: bytes
    epoch: int
    peer: int
    seq: int
    prev: bytes
    step: int
    kind: Kind
    payload: list[Value] = field(hash=False)
    sealed: bytes = field(repr=False)
    digest: bytes = field(repr=False)
    """Of the body, by which the next envelope names this one."""

    @property
    def body(self) -> bytes:
        return self.sealed[SIGNATURE_SIZE:]

    @property
    def place(self) -> tuple[bytes, int, int, int, bytes]:
        """Where it stands; no honest peer ever writes two envelopes in one place."""
        return self.match, self.epoch, self.peer, self.seq, self.prev

    def is_signed_by(self, public: bytes, verify: Verifier) -> bool:
        return verify(public, PURPOSE + self.body, self.sealed[:SIGNATURE_SIZE])


def seal(
    identity: Identity,
    match: bytes,
    epoch: int,
    peer: int,
    seq: int,
    prev: bytes,
    step: int,
    kind: Kind,
    payload: list[Value],
) -> Envelope:
    """Write and sign one envelope."""
    body = pack([VERSION, match, epoch, peer, seq, prev, step, int(kind), payload])
    sealed, digest = identity.sign(PURPOSE + body) + body, sha256(body).digest()
    return Envelope(match, epoch, peer, seq, prev, step, kind, payload, sealed, digest)


def unseal(sealed: bytes) -> Envelope:
    """Read an envelope, or BadFrame. Whether its signature holds is for the caller to check."""
    if len(sealed) < SIGNATURE_SIZE:
        raise BadFrame("an envelope ends within its signature")
    body = sealed[SIGNATURE_SIZE:]
    fields = Fields(unpack(body), "an envelope")
    version = fields.number()
    if version != VERSION:
        raise BadFrame(f"an envelope is written in version {version} of the protocol")
    match = fields.data(MATCH_SIZE)
    epoch, peer, seq = fields.number(), fields.number(0, 255), fields.number()
    prev, step, kind = fields.data(DIGEST_SIZE), fields.number(), fields.number()
    payload = fields.items(1 << 16)
    fields.end()
    if kind not in KINDS:
        raise BadFrame(f"an envelope is of an unknown kind {kind}")
    digest = sha256(body).digest()
    return Envelope(match, epoch, peer, seq, prev, step, KINDS[kind], payload, sealed, digest)


@dataclass(frozen=True, slots=True)
class Fork:
    """Two envelopes of one author where there can be only one: proof for anybody."""

    one: Envelope
    other: Envelope

    def is_proof(self, public: bytes, verify: Verifier = verify_signature) -> bool:
        """Does this convict the owner of the key? Needs nothing but these bytes."""
        one, other = self.one, self.other
        return (
            one.place == other.place
            and one.body != other.body
            and one.is_signed_by(public, verify)
            and other.is_signed_by(public, verify)
        )
