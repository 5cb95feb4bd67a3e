"""Where are the cells, and how do the areas meet?"""

import pytest

from meadhall.engines.hexes import DIRECTIONS, OFF, Cell, distance
from meadhall.engines.nxs.board import AREA, BOARDS, CENTRES, LONGEST, names_of
from meadhall.engines.nxs.pieces import HEADINGS

TWO, THREE = BOARDS[2], BOARDS[3]


def at(name: str, areas: int = 2) -> Cell:
    board = BOARDS[areas]
    return board.coordinates[board.cell(name)]


def clockwise(cell: Cell) -> Cell:
    """A third of a turn about the point between (3,-3), (3,-4) and (4,-4)."""
    q, r = 3 * cell[0] - 10, 3 * cell[1] + 11
    for _ in range(2):
        q, r = -r, q + r
    return (q + 10) // 3, (r - 11) // 3


def test_three_areas_of_thirty_seven_cells_do_not_overlap() -> None:
    assert len(set(THREE.coordinates)) == 111
    assert len(set(TWO.coordinates)) == 74
    for cell, (q, r) in enumerate(THREE.coordinates):
        assert distance((q, r), CENTRES[cell // AREA]) <= 3


def test_white_has_his_front_row_at_the_border() -> None:
    assert [at(f"W1.{place}") for place in range(1, 5)] == [(q, -3) for q in range(4)]
    assert [at(f"B1.{place}") for place in range(1, 5)] == [(q, -4) for q in (3, 2, 1, 0)]


def test_any_two_areas_share_an_edge_of_four_and_four_cells() -> None:
    for one, other in ((0, 1), (0, 2), (1, 2)):
        contacts = [
            (cell, near)
            for cell in range(one * AREA, (one + 1) * AREA)
            for near in THREE.steps[cell * 6 : cell * 6 + 6]
            if near != OFF and near // AREA == other
        ]
        assert len(contacts) == 7
        assert len({cell for cell, _ in contacts}) == len({near for _, near in contacts}) == 4


def test_three_areas_meet_in_one_point() -> None:
    corner = [(3, -3), (3, -4), (4, -4)]
    assert [THREE.coordinates.index(cell) // AREA for cell in corner] == [0, 1, 2]
    assert all(distance(a, b) == 1 for a in corner for b in corner if a != b)


def test_two_players_see_the_same_board() -> None:
    for cell in range(AREA):
        q, r = TWO.coordinates[cell]
        assert TWO.coordinates[cell + AREA] == (3 - q, -7 - r)


def test_three_players_see_the_same_board() -> None:
    for cell in range(2 * AREA):
        assert THREE.coordinates[cell + AREA] == clockwise(THREE.coordinates[cell])
    for cell in range(AREA):
        assert THREE.coordinates[cell] == clockwise(THREE.coordinates[cell + 2 * AREA])


def test_rows_are_counted_from_the_front_and_cells_from_the_left() -> None:
    names = names_of(0)
    assert len(names) == AREA
    assert names[:5] == ["W1.1", "W1.2", "W1.3", "W1.4", "W2.1"] and names[-1] == "W7.4"
    assert TWO.cell("W8.1") == OFF and TWO.cell("G1.1") == OFF and THREE.cell("G1.1") != OFF


@pytest.mark.parametrize("areas", [2, 3])
def test_a_jump_goes_diagonally_beyond_a_corner(areas: int) -> None:
    board = BOARDS[areas]
    for cell, (q, r) in enumerate(board.coordinates):
        for corner in range(6):
            (a, b), (c, d) = DIRECTIONS[corner], DIRECTIONS[(corner + 1) % 6]
            target = board.targets[(cell * HEADINGS + 2 * corner + 1) * LONGEST]
            beyond = (q + a + c, r + b + d)
            assert (target != OFF) == (beyond in board.coordinates)
            if target != OFF:
                assert board.coordinates[target] == beyond and distance((q, r), beyond) == 2
