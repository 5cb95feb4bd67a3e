"""What a proof is about, and how that becomes numbers.

Everything that is hashed goes through `digest`: a label that keeps the uses apart, then each part
behind its kind and its length, so that no two different lists of parts look the same.

Randomness is handed in as `entropy(n)`. What must never repeat (a proof's nonces, a shuffle's
masks) is made by `hedged`: from fresh entropy, the secret and the statement together. Should a
restored machine serve the same entropy twice, equal nonces mean an equal proof and betray nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha512, shake_256
from typing import Final

from meadhall.net.deck import group

Entropy = Callable[[int], bytes]
"""So many unpredictable bytes, different at each call."""

PROTOCOL: Final = b"meadhall-deck-1\0"
FRESH_SIZE: Final = 32


@dataclass(frozen=True, slots=True)
class Context:
    """Where and why something is proven. A checker fills this in from what it knows itself.

    `epoch` counts the changes of membership, `deck` the decks and dice of the match, `step` the
    operations on that deck. The purpose says what the operation is: draw, reveal, shuffle, roll.
    """

    match: bytes
    epoch: int
    deck: int
    step: int
    seat: int
    purpose: str

    def encode(self) -> bytes:
        return encode(self.match, self.epoch, self.deck, self.step, self.seat, self.purpose)

    def __str__(self) -> str:
        where = f"deck {self.deck}, step {self.step}, epoch {self.epoch}"
        return f"seat {self.seat}'s {self.purpose} ({where})"


def encode(*parts: bytes | int | str) -> bytes:
    """The parts in one string of bytes that no other parts give. Integers are below 2**64."""
    return b"".join(map(_encode_part, parts))


def _encode_part(part: bytes | int | str) -> bytes:
    if isinstance(part, bytes):
        return b"b" + len(part).to_bytes(4, "big") + part
    if isinstance(part, int):
        return b"i" + part.to_bytes(8, "big")
    text = part.encode()
    return b"s" + len(text).to_bytes(4, "big") + text


def digest(label: str, *parts: bytes | int | str) -> bytes:
    """64 bytes that depend on the label and on every part."""
    return sha512(PROTOCOL + encode(label, *parts)).digest()


def challenge(label: str, *parts: bytes | int | str) -> int:
    """The scalar that a verifier would have drawn at random after seeing all the parts."""
    return group.reduce(digest(label, *parts))


def point(label: str, *parts: bytes | int | str) -> bytes:
    """A point that belongs to the parts and whose logarithm nobody knows."""
    return group.hash_to_point(digest(label, *parts))


def fresh(entropy: Entropy, size: int) -> bytes:
    """Exactly so many bytes from the source, which is not believed to be complete."""
    data = entropy(size)
    if len(data) != size:
        raise ValueError(f"the source of entropy gave {len(data)} bytes instead of {size}")
    return data


def hedged(entropy: Entropy, label: str, *parts: bytes | int | str) -> bytes:
    """A secret seed that stays unpredictable as long as the entropy or one of the parts is."""
    return digest(label, fresh(entropy, FRESH_SIZE), *parts)


def expand(seed: bytes, count: int) -> list[int]:
    """So many independent scalars from one secret seed."""
    size = group.UNIFORM_SIZE
    stream = shake_256(seed).digest(count * size)
    return [group.reduce(stream[at : at + size]) for at in range(0, len(stream), size)]
