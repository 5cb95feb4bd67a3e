"""Which places hold masked cards, and which of them a seat knows, whatever is done with them."""

from meadhall.net.dealing.keys import JointKey, TableKeys
from meadhall.net.dealing.layout import CardLayout
from meadhall.net.deck.masking import Masked, mask_openly
from tests.net.deck.table import Table

TABLE = Table(2)
PILE = TABLE.fresh([0, 1, 2])
OTHER = TABLE.shuffled([0, 1, 2])
BARE = CardLayout.bare(0, 2)


def test_a_card_that_everybody_knows_has_no_mask_until_it_is_shuffled():
    assert BARE.pile([4], [9] * 4 + [1], TABLE.joint) == (mask_openly(1, TABLE.joint),)
    mixed = BARE.mixed([4, 5, 6], OTHER, by=-1)
    assert mixed.pile([5], [], TABLE.joint) == OTHER[1:2]


def test_a_seat_knows_what_it_was_shown_until_somebody_else_mixes_it():
    shown = BARE.mixed([0, 1, 2], PILE, by=-1).shown([0, 1], seat=1)
    assert shown.closed_of(1) == (0, 1)
    assert shown.closed_of(0) == ()
    assert shown.mixed([1, 2], PILE[:2], by=0).closed_of(1) == (0,)
    assert shown.mixed([0, 1, 2], PILE, by=-1).closed_of(1) == ()


def test_a_seat_that_mixes_its_own_cards_still_knows_them():
    shown = BARE.mixed([0, 1, 2], PILE, by=-1).shown([0, 1], seat=1)
    assert shown.mixed([0, 1], PILE[:2], by=1).closed_of(1) == (0, 1)


def test_what_was_opened_for_a_seat_is_not_opened_again_until_it_is_mixed():
    opened = BARE.mixed([0, 1, 2], PILE, by=-1).opened_for({0: 5}, seat=1)
    assert opened.closed_of(1) == ()
    assert opened.opened[1] == {0: 5}
    assert opened.mixed([0, 1], PILE[:2], by=1).closed_of(1) == (0, 1)


def test_a_shuffle_before_all_eyes_takes_cards_and_faces_with_it():
    opened = BARE.mixed([0, 1, 2], PILE, by=-1).opened_for({0: 5, 1: 6}, seat=1)
    arranged = opened.arranged([0, 1, 2], PILE, order=[1, 2, 0], by=1)
    assert arranged.opened[1] == {2: 5, 0: 6}
    assert arranged.known[1] == {0, 2}
    assert [arranged.masked[place] for place in (0, 1, 2)] == [PILE[1], PILE[2], PILE[0]]


def test_layouts_are_values():
    mixed = BARE.mixed([0], (Masked(b"a", b"b"),), by=-1)
    mixed.mixed([0], (Masked(b"c", b"d"),), by=-1)
    assert mixed.masked[0] == Masked(b"a", b"b")
    assert BARE.masked == {}


# Keys. --------------------------------------------------------------------------------------


def keys_of(lent):
    points = {peer: bytes([88]) + bytes([102] * 31) for peer in range(3)}
    others = {peer: {other: points[other] for other in range(3) if other != peer} for peer in lent}
    ring = JointKey(points[0], points, others)
    return TableKeys(4, (ring, ring), {})


def test_nobody_gone_changes_no_keys():
    keys = keys_of(range(3))
    assert keys.without([7]) is keys


def test_one_may_go_if_its_parts_are_lent():
    after = keys_of(range(3)).without([1])
    assert (after.holders, after.version, after.is_lent) == ((0, 2), 5, False)
    assert keys_of([0, 2]).without([1]) is None


def test_two_at_once_take_what_they_lent_each_other():
    assert keys_of(range(3)).without([1, 2]) is None
