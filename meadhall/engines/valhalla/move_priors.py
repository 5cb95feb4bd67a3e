"""What an experienced player would rather do: where a search looks first, and how it plays on.

Each table of `experience` says how much speaks for a choice, in the measure of `advantage`: what
has a hundred more is nearly three times as likely to be done. Actions that come to the same, as
two hammers in one hand, share what one would weigh.

A prior knows what its player may know: his own cards, the open ones, how many each player has,
and how many draugar the deck must hold.
"""

from typing import Final

from meadhall.engines.advantage import shared_weights
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

THICKNESS: Final[vec[i64]] = vec[i64]([16, 20, 24, 30, 38, 50, 70])
"""Draugar in a hundred cards of the deck: where the tables' next column begins."""


def move_priors(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """A weight for each of the seat's legal actions."""
    outlook = Outlook(table, seat)
    speaks = vec[i64](capacity=len(actions))
    alike = vec[i64](capacity=len(actions))
    for action in actions:
        outlook.weigh(action)
        speaks = append(speaks, outlook.speaks)
        alike = append(alike, outlook.alike(action))
    return shared_weights(speaks, alike)


def prior_terms(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """The places of the numbers that speak for each action, as `State.prior_terms` wants them."""
    outlook = Outlook(table, seat)
    outlook.is_noting = True
    found = vec[i64]()
    for action in actions:
        outlook.weigh(action)
        found = append(found, outlook.alike(action))
        found = append(found, i64(len(outlook.terms)))
        for place in outlook.terms:
            found = append(found, place)
    return found


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
        self.speaks: i64 = 0  # what speaks for the action that is weighed
        self.is_noting: bool = False  # should the places of these numbers be noted?
        self.terms: vec[i64] = vec[i64]()
        self.lead: i64 = 4 + at_most(self.has(seat) - self.has(self.rival), 4)
        if self.lead < 0:
            self.lead = 0

    def has(self, seat: i64) -> i64:
        """All the cards a seat has, wherever they lie."""
        return self.held[seat] + self.thrown[seat]

    def kind(self, card: i64) -> i64:
        return kind(self.table.cards.face(card))

    # How much speaks for an action. ----------------------------------------------------------

    def term(self, place: i64) -> None:
        """One number that speaks for the action."""
        self.speaks += experience.NUMBERS[place]
        if self.is_noting:
            self.terms = append(self.terms, place)

    def weigh(self, action: i64) -> None:
        """Add up what speaks for this action."""
        self.speaks = 0
        if self.is_noting:
            self.terms = vec[i64]()
        question = self.table.question
        if action == DECLINE and question == DRAW_OR_TAKE:
            self.term(experience.GOING_WITHOUT)
        elif action in (DECLINE, REVEAL):
            return
        elif question == PLAY:
            self.play(known(self.kind(action // SPAN)), known(self.kind(action % SPAN)))
        elif question == EFFECT:
            self.effect(action)
        elif question == RESHUFFLE:
            self.term(experience.RESHUFFLING + draugar_on_top(self.table))
        elif question == DRAW_OR_TAKE and action == DRAW:
            self.draw()
        elif question == DRAW_OR_TAKE:
            self.take(known(self.kind(action - TAKE)))
        elif question == KEEP_ONE:
            self.keep(self.kind(action - KEEP))
        elif question == TAKE_ONE:
            self.share(self.kind(action - TAKE))
        elif question == RESCUE:
            self.rescue(self.kind(action - TAKE))
        elif question == SUPPORT:
            self.support(self.kind(self.table.support[self.seat]))
        elif question == LOSE_ONE:
            self.lose(action - LOSE)
        elif question == WOLF_MAIN:
            self.recover_all()
        elif question == WOLF_SUPPORT:
            self.recover(self.kind(action - RECOVER))

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

    def play(self, main: i64, support: i64) -> None:
        """What speaks for these two cards."""
        at = self.row(main, STEPS)
        self.term(experience.MAIN_BY_DANGER + at + self.danger)
        self.term(experience.MAIN_BY_HELD + at + self.own_held)
        self.term(experience.MAIN_BY_THROWN + at + self.own_thrown)
        self.term(experience.MAIN_BY_RIVAL_HELD + at + at_most(self.fewest, MOST))
        self.term(experience.MAIN_BY_RIVAL_THROWN + at + at_most(self.thrown[self.rival], MOST))
        self.term(experience.MAIN_BY_DRAUGAR + at + self.draugar)
        self.term(experience.MAIN_BY_LEAD + self.row(main, LEADS) + self.lead)
        at = self.row(main, COPIES)
        self.term(experience.MAIN_BY_COPIES + at + at_most(self.hand[main], COPIES) - 1)
        self.term(experience.MAIN_WITH_SUPPORT + at + support)
        if self.crowd == 1:
            self.term(experience.MAIN_BY_PLAYERS + main * COPIES + self.players - 2)

    def effect(self, action: i64) -> None:
        """What speaks for using the main action so, where declining counts nothing."""
        main = self.kind(self.table.main[self.seat])
        if main == GOD:
            self.term(experience.USING_A_GOD + self.crowd)
            return
        at = self.row(main, STEPS)
        target = action - TARGET
        self.term(experience.USING_BY_DANGER + at + self.danger)
        self.term(experience.USING_BY_LEAD + self.row(main, LEADS) + self.lead)
        self.term(experience.USING_BY_HELD + at + self.own_held)
        self.term(experience.AIMING_BY_HELD + at + at_most(self.held[target], MOST))
        self.term(experience.AIMING_BY_THROWN + at + at_most(self.thrown[target], MOST))
        if self.crowd == 1:
            axed: i64 = 1 if self.table.axed == target else 0
            self.term(experience.AIMING_AT_AXED + main * 2 + axed)
            self.term(experience.AIMING_BY_RANK + main * COPIES + self.rank(target))

    def rank(self, target: i64) -> i64:
        """How many others have more cards than this one."""
        count: i64 = 0
        for other in range(self.table.seats):
            is_rival = other != self.seat and self.table.alive[other] == 1
            if is_rival and self.has(other) > self.has(target):
                count += 1
        return count

    def draw(self) -> None:
        """What speaks for drawing from the deck."""
        table = self.table
        axed: i64 = 1 if table.axed == self.seat else 0
        hammered: i64 = 1 if table.hammered == self.seat else 0
        wolf: i64 = 1 if self.kind(table.main[self.seat]) == WOLF else 0
        at = self.crowd * 2 + axed
        self.term(experience.DRAWING_BY_DANGER + (at * 2 + hammered) * STEPS + self.danger)
        self.term(experience.DRAWING_BY_HELD + at * STEPS + self.own_held)
        self.term(experience.DRAWING_BY_THROWN + at * STEPS + self.own_thrown)
        self.term(experience.DRAWING_BY_DRAUGAR + at * STEPS + self.draugar)
        self.term(experience.DRAWING_AFTER + (self.crowd * 2 + wolf) * STEPS + self.own_held)

    def take(self, kind: i64) -> None:
        """What speaks for taking such a card from the armory to the discards."""
        at = self.row(kind, STEPS)
        self.term(experience.TAKING_BY_HELD + at + self.own_held)
        self.term(experience.TAKING_BY_THROWN + at + self.own_thrown)
        at = self.row(kind, COPIES)
        self.term(experience.TAKING_BY_COPIES + at + at_most(self.hand[kind], COPIES - 1))

    def keep(self, kind: i64) -> None:
        """What speaks for keeping such a card of those drawn."""
        at = self.row(known(kind), STEPS)
        self.term(experience.KEEPING_BY_DANGER + at + self.danger)
        self.term(experience.KEEPING_BY_THROWN + at + self.own_thrown)
        at = self.row(known(kind), COPIES)
        self.term(experience.KEEPING_BY_COPIES + at + self.copies(kind))

    def share(self, kind: i64) -> None:
        """What speaks for such a card after a clash."""
        at = self.row(known(kind), STEPS)
        self.term(experience.SHARING_BY_DANGER + at + self.danger)
        self.term(experience.SHARING_BY_THROWN + at + self.own_thrown)
        at = self.row(known(kind), COPIES)
        self.term(experience.SHARING_BY_COPIES + at + self.copies(kind))

    def rescue(self, kind: i64) -> None:
        """What speaks for being saved by such a card in the last-card test."""
        self.term(experience.RESCUING_BY_DANGER + self.row(known(kind), STEPS) + self.danger)
        at = self.row(known(kind), COPIES)
        self.term(experience.RESCUING_BY_COPIES + at + self.copies(kind))

    def recover_all(self) -> None:
        """What speaks for bringing all discards back."""
        at = self.crowd * STEPS
        self.term(experience.RETURNING_BY_DANGER + at + self.danger)
        self.term(experience.RETURNING_BY_THROWN + at + self.own_thrown)

    def recover(self, kind: i64) -> None:
        """What speaks for bringing such a card back from the discards."""
        self.term(experience.RECOVERING_BY_HELD + self.crowd * STEPS + self.own_held)
        at = self.row(known(kind), COPIES)
        self.term(experience.RECOVERING_BY_COPIES + at + at_most(self.hand[kind], COPIES - 1))

    def support(self, kind: i64) -> None:
        """What speaks for using the support action, which only a crowd can, but for a god."""
        if kind == GOD:
            self.term(experience.SUPPORTING_BY_A_GOD)
            return
        self.term(experience.SUPPORTING_BY_DANGER + kind * STEPS + self.danger)
        self.term(experience.SUPPORTING_BY_LEAD + kind * LEADS + self.lead)

    def lose(self, card: i64) -> None:
        """What speaks for giving up this card."""
        face = self.kind(card)
        is_held = self.table.where[card] < DISCARDS
        copies = self.hand[face] if is_held else self.discards[face]
        at = (self.crowd * 2 + (0 if is_held else 1)) * KNOWN + known(face)
        self.term(experience.LOSING_BY_COPIES + at * COPIES + at_most(copies, COPIES) - 1)
        self.term(experience.LOSING_BY_DANGER + at * STEPS + self.danger)
        self.term(experience.LOSING_BY_THROWN + at * STEPS + self.own_thrown)
        if not is_held:
            at = (self.crowd * STEPS + self.own_held) * STEPS
            self.term(experience.RATHER_DISCARDED + at + self.own_thrown)

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
