"""Before the first turn: who gets which warband, what lies where, who stands where?"""

from typing import Final

from meadhall.engines.contract import ROLL
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.cards import AMBUSH, FIRST_OF_SET, GODS, SETS, ZONES
from meadhall.engines.valknut.field import BIFROST, NONE, PARLEY, spot_at
from meadhall.engines.valknut.movement import in_order
from meadhall.engines.valknut.spawning import warband_of, zone_of
from meadhall.engines.valknut.table import (
    BAND_SPAN,
    BEGINNING,
    BY_CHOICE,
    FOR_BEGINNERS,
    GOD_PILE,
    HAND,
    MIXING_FIRST,
    MIXING_GODS,
    MIXING_PILE,
    MIXING_SECOND,
    ON_FIELD,
    PASS,
    PICK,
    PICKED,
    PILE,
    REFILLING,
    SET,
    SET_UP,
    SHUFFLE,
    SUPPLY,
    TURNED,
    WHICH_WARBAND,
    Table,
)
from meadhall.engines.valknut.warbands import (
    DRAUGAR,
    DWARVES,
    GIANTESS,
    GOBLINS,
    VIKINGS,
    WARBANDS,
    first_unit,
)
from meadhall.engines.values import NOBODY

FIRST_MATCH: Final = (VIKINGS, DRAUGAR, DWARVES, GOBLINS)
"""For beginners: the two that the rulebook recommends, then two that it calls easy."""

DRAFT: Final = (0, 1, 1, 0)
"""In Ragnarok: who picks when, counted from the drafter."""


# Warbands. ----------------------------------------------------------------------------------


def wanted(table: Table) -> i64:
    """How many warbands there will be in all."""
    return 4 if table.ragnarok else table.seats


def picker(table: Table) -> i64:
    """Whose warband is found next."""
    if table.ragnarok:
        return (table.drafter + DRAFT[int(table.picked)]) % 2
    return table.picked


def ask_next_warband(table: Table) -> None:
    """Ask for the next warband, by choice or by lot, or go on when all are found."""
    if table.picked == wanted(table):
        take_places(table)
        table.stage = MIXING_FIRST
    elif table.picks == FOR_BEGINNERS:
        pick(table, i64(FIRST_MATCH[int(table.picked)]))
    elif table.picks == BY_CHOICE:
        table.ask_seat(PICK, picker(table))
    else:
        table.question = WHICH_WARBAND
        table.asks = ROLL
        table.turn = picker(table)


def free_warbands(table: Table) -> vec[i64]:
    found = vec[i64]()
    for warband in range(1, WARBANDS):
        if table.home[warband] == NOBODY:
            found = append(found, warband)
    return found


def picks(table: Table) -> vec[i64]:
    actions = vec[i64]()
    for warband in free_warbands(table):
        actions = append(actions, PICKED + warband)
    return actions


def pick(table: Table, warband: i64) -> None:
    """The next seat plays this warband, and gets its units and its Ambush card."""
    seat = picker(table)
    table.home[warband] = seat
    first = first_unit(warband)
    for unit in range(first, first + warband):
        table.owner[unit] = seat
        table.zone_of[unit] = SUPPLY
    table.where[AMBUSH + warband - 1] = HAND + seat
    table.picked += 1


def take_places(table: Table) -> None:
    """Turns follow from the smallest warband up; with two each, the smallest one counts."""
    table.order = vec[i64]()
    for warband in range(1, WARBANDS):
        seat = table.home[warband]
        if seat != NOBODY and seat not in table.order:
            table.order = append(table.order, seat)
    table.active = table.order[0]


# Cards. -------------------------------------------------------------------------------------


def second_set(table: Table) -> int:
    """Which set the second Parley card comes from: 1 for three players, 2 for four, else 0."""
    if table.ragnarok or table.seats == 4:
        return 2
    return 1 if table.seats == 3 else 0


def set_cards(which: int) -> vec[i64]:
    first = FIRST_OF_SET[which]
    return vec[i64]([i64(card) for card in range(first, first + SETS[which])])


def pile_cards(table: Table) -> vec[i64]:
    """The cards of the pile, when the Parley cards have been taken out."""
    second = second_set(table)
    cards = vec[i64]()
    for which in range(second + 1):
        for card in set_cards(which):
            if card != 0 and (second == 0 or card != FIRST_OF_SET[second]):
                cards = append(cards, card)
    return cards


def mix(table: Table) -> None:
    """The next shuffle; the top card of the first two becomes a Parley card."""
    stage = table.stage
    second = second_set(table)
    if stage == MIXING_FIRST:
        table.ask_order(SHUFFLE, set_cards(0), NOBODY)
        table.stage = MIXING_SECOND if second > 0 else MIXING_GODS
    elif stage == MIXING_SECOND:
        table.ask_order(SHUFFLE, set_cards(second), NOBODY)
        table.stage = MIXING_PILE
    elif stage == MIXING_PILE:
        table.ask_order(SHUFFLE, pile_cards(table), NOBODY)
        table.stage = MIXING_GODS
    else:
        lay_out(table)
        table.stage = BEGINNING
        if table.with_gods:
            for card in range(GODS, GODS + 9):
                table.where[card] = GOD_PILE
                table.god_pile = append(table.god_pile, card)
            table.ask_order(SHUFFLE, table.god_pile[:], NOBODY)


def lay_out(table: Table) -> None:
    """The Parley cards, the Bifrost between them, and the pile."""
    second = second_set(table)
    lay_grass(table, PARLEY, 0, 0)
    if second == 1:
        lay_grass(table, PARLEY, FIRST_OF_SET[1], 1)
    elif second == 2:
        lay_grass(table, BIFROST, NONE, 1)
        lay_grass(table, PARLEY, FIRST_OF_SET[2], 2)
    for card in pile_cards(table):
        table.where[card] = PILE
        table.card_pile = append(table.card_pile, card)


def lay_grass(table: Table, kind: i64, card: i64, east: i64) -> None:
    """A card that is all grass, so many east of the first Parley card."""
    grass = vec[i64]([0] * ZONES)
    table.field = table.field.with_card(kind, card, spot_at(east, 0), 0, grass)
    units = table.unit_at
    for _ in range(ZONES):
        units = append(units, i64(NONE))
    table.unit_at = units
    if card != NONE:
        table.where[card] = ON_FIELD


# Units. -------------------------------------------------------------------------------------


def slots(table: Table, place: i64) -> vec[i64]:
    """The zones where the seat whose turn comes at this place may begin."""
    second: i64 = ZONES if table.seats == 3 else 2 * ZONES
    zones = vec[i64]()
    base: i64 = second if place >= 2 else 0
    top: i64 = 0 if place % 2 == 1 else ZONES - 4
    for at in range(4):
        zones = append(zones, base + top + at)
    if table.ragnarok:
        for at in range(4):
            zones = append(zones, second + top + at)
    return zones


def upper_zone(zone: i64) -> i64:
    """Where the Giantess of this slot has her upper half: the middle row is hers as well."""
    return zone - 4 if zone % ZONES >= 8 else zone


def settings(table: Table) -> vec[i64]:
    """Every unit on every free slot of the seat whose turn it is to set up."""
    seat = table.order[table.cursor]
    actions = vec[i64]()
    for zone in slots(table, table.cursor):
        if table.unit_at[zone] != NONE:
            continue
        for warband in range(1, WARBANDS):
            if table.in_supply(seat, warband) == NONE:
                continue
            if warband != GIANTESS or has_room(table, zone):
                actions = append(actions, SET + zone * BAND_SPAN + warband)
    return in_order(actions)


def has_room(table: Table, zone: i64) -> bool:
    """Can the Giantess begin on this slot?"""
    upper = upper_zone(zone)
    return table.is_free(upper) and table.is_free(upper + 4)


def choices(table: Table) -> vec[i64]:
    """A unit on a slot; who has one on the field may stop."""
    actions = vec[i64]()
    if table.count_on_field(table.order[table.cursor]) > 0:
        actions = append(actions, i64(PASS))
    for action in settings(table):
        actions = append(actions, action)
    return actions


def ask_next(table: Table) -> None:
    """Ask the next seat for its next unit; after the last one the first turn begins."""
    if table.cursor == table.seats:
        table.stage = REFILLING
        table.turns = 1
        table.active = table.order[0]
        table.tell(TURNED, table.active)
    elif len(settings(table)) == 0:
        table.cursor += 1
    else:
        table.ask_seat(SET_UP, table.order[table.cursor])


def choose(table: Table, action: i64) -> None:
    if action == PASS:
        table.cursor += 1
        return
    warband, zone = warband_of(action), zone_of(action)
    unit = table.in_supply(table.order[table.cursor], warband)
    table.put(unit, upper_zone(zone) if warband == GIANTESS else zone)
