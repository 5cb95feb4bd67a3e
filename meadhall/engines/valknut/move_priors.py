"""What an experienced player would rather do: kill, be safe, leave the Parley card in time.

What speaks for an action is reckoned as in `advantage`: one hundred more makes it nearly three
times as likely.
"""

from typing import Final

from meadhall.engines.advantage import FARTHEST, weight_of
from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import killing, laying, movement, spawning
from meadhall.engines.valknut.cards import (
    COLUMNS,
    GOD_POINTS,
    GODS,
    LOADED,
    NUMBERS,
    ROWS,
    VALKNUT,
    ZONES,
)
from meadhall.engines.valknut.field import EAST, NONE, NORTH, SOUTH, STEPS
from meadhall.engines.valknut.table import (
    FREYA_MOVE,
    HEL_SPAWN,
    MOVE,
    PASS,
    PICK,
    PICKED,
    PLACE,
    RAGE,
    SET_UP,
    SETTING_UP,
    SHOVED,
    SPAN,
    SPAWN,
    STEAL_UNIT,
    SUPPLY,
    SURTR_DESTROY,
    THOR_KILL,
    WORSHIP,
    Table,
)
from meadhall.engines.valknut.threats import BY_MOVE, ENEMY, FREE, SAFE, exposure, side
from meadhall.engines.valknut.warbands import ELVES, POINTS, UNITS
from meadhall.engines.values import UNKNOWN

KILL: Final = 220
EACH_POINT: Final = 25
"""A kill, and each point that the unit scores."""
AT_RISK: Final = 120
"""A unit that a move could kill, before or after."""
AT_SOME_RISK: Final = 80
"""A unit that a card and a move could kill."""
OUTSIDE: Final = 160
"""Getting a point out of the Parley card, when the last card is laid; less before."""
STOP: Final = 150
"""Ending the turn with points left, beside a move that does nothing."""
WALL_KILLS: Final = 160
"""A card whose obstacle kills an enemy, or gives an own unit away."""
WALL_HELPS: Final = 25
"""A card whose obstacle stands behind an enemy, or behind an own unit."""
CARD_POINT: Final = 25
KNOT: Final = 50
COMES_IN: Final = 150

FEW_ENEMIES: Final = 3
"""So few may all be killed in one turn."""
MOST_AT_ONCE: Final = 2
"""And so many by one move, nearly always."""

PICKING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
"""What speaks for each warband."""


def move_priors(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """A weight for each of the seat's legal actions."""
    question = table.question
    if question == MOVE:
        speaks = for_moves(table, actions)
    elif question in (PLACE, RAGE):
        speaks = for_cards(table, actions)
    else:
        speaks = vec[i64](capacity=len(actions))
        for action in actions:
            speaks = append(speaks, for_other(table, question, action))
    most: i64 = -1_000_000
    for hunch in speaks:
        if hunch > most:
            most = hunch
    weights = vec[i64](capacity=len(actions))
    for hunch in speaks:
        weight = weight_of(FARTHEST + hunch - most)
        weights = append(weights, weight if weight > 0 else i64(1))
    return weights


# Moves. -------------------------------------------------------------------------------------


def for_moves(table: Table, actions: vec[i64]) -> vec[i64]:
    """What speaks for each move, shove, or for stopping."""
    speaks = vec[i64](capacity=len(actions))
    outside = OUTSIDE // (1 + (len(table.card_pile) + len(table.pool)) // 2)
    unit: i64 = NONE
    at_risk: i64 = 0
    for action in actions:
        if action == PASS:
            speaks = append(speaks, i64(STOP))
            continue
        mover = table.unit_at[movement.start_of(action)]
        if mover != unit:
            unit = mover
            at_risk = risk(table, unit)
        speaks = append(speaks, for_move(table, action, unit, at_risk, outside))
    return speaks


def for_move(table: Table, action: i64, unit: i64, at_risk: i64, outside: i64) -> i64:
    """What speaks for one move or shove: it is tried, looked at, and taken back."""
    start, target = table.zone_of[unit], movement.target_of(action)
    speaks: i64 = 0
    pushed: i64 = NONE
    pushed_from: i64 = NONE
    was_outside = table.scores_here(unit)
    if action >= SHOVED:
        mover = table.mover
        pushed = table.unit_at[target]
        pushed_from = table.zone_of[pushed]
        movement.shove(table, unit, target)
        table.mover = mover
    elif unit == 0:
        under = under_giantess(table, target)
        if under > 0:
            return KILL + under * EACH_POINT
        table.lift(unit, SUPPLY)
        table.put(unit, target)
    else:
        table.lift(unit, SUPPLY)
        table.put(unit, target)
    for dead in flanked_by(table, unit) if pushed == NONE else killing.flanked(table):
        speaks += KILL + table.worth(dead) * EACH_POINT
    is_outside = table.scores_here(unit)
    if is_outside and not was_outside:
        speaks += table.worth(unit) * outside
    elif was_outside and not is_outside:
        speaks -= table.worth(unit) * outside
    speaks += at_risk - risk(table, unit)
    table.lift(unit, SUPPLY)
    if pushed != NONE:
        table.lift(pushed, SUPPLY)
        table.put(pushed, pushed_from)
    table.put(unit, start)
    return speaks


def flanked_by(table: Table, unit: i64) -> vec[i64]:
    """The enemies that die because this unit has come where it is."""
    if table.home[ELVES] == table.active:
        return killing.flanked(table)  # it may have been in the way of an arrow
    near = table.field.near
    zone, lower = table.zone_of[unit], table.lower_zone(unit)
    found = vec[i64]()
    while True:
        for direction in range(4):
            beside = near[zone * 4 + direction]
            other: i64 = table.unit_at[beside] if beside != NONE else i64(NONE)
            if other == NONE or table.owner[other] == table.active or other in found:
                continue
            if killing.is_flanked(table, table.active, other):
                found = append(found, other)
        if zone == lower:
            return found
        zone = lower


def risk(table: Table, unit: i64) -> i64:
    """What speaks against leaving the unit where it is now."""
    danger = exposure(table, unit)
    if danger == SAFE:
        return 0
    return AT_RISK if danger == BY_MOVE else AT_SOME_RISK


def under_giantess(table: Table, upper: i64) -> i64:
    """What the units score on which she would land."""
    total: i64 = 0
    for zone in (upper, table.field.near[upper * 4 + SOUTH]):
        under = table.unit_at[zone]
        if under > 0:
            total += table.worth(under)
    return total


# Cards. -------------------------------------------------------------------------------------


def for_cards(table: Table, actions: vec[i64]) -> vec[i64]:
    """What speaks for each card on each spot: its number, its Valknuts, and its obstacles."""
    speaks = vec[i64](capacity=len(actions))
    spot: i64 = NONE
    values = vec[i64]([0] * ZONES)
    found: dict[i64, vec[i64]] = {}
    for action in actions:
        if action == PASS:
            speaks = append(speaks, i64(0))
            continue
        face = table.cards.faces[laying.card_of(action)]
        if face == UNKNOWN:
            speaks = append(speaks, i64(0))
            continue
        spot = laying.spot_of(action)
        if spot not in found:
            found[spot] = walls_at(table, spot)
        values = found[spot]
        speaks = append(speaks, for_card(table, face, laying.turned_of(action), values))
    return speaks


def for_card(table: Table, face: i64, turned: i64, values: vec[i64]) -> i64:
    total = NUMBERS[face] * CARD_POINT
    for at in range(ZONES):
        shown: i64 = ZONES - 1 - at if turned == 1 else at
        ground = LOADED.zones[face * ZONES + shown]
        if ground == VALKNUT:
            total += KNOT
        elif ground != 0:
            total += values[at]
    return total


def walls_at(table: Table, spot: i64) -> vec[i64]:
    """What an obstacle on each zone of a card on this spot would be worth to its player."""
    field, seat = table.field, table.active
    values = vec[i64]([0] * ZONES)
    for direction in range(4):
        index = field.index_at(spot + STEPS[direction])
        if index == NONE:
            continue
        count: i64 = COLUMNS if direction in (NORTH, SOUTH) else ROWS
        for step in range(count):
            if direction == NORTH:
                own, zone = step, index * ZONES + ZONES - COLUMNS + step
            elif direction == SOUTH:
                own, zone = ZONES - COLUMNS + step, index * ZONES + step
            elif direction == EAST:
                own, zone = step * COLUMNS + COLUMNS - 1, index * ZONES + step * COLUMNS
            else:
                own, zone = step * COLUMNS, index * ZONES + step * COLUMNS + COLUMNS - 1
            unit = table.unit_at[zone]
            if unit != NONE:
                values[own] += for_wall(table, seat, unit, zone, direction)
    return values


def for_wall(table: Table, seat: i64, unit: i64, zone: i64, direction: i64) -> i64:
    """An obstacle behind this unit: good against an enemy, bad for an own one."""
    opposite = side(table, table.owner[unit], zone, direction)
    if table.owner[unit] != seat:
        if opposite == ENEMY:
            return WALL_KILLS
        return WALL_HELPS if opposite == FREE else i64(0)
    if opposite == ENEMY:
        return -WALL_KILLS
    return -WALL_HELPS if opposite == FREE else i64(0)


# All else. ----------------------------------------------------------------------------------


def for_other(table: Table, question: i64, action: i64) -> i64:
    """What speaks for an action of a rarer question."""
    if question == PICK:
        return PICKING[action - PICKED]
    if question == SET_UP:
        return -100 if action == PASS else i64(0)
    if action == PASS:
        return 0
    at = action % SPAN
    if question in (SPAWN, HEL_SPAWN):
        warband, zone = spawning.warband_of(action), spawning.zone_of(action)
        return COMES_IN + POINTS[warband] * EACH_POINT + neighbours(table, zone) * 30
    if question == WORSHIP:
        return 50 + GOD_POINTS[table.cards.face(at) - GODS] * 60
    if question == THOR_KILL:
        return KILL + table.worth(table.unit_at[at]) * EACH_POINT
    if question == STEAL_UNIT:
        return COMES_IN + POINTS[spawning.warband_of(action)] * EACH_POINT
    if question == FREYA_MOVE:
        unit = table.unit_at[movement.start_of(action)]
        return for_move(table, action, unit, risk(table, unit), OUTSIDE // 4)
    if question == SURTR_DESTROY:
        return -100
    return 0


def neighbours(table: Table, zone: i64) -> i64:
    """How many enemies are right beside this zone."""
    count: i64 = 0
    for direction in range(4):
        if side(table, table.active, zone, direction) == ENEMY:
            count += 1
    return count


# A quick win. -------------------------------------------------------------------------------


def may_end_now(table: Table) -> bool:
    """Are there few enemies left on the field, or is this the turn that lays the last card?"""
    if table.stage <= SETTING_UP:
        return False
    left: i64 = len(table.card_pile) + len(table.pool)
    return left == 0 or (left == 1 and not table.placed) or enemies_of(table) <= FEW_ENEMIES


def winning_action(table: Table) -> i64:
    """A move that kills the last enemies on the field, or NO_ACTION."""
    if table.question != MOVE:
        return NO_ACTION
    enemies = enemies_of(table)
    if enemies > MOST_AT_ONCE:
        return NO_ACTION
    for action in movement.choices(table):
        if action != PASS and deaths_by(table, action) == enemies:
            return action
    return NO_ACTION


def deaths_by(table: Table, action: i64) -> i64:
    """How many enemies this move or shove kills at once."""
    unit, target = table.unit_at[movement.start_of(action)], movement.target_of(action)
    if unit == 0 or action >= SHOVED:
        return deaths_after(table, action)
    start = table.zone_of[unit]
    table.lift(unit, SUPPLY)
    table.put(unit, target)
    count: i64 = len(flanked_by(table, unit))
    table.lift(unit, SUPPLY)
    table.put(unit, start)
    return count


def deaths_after(table: Table, action: i64) -> i64:
    """The same, tried on a copy: under a Giantess units die as well, and a shove moves two."""
    twin = table.copy()
    unit = twin.unit_at[movement.start_of(action)]
    before = enemies_of(twin)
    if action >= SHOVED:
        movement.shove(twin, unit, movement.target_of(action))
    else:
        movement.move(twin, unit, movement.target_of(action))
    return before - enemies_of(twin) + len(killing.flanked(twin))


def enemies_of(table: Table) -> i64:
    count: i64 = 0
    for unit in range(UNITS):
        if table.zone_of[unit] >= 0 and table.owner[unit] != table.active:
            count += 1
    return count
