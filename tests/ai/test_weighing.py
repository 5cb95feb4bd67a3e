"""Weights that were learned, in place of the game's evaluation."""

import pytest

from meadhall.ai.entrants import Entrant, Player
from meadhall.ai.levels import Level
from meadhall.ai.method import Method
from meadhall.ai.payoffs import is_duel, payoff
from meadhall.ai.weighing import Evaluation
from meadhall.engines.catalogue import GAMES, find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, packed
from meadhall.engines.random_play import random_step

NEAR = 12
"""Thousandths of a win: what is lost by rounding features to whole numbers."""


def positions(game, seats, **options):
    """Some positions of random matches in which the evaluation would be asked."""
    for seed in range(4):
        state, chance = game.start(seats, **options), Chance(seed)
        for step in range(400):
            if state.asks == OVER:
                break
            if state.asks == CHOOSE and state.is_quiet() and step % 3 == 0:
                yield state
            random_step(state, chance)


def ways():
    for game in GAMES:
        for seats in range(game.seats[0], min(game.seats[1], 4) + 1):
            if game.key != "skirmish" or seats % 2 == 0:
                yield pytest.param(game, seats, {}, id=f"{game.key}-{seats}")
    yield pytest.param(GAMES[0], 2, {"board": "5x5"}, id="hexentafl-5x5")
    yield pytest.param(find("nxs"), 2, {"setup": "short"}, id="nxs-short")


@pytest.mark.parametrize(("game", "seats", "options"), list(ways()))
def test_the_features_with_the_weights_in_use_or_the_net_in_use_are_the_evaluation(
    game, seats, options
):
    checked = 0
    for state in positions(game, seats, **options):
        weights, numbers = state.feature_weights(), state.net_numbers()
        assert bool(weights) != bool(numbers)
        weighing = Evaluation(packed(weights), packed(numbers))
        found = weighing.payoffs(state, is_duel(state))
        for seat in range(seats):
            difference = abs(payoff(found, seat) - state.evaluate(seat))
            assert difference <= NEAR, (state.diagram(), seat)
        checked += 1
    assert checked > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_names_each_of_its_features_and_its_weight(game):
    state = game.start()
    names = state.feature_names()
    assert len(names) == len(set(names)) > 3
    assert len(state.feature_weights()) == (0 if state.net_numbers() else len(names))
    seats = range(int(state.seats))
    assert {len(state.features(seat)) for seat in seats} - {0} == {len(names)}


def test_a_search_follows_the_weights_that_it_is_given():
    """With every weight turned round, it seeks what it used to avoid."""
    state = GAMES[0].start(2, board="5x5")
    weights = tuple(state.feature_weights())
    choices = []
    for sign in (1, -1):
        method = Method(weights=tuple(sign * weight for weight in weights), decisive=0)
        player = Player(Entrant("search", Level("", "", "", 200, 0, 0, method)), 0)
        choices.append(player.act(state, 1, lambda: 0.0))
    assert choices[0] != choices[1]
    usual = Player(Entrant("search", Level("", "", "", 200, 0, 0, Method(decisive=0))), 0)
    assert usual.act(state, 1, lambda: 0.0) == choices[0]
