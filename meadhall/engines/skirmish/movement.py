"""May a figure go there, and if not, why?

Every question is answered by a reason, `FINE` where nothing speaks against it; so what is legal
and what is told of it cannot differ. A figure's place is the centre of its base.

Not here: whose turn it is and how many actions are left (`phases`), the fight that follows a
charge (`combat`).
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.skirmish.actions import points_of, x_of, y_of
from meadhall.engines.skirmish.field import Field
from meadhall.engines.skirmish.figures import NO_FIGURE, side_of
from meadhall.engines.skirmish.measure import (
    BASE,
    CONTACT,
    INCH,
    TOUCHING,
    is_near_line,
    squared,
)
from meadhall.engines.skirmish.terrain import NOWHERE

FINE: Final = 0
NO_STEP: Final = 1
OFF_TABLE: Final = 2
NO_ROOM: Final = 3
TOO_FAR: Final = 4
HEDGE_IN_THE_WAY: Final = 5
TOO_NEAR: Final = 6
CLOSER_STILL: Final = 7
NO_HEDGE: Final = 8
TWO_HEDGES: Final = 9
ON_A_HEDGE: Final = 10
OVER_ENEMY: Final = 11
INTO_CONTACT: Final = 12
NO_CONTACT: Final = 13
SAME_ENEMY: Final = 14
NOT_AWAY: Final = 15
STILL_IN_CONTACT: Final = 16
TOO_FAR_AWAY: Final = 17
OUT_OF_ZONE: Final = 18

MOVE: Final = 6 * INCH
STEP: Final = 2 * INCH
"""How far a charge, a withdrawal and the crossing of a hedge may go."""

STOP: Final = TOUCHING + 2 * INCH
"""Centres of enemies in a move stay so far apart: 2 inches from edge to edge."""


def room(field: Field, mover: i64, x: i64, y: i64) -> i64:
    """May a base end here?"""
    if not is_on_table(field, x, y):
        return OFF_TABLE
    return FINE if field.is_free(mover, x, y) else NO_ROOM


def is_on_table(field: Field, x: i64, y: i64) -> bool:
    """Does a base at this point lie wholly on the table?"""
    width, height = field.ground.width, field.ground.height
    return x >= BASE and y >= BASE and x <= width - BASE and y <= height - BASE


# Moving. ------------------------------------------------------------------------------------


def move(field: Field, figure: i64, path: i64) -> i64:
    """May the figure move along this path?"""
    points = points_of(path)
    x, y = field.x[figure], field.y[figure]
    spent: i64 = 0
    for place in points:
        to_x, to_y = x_of(place), y_of(place)
        why = leg(field, figure, x, y, to_x, to_y)
        if why != FINE:
            return why
        spent += field.ground.cost(x, y, to_x - x, to_y - y)
        if spent > MOVE:
            return TOO_FAR
        x, y = to_x, to_y
    return room(field, figure, x, y)


def leg(field: Field, figure: i64, x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
    """May a straight part of a move go so, whatever it costs and wherever it ends?"""
    dx, dy = to_x - x, to_y - y
    if dx == 0 and dy == 0:
        return NO_STEP
    if squared(dx, dy) > MOVE * MOVE:
        return TOO_FAR
    if not is_on_table(field, to_x, to_y):
        return OFF_TABLE
    for enemy in range(field.figures()):
        if not field.lives(enemy) or side_of(enemy) == side_of(figure):
            continue
        if field.gap_to(enemy, x, y) < STOP * STOP:
            if (x - field.x[enemy]) * dx + (y - field.y[enemy]) * dy < 0:
                return CLOSER_STILL
        elif is_near_line(field.x[enemy], field.y[enemy], x, y, dx, dy, STOP):
            return TOO_NEAR
    if field.ground.hedge_on(x, y, dx, dy, 0) != NOWHERE:
        return HEDGE_IN_THE_WAY
    return FINE


def path_cost(field: Field, x: i64, y: i64, path: i64) -> i64:
    """What a path from this point costs, leg by leg."""
    spent: i64 = 0
    for place in points_of(path):
        spent += field.ground.cost(x, y, x_of(place) - x, y_of(place) - y)
        x, y = x_of(place), y_of(place)
    return spent


def haul(field: Field, path: i64) -> i64:
    """May the baggage go along this path? It need not stop before enemies, but passes over none."""
    x, y = field.cart_x, field.cart_y
    spent: i64 = 0
    for place in points_of(path):
        dx, dy = x_of(place) - x, y_of(place) - y
        if dx == 0 and dy == 0:
            return NO_STEP
        if squared(dx, dy) > MOVE * MOVE:
            return TOO_FAR
        if not is_on_table(field, x + dx, y + dy):
            return OFF_TABLE
        if passes_enemy(field, 1, x, y, dx, dy):
            return OVER_ENEMY
        if field.ground.hedge_on(x, y, dx, dy, 0) != NOWHERE:
            return HEDGE_IN_THE_WAY
        spent += field.ground.cost(x, y, dx, dy)
        if spent > MOVE:
            return TOO_FAR
        x, y = x + dx, y + dy
    return room(field, NO_FIGURE, x, y)


# A step of up to two inches. ----------------------------------------------------------------


def passes_enemy(field: Field, side: i64, x: i64, y: i64, dx: i64, dy: i64) -> bool:
    """Does a step of this side's go over an enemy's base?"""
    for enemy in range(field.figures()):
        if (
            field.lives(enemy)
            and side_of(enemy) != side
            and is_near_line(field.x[enemy], field.y[enemy], x, y, dx, dy, TOUCHING)
        ):
            return True
    return False


def step(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """May the figure go straight to this point, as a charge, a withdrawal or a crossing would?"""
    dx, dy = x - field.x[figure], y - field.y[figure]
    if dx == 0 and dy == 0:
        return NO_STEP
    if squared(dx, dy) > STEP * STEP:
        return TOO_FAR
    if passes_enemy(field, side_of(figure), field.x[figure], field.y[figure], dx, dy):
        return OVER_ENEMY
    return room(field, figure, x, y)


def touched_from(field: Field, figure: i64, x: i64, y: i64) -> vec[i64]:
    """The enemies with whom the figure would be in contact at this point."""
    found: list[i64] = []
    for enemy in range(field.figures()):
        if (
            field.lives(enemy)
            and side_of(enemy) != side_of(figure)
            and field.gap_to(enemy, x, y) <= CONTACT * CONTACT
        ):
            found.append(enemy)
    return vec[i64](found)


def cross(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """May the figure cross a hedge or fence and end here?"""
    why = step(field, figure, x, y)
    if why != FINE:
        return why
    ground = field.ground
    from_x, from_y = field.x[figure], field.y[figure]
    dx, dy = x - from_x, y - from_y
    hedge = ground.hedge_on(from_x, from_y, dx, dy, 0)
    if hedge == NOWHERE:
        return NO_HEDGE
    if ground.hedge_on(from_x, from_y, dx, dy, hedge + 1) != NOWHERE:
        return TWO_HEDGES
    if ground.is_on_hedge(from_x, from_y) or ground.is_on_hedge(x, y):
        return ON_A_HEDGE
    return FINE if len(touched_from(field, figure, x, y)) == 0 else INTO_CONTACT


def charge(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """May the figure, which is in contact with nobody, charge to this point?"""
    why = step(field, figure, x, y)
    if why != FINE:
        return why
    from_x, from_y = field.x[figure], field.y[figure]
    if field.ground.hedge_on(from_x, from_y, x - from_x, y - from_y, 0) != NOWHERE:
        return HEDGE_IN_THE_WAY
    charged = touched_from(field, figure, x, y)
    if len(charged) == 0:
        return NO_CONTACT
    for enemy in charged:
        if field.left[enemy] == 1:
            return SAME_ENEMY
    return FINE


def withdraw(field: Field, figure: i64, x: i64, y: i64) -> i64:
    """May the figure, which is in contact, withdraw to this point?"""
    why = step(field, figure, x, y)
    if why != FINE:
        return why
    from_x, from_y = field.x[figure], field.y[figure]
    dx, dy = x - from_x, y - from_y
    is_near = False
    for enemy in range(field.figures()):
        if field.touches(figure, enemy):
            if (from_x - field.x[enemy]) * dx + (from_y - field.y[enemy]) * dy <= 0:
                return NOT_AWAY
            if field.gap_to(enemy, x, y) <= STOP * STOP:
                is_near = True
    if len(touched_from(field, figure, x, y)) > 0:
        return STILL_IN_CONTACT
    if not is_near:
        return TOO_FAR_AWAY
    if field.ground.hedge_on(from_x, from_y, dx, dy, 0) != NOWHERE:
        return HEDGE_IN_THE_WAY
    return FINE


def deploy(field: Field, figure: i64, side: i64, x: i64, y: i64) -> i64:
    """May a figure, or the baggage (NO_FIGURE), be set up here before the first turn?"""
    why = room(field, figure, x, y)
    if why != FINE:
        return why
    low, high = field.zone_of(side)
    if y < low or y > high:
        return OUT_OF_ZONE
    return ON_A_HEDGE if field.ground.is_on_hedge(x, y) else FINE
