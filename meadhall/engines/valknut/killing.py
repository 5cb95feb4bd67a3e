"""Who is flanked, and what follows from a kill?

A unit is flanked between two opposite neighbours of which at least one is a unit of the seat on
turn, the other such a unit or a forest, river or mountain. Elves reach one zone further. All who
are flanked die at the same time; then it is looked again, until nobody dies any more.
"""

from typing import Final

from meadhall.engines.contract import OVER
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import ending
from meadhall.engines.valknut.cards import FOREST
from meadhall.engines.valknut.field import EAST, NONE, NORTH, SOUTH, WEST
from meadhall.engines.valknut.movement import in_order
from meadhall.engines.valknut.table import (
    KILLED,
    MOVING,
    OUTBREAK,
    PLACING,
    RAGED,
    RAGING,
    RISEN,
    ROSE,
    SUPPLY,
    Table,
)
from meadhall.engines.valknut.warbands import (
    DRAUGAR,
    ELVES,
    UNITS,
    VALKYRIES,
    VIKINGS,
    WARBAND_OF,
)

# What one side of a unit does to it.
OPEN: Final = 0
WALL: Final = 1
BLADE: Final = 2


def side(table: Table, seat: i64, zone: i64, direction: i64) -> i64:
    """What this seat has on this side of a zone: nothing, an obstacle, or a unit of its own."""
    near = table.field.near
    beside = near[zone * 4 + direction]
    if beside == NONE:
        return OPEN
    other = table.unit_at[beside]
    if other != NONE:
        return BLADE if table.owner[other] == seat else OPEN
    if table.home[ELVES] == seat and (
        table.field.ground[beside] == FOREST or table.field.is_grass(beside)
    ):
        beyond = near[beside * 4 + direction]
        if beyond != NONE:
            archer = table.unit_at[beyond]
            if archer != NONE and WARBAND_OF[archer] == ELVES and table.owner[archer] == seat:
                return BLADE
    return WALL if table.field.is_obstacle(beside) else OPEN


def closes(one: i64, other: i64) -> bool:
    """Do these two opposite sides flank?"""
    return one != OPEN and other != OPEN and (one == BLADE or other == BLADE)


def is_flanked(table: Table, seat: i64, unit: i64) -> bool:
    """Does this unit of another die now, by the flanks of this seat?"""
    zone = table.zone_of[unit]
    if unit == 0:
        return flanks_of_giantess(table, seat) >= (2 if table.is_able(0) else 1)
    return closes(side(table, seat, zone, NORTH), side(table, seat, zone, SOUTH)) or closes(
        side(table, seat, zone, EAST), side(table, seat, zone, WEST)
    )


def flanks_of_giantess(table: Table, seat: i64) -> i64:
    """How many of her three lines are flanked: across her upper half, her lower, and along her."""
    upper, lower = table.zone_of[0], table.lower_zone(0)
    count: i64 = 0
    if closes(side(table, seat, upper, EAST), side(table, seat, upper, WEST)):
        count += 1
    if closes(side(table, seat, lower, EAST), side(table, seat, lower, WEST)):
        count += 1
    if closes(side(table, seat, upper, NORTH), side(table, seat, lower, SOUTH)):
        count += 1
    return count


def flanked(table: Table) -> vec[i64]:
    """The units of others that the seat on turn has flanked."""
    seat = table.active
    found = vec[i64]()
    for unit in range(UNITS):
        is_enemy = table.zone_of[unit] >= 0 and table.owner[unit] != seat
        if is_enemy and is_flanked(table, seat, unit):
            found = append(found, unit)
    return found


def check(table: Table) -> None:
    """One look for flanked units; with nobody left to kill, the turn goes on."""
    dead = flanked(table)
    if len(dead) == 0:
        if table.raged:
            table.raged = False
            table.clear_points()
            table.tell(RAGED, table.active)
            table.stage = RAGING
        else:
            table.stage = MOVING if table.placed else PLACING
        return
    graves = vec[i64]()
    for unit in dead:
        graves = append(graves, table.zone_of[unit])
        graves = append(graves, table.lower_zone(unit) if unit == 0 else i64(NONE))
    for unit in dead:
        table.tell(KILLED, unit, table.zone_of[unit], table.lower_zone(unit))
        table.lift(unit, SUPPLY)
    ending.drop_the_defeated(table)
    if table.asks != OVER:
        follow(table, graves)


def follow(table: Table, graves: vec[i64]) -> None:
    """What these kills bring to who has killed."""
    seat = table.active
    if is_triggered(table, seat, VALKYRIES):
        table.grant(VALKYRIES, len(graves) // 2)
    if is_triggered(table, seat, VIKINGS):
        table.raged = True
    if is_triggered(table, seat, DRAUGAR):
        table.graves = graves


def is_triggered(table: Table, seat: i64, warband: i64) -> bool:
    """Does this warband's ability answer a kill now? Of two warbands only the one just moved."""
    if not table.has_ability(seat, warband):
        return False
    return not table.ragnarok or table.mover == warband


# Undead Outbreak. ---------------------------------------------------------------------------


def raise_the_dead(table: Table) -> None:
    """Draugar rise from the graves of this kill; the owner is asked where there is a choice."""
    seat = table.active
    left = table.count_in_supply(seat, DRAUGAR)
    if left == 0:
        table.grant(DRAUGAR, len(table.graves) // 2)
        table.graves = vec[i64]()
        return
    if len(table.graves) // 2 > left:
        table.ask_seat(OUTBREAK, seat)
        return
    for at in range(0, len(table.graves), 2):
        if table.graves[at + 1] == NONE:
            rise(table, table.graves[at])
            return
    table.ask_seat(OUTBREAK, seat)


def risings(table: Table) -> vec[i64]:
    """The zones where the owner may let a Draugr rise."""
    actions = vec[i64]()
    for zone in table.graves:
        if zone != NONE:
            actions = append(actions, RISEN + zone)
    return in_order(actions)


def rise(table: Table, zone: i64) -> None:
    """A Draugr of the supply stands where this unit died."""
    table.put(table.in_supply(table.active, DRAUGAR), zone)
    table.tell(ROSE, zone)
    left = vec[i64]()
    for at in range(0, len(table.graves), 2):
        if table.graves[at] != zone and table.graves[at + 1] != zone:
            left = append(left, table.graves[at])
            left = append(left, table.graves[at + 1])
    table.graves = left
