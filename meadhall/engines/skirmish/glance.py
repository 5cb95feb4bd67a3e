"""Which actions leap to the eye, and which does a beginner overlook?

A charge, a blow and a shot are seen, and loot to be picked up. A long way is overlooked, and so is
a move that comes near nobody, and one that goes away from the nearest enemy.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.skirmish import actions
from meadhall.engines.skirmish.actions import VERBS, end_of, target_of, verb_of, x_of, y_of
from meadhall.engines.skirmish.field import ACT, Field
from meadhall.engines.skirmish.figures import side_of
from meadhall.engines.skirmish.movement import MOVE
from meadhall.engines.skirmish.worth import CLOSE

USUAL: Final = 1000

# Hundredths of that.
BY_VERB: Final[vec[i64]] = vec[i64](
    [
        {
            actions.CHARGE: 400,
            actions.FIGHT: 500,
            actions.SHOOT: 300,
            actions.PICK_UP: 300,
            actions.WITHDRAW: 50,
        }.get(verb, 100)
        for verb in range(VERBS)
    ]
)
CLOSE_TO_ENEMY: Final = 140
QUIET: Final = 70
BACKWARD: Final = 50
FAR: Final = 60
"""More than half of the way that a figure can go."""

NOBODY_NEAR: Final = 1_000_000_000


def glance(field: Field, action: i64) -> i64:
    """How easily a person sees this action: 1000 like most others."""
    if field.question != ACT:
        return USUAL
    verb = verb_of(action)
    if verb not in (actions.MOVE, actions.CROSS):
        return USUAL * BY_VERB[verb] // 100
    figure, place = field.actor, end_of(target_of(action))
    seen: i64 = USUAL
    if 4 * field.gap_to(figure, x_of(place), y_of(place)) > MOVE * MOVE:
        seen = seen * FAR // 100
    there = nearest_enemy(field, figure, x_of(place), y_of(place))
    if there <= CLOSE * CLOSE:
        return seen * CLOSE_TO_ENEMY // 100
    seen = seen * QUIET // 100
    if there > nearest_enemy(field, figure, field.x[figure], field.y[figure]):
        seen = seen * BACKWARD // 100
    return seen


def nearest_enemy(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """The square of the way from this point to the figure's nearest enemy."""
    nearest: i64 = NOBODY_NEAR
    for enemy in range(field.figures()):
        if field.lives(enemy) and side_of(enemy) != side_of(figure):
            nearest = min(nearest, field.gap_to(enemy, x, y))
    return nearest
