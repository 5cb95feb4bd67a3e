"""A signed statement of one peer, tied to all that it said before.

Each peer of a match writes one chain of envelopes. An envelope names the match, the epoch, its
author, its number in the author's chain, the digest of the envelope before, and the step of the
match that it belongs to; its signature covers all of this. So it counts for nothing in another
match, at another moment or in another order, and two different envelopes of one author with the
same epoch, number and predecessor are proof, to anybody, that the author speaks with two tongues.

What is signed and hashed are the bytes as they were received, never a second spelling of them.

Not here: what the statements mean (`record`), and who must make which (`steps`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from hashlib import sha256
from typing import Final, cast

from meadhall.net.errors import BadFrame
from meadhall.net.identity import SIGNATURE_SIZE, Identity, Verifier
from meadhall.net.identity import verify as verify_signature
from meadhall.net.transport.wire import LARGEST, Value, pack, unpack

VERSION: Final = 1
PURPOSE: Final = b"meadhall-env-1\0"
DIGEST_SIZE: Final = 32
MATCH_SIZE: Final = 16
FIRST: Final = bytes(DIGEST_SIZE)
"""What the first envelope of a chain names as the one before it."""


LATEST: Final = 64
"""So many envelopes are remembered as they were read."""

Items = tuple[int, bytes, int, int, int, bytes, int, int, list[Value]]
SHAPE: Final = (int, bytes, int, int, int, bytes, int, int, list)
"""The types of the fields of an envelope, in their order."""


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
CHANGES: Final = frozenset({Kind.HALT, Kind.READY})
"""What leads out of an epoch."""


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


@lru_cache(maxsize=LATEST)
def unseal(sealed: bytes) -> Envelope:
    """Read an envelope, or BadFrame. Whether its signature holds is for the caller to check.

    The same envelope often comes by several ways, so the latest ones are remembered.
    """
    if len(sealed) < SIGNATURE_SIZE:
        raise BadFrame("an envelope ends within its signature")
    body = sealed[SIGNATURE_SIZE:]
    items = unpack(body)
    if not isinstance(items, list) or tuple(map(type, items)) != SHAPE:
        raise BadFrame("an envelope does not have the fields of one")
    version, match, epoch, peer, seq, prev, step, kind, payload = cast(Items, tuple(items))
    if version != VERSION:
        raise BadFrame(f"an envelope is written in version {version} of the protocol")
    if min(epoch, peer, seq, step) < 0 or max(epoch, seq, step) > LARGEST or peer > 255:
        raise BadFrame("a number of an envelope is out of range")
    if len(match) != MATCH_SIZE or len(prev) != DIGEST_SIZE:
        raise BadFrame("an envelope does not name its match or the envelope before it")
    if kind not in KINDS:
        raise BadFrame(f"an envelope is of an unknown kind {kind}")
    digest = sha256(body).digest()
    return Envelope(match, epoch, peer, seq, prev, step, KINDS[kind], payload, sealed, digest)


def vouched(envelopes: Sequence[bytes]) -> list[bool]:
    """For each envelope of a file: does a later one of the same author name it?

    A signature covers the digest of what its author said before, and so the whole chain: only the
    last envelope of each chain needs a check. This holds where all of them are taken or none. To
    find the one that is bad, as the auditor does, check each.
    """
    named: set[tuple[int, bytes]] = set()
    found = []
    for sealed in reversed(envelopes):
        try:
            envelope = unseal(sealed)
        except BadFrame:
            found.append(False)
            continue
        found.append((envelope.peer, envelope.digest) in named)
        named.add((envelope.peer, envelope.prev))
    return found[::-1]


@dataclass(frozen=True, slots=True)
class Fork:
    """Two envelopes of one author where there can be only one: proof for anybody."""

    one: Envelope
    other: Envelope

    @property
    def envelopes(self) -> tuple[Envelope, ...]:
        return self.one, self.other

    def is_proof(self, public: bytes, verify: Verifier = verify_signature) -> bool:
        """Does this convict the owner of the key? Needs nothing but these bytes."""
        one, other = self.one, self.other
        return (
            one.place == other.place
            and one.body != other.body
            and one.is_signed_by(public, verify)
            and other.is_signed_by(public, verify)
        )
