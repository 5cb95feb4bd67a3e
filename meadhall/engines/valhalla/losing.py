"""Losing cards to draugar, the last-card test, and going out.

A draugr takes cards out of the game: from the hand or the discards, as the loser chooses. What
lies before him as his main or support action is in play and cannot be lost. A lost card is laid
open. A player with a single card left, counting the cards on the table, is tested: three cards are
turned up, and a draugr among them ends the match for him.
"""

from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.faces import DRAUGR
from meadhall.engines.valhalla.table import (
    DISCARDS,
    DRAWN,
    HAND,
    LAID,
    LOSE,
    LOSE_ONE,
    MIX_HAND,
    OUT,
    RESCUE,
    SHOW_LOST,
    TAKE,
    TURN_THREE,
    Table,
    sorted_cards,
)

TEST_CARDS: Final = 3


def ask_mixing(table: Table, seat: i64) -> bool:
    """Before a seat points at its hand, it mixes it; False if nobody could tell it apart anyway."""
    if table.mixed[seat] == 1:
        return False
    hand = table.pile_at(HAND + seat)
    if len(hand) < 2:
        return False
    table.turn = seat
    table.ask_order(MIX_HAND, hand, seat)
    return True


def hand_mixed(table: Table) -> None:
    table.mixed[table.turn] = 1


# Paying. ------------------------------------------------------------------------------------


def ask_next_loss(table: Table) -> bool:
    """Let the first seat in turn order that owes cards pay; False if nobody owes any."""
    for place in range(table.seats):
        seat = table.seat_at(place)
        if table.owed[seat] > 0 and ask_loss(table, seat):
            return True
    return False


def ask_loss(table: Table, seat: i64) -> bool:
    """Have the seat choose a card to lose, or take all it has if it owes as many."""
    in_hand = table.size_of(HAND + seat)
    if in_hand + table.size_of(DISCARDS + seat) <= table.owed[seat]:
        table.owed[seat] = 0
        return take_everything(table, seat)
    if ask_mixing(table, seat):
        return True
    table.ask_seat(LOSE_ONE, seat)
    return True


def losable(table: Table, seat: i64) -> vec[i64]:
    """Everything in hand and on the discards."""
    actions = vec[i64]()
    for card in range(len(table.where)):
        if table.where[card] == HAND + seat or table.where[card] == DISCARDS + seat:
            actions = append(actions, LOSE + card)
    return actions


def lose_one(table: Table, action: i64) -> None:
    seat, card = table.turn, action - LOSE
    table.owed[seat] -= 1
    if table.where[card] == HAND + seat:
        table.ask_faces(SHOW_LOST, vec[i64]([card]), EVERYBODY)
    else:
        table.where[card] = OUT


def take_everything(table: Table, seat: i64) -> bool:
    """Hand and discards leave the game; True if a hand has to be laid open first."""
    for card in range(len(table.where)):
        if table.where[card] == DISCARDS + seat:
            table.where[card] = OUT
    hand = table.pile_at(HAND + seat)
    if len(hand) == 0:
        return False
    table.turn = seat
    table.ask_faces(SHOW_LOST, hand, EVERYBODY)
    return True


def lost_shown(table: Table) -> None:
    for card in table.asked_pile:
        table.where[card] = OUT


# The last-card test. ------------------------------------------------------------------------


def ask_next_test(table: Table) -> bool:
    """Test the next seat in turn order that has to be; False when all have been."""
    while table.cursor < table.seats:
        seat = table.seat_at(table.cursor)
        if table.alive[seat] == 1 and table.holding(seat) < 2:
            table.turn = seat
            if len(table.deck) > 0:
                table.draw(TEST_CARDS)
                table.ask_faces(TURN_THREE, table.drawn[:], EVERYBODY)
                return True
            if go_out(table, seat):
                return True
        table.cursor += 1
    return False


def three_turned(table: Table) -> None:
    """No draugr: one of them may be kept. Else all is lost."""
    seat = table.turn
    bitten = False
    for card in table.drawn:
        if table.kind(card) == DRAUGR:
            bitten = True
    if bitten:
        put_rest_away(table)
        go_out(table, seat)
    elif len(table.drawn) == 1:
        keep_rescue(table, table.drawn[0])
    else:
        table.ask_seat(RESCUE, seat)


def rescues(table: Table) -> vec[i64]:
    """Each of the cards turned up."""
    actions = vec[i64]()
    for card in sorted_cards(table.drawn):
        actions = append(actions, TAKE + card)
    return actions


def keep_rescue(table: Table, card: i64) -> None:
    """The card comes to hand; a player who had none is tested again."""
    table.to_hand(card, table.turn)
    put_rest_away(table)


def put_rest_away(table: Table) -> None:
    """Clear away what is left of the cards turned up."""
    from_drawn = table.drawn
    table.drawn = vec[i64]()
    for card in from_drawn:
        if table.where[card] == DRAWN:
            table.clear_away(card)


def go_out(table: Table, seat: i64) -> bool:
    """All that the seat has leaves the game; True if its hand has to be laid open first."""
    table.alive[seat] = 0
    for card in range(len(table.where)):
        if table.where[card] == LAID + seat:
            table.where[card] = OUT
    return take_everything(table, seat)
