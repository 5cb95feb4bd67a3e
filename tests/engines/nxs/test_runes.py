"""What does each rune card allow?

`holding` puts one card before White; `cast` has him cast it as well.
"""

from collections import Counter
from typing import Any

import pytest

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.nxs.runes import MARKED, MEANINGS, POWERS, TITLES, pack
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.table import ROTATE
from tests.engines.nxs.boards import do, land, legal, placed, signs, targets

HOMES = "B7.4 BJ1, W7.4 WS0"

WORDS = [str(title) for title in TITLES]


def slot(title: str) -> int:
    """The place of the first card of this name in the box."""
    return pack().index(WORDS.index(title))


def holding(title: str, men: str, **options: Any) -> Nxs:
    """White to move, with this card before him."""
    card = f"White's cards: {slot(title)}={title}"
    return placed(men, facts=card, cards="drawing", **options)


def cast(title: str, men: str, **options: Any) -> Nxs:
    return do(holding(title, men, **options), f"[{title}]")


def castable(title: str, men: str) -> bool:
    return f"[{title}]" in legal(holding(title, men))


def test_eighteen_cards_six_marked_ones_each_with_a_twin() -> None:
    assert len(pack()) == 18 and set(pack()) == set(range(POWERS))
    assert pack()[:MARKED] == pack()[MARKED : 2 * MARKED] == list(range(6))
    assert Counter(Counter(pack()).values()) == {2: 6, 1: 6}
    assert len(set(TITLES)) == len(set(MEANINGS)) == POWERS


# One by one. --------------------------------------------------------------------------------


def test_extra_move_distance_takes_an_eagle_one_cell_farther() -> None:
    men = f"W7.1 WO0, {HOMES}"
    assert "W3.4" not in targets(placed(men), "W7.1")
    with_card = targets(cast("Extra Move Distance", men), "W7.1")
    assert {"W6.2", "W5.3", "W4.4", "W3.4"} <= with_card and "W2.4" not in with_card


def test_extra_move_distance_wins_the_rulebooks_example() -> None:
    men = f"W1.2 WO4, {HOMES}"
    assert land(do(placed(men, goal=4), "W1.2-B3.5")) == [3, 0]
    state = do(cast("Extra Move Distance", men, goal=4), "W1.2-B4.6")
    assert (state.asks, state.winner) == (OVER, 0)


def test_extra_move_distance_does_not_jump() -> None:
    state = cast("Extra Move Distance", f"W2.3 WO4, B1.2 BU1, {HOMES}")
    assert "xB1.2" not in targets(state, "W2.3")


def test_extra_move_direction_goes_over_a_side_without_a_sigil() -> None:
    state = cast("Extra Move Direction", f"W4.4 WO0, {HOMES}")
    assert targets(state, "W4.4") == {
        "W4.3", "W4.2", "W4.1", "W3.3", "W2.2", "W1.1", "W5.3", "W6.2", "W7.1"
    }  # fmt: skip


def test_extra_spear_attacks_over_any_corner() -> None:
    men = f"W2.3 WO1, B1.2 BU1, {HOMES}"
    assert "xB1.2" not in targets(placed(men), "W2.3")
    assert targets(cast("Extra Spear", men), "W2.3") == {"xB1.2"}


def test_extra_spear_is_blocked_like_any_attack() -> None:
    assert not castable("Extra Spear", f"W2.3 WO1, B1.2 BU1, W1.2 BU1, {HOMES}")


def test_a_sorceress_gets_no_spear() -> None:
    assert not castable("Extra Spear", f"W2.3 WS0, B1.2 BU1, {HOMES}")


def test_leap_passes_over_one_piece() -> None:
    men = f"W4.4 WO0, W4.5 BU0, {HOMES}"
    assert "W4.6" not in targets(placed(men), "W4.4")
    assert {"W4.6", "W4.7"} <= targets(cast("Leap", men), "W4.4")


def test_leap_does_not_pass_over_two() -> None:
    men = f"W4.4 WO0, W4.5 BU0, W4.6 WU0, {HOMES}"
    assert "W4.7" not in targets(cast("Leap", men), "W4.4")


def test_leap_takes_nothing() -> None:
    state = cast("Leap", f"W4.4 WO0, W4.5 BU0, W2.4 BU0, {HOMES}")
    assert not [name for name in legal(state) if "x" in name]


def test_over_the_shields_is_not_blocked() -> None:
    men = f"W2.3 WO4, B1.2 BU1, W1.2 BU1, W1.3 BU1, {HOMES}"
    assert "xB1.2" not in targets(placed(men), "W2.3")
    assert "xB1.2" in targets(cast("Over the Shields", men), "W2.3")


def test_over_the_shields_needs_a_spear_and_a_victim_that_may_be_attacked() -> None:
    assert not castable("Over the Shields", f"W2.3 WO1, B1.2 BU1, {HOMES}")
    assert not castable("Over the Shields", f"W2.3 WO4, B1.2 BS1, {HOMES}")


def test_turn_and_go_turns_a_piece_and_then_moves_it() -> None:
    state = do(cast("Turn and Go", f"W4.4 WO0, {HOMES}"), "W4.4 r+")
    assert targets(state, "W4.4") == targets(placed(f"W4.4 WO1, {HOMES}"), "W4.4")
    assert not targets(state, "W7.4")
    do(state, "W4.4-W7.1")
    assert signs(state)["W7.1"] == "WO1" and state.stage == ROTATE


def test_turn_and_go_must_go() -> None:
    # Facing 0 the sorceress in the corner could go north-west; turned she sees friends only.
    men = "W7.4 WS1, W7.3 WJ0, W6.5 WB0, B7.4 BJ1"
    assert targets(placed(men), "W7.4") and not targets(placed(men.replace("S1", "S0")), "W7.4")
    turns = legal(cast("Turn and Go", men))
    assert turns and not [name for name in turns if name.startswith("W7.4")]


def test_full_turn_sets_any_facing_and_the_rotation_follows() -> None:
    state = cast("Full Turn", f"W4.4 WO0, {HOMES}")
    assert [name for name in legal(state) if name.startswith("W4.4")] == [
        "W4.4 r+", "W4.4 r+2", "W4.4 r+3", "W4.4 r-2", "W4.4 r-"
    ]  # fmt: skip
    do(state, "W4.4 r-2")
    assert signs(state)["W4.4"] == "WO4" and state.turn == 0
    do(state, "W4.4 r-")
    assert signs(state)["W4.4"] == "WO3" and state.turn == 1


def test_full_turn_leaves_out_what_would_change_nothing() -> None:
    state = cast("Full Turn", f"W4.4 WH0, {HOMES}")
    assert legal(state) == ["W4.4 r+", "W4.4 r+2", "W7.4 r+"]


def test_twin_rotation_turns_two_different_pieces() -> None:
    state = do(cast("Twin Rotation", f"W4.4 WO0, {HOMES}"), "W4.4-W4.5", "W4.5 r+")
    assert legal(state) == ["W7.4 r+", "W7.4 r-", "stop"]
    do(state, "W7.4 r+")
    assert state.turn == 1 and signs(state)["W7.4"] == "WS1"


def test_the_second_rotation_may_be_left_out() -> None:
    state = do(cast("Twin Rotation", f"W4.4 WO0, {HOMES}"), "W4.4-W4.5", "W4.5 r+", "stop")
    assert state.turn == 1 and signs(state)["W7.4"] == "WS0"


def test_a_single_piece_is_not_asked_for_a_second_rotation() -> None:
    state = do(cast("Twin Rotation", "W4.4 WO0, B7.4 BJ1"), "W4.4-W4.5", "W4.5 r+")
    assert state.turn == 1


def test_exchange_swaps_two_neighbours_with_their_facings() -> None:
    state = do(cast("Exchange", f"W4.4 WO0, W4.5 WB2, {HOMES}"), "W4.4/W4.5")
    assert (signs(state)["W4.4"], signs(state)["W4.5"]) == ("WB2", "WO0")
    assert state.stage == ROTATE


def test_exchange_needs_two_of_ones_own_side_by_side() -> None:
    assert not castable("Exchange", f"W4.4 WO0, W4.6 WB2, {HOMES}")
    assert not castable("Exchange", f"W4.4 WO0, W4.5 BB2, {HOMES}")


# White's boar goes to W2.3, where Black's eagle on B1.2 could take it.
EXPOSED = "W3.3 WJ4, W7.1 WU4, B1.2 BO1, B7.4 BJ1"


def test_without_a_ward_the_boar_is_taken() -> None:
    state = do(placed(EXPOSED), "W3.3-W2.3", "W7.1 r+")
    assert "xW2.3" in targets(state, "B1.2")


def test_a_ward_lasts_until_the_next_turn_of_its_owner() -> None:
    state = do(cast("Ward", EXPOSED), "W3.3-W2.3", "W7.1 r+")
    assert "xW2.3" not in targets(state, "B1.2")
    assert "under a ward: W2.3" in state.diagram()
    do(state, "B7.4-B7.3", "B7.3 r+", "W7.1-W6.1", "W6.1 r+")
    assert "xW2.3" in targets(state, "B1.2")


def test_only_warriors_come_under_a_ward() -> None:
    state = cast("Ward", f"W4.4 WO0, {HOMES}")
    assert targets(state, "W4.4") and not targets(state, "W7.4")


def fury() -> Nxs:
    return cast("Fury", "W4.4 WB4, W2.3 BU1, B1.2 BU1, W7.4 WS0, B7.4 BJ1")


def test_fury_captures_twice_with_the_same_facing() -> None:
    state = do(fury(), "W4.4xW2.3")
    assert set(legal(state)) == {"W2.3xB1.2", "stop"}
    do(state, "W2.3xB1.2")
    assert signs(state)["B1.2"] == "WB4" and state.stage == ROTATE
    assert list(state.taken) == [2, 0, 0]


def test_fury_may_stop_after_the_first_capture() -> None:
    state = do(fury(), "W4.4xW2.3", "stop")
    assert signs(state)["W2.3"] == "WB4" and state.stage == ROTATE


def test_fury_does_not_ask_where_there_is_no_second_capture() -> None:
    state = do(cast("Fury", f"W4.4 WB4, W2.3 BU1, {HOMES}"), "W4.4xW2.3")
    assert state.stage == ROTATE


def test_fury_must_capture() -> None:
    assert not castable("Fury", f"W4.4 WB4, {HOMES}")


def test_withdraw_goes_away_over_the_side_opposite_to_a_sigil() -> None:
    state = cast("Withdraw", f"W4.4 WJ0, {HOMES}")
    # Sigils NE, E, SE, SW, W: opposite to them SW, W, NW, NE, E.
    assert targets(state, "W4.4") == {"W5.3", "W4.3", "W3.3", "W3.4", "W4.5"}


# What holds for all of them. ----------------------------------------------------------------


@pytest.mark.parametrize("title", WORDS)
def test_a_sorceress_is_served_by_some_cards_and_by_no_attack(title: str) -> None:
    men = "W4.4 WS0, W4.5 WS0, W2.3 BU1, W3.5 BU1, W5.5 BU1, B7.4 BJ1"
    state = holding(title, men, goal=37)
    attacks = {"Extra Spear", "Over the Shields", "Ward", "Fury"}
    assert (f"[{title}]" in legal(state)) == (title not in attacks)
    if title not in attacks:
        assert not [name for name in legal(do(state, f"[{title}]")) if "x" in name]


@pytest.mark.parametrize("title", WORDS)
def test_no_card_takes_a_sorceress(title: str) -> None:
    around = "W2.3 BS1, W3.5 BS1, W5.5 BS1, W6.3 BS1, W5.2 BS1, W3.2 BS1"
    state = holding(title, f"W4.4 WJ0, W4.5 WU0, {around}, B7.4 BJ1", goal=37)
    if f"[{title}]" in legal(state):
        assert not [name for name in legal(do(state, f"[{title}]")) if "x" in name]


def test_a_card_is_cast_instead_of_the_move_and_only_one_in_a_turn() -> None:
    cards = f"White's cards: {slot('Leap')}=Leap, {slot('Full Turn')}=Full Turn"
    state = placed(f"W4.4 WO0, {HOMES}", facts=cards, cards="drawing")
    assert {"[Leap]", "[Full Turn]"} <= set(legal(state))
    do(state, "[Full Turn]")
    assert "[Leap]" not in legal(state)
    do(state, "W4.4 r+3")
    assert all(" r" in name for name in legal(state))


def test_a_used_card_is_gone() -> None:
    state = do(cast("Leap", f"W4.4 WO0, {HOMES}"), "W4.4-W4.5", "W4.5 r+", "B7.4-B7.3", "B7.3 r+")
    assert "[Leap]" not in legal(state) and "used: 3=Leap" in state.diagram()


def test_the_opponents_card_cannot_be_cast() -> None:
    state = placed(f"W4.4 WO0, {HOMES}", facts="Black's cards: 3=Leap", cards="drawing")
    assert "[Leap]" not in legal(state)


def test_a_cards_move_must_not_give_the_victory_away() -> None:
    # White's boar on W1.1 breaks the line of Black's eagle on W3.1.
    men = "W3.1 BO0, W1.1 WJ5, B7.4 BJ1, W7.4 WJ0"
    free = targets(cast("Extra Move Distance", men, black_goal=4), "W1.1")
    bound = targets(cast("Extra Move Distance", men, black_goal=3), "W1.1")
    assert bound == {"W2.1"} < free


def test_two_cards_of_one_name_can_be_told_apart() -> None:
    cards = "White's cards: 3=Leap, 9=Leap"
    state = placed(f"W4.4 WO0, {HOMES}", facts=cards, cards="drawing")
    names = [name for name in legal(state) if name.startswith("[")]
    assert names == ["[Leap]", "[Leap 2]"]
    casts = [action for action in state.legal(0) if state.name(0, action) in names]
    assert state.action_class(casts[0]) == state.action_class(casts[1])
    assert do(state, "[Leap 2]").asks == CHOOSE
