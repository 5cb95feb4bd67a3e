"""What does each scenario ask for, and what happens at the end of a turn?

Raid: side 0 carries the loot from the village off its own edge. Escort: side 1 brings its baggage
to the far edge, side 0 catches it unguarded. Hill: a side holds the hill at the end of two turns
in a row. Clash: nothing but coins for figures.
"""

from typing import Final

from meadhall.engines.packed import append, i64
from meadhall.engines.skirmish import coins
from meadhall.engines.skirmish.field import (
    CARRIED,
    CLASH,
    ESCORT,
    HILL,
    LYING,
    NO_THING,
    RAID,
    TAKEN_AWAY,
    Field,
)
from meadhall.engines.skirmish.figures import KILLED, LIVING, side_of
from meadhall.engines.skirmish.measure import CONTACT, INCH, TOUCHING, squared
from meadhall.engines.skirmish.terrain import NOWHERE, VILLAGE

ATTACKER: Final = 0
DEFENDER: Final = 1

LAST_TURN: Final = 12
HOLDS: Final = 2
GUARDED: Final = TOUCHING + 4 * INCH
"""A living defender with its centre so near keeps the baggage from being taken."""

REACH: Final = 16
"""How far a thing may lie from the centre of the figure that picks it up."""


def lay_out(field: Field) -> None:
    """Put the loot in the village, if it is a raid."""
    if field.scenario != RAID:
        return
    ground = field.ground
    for area in range(len(ground.kinds)):
        if ground.kinds[area] == VILLAGE:
            field.thing_x = append(field.thing_x, ground.crests[2 * area])
            field.thing_y = append(field.thing_y, ground.crests[2 * area + 1])
            field.thing_state = append(field.thing_state, i64(LYING))


def has_cart(field: Field) -> bool:
    """Is there baggage in this scenario?"""
    return field.scenario == ESCORT


# Things. ------------------------------------------------------------------------------------


def can_reach(field: Field, figure: i64, thing: i64) -> bool:
    """Does a thing lie near enough to be picked up?"""
    if thing < 0 or thing >= len(field.thing_state) or field.thing_state[thing] != LYING:
        return False
    return field.gap_to(figure, field.thing_x[thing], field.thing_y[thing]) <= REACH * REACH


def pick_up(field: Field, figure: i64, thing: i64) -> None:
    field.carries[figure] = thing
    field.thing_state[thing] = CARRIED


def carried_home(field: Field, figure: i64) -> None:
    """After a step: has an attacker brought the loot to his own edge?"""
    thing = field.carries[figure]
    if (
        thing != NO_THING
        and side_of(figure) == ATTACKER
        and field.y[figure] == field.home_edge(ATTACKER)
    ):
        field.carries[figure] = NO_THING
        field.thing_state[thing] = TAKEN_AWAY
        coins.achieve(field, ATTACKER)


# The end of a turn. -------------------------------------------------------------------------


def close_turn(field: Field) -> None:
    """When all cards are played: who holds the hill, who has caught the baggage?"""
    if field.scenario == HILL:
        test_hill(field)
    elif field.scenario == ESCORT and field.cart_status == LIVING and is_caught(field):
        field.cart_status = KILLED
        coins.achieve(field, ATTACKER)


def holds(field: Field, side: i64) -> bool:
    """Has this side a living figure without shock on the hill?"""
    for figure in range(field.figures()):
        if (
            side_of(figure) == side
            and field.lives(figure)
            and field.shock[figure] == 0
            and field.ground.hill_at(field.x[figure], field.y[figure]) != NOWHERE
        ):
            return True
    return False


def test_hill(field: Field) -> None:
    for side in range(i64(2)):
        if holds(field, side) and not holds(field, 1 - side):
            field.held[side] += 1
        else:
            field.held[side] = 0
    for side in range(i64(2)):
        if field.held[side] == HOLDS:
            field.held[side] = 0
            coins.achieve(field, side)


def is_caught(field: Field) -> bool:
    """Is an attacker in contact with the baggage, and no defender near it?"""
    is_reached = False
    for figure in range(field.figures()):
        if not field.lives(figure):
            continue
        gap = squared(field.x[figure] - field.cart_x, field.y[figure] - field.cart_y)
        if side_of(figure) == ATTACKER:
            is_reached = is_reached or gap <= CONTACT * CONTACT
        elif gap <= GUARDED * GUARDED:
            return False
    return is_reached


def hauled(field: Field) -> None:
    """The baggage has moved: is it at the far edge?"""
    if field.cart_y == field.home_edge(ATTACKER):
        field.cart_status = KILLED
        coins.achieve(field, DEFENDER)


def winner(field: Field) -> i64:
    """The side with more coins; at a tie the one that had only to hold out, or -1 for none."""
    if field.coins[0] != field.coins[1]:
        return 0 if field.coins[0] > field.coins[1] else 1
    if field.scenario == RAID:
        return DEFENDER
    if field.scenario == ESCORT:
        return ATTACKER
    assert field.scenario == CLASH or field.scenario == HILL
    return -1
