"""Move priors by learned numbers, instead of those that the game has in use.

A game says which numbers speak for an action (`State.prior_terms`). Without numbers of one's own,
everything here asks the game itself, which is quicker.
"""

from meadhall.engines.advantage import shared_weights
from meadhall.engines.chance import Chance
from meadhall.engines.contract import State, drawn
from meadhall.engines.packed import append, i64, vec


def move_priors(state: State, seat: i64, actions: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """A weight for each of the seat's legal actions."""
    if len(numbers) == 0:
        return state.move_priors(seat, actions)
    return weights_of(state.prior_terms(seat, actions), numbers)


def likely_action(state: State, seat: i64, chance: Chance, numbers: vec[i64]) -> i64:
    """A legal action, drawn by its prior."""
    if len(numbers) == 0:
        return state.likely_action(seat, chance)
    actions = state.legal(seat)
    return actions[drawn(move_priors(state, seat, actions, numbers), chance)]


def weights_of(terms: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """The weights of actions, by the terms that speak for each."""
    speaks = vec[i64]()
    alike = vec[i64]()
    at: i64 = 0
    while at < len(terms):
        alike = append(alike, terms[at])
        count = terms[at + 1]
        total: i64 = 0
        for place in terms[at + 2 : at + 2 + count]:
            total += numbers[place]
        speaks = append(speaks, total)
        at += 2 + count
    return shared_weights(speaks, alike)
