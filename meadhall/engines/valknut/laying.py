"""Laying a card: which, where, and which way round?"""

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.cards import HORNS, IS_ALIKE, NUMBERS, zones_of
from meadhall.engines.valknut.field import TERRAIN_CARD
from meadhall.engines.valknut.movement import in_order
from meadhall.engines.valknut.spawning import grant_for_knots
from meadhall.engines.valknut.table import (
    COUNTED,
    LAY,
    NOTHING,
    ON_FIELD,
    PASS,
    POOL,
    POOL_SIZE,
    RAGE,
    SHOW_PLACED,
    SHOW_POOL,
    SPAWNING,
    SPOT_SPAN,
    WORSHIPPING,
    Table,
    without,
)
from meadhall.engines.valknut.warbands import DWARVES
from meadhall.engines.values import UNKNOWN


def refill(table: Table) -> bool:
    """Fill the pool up from the pile; False where there is nothing to show."""
    drawn = vec[i64]()
    while len(table.pool) < POOL_SIZE and len(table.card_pile) > 0:
        card = table.card_pile[0]
        table.card_pile = table.card_pile[1:]
        table.where[card] = POOL
        table.pool = append(table.pool, card)
        drawn = append(drawn, card)
    if len(drawn) == 0:
        return False
    table.ask_faces(SHOW_POOL, drawn, EVERYBODY)
    return True


def choices(table: Table) -> vec[i64]:
    """Every card that may be laid, on every open spot, both ways round where that differs."""
    cards = table.pool[:]
    actions = vec[i64]()
    if table.question == RAGE:
        actions = append(actions, i64(PASS))
    else:
        for card in table.hand(table.active):
            cards = append(cards, card)
    for card in in_order(cards):
        face = table.cards.faces[card]
        is_alike = face != UNKNOWN and IS_ALIKE[face] == 1
        for spot in table.field.open:
            action = LAY + card * SPOT_SPAN + spot * 2
            actions = append(actions, action)
            if not is_alike:
                actions = append(actions, action + 1)
    return in_order(actions)


def card_of(action: i64) -> i64:
    return action // SPOT_SPAN


def spot_of(action: i64) -> i64:
    return action % SPOT_SPAN // 2


def turned_of(action: i64) -> i64:
    return action % 2


def choose(table: Table, action: i64) -> None:
    """This card is laid so; one that lies face down is opened first."""
    if table.question != RAGE:
        table.placed = True
    table.question = NOTHING
    card = card_of(action)
    if table.cards.open[card] == 1:
        lay(table, action)
        return
    table.laying = action
    shown = vec[i64]([card])
    table.ask_faces(SHOW_PLACED, shown, EVERYBODY)


def lay(table: Table, action: i64) -> None:
    """The card joins the field."""
    card = card_of(action)
    if table.where[card] == POOL:
        table.pool = without(table.pool, card)
    table.where[card] = ON_FIELD
    turned = turned_of(action)
    zones = zones_of(table.cards.face(card), turned)
    table.newest = len(table.field.kinds)
    table.field = table.field.with_card(TERRAIN_CARD, card, spot_of(action), turned, zones)
    units = table.unit_at
    for _ in range(len(zones)):
        units = append(units, i64(-1))
    table.unit_at = units
    table.laying = 0
    table.mover = 0
    table.passed = False
    table.stage = SPAWNING


def grant(table: Table) -> None:
    """The movement points of the card laid last, and what it brings besides."""
    face = table.cards.face(table.field.cards[table.newest])
    table.points_left += NUMBERS[face]
    if table.has_ability(table.active, DWARVES):
        table.grant(DWARVES, 1)
    grant_for_knots(table)
    table.tell(COUNTED, table.active, table.points_in_all())
    table.stage = WORSHIPPING


def bears_horn(table: Table) -> bool:
    """Does the card laid last bear a Gjallarhorn?"""
    return HORNS[table.cards.face(table.field.cards[table.newest])] == 1


def is_last_card_laid(table: Table) -> bool:
    """Are pile and pool empty?"""
    return len(table.pool) == 0 and len(table.card_pile) == 0
