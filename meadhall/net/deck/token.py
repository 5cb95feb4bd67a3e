"""A token: one seat's share in opening something, which nobody else can make and anybody can check.

For a point P it is `secret * P` with a proof that the secret is that of the seat's public key. The
same 96 bytes open a card to one seat (sent to that seat alone), open it to all (sent to all), are
a share in a roll of dice, and stand in for a departed seat, whose secret the others hold in parts
(`escrow`). What it was made for is in its context, so it counts nowhere else.

A token opens nothing by itself: all shares are needed, see `masking` and `rolls`.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.net.deck import group, sigma
from meadhall.net.deck.errors import Malformed
from meadhall.net.deck.keys import Key
from meadhall.net.deck.sigma import LinearMap
from meadhall.net.deck.transcript import Context, Entropy

SIZE: Final = group.SIZE + sigma.size(answers=1)
LABEL: Final = "equality of logarithms"


def make(context: Context, key: Key, point: bytes, entropy: Entropy) -> bytes:
    """This key's token for the point. The caller has made sure that the rules ask for it."""
    share = group.multiply(key.secret, point)
    statement = key.public + point + share
    return share + sigma.prove(LABEL, context, statement, _both(point), [key.secret], entropy)


def check(context: Context, public: bytes, point: bytes, token: bytes) -> bytes:
    """The share inside a token, once it is proven to be made for this, with this key."""
    if len(token) != SIZE:
        raise Malformed(f"{context}: a token has {SIZE} bytes, not {len(token)}")
    share, proof = token[: group.SIZE], token[group.SIZE :]
    sigma.check(LABEL, context, public + point + share, _both(point), [public, share], 1, proof)
    return share


def _both(point: bytes) -> LinearMap:
    """Takes the secret to the public key and to the share."""

    def linear_map(secrets: Sequence[int]) -> list[bytes]:
        (secret,) = secrets
        return [group.base_multiply(secret), group.multiply(secret, point)]

    return linear_map
