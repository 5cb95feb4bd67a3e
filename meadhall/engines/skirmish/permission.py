"""May this seat do that now, and if not, why?

The one home of the rules of an activation: what a figure in contact may do, what a carrier may
not, who recovers. What speaks against a point of the table is `movement`'s answer, passed on.
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.skirmish import actions, calling, combat, movement, scenarios, shooting
from meadhall.engines.skirmish.actions import target_of, verb_of, x_of, y_of
from meadhall.engines.skirmish.field import (
    ACT,
    ACTIVATE,
    CALL,
    DEPLOY,
    HAUL,
    NO_THING,
    STRIKE,
    Field,
)
from meadhall.engines.skirmish.figures import ARCHER, LIVING, NO_FIGURE, kind_of, owner_of, side_of
from meadhall.engines.skirmish.movement import FINE, STOP

# Reasons beside those of `movement`, which are lower.
NOT_NOW: Final = 100
NOT_YOURS: Final = 101
KILLED: Final = 102
HAD_ITS_TURN: Final = 103
IN_CONTACT: Final = 104
NOT_IN_CONTACT: Final = 105
NOT_FIRST: Final = 106
CARRYING: Final = 107
NO_BOW: Final = 108
NOT_SHOCKED: Final = 109
ENEMY_NEAR: Final = 110
HANDS_EMPTY: Final = 111
HANDS_FULL: Final = 112
NOT_IN_REACH: Final = 113
NO_VICTIM: Final = 114
CALLED_CARD: Final = 115
NO_SUCH_CARD: Final = 116
SHOOTING: Final = 120
"""And `shooting`'s reasons, counted from here."""


def why_not(field: Field, seat: i64, chosen: i64) -> i64:
    """What speaks against this action of a seat that is asked; FINE if it is legal."""
    if chosen < 0:
        return NOT_NOW
    verb, target = verb_of(chosen), target_of(chosen)
    question = field.question
    if question == ACT:
        return act(field, verb, target)
    if question == CALL:
        return answer(field, seat, target) if verb == actions.ANSWER else NOT_NOW
    if question == ACTIVATE:
        return activate(field, seat, target) if verb == actions.ACTIVATE else NOT_NOW
    if question == DEPLOY:
        return deploy(field, target) if verb == actions.DEPLOY else NOT_NOW
    if question == STRIKE:
        return strike(field, target) if verb == actions.STRIKE else NOT_NOW
    if question == HAUL:
        if verb == actions.STOP:
            return FINE if target == 0 else NOT_NOW
        return movement.haul(field, target) if verb == actions.HAUL else NOT_NOW
    return NOT_NOW


def deploy(field: Field, place: i64) -> i64:
    """May what is set up next be put here?"""
    figure = field.actor
    side: i64 = scenarios.DEFENDER if figure == NO_FIGURE else side_of(figure)
    return movement.deploy(field, figure, side, x_of(place), y_of(place))


def answer(field: Field, seat: i64, said: i64) -> i64:
    """May the seat answer the call so, by what this copy knows of its cards?"""
    for possible in calling.answers(field, seat):
        if possible == said:
            return FINE
    return CALLED_CARD if said >= 0 and said < 8 else NO_SUCH_CARD


def activate(field: Field, seat: i64, figure: i64) -> i64:
    if figure >= field.figures() or owner_of(figure) != seat:
        return NOT_YOURS
    if field.status[figure] != LIVING:
        return KILLED
    return HAD_ITS_TURN if field.activated[figure] == 1 else FINE


def strike(field: Field, target: i64) -> i64:
    """May the winner's hits go to this figure?"""
    for victim in combat.victims(field, side_of(field.striker)):
        if victim == target:
            return FINE
    return NO_VICTIM


def act(field: Field, verb: i64, target: i64) -> i64:
    """May the activated figure do this as its next action?"""
    figure = field.actor
    if verb == actions.STOP:
        return FINE if target == 0 else NOT_NOW
    if field.is_fighting(figure):
        if verb == actions.FIGHT:
            if target != 0:
                return NOT_NOW
            return FINE if field.used == 0 else NOT_FIRST
        if verb == actions.WITHDRAW:
            return movement.withdraw(field, figure, x_of(target), y_of(target))
        return IN_CONTACT
    if verb == actions.FIGHT or verb == actions.WITHDRAW:
        return NOT_IN_CONTACT
    if verb == actions.MOVE:
        return movement.move(field, figure, target)
    if verb == actions.CROSS:
        return movement.cross(field, figure, x_of(target), y_of(target))
    if verb == actions.CHARGE:
        if field.carries[figure] != NO_THING:
            return CARRYING
        return movement.charge(field, figure, x_of(target), y_of(target))
    if verb == actions.SHOOT:
        return shoot(field, figure, target)
    if verb == actions.RECOVER:
        return recover(field, figure) if target == 0 else NOT_NOW
    if verb == actions.PICK_UP:
        if field.carries[figure] != NO_THING:
            return HANDS_FULL
        return FINE if scenarios.can_reach(field, figure, target) else NOT_IN_REACH
    if verb == actions.DROP and target == 0:
        return HANDS_EMPTY if field.carries[figure] == NO_THING else FINE
    return NOT_NOW


def shoot(field: Field, figure: i64, target: i64) -> i64:
    if kind_of(figure) != ARCHER:
        return NO_BOW
    if field.carries[figure] != NO_THING:
        return CARRYING
    why = shooting.shot(field, figure, target)
    return FINE if why == shooting.IN_SIGHT else SHOOTING + why


def recover(field: Field, figure: i64) -> i64:
    """A shocked figure recovers beyond two inches of every enemy."""
    if field.shock[figure] == 0:
        return NOT_SHOCKED
    for enemy in range(field.figures()):
        if (
            field.lives(enemy)
            and side_of(enemy) != side_of(figure)
            and field.gap(figure, enemy) <= STOP * STOP
        ):
            return ENEMY_NEAR
    return FINE
