"""Dice from tokens: one message from each seat, and nobody can choose, foresee or repeat a roll.

Every roll has a point of its own, which follows from the match and the roll's number in the log.
Each seat's token for it is unique, so nothing is left to choose; the sum of the shares is random
to those who lack one of them. A roll of several dice is still one token.

The point does not depend on who sits at the table. The parts of the joint secret that `escrow`
moves from a leaver to the others leave their sum as it was, and so the roll. A peer that has seen
all other tokens and leaves because of them changes nothing. The number counts the rolls of the
match and never goes back.

Keys for dice are other keys than those for cards; a roll's point must never be a card's handle.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from meadhall.net.deck import group, transcript
from meadhall.net.deck.sampling import Sampler


@dataclass(frozen=True, slots=True)
class Throw:
    """One roll of the match's dice: the match, the joint key for dice and the roll's number."""

    match: bytes
    joint: bytes
    number: int

    def point(self) -> bytes:
        """What every seat makes its token for."""
        return transcript.point("roll", self.match, self.joint, self.number)

    def values(self, shares: Iterable[bytes], sides: int, count: int) -> tuple[int, ...]:
        """What the dice show, each from 1 up, by everybody's checked shares for the point."""
        seed = transcript.digest(
            "dice", self.match, self.joint, self.number, sides, count, group.total(shares)
        )
        sampler = Sampler(seed)
        return tuple(1 + sampler.below(sides) for _ in range(count))
