"""Masked cards: they open when all give their share, and not one share earlier."""

from itertools import combinations

import pytest

from meadhall.net.deck import group, masking
from meadhall.net.deck.errors import Malformed, Unproven
from tests.net.deck import naive
from tests.net.deck.table import Table


def test_a_card_under_an_open_mask_is_recognised_by_all() -> None:
    table = Table(2)
    (one,), (other,) = table.fresh([7]), table.fresh([7])
    assert one == other
    assert one.handle == group.GENERATOR
    assert table.open(one) == 7


def test_a_remasked_card_looks_new_and_is_the_same() -> None:
    table = Table(3)
    (fresh,) = table.fresh([7])
    looks = {masking.remask(fresh, table.joint, mask) for mask in range(1, 50)}
    assert len(looks) == len({look.handle for look in looks}) == 49
    assert {table.open(look) for look in list(looks)[:3]} == {7}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_share_is_needed(seats: int) -> None:
    table = Table(seats)
    (masked, *_) = table.shuffled(range(10))
    shares = table.shares(masked.handle)
    assert masking.unmask(masked, shares, 10) in range(10)
    for size in range(1, seats):
        for some in combinations(shares, size):
            with pytest.raises(Unproven, match="none of the 10 cards"):
                masking.unmask(masked, some, 10)


def test_a_share_for_another_card_opens_nothing() -> None:
    table = Table(2)
    one, other, *_ = table.shuffled(range(10))
    with pytest.raises(Unproven):
        masking.unmask(one, table.shares(other.handle), 10)


def test_a_card_beyond_the_deck_is_none_of_its_cards() -> None:
    table = Table(2)
    (tenth,) = table.fresh([10])
    with pytest.raises(Unproven):
        table.open(tenth, 10)
    assert table.open(tenth, 11) == 10


def test_cards_are_different_points_and_the_same_in_every_match() -> None:
    points = [masking.card_point(card) for card in range(200)]
    assert len(set(points)) == 200
    assert group.GENERATOR not in points
    assert points[0] == naive.encode(naive.hashed_point("card", 0))
    assert points[0].hex() == "b72422061d6ed30e73a73f9dc18d71bdffb61bba246c51171d6828c2534b00fa"


def test_a_pile_survives_the_trip() -> None:
    pile = Table(2).fresh(range(5))
    data = masking.pack(pile)
    assert len(data) == 5 * masking.SIZE == 320
    assert masking.unpack(data, 5) == pile


@pytest.mark.parametrize("size", [0, 1, 64, 127, 129, 192])
def test_a_pile_of_another_length_is_malformed(size: int) -> None:
    with pytest.raises(Malformed, match=f"a pile of 2 cards has 128 bytes, not {size}"):
        masking.unpack(bytes(size), 2)
