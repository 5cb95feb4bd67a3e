"""What matches teach about move priors: in which direction each number should change.

Everybody draws his actions by the numbers. A turn lasts from one quiet position to the next, and is
credited with what came of it: how much better its seat stood over the next turns than could be
expected before, near turns counting more than far ones. What was chosen in a turn with a good
credit should be chosen more often. This is the policy gradient with an actor, a critic and a trace
(advantages as in "generalized advantage estimation").

Nobody should become too sure, or the others learn nothing about what is never chosen. So a
restraint pulls all actions of a choice together again: an action ends up likelier by one natural
unit of the odds for each `restraint` that it gains.

Everything is counted in whole numbers, so the sums of many matches do not depend on who played
which. A win is a million; a probability is in parts of 65,536.
"""

from typing import Final

from meadhall.ai.payoffs import final_payoffs, is_duel, payoff
from meadhall.ai.priors import weights_of
from meadhall.ai.weighing import Evaluation
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State, drawn, packed
from meadhall.engines.packed import append, i64, vec

CERTAIN: Final = 65_536
WIN: Final = 1_000_000
NATURAL: Final = 100
"""So much of the measure of `advantage` is one natural unit of the odds."""

ALL_LOST: Final = 300_000
"""What all share when all have lost: less than a win, or everybody would seek such an end."""

TRACE: Final = 800
"""Thousandths: what the next turn says counts this much more than what the turn after it says."""


class Taken:
    """A choice that was made: by whom, in which turn, and how likely each action was."""

    def __init__(self, seat: i64, turn: i64, terms: vec[i64], chances: vec[i64], at: i64) -> None:
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.terms: vec[i64] = terms
        self.chances: vec[i64] = chances
        self.at: i64 = at  # of its action in the list


class PriorLessons:
    """What some matches taught, added up."""

    def __init__(self, numbers: list[int], weights: list[int], restraint: int) -> None:
        self.numbers: vec[i64] = packed(numbers)
        self.evaluation: Evaluation = Evaluation(packed(weights), vec[i64]())
        self.restraint: i64 = restraint
        self.slopes: vec[i64] = vec[i64]([0] * len(numbers))  # what more of each would gain
        self.spreads: vec[i64] = vec[i64]([0] * len(numbers))  # how often each made a difference
        self.usual: vec[i64] = vec[i64]([0] * len(numbers))  # in the choice at hand, on average
        self.taken: list[Taken] = []
        self.outlooks: list[i64] = []  # the payoffs expected at the beginning of each turn

    def play(self, opening: State, seed: int) -> None:
        """Play a match, and learn from it."""
        chance = Chance(f"lesson {seed}".encode())
        state = opening.determinize(chance)
        duel = is_duel(state)
        self.taken = []
        self.outlooks = [self.evaluation.payoffs(state, duel)]
        while state.asks != OVER:
            if state.asks != CHOOSE:
                state.chance_answers(chance)
                continue
            if state.is_quiet():
                self.outlooks.append(self.evaluation.payoffs(state, duel))
            if state.turn == SEVERAL:
                chosen = vec[i64]()
                for seat in range(state.seats):
                    if state.is_asked(seat):
                        chosen = append(chosen, self.choose(state, seat, chance))
                state.apply(chosen)
                continue
            action = state.winning_action()
            state.play(action if action != NO_ACTION else self.choose(state, state.turn, chance))
        for seat in range(state.seats):
            self.learn(seat, self.credits(seat, self.gain(state, seat)))

    def choose(self, state: State, seat: i64, chance: Chance) -> i64:
        """An action drawn by its prior, noted if there were others."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        terms = state.prior_terms(seat, actions)
        weights = weights_of(terms, self.numbers)
        at = drawn(weights, chance)
        total: i64 = 0
        for weight in weights:
            total += weight
        chances = vec[i64](capacity=len(weights))
        for weight in weights:
            chances = append(chances, weight * CERTAIN // total)
        self.taken.append(Taken(seat, len(self.outlooks) - 1, terms, chances, at))
        return actions[at]

    def gain(self, state: State, seat: i64) -> i64:
        """What the seat got in the end."""
        packed = final_payoffs(state)
        return payoff(packed, seat) * (WIN // 1000) if packed > 0 else ALL_LOST // state.seats

    def credits(self, seat: i64, gain: i64) -> vec[i64]:
        """What came of each turn for this seat, less what was expected at its beginning."""
        found = vec[i64]([0] * len(self.outlooks))
        later = gain
        at: i64 = len(self.outlooks) - 1
        while at >= 0:
            expected = payoff(self.outlooks[at], seat) * (WIN // 1000)
            found[at] = later - expected
            later = (TRACE * later + (1000 - TRACE) * expected) // 1000
            at -= 1
        return found

    def learn(self, seat: i64, credits: vec[i64]) -> None:
        """Note for each number what more of it would have gained in this seat's choices."""
        for choice in self.taken:
            if choice.seat == seat:
                self.learn_from(choice, credits[choice.turn])

    def learn_from(self, choice: Taken, credit: i64) -> None:
        terms = choice.terms
        mean = self.mean_of(choice)
        touched = vec[i64]()
        at: i64 = 0
        action: i64 = 0
        while at < len(terms):
            end = at + 2 + terms[at + 1]
            chance = choice.chances[action]
            picked: i64 = CERTAIN if action == choice.at else i64(0)
            speaks = self.sum_of(terms, at)
            pull = self.restraint * chance * (speaks - mean) // (CERTAIN * NATURAL)
            slope = credit * (picked - chance) // CERTAIN - pull
            for place in terms[at + 2 : end]:
                self.slopes[place] += slope
                if self.usual[place] == 0:
                    touched = append(touched, place)
                self.usual[place] += chance + 1
            at = end
            action += 1
        for place in touched:
            share = self.usual[place]
            if share > 0 and share < CERTAIN:
                self.spreads[place] += share * (CERTAIN - share) // CERTAIN
            self.usual[place] = 0

    def mean_of(self, choice: Taken) -> i64:
        """What speaks for the actions of a choice, on average."""
        terms = choice.terms
        total: i64 = 0
        at: i64 = 0
        action: i64 = 0
        while at < len(terms):
            total += self.sum_of(terms, at) * choice.chances[action]
            at += 2 + terms[at + 1]
            action += 1
        return total // CERTAIN

    def sum_of(self, terms: vec[i64], at: i64) -> i64:
        """What speaks for the action whose terms begin here."""
        total: i64 = 0
        for place in terms[at + 2 : at + 2 + terms[at + 1]]:
            total += self.numbers[place]
        return total
