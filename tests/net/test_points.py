"""The group without secrets: what holds in the deck's group holds in it, and nothing else does."""

from collections.abc import Iterator

import pytest

from meadhall.net.deck import group, shuffle
from meadhall.net.deck.errors import Malformed, Unproven
from tests.net import points
from tests.net.deck.table import Table


@pytest.fixture(params=["PLAIN", "ONCE"], autouse=True)
def _in_each(request: pytest.FixtureRequest) -> Iterator[None]:
    points.use(getattr(points, request.param))
    yield
    points.use(points.REAL)


def test_it_is_a_group_of_the_same_order() -> None:
    one, two, three = map(group.base_multiply, (1, 2, 3))
    assert one == group.GENERATOR
    assert group.add(one, two) == three and group.subtract(three, one) == two
    assert group.multiply(3, group.hash_to_point(b"x" * 64)) == group.total(
        [group.hash_to_point(b"x" * 64)] * 3
    )
    assert group.add(group.base_multiply(group.ORDER - 1), two) == one


def test_cards_are_shuffled_and_opened() -> None:
    table = Table(3)
    pile = table.shuffled(range(6))
    assert sorted(table.open_all(pile)) == list(range(6))


def test_a_doubled_card_is_refused() -> None:
    table = Table(2)
    before = table.fresh(range(4))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    table.check(before, after, proof)
    with pytest.raises(Unproven):
        table.check(before, (after[1], *after[1:]), proof)
    with pytest.raises(Malformed):
        table.check(before, after, proof[: shuffle.proof_size(4) - 1])


def test_what_is_no_point_is_refused() -> None:
    for data in (bytes(32), b"\xff" * 32, bytes(31)):
        with pytest.raises(Malformed):
            group.check_point(data)
        with pytest.raises(Malformed):
            group.multiply(2, data)
