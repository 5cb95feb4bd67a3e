"""Whose card is it? Ranks are called from the ace to the king, and cards of one rank by suit.

Every living figure brings its owner one card of a pack that is shuffled again for each turn. Hands
are known to their owners alone, so each rank is called out: who holds a card of it must say so.
Nobody has a choice here; who keeps silent with such a card in hand is found out, at the latest
when the kings are called and every card that is left has to be shown.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.skirmish.field import NO_CARD, PACK, RANKS, SUITS, Field
from meadhall.engines.values import UNKNOWN

SILENCE: Final = 0
"""The answer of a seat that holds no card of the rank; else a bit for each card of its hand."""

KING: Final = RANKS - 1


def rank_of(face: i64) -> i64:
    return face // SUITS


def suit_of(face: i64) -> i64:
    """Spades, hearts, diamonds, clubs: the order in which they act."""
    return face % SUITS


def deal(field: Field) -> None:
    """One card for each living figure: the first seat's cards lie first, then the next seat's."""
    card: i64 = 0
    for seat in range(field.seats):
        field.first_card[seat] = card
        field.dealt[seat] = field.living(seat)
        card += field.dealt[seat]
    for each in range(len(field.spent)):
        field.spent[each] = 0


def hand(field: Field, seat: i64) -> vec[i64]:
    """The cards of this turn that the seat has not yet played."""
    cards = vec[i64]()
    for card in range(field.first_card[seat], field.first_card[seat] + field.dealt[seat]):
        if field.spent[card] == 0:
            cards = append(cards, card)
    return cards


def bit_of(field: Field, seat: i64, card: i64) -> i64:
    """The bit that stands for a card in an answer: 1, 2 or 4."""
    place = card - field.first_card[seat]
    return 1 if place == 0 else 2 * place


def holds_all(field: Field) -> bool:
    """Does this copy know every card that is still in hand, so that nobody has to be asked?"""
    if field.open_cards:
        return True
    if len(field.cards.memories) > 0:
        return False
    return all(field.cards.knows(hand(field, seat)) for seat in range(field.seats))


def truth(field: Field, seat: i64) -> i64:
    """The answer that the seat's cards demand, on a copy that knows them."""
    answer: i64 = SILENCE
    for card in hand(field, seat):
        if field.rank == KING or rank_of(field.cards.face(card)) == field.rank:
            answer += bit_of(field, seat, card)
    return answer


def answers(field: Field, seat: i64) -> vec[i64]:
    """What the seat may answer: one thing, or all that some hand would allow where it is hidden."""
    cards = hand(field, seat)
    if field.cards.knows(cards) or field.rank == KING:
        return vec[i64]([truth(field, seat)])
    found = vec[i64]([0])
    for card in cards:
        bit = bit_of(field, seat, card)
        for before in found[:]:
            found = append(found, before + bit)
    return sorted_few(found)


def sorted_few(numbers: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(numbers))


def answer(field: Field, seat: i64, said: i64) -> None:
    """The seat names these cards; everybody may rely on it that the others are of another rank."""
    for card in hand(field, seat):
        is_named = said // bit_of(field, seat, card) % 2 == 1
        if is_named:
            field.named = append(field.named, card)
        if len(field.cards.memories) > 0:
            for face in range(i64(PACK)):
                if (rank_of(face) == field.rank) != is_named:
                    field.cards.rule_out(card, face)


def take_next(field: Field) -> i64:
    """The card of the lowest face among those that were named, which are open; or NO_CARD."""
    lowest: i64 = NO_CARD
    for card in field.named:
        if lowest == NO_CARD or field.cards.face(card) < field.cards.face(lowest):
            lowest = card
    left = vec[i64]()
    for card in field.named:
        if card != lowest:
            left = append(left, card)
    field.named = left
    return lowest


def next_known(field: Field) -> i64:
    """The lowest card in hand whose owner can still activate somebody, where all are known."""
    lowest: i64 = NO_CARD
    for seat in range(field.seats):
        if not field.has_unactivated(seat):
            continue
        for card in hand(field, seat):
            face = field.cards.face(card)
            if face != UNKNOWN and (lowest == NO_CARD or face < field.cards.face(lowest)):
                lowest = card
    return lowest


def play_card(field: Field, card: i64) -> None:
    """The card is used up; `rank` follows it where nothing is called out."""
    field.card = card
    field.spent[card] = 1
    field.rank = rank_of(field.cards.face(card))
