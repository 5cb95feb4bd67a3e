"""How good a position looks to a seat, and which actions come to the same.

What counts is how far one is from the last card, against the others: cards in hand and on the
table count most, discards protect against draugar and come back with a wolf.
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valhalla.faces import WOLF, kind
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

HELD: Final = 6
WOLF_EXTRA: Final = 2
DISCARDED: Final = 2


def strength(table: Table, seat: i64) -> i64:
    """What the seat's cards are worth, none for a seat that is out."""
    if table.alive[seat] == 0:
        return 0
    worth: i64 = 0
    for card in range(len(table.where)):
        place = table.where[card]
        if place == HAND + seat or place == LAID + seat:
            worth += HELD
            if table.cards.faces[card] == WOLF:
                worth += WOLF_EXTRA
        elif place == DISCARDS + seat:
            worth += DISCARDED
    return worth


def judge(table: Table, seat: i64) -> i64:
    """The seat's share of all strength, so scaled that an even share is an even match."""
    if table.alive[seat] == 0:
        return 0
    mine = strength(table, seat)
    theirs: i64 = 0
    rivals: i64 = 0
    rival: i64 = seat
    for other in range(table.seats):
        if other != seat and table.alive[other] == 1:
            theirs += strength(table, other)
            rivals += 1
            rival = other
    if rivals == 0:
        return 1000
    total = mine * rivals + theirs
    if total == 0:
        return 500
    if rivals == 1 and rival < seat:
        return 1000 - 1000 * theirs // total  # so that the two add up to 1000
    return 1000 * mine * rivals // total


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
