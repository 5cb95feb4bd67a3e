"""How good a position looks to a seat, and which actions come to the same.

What counts is how far one is from the last card, against the others, and the less the thicker the
draugar stand in the deck. A card among the discards is worth as much as one in hand; axes, in hand,
are worth more, for they alone take cards from others. The weights, by the danger, are those that
foretold best who won matches of a player by move_priors against himself.
"""

from typing import Final

from meadhall.engines.advantage import weight_of
from meadhall.engines.packed import i64, vec
from meadhall.engines.valhalla.draugar import danger
from meadhall.engines.valhalla.faces import DRAUGR, kind
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

# By the kind of card, and in each row by the danger (`draugar.danger`).
HELD: Final[vec[i64]] = vec[i64](
    [
        36, 32, 30, 34,  # hammer
        37, 33, 33, 33,  # sword
        51, 44, 42, 33,  # axe
        39, 34, 31, 34,  # wolf
        37, 33, 33, 33,  # draugr, which nobody keeps, or a card that is not known
        37, 33, 33, 33,  # god
    ]
)  # fmt: skip
THROWN: Final[vec[i64]] = vec[i64](
    [
        35, 34, 31, 29,  # hammer
        37, 34, 33, 26,  # sword
        40, 33, 28, 30,  # axe
        34, 30, 26, 28,  # wolf
        37, 34, 33, 26,  # draugr, or not known
        37, 34, 33, 26,  # god
    ]
)  # fmt: skip
DANGERS: Final = 4

TWO_LEFT: Final[vec[i64]] = vec[i64]([-18, -47, -41, -5])
"""Holding no more than that."""

COUNTING: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536, 1048576])
"""One card of each kind, in a number that counts a few of each."""


def evaluate(table: Table, seat: i64) -> i64:
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
    at = danger(table)
    held: i64 = 0
    speaks: i64 = 0
    for card in range(len(table.where)):
        place = table.where[card]
        if place == DISCARDS + seat:
            speaks += THROWN[kind_or_any(table, card) * DANGERS + at]
        elif place == HAND + seat or place == LAID + seat:
            held += 1
            speaks += HELD[kind_or_any(table, card) * DANGERS + at]
    if held <= 2:
        speaks += TWO_LEFT[at]
    return speaks


NAMES: Final = ("hammer", "sword", "axe", "wolf", "unknown card", "god")
"""The kinds, as the rows of the tables have them."""


def feature_names() -> list[str]:
    places = [f"{name} {place}" for place in ("held", "discarded") for name in NAMES]
    rows = [*places, "two cards held or fewer"]
    return [f"{row}, danger {at}" for row in rows for at in range(DANGERS)]


def features(table: Table, seat: i64) -> vec[i64]:
    """What `worth` counts, for `meadhall learn`; nothing for a seat that is out."""
    if table.alive[seat] == 0:
        return vec[i64]()
    at = danger(table)
    thrown: i64 = len(HELD)
    found = vec[i64]([0] * (len(HELD) + len(THROWN) + DANGERS))
    held: i64 = 0
    for card in range(len(table.where)):
        place = table.where[card]
        if place == DISCARDS + seat:
            found[thrown + kind_or_any(table, card) * DANGERS + at] += 1
        elif place == HAND + seat or place == LAID + seat:
            held += 1
            found[kind_or_any(table, card) * DANGERS + at] += 1
    if held <= 2:
        found[thrown + len(THROWN) + at] = 1
    return found


def weights() -> list[int]:
    """What each of them is counted for, in thousandths."""
    return [1000 * int(worth) for table in (HELD, THROWN, TWO_LEFT) for worth in table]


def kind_or_any(table: Table, card: i64) -> i64:
    """The kind of a card, or DRAUGR for one whose face is not known here."""
    face = table.cards.faces[card]
    return DRAUGR if face == UNKNOWN else kind(face)


def meaning(table: Table, card: i64) -> i64:
    """The kind of a card, or a number of its own for one whose face is not known here."""
    face = table.cards.faces[card]
    return SPAN + card if face == UNKNOWN else kind(face)


def action_class(table: Table, action: i64) -> i64:
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


def public_class(table: Table, action: i64) -> i64:
    """Which of the cards drawn unseen was kept, the others cannot tell."""
    if table.question == KEEP_ONE and table.axed != table.turn and action != REVEAL:
        return KEEP
    return action_class(table, action)


def glimpse(table: Table) -> i64:
    """How many cards of each kind are shown; their order says nothing."""
    seen: i64 = 0
    for card in table.asked_pile:
        seen += COUNTING[kind(table.cards.faces[card])]
    return seen
