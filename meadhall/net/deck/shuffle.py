"""Shuffling masked cards, with a proof that they are still the same cards.

A seat remasks every card of a pile and puts them into another order. Without its masks, nobody can
tell which card went where. When every seat has done so in turn, nobody knows the
order, as long as one of them keeps its own secret. A pile is any tuple of masked cards: a whole
deck, what is left of it with public cards on top (`masking.mask_openly`), a hand whose order
must be hidden, or the top three cards that a seat has looked at and puts back as it likes.

The proof is the Terelius-Wikström argument (AFRICACRYPT 2010), after the pseudo-code published by
Haenni and others (Financial Cryptography Workshops 2017), in three steps:

1. Commit to the permutation: for the card at i, `r_i*G + H_k`, where k is the place it goes to.
2. A hash of everything so far gives each card a weight u_i. As nobody could know them before, two
   different piles have the same weighted total by a chance of one in 2**252 only.
3. Prove knowledge of weights w_k such that the commitments hold them in some arrangement (their
   weighted total shows the w_k, their plain total that each H_k is in once), that the product of
   the w_k is that of the u_i (a chain of commitments, one factor a link), and that the cards
   after, weighted by the w_k, are the cards before, weighted by the u_i, under one more mask.

A matrix whose rows add up to one, and which takes any u_i to numbers of the same product, only
permutes them: so cards cannot be doubled, lost, exchanged or marked. Which one it is stays hidden.

The next seat may shuffle on while the proof is still being made and checked: mixing multiplies no
point of a pile that could be poisoned. But no card may be opened before all proofs are checked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from meadhall.net.deck import group, sigma, transcript
from meadhall.net.deck.errors import Malformed
from meadhall.net.deck.masking import Masked, pack, remask
from meadhall.net.deck.sampling import Sampler
from meadhall.net.deck.transcript import Context, Entropy, digest, expand, hedged

LABEL: Final = "shuffle"
TOTALS: Final = 4
"""The answers of a proof besides two for each card."""

Pile = tuple[Masked, ...]


@dataclass(frozen=True, slots=True)
class Mixing:
    """How one seat shuffled: its secret, never sent, and forgotten once it has proven the shuffle.

    Place i of the new pile has the card from place `order[i]`, under the further mask `masks[i]`.
    """

    order: tuple[int, ...] = field(repr=False)
    masks: tuple[int, ...] = field(repr=False)

    def encode(self) -> bytes:
        return transcript.encode(*self.order, *map(group.encode, self.masks))


def mix(
    context: Context,
    joint: bytes,
    before: Pile,
    entropy: Entropy,
    order: Sequence[int] | None = None,
) -> tuple[Pile, Mixing]:
    """The pile in a random order, or in the given one, each card under a further mask."""
    if not before:
        raise ValueError("there is no card to shuffle")
    size = len(before)
    seed = hedged(entropy, "mixing", context.encode(), joint, pack(before))
    if order is None:
        order = Sampler(digest("order", seed)).order(size)
    elif sorted(order) != list(range(size)):
        raise ValueError(f"the given order does not name each of {size} places once")
    masks = expand(digest("masks", seed), size)
    after = tuple(
        remask(before[source], joint, mask) for source, mask in zip(order, masks, strict=True)
    )
    return after, Mixing(tuple(order), tuple(masks))


def proof_size(size: int) -> int:
    """The bytes of the proof for a pile of so many cards."""
    return 2 * size * group.SIZE + sigma.size(TOTALS + 2 * size)


def prove(
    context: Context,
    joint: bytes,
    before: Pile,
    after: Pile,
    mixing: Mixing,
    entropy: Entropy,
) -> bytes:
    """The proof that `after` is `before`, shuffled and masked with this mixing."""
    size = len(before)
    about = (context.encode(), joint, pack(before), pack(after), mixing.encode())
    scalars = expand(hedged(entropy, "shuffle blinds", *about), 2 * size)
    blinds, link_blinds = scalars[:size], scalars[size:]

    commitments = [b""] * size
    for place, source in enumerate(mixing.order):
        blinded = group.base_multiply(blinds[source])
        commitments[source] = group.add(blinded, _generator(place))
    claim = _Claim(context, joint, before, after, tuple(commitments))
    weights = claim.weights()
    moved = [weights[source] for source in mixing.order]

    chain = []
    link, chain_blind = _root(), 0
    for blind, weight in zip(link_blinds, moved, strict=True):
        link = group.add(group.base_multiply(blind), group.multiply(weight, link))
        chain.append(link)
        chain_blind = (blind + weight * chain_blind) % group.ORDER

    witness = [
        sum(blinds) % group.ORDER,
        chain_blind,
        _inner_product(weights, blinds),
        -_inner_product(moved, mixing.masks) % group.ORDER,
        *link_blinds,
        *moved,
    ]
    statement = claim.encode() + b"".join(chain)
    shown = sigma.prove(LABEL, context, statement, claim.linear_map(chain), witness, entropy)
    return b"".join(commitments) + b"".join(chain) + shown


def check(context: Context, joint: bytes, before: Pile, after: Pile, proof: bytes) -> None:
    """Refuse `after` unless it is proven to be `before`, shuffled and masked."""
    size = len(before)
    if not before:
        raise ValueError("there is no card whose shuffle could be checked")
    if len(after) != size:
        raise Malformed(f"{context}: of {size} cards {len(after)} came back")
    if len(proof) != proof_size(size):
        expected = proof_size(size)
        raise Malformed(f"{context}: a proof of {len(proof)} bytes should have {expected}")
    points = [proof[at : at + group.SIZE] for at in range(0, 2 * size * group.SIZE, group.SIZE)]
    commitments, chain = points[:size], points[size:]
    claim = _Claim(context, joint, before, after, tuple(commitments))
    sigma.check(
        LABEL,
        context,
        claim.encode() + b"".join(chain),
        claim.linear_map(chain),
        claim.points(chain),
        TOTALS + 2 * size,
        proof[2 * size * group.SIZE :],
    )


@dataclass(frozen=True, slots=True)
class _Claim:
    """What prover and verifier agree on: the piles and the commitments to the permutation."""

    context: Context
    joint: bytes
    before: Pile
    after: Pile
    commitments: tuple[bytes, ...]

    def encode(self) -> bytes:
        return transcript.encode(
            self.joint, pack(self.before), pack(self.after), b"".join(self.commitments)
        )

    def weights(self) -> list[int]:
        """A weight for each card before, which nobody could know before committing."""
        return expand(digest("weights", self.context.encode(), self.encode()), len(self.before))

    def linear_map(self, chain: Sequence[bytes]) -> sigma.LinearMap:
        """What the witness, in the order of `prove`, is taken to."""
        size = len(self.before)
        generators = [_generator(place) for place in range(size)]
        handles = [masked.handle for masked in self.after]
        bodies = [masked.body for masked in self.after]
        links = [_root(), *chain[:-1]]

        def image(numbers: Sequence[int]) -> list[bytes]:
            blind, chain_blind, weighted_blind, mask = numbers[:TOTALS]
            link_blinds, moved = numbers[TOTALS : TOTALS + size], numbers[TOTALS + size :]
            return [
                group.base_multiply(blind),
                group.base_multiply(chain_blind),
                _plus(group.base_multiply(weighted_blind), moved, generators),
                _plus(group.base_multiply(mask), moved, handles),
                _plus(group.multiply(mask, self.joint), moved, bodies),
                *(
                    _plus(group.base_multiply(link_blind), [weight], [link])
                    for link_blind, weight, link in zip(link_blinds, moved, links, strict=True)
                ),
            ]

        return image

    def points(self, chain: Sequence[bytes]) -> list[bytes]:
        """What an honest witness is taken to."""
        size = len(self.before)
        weights = self.weights()
        product = 1
        for weight in weights:
            product = product * weight % group.ORDER
        weighted_commitments = group.weighted_total(weights, self.commitments)
        return [
            group.subtract(group.total(self.commitments), _generator_total(size)),
            group.subtract(chain[-1], group.multiply(product, _root())),
            weighted_commitments,
            group.weighted_total(weights, [masked.handle for masked in self.before]),
            group.weighted_total(weights, [masked.body for masked in self.before]),
            *chain,
        ]


def _plus(start: bytes, weights: Sequence[int], points: Sequence[bytes]) -> bytes:
    return group.add(start, group.weighted_total(weights, points))


def _inner_product(these: Sequence[int], those: Sequence[int]) -> int:
    return sum(one * other for one, other in zip(these, those, strict=True)) % group.ORDER


# Generators with no known relation to each other, to G and to the cards. ---------------------


@cache
def _root() -> bytes:
    """Where the chain of commitments begins."""
    return transcript.point("shuffle root")


@cache
def _generator(place: int) -> bytes:
    return transcript.point("shuffle generator", place)


@cache
def _generator_total(size: int) -> bytes:
    return group.total(_generator(place) for place in range(size))
