"""Where may a piece go?"""

import pytest

from tests.engines.nxs.boards import placed, played, targets

FAR_AWAY = "B7.4 BJ1"


def test_an_eagle_flies_along_three_sigils_up_to_three_cells() -> None:
    state = placed(f"W4.4 WO0, {FAR_AWAY}")
    assert targets(state, "W4.4") == {
        "W3.4", "W2.4", "W1.4",  # north-east
        "W4.5", "W4.6", "W4.7",  # east
        "W5.4", "W6.4", "W7.4",  # south-east
    }  # fmt: skip


@pytest.mark.parametrize(
    ("piece", "cells"),
    [("WJ0", 5), ("WB0", 8), ("WU0", 8), ("WH0", 8), ("WO0", 9), ("WS0", 9)],
)
def test_sigils_times_runes_are_the_moves_in_the_open(piece: str, cells: int) -> None:
    assert len(targets(placed(f"W4.4 {piece}, {FAR_AWAY}"), "W4.4")) == cells


def test_turning_a_piece_turns_its_moves() -> None:
    east = targets(placed(f"W4.4 WO1, {FAR_AWAY}"), "W4.4")
    assert "W4.5" in east and "W5.3" in east and "W3.4" not in east


def test_a_piece_keeps_its_facing_as_it_moves() -> None:
    played("""
        White moves W2.3-B1.3
        B1   .   .   .   .      |   .   WB4 .   .
        W1     .   .   .   .    |     .   .   .   .
        W2   .   .   WB4 .   .  |   .   .   .   .   .
    """)


def test_a_piece_stops_before_an_enemy() -> None:
    state = placed(f"W4.4 WO0, W4.6 BU0, {FAR_AWAY}")
    assert {"W4.5"} == {cell for cell in targets(state, "W4.4") if cell.startswith("W4")}


def test_a_piece_stops_before_a_friend_just_the_same() -> None:
    state = placed(f"W4.4 WO0, W4.6 WU0, {FAR_AWAY}")
    assert {"W4.5"} == {cell for cell in targets(state, "W4.4") if cell.startswith("W4")}


def test_a_piece_does_not_take_by_a_straight_move() -> None:
    state = placed(f"W4.4 WJ0, W4.5 BU0, {FAR_AWAY}")
    assert not {"W4.5", "xW4.5"} & targets(state, "W4.4")


def test_two_players_cannot_enter_golds_area() -> None:
    state = placed(f"W3.6 WB0, {FAR_AWAY}")
    assert targets(state, "W3.6") == {"W4.7", "W4.6", "W5.5"}
    with_gold = placed("W3.6 WB0, B7.4 BJ1, G7.4 GJ1", seats=3)
    assert targets(with_gold, "W3.6") > targets(state, "W3.6")


def test_pieces_cross_from_area_to_area() -> None:
    state = placed(f"W1.2 WO4, {FAR_AWAY}")
    assert {"B1.3", "B2.4", "B1.2", "B2.2"} <= targets(state, "W1.2")
