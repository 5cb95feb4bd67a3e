"""The secret side of one peer: its keys and parts, its masks, its orders. Never written down.

Everything here follows from the peer's identity and from the log, so a peer that starts again from
the log knows all that it knew before. What must not repeat is bound to where and what it is for:
the same question gets the same answer, and no two questions share any.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import shake_256
from typing import Protocol

from meadhall.net.dealing.keys import TableKeys
from meadhall.net.deck import transcript
from meadhall.net.deck.keys import Key
from meadhall.net.deck.transcript import Context, Entropy
from meadhall.net.identity import Identity


@dataclass(frozen=True, slots=True)
class HeldParts:
    """What one peer holds of the two joint secrets."""

    parts: tuple[Key, Key] = field(repr=False)
    addends: Mapping[int, tuple[int, int]] = field(default_factory=dict, repr=False)
    """What each other peer has lent it."""


class KeyChange(Protocol):
    """Something that changed the keys."""

    @property
    def keys(self) -> TableKeys:
        """The keys after it."""

    def inherit(self, own: "OwnSecrets", before: HeldParts | None) -> HeldParts | None:
        """What this peer holds after it; None if it has no part in the secrets."""


def seeded(seed: bytes, context: Context) -> Entropy:
    """Bytes for one use, which follow from the seed."""
    calls = 0

    def draw(size: int) -> bytes:
        nonlocal calls
        calls += 1
        return shake_256(transcript.encode("dealing", seed, context.encode(), calls)).digest(size)

    return draw


class OwnSecrets:
    def __init__(self, identity: Identity, match: bytes, me: int) -> None:
        self._identity = identity
        self._match = match
        self.me = me
        self.letter = self._new_key("letters", b"")
        self._followed: list[KeyChange] = []
        self._holdings: dict[int, HeldParts | None] = {}

    def follow(self, changes: Sequence[KeyChange]) -> None:
        """Take over what these changes of the keys leave in our hands."""
        known = len(self._followed)
        if len(changes) < known or any(
            one is not other for one, other in zip(self._followed, changes, strict=False)
        ):
            self._followed, self._holdings, known = [], {}, 0
        for change in changes[known:]:
            before = self._followed[-1].keys.version if self._followed else -1
            self._holdings[change.keys.version] = change.inherit(self, self._holdings.get(before))
            self._followed.append(change)

    def holding(self, keys: TableKeys) -> HeldParts:
        """What we hold under these keys."""
        held = self._holdings[keys.version]
        if held is None:
            raise ValueError("a peer that is gone holds nothing")
        return held

    def part(self, keys: TableKeys, deck: int) -> Key:
        return self.holding(keys).parts[deck]

    # What is drawn at random, and can be drawn again. ----------------------------------------

    def new_key(self, context: Context) -> Key:
        """A key of our own for one deck, before anything of it is lent."""
        return self._new_key("key", context.encode())

    def _new_key(self, label: str, about: bytes) -> Key:
        seed = self._identity.derive(f"dealing {label}", self._match, self.me, about)
        (secret,) = transcript.expand(seed, 1)
        return Key.of(secret)

    def entropy(self, context: Context) -> Entropy:
        """Bytes for one proof, one mixing or one letter."""
        return seeded(self._identity.derive("dealing entropy", self._match), context)

    def seed(self) -> bytes:
        """What our hidden computer seats draw their chance from."""
        return self._identity.derive("dealing seed", self._match, self.me)
