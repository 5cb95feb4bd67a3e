"""What a small net sees of a match of heXentafl."""

import pytest

from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, packed
from meadhall.engines.random_play import random_step

GAME = catalogue.find("hexentafl")

PLACED = """
    attackers to move (0 since the last capture)
    g    A . . +
    f   . . . . .
    e  . . . . . .
    d . . . K . . A
    c  . . D . . .
    b   . . . . .
    a    + . . +
"""


def test_it_sees_who_stands_where_and_whose_turn_it_is():
    state = GAME.read_diagram(PLACED, 2, GAME.settle(2, {}))
    names = state.net_names()
    assert {names[int(one)] for one in state.net_inputs()} == {
        "raider on g1", "king on d4", "raider on d7", "man on c3", "attackers to move"
    }  # fmt: skip


@pytest.mark.parametrize("board", ["4x4", "5x5"])
def test_an_image_of_a_position_is_as_the_rules_see_it_the_same_position_turned(board):
    """As many moves for both sides, in each of the twelve images; and the corners stay corners."""
    state, chance = GAME.start(2, board=board), Chance(11)
    images, cells = state.net_images(), int(state.board.cells)
    assert len(images) == 12
    for _ in range(40):
        if state.asks == OVER:
            break
        for image in images:
            twin = state.copy()
            men = [0] * cells
            for one in state.net_inputs():
                if image[one] < 3 * cells:
                    men[image[one] % cells] = image[one] // cells + 1
                else:
                    assert image[one] == one, "a turned board turned the turn"
            twin.men = packed(men)
            for side in (0, 1):
                twin.turn = other = side
                same = state.copy()
                same.turn = other
                assert len(twin.legal(side)) == len(same.legal(side))
            corners = {int(cell) for cell in state.board.corner_cells}
            assert {image[cell] for cell in corners} == corners
        random_step(state, chance)
