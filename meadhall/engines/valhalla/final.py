"""The final phase: wolves bring cards back, and the table is cleared.

A wolf as main action takes back all discards but itself, and no tie cancels it. A wolf as support
action takes back one. Then mains that were not used go to the discards, and supports to the hand.
"""

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.faces import WOLF
from meadhall.engines.valhalla.table import (
    DECLINE,
    DISCARDS,
    NO_CARD,
    RECOVER,
    USE,
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)


def ask_next_wolf(table: Table) -> bool:
    """Let the next wolf be used; each seat's main action comes before its support action."""
    while table.cursor < 2 * table.seats:
        seat = table.seat_at(table.cursor // 2)
        question = i64(WOLF_MAIN if table.cursor % 2 == 0 else WOLF_SUPPORT)
        table.cursor += 1
        if has_wolf(table, seat, question) and len(lost_to_discards(table, seat)) > 0:
            table.ask_seat(question, seat)
            return True
    return False


def has_wolf(table: Table, seat: i64, question: i64) -> bool:
    """Did the seat play a wolf as its main action, or does one lie as its support action?"""
    if table.alive[seat] == 0:
        return False
    if question == WOLF_MAIN:
        return table.kind(table.main[seat]) == WOLF
    return table.lies(table.support[seat], seat) and table.kind(table.support[seat]) == WOLF


def lost_to_discards(table: Table, seat: i64) -> vec[i64]:
    """The seat's discards, without a wolf that was its main action this turn."""
    cards = vec[i64]()
    for card in range(len(table.where)):
        if table.where[card] == DISCARDS + seat and not (
            card == table.main[seat] and table.kind(card) == WOLF
        ):
            cards = append(cards, card)
    return cards


def decide_wolf(table: Table, action: i64) -> None:
    if action == USE:
        for card in lost_to_discards(table, table.turn):
            table.to_hand(card, table.turn)


def recoveries(table: Table, seat: i64) -> vec[i64]:
    actions = vec[i64]([DECLINE])
    for card in lost_to_discards(table, seat):
        actions = append(actions, RECOVER + card)
    return actions


def recover(table: Table, action: i64) -> None:
    if action != DECLINE:
        table.to_hand(action - RECOVER, table.turn)


def put_away(table: Table) -> None:
    """Mains that still lie go to the discards, supports to the hand."""
    for place in range(table.seats):
        seat = table.seat_at(place)
        if table.main[seat] == NO_CARD:
            continue
        if table.lies(table.main[seat], seat):
            table.to_discards(table.main[seat], seat)
        if table.lies(table.support[seat], seat):
            table.to_hand(table.support[seat], seat)
