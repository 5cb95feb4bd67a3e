"""What a score says about strength, with its interval.

The sample is the pair: one opening played from every side, so that neither a good opening nor a
good side favours anybody. Intervals are those of 95 %. On the Elo scale, a player who is 200 points
better scores 76 %.
"""

from dataclasses import dataclass
from math import log, log10, sqrt

QUANTILE = 1.96


def elo(score: float) -> float:
    """The difference in strength for a share of the points between 0 and 1."""
    bounded = min(max(score, 1e-4), 1 - 1e-4)
    return 400 * log10(bounded / (1 - bounded))


def expected(difference: float) -> float:
    """The share of the points to expect for a difference in strength."""
    return 1 / (1 + 10 ** (-difference / 400))


@dataclass(frozen=True)
class Score:
    """A mean of pair scores, each a share of the points between 0 and 1."""

    pairs: int
    mean: float
    error: float
    """Half the width of the 95 % interval."""

    @property
    def low(self) -> float:
        return max(self.mean - self.error, 0.0)

    @property
    def high(self) -> float:
        return min(self.mean + self.error, 1.0)

    def elo_text(self) -> str:
        """Elo with its interval. A score near all or nothing gives only a bound."""
        if self.high >= 1 and self.low <= 0:
            return "Elo unknown"
        if self.high >= 1:
            return f"Elo above {elo(self.low):+.0f}"
        if self.low <= 0:
            return f"Elo below {elo(self.high):+.0f}"
        return f"Elo {elo(self.mean):+.0f} [{elo(self.low):+.0f}, {elo(self.high):+.0f}]"

    def __str__(self) -> str:
        return f"{self.mean:.3f} +-{self.error:.3f}"


def score_of(pairs: list[float]) -> Score:
    """The mean and its interval. The rule of three keeps the interval of few or equal pairs
    wide."""
    count = len(pairs)
    if count == 0:
        return Score(0, 0.5, 0.5)
    mean = sum(pairs) / count
    error = QUANTILE * sqrt(_variance(pairs) / count)
    return Score(count, mean, min(max(error, 1.5 / count), 1.0))


def _variance(pairs: list[float]) -> float:
    mean = sum(pairs) / len(pairs)
    return sum((pair - mean) ** 2 for pair in pairs) / max(len(pairs) - 1, 1)


@dataclass(frozen=True)
class SequentialTest:
    """Is the first player stronger by `low` or by `high` Elo? Stops when the odds are 19 to 1.

    The generalised sequential probability ratio test on pair scores, assumed to be normal.
    """

    low: float
    high: float

    LIMIT = log(19)

    def ratio(self, pairs: list[float]) -> float:
        """The logarithm of the likelihood ratio of `high` against `low`."""
        if len(pairs) < 2:
            return 0.0
        weak, strong = expected(self.low), expected(self.high)
        mean = sum(pairs) / len(pairs)
        variance = max(_variance(pairs), 1 / (4 * len(pairs)))
        return len(pairs) * (strong - weak) * (2 * mean - weak - strong) / (2 * variance)

    def verdict(self, pairs: list[float]) -> str:
        """`high`, `low`, or "" while it is undecided."""
        ratio = self.ratio(pairs)
        if ratio >= self.LIMIT:
            return "high"
        return "low" if ratio <= -self.LIMIT else ""
