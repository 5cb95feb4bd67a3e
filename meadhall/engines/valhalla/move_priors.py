"""What an experienced player would rather do: where a search looks first, and how it plays on.

Each table of `experience` says how much speaks for a choice, in the measure of `advantage`: what
has a hundred more is nearly three times as likely to be done. Actions that come to the same, as
two hammers in one hand, share what one would weigh.

A hunch knows what its player may know: his own cards, the open ones, how many each player has,
and how many draugar the deck must hold.
"""

from typing import Final

from meadhall.engines.advantage import FARTHEST, weight_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valhalla import experience
from meadhall.engines.valhalla.draugar import in_armory
from meadhall.engines.valhalla.faces import COUNTS, DRAUGR, GOD, KINDS, SWORD, WOLF, kind
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
    WOLF_MAIN,
    WOLF_SUPPORT,
    Table,
)

KNOWN: Final = 4
"""Kinds of which the tables tell. Of gods they do not: those are played as swords are."""

MOST: Final = 7
"""Tables count cards from none to seven, which stands for all that are more."""

STEPS: Final = 8
COPIES: Final = 4
LEADS: Final = 9

USING_A_GOD: Final[vec[i64]] = vec[i64]([95, -156])
"""Looking at the top of the deck, for two and in a crowd; letting the god lie counts nothing."""

RESHUFFLING: Final[vec[i64]] = vec[i64]([-42, 98, 11])
"""Having the deck shuffled, by the draugar seen on top of it."""

SUPPORTING_BY_A_GOD: Final = -53
"""Having an omen turned up."""

GOING_WITHOUT: Final = -150
"""Neither drawing nor taking, where the table allows it. A guess: one lives on one's cards."""

THICKNESS: Final[vec[i64]] = vec[i64]([16, 20, 24, 30, 38, 50, 70])
"""Draugar in a hundred cards of the deck: where the tables' next column begins."""


def move_priors(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """A weight for each of the seat's legal actions."""
    outlook = Outlook(table, seat)
    speaks = vec[i64](capacity=len(actions))
    most: i64 = -1_000_000
    for action in actions:
        hunch = outlook.hunch(action)
        speaks = append(speaks, hunch)
        if hunch > most:
            most = hunch
    weights = vec[i64](capacity=len(actions))
    for at in range(len(actions)):
        weight = weight_of(FARTHEST + speaks[at] - most) // outlook.alike(actions[at])
        weights = append(weights, weight if weight > 0 else i64(1))
    return weights


class Outlook:
    """What a seat looks at before it chooses."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat
        self.crowd: i64 = 1 if table.seats > 2 else 0
        self.danger: i64 = danger(table)
        self.draugar: i64 = at_most(in_armory(table), MOST)
        # How many cards each seat has in hand or before it, and among its discards; and of which
        # kinds its own are.
        self.held: vec[i64] = vec[i64]([0] * int(table.seats))
        self.thrown: vec[i64] = self.held[:]
        self.hand: vec[i64] = vec[i64]([0] * KINDS)
        self.discards: vec[i64] = vec[i64]([0] * KINDS)
        for card in range(len(table.where)):
            place = table.where[card]
            if place >= DISCARDS:
                self.thrown[place - DISCARDS] += 1
                if place == DISCARDS + seat:
                    self.discards[self.kind(card)] += 1
            elif place >= LAID:
                self.held[place - LAID] += 1
            elif place >= HAND:
                self.held[place - HAND] += 1
                if place == HAND + seat:
                    self.hand[self.kind(card)] += 1
        self.own_held: i64 = at_most(self.held[seat], MOST)
        self.own_thrown: i64 = at_most(self.thrown[seat], MOST)
        self.players: i64 = 1  # still in, this one among them
        self.fewest: i64 = MOST  # that a rival holds
        self.rival: i64 = seat  # who has most cards of all the others
        for other in range(table.seats):
            if other != seat and table.alive[other] == 1:
                self.players += 1
                if self.held[other] < self.fewest:
                    self.fewest = self.held[other]
                if self.rival == seat or self.has(other) > self.has(self.rival):
                    self.rival = other
        self.lead: i64 = 4 + at_most(self.has(seat) - self.has(self.rival), 4)
        if self.lead < 0:
            self.lead = 0

    def has(self, seat: i64) -> i64:
        """All the cards a seat has, wherever they lie."""
        return self.held[seat] + self.thrown[seat]

    def kind(self, card: i64) -> i64:
        return kind(self.table.cards.face(card))

    # How much speaks for an action. ----------------------------------------------------------

    def hunch(self, action: i64) -> i64:
        question = self.table.question
        if action == DECLINE and question == DRAW_OR_TAKE:
            return GOING_WITHOUT
        if action in (DECLINE, REVEAL):
            return 0
        if question == PLAY:
            return self.play(known(self.kind(action // SPAN)), known(self.kind(action % SPAN)))
        if question == EFFECT:
            return self.effect(action)
        if question == RESHUFFLE:
            return RESHUFFLING[draugar_on_top(self.table)]
        if question == DRAW_OR_TAKE:
            return self.draw() if action == DRAW else self.take(known(self.kind(action - TAKE)))
        if question == KEEP_ONE:
            return self.keep(self.kind(action - KEEP))
        if question == TAKE_ONE:
            return self.share(self.kind(action - TAKE))
        if question == RESCUE:
            return self.rescue(self.kind(action - TAKE))
        if question == SUPPORT:
            return self.support(self.kind(self.table.support[self.seat]))
        if question == LOSE_ONE:
            return self.lose(action - LOSE)
        if question == WOLF_MAIN:
            at = self.crowd * STEPS
            speaks = experience.RETURNING_BY_DANGER[at + self.danger]
            return speaks + experience.RETURNING_BY_THROWN[at + self.own_thrown]
        if question == WOLF_SUPPORT:
            return self.recover(self.kind(action - RECOVER))
        return 0

    def row(self, kind: i64, columns: i64) -> i64:
        """Where the row of this kind begins in a table of so many columns."""
        return (self.crowd * KNOWN + kind) * columns

    def copies(self, kind: i64) -> i64:
        """How many of a kind the seat holds, with the support action that lies before it."""
        count = self.hand[kind]
        support = self.table.support[self.seat]
        if self.table.lies(support, self.seat) and self.kind(support) == kind:
            count += 1
        return at_most(count, COPIES - 1)

    def play(self, main: i64, support: i64) -> i64:
        """What speaks for these two cards."""
        at = self.row(main, STEPS)
        speaks = experience.MAIN_BY_DANGER[at + self.danger]
        speaks += experience.MAIN_BY_HELD[at + self.own_held]
        speaks += experience.MAIN_BY_THROWN[at + self.own_thrown]
        speaks += experience.MAIN_BY_RIVAL_HELD[at + at_most(self.fewest, MOST)]
        speaks += experience.MAIN_BY_RIVAL_THROWN[at + at_most(self.thrown[self.rival], MOST)]
        speaks += experience.MAIN_BY_DRAUGAR[at + self.draugar]
        speaks += experience.MAIN_BY_LEAD[self.row(main, LEADS) + self.lead]
        at = self.row(main, COPIES)
        speaks += experience.MAIN_BY_COPIES[at + at_most(self.hand[main], COPIES) - 1]
        speaks += experience.MAIN_WITH_SUPPORT[at + support]
        if self.crowd == 1:
            speaks += experience.MAIN_BY_PLAYERS[main * COPIES + self.players - 2]
        return speaks

    def effect(self, action: i64) -> i64:
        """What speaks for using the main action so, where declining counts nothing."""
        main = self.kind(self.table.main[self.seat])
        if main == GOD:
            return USING_A_GOD[self.crowd]
        at = self.row(main, STEPS)
        target = action - TARGET
        speaks = experience.USING_BY_DANGER[at + self.danger]
        speaks += experience.USING_BY_LEAD[self.row(main, LEADS) + self.lead]
        speaks += experience.USING_BY_HELD[at + self.own_held]
        speaks += experience.AIMING_BY_HELD[at + at_most(self.held[target], MOST)]
        speaks += experience.AIMING_BY_THROWN[at + at_most(self.thrown[target], MOST)]
        if self.crowd == 1:
            axed: i64 = 1 if self.table.axed == target else 0
            speaks += experience.AIMING_AT_AXED[main * 2 + axed]
            speaks += experience.AIMING_BY_RANK[main * COPIES + self.rank(target)]
        return speaks

    def rank(self, target: i64) -> i64:
        """How many others have more cards than this one."""
        count: i64 = 0
        for other in range(self.table.seats):
            is_rival = other != self.seat and self.table.alive[other] == 1
            if is_rival and self.has(other) > self.has(target):
                count += 1
        return count

    def draw(self) -> i64:
        """What speaks for drawing from the deck."""
        table = self.table
        axed: i64 = 1 if table.axed == self.seat else 0
        hammered: i64 = 1 if table.hammered == self.seat else 0
        wolf: i64 = 1 if self.kind(table.main[self.seat]) == WOLF else 0
        at = self.crowd * 2 + axed
        speaks = experience.DRAWING_BY_DANGER[(at * 2 + hammered) * STEPS + self.danger]
        speaks += experience.DRAWING_BY_HELD[at * STEPS + self.own_held]
        speaks += experience.DRAWING_BY_THROWN[at * STEPS + self.own_thrown]
        speaks += experience.DRAWING_BY_DRAUGAR[at * STEPS + self.draugar]
        return speaks + experience.DRAWING_AFTER[(self.crowd * 2 + wolf) * STEPS + self.own_held]

    def take(self, kind: i64) -> i64:
        """What speaks for taking such a card from the armory to the discards."""
        at = self.row(kind, STEPS)
        speaks = experience.TAKING_BY_HELD[at + self.own_held]
        speaks += experience.TAKING_BY_THROWN[at + self.own_thrown]
        at = self.row(kind, COPIES)
        return speaks + experience.TAKING_BY_COPIES[at + at_most(self.hand[kind], COPIES - 1)]

    def keep(self, kind: i64) -> i64:
        """What speaks for keeping such a card of those drawn."""
        at = self.row(known(kind), STEPS)
        speaks = experience.KEEPING_BY_DANGER[at + self.danger]
        speaks += experience.KEEPING_BY_THROWN[at + self.own_thrown]
        return (
            speaks + experience.KEEPING_BY_COPIES[self.row(known(kind), COPIES) + self.copies(kind)]
        )

    def share(self, kind: i64) -> i64:
        """What speaks for such a card after a clash."""
        at = self.row(known(kind), STEPS)
        speaks = experience.SHARING_BY_DANGER[at + self.danger]
        speaks += experience.SHARING_BY_THROWN[at + self.own_thrown]
        return (
            speaks + experience.SHARING_BY_COPIES[self.row(known(kind), COPIES) + self.copies(kind)]
        )

    def rescue(self, kind: i64) -> i64:
        """What speaks for being saved by such a card in the last-card test."""
        speaks = experience.RESCUING_BY_DANGER[self.row(known(kind), STEPS) + self.danger]
        at = self.row(known(kind), COPIES)
        return speaks + experience.RESCUING_BY_COPIES[at + self.copies(kind)]

    def recover(self, kind: i64) -> i64:
        """What speaks for bringing such a card back from the discards."""
        speaks = experience.RECOVERING_BY_HELD[self.crowd * STEPS + self.own_held]
        at = self.row(known(kind), COPIES)
        return speaks + experience.RECOVERING_BY_COPIES[at + at_most(self.hand[kind], COPIES - 1)]

    def support(self, kind: i64) -> i64:
        """What speaks for using the support action, which only a crowd can, but for a god."""
        if kind == GOD:
            return SUPPORTING_BY_A_GOD
        speaks = experience.SUPPORTING_BY_DANGER[kind * STEPS + self.danger]
        return speaks + experience.SUPPORTING_BY_LEAD[kind * LEADS + self.lead]

    def lose(self, card: i64) -> i64:
        """What speaks for giving up this card."""
        face = self.kind(card)
        is_held = self.table.where[card] < DISCARDS
        copies = self.hand[face] if is_held else self.discards[face]
        at = (self.crowd * 2 + (0 if is_held else 1)) * KNOWN + known(face)
        speaks = experience.LOSING_BY_COPIES[at * COPIES + at_most(copies, COPIES) - 1]
        speaks += experience.LOSING_BY_DANGER[at * STEPS + self.danger]
        speaks += experience.LOSING_BY_THROWN[at * STEPS + self.own_thrown]
        if is_held:
            return speaks
        at = (self.crowd * STEPS + self.own_held) * STEPS
        return speaks + experience.RATHER_DISCARDED[at + self.own_thrown]

    # How many actions come to the same. ------------------------------------------------------

    def alike(self, action: i64) -> i64:
        """How many actions mean the same as this one, it among them."""
        verb, card = action // SPAN, action % SPAN
        if verb < SPAN:
            main, support = self.kind(verb), self.kind(card)
            own: i64 = 1 if main == support else 0
            return self.hand[main] * (self.hand[support] - own)
        if verb == LOSE // SPAN:
            in_hand = self.table.where[card] < DISCARDS
            return self.hand[self.kind(card)] if in_hand else self.discards[self.kind(card)]
        if verb == TAKE // SPAN and self.table.question != RESCUE:
            return self.among(self.table.armory, self.kind(card))
        if verb == TAKE // SPAN or verb == KEEP // SPAN:
            return self.among(self.table.drawn, self.kind(card))
        if verb == RECOVER // SPAN:
            return self.discards[self.kind(card)]
        return 1

    def among(self, cards: vec[i64], kind: i64) -> i64:
        """How many of these cards are of this kind."""
        count: i64 = 0
        for card in cards:
            if self.kind(card) == kind:
                count += 1
        return count


def known(kind: i64) -> i64:
    """The row in which the tables tell of this kind."""
    return kind if kind < KNOWN else SWORD


def at_most(count: i64, most: i64) -> i64:
    return count if count < most else most


def danger(table: Table) -> i64:
    """How thick the draugar stand in the deck, in the steps of `THICKNESS`.

    Everybody can tell: no hand and no discards ever hold one.
    """
    draugar = (COUNTS[DRAUGR] - in_armory(table)) * 100
    size: i64 = len(table.deck)
    step: i64 = 0
    while step < len(THICKNESS) and draugar >= THICKNESS[step] * size:
        step += 1
    return step


def draugar_on_top(table: Table) -> i64:
    """How many of the two cards that a god was shown are draugar."""
    count: i64 = 0
    for card in table.deck[:2]:
        if table.cards.faces[card] == DRAUGR:
            count += 1
    return count
