"""Which land does a player hold?"""

from itertools import combinations

import pytest

from meadhall.engines.nxs.board import BOARDS
from meadhall.engines.nxs.pieces import BLACK, ORN, WHITE, piece
from meadhall.engines.nxs.territory import holders
from meadhall.engines.packed import i64, vec
from tests.engines.nxs.boards import do, land, placed

HOME = "B7.4 BJ1"  # a piece of Black's that stays in his own area
WALL = "W7.4 WJ0"  # a piece of White's that is in nobody's way


def black_holds(*invaders: str) -> int:
    return land(placed(", ".join([f"{cell} BO0" for cell in invaders] + [HOME, WALL]), goal=37))[1]


@pytest.mark.parametrize(
    ("row", "cells"),
    [
        (1, [1, 1, 1, 1]),
        (2, [2, 3, 3, 2, 2]),
        (3, [3, 3, 5, 3, 3, 3]),
        (4, [4, 4, 4, 4, 4, 4, 4]),
        (5, [5, 5, 1, 5, 5, 5]),
        (6, [6, 1, 1, 6, 6]),
        (7, [1, 1, 1, 7]),
    ],
)
def test_a_single_invader_holds_the_lines_to_his_own_border(row: int, cells: list[int]) -> None:
    # White's last corner is his wall's; there the invader stands in its place.
    found = []
    for place in range(1, len(cells) + 1):
        wall = "W7.4 WJ0" if (row, place) != (7, 4) else "W7.3 WJ0"
        state = placed(f"W{row}.{place} BO0, {HOME}, {wall}", goal=37)
        found.append(land(state)[1])
    assert found == cells


def held(men: vec[i64]) -> int:
    """How many cells somebody holds."""
    return sum(mark > 0 for mark in holders(BOARDS[2], men, 2))


def best(count: int) -> int:
    """The most that so many invaders can hold in an empty area."""
    board = BOARDS[2]
    most = 0
    for cells in combinations(range(37), count):
        men = board.nothing[:]
        for cell in cells:
            men[cell] = piece(BLACK, ORN, 0)
        most = max(most, held(men))
    return most


def test_two_invaders_hold_fourteen_cells_at_best() -> None:
    assert best(2) == 14


def test_three_invaders_hold_twenty_cells_at_best() -> None:
    assert best(3) == 20


def test_the_rulebooks_series_of_captures_and_interruptions() -> None:
    state = placed(f"W1.1 BO1, B1.2 BO0, W1.3 WO2, {HOME}, {WALL}", "Black to move")
    assert land(state)[1] == 1  # a stands on the border
    do(state, "W1.1-W3.1", "B7.4 r+")
    assert land(state)[1] == 3  # and has a line to it
    do(state, "W1.3-W1.1", "W7.4 r+")
    assert land(state)[1] == 1  # c breaks it
    do(state, "B1.2-W3.5", "B7.4 r+")
    assert land(state)[1] == 7  # b has a line to a, and one to the border
    do(state, "W1.1-W3.3", "W7.4 r+")
    assert land(state)[1] == 6  # c breaks the one, and gives the first line back


def test_black_pieces_at_home_hold_nothing() -> None:
    state = placed("B1.1 BO0, B1.2 BO0, W7.4 WJ0")
    assert land(state) == [0, 0]


def test_what_stands_on_the_own_side_of_the_border_does_not_matter() -> None:
    # The line from W3.1 runs over W2.1 and W1.1 to B1.3.
    assert black_holds("W3.1") == 3
    own = placed(f"W3.1 BO0, B1.3 BU1, {HOME}, {WALL}", goal=37)
    enemy = placed(f"W3.1 BO0, B1.3 WU1, {HOME}, {WALL}", goal=37)
    assert land(own)[1] == land(enemy)[1] == 3


def test_an_enemy_on_the_line_breaks_it() -> None:
    state = placed(f"W3.1 BO0, W1.1 WU1, {HOME}, {WALL}", goal=37)
    assert land(state)[1] == 1


def test_an_enemy_sorceress_breaks_a_line_like_anybody() -> None:
    state = placed(f"W3.1 BO0, W1.1 WS1, {HOME}, {WALL}", goal=37)
    assert land(state)[1] == 1


def test_lines_run_whatever_the_sigils_are() -> None:
    held = [
        land(placed(f"W3.1 {sign}, {HOME}, {WALL}", goal=37))[1]
        for sign in ("BO0", "BO3", "BS0", "BS1", "BJ2", "BH1")
    ]
    assert held == [3] * 6


def test_the_cells_between_two_invaders_are_held_once() -> None:
    # W5.3 alone holds itself only; W5.1 and W5.6 alone hold five each.
    assert black_holds("W5.3") == 1
    assert black_holds("W5.1") == black_holds("W5.6") == 5
    assert black_holds("W5.1", "W5.6") == 5 + 5 + 4
    assert black_holds("W5.1", "W5.3", "W5.6") == 5 + 5 + 4


def test_an_enemy_between_two_invaders_breaks_their_line() -> None:
    men = f"W5.1 BO0, W5.6 BO0, W5.4 WU0, {HOME}, {WALL}"
    assert land(placed(men, goal=37))[1] == 5 + 5


def test_a_line_that_leaves_the_board_is_no_line() -> None:
    assert black_holds("W7.1") == 1


def test_capture_and_rotation_keep_the_land_up_to_date() -> None:
    state = placed(f"W3.1 BO0, W2.1 BO0, {HOME}, W4.2 WB4, {WALL}", goal=37)
    assert land(state)[1] == 3
    do(state, "W4.2-W3.2", "W3.2 r+")
    assert land(state)[1] == 3


def test_white_counts_like_black() -> None:
    board = BOARDS[2]
    for cell in range(37):
        black, white = board.nothing[:], board.nothing[:]
        black[cell] = piece(BLACK, ORN, 0)
        white[cell + 37] = piece(WHITE, ORN, 0)
        assert held(black) == held(white)
