"""Elo for each of several players, from what they scored against each other.

The most likely ratings are found together, so that a win against a strong player counts for more.
Their mean is 0. Each pairing counts one drawn opening more than was played: so a player who won all
has a number too, with a wide interval. The sample is the opening, played from every side.
"""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from meadhall.ai.odds import QUANTILE, expected

SCALE: Final = log(10) / 400
ROUNDS: Final = 200
LONGEST_STEP: Final = 200.0


@dataclass(frozen=True, slots=True)
class Pairing:
    """What one player scored against another."""

    one: int
    other: int
    openings: int
    points: float
    """The sum of the first one's shares, each between 0 and 1."""


@dataclass(frozen=True, slots=True)
class Rating:
    elo: float
    error: float
    """Half the width of the 95 % interval."""


def ratings(players: int, pairings: list[Pairing]) -> list[Rating]:
    """The rating of each player; a player who has not played has the whole width."""
    found = [0.0] * players
    for _ in range(ROUNDS):
        slope, bend = _slope_and_bend(found, pairings)
        step = solved(bend, slope)
        longest = max(abs(each) for each in step)
        part = min(1.0, LONGEST_STEP / longest) if longest else 0.0
        found = [elo + part * each for elo, each in zip(found, step, strict=True)]
        if longest < 1e-6:
            break
    _, bend = _slope_and_bend(found, pairings)
    errors: list[float] = []
    for player in range(players):
        unit = [float(other == player) for other in range(players)]
        variance = solved(bend, unit)[player] - 1 / (players * players)
        errors.append(QUANTILE * sqrt(max(variance, 0.0)))
    return [Rating(elo, error) for elo, error in zip(found, errors, strict=True)]


def _slope_and_bend(
    found: list[float], pairings: list[Pairing]
) -> tuple[list[float], list[list[float]]]:
    """The first derivative of the logarithm of the likelihood, and the second with its sign turned.

    To the second, 1 is added everywhere, which keeps the mean where it is.
    """
    players = len(found)
    slope = [0.0] * players
    bend = [[1.0] * players for _ in range(players)]
    for pairing in pairings:
        one, other = pairing.one, pairing.other
        share = expected(found[one] - found[other])
        count, points = pairing.openings + 1, pairing.points + 0.5
        pull = SCALE * (points - count * share)
        slope[one] += pull
        slope[other] -= pull
        weight = SCALE * SCALE * count * share * (1 - share)
        bend[one][one] += weight
        bend[other][other] += weight
        bend[one][other] -= weight
        bend[other][one] -= weight
    return slope, bend


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [
                    value - factor * pivot for value, pivot in zip(rows[row], rows[at], strict=True)
                ]
    return [rows[at][size] / rows[at][at] for at in range(size)]
