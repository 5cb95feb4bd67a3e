"""What an experienced player would rather do: where a search looks first, and how it plays on.

Each table says how much speaks for a choice, in the measure of `advantage`: what has a hundred
more is nearly three times as likely to be done. The weights were learned: a player who draws his
actions by them played 58,000 matches against himself, and each action was credited with what came
of it. Where a table counts cards, its last number stands for all that are more.

A hunch knows what its player may know: his own cards, the open ones, and how many draugar the
deck must hold.
"""

from typing import Final

from meadhall.engines.advantage import weight_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla.draugar import danger
from meadhall.engines.valhalla.faces import AXE, DRAUGR, KINDS, WOLF, kind
from meadhall.engines.valhalla.table import (
    DECLINE,
    DISCARDS,
    DRAW,
    DRAW_OR_TAKE,
    EFFECT,
    HAND,
    KEEP,
    KEEP_ONE,
    LAID,
    LOSE,
    LOSE_ONE,
    PLAY,
    RECOVER,
    RESCUE,
    RESHUFFLE,
    REVEAL,
    SPAN,
    SUPPORT,
    TAKE,
    TAKE_ONE,
    TARGET,
    USE,
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)

MAINS: Final[vec[i64]] = vec[i64](
    [
        187, 122, -91, 2,  # hammer
        248, 177, -94, -40,  # sword
        -221, -6, 408, 270,  # axe
        -4, -87, -62, 65,  # wolf
        0, 0, 0, 0,  # draugr
        162, 147, -56, -37,  # god
        150, 123, 76, 93,  # hammer, in a crowd
        145, 114, 48, 32,  # sword, in a crowd
        -104, -14, 81, 116,  # axe, in a crowd
        35, 24, 78, 91,  # wolf, in a crowd
        0, 0, 0, 0,  # draugr, in a crowd
        106, 20, -23, -28,  # god, in a crowd
    ]
)  # fmt: skip
"""A main action, by the danger; for two, then for more."""

SUPPORTS: Final[vec[i64]] = vec[i64](
    [
        2, -91,  # hammer
        -63, -109,  # sword
        78, -38,  # axe
        -5, 236,  # wolf
        0, 0,  # draugr
        2, 54,  # god
        -60, -76,  # hammer, in a crowd
        -80, -30,  # sword, in a crowd
        151, 172,  # axe, in a crowd
        -89, -2,  # wolf, in a crowd
        0, 0,  # draugr, in a crowd
        65, 58,  # god, in a crowd
    ]
)  # fmt: skip
"""A support action, without discards and with some; for two, then for more."""

WOLF_FOR: Final[vec[i64]] = vec[i64]([-17, 8, 46, 114])
"""A wolf as main action, for no discards, one or two, up to four, or more."""

WOLF_WITH: Final[vec[i64]] = vec[i64]([149, 74, 86, -40])
"""A wolf as main action, with two cards or fewer, three, four, or more."""

AXE_WITH: Final[vec[i64]] = vec[i64]([-176, -218, -222, -43])
"""An axe as main action, with so many cards."""

USING: Final[vec[i64]] = vec[i64](
    [
        -304, -69, 444, 0, 0, 95,  # for two
        -445, -292, 49, 0, 0, -156,  # in a crowd
    ]
)  # fmt: skip
"""Using a main action, by its kind; letting it lie counts nothing."""

AXE_ON_LEADER: Final = 208
"""Using an axe on whoever has most cards, where there are several to choose from."""

RESHUFFLING: Final[vec[i64]] = vec[i64]([-42, 98, 11])
"""Having the deck shuffled, by the draugar seen on top of it."""

DANGERS: Final = 4

DRAWING: Final[vec[i64]] = vec[i64](
    [
        422, 135, 50, -81,  # unharmed
        102, -83, -181, -182,  # under an axe
    ]
)  # fmt: skip
"""Drawing from the deck, by the danger."""

DRAWING_WITH: Final[vec[i64]] = vec[i64]([375, 153, -81, -280])
"""Drawing, with so many cards."""

TAKING: Final[vec[i64]] = vec[i64]([5, 7, 194, 161, 0, 0])
"""Taking a card from the armory, by kind."""

WANTED: Final[vec[i64]] = vec[i64]([-213, -219, 562, 186, 0, -64])
"""Taking a card to the hand: kept from a draw, shared after a clash, or saved by."""

SUPPORTING: Final[vec[i64]] = vec[i64]([227, 257, 427, 0, 0, -53])
"""Using a support action, by its kind."""

LOSING_HELD: Final[vec[i64]] = vec[i64]([-22, 5, -355, -312, 0, -127])
"""Giving up a card in hand."""

LOSING_DISCARDED: Final[vec[i64]] = vec[i64]([264, 247, 141, 88, 0, 123])
"""Giving up a card among the discards."""

RETURNING_ALL: Final = 521
"""Bringing all discards back."""

RECOVERING: Final[vec[i64]] = vec[i64]([-95, -83, 564, 17, 0, -3])
"""Bringing back one discard with a wolf as support action."""


def hunches(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """A weight for each of the seat's legal actions."""
    outlook = Outlook(table, seat)
    weights = vec[i64](capacity=len(actions))
    for action in actions:
        weights = append(weights, weight_of(outlook.hunch(action)))
    return weights


class Outlook:
    """What a seat looks at before it chooses."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.crowd: i64 = KINDS if table.seats > 2 else 0  # where the tables go on for a crowd
        self.danger: i64 = danger(table)
        hand: i64 = 0
        discards: i64 = 0
        for place in table.where:
            if place == HAND + seat or place == LAID + seat:
                hand += 1
            elif place == DISCARDS + seat:
                discards += 1
        self.hand: i64 = 0 if hand <= 2 else 3 if hand >= 5 else hand - 2
        self.discards: i64 = 0 if discards == 0 else 3 if discards >= 5 else (discards + 1) // 2

    def hunch(self, action: i64) -> i64:
        """How much speaks for the action."""
        table = self.table
        question = table.question
        if action in (DECLINE, REVEAL):
            return 0
        if question == PLAY:
            return self.play(self.kind(action // SPAN), self.kind(action % SPAN))
        if question == EFFECT:
            return self.effect(action)
        if question == RESHUFFLE:
            return RESHUFFLING[draugar_on_top(table)]
        if question == DRAW_OR_TAKE:
            if action == DRAW:
                axed: i64 = DANGERS if table.axed == self.seat else 0
                return DRAWING[axed + self.danger] + DRAWING_WITH[self.hand]
            return TAKING[self.kind(action - TAKE)]
        if question == KEEP_ONE:
            return WANTED[self.kind(action - KEEP)]
        if question in (TAKE_ONE, RESCUE):
            return WANTED[self.kind(action - TAKE)]
        if question == SUPPORT:
            return SUPPORTING[self.kind(table.support[self.seat])]
        if question == LOSE_ONE:
            card = action - LOSE
            if table.where[card] < DISCARDS:
                return LOSING_HELD[self.kind(card)]
            return LOSING_DISCARDED[self.kind(card)]
        if question == WOLF_MAIN:
            return RETURNING_ALL
        if question == WOLF_SUPPORT:
            return RECOVERING[self.kind(action - RECOVER)]
        return 0

    def play(self, main: i64, support: i64) -> i64:
        """What speaks for these two cards."""
        speaks = MAINS[(self.crowd + main) * DANGERS + self.danger]
        thrown: i64 = 1 if self.discards > 0 else 0
        speaks += SUPPORTS[(self.crowd + support) * 2 + thrown]
        if main == WOLF:
            speaks += WOLF_FOR[self.discards] + WOLF_WITH[self.hand]
        elif main == AXE:
            speaks += AXE_WITH[self.hand]
        return speaks

    def effect(self, action: i64) -> i64:
        """What speaks for using the main action so, where declining counts nothing."""
        table = self.table
        main = self.kind(table.main[self.seat])
        speaks = USING[self.crowd + main]
        if action == USE or table.seats == 2:
            return speaks
        if main == AXE and leads_all(table, self.seat, action - TARGET):
            speaks += AXE_ON_LEADER
        return speaks

    def kind(self, card: i64) -> i64:
        return kind(self.table.cards.face(card))


def draugar_on_top(table: Table) -> i64:
    """How many of the two cards that a god was shown are draugar."""
    count: i64 = 0
    for card in table.deck[:2]:
        if table.cards.faces[card] == DRAUGR:
            count += 1
    return count


def leads_all(table: Table, seat: i64, target: i64) -> bool:
    """Does nobody but perhaps the seat itself have more cards than this one?"""
    held = vec[i64]([0] * int(table.seats))
    for place in table.where:
        if place >= HAND:
            held[place % 8] += 1
    return all(held[other] <= held[target] for other in range(table.seats) if other != seat)
