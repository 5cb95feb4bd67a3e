"""The one proof behind all proofs: "I know numbers that this map takes to these points".

The map is linear: adding numbers adds points. Knowing a key, a token made with that key and a
shuffle are all such statements and differ only in the map, so nonces, challenge and response
exist once, here (Schnorr; Chaum and Pedersen; Maurer, AFRICACRYPT 2009, in one frame):

    announce the map of random nonces, hash a challenge c, answer nonce + c * witness;
    the check maps the answers, takes away c times the points, and must find the announcement.

The challenge covers label, context, statement and announcement (the strong Fiat-Shamir
transform), so nothing that a proof is about can be changed or chosen afterwards. A proof is the
challenge and the answers; the nonces never leave `prove`.

For the check to be sound the caller hashes into `statement` whatever defines the map, and the
points themselves. Every point is multiplied in the check, which shows that it lies in the group.
"""

from collections.abc import Callable, Sequence

from meadhall.net.deck import group
from meadhall.net.deck.errors import Malformed, Unproven
from meadhall.net.deck.transcript import Context, Entropy, challenge, encode, expand, hedged

LinearMap = Callable[[Sequence[int]], Sequence[bytes]]


def size(answers: int) -> int:
    """The bytes of a proof with so many answers."""
    return group.SIZE * (1 + answers)


def prove(
    label: str,
    context: Context,
    statement: bytes,
    linear_map: LinearMap,
    witness: Sequence[int],
    entropy: Entropy,
) -> bytes:
    """The proof that we know this witness."""
    about = encode(label, context.encode(), statement)
    secret = b"".join(map(group.encode, witness))
    nonces = expand(hedged(entropy, "nonces", about, secret), len(witness))
    demanded = challenge("challenge", about, *linear_map(nonces))
    answers = [
        (nonce + demanded * number) % group.ORDER
        for nonce, number in zip(nonces, witness, strict=True)
    ]
    return b"".join(map(group.encode, [demanded, *answers]))


def check(
    label: str,
    context: Context,
    statement: bytes,
    linear_map: LinearMap,
    points: Sequence[bytes],
    answers: int,
    proof: bytes,
) -> None:
    """Raise Refused unless the author of this proof knew what the map takes to these points."""
    if len(proof) != size(answers):
        raise Malformed(f"{context}: a proof of {len(proof)} bytes should have {size(answers)}")
    demanded, *numbers = (
        group.decode(proof[at : at + group.SIZE]) for at in range(0, len(proof), group.SIZE)
    )
    announcement = [
        group.subtract(image, group.multiply(demanded, point))
        for image, point in zip(linear_map(numbers), points, strict=True)
    ]
    about = encode(label, context.encode(), statement)
    if challenge("challenge", about, *announcement) != demanded:
        raise Unproven(f"{context}: the proof does not hold")
