"""A small net that foretells best who wins, found in rounds; and how well it foretells.

Of five matches one is left out and shows what the net is worth. Three teach, and the fifth tells
after which round it foretells best. Then all four teach another net for as many rounds: its numbers
are what was learned.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, Self

from meadhall.ai.net_lessons import Examples, NetLessons
from meadhall.engines.advantage import chance_of
from meadhall.engines.chance import Chance
from meadhall.engines.contract import packed
from meadhall.engines.small_net import Net
from meadhall.lab.learning.fitting import FOLDS, SUREST, Losses
from meadhall.lab.learning.self_play import FROM_A_MATCH, NetPosition

ROUNDS: Final = 20
RATE: Final = 0.003
"""The first round's steps."""

LAST_RATE: Final = 0.1
"""The steps shrink towards this share of it."""

TESTED, STOPPING = 0, 1
"""Matches are left out, or tell when to stop, by what is left when their number is divided."""


@dataclass(frozen=True, slots=True)
class NetProgress:
    """How far the fitting has come."""

    rounds: int
    """Of both nets together."""
    best: int
    """The round of the first net after which it foretold best."""
    loss: float
    """Of that round."""
    lessons: list[list[float]]

    @property
    def is_done(self) -> bool:
        return self.rounds == ROUNDS + self.best

    def as_text(self) -> str:
        return json.dumps([self.rounds, self.best, self.loss, self.lessons])

    @classmethod
    def from_text(cls, text: str) -> Self:
        return cls(*json.loads(text))


def left_out_part(positions: Iterable[NetPosition]) -> list[NetPosition]:
    return [each for each in positions if each.match % FOLDS == TESTED]


def stopping_part(positions: Iterable[NetPosition]) -> list[NetPosition]:
    return [each for each in positions if each.match % FOLDS == STOPPING]


def learning_part(positions: Iterable[NetPosition]) -> list[NetPosition]:
    return [each for each in positions if each.match % FOLDS not in (TESTED, STOPPING)]


def counts_of(positions: Sequence[NetPosition]) -> list[float]:
    """How much each position counts: those of one match together like eight at the most."""
    sizes: dict[int, int] = {}
    for position in positions:
        sizes[position.match] = sizes.get(position.match, 0) + 1
    return [min(1.0, FROM_A_MATCH / sizes[position.match]) for position in positions]


def fitted_net(
    images: list[list[int]],
    teaching: Sequence[NetPosition],
    stopping: Sequence[NetPosition],
    seed: int,
    before: NetProgress | None,
    keep: Callable[[NetProgress], None],
) -> list[int]:
    """The numbers of a net that learned from some positions, and by others how long to learn.

    It goes on from what was kept before. After each round `keep` is called.
    """
    lessons = NetLessons(len(images[0]))
    progress = before or NetProgress(0, 0, 9.0, [])
    if before is not None:
        lessons.resume(before.lessons)
    examples = examples_of(images, teaching)
    whole = examples_of(images, [*teaching, *stopping])
    while not progress.is_done:
        done = progress.rounds % ROUNDS
        if done == 0:
            lessons = NetLessons(len(images[0]))
            lessons.begin(f"net {seed}")
        is_first = progress.rounds < ROUNDS
        learned_from = examples if is_first else whole
        order = learned_from.order(Chance(f"net {seed} round {progress.rounds}".encode()))
        lessons.learn(learned_from, order, RATE * (1 - (1 - LAST_RATE) * done / ROUNDS))
        best, loss = progress.best, progress.loss
        if is_first:
            found = net_loss(stopping, forecasts(stopping, lessons.rounded()))
            if found < loss:
                best, loss = done + 1, found
        progress = NetProgress(progress.rounds + 1, best, loss, lessons.kept())
        keep(progress)
    return lessons.rounded()


def examples_of(images: list[list[int]], positions: Sequence[NetPosition]) -> Examples:
    examples = Examples(images)
    for position, count in zip(positions, counts_of(positions), strict=True):
        examples.add(list(position.inputs), position.won, count)
    return examples


def forecasts(positions: Sequence[NetPosition], numbers: Sequence[int]) -> list[float]:
    """The chance of the net's seat in each position, as the search would see it."""
    net = Net(packed(numbers))
    return [int(chance_of(net.advantage(packed(each.inputs)))) / 1000 for each in positions]


def net_losses(
    tested: Sequence[NetPosition], learned_from: Sequence[NetPosition], numbers: Sequence[int]
) -> Losses:
    """How well the net foretells, beside the evaluation in use and beside the plain share."""
    counts = counts_of(learned_from)
    usual = sum(each.won * count for each, count in zip(learned_from, counts, strict=True)) / sum(
        counts
    )
    return Losses(
        net_loss(tested, forecasts(tested, numbers)),
        net_loss(tested, [each.expected for each in tested]),
        net_loss(tested, [usual] * len(tested)),
    )


def net_loss(positions: Sequence[NetPosition], chances: Sequence[float]) -> float:
    """The mean log loss, in which each match counts like eight positions at the most."""
    counts = counts_of(positions)
    lost = 0.0
    for each, chance, count in zip(positions, chances, counts, strict=True):
        sure = min(max(chance, SUREST), 1 - SUREST)
        lost -= count * (each.won * log(sure) + (1 - each.won) * log(1 - sure))
    return lost / sum(counts)
