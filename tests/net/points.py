"""A group whose arithmetic takes no time, and in which nothing is secret.

A point is its own logarithm, times a constant: everything that holds in the deck's group holds
here too, and a proof that fails there fails here. So it serves where a history asks what becomes
of a table, and not whether somebody could compute a secret. What the deck promises is tested in
the real group, and so are some histories.
"""

from functools import lru_cache
from typing import Final

from meadhall.net.deck import group, masking, shuffle
from meadhall.net.deck.errors import Malformed

UNIT: Final = int.from_bytes(b"a number like any other, below q", "little") % group.ORDER


def _read(point: bytes) -> int:
    value = int.from_bytes(point, "little")
    if len(point) != group.SIZE or value >= group.ORDER:
        raise Malformed("one of two points to add is not on the curve")
    return value


def add(one: bytes, other: bytes) -> bytes:
    return group.encode((_read(one) + _read(other)) % group.ORDER)


def subtract(one: bytes, other: bytes) -> bytes:
    return group.encode((_read(one) - _read(other)) % group.ORDER)


def multiply(scalar: int, point: bytes) -> bytes:
    check_point(point)
    return group.encode(scalar * int.from_bytes(point, "little") % group.ORDER)


def base_multiply(scalar: int) -> bytes:
    return group.encode(scalar * UNIT % group.ORDER)


def check_point(point: bytes) -> None:
    if not 0 < int.from_bytes(point, "little") < group.ORDER or len(point) != group.SIZE:
        raise Malformed("a point is not in the group")


def hash_to_point(uniform: bytes) -> bytes:
    return group.encode(group.reduce(uniform))


PLAIN: Final = {
    "add": add,
    "subtract": subtract,
    "multiply": multiply,
    "base_multiply": base_multiply,
    "check_point": check_point,
    "hash_to_point": hash_to_point,
    "GENERATOR": group.encode(UNIT),
}
REAL: Final = {name: getattr(group, name) for name in PLAIN}
ONCE: Final = REAL | {"multiply": lru_cache(maxsize=1 << 16)(group.multiply)}
"""The real group. Where several peers in one process check the same proof, its multiplications are
done once, as they would take most of the time."""

REMEMBERED: Final = (
    masking.card_point,
    masking._cards,
    shuffle._root,
    shuffle._generator,
    shuffle._generator_total,
)
"""What the deck keeps of the group it computes in."""


def use(functions: dict[str, object]) -> None:
    """Compute in this group from now on."""
    if all(getattr(group, name) is function for name, function in functions.items()):
        return
    for name, function in functions.items():
        setattr(group, name, function)
    for each in REMEMBERED:
        each.cache_clear()
