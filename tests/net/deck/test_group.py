"""The group: it computes what the definition says, and lets nothing in that is not its own."""

import ast
from hashlib import sha512
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from nacl import bindings

import meadhall.net.deck
from meadhall.net.deck import group
from meadhall.net.deck.errors import Malformed, UnsafeLibrary
from tests.net.deck import naive
from tests.net.deck.table import entropy

SMALL = [bytes.fromhex(encoding) for encoding, _ in group.SMALL_ORDER]


def scalars(count: int, seed: str = "scalars") -> list[int]:
    draw = entropy(seed)
    return [group.reduce(draw(64)) for _ in range(count)]


@pytest.mark.parametrize("scalar", [1, 2, 8, naive.ORDER - 1, *scalars(3)])
def test_multiples_are_those_of_the_definition(scalar: int) -> None:
    point = naive.multiply(9, naive.G)
    assert group.base_multiply(scalar) == naive.encode(naive.multiply(scalar, naive.G))
    assert group.multiply(scalar, naive.encode(point)) == naive.encode(
        naive.multiply(scalar, point)
    )


def test_sums_and_differences_are_those_of_the_definition() -> None:
    one, other = (naive.multiply(scalar, naive.G) for scalar in scalars(2))
    pair = naive.encode(one), naive.encode(other)
    assert group.add(*pair) == naive.encode(naive.add(one, other))
    assert group.subtract(*pair) == naive.encode(naive.add(one, naive.negate(other)))
    assert group.total(pair) == group.add(*pair)
    assert group.weighted_total([2, 3], pair) == naive.encode(naive.weighted([2, 3], [one, other]))


def test_hashing_to_a_point_is_two_elligator_maps() -> None:
    draw = entropy("uniform")
    for _ in range(20):
        uniform = draw(64)
        by_hand = naive.add(naive.elligator(uniform[:32]), naive.elligator(uniform[32:]))
        assert group.hash_to_point(uniform) == naive.encode(by_hand)


RFC_8032 = {
    "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60": (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    ),
    "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb": (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    ),
}
"""Secret seed and public key of the first two vectors in its section 7.1."""


@pytest.mark.parametrize("seed, public", RFC_8032.items())
def test_public_keys_of_rfc_8032_come_out(seed: str, public: str) -> None:
    clamped = int.from_bytes(sha512(bytes.fromhex(seed)).digest()[:32], "little")
    clamped = clamped & ~7 & (1 << 254) - 1 | 1 << 254
    assert group.base_multiply(clamped % group.ORDER).hex() == public


# What comes from outside. -------------------------------------------------------------------


def foreign_points() -> dict[str, bytes]:
    """One of everything that is not the canonical form of a point that may come from outside."""
    good = group.base_multiply(7)
    order_two = SMALL[1]
    beyond = (2**255 - 19 + 3).to_bytes(32, "little")
    return {
        "the neutral point": SMALL[0],
        "order two": order_two,
        "order four": SMALL[2],
        "order eight": SMALL[3],
        "a good point plus one of order two": group.add(good, order_two),
        "a good point plus one of order four": group.add(good, SMALL[2]),
        "a good point plus one of order eight": group.add(good, SMALL[3]),
        "the poisoned point y = 9 that older libraries let pass": bytes([9]) + bytes(31),
        "no point of the curve": bytes([2]) + bytes(31),
        "a y beyond the field": beyond,
        "a neutral point with the sign of a negative zero": bytes([1]) + bytes(30) + b"\x80",
        "a byte too few": good[:31],
        "a byte too many": good + b"\0",
        "nothing": b"",
    }


@pytest.mark.parametrize("kind", foreign_points())
def test_a_foreign_point_is_refused(kind: str) -> None:
    point = foreign_points()[kind]
    with pytest.raises(Malformed):
        group.check_point(point)
    with pytest.raises(Malformed):
        group.multiply(5, point)


def test_the_poisoned_points_are_on_the_curve_and_poisoned() -> None:
    """The reason for the checks: these points add like any other, and leave the subgroup."""
    for encoding, order in group.SMALL_ORDER:
        number = int.from_bytes(bytes.fromhex(encoding), "little")
        point = naive.from_y(number & (1 << 255) - 1, number >> 255)
        assert point is not None
        multiples = [naive.multiply(times, point) for times in (1, 2, 4, 8)]
        assert multiples.index(naive.NEUTRAL) == [1, 2, 4, 8].index(order)


def test_every_good_point_passes() -> None:
    for scalar in [1, group.ORDER - 1, *scalars(50)]:
        group.check_point(group.base_multiply(scalar))


@pytest.mark.parametrize("number", [0, naive.ORDER, naive.ORDER + 1, 2**255, 2**256 - 1])
def test_a_scalar_has_one_form_and_is_not_zero(number: int) -> None:
    with pytest.raises(Malformed):
        group.decode(number.to_bytes(32, "little"))


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_scalar_has_32_bytes(size: int) -> None:
    with pytest.raises(Malformed):
        group.decode(b"\1" * size)


def test_scalars_survive_the_trip() -> None:
    for scalar in [1, group.ORDER - 1, *scalars(20)]:
        assert group.decode(group.encode(scalar)) == scalar


def test_zero_multiplies_nothing() -> None:
    with pytest.raises(ValueError, match="by zero"):
        group.multiply(0, group.GENERATOR)
    with pytest.raises(ValueError, match="by zero"):
        group.base_multiply(0)


def test_points_and_scalars_are_made_from_64_bytes() -> None:
    with pytest.raises(ValueError, match="64 bytes, not 32"):
        group.hash_to_point(bytes(32))
    with pytest.raises(ValueError, match="64 bytes, not 32"):
        group.reduce(bytes(32))


def test_no_uniform_bytes_give_zero() -> None:
    for number in (0, group.ORDER - 1, 2 * (group.ORDER - 1), 2**512 - 1):
        assert 0 < group.reduce(number.to_bytes(64, "little")) < group.ORDER


# The library below. -------------------------------------------------------------------------


def test_a_library_that_lets_poison_pass_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """libsodium before the end of 2025 took the point of order two for harmless."""
    sound = bindings.crypto_core_ed25519_is_valid_point
    order_two = SMALL[1]

    def careless(point: bytes) -> bool:
        return bool(sound(point) or sound(group.subtract(point, order_two)))

    group.self_test()
    monkeypatch.setattr(bindings, "crypto_core_ed25519_is_valid_point", careless)
    with pytest.raises(UnsafeLibrary, match="component of order 2"):
        group.self_test()


def test_the_library_is_tested_before_anything_is_built_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def import_afresh() -> None:
        spec = spec_from_file_location("meadhall_group_afresh", group.__file__)
        assert spec is not None and spec.loader is not None
        spec.loader.exec_module(module_from_spec(spec))

    import_afresh()
    monkeypatch.setattr(bindings, "crypto_core_ed25519_is_valid_point", lambda point: True)
    with pytest.raises(UnsafeLibrary):
        import_afresh()


def test_a_library_whose_multiplication_lets_poison_pass_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sound = bindings.crypto_scalarmult_ed25519_noclamp
    order_eight = SMALL[3]

    def careless(scalar: bytes, point: bytes) -> bytes:
        clean = point
        if point == group.add(group.GENERATOR, order_eight):
            clean = group.GENERATOR
        return bytes(sound(scalar, clean))

    monkeypatch.setattr(bindings, "crypto_scalarmult_ed25519_noclamp", careless)
    with pytest.raises(UnsafeLibrary, match="component of order 8"):
        group.self_test()


def test_a_library_that_miscounts_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bindings, "crypto_core_ed25519_add", lambda one, other: one or other)
    with pytest.raises(UnsafeLibrary, match="does not compute"):
        group.self_test()


def test_only_the_group_knows_the_library() -> None:
    """So that another backend has one file to write."""
    folder = Path(meadhall.net.deck.__file__).parent
    users = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            if any(name.split(".")[0] == "nacl" for name in names):
                users.add(path.name)
    assert users == {"group.py"}
