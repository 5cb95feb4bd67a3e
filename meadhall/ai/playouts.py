"""Playouts: playing on from a leaf of the tree, to the end or until the position can be
evaluated."""

from meadhall.ai.payoffs import final_payoffs
from meadhall.ai.priors import likely_action
from meadhall.ai.weighing import Evaluation
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.random_play import random_choices


def play_on(
    state: State,
    chance: Chance,
    limit: i64,
    decisive: bool,
    move_priors: bool,
    duel: bool,
    evaluation: Evaluation,
    prior_numbers: vec[i64],
) -> i64:
    """The payoffs after `limit` random choices, or a few more until the position is quiet. A
    negative limit plays to the end."""
    choices: i64 = 0
    while state.asks != OVER:
        if state.asks != CHOOSE:
            state.chance_answers(chance)
            continue
        if limit >= 0 and choices >= limit and state.is_quiet():
            return evaluation.payoffs(state, duel)
        choices += 1
        if state.turn == SEVERAL:
            state.apply(
                likely_choices(state, chance, prior_numbers)
                if move_priors
                else random_choices(state, chance)
            )
            continue
        action = state.winning_action() if decisive else NO_ACTION
        if action == NO_ACTION:
            action = (
                likely_action(state, state.turn, chance, prior_numbers)
                if move_priors
                else state.random_action(chance)
            )
        state.play(action)
    return final_payoffs(state)


def likely_choices(state: State, chance: Chance, prior_numbers: vec[i64]) -> vec[i64]:
    """A likely action for each asked seat, in seat order."""
    chosen = vec[i64]()
    for seat in range(state.seats):
        if state.is_asked(seat):
            chosen = append(chosen, likely_action(state, seat, chance, prior_numbers))
    return chosen
