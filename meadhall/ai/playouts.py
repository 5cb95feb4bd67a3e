"""Playing on from a leaf of the tree, to its end or until the position can be judged."""

from meadhall.ai.payoffs import final_payoffs, judged_payoffs
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State
from meadhall.engines.packed import i64
from meadhall.engines.trials import random_choices


def play_on(state: State, chance: Chance, limit: i64, decisive: bool, duel: bool) -> i64:
    """The payoffs after at most `limit` random choices; a negative limit plays to the end."""
    choices: i64 = 0
    while state.asks != OVER:
        if state.asks != CHOOSE:
            state.chance_answers(chance)
            continue
        if choices == limit:
            return judged_payoffs(state, duel)
        choices += 1
        if state.turn == SEVERAL:
            state.apply(random_choices(state, chance))
            continue
        action = state.winning_action() if decisive else NO_ACTION
        state.play(action if action != NO_ACTION else state.random_action(chance))
    return final_payoffs(state)
