"""Gods & Monsters: who worships whom, and what their powers do.

A card with a Gjallarhorn lets its player take a god, from the open three or from another player,
and use its power at once. The kills of that card are looked for after it.
"""

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import ending, movement, spawning
from meadhall.engines.valknut.cards import (
    FENRIR,
    FREYA,
    HEL,
    JORMUNGANDR,
    LOKI,
    ODIN,
    SURTR,
    THOR,
    ZONES,
)
from meadhall.engines.valknut.field import NONE, TERRAIN_CARD
from meadhall.engines.valknut.laying import bears_horn
from meadhall.engines.valknut.movement import in_order
from meadhall.engines.valknut.table import (
    ARRANGE,
    ARRANGED,
    AWAY,
    BAND_SPAN,
    CHECKING,
    FENRIR_TAKE,
    FREYA_MOVE,
    GOD_POOL,
    HAND,
    HEL_SPAWN,
    KILLED,
    MIX_TOP,
    NOTHING,
    OUT,
    PASS,
    POOL_SIZE,
    RAZED,
    SHOW_GODS,
    SHOW_LOKI,
    SHOW_TAKEN,
    SHOW_TOP,
    SPAN,
    STEAL_UNIT,
    STOLEN,
    STRUCK,
    SUPPLY,
    SURTR_DESTROY,
    TAKEN,
    THOR_KILL,
    WORSHIP,
    WORSHIPPED,
    Table,
    without,
)
from meadhall.engines.valknut.warbands import WARBANDS, first_unit
from meadhall.engines.values import NOBODY

LOOKED_AT: int = 3

ORDERS: list[list[int]] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
]
"""In which order the cards on top may be put back; of two, the first and the third."""


def open_gods(table: Table) -> bool:
    """Fill the open gods up to three; False where there is nothing to show."""
    drawn = vec[i64]()
    while len(table.god_pool) < POOL_SIZE and len(table.god_pile) > 0:
        card = table.god_pile[0]
        table.god_pile = table.god_pile[1:]
        table.where[card] = GOD_POOL
        table.god_pool = append(table.god_pool, card)
        drawn = append(drawn, card)
    if len(drawn) == 0:
        return False
    table.ask_faces(SHOW_GODS, drawn, EVERYBODY)
    return True


def ask_worship(table: Table) -> None:
    """Ask which god the Gjallarhorn calls, if there is one; then the kills are looked for."""
    table.stage = CHECKING
    if table.with_gods and bears_horn(table) and len(gods_in_reach(table)) > 0:
        table.ask_seat(WORSHIP, table.active)


def gods_in_reach(table: Table) -> vec[i64]:
    """The cards of the open gods, and of those that the others worship."""
    cards = table.god_pool[:]
    for seat in range(table.seats):
        if seat != table.active:
            for card in table.gods_of(seat):
                cards = append(cards, card)
    return in_order(cards)


def choices(table: Table) -> vec[i64]:
    """What may be chosen in a question of the gods."""
    question = table.question
    if question == FREYA_MOVE:
        return movement.flights(table)
    if question == ARRANGE:
        return arrangements(table)
    actions = vec[i64]([PASS])
    if question == WORSHIP:
        for card in gods_in_reach(table):
            actions = append(actions, TAKEN + card)
    elif question == HEL_SPAWN:
        actions = called_by_hel(table, actions)
    elif question == FENRIR_TAKE:
        for card in ambushes_of_others(table):
            actions = append(actions, TAKEN + card)
    elif question == THOR_KILL:
        actions = in_reach_of_thor(table, actions)
    elif question == SURTR_DESTROY:
        for index in range(len(table.field.kinds)):
            if may_burn(table, index):
                actions = append(actions, RAZED + index)
    elif question == STEAL_UNIT:
        actions = units_to_steal(table, actions)
    return in_order(actions)


def take(table: Table, card: i64) -> None:
    """The seat on turn worships this god from now on; its power comes next."""
    if table.where[card] == GOD_POOL:
        table.god_pool = without(table.god_pool, card)
    table.where[card] = WORSHIPPED + table.active
    table.god = table.cards.face(card)
    table.question = NOTHING
    open_gods(table)


def use_power(table: Table) -> None:
    """Begin with the power of the god just taken."""
    god, seat = table.god, table.active
    table.god = NONE
    if god == ODIN and len(table.card_pile) > 1:
        table.ask_faces(SHOW_TOP, table.card_pile[:LOOKED_AT], seat)
    elif god == LOKI and len(table.card_pile) > 0:
        card = table.card_pile[0]
        table.card_pile = table.card_pile[1:]
        table.where[card] = HAND + seat
        table.ask_faces(SHOW_LOKI, vec[i64]([card]), seat)
    elif god == HEL:
        ask_if_possible(table, HEL_SPAWN)
    elif god == FREYA:
        ask_if_possible(table, FREYA_MOVE)
    elif god == FENRIR:
        ask_if_possible(table, FENRIR_TAKE)
    elif god == THOR:
        ask_if_possible(table, THOR_KILL)
    elif god == SURTR:
        ask_if_possible(table, SURTR_DESTROY)
    elif god == JORMUNGANDR:
        ask_if_possible(table, STEAL_UNIT)


def ask_if_possible(table: Table, question: i64) -> None:
    """Ask, unless there is nothing but to decline."""
    table.ask_seat(question, table.active)
    if len(choices(table)) < 2:
        table.question = NOTHING


def decide(table: Table, question: i64, action: i64) -> None:
    """The answer to a question of the gods; the caller has seen to it that it is no pass."""
    at = action % SPAN
    if question == WORSHIP:
        take(table, at)
    elif question == ARRANGE:
        arrange(table, at)
    elif question == HEL_SPAWN:
        call(table, action)
    elif question == FREYA_MOVE:
        start, target = movement.start_of(action), movement.target_of(action)
        movement.move(table, table.unit_at[start], target)
        ending.drop_the_defeated(table)
    elif question == FENRIR_TAKE:
        table.where[at] = HAND + table.active
        if not table.is_warband_card(at):
            table.ask_faces(SHOW_TAKEN, vec[i64]([at]), table.active)
    elif question == THOR_KILL:
        table.tell(KILLED, table.unit_at[at], at, table.lower_zone(table.unit_at[at]))
        table.lift(table.unit_at[at], SUPPLY)
        ending.drop_the_defeated(table)
    elif question == SURTR_DESTROY:
        table.where[table.field.cards[at]] = OUT
        table.field = table.field.without_card(at)
    elif question == STEAL_UNIT:
        steal(table, at // BAND_SPAN, at % BAND_SPAN)


# Odin. --------------------------------------------------------------------------------------


def top_seen(table: Table) -> None:
    """The cards on top were shown to one seat, which now lays them in an order only it knows."""
    table.ask_order(MIX_TOP, table.card_pile[:LOOKED_AT], table.active)


def ask_order_of_top(table: Table) -> None:
    """The cards on top lie in an order that only this seat knows; now it says which it wants."""
    table.ask_seat(ARRANGE, table.active)


def arrangements(table: Table) -> vec[i64]:
    if len(table.card_pile) == 2:
        return vec[i64]([ARRANGED, ARRANGED + 2])
    return vec[i64]([ARRANGED + order for order in range(len(ORDERS))])


def arrange(table: Table, number: i64) -> None:
    top = table.card_pile[:LOOKED_AT]
    pile = vec[i64]()
    for at in ORDERS[int(number)][: len(top)]:
        pile = append(pile, top[at])
    for card in table.card_pile[LOOKED_AT:]:
        pile = append(pile, card)
    table.card_pile = pile


# Hel. ---------------------------------------------------------------------------------------


def called_by_hel(table: Table, actions: vec[i64]) -> vec[i64]:
    """Units of the own supply, and of warbands that nobody plays, on any free Valknut."""
    for warband in range(1, WARBANDS):
        if in_reach_of_hel(table, warband) != NONE:
            for knot in table.field.knots:
                actions = spawning.with_arrivals(table, actions, warband, knot)
    return actions


def in_reach_of_hel(table: Table, warband: i64) -> i64:
    """The unit of this warband that Hel would bring: one that nobody plays comes first."""
    if table.home[warband] == NOBODY:
        first = first_unit(warband)
        for unit in range(first, first + warband):
            if table.owner[unit] == NOBODY and table.zone_of[unit] == AWAY:
                return unit
    return table.in_supply(table.active, warband)


def call(table: Table, action: i64) -> None:
    unit = in_reach_of_hel(table, spawning.warband_of(action))
    table.owner[unit] = table.active
    table.put(unit, spawning.zone_of(action))


# Fenrir, Thor, Surtr, Jörmungandr. ----------------------------------------------------------


def ambushes_of_others(table: Table) -> vec[i64]:
    cards = vec[i64]()
    for seat in range(table.seats):
        if seat != table.active:
            for card in table.hand(seat):
                cards = append(cards, card)
    return in_order(cards)


def in_reach_of_thor(table: Table, actions: vec[i64]) -> vec[i64]:
    """Enemy units with any part on a Valknut, by their own zone."""
    for knot in table.field.knots:
        unit = table.unit_at[knot]
        if unit != NONE and table.owner[unit] != table.active:
            actions = append(actions, STRUCK + table.zone_of[unit])
    return actions


def may_burn(table: Table, index: i64) -> bool:
    """May Surtr destroy this card?"""
    field = table.field
    if field.kinds[index] != TERRAIN_CARD:
        return False
    return not is_occupied(table, index) and field.holds_without(index)


def is_occupied(table: Table, index: i64) -> bool:
    """Is a unit on this card?"""
    return any(table.unit_at[index * ZONES + at] != NONE for at in range(ZONES))


def units_to_steal(table: Table, actions: vec[i64]) -> vec[i64]:
    for seat in range(table.seats):
        if seat != table.active and table.alive[seat] == 1:
            for warband in range(1, WARBANDS):
                if table.in_supply(seat, warband) != NONE:
                    actions = append(actions, STOLEN + seat * BAND_SPAN + warband)
    return actions


def steal(table: Table, seat: i64, warband: i64) -> None:
    """A unit out of another's supply comes into the own."""
    table.owner[table.in_supply(seat, warband)] = table.active
