"""Where may a unit go: on foot, by the Dragons' spell, by Freya's help, behind a shove?

Units move in a straight line over free grass, and over what their warband crosses; they end on
free grass. The Giantess is two zones tall, named by the upper one, and both have to find a way.
"""

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.field import NONE, SOUTH
from meadhall.engines.valknut.table import (
    MOVED,
    PASS,
    SHOVED,
    SPAN,
    STOMPED,
    SUPPLY,
    ZONE_SPAN,
    Table,
)
from meadhall.engines.valknut.warbands import (
    CROSSES,
    DRAGONS,
    GIANTESS,
    OVER_UNITS,
    UNITS,
    VANIR,
    WARBAND_OF,
    WAYS,
)


def choices(table: Table) -> vec[i64]:
    """All that a movement point may be spent on, and to stop."""
    seat = table.active
    actions = vec[i64]([PASS])
    shoves = vec[i64]()
    for unit in range(UNITS):
        if table.owner[unit] != seat or table.zone_of[unit] < 0:
            continue
        warband = WARBAND_OF[unit]
        if not table.may_spend(warband):
            continue
        start = MOVED + table.zone_of[unit] * ZONE_SPAN
        for target in reach(table, unit):
            actions = append(actions, start + target)
        if warband == VANIR and table.is_able(unit):
            for pushed in shoved_zones(table, unit):
                shoves = append(shoves, SHOVED + table.zone_of[unit] * ZONE_SPAN + pushed)
    for action in shoves:
        actions = append(actions, action)
    return in_order(actions)


def reach(table: Table, unit: i64) -> vec[i64]:
    """Every zone where the unit may end for one point; for the Giantess, her upper zone."""
    if unit == 0:
        return strides(table, False)
    targets = slides(table, unit)
    if WARBAND_OF[unit] == DRAGONS and table.is_able(unit):
        for zone in table.field.knots:
            if table.unit_at[zone] == NONE and zone not in targets:
                targets = append(targets, zone)
    return targets


def slides(table: Table, unit: i64) -> vec[i64]:
    """Where the unit gets in a straight line."""
    field = table.field
    warband = WARBAND_OF[unit] * WAYS
    over_units = CROSSES[warband + OVER_UNITS] == 1
    seat = table.owner[unit]
    targets = vec[i64]()
    for direction in range(4):
        zone = field.near[table.zone_of[unit] * 4 + direction]
        while zone != NONE:
            other = table.unit_at[zone]
            if other != NONE:
                if not over_units or table.owner[other] == seat:
                    break
            elif field.is_grass(zone):
                targets = append(targets, zone)
            elif CROSSES[warband + field.ground[zone]] == 0:
                break
            zone = field.near[zone * 4 + direction]
    return targets


def strides(table: Table, over_all: bool) -> vec[i64]:
    """Where the Giantess gets in a straight line; with Freya, over her own side as well."""
    field = table.field
    warband = GIANTESS * WAYS
    targets = vec[i64]()
    may_stomp = table.is_enraged()
    for direction in range(4):
        upper = field.near[table.zone_of[0] * 4 + direction]
        while upper != NONE:
            lower = field.near[upper * 4 + SOUTH]
            if lower == NONE:
                break
            if not over_all and not (
                may_cross(table, warband, upper) and may_cross(table, warband, lower)
            ):
                break
            if may_land(table, upper, may_stomp) and may_land(table, lower, may_stomp):
                targets = append(targets, upper)
            upper = field.near[upper * 4 + direction]
    return targets


def may_cross(table: Table, warband: i64, zone: i64) -> bool:
    """May a half of the Giantess pass here?"""
    other = table.unit_at[zone]
    if other != NONE and other != 0:
        return CROSSES[warband + OVER_UNITS] == 1 and table.owner[other] != table.owner[0]
    return table.field.is_grass(zone) or CROSSES[warband + table.field.ground[zone]] == 1


def may_land(table: Table, zone: i64, may_stomp: bool) -> bool:
    """May a half of the Giantess end here?"""
    if not table.field.is_grass(zone):
        return False
    other = table.unit_at[zone]
    return other in (NONE, 0) or (may_stomp and table.owner[other] != table.owner[0])


def move(table: Table, unit: i64, target: i64) -> None:
    """The unit goes there; an enraged Giantess kills whom she lands on."""
    if unit == 0:
        stomp(table, target)
    table.lift(unit, SUPPLY)
    table.put(unit, target)
    table.mover = WARBAND_OF[unit]


def stomp(table: Table, upper: i64) -> None:
    """Those under the Giantess's feet go back to their supplies before she stands there."""
    for zone in (upper, table.field.near[upper * 4 + SOUTH]):
        under = table.unit_at[zone]
        if under not in (NONE, 0):
            table.tell(STOMPED, under, zone)
            table.lift(under, SUPPLY)


# Shove. -------------------------------------------------------------------------------------


def shoved_zones(table: Table, unit: i64) -> vec[i64]:
    """The zones beside this Vanir with an enemy that can be pushed on."""
    found = vec[i64]()
    for direction in range(4):
        beside = table.field.near[table.zone_of[unit] * 4 + direction]
        if beside != NONE and can_shove(table, table.owner[unit], beside, direction):
            found = append(found, beside)
    return found


def can_shove(table: Table, seat: i64, zone: i64, direction: i64) -> bool:
    """Is there an enemy on this zone with room behind it, in this direction?"""
    other = table.unit_at[zone]
    if other == NONE or table.owner[other] == seat:
        return False
    if other != 0:
        return table.is_free(table.field.near[zone * 4 + direction])
    upper = table.field.near[table.zone_of[0] * 4 + direction]
    lower = table.field.near[table.lower_zone(0) * 4 + direction]
    return is_room(table, upper) and is_room(table, lower)


def is_room(table: Table, zone: i64) -> bool:
    """Is the zone free, or covered by the Giantess who will be shoved?"""
    return zone != NONE and (table.unit_at[zone] == 0 or table.is_free(zone))


def shove(table: Table, unit: i64, pushed: i64) -> None:
    """Push the enemy on this zone one zone on, and follow."""
    field = table.field
    start = table.zone_of[unit]
    direction: i64 = 0
    while field.near[start * 4 + direction] != pushed:
        direction += 1
    other = table.unit_at[pushed]
    ahead = field.near[table.zone_of[other] * 4 + direction]
    table.lift(other, SUPPLY)
    table.put(other, ahead)
    table.lift(unit, SUPPLY)
    table.put(unit, pushed)
    table.mover = VANIR


# Freya. -------------------------------------------------------------------------------------


def flights(table: Table) -> vec[i64]:
    """Every move that Freya's help allows: straight over everything but holes."""
    actions = vec[i64]([PASS])
    for unit in range(UNITS):
        if table.owner[unit] != table.active or table.zone_of[unit] < 0:
            continue
        start = MOVED + table.zone_of[unit] * ZONE_SPAN
        if unit == 0:
            for target in strides(table, True):
                actions = append(actions, start + target)
            continue
        for direction in range(4):
            zone = table.field.near[table.zone_of[unit] * 4 + direction]
            while zone != NONE:
                if table.is_free(zone):
                    actions = append(actions, start + zone)
                zone = table.field.near[zone * 4 + direction]
    return in_order(actions)


def start_of(action: i64) -> i64:
    """The zone from which MOVED or SHOVED begins."""
    return action % SPAN // ZONE_SPAN


def target_of(action: i64) -> i64:
    """The zone to which MOVED leads, or whose unit is SHOVED."""
    return action % ZONE_SPAN


def in_order(actions: vec[i64]) -> vec[i64]:
    """The same actions, sorted and each once; quick where most are in order already."""
    for at in range(1, len(actions)):
        action = actions[at]
        before = at - 1
        while before >= 0 and actions[before] > action:
            actions[before + 1] = actions[before]
            before -= 1
        actions[before + 1] = action
    once = vec[i64](capacity=len(actions))
    for at in range(len(actions)):
        if at == 0 or actions[at] != actions[at - 1]:
            once = append(once, actions[at])
    return once
