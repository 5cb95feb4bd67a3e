"""What a god does: as main action, look at the top of the deck; as support, turn up an omen.

The main action shows the player the two top cards; then he may have the whole deck shuffled. The
support action turns up one card for all to see: a draugr bites its player alone, anything else
comes to his discards.
"""

from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import i64, vec
from meadhall.engines.valhalla.draugar import bite
from meadhall.engines.valhalla.faces import DRAUGR
from meadhall.engines.valhalla.table import (
    DISCARDS,
    OMEN,
    RESHUFFLE,
    SEE_TOP,
    SHUFFLE_DECK,
    USE,
    Table,
)
from meadhall.engines.values import NOBODY

TOP_CARDS: Final = 2


def look_at_top(table: Table, seat: i64) -> None:
    count: i64 = len(table.deck)
    if count > TOP_CARDS:
        count = TOP_CARDS
    table.ask_faces(SEE_TOP, table.deck[:count], seat)


def top_seen(table: Table) -> None:
    if len(table.deck) > 1:
        table.ask_seat(RESHUFFLE, table.turn)


def decide_reshuffle(table: Table, action: i64) -> None:
    if action == USE:
        table.ask_order(SHUFFLE_DECK, table.deck[:], NOBODY)


def stir(table: Table) -> bool:
    """Shuffle the deck because a god has gone back into it; False if none has."""
    if not table.stirred:
        return False
    table.stirred = False
    if len(table.deck) < 2:
        return False
    table.ask_order(SHUFFLE_DECK, table.deck[:], NOBODY)
    return True


def turn_omen(table: Table) -> None:
    table.draw(1)
    table.ask_faces(OMEN, table.drawn[:], EVERYBODY)


def omen_seen(table: Table) -> None:
    seat, card = table.turn, table.drawn[0]
    table.drawn = vec[i64]()
    if table.kind(card) == DRAUGR:
        bite(table, seat)
        table.to_bottom(card)
    else:
        table.where[card] = DISCARDS + seat
