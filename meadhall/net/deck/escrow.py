"""How a deck outlives a seat that leaves: every seat lends its secret, in addends, to all the
others.

A joint secret is the sum of the seats' parts; at first each seat's part is its own key. Each seat
splits its part into one random addend for every other seat, sends each over its private link and
publishes the points that belong to them. Everybody checks that these add up to the part's public
point, and its own addend against its own point.

When a seat leaves, each other adds the addend it was lent to its own part. The parts still add up
to the joint secret; tokens made with the new parts stand in for the leaver at no further cost; no
secret was put together anywhere, so the leaver's hand stays closed unless all the others ask.
Then everybody splits its new part again among those who are left, and one more may leave. When a
seat comes back, every other gives it a piece of its own part, and the sum is still the same.

The price cannot be avoided: those who could go on without a seat could also read its hand. So all
the others together, or those who once were all the others, can open everything, and fewer cannot.
Between two there is no escrow: the only addend would be the secret itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from meadhall.net.deck import group
from meadhall.net.deck.errors import Unproven
from meadhall.net.deck.keys import Key
from meadhall.net.deck.transcript import Context, Entropy, expand, hedged

Parts = Mapping[int, bytes]
"""The public point of each seat's part, by seat."""


@dataclass(frozen=True, slots=True)
class Split:
    """A secret in addends, each for one seat alone, and the public points that belong to them."""

    addends: tuple[int, ...] = field(repr=False)
    points: tuple[bytes, ...]


def split(context: Context, part: Key, count: int, entropy: Entropy) -> Split:
    """The part in so many random addends. All of them give it back, fewer say nothing of it."""
    if count < 2:
        raise ValueError("a secret in one addend would be given away")
    seed = hedged(entropy, "split", context.encode(), group.encode(part.secret), count)
    addends = expand(seed, count - 1)
    addends.append((part.secret - sum(addends)) % group.ORDER)
    return Split(tuple(addends), tuple(map(group.base_multiply, addends)))


def check_split(context: Context, public: bytes, points: Sequence[bytes]) -> None:
    """Refuse a split whose addends would not add up to the secret of this public point."""
    for point in points:
        group.check_point(point)
    if not points or group.total(points) != public:
        raise Unproven(f"{context}: the addends do not add up to the seat's part")


def check_addend(context: Context, addend: bytes, point: bytes) -> int:
    """The addend that came over the private link, once it is shown to be the published one.

    A seat that gets a wrong one publishes it as it came, signed: all can see that it is wrong.
    """
    number = group.decode(addend)
    if group.base_multiply(number) != point:
        raise Unproven(f"{context}: an addend does not belong to the point published for it")
    return number


# A seat leaves. -----------------------------------------------------------------------------


def take_over(part: Key, addend: int) -> Key:
    """Our part, once it stands in for what a leaver had lent us."""
    return Key.of((part.secret + addend) % group.ORDER)


def parts_without(parts: Parts, leaver: int, lent: Parts) -> dict[int, bytes]:
    """Everybody's public parts after a departure, given the points of what each had been lent."""
    others = {seat: part for seat, part in parts.items() if seat != leaver}
    if lent.keys() != others.keys():
        raise ValueError(f"seat {leaver} lent to seats {sorted(lent)}, not to {sorted(others)}")
    return {seat: group.add(part, lent[seat]) for seat, part in others.items()}


# A seat comes back. -------------------------------------------------------------------------


def gather(addends: Sequence[int]) -> Key:
    """The part of a seat that came back: the pieces that all the others gave it."""
    return Key.of(sum(addends) % group.ORDER)


def parts_with(returner: int, splits: Mapping[int, tuple[bytes, bytes]]) -> dict[int, bytes]:
    """Everybody's public parts after a return: each other's split in two, kept and given."""
    if returner in splits:
        raise ValueError(f"seat {returner} cannot give a piece to itself")
    parts = {seat: kept for seat, (kept, _) in splits.items()}
    parts[returner] = group.total(given for _, given in splits.values())
    return parts
