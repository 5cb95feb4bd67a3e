"""The group in which cards, keys and dice are points: edwards25519's subgroup of prime order.

This is the only module of the deck that knows a library for curves. To play over another group
or another backend, write these functions again and nothing else. A point is its 32 canonical
bytes; a scalar is an int below ORDER.

Every point from outside must be proven to lie in the subgroup once, before anything is believed
of it. `multiply` does that by itself, so a proof whose check multiplies each of its points needs
no second look; a point that would only be added has to pass `check_point` first. Until the end of
2025 libsodium let points with a component of order two slip through (CVE-2025-69277), hence the
self-test on import.

Multiplying a point by a secret takes the same time for every secret. Scalars among themselves are
Python ints, whose arithmetic does not; what leaks there drowns in the jitter of a network.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from nacl import bindings
from nacl.exceptions import CryptoError

from meadhall.net.deck.errors import Malformed, UnsafeLibrary

ORDER: Final = 2**252 + 27742317777372353535851937790883648493
SIZE: Final = 32
"""The bytes of a point, and also of a scalar."""

UNIFORM_SIZE: Final = 64
"""The bytes that `hash_to_point` and `reduce` want, all of them uniform."""


# Points. ------------------------------------------------------------------------------------


def add(one: bytes, other: bytes) -> bytes:
    try:
        return bindings.crypto_core_ed25519_add(one, other)
    except CryptoError as error:
        raise Malformed("one of two points to add is not on the curve") from error


def subtract(one: bytes, other: bytes) -> bytes:
    try:
        return bindings.crypto_core_ed25519_sub(one, other)
    except CryptoError as error:
        raise Malformed("one of two points to subtract is not on the curve") from error


def multiply(scalar: int, point: bytes) -> bytes:
    """The multiple of a point, which must lie in the subgroup and not be neutral."""
    if not scalar:
        raise ValueError("a point is never multiplied by zero")
    try:
        return bindings.crypto_scalarmult_ed25519_noclamp(encode(scalar), point)
    except CryptoError as error:
        raise Malformed("a point is not in the group") from error


def base_multiply(scalar: int) -> bytes:
    """The multiple of the generator."""
    if not scalar:
        raise ValueError("the generator is never multiplied by zero")
    return bindings.crypto_scalarmult_ed25519_base_noclamp(encode(scalar))


def check_point(point: bytes) -> None:
    """Refuse all but the canonical form of a point of the subgroup other than the neutral one."""
    if len(point) != SIZE or not bindings.crypto_core_ed25519_is_valid_point(point):
        raise Malformed("a point is not in the group")


def hash_to_point(uniform: bytes) -> bytes:
    """The point that 64 uniform bytes stand for. Nobody knows its logarithm.

    One Elligator map reaches only about half of the group; the sum of two behaves like a random
    oracle (Brier and others, CRYPTO 2010).
    """
    if len(uniform) != UNIFORM_SIZE:
        raise ValueError(f"a point is made from {UNIFORM_SIZE} bytes, not {len(uniform)}")
    first = bindings.crypto_core_ed25519_from_uniform(uniform[:SIZE])
    second = bindings.crypto_core_ed25519_from_uniform(uniform[SIZE:])
    return bindings.crypto_core_ed25519_add(first, second)


def total(points: Iterable[bytes]) -> bytes:
    """The sum of one or more points."""
    rest = iter(points)
    sum_so_far = next(rest)
    for point in rest:
        sum_so_far = add(sum_so_far, point)
    return sum_so_far


def weighted_total(weights: Sequence[int], points: Sequence[bytes]) -> bytes:
    """The sum of each point times its weight."""
    return total(multiply(weight, point) for weight, point in zip(weights, points, strict=True))


# Scalars. -----------------------------------------------------------------------------------


def reduce(uniform: bytes) -> int:
    """The scalar that 64 uniform bytes stand for: never zero, and uniform but for 2**-259."""
    if len(uniform) != UNIFORM_SIZE:
        raise ValueError(f"a scalar is made from {UNIFORM_SIZE} bytes, not {len(uniform)}")
    return 1 + int.from_bytes(uniform, "little") % (ORDER - 1)


def encode(scalar: int) -> bytes:
    return scalar.to_bytes(SIZE, "little")


def decode(data: bytes) -> int:
    """A scalar from outside: canonical, and not zero, which an honest seat never has to send."""
    scalar = int.from_bytes(data, "little")
    if len(data) != SIZE or not 0 < scalar < ORDER:
        raise Malformed("a number is not between zero and the order of the group")
    return scalar


# Self-test. ---------------------------------------------------------------------------------

GENERATOR: Final = bytes.fromhex("58" + "66" * 31)

SMALL_ORDER: Final = (
    ("01" + "00" * 31, 1),
    ("ec" + "ff" * 30 + "7f", 2),
    ("00" * 32, 4),
    ("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05", 8),
)
"""A point of each order that divides the cofactor: poison, alone or added to a good point."""


def self_test() -> None:
    """Raise UnsafeLibrary unless the library computes rightly and refuses every poisoned point."""
    two = add(GENERATOR, GENERATOR)
    minus_one = base_multiply(ORDER - 1)
    if (
        base_multiply(1) != GENERATOR
        or multiply(2, GENERATOR) != two
        or subtract(two, GENERATOR) != GENERATOR
        or add(two, minus_one) != GENERATOR
    ):
        raise UnsafeLibrary("libsodium does not compute on edwards25519 as it should")
    for encoding, order in SMALL_ORDER:
        small = bytes.fromhex(encoding)
        poisoned = [small] if order == 1 else [small, add(GENERATOR, small)]
        if any(_is_accepted(point) for point in poisoned):
            raise UnsafeLibrary(
                f"libsodium accepts a point with a component of order {order}; "
                "PyNaCl 1.6.2 or later is needed"
            )


def _is_accepted(point: bytes) -> bool:
    """Does any of the checks that we rely on let this point pass?"""
    for check in (check_point, lambda suspect: multiply(ORDER - 1, suspect)):
        try:
            check(point)
        except Malformed:
            continue
        return True
    return False


self_test()
