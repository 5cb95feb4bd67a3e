"""Cards as points, face up or under a mask that only all seats together can lift.

A masked card is ElGamal under the joint key X: `(r*G, card + r*X)`. Anybody can put a further mask
on top without knowing what lies below (`remask`); to take all masks off, each seat gives its token
for the first half, and their sum is the mask.

A card whose face everybody knows enters a pile under the mask r = 1, which hides nothing and shows
to all that this card went in; the shuffle that follows hides it.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from meadhall.net.deck import group, transcript
from meadhall.net.deck.errors import Malformed, Unproven

SIZE: Final = 2 * group.SIZE


class Masked(NamedTuple):
    """One card, face down. `handle` is the point for which tokens are made."""

    handle: bytes
    body: bytes


@cache
def card_point(card: int) -> bytes:
    """The point that is this card, the same in every match."""
    return transcript.point("card", card)


@cache
def _cards(count: int) -> dict[bytes, int]:
    return {card_point(card): card for card in range(count)}


def mask_openly(card: int, joint: bytes) -> Masked:
    """A card that everybody knows, in the form of a masked one."""
    return Masked(group.GENERATOR, group.add(card_point(card), joint))


def remask(masked: Masked, joint: bytes, mask: int) -> Masked:
    """The same card under one more mask."""
    return Masked(
        group.add(masked.handle, group.base_multiply(mask)),
        group.add(masked.body, group.multiply(mask, joint)),
    )


def unmask(masked: Masked, shares: Iterable[bytes], count: int) -> int:
    """Which of `count` cards this is, by everybody's checked shares for its handle."""
    point = group.subtract(masked.body, group.total(shares))
    card = _cards(count).get(point)
    if card is None:
        raise Unproven(f"what the shares open is none of the {count} cards")
    return card


def pack(pile: Iterable[Masked]) -> bytes:
    return b"".join(half for masked in pile for half in masked)


def unpack(data: bytes, count: int) -> tuple[Masked, ...]:
    """A pile of so many cards from outside. That they are good points, only a proof will show."""
    if len(data) != count * SIZE:
        raise Malformed(f"a pile of {count} cards has {count * SIZE} bytes, not {len(data)}")
    halves = [data[at : at + group.SIZE] for at in range(0, len(data), group.SIZE)]
    return tuple(map(Masked, halves[::2], halves[1::2]))
