"""Which moves leap to the eye, and which does a beginner overlook?

A kill is seen, and a step beside an enemy. A long way is overlooked, and so is a move that touches
nobody, or that goes away from the nearest enemy. Cards, arrivals and gods are all seen alike.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.valknut import movement
from meadhall.engines.valknut.cards import COLUMNS, ROWS, ZONES
from meadhall.engines.valknut.field import east_of, north_of
from meadhall.engines.valknut.move_priors import deaths_by, neighbours
from meadhall.engines.valknut.table import MOVE, PASS, SHOVED, Table
from meadhall.engines.valknut.warbands import UNITS

USUAL: Final = 1000

# Hundredths of that.
KILL: Final = 500
BESIDE_ENEMY: Final = 140
QUIET: Final = 70
BACKWARD: Final = 50
BY_DISTANCE: Final[vec[i64]] = vec[i64]([100, 140, 110, 80, 60])
"""By the zones that are gone; the last stands for all that are more."""

NOBODY_NEAR: Final = 1_000_000


def glance(table: Table, action: i64) -> i64:
    """How easily a person sees this action: 1000 like most others."""
    if table.question != MOVE or action == PASS:
        return USUAL
    start, target = movement.start_of(action), movement.target_of(action)
    away = distance(table, start, target)
    seen = USUAL * BY_DISTANCE[min(away, len(BY_DISTANCE) - 1)] // 100
    if deaths_by(table, action) > 0:
        return seen * KILL // 100
    if action >= SHOVED or neighbours(table, target) > 0:
        return seen * BESIDE_ENEMY // 100
    seen = seen * QUIET // 100
    if nearest_enemy(table, target) > nearest_enemy(table, start):
        seen = seen * BACKWARD // 100
    return seen


def nearest_enemy(table: Table, zone: i64) -> i64:
    """How many zones it is to the nearest enemy of the player on turn."""
    nearest: i64 = NOBODY_NEAR
    for unit in range(UNITS):
        if table.zone_of[unit] >= 0 and table.owner[unit] != table.active:
            nearest = min(nearest, distance(table, zone, table.zone_of[unit]))
    return nearest


def distance(table: Table, zone: i64, other: i64) -> i64:
    """Zones from one to the other, across and along."""
    across = column(table, zone) - column(table, other)
    along = line(table, zone) - line(table, other)
    return max(across, -across) + max(along, -along)


def column(table: Table, zone: i64) -> i64:
    """The zone's column, counted eastwards over all cards."""
    return east_of(table.field.spots[zone // ZONES]) * COLUMNS + zone % ZONES % COLUMNS


def line(table: Table, zone: i64) -> i64:
    """The zone's line, counted southwards over all cards."""
    return zone % ZONES // COLUMNS - north_of(table.field.spots[zone // ZONES]) * ROWS
