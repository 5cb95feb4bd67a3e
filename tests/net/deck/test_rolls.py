"""Dice: fair, the same for everybody, and nobody's to choose, foresee or spoil."""

from collections import Counter
from hashlib import shake_256
from itertools import combinations

import pytest

from meadhall.net.deck import escrow, group, masking, token
from meadhall.net.deck.errors import Unproven
from meadhall.net.deck.keys import Key
from meadhall.net.deck.rolls import Throw
from tests.net.deck.table import MATCH, Table, context, elsewhere, entropy
from tests.net.deck.test_sampling import assert_equal_chances


def test_all_shares_give_the_dice_in_whatever_order_they_come() -> None:
    table = Table(4)
    throw = Throw(MATCH, table.joint, 0)
    shares = table.shares(throw.point())
    values = throw.values(shares, 6, 5)
    assert len(values) == 5 and set(values) <= set(range(1, 7))
    assert throw.values(reversed(shares), 6, 5) == values


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_share_counts(seats: int) -> None:
    """With one share missing the roll is another one: there is nothing to foresee it by."""
    table = Table(seats)
    throw = Throw(MATCH, table.joint, 0)
    shares = table.shares(throw.point())
    large = 2**63
    rolls = {
        throw.values(some, large, 1)
        for size in range(1, seats + 1)
        for some in combinations(shares, size)
    }
    assert len(rolls) == 2**seats - 1


def test_every_roll_of_every_match_has_a_point_of_its_own() -> None:
    one, other = Table(2, seed="one"), Table(2, seed="other")
    points = {
        Throw(match, joint, number).point()
        for match in (MATCH, bytes(16))
        for joint in (one.joint, other.joint)
        for number in range(25)
    }
    assert len(points) == 100


def test_the_point_of_a_roll_is_no_card() -> None:
    table = Table(2)
    points = {Throw(MATCH, table.joint, number).point() for number in range(100)}
    assert points.isdisjoint(masking.card_point(card) for card in range(100))


def test_another_request_is_another_roll() -> None:
    """A peer with other rules learns nothing about the roll that the others make."""
    table = Table(2)
    throw = Throw(MATCH, table.joint, 0)
    shares = table.shares(throw.point())
    asked = {throw.values(shares, sides, 8)[:4] for sides in (1000, 1001, 1002)}
    asked |= {throw.values(shares, 1000, count)[:4] for count in (4, 5, 6)}
    assert len(asked) == 6


def test_a_roll_is_the_same_when_it_is_made_again() -> None:
    """Fresh entropy makes new tokens, never new dice: asking twice is no second chance."""
    table = Table(3)
    throw = Throw(MATCH, table.joint, 0)
    first, second = (throw.values(table.shares(throw.point()), 6, 10) for _ in range(2))
    assert first == second


def test_a_token_for_a_roll_counts_for_that_roll_only() -> None:
    table = Table(2)
    here, owner = context(0, "roll", 4), table.keys[0]
    point, next_point = (Throw(MATCH, table.joint, number).point() for number in (4, 5))
    made = token.make(here, owner, point, table.entropy)
    with pytest.raises(Unproven):
        token.check(here, owner.public, next_point, made)
    for there in elsewhere(here):
        with pytest.raises(Unproven):
            token.check(there, owner.public, point, made)


def test_leaving_does_not_change_the_roll() -> None:
    """The last to answer sees what it will be and leaves; with its addends the others roll it."""
    table = Table(3)
    throw = Throw(MATCH, table.joint, 9)
    expected = throw.values(table.shares(throw.point()), 6, 4)

    leaver, *stayers = table.keys
    lent = escrow.split(context(0, "escrow"), leaver, 2, table.entropy)
    parts = map(escrow.take_over, stayers, lent.addends)
    shares = [group.multiply(part.secret, throw.point()) for part in parts]
    assert throw.values(shares, 6, 4) == expected


def random_rolls(seed: str, count: int, sides: int) -> Counter[int]:
    """Rolls of one die each, over shares that are random points."""
    stream = shake_256(seed.encode()).digest(32 * count)
    joint = Key.generate(entropy(seed)).public
    return Counter(
        Throw(MATCH, joint, number).values([stream[32 * number : 32 * number + 32]], sides, 1)[0]
        for number in range(count)
    )


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("sides", [2, 6, 20])
def test_every_face_is_equally_likely(sides: int, seed: str) -> None:
    counts = random_rolls(seed, 10_000, sides)
    assert_equal_chances([counts[face] for face in range(1, sides + 1)])


def test_every_face_is_equally_likely_when_seats_really_roll() -> None:
    table = Table(2)
    counts: Counter[int] = Counter()
    for number in range(300):
        throw = Throw(MATCH, table.joint, number)
        shares = [group.multiply(key.secret, throw.point()) for key in table.keys]
        counts.update(throw.values(shares, 6, 10))
    assert_equal_chances([counts[face] for face in range(1, 7)])


@pytest.mark.long
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_face_is_equally_likely_in_a_million_rolls(seed: str) -> None:
    counts = random_rolls(seed, 1_000_000, 6)
    assert_equal_chances([counts[face] for face in range(1, 7)])
