"""How often a chance that a search tells came true: from what it tells to what people are told.

A search says "65 %" by its own evaluation. How many such positions are really won, when two equal
players go on, was measured (`python -m tools.calibrate`, resources/calibration.json): for each game
with two amounts of attention, in simulations. Where a way to play was not measured, the nearest
measured one of the same game and number of players stands in; a game without any is told as it is.

Even so a chance is no better than this, so it is told in steps of five hundredths.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

from meadhall.ai.advice import Line, Threat
from meadhall.engines.catalogue import find
from meadhall.engines.phrases import Form, Phrase, Text, say
from meadhall.engines.values import Setting


class CalibrationText(Form):
    """How a chance is told."""

    ABOUT = "about {share}"
    UNDER = "under {share}"
    OVER = "over {share}"


CURVES: Final = Path(__file__).resolve().parents[2] / "resources" / "calibration.json"

SUREST: Final = 0.995
"""A search that says more is taken to have said this: only a proof is sure."""

STEP: Final = 5
"""Hundredths: the finest difference that is told."""


def place_of(chance: float) -> float:
    """Where a chance lies on the logistic scale, from far below 0 to far above it."""
    sure = min(max(chance, 1 - SUREST), SUREST)
    return log(sure / (1 - sure))


def chance_at(place: float) -> float:
    return 1 / (1 + exp(-place))


@dataclass(frozen=True, slots=True)
class Curve:
    """What came of the chances that were told in one way to play, with one amount of attention."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    """The options that were not the usual ones, or were named."""
    simulations: int
    shift: int
    slope: int
    """Thousandths on the logistic scale. 0 and 1000 change nothing; a slope above 1000 means that
    the search was too timid, one below that it was too sure."""
    level: str
    """Who played on."""
    player: tuple[int, ...]
    """The simulations, the oversight and the margin of that level. With others the same positions
    are won by others."""
    games: int
    seed: int
    every: int
    """One choice of so many was looked at."""
    positions: int
    rules: str
    """The digest of the rules and of the search with which it was measured."""
    bins: tuple[tuple[float, ...], ...]
    """For each tenth that was told: how many, the mean told, the share that was won, and half the
    95 % interval of that."""

    @property
    def what(self) -> tuple[object, ...]:
        """What it is about; one curve for each is kept."""
        return self.game, self.seats, self.settings, self.simulations, self.level

    def chance(self, told: float) -> float:
        """How often a position is won of which the search tells this chance."""
        return chance_at(self.shift / 1000 + self.slope / 1000 * place_of(told))

    def as_row(self) -> dict[str, object]:
        return asdict(self) | {"settings": dict(self.settings)}


@cache
def curves() -> tuple[Curve, ...]:
    """All that was measured."""
    rows = json.loads(CURVES.read_text(encoding="utf-8")) if CURVES.exists() else []
    return tuple(
        Curve(
            **{
                **row,
                "settings": tuple(sorted(row["settings"].items())),
                "player": tuple(row["player"]),
                "bins": tuple(tuple(each) for each in row["bins"]),
            }
        )
        for row in rows
    )


REFERENCE: Final = "jarl"
"""By whose matches people are told: he seldom errs, as they hope to."""


def curve_for(
    game: str, seats: int, settings: Mapping[str, object], simulations: int
) -> Curve | None:
    """The curve for such a search, the nearest that was measured; None if there is none.

    The nearest way to play is the one that differs in the fewest options, and of several the one
    with more usual options.
    """
    measured = [
        each for each in curves() if (each.game, each.seats, each.level) == (game, seats, REFERENCE)
    ]

    def settled(some: Mapping[str, object]) -> set[tuple[str, Setting]]:
        return set(find(game).settle(seats, some).items())

    wanted, usual = settled(settings), settled({})

    def distance(curve: Curve) -> tuple[int, int, float]:
        own = settled(dict(curve.settings))
        attention = abs(log(max(simulations, 1) / curve.simulations))
        return len(own - wanted), len(own - usual), attention

    return min(measured, key=distance, default=None)


def calibrated(line: Line, curve: Curve | None) -> Line:
    """The line with the chance that such a one has; what is proven stays as it is."""
    if curve is None or line.chance is None or line.proof:
        return line
    low, high = (curve.chance(line.chance + sign * line.error) for sign in (-1, 1))
    return replace(line, chance=curve.chance(line.chance), error=(high - low) / 2)


def calibrated_threat(threat: Threat, curve: Curve | None) -> Threat:
    """The same for what would be left to a seat that did nothing."""
    if curve is None or threat.chance in (None, 0.0, 1.0):
        return threat
    return replace(threat, chance=1 - curve.chance(1 - threat.chance))


def told_chance(chance: float) -> Text:
    """A chance with no finer digits than are known. Only what is proven is 0 or 100 %."""
    if chance in (0.0, 1.0):
        return f"{chance:.0%}"
    hundredths = rounded(chance)
    if hundredths < STEP:
        return say(CalibrationText.UNDER, share=f"{STEP}%")
    if hundredths > 100 - STEP:
        return say(CalibrationText.OVER, share=f"{100 - STEP}%")
    return say(CalibrationText.ABOUT, share=f"{hundredths}%")


def told_difference(difference: float) -> Phrase:
    """How much a chance is better or worse than another, as finely as that is known."""
    return say(CalibrationText.ABOUT, share=f"{rounded(abs(difference))}%")


def rounded(share: float) -> int:
    """Hundredths, in steps."""
    return round(share * 100 / STEP) * STEP
