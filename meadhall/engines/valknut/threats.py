"""Who could be flanked next, and by how little?

A rough look for the computer players, never for the rules: a unit is exposed where one side of it
is shut by an obstacle or an enemy, and an enemy can reach the zone on the other side in one move.
At the edge of the field a card with an obstacle can be laid first.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.valknut.cards import VALKNUT
from meadhall.engines.valknut.field import EAST, NONE, NORTH, SOUTH, WEST
from meadhall.engines.valknut.table import Table
from meadhall.engines.valknut.warbands import (
    CROSSES,
    DRAGONS,
    ELVES,
    WARBAND_OF,
    WAYS,
)

# What there is on a side of a unit, as its owner sees it.
HOLE: Final = 0
WALL: Final = 1
ENEMY: Final = 2
FREE: Final = 3
FRIEND: Final = 4

# What it takes to kill a unit.
SAFE: Final = 0
BY_CARD: Final = 1
BY_MOVE: Final = 2


def side(table: Table, seat: i64, zone: i64, direction: i64) -> i64:
    """What there is on this side of a zone, for a unit of this seat."""
    near = table.field.near
    beside = near[zone * 4 + direction]
    if beside == NONE:
        return HOLE
    other = table.unit_at[beside]
    if other != NONE:
        return FRIEND if table.owner[other] == seat else ENEMY
    if not table.field.is_grass(beside):
        return WALL
    if table.home[ELVES] >= 0 and table.home[ELVES] != seat:
        beyond = near[beside * 4 + direction]
        if beyond != NONE:
            archer = table.unit_at[beyond]
            if archer != NONE and WARBAND_OF[archer] == ELVES and table.owner[archer] != seat:
                return ENEMY
    return FREE


def is_in_reach(table: Table, seat: i64, zone: i64) -> bool:
    """Can an enemy of this seat come to the zone in one move, as far as a short look tells?"""
    field = table.field
    near = field.near
    if field.ground[zone] == VALKNUT and are_there_dragons(table, seat):
        return True
    for direction in range(4):
        met: i64 = 0  # the obstacles on the way: forest 1, river 2, mountain 4
        at = near[zone * 4 + direction]
        while at != NONE:
            other = table.unit_at[at]
            if other != NONE:
                if table.owner[other] != seat and crosses(WARBAND_OF[other], met):
                    return True
                break
            ground = field.ground[at]
            if not field.is_grass(at):
                met = met | (4 if ground == 3 else ground)
            at = near[at * 4 + direction]
    return False


def are_there_dragons(table: Table, seat: i64) -> bool:
    """Has an enemy of this seat Dragons on the field?"""
    other = table.home[DRAGONS]
    return other not in (NONE, seat) and table.band_on_field(other, DRAGONS) > 0


def crosses(warband: i64, met: i64) -> bool:
    """Does the warband cross all these obstacles?"""
    if (met & 1) == 1 and CROSSES[warband * WAYS + 1] == 0:
        return False
    if (met & 2) == 2 and CROSSES[warband * WAYS + 2] == 0:
        return False
    return (met & 4) == 0 or CROSSES[warband * WAYS + 3] == 1


def line_exposure(table: Table, seat: i64, one: i64, there: i64, other: i64, opposite: i64) -> i64:
    """How little it takes to flank this line through a unit."""
    left = side(table, seat, one, there)
    right = side(table, seat, other, opposite)
    if left == ENEMY and right in (ENEMY, WALL):
        return BY_MOVE
    if right == ENEMY and left == WALL:
        return BY_MOVE
    near = table.field.near
    if right == FREE and left in (ENEMY, WALL, HOLE):
        if is_in_reach(table, seat, near[other * 4 + opposite]):
            return BY_CARD if left == HOLE else BY_MOVE
        return SAFE
    if left == FREE and right in (ENEMY, WALL, HOLE):
        if is_in_reach(table, seat, near[one * 4 + there]):
            return BY_CARD if right == HOLE else BY_MOVE
        return SAFE
    if (left == HOLE and right == ENEMY) or (left == ENEMY and right == HOLE):
        return BY_CARD
    return SAFE


def exposure(table: Table, unit: i64) -> i64:
    """Could this unit be killed by one move, or by a card and a move?"""
    seat, zone = table.owner[unit], table.zone_of[unit]
    across = line_exposure(table, seat, zone, EAST, zone, WEST)
    if unit != 0:
        if across == BY_MOVE:
            return BY_MOVE
        along = line_exposure(table, seat, zone, NORTH, zone, SOUTH)
        return along if along > across else across
    lower = table.lower_zone(unit)
    lines = vec[i64](
        [
            across,
            line_exposure(table, seat, lower, EAST, lower, WEST),
            line_exposure(table, seat, zone, NORTH, lower, SOUTH),
        ]
    )
    needed: i64 = 2 if table.is_able(0) else 1
    for least in (BY_MOVE, BY_CARD):
        count: i64 = 0
        for line in lines:
            if line >= least:
                count += 1
        if count >= needed:
            return least
    return SAFE


def is_exposed(table: Table, unit: i64) -> bool:
    """Could this unit be killed by one move?"""
    return exposure(table, unit) == BY_MOVE
