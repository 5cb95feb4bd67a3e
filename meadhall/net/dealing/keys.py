"""Everybody's public parts of the two joint secrets, and what each has lent to whom.

A value: every change of the table makes new ones, counted by `version`, and those that were true
when a token was made stay at hand. There is one joint secret for cards and one for dice; a token
for the one must never count for the other.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from meadhall.net.deck.escrow import Parts, parts_without

CARDS: Final = 0
DICE: Final = 1
DECKS: Final = (CARDS, DICE)
LETTERS: Final = 2
"""As a deck in a proof's context: neither cards nor dice, but what is sealed for one peer."""


@dataclass(frozen=True, slots=True)
class JointKey:
    """One joint secret: its public key, each peer's part, and the points of what is lent."""

    joint: bytes
    parts: Parts
    lent: Mapping[int, Parts] = field(default_factory=dict)
    """For each lender, the point of what each other peer was lent."""

    def without(self, leaver: int) -> "JointKey | None":
        """The ring when a peer has gone, or None if nobody can stand in for it."""
        others = {peer for peer in self.parts if peer != leaver}
        lent = self.lent.get(leaver, {})
        if lent.keys() != others:
            return None
        return JointKey(self.joint, parts_without(self.parts, leaver, lent))


@dataclass(frozen=True, slots=True)
class TableKeys:
    version: int
    rings: tuple[JointKey, JointKey]
    promises: Mapping[int, bytes]
    """What each peer's hidden computer seats draw their chance from, as a digest."""

    @property
    def holders(self) -> tuple[int, ...]:
        """The peers whose parts add up to the joint secrets."""
        return tuple(sorted(self.rings[CARDS].parts))

    @property
    def is_lent(self) -> bool:
        """Could the others go on without any one of the holders?"""
        return all(ring.lent.keys() == ring.parts.keys() for ring in self.rings)

    def renewed(self, rings: tuple[JointKey, JointKey]) -> "TableKeys":
        return replace(self, version=self.version + 1, rings=rings)

    def without(self, leavers: Collection[int]) -> "TableKeys | None":
        """The keys of those who stay, or None: two who go at once take what each lent the other."""
        gone = [peer for peer in self.holders if peer in leavers]
        if not gone:
            return self
        if len(gone) > 1:
            return None
        cards, dice = (ring.without(gone[0]) for ring in self.rings)
        return self.renewed((cards, dice)) if cards is not None and dice is not None else None
