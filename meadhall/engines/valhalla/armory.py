"""The armory: the open row beside the deck, and what may be taken from it.

Weapons and wolves that were turned up wait here for the taking. Draugar of the clash stay here for
ever and leave less and less room. Gods never stay (`Table.clear_away`).
"""

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.draugar import ARMORY_SIZE
from meadhall.engines.valhalla.faces import DRAUGR
from meadhall.engines.valhalla.table import SHUFFLE_DECK, Table, sorted_cards
from meadhall.engines.values import NOBODY


def takeable(table: Table) -> vec[i64]:
    """The cards in the armory that somebody may take, by number."""
    cards = vec[i64]()
    for card in table.armory:
        if table.kind(card) != DRAUGR:
            cards = append(cards, card)
    return sorted_cards(cards)


def excess(table: Table) -> vec[i64]:
    """What does not fit at the end of a turn: draugar past the fifth, then the newest others."""
    room = i64(ARMORY_SIZE)
    too_many = vec[i64]()
    for card in table.armory:
        if table.kind(card) == DRAUGR:
            if room > 0:
                room -= 1
            else:
                too_many = append(too_many, card)
    for card in table.armory:
        if table.kind(card) != DRAUGR:
            if room > 0:
                room -= 1
            else:
                too_many = append(too_many, card)
    return too_many


def trim(table: Table) -> bool:
    """Shuffle what does not fit into the deck; False if everything fits."""
    too_many = excess(table)
    for card in too_many:
        table.from_armory(card)
        table.to_bottom(card)
    if len(too_many) == 0 or len(table.deck) < 2:
        return False
    table.ask_order(SHUFFLE_DECK, table.deck[:], NOBODY)
    return True
