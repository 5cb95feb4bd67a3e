"""Who may make up the match, and what counts of what was said before."""

from itertools import combinations

import pytest

from meadhall.net.match.lockstep import Level
from meadhall.net.match.membership import EpochChange, Halt, Ready
from meadhall.net.transport.chains import Chains
from meadhall.net.transport.envelope import Kind
from tests.net.party import Party

ODD, EVEN = b"o" * 32, b"e" * 32
START = Level(bytes(32), (0, 0, 0))


class Change:
    """A change of a table of three, at which nothing was said before."""

    def __init__(self, *proven: int) -> None:
        self.party = Party(3)
        self.chains = Chains(3)
        self.change = EpochChange((0, 1, 2), self.chains, proven)

    def halt(self, peer: int, members: tuple[int, ...], **told: object) -> None:
        fields: dict[str, object] = {
            "heard": (0, 0, 0), "ends": (EVEN, EVEN, EVEN), "forked": (), "levels": (START,)
        }  # fmt: skip
        halt = Halt(members, **(fields | told))  # type: ignore[arg-type]
        number = self.chains.length(peer)
        said = self.party.forge(peer, Kind.HALT, halt.encode(), {"seq": number})
        self.chains.linked[peer].append(said)
        self.change.take(said)


def test_members_are_more_than_half_of_those_before() -> None:
    change = EpochChange((0, 1, 2, 3), Chains(4))
    assert change.may_be((0, 1, 2))
    assert not change.may_be((0, 1))
    assert not change.may_be((0,))


def test_half_are_enough_with_most_of_all_who_sat_down_unless_cards_would_be_lost() -> None:
    change = EpochChange((0, 1), Chains(3))
    assert change.may_be((0, 2))
    assert not change.may_be((0,))
    assert not EpochChange((0, 1), Chains(4)).may_be((0, 2)), "the other two could do the same"
    assert not EpochChange((0, 1, 2), Chains(5)).may_be((0, 3, 4)), "less than half stay"
    assert not EpochChange((0, 1), Chains(3), has_cards=True).may_be((0, 2))
    assert not EpochChange((0, 1), Chains(2), proven={1}).may_be((0,))
    beside_a_liar = EpochChange((0, 1, 2), Chains(4), proven={1})
    assert beside_a_liar.may_be((0, 3)), "most of the three who are not proven liars"
    assert not beside_a_liar.may_be((1, 3))


@pytest.mark.parametrize("people", [3, 4, 5])
def test_two_tables_can_never_be_made_of_one(people: int) -> None:
    everybody = range(people)
    subsets = [set(some) for size in everybody for some in combinations(everybody, size + 1)]
    for live in subsets:
        change = EpochChange(sorted(live), Chains(people))
        allowed = [some for some in subsets if live & some and change.may_be(some)]
        assert all(one & other for one in allowed for other in allowed)


@pytest.mark.parametrize("people", [3, 4, 5])
def test_nor_while_an_epoch_may_be_given_up_and_some_go_on_from_it(people: int) -> None:
    """Some begin an epoch, lose a member and leave it for a third one. Others may have given it up
    by then, and go on from where all began."""
    everybody = range(people)
    subsets = [set(some) for size in everybody for some in combinations(everybody, size + 1)]
    first = EpochChange(everybody, Chains(people))
    from_first = [some for some in subsets if first.may_be(some)]
    for live in from_first:
        second = EpochChange(sorted(live), Chains(people), former=first.left_by_next())
        from_second = [some for some in subsets if second.may_be(some)]
        former = second.left_by_next()
        third = [EpochChange(sorted(some), Chains(people), former=former) for some in from_second]
        later = [some for some in subsets if any(change.may_be(some) for change in third)]
        assert all(one & other for one in from_first for other in (*from_second, *later))


def test_some_of_who_may_go_on_are_enough_once_nobody_can_give_up_the_epoch() -> None:
    first = EpochChange(range(5), Chains(5))
    second = EpochChange((0, 3, 4), Chains(5), former=first.left_by_next())
    assert not second.may_be((0, 3)), "the other three may have gone on without them"
    assert second.may_be((0, 1, 3)), "with one who comes back they cannot"
    second.former = ()
    assert second.may_be((0, 3))


def test_who_has_told_two_stories_is_not_counted() -> None:
    change = EpochChange((0, 1, 2, 3), Chains(4), proven={3})
    assert change.may_be((0, 1))
    assert not change.may_be((0, 3))
    assert not change.may_be((0,))
    alone = EpochChange((0, 1), Chains(3), proven={1})
    assert not alone.may_be((0,)), "nobody wins by finding the other out"
    assert alone.may_be((0, 2)), "with somebody who comes back"


def test_all_members_have_to_halt_alike() -> None:
    change = Change()
    change.halt(0, (0, 1))
    assert change.change.due((0, 1)) is None
    change.halt(1, (0, 1, 2))
    assert change.change.due((0, 1)) is None
    change.halt(1, (0, 1))
    assert change.change.due((0, 1)) is not None


def test_all_members_have_to_know_of_the_same_liars_and_hold_the_proof() -> None:
    change = Change(2)
    change.halt(0, (0, 1), forked=(2,))
    change.halt(1, (0, 1))
    assert change.change.due((0, 1)) is None, "Bo does not know of it yet"
    change.halt(1, (0, 1), forked=(2,))
    assert change.change.due((0, 1)) is not None
    unproven = Change()
    for peer in (0, 1):
        unproven.halt(peer, (0, 1), forked=(2,))
    assert unproven.change.due((0, 1)) is None, "nothing of it is proven here"


def test_of_who_is_gone_the_longest_version_counts() -> None:
    change = Change()
    change.halt(0, (0, 1), heard=(0, 0, 4), ends=(EVEN, EVEN, EVEN))
    change.halt(1, (0, 1), heard=(0, 0, 5), ends=(EVEN, EVEN, ODD))
    due = change.change.due((0, 1))
    assert due is not None
    assert due.cut == (1, 1, 5)
    assert due.ends[2] == ODD


def test_two_ends_of_one_length_are_looked_into_first() -> None:
    change = Change()
    change.halt(0, (0, 1), heard=(0, 0, 5), ends=(EVEN, EVEN, EVEN))
    change.halt(1, (0, 1), heard=(0, 0, 5), ends=(EVEN, EVEN, ODD))
    assert change.change.due((0, 1)) is None


def test_who_has_halted_hears_no_more_of_who_is_left_out() -> None:
    change = Change()
    change.halt(0, (0, 1), heard=(0, 0, 4))
    assert change.change.limit_of(2, owner=0) == 4
    change.halt(1, (0, 1), heard=(0, 0, 5))
    assert change.change.limit_of(2, owner=0) == 5
    assert change.change.limit_of(1, owner=0) is None, "who stays is heard"
    assert change.change.limit_of(2, owner=2) is None, "who has not halted has promised nothing"
    change.halt(1, (0, 1, 2))
    assert change.change.limit_of(2, owner=0) is None, "the promise is void"


def test_an_epoch_is_agreed_on_once_all_members_are_ready_for_the_same() -> None:
    change = Change().change
    ready = Ready((0, 1), (1, 1, 0), (EVEN, EVEN, EVEN))
    change.readies[0] = ready
    assert change.agreed() is None
    change.readies[1] = Ready((0, 1), (1, 1, 0), (EVEN, EVEN, ODD))
    assert change.agreed() is None, "the same lengths with another end are something else"
    change.readies[1] = ready
    assert change.agreed() == ready


def test_who_halts_again_is_not_ready_any_more() -> None:
    change = Change()
    change.change.readies[0] = Ready((0, 1), (1, 1, 0), (EVEN, EVEN, EVEN))
    change.halt(0, (0, 1))
    assert not change.change.readies


def test_the_table_may_change_thousands_of_times_in_one_step() -> None:
    change = EpochChange((0, 1, 2), Chains(3))
    for number in range(5000):
        live = (0, 1) if number % 2 else (0, 1, 2)
        change = EpochChange(live, Chains(3), former=change.left_by_next())
    assert len(change.former) == 2
    assert change.may_be((0, 1, 2))
    assert not change.may_be((0,))
