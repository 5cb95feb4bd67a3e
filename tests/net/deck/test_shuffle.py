"""Shuffles: the same cards in another order; anything else is refused."""

from collections import Counter

import pytest

from meadhall.net.deck import group, keys, masking, shuffle
from meadhall.net.deck.errors import Malformed, Unproven
from meadhall.net.deck.keys import Key
from meadhall.net.deck.masking import Masked
from meadhall.net.deck.shuffle import Mixing, Pile
from tests.net.deck.table import Table, context, elsewhere, entropy, stuck
from tests.net.deck.test_sampling import assert_equal_chances

SMALL = {order: bytes.fromhex(encoding) for encoding, order in group.SMALL_ORDER if order > 1}


@pytest.fixture
def table() -> Table:
    return Table(3)


# What honest seats do. ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 3, 7, 20, 64])
def test_an_honest_shuffle_is_accepted_and_keeps_the_cards(size: int) -> None:
    table = Table(2)
    before = table.fresh(range(size))
    after, mixing = table.mix(before)
    table.check(before, after, table.prove(before, after, mixing))
    assert sorted(mixing.order) == list(range(size))
    assert table.open_all(after) == list(mixing.order)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_shuffle_one_after_the_other(seats: int) -> None:
    table = Table(seats)
    pile = table.fresh(range(6))
    for _ in range(seats):
        after, mixing = table.mix(pile)
        table.check(pile, after, table.prove(pile, after, mixing))
        pile = after
    assert sorted(table.open_all(pile)) == list(range(6))


def test_equal_cards_cannot_be_told_apart_and_are_all_there(table: Table) -> None:
    before = table.fresh([4, 4, 4, 9])
    after, mixing = table.mix(before)
    table.check(before, after, table.prove(before, after, mixing))
    assert sorted(table.open_all(after)) == [4, 4, 4, 9]
    assert len(set(after)) == 4


def test_the_rest_of_a_deck_and_public_discards_become_a_new_deck(table: Table) -> None:
    rest = table.shuffled(range(8))[5:]
    discards = table.fresh([11, 12])
    before = rest + discards
    after, mixing = table.mix(before)
    table.check(before, after, table.prove(before, after, mixing))
    assert sorted(table.open_all(after)) == sorted([*table.open_all(rest), 11, 12])


def test_a_hand_changes_its_order_unseen(table: Table) -> None:
    hand = table.shuffled(range(20))[:5]
    after, mixing = table.mix(hand)
    table.check(hand, after, table.prove(hand, after, mixing))
    assert set(hand).isdisjoint(after)
    assert sorted(table.open_all(hand)) == sorted(table.open_all(after))


def test_the_top_cards_go_back_in_a_chosen_order(table: Table) -> None:
    deck = table.shuffled(range(10))
    top, seen = deck[:3], table.open_all(deck[:3])
    after, mixing = table.mix(top, order=(2, 0, 1))
    table.check(top, after, table.prove(top, after, mixing))
    assert table.open_all(after + deck[3:]) == [
        seen[2],
        seen[0],
        seen[1],
        *table.open_all(deck[3:]),
    ]


def test_no_card_after_resembles_one_before(table: Table) -> None:
    before = table.shuffled(range(20))
    after, _ = table.mix(before)
    halves = [half for masked in before + after for half in masked]
    assert len(set(halves)) == len(halves)


def test_every_order_is_equally_likely() -> None:
    table = Table(2)
    before = table.fresh(range(3))
    counts = Counter(table.mix(before)[1].order for _ in range(1_200))
    assert len(counts) == 6
    assert_equal_chances(list(counts.values()))


@pytest.mark.parametrize("size", [1, 2, 5, 20, 64])
def test_a_proof_has_a_length_that_tells_nothing(size: int) -> None:
    """Four points and numbers for each card and five more, whatever the order."""
    table = Table(2)
    before = table.fresh(range(size))
    for order in (tuple(range(size)), tuple(reversed(range(size)))):
        after, mixing = table.mix(before, order)
        proof = table.prove(before, after, mixing)
        assert len(proof) == shuffle.proof_size(size) == 32 * (4 * size + 5)


def test_neither_order_nor_masks_are_printed(table: Table) -> None:
    _, mixing = table.mix(table.fresh(range(5)))
    assert repr(mixing) == str(mixing) == "Mixing()"


def test_a_stuck_source_shuffles_different_piles_differently(table: Table) -> None:
    """After a restored backup the same entropy meets another pile: the masks must not repeat."""
    here = context(1, "shuffle", 3)
    one, two = table.fresh(range(30)), table.fresh(range(30, 60))
    _, first = shuffle.mix(here, table.joint, one, stuck)
    _, second = shuffle.mix(here, table.joint, two, stuck)
    _, later = shuffle.mix(context(1, "shuffle", 4), table.joint, one, stuck)
    masks = {*first.masks, *second.masks, *later.masks}
    assert len(masks) == 90
    assert len({first.order, second.order, later.order}) == 3


def test_a_stuck_source_never_commits_twice_under_the_same_blinds(table: Table) -> None:
    """Two commitments under one blind would differ by two generators, and tell the order."""
    before = table.shuffled(range(3))
    after, mixing = table.mix(before)
    other_after, other_mixing = table.mix(before)
    made = [
        (context(1), after, mixing),
        (context(2), after, mixing),
        (context(1), other_after, mixing),
        (context(1), after, other_mixing),
    ]
    blinds = set()
    for here, claimed, secret in made:
        proof = shuffle.prove(here, table.joint, before, claimed, secret, stuck)
        for place, source in enumerate(secret.order):
            commitment = proof[32 * source : 32 * source + 32]
            blinds.add(group.subtract(commitment, shuffle._generator(place)))
    assert len(blinds) == 3 * len(made)


def test_an_order_must_name_each_place_once(table: Table) -> None:
    pile = table.fresh(range(3))
    for order in ((0, 1), (0, 0, 2), (1, 2, 3), ()):
        with pytest.raises(ValueError, match="each of 3 places once"):
            table.mix(pile, order)


def test_nothing_cannot_be_shuffled(table: Table) -> None:
    with pytest.raises(ValueError, match="no card"):
        table.mix(())
    with pytest.raises(ValueError, match="no card"):
        table.check((), (), b"")


# What cheats do with the cards. -------------------------------------------------------------


def cheat(table: Table, before: Pile, honest: Pile, mixing: Mixing, after: Pile) -> None:
    """Two tries to pass off `after`: with the proof of the honest shuffle, and with a false one.

    The false one is made by the honest code from the true secrets and the false cards, so that
    all of its hashes are right.
    """
    for claimed in (honest, after):
        proof = table.prove(before, claimed, mixing)
        with pytest.raises(Unproven):
            table.check(before, after, proof)


def test_a_card_cannot_be_doubled(table: Table) -> None:
    before = table.shuffled(range(5))
    honest, mixing = table.mix(before)
    copy = masking.remask(honest[0], table.joint, 99)
    cheat(table, before, honest, mixing, (honest[0], copy, *honest[2:]))
    cheat(table, before, honest, mixing, (honest[0], honest[0], *honest[2:]))


def test_a_card_cannot_be_exchanged_for_another(table: Table) -> None:
    before = table.shuffled(range(5))
    honest, mixing = table.mix(before)
    (ace,) = table.fresh([42])
    cheat(table, before, honest, mixing, (masking.remask(ace, table.joint, 99), *honest[1:]))


def test_a_card_cannot_be_exchanged_for_a_random_point(table: Table) -> None:
    before = table.shuffled(range(5))
    honest, mixing = table.mix(before)
    noise = Masked(group.base_multiply(123), group.base_multiply(456))
    cheat(table, before, honest, mixing, (noise, *honest[1:]))


def test_two_cards_cannot_change_halves_or_places(table: Table) -> None:
    before = table.shuffled(range(4))
    honest, mixing = table.mix(before)
    one, two, *rest = honest
    cheat(table, before, honest, mixing, (two, one, *rest))
    crossed = (Masked(one.handle, two.body), Masked(two.handle, one.body))
    cheat(table, before, honest, mixing, (*crossed, *rest))
    cheat(table, before, honest, mixing, (Masked(one.body, one.handle), two, *rest))


def test_a_card_cannot_be_marked(table: Table) -> None:
    """A known point added to one half, another taken from a neighbour's: the totals stay."""
    before = table.shuffled(range(4))
    honest, mixing = table.mix(before)
    mark = group.base_multiply(7)
    one, two, *rest = honest
    marked = (
        Masked(one.handle, group.add(one.body, mark)),
        Masked(two.handle, group.subtract(two.body, mark)),
        *rest,
    )
    cheat(table, before, honest, mixing, marked)


def test_masks_must_be_those_of_the_joint_key(table: Table) -> None:
    """Masked without one's own key, the cards would open to the others without one's token."""
    before = table.shuffled(range(4))
    short_key = keys.joint_key(key.public for key in table.keys[1:])
    after, mixing = shuffle.mix(context(), short_key, before, entropy("cheat"))
    cheat(table, before, after, mixing, after)
    for joint in (short_key, table.joint):
        proof = shuffle.prove(context(), joint, before, after, mixing, entropy("cheat"))
        with pytest.raises(Unproven):
            table.check(before, after, proof)


def test_a_pile_of_yesterday_is_refused(table: Table) -> None:
    """A proof for an earlier pile, also one of the very same cards, says nothing of this one."""
    yesterday = table.shuffled(range(4))
    after, mixing = table.mix(yesterday)
    proof = table.prove(yesterday, after, mixing)
    today, _ = table.mix(yesterday)
    with pytest.raises(Unproven):
        table.check(today, after, proof)
    with pytest.raises(Unproven):
        table.check(yesterday, table.mix(yesterday)[0], proof)


def test_a_pile_that_was_not_shuffled_at_all_still_needs_its_proof(table: Table) -> None:
    before = table.shuffled(range(3))
    _, mixing = table.mix(before)
    with pytest.raises(Unproven):
        table.check(before, before, table.prove(before, before, mixing))


def test_a_card_cannot_be_held_back_or_slipped_in(table: Table) -> None:
    before = table.shuffled(range(4))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    with pytest.raises(Malformed, match="of 4 cards 3 came back"):
        table.check(before, after[:3], proof)
    with pytest.raises(Malformed, match="of 4 cards 5 came back"):
        table.check(before, after + table.fresh([1]), proof)
    with pytest.raises(Malformed, match="a proof of 672 bytes should have 544"):
        table.check(before[:3], after[:3], proof)


def test_a_proof_counts_in_one_place_only(table: Table) -> None:
    here = context(1, "shuffle", 3)
    before = table.shuffled(range(3))
    after, mixing = shuffle.mix(here, table.joint, before, table.entropy)
    proof = shuffle.prove(here, table.joint, before, after, mixing, table.entropy)
    shuffle.check(here, table.joint, before, after, proof)
    for there in elsewhere(here):
        with pytest.raises(Unproven):
            shuffle.check(there, table.joint, before, after, proof)


def test_a_proof_is_for_one_joint_key_only(table: Table) -> None:
    before = table.shuffled(range(3))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    other = Key.generate(entropy("other")).public
    with pytest.raises(Unproven):
        shuffle.check(context(), other, before, after, proof)


@pytest.mark.parametrize("order", SMALL)
def test_no_point_may_leave_the_subgroup(table: Table, order: int) -> None:
    """In the cards, before and after, in the joint key and in each point of the proof."""
    before = table.shuffled(range(2))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    for card in (0, 1):
        for half in (0, 1):
            with pytest.raises(Malformed):
                table.check(poisoned(before, card, half, order), after, proof)
            with pytest.raises(Malformed):
                table.check(before, poisoned(after, card, half, order), proof)
    for at in range(0, 4 * 32, 32):
        point = group.add(proof[at : at + 32], SMALL[order])
        with pytest.raises(Malformed):
            table.check(before, after, proof[:at] + point + proof[at + 32 :])
    with pytest.raises(Malformed):
        shuffle.check(context(), group.add(table.joint, SMALL[order]), before, after, proof)


def poisoned(pile: Pile, card: int, half: int, order: int) -> Pile:
    """The pile with a point of small order added to one half of one card."""
    halves = list(pile[card])
    halves[half] = group.add(halves[half], SMALL[order])
    return (*pile[:card], Masked(*halves), *pile[card + 1 :])


@pytest.mark.parametrize("number", [0, group.ORDER, 2**256 - 1])
def test_each_number_of_a_proof_has_one_form(table: Table, number: int) -> None:
    before = table.shuffled(range(2))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    for at in range(4 * 32, len(proof), 32):
        with pytest.raises(Malformed):
            table.check(
                before, after, proof[:at] + number.to_bytes(32, "little") + proof[at + 32 :]
            )


def test_a_proof_has_exactly_its_length(table: Table) -> None:
    before = table.shuffled(range(2))
    after, mixing = table.mix(before)
    proof = table.prove(before, after, mixing)
    for other in (b"", proof[:-1], proof + b"\0", proof[:-32], proof + proof[-32:], proof * 2):
        with pytest.raises(Malformed):
            table.check(before, after, other)
