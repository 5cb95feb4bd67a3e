"""The Jötunn: a hostile third tribe that two players move by turns."""

from typing import Any

import pytest

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.nxs.pieces import GOLD
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.values import BadOption
from tests.engines.nxs.boards import begun, do, land, legal, placed, play_any_turn, shares, targets

FOR_WHITE = "White to move for the Jötunn"
HOMES = "W7.1 WJ0, B7.2 BJ1, G7.2 GJ1"


def jotunn(men: str, head: str = FOR_WHITE, **options: Any) -> Nxs:
    options.setdefault("goal", 37)
    return placed(men, head, jotunn=True, **options)


def test_only_the_very_first_turn_has_no_gold_part() -> None:
    state = begun(2, jotunn=True)
    order = []
    for _ in range(7):
        order.append("WB"[int(state.turn)] + ("gold" if state.colour == GOLD else "own"))
        play_any_turn(state)
    assert order == ["Wown", "Bown", "Bgold", "Wown", "Wgold", "Bown", "Bgold"]


def test_the_jotunn_is_for_two_players_on_three_areas() -> None:
    assert len(begun(2, jotunn=True).position.men) == 111
    with pytest.raises(BadOption, match="for two players"):
        begun(3, jotunn=True)


def test_in_the_gold_part_only_gold_moves_and_turns() -> None:
    state = jotunn(HOMES)
    assert {name[0] for name in legal(state)} == {"G"}
    do(state, legal(state)[0])
    assert {name[0] for name in legal(state)} == {"G"}


def test_without_a_gold_move_the_part_is_left_out() -> None:
    state = jotunn("W7.1 WJ0, B7.2 BJ1", "White to move")
    state.turns = 2
    play_any_turn(state)
    assert (state.turn, state.colour) == (1, 1)


def test_gold_takes_and_is_taken() -> None:
    by_gold = do(jotunn(f"{HOMES}, W2.3 GO4, B2.5 BU1"), "W2.3xB2.5")
    assert list(by_gold.taken) == [0, 0, 1]
    of_gold = do(jotunn(f"{HOMES}, W2.3 WO4, B2.5 GU1", "White to move"), "W2.3xB2.5")
    assert list(of_gold.taken) == [1, 0, 0]


def test_gold_blocks_a_jump_and_a_line() -> None:
    jump = jotunn(f"{HOMES}, W2.3 WO4, B2.5 BU1, W1.3 GU1", "White to move")
    assert "xB2.5" not in targets(jump, "W2.3")
    free = jotunn(f"{HOMES}, B4.7 WO0, G4.4 WO0", "White to move")
    broken = jotunn(f"{HOMES}, B4.7 WO0, G4.4 WO0, B3.6 GU0", "White to move")
    assert land(free)[0] == 11 and land(broken)[0] == 5


def test_the_jotunn_holds_no_land_and_never_wins() -> None:
    state = jotunn(f"{HOMES}, W4.4 GO0, B4.4 GO0", goal=1)
    assert land(state) == [0, 0] and state.asks == CHOOSE


def test_a_third_of_the_goal_must_come_from_gold() -> None:
    state = jotunn(f"{HOMES}, B2.4 WO4, B1.4 WU4", "White to move", goal=4)
    assert land(state)[0] >= 3
    for move in state.legal(0):
        after = state.copy()
        after.play(move)
        black, gold = shares(after, 0)[1:]
        assert (after.asks == OVER) == (black + gold >= 4 and black >= 2 and gold >= 2)


# Black's eagle on B2.5 looks straight down to W2.3.
WATCHED = f"{HOMES}, B2.5 BO1"


def test_a_gold_piece_must_not_move_into_danger() -> None:
    assert "W2.3" not in targets(jotunn(f"{WATCHED}, W3.3 GB5"), "W3.3")
    assert "W2.3" in targets(jotunn(f"{HOMES}, B2.5 BO4, W3.3 GB5"), "W3.3")


def test_a_gold_sorceress_is_never_in_danger() -> None:
    assert "W2.3" in targets(jotunn(f"{WATCHED}, W3.3 GS0"), "W3.3")


def test_a_gold_blocker_must_not_uncover_another_gold_piece() -> None:
    # The gold boar on W1.3 stands in the way of Black's jump to W2.3, and on W1.2 it still does.
    men = f"{WATCHED}, W2.3 GU0, W1.3 GJ0"
    assert targets(jotunn(men), "W1.3") == {"W1.2"}
    looking_away = men.replace("BO1", "BO4")
    assert len(targets(jotunn(looking_away), "W1.3")) == 4


def test_a_gold_piece_that_was_in_danger_before_may_stay_where_it_is() -> None:
    state = jotunn(f"{WATCHED}, W2.3 GU0")
    assert "B2.5xW2.3" in legal(jotunn(f"{WATCHED}, W2.3 GU0", "Black to move"))
    assert targets(state, "G7.2")


def test_a_gold_piece_that_moves_must_be_safe_where_it_stops_even_if_it_was_in_danger() -> None:
    # Black's eagle on B2.5 can take the gold bear where it is, the one on W1.2 where it would go.
    men = f"{WATCHED}, W1.2 BO1, W2.3 GB3"
    assert "B2.5xW2.3" in legal(jotunn(men, "Black to move"))
    moved = men.replace("W2.3 GB3", "W3.3 GB3")
    assert "W1.2xW3.3" in legal(jotunn(moved, "Black to move"))
    assert "W3.3" in targets(jotunn(f"{HOMES}, W2.3 GB3"), "W2.3")
    assert "W3.3" not in targets(jotunn(men), "W2.3")


def test_a_gold_piece_that_one_player_could_take_must_not_be_opened_to_the_other() -> None:
    # Black's eagle can take the gold wolf; White's could as well, but for the gold boar on W1.3.
    men = f"{HOMES}, B2.5 WO1, W2.3 GU0, W1.3 GJ0, W1.1 BO0"
    assert "W1.1xW2.3" in legal(jotunn(men, "Black to move"))
    assert "B2.5xW2.3" not in legal(jotunn(men, "White to move"))
    assert targets(jotunn(men), "W1.3") == {"W1.2"}


def test_an_own_piece_may_be_moved_into_danger() -> None:
    state = jotunn(f"{WATCHED}, W3.3 WB5", "White to move")
    assert "W2.3" in targets(state, "W3.3")


def test_a_gold_move_must_not_give_the_opponent_his_goal() -> None:
    # Gold's boar on W1.1 breaks the line of Black's eagle on W3.1; Black lacks nothing else.
    men = f"{HOMES}, W3.1 BO0, W1.1 GJ5, G4.1 BO0"
    free = targets(jotunn(men), "W1.1")
    needed = max(land(do(jotunn(men), f"W1.1-{cell}"))[1] for cell in free)
    bound = targets(jotunn(men, black_goal=needed), "W1.1")
    assert bound < free


def test_a_gold_move_may_win_for_the_player_who_makes_it() -> None:
    # Gold's boar on B1.4 stands between White's pieces; its leaving joins them.
    men = f"{HOMES}, B4.7 WO0, G4.4 WO0, B1.4 GJ0"
    state = jotunn(men, goal=11)
    way = next(name for name in legal(state) if name.startswith("B1.4-"))
    do(state, way)
    assert (state.asks, state.winner) == (OVER, 0)


def test_cards_are_not_cast_for_the_jotunn() -> None:
    own = placed(HOMES, "White to move", "White's cards: 3=Leap", jotunn=True, cards="drawing")
    gold = placed(HOMES, FOR_WHITE, "White's cards: 3=Leap", jotunn=True, cards="drawing")
    assert "[Leap]" in legal(own) and "[Leap]" not in legal(gold)


def test_whoever_cannot_move_his_own_pieces_loses_whatever_gold_could_do() -> None:
    state = placed("W7.1 WJ0, G7.2 GJ1", "White to move", jotunn=True)
    play_any_turn(state)
    assert (state.asks, state.winner) == (OVER, 0)
