"""The clash: those who tied turn up cards together, and share what the draugar leave.

Two cards are turned up for each of them. Draugar cost every one of them and stay in the armory;
gods go back into the deck. Then each of them, from the first player clockwise, takes a card from
the armory. The others may interfere with their support actions, declared before the cards are
turned up: axes make it two cards more, a hammer makes a lone draugr cost two cards, a sword lets
its player take a card first if a lone draugr shows. A god's omen needs no clash.
"""

from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.armory import takeable
from meadhall.engines.valhalla.draugar import bite_together
from meadhall.engines.valhalla.faces import AXE, DRAUGR, GOD, HAMMER, SWORD, WOLF
from meadhall.engines.valhalla.gods import turn_omen
from meadhall.engines.valhalla.table import (
    CLASH,
    SUPPORT,
    TAKE,
    TAKE_ONE,
    USE,
    Table,
)

CARDS_EACH: Final = 2
AXE_CARDS: Final = 2


def ask_next_support(table: Table) -> bool:
    """Let the next untied seat say whether it uses its support action."""
    while table.cursor < table.seats:
        seat = table.seat_at(table.cursor)
        table.cursor += 1
        if table.is_untied(seat) and can_support(table, seat):
            table.ask_seat(SUPPORT, seat)
            return True
    return False


def can_support(table: Table, seat: i64) -> bool:
    support = table.kind(table.support[seat])
    if support == WOLF or len(table.deck) == 0:
        return False
    return support == GOD or table.involved() > 0


def decide_support(table: Table, action: i64) -> None:
    seat = table.turn
    if action == USE:
        table.called[seat] = 1
        if table.kind(table.support[seat]) == GOD:
            turn_omen(table)


def supporters(table: Table, kind: i64) -> i64:
    """How many seats have declared a support action of this kind."""
    count: i64 = 0
    for seat in range(table.seats):
        if (
            table.is_untied(seat)
            and table.called[seat] == 1
            and table.kind(table.support[seat]) == kind
        ):
            count += 1
    return count


def turn_up(table: Table) -> bool:
    """Turn the cards of the clash up; False if there is no clash, or nothing to turn up."""
    involved = table.involved()
    if involved == 0 or len(table.deck) == 0:
        return False
    table.draw(CARDS_EACH * involved + AXE_CARDS * supporters(table, AXE))
    table.ask_faces(CLASH, table.drawn[:], EVERYBODY)
    return True


def clash_seen(table: Table) -> None:
    turned_up = table.drawn
    table.drawn = vec[i64]()
    for card in turned_up:
        if table.kind(card) == DRAUGR:
            table.bites += 1
    hammered = table.bites == 1 and supporters(table, HAMMER) > 0
    for card in turned_up:
        if table.kind(card) == DRAUGR:
            bite_together(table, hammered)
            table.to_armory(card)
        else:
            table.clear_away(card)


def ask_next_share(table: Table, by_sword: bool) -> bool:
    """Let the next seat that may take a card from the armory take one."""
    while table.cursor < table.seats:
        seat = table.seat_at(table.cursor)
        table.cursor += 1
        if may_take(table, seat, by_sword):
            cards = takeable(table)
            table.turn = seat
            if len(cards) > 1:
                table.ask_seat(TAKE_ONE, seat)
                return True
            if len(cards) == 1:
                take(table, TAKE + cards[0])
    return False


def may_take(table: Table, seat: i64, by_sword: bool) -> bool:
    if not by_sword:
        return table.is_involved(seat)
    return (
        table.bites == 1
        and table.is_untied(seat)
        and table.called[seat] == 1
        and table.kind(table.support[seat]) == SWORD
    )


def takes(table: Table) -> vec[i64]:
    actions = vec[i64]()
    for card in takeable(table):
        actions = append(actions, TAKE + card)
    return actions


def take(table: Table, action: i64) -> None:
    card = action - TAKE
    table.from_armory(card)
    table.to_hand(card, table.turn)
