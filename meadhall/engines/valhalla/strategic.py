"""The strategic phase: secret plays, ties, declared effects, and drawing.

Everybody lays down a main and a support action unseen, and all are turned up together. Who played
the same main action as somebody else is tied: he discards it, takes his support back and waits
for the clash. The others, from the first player clockwise, declare what their main actions do;
then, in the same order, each draws two cards and keeps one, or takes one from the armory.

A drawn card is kept unseen, and the others go unseen to the bottom of the deck, draugar too: only
who draws nothing but draugar has to show them. So that pointing at a card betrays nothing, each
hand, and each pair just drawn, is first mixed by its owner. Under an axe all is shown.
"""

from typing import Final

from meadhall.engines.cards import EVERYBODY
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.armory import takeable
from meadhall.engines.valhalla.draugar import bite
from meadhall.engines.valhalla.faces import AXE, DRAUGR, GOD, HAMMER, KINDS, SWORD, faces_in
from meadhall.engines.valhalla.gods import look_at_top
from meadhall.engines.valhalla.losing import ask_mixing, put_rest_away
from meadhall.engines.valhalla.table import (
    BARE_DRAUGAR,
    DECLINE,
    DRAW,
    DRAW_OR_TAKE,
    DRAWN,
    EFFECT,
    HAND,
    KEEP,
    KEEP_ONE,
    LAID,
    MIX_DRAWN,
    NO_CARD,
    REVEAL,
    SEE_DRAWN,
    SEE_HAND,
    SPAN,
    TAKE,
    TARGET,
    UNVEIL,
    USE,
    Table,
    sorted_cards,
)
from meadhall.engines.values import NOBODY, UNKNOWN

DRAW_CARDS: Final = 2
HAMMER_CARDS: Final = 3


# Secret plays, and ties. --------------------------------------------------------------------


def ask_next_mixing(table: Table) -> bool:
    """Have every hand mixed that others could tell apart; False when all are."""
    while table.cursor < table.seats:
        seat = table.seat_at(table.cursor)
        table.cursor += 1
        if table.alive[seat] == 1 and ask_mixing(table, seat):
            return True
    return False


def plays(table: Table, seat: i64) -> vec[i64]:
    """Any card as main action with any other as support."""
    hand = table.pile_at(HAND + seat)
    actions = vec[i64](capacity=len(hand) * len(hand))
    for main in hand:
        for support in hand:
            if support != main:
                actions = append(actions, main * SPAN + support)
    return actions


def lay_down(table: Table, actions: vec[i64]) -> None:
    """Every seat still in has chosen; turn all the cards up."""
    laid = vec[i64]()
    at: i64 = 0
    for seat in range(table.seats):
        if table.alive[seat] == 0:
            continue
        main, support = actions[at] // SPAN, actions[at] % SPAN
        at += 1
        table.main[seat], table.support[seat] = main, support
        table.where[main] = LAID + seat
        table.where[support] = LAID + seat
        laid = append(append(laid, main), support)
    table.turn = NOBODY
    table.ask_faces(UNVEIL, laid, EVERYBODY)


def tie(table: Table) -> None:
    """All who played the same main action as somebody else are tied."""
    players = vec[i64]([0] * KINDS)
    for seat in range(table.seats):
        if table.alive[seat] == 1:
            players[table.kind(table.main[seat])] += 1
    for seat in range(table.seats):
        if table.alive[seat] == 1 and players[table.kind(table.main[seat])] > 1:
            table.tied[seat] = 1
            table.to_discards(table.main[seat], seat)
            table.to_hand(table.support[seat], seat)
            table.support[seat] = NO_CARD


# Declaring. ---------------------------------------------------------------------------------


def ask_next_effect(table: Table) -> bool:
    """Let the next untied seat declare its main action, if it can do anything."""
    while table.cursor < table.seats:
        seat = table.seat_at(table.cursor)
        table.cursor += 1
        if table.is_untied(seat) and len(effects(table, seat)) > 1:
            table.ask_seat(EFFECT, seat)
            return True
    return False


def effects(table: Table, seat: i64) -> vec[i64]:
    """Declining, and each way to use the main action now."""
    actions = vec[i64]([DECLINE])
    main = table.kind(table.main[seat])
    if main == GOD:
        if len(table.deck) > 0:
            actions = append(actions, i64(USE))
    elif main in (HAMMER, AXE, SWORD):
        for target in range(table.seats):
            if target != seat and is_target(table, main, target):
                actions = append(actions, TARGET + target)
    return actions


def is_target(table: Table, main: i64, seat: i64) -> bool:
    """A sword looks at any hand; hammer and axe fall on those who are about to draw."""
    if main == SWORD:
        return table.alive[seat] == 1 and table.size_of(HAND + seat) > 0
    return table.is_untied(seat)


def declare(table: Table, action: i64) -> None:
    """Use the main action, which then goes to the discards, or let it lie."""
    if action == DECLINE:
        return
    seat = table.turn
    main = table.kind(table.main[seat])
    table.to_discards(table.main[seat], seat)
    target = action - TARGET
    if main == GOD:
        look_at_top(table, seat)
    elif main == AXE:
        table.axed = target
    elif main == HAMMER:
        table.hammered = target
    else:
        table.mixed[target] = 0
        table.ask_faces(SEE_HAND, table.pile_at(HAND + target), seat)


# Drawing. -----------------------------------------------------------------------------------


def ask_next_draw(table: Table) -> bool:
    """Let the next untied seat draw or take; who has no choice is not asked."""
    if len(table.drawn) > 0 and ask_open_keep(table):
        return True
    while table.cursor < table.seats:
        seat = table.seat_at(table.cursor)
        table.cursor += 1
        if not table.is_untied(seat):
            continue
        ways = draws(table, seat)
        table.turn = seat
        if len(ways) > 1:
            table.ask_seat(DRAW_OR_TAKE, seat)
            return True
        if len(ways) == 1 and ways[0] != DECLINE:
            draw_or_take(table, ways[0])
            if ways[0] == DRAW:
                return True
    return False


def draws(table: Table, seat: i64) -> vec[i64]:
    """Drawing from the deck, and taking each card of the armory; a hammer forbids the latter.

    Where the table has agreed so, doing neither, unless a hammer compels.
    """
    actions = vec[i64]()
    if table.may_pass and table.hammered != seat:
        actions = append(actions, i64(DECLINE))
    if len(table.deck) > 0:
        actions = append(actions, i64(DRAW))
    if table.hammered != seat:
        for card in takeable(table):
            actions = append(actions, TAKE + card)
    return actions


def draw_or_take(table: Table, action: i64) -> None:
    seat = table.turn
    if action == DRAW:
        table.draw(HAMMER_CARDS if table.hammered == seat else DRAW_CARDS)
        table.ask_faces(SEE_DRAWN, table.drawn[:], EVERYBODY if table.axed == seat else seat)
    elif action != DECLINE:
        card = action - TAKE
        table.from_armory(card)
        table.to_discards(card, seat)


def drawn_seen(table: Table) -> None:
    """An axed draw lies open: its draugar bite at once. Any other is mixed before it is sorted."""
    seat = table.turn
    if table.axed == seat:
        left = vec[i64]()
        for card in table.drawn:
            if table.kind(card) == DRAUGR:
                bite(table, seat)
                table.to_bottom(card)
            else:
                left = append(left, card)
        table.drawn = left
    elif len(table.drawn) > 1:
        table.ask_order(MIX_DRAWN, table.drawn[:], seat)
    else:
        table.ask_seat(KEEP_ONE, seat)


def ask_open_keep(table: Table) -> bool:
    """Have one of the cards kept that an axe has laid open; a single one is kept unasked: False."""
    seat = table.seat_at(table.cursor - 1)
    if len(table.drawn) > 1:
        table.ask_seat(KEEP_ONE, seat)
        return True
    table.turn = seat
    keep(table, KEEP + table.drawn[0])
    return False


def keeps(table: Table) -> vec[i64]:
    """Each drawn card that may be kept, or, where all are draugar, showing them.

    A copy that does not know the cards lists what some cards would allow.
    """
    actions = vec[i64]()
    certain = False
    for card in sorted_cards(table.drawn):
        face = table.cards.faces[card]
        if face != DRAUGR:
            actions = append(actions, KEEP + card)
        if face != DRAUGR and face != UNKNOWN:
            certain = True
    if not certain:
        actions = append(actions, i64(REVEAL))
    return actions


def keep(table: Table, action: i64) -> None:
    """Keep this card; the others go to the bottom unseen, or where an axe sends them.

    Everybody can tell that a card kept is no draugr, and that cards to be shown are nothing else.
    """
    seat = table.turn
    if action == REVEAL:
        for card in table.drawn:
            for face in range(faces_in(table.aspects)):
                if face != DRAUGR:
                    table.cards.rule_out(card, face)
        table.ask_faces(BARE_DRAUGAR, table.drawn[:], EVERYBODY)
        return
    table.to_hand(action - KEEP, seat)
    if table.axed == seat:
        put_rest_away(table)
        return
    table.cards.rule_out(action - KEEP, DRAUGR)
    for card in table.drawn:
        if table.where[card] == DRAWN:
            table.to_bottom(card)
    table.drawn = vec[i64]()


def draugar_bared(table: Table) -> None:
    """Nothing but draugar was drawn: each bites, and all go to the bottom."""
    for _ in table.drawn:
        bite(table, table.turn)
    put_rest_away(table)
