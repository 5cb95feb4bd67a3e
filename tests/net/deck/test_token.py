"""Tokens: one share each, made by the owner of a key, for one point, in one place."""

import pytest

from meadhall.net.deck import group, token
from meadhall.net.deck.errors import DeckRefused, Malformed, Unproven
from meadhall.net.deck.keys import Key
from tests.net.deck.table import context, elsewhere, entropy, stuck

POINT = group.hash_to_point(bytes(range(64)))
HERE = context(3, "draw", 12)


def owner() -> Key:
    return Key.generate(entropy("owner"))


def made(point: bytes = POINT) -> bytes:
    return token.make(HERE, owner(), point, entropy("token"))


def test_a_token_carries_the_owners_share() -> None:
    share = token.check(HERE, owner().public, POINT, made())
    assert share == group.multiply(owner().secret, POINT)


def test_a_token_has_96_bytes_whatever_it_is_for() -> None:
    sizes = {
        len(token.make(context(seat, purpose), owner(), POINT, entropy("token")))
        for seat in (0, 4)
        for purpose in ("draw", "reveal", "roll")
    }
    assert sizes == {token.SIZE} == {96}


def test_the_share_does_not_depend_on_chance() -> None:
    """A roll could be chosen otherwise: making the token again must never make another share."""
    tokens = [token.make(HERE, owner(), POINT, entropy(f"{n}")) for n in range(5)]
    assert len(set(tokens)) == 5
    assert len({token.check(HERE, owner().public, POINT, each) for each in tokens}) == 1


def test_a_token_counts_in_one_place_only() -> None:
    for there in elsewhere(HERE):
        with pytest.raises(Unproven):
            token.check(there, owner().public, POINT, made())


def test_a_token_is_for_one_point_only() -> None:
    other = group.hash_to_point(bytes(range(64, 128)))
    with pytest.raises(Unproven):
        token.check(HERE, owner().public, other, made())


def test_a_token_of_another_seat_is_refused() -> None:
    stranger = Key.generate(entropy("stranger"))
    with pytest.raises(Unproven, match="seat 3's draw"):
        token.check(HERE, stranger.public, POINT, made())


def test_a_false_share_is_refused() -> None:
    """The owner of the key proves honestly, and sends another point as its share."""
    honest = made()
    for false in (POINT, owner().public, group.GENERATOR, group.add(honest[:32], POINT)):
        with pytest.raises(Unproven):
            token.check(HERE, owner().public, POINT, false + honest[32:])


def test_a_share_proven_with_another_secret_is_refused() -> None:
    """The cheat lies throughout: its proof is about its false secret, under its true public key."""
    liar = Key(Key.generate(entropy("other")).secret, owner().public)
    with pytest.raises(Unproven):
        token.check(HERE, owner().public, POINT, token.make(HERE, liar, POINT, entropy("lie")))


@pytest.mark.parametrize("encoding", [encoding for encoding, _ in group.SMALL_ORDER])
def test_a_share_with_a_small_order_component_is_malformed(encoding: str) -> None:
    small = bytes.fromhex(encoding)
    honest = made()
    with pytest.raises(DeckRefused):
        token.check(HERE, owner().public, POINT, small + honest[32:])
    poisoned = group.add(honest[:32], small)
    if poisoned != honest[:32]:
        with pytest.raises(Malformed):
            token.check(HERE, owner().public, POINT, poisoned + honest[32:])


def test_a_poisoned_handle_gets_no_token() -> None:
    """A secret times a point of order eight would tell the secret's remainder by eight."""
    for encoding, _ in group.SMALL_ORDER:
        with pytest.raises(Malformed):
            token.make(HERE, owner(), bytes.fromhex(encoding), entropy("token"))


@pytest.mark.parametrize("field", [1, 2])
@pytest.mark.parametrize("number", [0, group.ORDER, 2**256 - 1])
def test_a_number_out_of_range_is_malformed(field: int, number: int) -> None:
    honest = made()
    fields = [honest[at : at + 32] for at in range(0, 96, 32)]
    fields[field] = number.to_bytes(32, "little")
    with pytest.raises(Malformed):
        token.check(HERE, owner().public, POINT, b"".join(fields))


def test_a_number_has_no_second_form() -> None:
    """Adding the order to an answer changes its bytes and nothing else; it must not pass as new."""
    honest = made()
    answer = int.from_bytes(honest[64:], "little")
    with pytest.raises(Malformed):
        token.check(
            HERE, owner().public, POINT, honest[:64] + (answer + group.ORDER).to_bytes(32, "little")
        )


@pytest.mark.parametrize("size", [0, 32, 95, 97, 192])
def test_a_token_of_another_length_is_malformed(size: int) -> None:
    with pytest.raises(Malformed, match=f"a token has 96 bytes, not {size}"):
        token.check(HERE, owner().public, POINT, (made() * 2)[:size])


def test_a_stuck_source_of_entropy_gives_the_same_token_not_the_same_nonce() -> None:
    """The nonce follows from the statement too, so two statements never share one."""
    assert token.make(HERE, owner(), POINT, stuck) == token.make(HERE, owner(), POINT, stuck)
    one = token.make(HERE, owner(), POINT, stuck)
    other = token.make(context(3, "reveal", 12), owner(), POINT, stuck)
    nonces = set()
    for sent in (one, other):
        demanded, answer = group.decode(sent[32:64]), group.decode(sent[64:])
        nonces.add((answer - demanded * owner().secret) % group.ORDER)
    assert len(nonces) == 2
