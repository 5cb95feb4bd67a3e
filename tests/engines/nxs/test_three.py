"""Three players: a third from each enemy, shared land, lines across areas."""

import pytest

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.nxs.territory import holders
from meadhall.engines.values import BadOption
from tests.engines.nxs.boards import begun, do, land, legal, placed, shares

HOMES = "W7.1 WJ0, B7.2 BJ1, G7.2 GJ1"


def test_all_land_from_one_enemy_does_not_win() -> None:
    state = do(placed(f"{HOMES}, G4.4 WO0", seats=3, goal=4), "W7.1-W7.2")
    assert land(state)[0] == 4 and state.asks == CHOOSE


def test_a_third_from_each_enemy_wins() -> None:
    state = placed(f"{HOMES}, G5.1 WO0, W1.3 WO4", seats=3, goal=8)
    assert shares(state, 0) == [0, 0, 5]
    do(state, "W1.3-B3.5")
    assert shares(state, 0) == [0, 3, 5]
    assert state.asks == OVER and state.winner == 0


def test_less_than_a_third_from_one_enemy_does_not_win() -> None:
    state = do(placed(f"{HOMES}, G5.1 WO0, W1.3 WO4", seats=3, goal=6), "W1.3-B2.5")
    assert shares(state, 0) == [0, 1, 5]
    assert state.asks == CHOOSE


def test_two_players_may_hold_the_same_cell() -> None:
    position = placed(f"{HOMES}, G2.3 WO0, G1.1 BO0", seats=3, goal=30).position
    marks = holders(position.board, position.men, 3)
    shared = [at for at, mark in enumerate(marks) if mark == 3]
    assert shared and all(position.board.area_of[at] == 2 for at in shared)
    assert land(placed(f"{HOMES}, G2.3 WO0", seats=3))[0] == sum(mark & 1 for mark in marks)


def test_a_line_between_two_pieces_may_cross_both_enemies_areas() -> None:
    # B4.7 and G4.4 lie on one row: three cells of Black's and three of Gold's between them.
    one, other = (
        placed(f"{HOMES}, {cell} WO0", seats=3, goal=30).position for cell in ("B4.7", "G4.4")
    )
    assert [int(one.land(0)), int(other.land(0))] == [1, 4]
    both = placed(f"{HOMES}, B4.7 WO0, G4.4 WO0", seats=3, goal=30)
    assert shares(both, 0) == [0, 4, 4 + 3]


def test_a_third_players_piece_breaks_that_line() -> None:
    broken = placed(f"{HOMES}, B4.7 WO0, G4.4 WO0, B3.6 GU0", seats=3, goal=30)
    assert shares(broken, 0) == [0, 1, 4]


def test_a_player_who_cannot_move_is_passed_over() -> None:
    state = do(placed("W4.4 WO0, B4.4 BO0", seats=3), "W4.4-W4.5", "W4.5 r+")
    do(state, legal(state)[0])
    before = state.copy()
    rotation = int(state.legal(1)[0])
    state.choose(rotation)
    assert state.turn == 0
    assert [event.key for event in state.events_since(before, [rotation])] == ["turned", "skipped"]


def test_players_are_told_to_be_passed_over_also_when_the_turn_comes_back_to_the_same_one() -> None:
    state = placed("W4.4 WO0", "White to rotate", seats=3)
    before = state.copy()
    rotation = state.read(0, "W4.4 r-")
    state.choose(rotation)
    assert (state.asks, state.turn) == (CHOOSE, 0)
    told = [(event.key, event.seat) for event in state.events_since(before, [rotation])]
    assert told == [("turned", 0), ("skipped", 1), ("skipped", 2)]


def test_a_goal_may_be_all_the_land_of_two_enemies() -> None:
    assert list(begun(3, goal=74).position.goals) == [74, 74, 74]
    assert list(begun(2, jotunn=True, goal=74).position.goals) == [74, 74]
    with pytest.raises(BadOption, match="37 cells are all the land"):
        begun(2, goal=38)
    with pytest.raises(BadOption, match="37 cells are all the land"):
        begun(2, black_goal=38)
