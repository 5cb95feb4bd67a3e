"""How readily would an experienced player do each action?

One action leads on by the plan (`plans`, `tactics`) and weighs far more than all others together.
Of these, what changes something weighs more than what only passes things to and fro.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim import plans, tactics
from meadhall.engines.valheim.actions import (
    BURN,
    EAT,
    EAT_TWO,
    END_TURN,
    GIVE,
    GIVE_END,
    PASS,
    PICK_BERRIES,
    RUN,
)
from meadhall.engines.valheim.journey import COMBAT, Journey

BY_THE_PLAN: Final = 8192
IN_A_FIGHT: Final = 900
AN_IDEA: Final = 48
A_STEP: Final = 24
A_MEAL: Final = 8
A_GIFT: Final = 1


def move_priors(journey: Journey, seat: i64, actions: vec[i64]) -> vec[i64]:
    weights = vec[i64](capacity=len(actions))
    if journey.question == COMBAT:
        planned = tactics.next_action(journey, seat)
        for action in actions:
            weights = append(weights, weight_in_fight(action, planned))
        return weights
    planned = plans.next_action(journey, seat)
    for action in actions:
        weights = append(weights, BY_THE_PLAN if action == planned else weight(action))
    return weights


def weight_in_fight(action: i64, planned: i64) -> i64:
    if action == planned:
        return BY_THE_PLAN
    return A_STEP if action in (PASS, RUN) else IN_A_FIGHT // 4


def weight(action: i64) -> i64:
    if action < BURN:
        return A_STEP
    if GIVE <= action < GIVE_END:
        return A_GIFT
    if PICK_BERRIES <= action < GIVE:
        return A_GIFT
    if EAT <= action < EAT_TWO:
        return A_MEAL
    if EAT_TWO <= action < PICK_BERRIES:
        return A_GIFT
    if action in (BURN, END_TURN):
        return A_MEAL
    return AN_IDEA
