"""What a small net sees of a match of heXentafl."""

import json

import pytest

from meadhall.ai.method import Method
from meadhall.ai.payoffs import payoff
from meadhall.ai.player import search_by
from meadhall.ai.weighing import Evaluation
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, packed
from meadhall.engines.data import read_text
from meadhall.engines.random_play import random_step
from meadhall.lab.learning.weights_file import Learned, read_weights
from meadhall.lab.origin import rules_digest
from tests.sources import ROOT

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


def test_the_net_in_use_was_learned_by_these_rules_and_tells_how():
    """When the rules change, it must be learned again: docs/lab.md says how."""
    settings = GAME.settle(2, {})
    learned = json.loads(read_text("hexentafl", "net-4x4.json"))
    assert learned["rules"] == rules_digest(GAME, 2, settings)
    origin = learned["origin"]
    assert origin["duel"]["verdict"] == "high"
    assert {"seed", "matches", "iterations", "positions", "curve"} <= set(origin)


def test_a_search_given_the_net_in_use_plays_as_without_it():
    state = GAME.start()
    net = Method(net=tuple(state.net_numbers()))
    usual, given = (search_by(state, 0, method, 5) for method in (Method(), net))
    for search in (usual, given):
        search.run(60)
    assert usual.choices() == given.choices()


def test_the_evaluation_before_can_still_be_played_against():
    settings = GAME.settle(2, {})
    file = ROOT / "docs" / "data" / "hexentafl-4x4-before.json"
    weights = read_weights(Learned.EVALUATION, file, GAME, 2, settings)
    state = GAME.start()
    found = Evaluation(packed(weights), packed([])).payoffs(state, True)
    assert payoff(found, 0) + payoff(found, 1) == 1000
    assert payoff(found, 0) != state.evaluate(0)
