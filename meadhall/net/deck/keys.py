"""A seat's secret and its public point, and the sum under which cards are masked.

Each seat shows with its public point that it knows the secret, for this match and this seat.
Otherwise the last to choose could pick a point that cancels the others', and own the deck alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from meadhall.net.deck import group, sigma
from meadhall.net.deck.transcript import Context, Entropy, expand, hedged

PROOF_SIZE: Final = sigma.size(answers=1)
LABEL: Final = "knowledge of a key"


@dataclass(frozen=True, slots=True)
class Key:
    """A secret number and the point that belongs to it. Only the point is ever printed."""

    secret: int = field(repr=False)
    public: bytes

    @classmethod
    def of(cls, secret: int) -> Self:
        return cls(secret, group.base_multiply(secret))

    @classmethod
    def generate(cls, entropy: Entropy) -> Self:
        (secret,) = expand(hedged(entropy, "key"), 1)
        return cls.of(secret)


def prove_knowledge(context: Context, key: Key, entropy: Entropy) -> bytes:
    """64 bytes, which prove that their author knows the secret of this key."""
    return sigma.prove(LABEL, context, key.public, _public_of, [key.secret], entropy)


def check_knowledge(context: Context, public: bytes, proof: bytes) -> None:
    """Refuse a public point whose secret its owner has not shown to know."""
    sigma.check(LABEL, context, public, _public_of, [public], 1, proof)


def _public_of(secrets: Sequence[int]) -> list[bytes]:
    return [group.base_multiply(secret) for secret in secrets]


def joint_key(publics: Iterable[bytes]) -> bytes:
    """The key under which all these seats mask together; each public point was checked before."""
    joint = group.total(publics)
    group.check_point(joint)
    return joint
