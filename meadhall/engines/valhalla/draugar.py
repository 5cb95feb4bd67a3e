"""What a draugr costs that is turned up.

One card for each, or three once five draugar fill the armory. Paying is `losing`'s affair.
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valhalla.faces import COUNTS, DRAUGR
from meadhall.engines.valhalla.table import Table

ARMORY_SIZE: Final = 5
COST: Final = 1
FULL_COST: Final = 3
HAMMER_COST: Final = 2


def in_armory(table: Table) -> i64:
    """How many draugar lie in the armory."""
    count: i64 = 0
    for card in table.armory:
        if table.kind(card) == DRAUGR:
            count += 1
    return count


def danger(table: Table) -> i64:
    """How thick they stand in the deck, in four steps; 3 also where there is no deck.

    Everybody can tell: no hand and no discards ever hold one.
    """
    size: i64 = len(table.deck)
    draugar = (COUNTS[DRAUGR] - in_armory(table)) * 100
    if draugar >= 50 * size:
        return 3
    return 2 if draugar >= 32 * size else 1 if draugar >= 22 * size else 0


def cost(table: Table) -> i64:
    """How many cards the next draugr costs."""
    return FULL_COST if in_armory(table) >= ARMORY_SIZE else COST


def bite(table: Table, seat: i64) -> None:
    """This seat has turned up a draugr and owes for it."""
    table.owed[seat] += cost(table)


def bite_together(table: Table, hammered: bool) -> None:
    """A draugr of the clash costs everybody involved; a lone one costs more under a hammer."""
    price = cost(table)
    if hammered and price < HAMMER_COST:
        price = HAMMER_COST
    for seat in range(table.seats):
        if table.is_involved(seat):
            table.owed[seat] += price
