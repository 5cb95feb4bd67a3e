"""Move priors learned from nothing, round by round: play by the numbers, then better them.

In each round matches are played by the present numbers, and each number moves a step in the
direction that they taught (`meadhall.ai.prior_lessons`): the natural gradient, as if each number
stood alone. Luck makes each step a little wrong, so what is learned in the end is the mean of all
steps of the second half.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from meadhall.ai.arena import payoffs_of
from meadhall.ai.prior_lessons import CERTAIN, NATURAL, PriorLessons
from meadhall.ai.priors import likely_action
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, packed
from meadhall.engines.values import Setting

RESTRAINT: Final = 5_000
"""Millionths of a win: for so much more an action becomes likelier by one unit of the odds. The
search takes a prior for about this much (`prior_search.DOUBLING`); surer priors mislead it."""

RATE: Final = 0.05
"""The share of the way to what a round taught that is gone at once. Some ten numbers speak for an
action, and all of them move."""

DOUBT: Final = 20.0
"""So many choices that taught nothing count for each number: what seldom matters moves little."""

FARTHEST: Final = 1_000.0


@dataclass(frozen=True, slots=True)
class PriorBatch:
    """Some matches to learn from, as work for a worker."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    numbers: tuple[int, ...]
    weights: tuple[int, ...]
    """Of the evaluation; none: the game's own."""
    seed: int
    first: int
    matches: int

    def run(self, say: object, is_stopped: Callable[[], bool]) -> list[list[int]]:
        """What each number gained, and how often it made a difference."""
        game = catalogue.find(self.game)
        opening = game.opening(self.seats, dict(self.settings))
        lessons = PriorLessons(list(self.numbers), list(self.weights), RESTRAINT)
        for number in range(self.first, self.first + self.matches):
            lessons.play(opening, self.seed * 1_000_000_000 + number)
        return [[int(each) for each in lessons.slopes], [int(each) for each in lessons.spreads]]


@dataclass(frozen=True, slots=True)
class PriorProgress:
    """The numbers after some rounds, and the sum of all that count for the mean."""

    rounds: int
    numbers: tuple[float, ...]
    summed: tuple[float, ...]
    counted: int

    @classmethod
    def from_nothing(cls, size: int) -> Self:
        return cls(0, (0.0,) * size, (0.0,) * size, 0)

    def played_by(self) -> tuple[int, ...]:
        """The numbers as whole ones."""
        return tuple(round(number) for number in self.numbers)

    def learned(self) -> list[int]:
        """What was learned so far: the mean, or the present numbers if none counts yet."""
        if self.counted == 0:
            return list(self.played_by())
        return [round(each / self.counted) for each in self.summed]

    def after(self, lessons: Sequence[Sequence[Sequence[int]]], is_late: bool) -> Self:
        """One round further, by what its batches taught. A late round counts for the mean."""
        slopes = [sum(each) for each in zip(*(batch[0] for batch in lessons), strict=True)]
        spreads = [sum(each) for each in zip(*(batch[1] for batch in lessons), strict=True)]
        numbers = tuple(
            min(max(number + step_of(slope, spread), -FARTHEST), FARTHEST)
            for number, slope, spread in zip(self.numbers, slopes, spreads, strict=True)
        )
        moved = replace(self, rounds=self.rounds + 1, numbers=numbers)
        if not is_late:
            return moved
        summed = tuple(a + b for a, b in zip(self.summed, numbers, strict=True))
        return replace(moved, summed=summed, counted=self.counted + 1)

    def as_text(self) -> str:
        """All of it as a text, exact to the last digit."""
        return json.dumps([self.rounds, self.numbers, self.summed, self.counted])

    @classmethod
    def from_text(cls, text: str) -> Self:
        rounds, numbers, summed, counted = json.loads(text)
        return cls(rounds, tuple(numbers), tuple(summed), counted)


def step_of(slope: int, spread: int) -> float:
    """How far a number moves after a round."""
    return RATE * NATURAL * (slope / RESTRAINT) / (spread / CERTAIN + DOUBT)


@dataclass(frozen=True, slots=True)
class PriorTrial:
    """Matches without any search between what was learned and what is in use, as work for a
    worker. Each seed is played once from every seat."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    learned: tuple[int, ...]
    in_use: tuple[int, ...]
    seed: int
    first: int
    matches: int

    def run(self, say: object, is_stopped: Callable[[], bool]) -> list[float]:
        """What the learned numbers got of each match."""
        opening = catalogue.find(self.game).opening(self.seats, dict(self.settings))
        return [
            self.share(opening, self.seed * 1_000_000_000 + number // self.seats, number)
            for number in range(self.first, self.first + self.matches)
        ]

    def share(self, opening: State, seed: int, number: int) -> float:
        chance = Chance(f"trial {seed}".encode())
        state = opening.determinize(chance)
        own = number % self.seats
        numbers = [
            packed(self.learned if seat == own else self.in_use) for seat in range(self.seats)
        ]
        while state.asks != OVER:
            if state.asks != CHOOSE:
                state.chance_answers(chance)
            else:
                asked = state.asked()
                state.apply(
                    packed([likely_action(state, seat, chance, numbers[seat]) for seat in asked])
                )
        return payoffs_of(state)[own]
