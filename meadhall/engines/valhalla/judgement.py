"""How good a position looks to a seat, and which actions come to the same.

What counts is how far one is from the last card, against the others, and the more the thicker the
draugar stand in the deck. A card among the discards is worth nearly as much as one in hand, and
which cards they are hardly matters, but for axes. The weights, by the danger, are those that
foretold best who won matches of a player by hunches against himself.
"""

from typing import Final

from meadhall.engines.advantage import weight_of
from meadhall.engines.packed import i64, vec
from meadhall.engines.valhalla.draugar import danger
from meadhall.engines.valhalla.faces import AXE, kind
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

# By the danger (`draugar.danger`).
A_HELD_CARD: Final[vec[i64]] = vec[i64]([25, 25, 27, 32])
A_DISCARD: Final[vec[i64]] = vec[i64]([24, 27, 29, 29])
AN_AXE: Final[vec[i64]] = vec[i64]([11, 12, 13, 0])
TWO_LEFT: Final[vec[i64]] = vec[i64]([-33, -56, -96, 0])

COUNTING: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536, 1048576])
"""One card of each kind, in a number that counts a few of each."""


def judge(table: Table, seat: i64) -> i64:
    """The seat's share of all that the seats still in have going for them."""
    if table.alive[seat] == 0:
        return 0
    mine: i64 = 0
    whole: i64 = 0
    for other in range(table.seats):
        if table.alive[other] == 1:
            weight = weight_of(worth(table, other))
            whole += weight
            if other == seat:
                mine = weight
    return 1000 * mine // whole


def worth(table: Table, seat: i64) -> i64:
    """What a seat has going for it: its cards, and where they lie."""
    held: i64 = 0
    thrown: i64 = 0
    axes: i64 = 0
    for card in range(len(table.where)):
        place = table.where[card]
        if place == DISCARDS + seat:
            thrown += 1
        elif place == HAND + seat or place == LAID + seat:
            held += 1
            if table.cards.faces[card] == AXE:
                axes += 1
    at = danger(table)
    speaks = held * A_HELD_CARD[at] + thrown * A_DISCARD[at] + axes * AN_AXE[at]
    if held <= 2:
        speaks += TWO_LEFT[at]
    return speaks


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


def glimpse(table: Table) -> i64:
    """How many cards of each kind are shown; their order says nothing."""
    seen: i64 = 0
    for card in table.asked_pile:
        seen += COUNTING[kind(table.cards.faces[card])]
    return seen
