"""Fair numbers: every value and every order equally likely, the same on every machine."""

from collections import Counter
from hashlib import shake_256
from math import sqrt

import pytest

from meadhall.net.deck.sampling import Sampler


def surprise(counts: list[int]) -> float:
    """How unlike equal chances: chi-square as a normal deviate (Wilson and Hilferty)."""
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    spread = 2 / (9 * freedom)
    return float((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def assert_equal_chances(counts: list[int]) -> None:
    """Neither too uneven nor too even: a probability between 0.001 and 0.999."""
    assert abs(surprise(counts)) < 3.09, counts


def test_a_loaded_die_would_be_noticed() -> None:
    """What the tests below would say of a remainder of a random byte: 0 to 3 come too often."""
    stream = shake_256(b"loaded").digest(1_000_000)
    counts = Counter(byte % 6 for byte in stream)
    assert surprise([counts[face] for face in range(6)]) > 3.09


def test_counts_that_are_too_good_to_be_true_would_be_noticed() -> None:
    assert surprise([1000] * 6) < -3.09


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
@pytest.mark.parametrize("bound", [2, 3, 6, 10, 20, 100, 129, 256, 257])
def test_every_value_is_equally_likely(bound: int, seed: bytes) -> None:
    sampler = Sampler(seed)
    counts = Counter(sampler.below(bound) for _ in range(20_000))
    assert_equal_chances([counts[value] for value in range(bound)])
    assert sum(counts.values()) == 20_000 and max(counts) < bound


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_every_order_of_four_is_equally_likely(seed: bytes) -> None:
    sampler = Sampler(seed)
    counts = Counter(sampler.order(4) for _ in range(24_000))
    assert len(counts) == 24
    assert_equal_chances(list(counts.values()))


def places_of_52(seed: bytes, shuffles: int) -> list[int]:
    """How often each card lay in each place."""
    sampler = Sampler(seed)
    counts = [0] * (52 * 52)
    for _ in range(shuffles):
        for place, card in enumerate(sampler.order(52)):
            counts[52 * place + card] += 1
    return counts


def surprise_of_places(counts: list[int], shuffles: int) -> float:
    """As above for the table of places and cards, whose rows and columns have fixed totals."""
    expected = shuffles / 52
    freedom = 51 * 51
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    return (chi_square * 51 / 52 - freedom) / sqrt(2 * freedom)


def test_every_card_of_52_lies_equally_often_in_every_place() -> None:
    assert abs(surprise_of_places(places_of_52(b"few", 3_000), 3_000)) < 3.09


@pytest.mark.long
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_every_card_of_52_lies_equally_often_in_every_place_at_length(seed: bytes) -> None:
    assert abs(surprise_of_places(places_of_52(seed, 100_000), 100_000)) < 3.09


def test_one_value_needs_no_luck() -> None:
    assert Sampler(b"seed").below(1) == 0
    assert Sampler(b"seed").order(1) == (0,)


def test_nothing_is_below_zero() -> None:
    with pytest.raises(ValueError, match="up to but not including 0"):
        Sampler(b"seed").below(0)


def test_the_stream_does_not_depend_on_how_it_is_read() -> None:
    bytewise, at_once = Sampler(b"seed"), Sampler(b"seed")
    digits = [bytewise.below(256) for _ in range(400)]
    assert at_once.below(256**400) == int.from_bytes(bytes(digits), "big")


def test_six_sided_dice_are_the_bytes_of_the_stream_that_six_divides_fairly() -> None:
    """Anybody can compute a roll by hand: the bytes below 252, as remainders by six."""
    by_hand = [byte % 6 for byte in shake_256(b"Meadhall").digest(300) if byte < 252]
    sampler = Sampler(b"Meadhall")
    assert [sampler.below(6) for _ in by_hand] == by_hand
    assert by_hand[:12] == [0, 4, 0, 2, 5, 3, 5, 1, 1, 2, 4, 2]
