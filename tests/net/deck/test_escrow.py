"""Escrow: a deck goes on opening after departures, and no message grows because of them."""

import pytest

from meadhall.net.deck import escrow, group, keys, masking, token
from meadhall.net.deck.errors import Malformed, Unproven
from meadhall.net.deck.escrow import Split
from meadhall.net.deck.keys import Key
from meadhall.net.deck.masking import Masked
from tests.net.deck.table import Table, context, entropy, stuck

HERE = context(1, "escrow")
SMALL = [bytes.fromhex(encoding) for encoding, _ in group.SMALL_ORDER]


def owner(seed: str = "owner") -> Key:
    return Key.generate(entropy(seed))


# One split. ---------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_addends_give_the_secret_back(count: int) -> None:
    lent = escrow.split(HERE, owner(), count, entropy("split"))
    assert len(lent.addends) == len(lent.points) == count
    assert sum(lent.addends) % group.ORDER == owner().secret
    escrow.check_split(HERE, owner().public, lent.points)
    for addend, point in zip(lent.addends, lent.points, strict=True):
        assert escrow.check_addend(HERE, group.encode(addend), point) == addend


def test_a_secret_is_never_lent_to_one_seat_alone() -> None:
    for count in (0, 1):
        with pytest.raises(ValueError, match="would be given away"):
            escrow.split(HERE, owner(), count, entropy("split"))


def test_every_split_is_a_new_one() -> None:
    draw = entropy("splits")
    addends = [addend for _ in range(20) for addend in escrow.split(HERE, owner(), 3, draw).addends]
    assert len(set(addends)) == 60


def test_a_stuck_source_splits_differently_at_each_change_of_membership() -> None:
    """Otherwise an old and a new holder could put two halves of different splits together."""
    first = escrow.split(context(1, "escrow", 1), owner(), 3, stuck)
    second = escrow.split(context(1, "escrow", 2), owner(), 3, stuck)
    assert set(first.addends).isdisjoint(second.addends)


def test_a_split_of_something_else_is_refused() -> None:
    lent = escrow.split(HERE, owner("other"), 3, entropy("split"))
    with pytest.raises(Unproven, match="seat 1's escrow"):
        escrow.check_split(HERE, owner().public, lent.points)


def test_a_split_with_a_point_missing_is_refused() -> None:
    lent = escrow.split(HERE, owner(), 3, entropy("split"))
    for points in (lent.points[:2], lent.points[1:], ()):
        with pytest.raises(Unproven):
            escrow.check_split(HERE, owner().public, points)


@pytest.mark.parametrize("small", SMALL, ids=["neutral", "order 2", "order 4", "order 8"])
def test_poison_that_cancels_out_in_a_split_is_refused(small: bytes) -> None:
    """Two accomplices hold the poisoned points, so neither would complain."""
    first, second, third = escrow.split(HERE, owner(), 3, entropy("split")).points
    poisoned = (group.add(first, small), group.subtract(second, small), third)
    if poisoned[0] == first:
        poisoned = (small, group.add(first, second), third)
    with pytest.raises(Malformed):
        escrow.check_split(HERE, owner().public, poisoned)


def test_a_wrong_addend_is_refused() -> None:
    lent = escrow.split(HERE, owner(), 3, entropy("split"))
    wrong = group.encode(lent.addends[0] + 1)
    with pytest.raises(Unproven, match="an addend does not belong"):
        escrow.check_addend(HERE, wrong, lent.points[0])
    with pytest.raises(Unproven):
        escrow.check_addend(HERE, group.encode(lent.addends[0]), lent.points[1])


@pytest.mark.parametrize("data", [b"", bytes(32), b"\xff" * 32, bytes(31), b"\1" * 33])
def test_an_addend_that_is_no_number_of_the_group_is_malformed(data: bytes) -> None:
    with pytest.raises(Malformed):
        escrow.check_addend(HERE, data, group.GENERATOR)


def test_addends_are_not_printed() -> None:
    lent = escrow.split(HERE, owner(), 3, entropy("split"))
    printed = f"{lent!r} {lent}"
    assert not any(str(addend) in printed for addend in lent.addends)
    assert not any(group.encode(addend).hex() in printed for addend in lent.addends)


# A table over time. -------------------------------------------------------------------------


class Lending:
    """Who is there, everybody's part of the secret, and what each has lent to whom."""

    def __init__(self, table: Table) -> None:
        self.entropy = table.entropy
        self.joint = table.joint
        self.parts = dict(enumerate(table.keys))
        self.publics = {seat: key.public for seat, key in self.parts.items()}
        self.step = 0
        self.lent: dict[int, dict[int, tuple[int, bytes]]] = {}
        self.lend()

    def lend(self) -> None:
        """Everybody splits its part among all the others, who check what they get."""
        self.step += 1
        self.lent = {}
        if len(self.parts) < 3:
            return
        for seat, part in self.parts.items():
            others = [other for other in self.parts if other != seat]
            here = context(seat, "escrow", self.step)
            made = escrow.split(here, part, len(others), self.entropy)
            escrow.check_split(here, self.publics[seat], made.points)
            self.lent[seat] = {
                other: (escrow.check_addend(here, group.encode(addend), point), point)
                for other, addend, point in zip(others, made.addends, made.points, strict=True)
            }

    def leave(self, leaver: int) -> None:
        lent = self.lent[leaver]
        self.publics = escrow.parts_without(
            self.publics, leaver, {seat: point for seat, (_, point) in lent.items()}
        )
        del self.parts[leaver]
        self.parts = {
            seat: escrow.take_over(part, lent[seat][0]) for seat, part in self.parts.items()
        }
        self.lend()

    def come_back(self, returner: int) -> None:
        self.step += 1
        splits: dict[int, Split] = {}
        for seat, part in self.parts.items():
            here = context(seat, "return", self.step)
            splits[seat] = escrow.split(here, part, 2, self.entropy)
            escrow.check_split(here, self.publics[seat], splits[seat].points)
        kept_and_given = {seat: (made.points[0], made.points[1]) for seat, made in splits.items()}
        self.publics = escrow.parts_with(returner, kept_and_given)
        self.parts = {seat: Key.of(made.addends[0]) for seat, made in splits.items()}
        self.parts[returner] = escrow.gather([made.addends[1] for made in splits.values()])
        self.lend()

    def tokens(self, point: bytes) -> dict[int, bytes]:
        return {
            seat: token.make(context(seat, "draw"), part, point, self.entropy)
            for seat, part in self.parts.items()
        }

    def open(self, masked: Masked) -> int:
        shares = [
            token.check(context(seat, "draw"), self.publics[seat], masked.handle, made)
            for seat, made in self.tokens(masked.handle).items()
        ]
        return masking.unmask(masked, shares, 10)


@pytest.mark.parametrize("leavers", [(4, 3, 2), (0, 1, 2), (2, 0, 4)])
def test_five_become_four_three_and_two_and_every_card_still_opens(
    leavers: tuple[int, ...],
) -> None:
    table = Table(5)
    pile = table.shuffled(range(6))
    cards = table.open_all(pile)
    lending = Lending(table)
    for leaver in leavers:
        lending.leave(leaver)
        assert leaver not in lending.parts
        assert [lending.open(masked) for masked in pile] == cards
    assert len(lending.parts) == 2


def test_the_public_parts_are_those_of_the_secret_parts_and_add_up() -> None:
    lending = Lending(Table(5))
    changes = [
        (lending.leave, 1),
        (lending.leave, 4),
        (lending.come_back, 1),
        (lending.leave, 0),
        (lending.leave, 3),
        (lending.come_back, 0),
    ]
    for change, seat in changes:
        change(seat)
        assert lending.publics == {seat: part.public for seat, part in lending.parts.items()}
        assert keys.joint_key(lending.publics.values()) == lending.joint


def test_messages_do_not_grow_with_the_number_of_leavers() -> None:
    table = Table(5)
    (masked, *_) = table.shuffled(range(3))
    lending = Lending(table)
    sizes = [{len(made) for made in lending.tokens(masked.handle).values()}]
    for leaver in (0, 1, 2):
        lending.leave(leaver)
        sizes.append({len(made) for made in lending.tokens(masked.handle).values()})
    assert sizes == [{token.SIZE}] * 4


def test_whoever_comes_back_needs_nothing_that_it_had_before() -> None:
    """It may have lost its files: the others' pieces make its new part."""
    table = Table(4)
    pile = table.shuffled(range(6))
    cards = table.open_all(pile)
    lending = Lending(table)
    lending.leave(3)
    lending.leave(0)
    lending.come_back(3)
    assert lending.parts[3].secret != table.keys[3].secret
    assert [lending.open(masked) for masked in pile] == cards
    lending.come_back(0)
    lending.leave(2)
    assert [lending.open(masked) for masked in pile] == cards


def test_an_old_token_does_not_pass_for_a_new_part() -> None:
    table = Table(3)
    (masked, *_) = table.shuffled(range(3))
    lending = Lending(table)
    old = lending.tokens(masked.handle)[0]
    lending.leave(2)
    with pytest.raises(Unproven):
        token.check(context(0, "draw"), lending.publics[0], masked.handle, old)


def test_two_leaving_before_the_others_have_lent_again_lose_the_deck() -> None:
    table = Table(4)
    (masked, *_) = table.shuffled(range(3))
    lending = Lending(table)
    first = lending.lent
    lending.leave(3)
    lending.lent = {seat: {} for seat in first}
    with pytest.raises(ValueError, match=r"seat 2 lent to seats \[\], not to \[0, 1\]"):
        lending.leave(2)
    assert lending.open(masked) in range(3)


def test_a_departure_counts_only_what_was_lent_to_all_who_stay() -> None:
    publics = {seat: owner(f"{seat}").public for seat in range(3)}
    point = group.GENERATOR
    for lent in ({}, {0: point}, {0: point, 1: point, 2: point}):
        with pytest.raises(ValueError, match=r"not to \[0, 1\]"):
            escrow.parts_without(publics, 2, lent)


def test_nobody_gives_a_piece_to_itself() -> None:
    with pytest.raises(ValueError, match="to itself"):
        escrow.parts_with(1, {1: (group.GENERATOR, group.GENERATOR)})
