"""Cards lying face down: who knows which, and what each copy of a match may be told."""

import pytest

from meadhall.engines.cards import EVERYBODY, EVERYTHING, Cards
from meadhall.engines.chance import Chance
from meadhall.engines.packed import i64, vec
from meadhall.engines.values import NOBODY, UNKNOWN, BadState, HiddenFace, IllegalAnswer
from tests.engines.toys import Highest


def pack(*faces: int) -> Cards:
    """A pack for two seats, just out of its box."""
    return Cards(vec[i64](list(faces)), 2)


def cards(*places: int) -> vec:
    return vec[i64](list(places))


def known(seen: Cards) -> list[int]:
    return [int(face) for face in seen.faces]


def test_a_new_pack_lies_open() -> None:
    for knower in (0, 1, NOBODY):
        assert known(pack(5, 6, 7).seen_by(knower)) == [5, 6, 7]


def test_a_shuffle_by_everybody_hides_the_cards_from_all() -> None:
    whole = pack(5, 6, 7)
    whole.shuffle(cards(0, 1), cards(1, 0), NOBODY)
    assert known(whole) == [6, 5, 7]
    for knower in (0, 1, NOBODY):
        assert known(whole.seen_by(knower)) == [UNKNOWN, UNKNOWN, 7]


def test_who_shuffles_alone_knows_where_his_cards_went() -> None:
    whole = pack(5, 6, 7)
    whole.shuffle(cards(0, 1), cards(1, 0), 1)
    assert known(whole.seen_by(1)) == [6, 5, 7]
    assert known(whole.seen_by(0)) == [UNKNOWN, UNKNOWN, 7]


def test_shuffling_cards_that_are_alike_hides_nothing() -> None:
    whole = pack(5, 5, 7)
    whole.shuffle(cards(0, 1), cards(1, 0), NOBODY)
    assert known(whole.seen_by(NOBODY)) == [5, 5, 7]


@pytest.mark.parametrize("shown_to, knowers", [(0, [0]), (1, [1]), (EVERYBODY, [0, 1, NOBODY])])
def test_a_show_tells_those_it_is_for(shown_to: int, knowers: list[int]) -> None:
    whole = pack(5, 6, 7)
    whole.shuffle(cards(0, 1, 2), cards(1, 2, 0), NOBODY)
    whole.show(cards(0), cards(), shown_to)
    for knower in (0, 1, NOBODY):
        assert known(whole.seen_by(knower))[0] == (6 if knower in knowers else UNKNOWN)


def test_a_copy_that_is_told_follows_the_full_one() -> None:
    whole = pack(5, 6, 7)
    theirs = whole.seen_by(0)
    whole.shuffle(cards(0, 1, 2), cards(1, 2, 0), NOBODY)
    theirs.shuffle(cards(0, 1, 2), cards(), NOBODY)
    whole.show(cards(2), cards(), 0)
    theirs.show(cards(2), cards(5), 0)
    assert known(theirs) == known(whole.seen_by(0)) == [UNKNOWN, UNKNOWN, 5]


def test_a_face_that_is_not_known_cannot_be_read() -> None:
    whole = pack(5, 6)
    whole.shuffle(cards(0, 1), cards(1, 0), NOBODY)
    with pytest.raises(HiddenFace, match="card 0"):
        whole.seen_by(0).face(0)


def test_a_seat_cannot_look_through_anothers_eyes() -> None:
    with pytest.raises(HiddenFace, match="another seat"):
        pack(5, 6).seen_by(0).seen_by(1)
    with pytest.raises(HiddenFace, match="nobody else's eyes"):
        pack(5, 6).seen_by(0).determinize(Chance(1)).seen_by(0)


def test_an_imagined_world_knows_everything_and_fits_what_was_seen() -> None:
    whole = pack(5, 6, 7, 8)
    whole.shuffle(cards(0, 1, 2, 3), cards(3, 1, 0, 2), NOBODY)
    whole.show(cards(1), cards(), 0)
    found = set()
    for seed in range(60):
        world = whole.seen_by(0).determinize(Chance(seed))
        assert world.knower == EVERYTHING and sorted(known(world)) == [5, 6, 7, 8]
        assert known(world)[1] == 6
        found.add(tuple(known(world)))
    assert len(found) == 6


# A state with cards. ------------------------------------------------------------------------


def game() -> Highest:
    """Five cards, 1 2 2 3 4, shuffled; the first must be shown to seat 0."""
    state = Highest(pack(1, 2, 2, 3, 4))
    state.ask_shuffle(cards(0, 1, 2, 3, 4), NOBODY)
    state.answer([4, 3, 2, 1, 0])
    return state


def test_a_shuffle_wants_an_order_from_those_who_know_it_and_none_from_others() -> None:
    state = Highest(pack(1, 2, 2, 3, 4))
    state.ask_shuffle(cards(0, 1, 2, 3, 4), NOBODY)
    with pytest.raises(IllegalAnswer, match="not an order"):
        state.answer([0, 0, 1, 2, 3])
    with pytest.raises(IllegalAnswer, match="not told"):
        state.seen_by(0).answer([4, 3, 2, 1, 0])


def test_faces_are_refused_that_cannot_lie_there() -> None:
    state = game()
    for wrong in ([3], [4, 4], [7]):
        with pytest.raises(IllegalAnswer):
            state.answer(wrong)
    theirs = state.seen_by(0)
    for wrong in ([], [9], [-3], [1, 2]):
        with pytest.raises(IllegalAnswer):
            theirs.answer(wrong)
    with pytest.raises(IllegalAnswer, match="not shown"):
        state.seen_by(1).answer([4])


def test_faces_that_are_all_used_up_elsewhere_are_refused() -> None:
    theirs = game().seen_by(0)
    theirs.answer([4])
    theirs.ask_show(cards(1, 2), EVERYBODY)
    with pytest.raises(IllegalAnswer, match="cannot be 4"):
        theirs.answer([4, 3])
    with pytest.raises(IllegalAnswer, match="cannot be 3"):
        theirs.answer([3, 3])
    theirs.answer([2, 2])


def test_a_copy_that_knows_the_faces_may_be_told_nothing() -> None:
    theirs = game().seen_by(0)
    theirs.answer([4])
    theirs.ask_show(cards(0), EVERYBODY)
    theirs.answer([])
    assert known(theirs.cards)[0] == 4


def test_the_full_answer_spells_out_the_faces() -> None:
    state = game()
    assert state.full_answer([]) == [4]
    assert state.seen_answer(0, state.full_answer([])) == [4]
    assert state.seen_answer(1, state.full_answer([])) == []


def test_the_public_digest_is_the_same_whoever_looks() -> None:
    state = game()
    assert (
        len({state.seen_by(knower).digest() for knower in (0, 1, NOBODY)} | {state.digest()}) == 1
    )


def test_a_stored_state_that_asks_for_boundless_room_is_refused() -> None:
    state = game()
    numbers = state.dump()
    faces = [int(face) for face in state.cards.faces]
    at = next(
        place
        for place in range(len(numbers))
        if numbers[place : place + 7] == [5, *faces, EVERYTHING]
    )
    numbers[at + 7] = 10**9
    with pytest.raises(BadState):
        game().load(numbers)
