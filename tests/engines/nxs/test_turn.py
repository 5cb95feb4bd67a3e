"""A turn: a move, then a rotation, both of them mandatory."""

import pytest

from meadhall.engines.contract import CHOOSE
from meadhall.engines.values import IllegalAction
from tests.engines.nxs.boards import begun, do, legal, placed, play_any_turn, played, signs

MEN = "W4.4 WO0, W7.1 WB0, B7.4 BJ1"


def test_white_begins_and_play_goes_on_clockwise() -> None:
    state = begun(3)
    assert state.diagram().startswith("White to move")
    seats = []
    for _ in range(6):
        seats.append(int(state.turn))
        play_any_turn(state)
    assert seats == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("first", ["white", "black", "gold"])
def test_anybody_may_be_agreed_to_begin(first: str) -> None:
    state = begun(3, first=first)
    assert state.diagram().startswith(f"{first.capitalize()} to move")


def test_a_rotation_turns_by_one_facing() -> None:
    played("""
        White rotates W4.4 r+
        W4   .   .   .   WO0 .   .   .    |   .   .   .   WO1 .   .   .
        B1   .   .   .   BJ1              |   .   .   .   BJ1
    """)
    played("""
        White rotates W4.4 r-
        W4   .   .   .   WO0 .   .   .    |   .   .   .   WO5 .   .   .
        B1   .   .   .   BJ1              |   .   .   .   BJ1
    """)


def test_a_piece_that_looks_alike_both_ways_turns_to_the_same() -> None:
    clockwise = do(placed("W4.4 WS0, B7.4 BJ1", "White to rotate"), "W4.4 r+")
    counter = do(placed("W4.4 WS0, B7.4 BJ1", "White to rotate"), "W4.4 r-")
    assert signs(clockwise) == signs(counter) and signs(clockwise)["W4.4"] == "WS1"


def test_every_own_piece_may_be_rotated_the_moved_one_too() -> None:
    state = do(placed(MEN), "W4.4-W4.5")
    assert set(legal(state)) == {"W4.5 r+", "W4.5 r-", "W7.1 r+", "W7.1 r-"}


def test_the_rotation_cannot_be_left_out() -> None:
    state = do(placed(MEN), "W4.4-W4.5")
    assert state.turn == 0 and state.asks == CHOOSE
    do(state, "W7.1 r+")
    assert state.turn == 1


def test_the_move_cannot_be_left_out() -> None:
    state = placed(MEN)
    rotation = do(state.copy(), "W4.4-W4.5").legal(0)[0]
    with pytest.raises(IllegalAction):
        state.choose(rotation)


def test_an_opponents_piece_cannot_be_moved_or_rotated() -> None:
    state = placed(MEN)
    assert not [name for name in legal(state) if name.startswith("B7.4")]
    do(state, "W4.4-W4.5")
    assert not [name for name in legal(state) if name.startswith("B7.4")]
