"""How good a position looks to a seat, and which actions come to the same.

What counts is how far one is from the last card, against the others: a card in the discards is
worth as much as one in the hand, and which cards they are hardly matters. That is what foretold
best how matches of a good player against itself ended (`advantage`).
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.packed import i64
from meadhall.engines.valhalla.faces import kind
from meadhall.engines.valhalla.table import (
    DISCARDS,
    HAND,
    KEEP,
    KEEP_ONE,
    LAID,
    LOSE,
    RECOVER,
    REVEAL,
    SPAN,
    TAKE,
    Table,
)
from meadhall.engines.values import UNKNOWN

A_CARD: Final = 23

PATIENCE: Final = 30
"""So many random choices are played on before the cards are counted."""


def cards_left(table: Table, seat: i64) -> i64:
    """How many cards the seat has anywhere."""
    count: i64 = 0
    for place in table.where:
        if place == HAND + seat or place == LAID + seat or place == DISCARDS + seat:
            count += 1
    return count


def judge(table: Table, seat: i64) -> i64:
    """By how many cards the seat has more than its rivals, on average."""
    if table.alive[seat] == 0:
        return 0
    mine = cards_left(table, seat)
    lead: i64 = 0
    rivals: i64 = 0
    for other in range(table.seats):
        if other != seat and table.alive[other] == 1:
            lead += mine - cards_left(table, other)
            rivals += 1
    return chance_of(A_CARD * lead // rivals) if rivals > 0 else 1000


def meaning(table: Table, card: i64) -> i64:
    """The kind of a card, or a number of its own for one whose face is not known here."""
    face = table.cards.faces[card]
    return SPAN + card if face == UNKNOWN else kind(face)


def gist(table: Table, action: i64) -> i64:
    """Two cards of a kind are the same, two gods too; a loss also depends on the pile."""
    verb, card = action // SPAN, action % SPAN
    if verb < SPAN:
        return (meaning(table, verb) * 2 * SPAN) + meaning(table, card)
    base = verb * SPAN * SPAN * SPAN
    if verb == LOSE // SPAN:
        in_hand: i64 = 1 if table.where[card] < DISCARDS else 0
        return base + meaning(table, card) * 2 + in_hand
    if verb == TAKE // SPAN or verb == KEEP // SPAN or verb == RECOVER // SPAN:
        return base + meaning(table, card)
    return base + card


def outward(table: Table, action: i64) -> i64:
    """Which of the cards drawn unseen was kept, the others cannot tell."""
    if table.question == KEEP_ONE and table.axed != table.turn and action != REVEAL:
        return KEEP
    return gist(table, action)
