"""Weights that foretell best who wins, by logistic regression; and how well numbers foretell.

Each team's chance is taken to grow with the sum of its features, each times its weight. The weights
are found by Newton's method, with a weak pull towards 0 that counts like one position more, so that
a feature which hardly ever occurs gets no weight by luck.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from meadhall.lab.learning.self_play import Position

ROUNDS: Final = 25
CLOSE: Final = 1e-7
UNIT: Final = 100_000
"""One natural unit of the odds, in the thousandths of `advantage` in which weights are kept."""

SUREST: Final = 0.002
"""No forecast counts as surer than this, so that one mistake does not decide everything."""

FOLDS: Final = 5
"""Each fifth match is left out of the learning, and shows what it is worth."""


@dataclass(frozen=True, slots=True)
class Losses:
    """The mean log loss on matches that were left out: less is better."""

    learned: float
    in_use: float
    nothing: float


def learning_part(positions: Sequence[Position]) -> list[Position]:
    return [position for position in positions if position.match % FOLDS != 0]


def left_out(positions: Sequence[Position]) -> list[Position]:
    return [position for position in positions if position.match % FOLDS == 0]


def fitted(positions: Sequence[Position]) -> list[int]:
    """The weights that foretell these positions best, as whole numbers."""
    size = len(positions[0].features[0])
    pulls = pull_of(positions, size)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-pull * weight for pull, weight in zip(pulls, weights, strict=True)]
        bend = [[0.0] * size for _ in range(size)]
        for at, pull in enumerate(pulls):
            bend[at][at] = pull or 1.0
        for position in positions:
            add(position, weights, slope, bend)
        step = solved(bend, slope)
        longest = max(map(abs, step))
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if longest < CLOSE:
            break
    return [round(weight * UNIT) for weight in weights]


def pull_of(positions: Sequence[Position], size: int) -> list[float]:
    """How strongly each weight is pulled towards 0: less for what is counted in small numbers."""
    totals = [0.0] * size
    count = 0
    for position in positions:
        for counts in position.features:
            count += 1
            for at, number in enumerate(counts):
                totals[at] += number * number
    return [total / count for total in totals]


def add(
    position: Position, weights: list[float], slope: list[float], bend: list[list[float]]
) -> None:
    """Add what one position says about the weights to the two derivatives."""
    chances = chances_of(position, weights)
    if len(chances) == 2:
        one, other = position.features
        apart = [(at, a - b) for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        surprise = position.shares[0] - chances[0]
        spread = chances[0] * chances[1]
        for at, number in apart:
            slope[at] += surprise * number
            row = bend[at]
            for also, another in apart:
                row[also] += spread * number * another
        return
    size = len(weights)
    mean = [
        sum(chance * counts[at] for chance, counts in zip(chances, position.features, strict=True))
        for at in range(size)
    ]
    for share, chance, counts in zip(position.shares, chances, position.features, strict=True):
        used = [(at, number - mean[at]) for at, number in enumerate(counts) if number != mean[at]]
        for at, number in enumerate(counts):
            slope[at] += (share - chance) * number
        for at, number_apart in used:
            row = bend[at]
            for also, another_apart in used:
                row[also] += chance * number_apart * another_apart


def chances_of(position: Position, weights: Sequence[float]) -> list[float]:
    """What these weights, in natural units, make of each team's chance."""
    sums = [
        sum(weight * number for weight, number in zip(weights, counts, strict=True) if number)
        for counts in position.features
    ]
    best = max(sums)
    odds = [exp(max(each - best, -700.0)) for each in sums]
    whole = sum(odds)
    return [each / whole for each in odds]


def losses(
    tested: Sequence[Position], learned_from: Sequence[Position], weights: Sequence[int]
) -> Losses:
    """How well these weights foretell, beside the evaluation in use and beside the plain shares."""
    natural = [weight / UNIT for weight in weights]
    usual = usual_shares(learned_from)
    return Losses(
        mean_loss(tested, [chances_of(position, natural) for position in tested]),
        mean_loss(tested, [position.expected for position in tested]),
        mean_loss(tested, [usual[len(position.shares)] for position in tested]),
    )


def usual_shares(positions: Sequence[Position]) -> dict[int, list[float]]:
    """What the first team, the second and so on got on the whole, by how many teams were in."""
    found: dict[int, list[float]] = {}
    for teams in range(2, 9):
        shares = [position.shares for position in positions if len(position.shares) == teams]
        if shares:
            found[teams] = [sum(each) / len(shares) for each in zip(*shares, strict=True)]
        else:
            found[teams] = [1 / teams] * teams
    return found


def mean_loss(positions: Sequence[Position], forecasts: Sequence[Sequence[float]]) -> float:
    total = 0.0
    for position, forecast in zip(positions, forecasts, strict=True):
        whole = sum(forecast) or 1.0
        for share, chance in zip(position.shares, forecast, strict=True):
            if share:
                total -= share * log(min(max(chance / whole, SUREST), 1 - SUREST))
    return total / max(len(positions), 1)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivots = rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / pivots[at]
            if factor:
                rows[row] = [
                    value - factor * pivot for value, pivot in zip(rows[row], pivots, strict=True)
                ]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][also] * found[also] for also in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
