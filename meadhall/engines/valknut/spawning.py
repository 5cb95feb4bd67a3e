"""What a Valknut brings: a unit out of the supply, or a movement point where there is none."""

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.cards import VALKNUT, ZONES
from meadhall.engines.valknut.field import NONE, NORTH, SOUTH
from meadhall.engines.valknut.movement import in_order
from meadhall.engines.valknut.table import (
    BAND_SPAN,
    GRANTING,
    PASS,
    SPAN,
    SPAWN,
    SPAWNED,
    Table,
)
from meadhall.engines.valknut.warbands import GIANTESS, GOBLINS, WARBANDS


def ask_next(table: Table) -> None:
    """Ask for the next unit of the card laid last, or go on."""
    if table.passed or not has_knot(table, table.newest) or len(spawns(table)) == 0:
        table.stage = GRANTING
    else:
        table.ask_seat(SPAWN, table.active)


def has_knot(table: Table, index: i64) -> bool:
    """Is there a Valknut on this card?"""
    for zone in range(index * ZONES, index * ZONES + ZONES):
        if table.field.ground[zone] == VALKNUT:
            return True
    return False


def choices(table: Table) -> vec[i64]:
    """A unit on a Valknut, or nothing."""
    actions = vec[i64]([PASS])
    for action in spawns(table):
        actions = append(actions, action)
    return actions


def spawns(table: Table) -> vec[i64]:
    """Every unit that may come in now: on the new card; Goblins on any free Valknut."""
    seat = table.active
    actions = vec[i64]()
    for warband in range(1, WARBANDS):
        if not may_come_in(table, seat, warband):
            continue
        anywhere = warband == GOBLINS and table.home[GOBLINS] == seat
        for knot in table.field.knots:
            if anywhere or knot // ZONES == table.newest:
                actions = with_arrivals(table, actions, warband, knot)
    return in_order(actions)


def may_come_in(table: Table, seat: i64, warband: i64) -> bool:
    """Has the seat a unit of it left? Its own warband also needs one on the field."""
    if table.in_supply(seat, warband) == NONE:
        return False
    return table.home[warband] != seat or table.band_on_field(seat, warband) > 0


def with_arrivals(table: Table, actions: vec[i64], warband: i64, knot: i64) -> vec[i64]:
    """The actions, and those that bring a unit of this warband to this Valknut, if it is free."""
    if table.unit_at[knot] != NONE:
        return actions
    if warband != GIANTESS:
        actions = append(actions, SPAWNED + knot * BAND_SPAN + warband)
        return actions
    if table.is_free(table.field.near[knot * 4 + SOUTH]):
        actions = append(actions, SPAWNED + knot * BAND_SPAN + warband)
    above = table.field.near[knot * 4 + NORTH]
    if table.is_free(above):
        actions = append(actions, SPAWNED + above * BAND_SPAN + warband)
    return actions


def zone_of(action: i64) -> i64:
    """Where SET or SPAWNED puts the unit."""
    return action % SPAN // BAND_SPAN


def warband_of(action: i64) -> i64:
    """Which warband SET, SPAWNED or STOLEN means."""
    return action % BAND_SPAN


def choose(table: Table, action: i64) -> None:
    if action == PASS:
        table.passed = True
    else:
        table.put(table.in_supply(table.active, warband_of(action)), zone_of(action))


def grant_for_knots(table: Table) -> None:
    """A movement point for each Valknut for which there was nobody left.

    Of the new card, for everybody; of the whole field, for Goblins who have none left.
    """
    seat = table.active
    if not has_knot(table, table.newest):
        return
    goblins_short = table.has_ability(seat, GOBLINS) and table.in_supply(seat, GOBLINS) == NONE
    for knot in table.field.knots:
        if table.unit_at[knot] != NONE:
            continue
        if knot // ZONES == table.newest and not table.passed:
            table.points_left += 1
        elif goblins_short:
            table.grant(GOBLINS, 1)
