"""Of the positions that were called 65 %, how many were won? Measured from the computer's matches.

    python -m tools.calibrate hexentafl --board 4x4 --games 300
    python -m tools.calibrate hexentafl --level huskarl --attention 2500 --seed 7
    python -m tools.calibrate nxs --setup short --games 50 --uneven --keep
    python -m tools.calibrate valhalla --seats 4 --every 6
    python -m tools.calibrate --picture docs/pictures/calibration.svg

Everybody plays at one level. At every third choice, on average (`--every`), the position is also
searched at full attention, as `analyse` and the graph do, and the chance that this tells is noted
beside how the match ended for that seat. More matches tell more than more positions of each.
`--attention` is the number of simulations; several are read from one
search. What is proven is left out: it is always told as certain. The table has the raw chance, what
came of it, and what Meadhall tells now. `--keep` writes the curve that fits best into
`resources/calibration.json`, from which Meadhall reads it. Matches follow from their seeds.

Between two sides the curve is even, for what one side has the other lacks. `--uneven` lets it
shift all chances, for a game in which the search calls who is to choose too well off. There the
graph zigzags without it, for each side is called too well off when it is its turn. With more sides,
or with one, and where all may lose, a curve may always shift.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import log, sqrt
from pathlib import Path
from typing import Final

from meadhall.ai.arena import random_answer
from meadhall.ai.levels import fitted as fitted_level
from meadhall.ai.levels import level_of
from meadhall.ai.method import STRONG
from meadhall.ai.player import choose, search_by
from meadhall.client.commands.options import read_settings
from meadhall.client.computer.replayable_choice import rules_version
from meadhall.client.match import calibration
from meadhall.client.match.calibration import CURVES, Curve
from meadhall.client.match.evaluation import prospects
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, packed
from tools.balance import all_played
from tools.calibration_chart import chart

RANDOM_CHOICES: Final = 2
"""At the beginning of each match, so that no two are alike."""

EVERY: Final = 3
"""One choice of so many is looked at, unless another number is given; those beside each other tell
the same."""

STEPS: Final = 50
"""Of Newton's method; it needs five or so."""

LONGEST: Final = 0.2
"""How far a step goes at most."""

FOLDS: Final = 10
"""Each tenth of the matches is left out once, and shows what a curve is worth."""

STUDENT: Final = 2.26
"""Standard errors in half a 95 % interval, where the error itself is known from ten parts."""

LEAST: Final = 0.25
"""Where all positions of a tenth ended alike, another one may still end otherwise."""

CAUTION: Final = 2.0
"""The weight of the curve that changes nothing, in positions: few matches prove little."""


@dataclass(frozen=True)
class Sample:
    """One position: what was called, with each attention, and what came of it."""

    match: int
    called: tuple[float | None, ...]
    won: float


def play(
    opening: State, level: str, attentions: Sequence[int], seed: int, every: int, match: int
) -> list[Sample]:
    """One match, and the positions of it that were looked at."""
    state, chance = opening.copy(), Chance(f"calibrate {seed} {match}".encode())
    seen: list[tuple[int, tuple[float | None, ...]]] = []
    choices = 0
    while state.asks != OVER:
        if state.asks != CHOOSE:
            state.apply(state.draw_answer(chance))
            continue
        if choices < RANDOM_CHOICES:
            answer = random_answer(state, chance)
        else:
            answer = []
            for seat in state.asked():
                thought = match * 10_007 + choices
                if len(state.legal(seat)) > 1 and chance.below(every) == 0:
                    seen.append((seat, called(state, seat, attentions, thought)))
                answer.append(choose(state, seat, level, thought))
        choices += 1
        state.apply(packed(answer))
    return [Sample(match, chances, int(state.result(seat)) / 2) for seat, chances in seen]


def called(
    state: State, seat: int, attentions: Sequence[int], seed: int
) -> tuple[float | None, ...]:
    """The chance as it is told after so many simulations; None where it is proven or unknown."""
    search = search_by(state, seat, STRONG, seed)
    told: list[float | None] = []
    for attention in attentions:
        search.run(attention - int(search.simulations))
        line = prospects(search.state, seat, tuple(search.choices()))
        told.append(None if line.proof else line.chance)
    return tuple(told)


def points_of(samples: Sequence[Sample], at: int) -> list[tuple[float, float]]:
    """What was called with this attention, where something was, and what came of it."""
    return [(called, each.won) for each in samples if (called := each.called[at]) is not None]


def numbers_of(level: str, opening: State) -> tuple[int, ...]:
    """What makes the players of a level what they are in this game."""
    player = fitted_level(level_of(level), opening)
    return player.simulations, player.oversight, player.margin


def are_two_sides(opening: State) -> bool:
    """Has one side what the other lacks?"""
    return len({int(opening.team(seat)) for seat in range(opening.seats)}) == 2


# The curve that fits best. ------------------------------------------------------------------


def fitted(points: Sequence[tuple[float, float]], even: bool = False) -> tuple[float, float]:
    """The shift and the slope of the logistic curve under which these results are most likely.

    Each point is a chance that was called and a result between 0 and 1. The curve that changes
    nothing, 0 and 1, counts for a few positions. An even curve shifts nothing: in a duel, what one
    side has the other lacks.
    """
    shift, slope = 0.0, 1.0
    for _ in range(STEPS):
        gradient = [-CAUTION * shift, -CAUTION * (slope - 1)]
        hessian = [CAUTION, 0.0, CAUTION]
        for chance, won in points:
            place = calibration.place_of(chance)
            told = calibration.chance_at(shift + slope * place)
            weight = told * (1 - told)
            gradient[0] += won - told
            gradient[1] += (won - told) * place
            hessian[0] += weight
            hessian[1] += weight * place
            hessian[2] += weight * place * place
        if even:
            gradient[0] = hessian[1] = 0.0
        size = hessian[0] * hessian[2] - hessian[1] ** 2
        shift += stride((gradient[0] * hessian[2] - gradient[1] * hessian[1]) / size)
        slope += stride((gradient[1] * hessian[0] - gradient[0] * hessian[1]) / size)
    return shift, slope


def stride(step: float) -> float:
    """No more than LONGEST at once: far from its goal Newton's method leaps past it for good."""
    return min(max(step, -LONGEST), LONGEST)


def log_loss(points: Sequence[tuple[float, float]]) -> float:
    """What the results would surprise somebody who believes these chances; 0.693 knows nothing."""
    total = 0.0
    for chance, won in points:
        sure = min(max(chance, 0.001), 0.999)
        total -= won * log(sure) + (1 - won) * log(1 - sure)
    return total / len(points)


def told_apart(samples: Sequence[Sample], at: int, even: bool) -> str:
    """How well the shift and the slope are known, and the log loss of each tenth of the matches by
    the curve that fits the others best."""
    raw: list[tuple[float, float]] = []
    told: list[tuple[float, float]] = []
    fits: list[tuple[float, float]] = []
    for fold in range(FOLDS):
        known = points_of([each for each in samples if each.match % FOLDS != fold], at)
        shift, slope = fitted(known, even)
        fits.append((shift, slope))
        for called, won in points_of([each for each in samples if each.match % FOLDS == fold], at):
            raw.append((called, won))
            place = calibration.place_of(called)
            told.append((calibration.chance_at(shift + slope * place), won))
    shifts, slopes = (spread(found) for found in zip(*fits, strict=True))
    return (
        f"+-{shifts:.2f}, +-{slopes:.2f}; "
        f"log loss on matches left out {log_loss(told):.3f}, raw {log_loss(raw):.3f}"
    )


def spread(found: Sequence[float]) -> float:
    """Half the 95 % interval of a number that was found with each tenth left out once."""
    mean = sum(found) / FOLDS
    return STUDENT * sqrt((FOLDS - 1) / FOLDS * sum((each - mean) ** 2 for each in found))


# What is printed and kept. ------------------------------------------------------------------


def bins_of(samples: Sequence[Sample], at: int) -> list[list[float]]:
    """For each tenth that was called: how many, the mean called, the share that was won, and half
    the 95 % interval of that.

    The positions of one match end alike, so they are one observation, as heavy as they are many.
    """
    tenths: dict[int, list[tuple[float, float, int]]] = {}
    for each in samples:
        if (called := each.called[at]) is not None:
            inside = tenths.setdefault(min(int(called * 10), 9), [])
            inside.append((called, each.won, each.match))
    rows: list[list[float]] = []
    for _, inside in sorted(tenths.items()):
        count = len(inside)
        mean = sum(called for called, _, _ in inside) / count
        share = sum(won for _, won, _ in inside) / count
        off: dict[int, float] = {}
        for _, won, match in inside:
            off[match] = off.get(match, 0.0) + won - share
        reach = 1.96 * sqrt(max(sum(each**2 for each in off.values()), LEAST)) / count
        rows.append([count, round(mean, 3), round(share, 3), round(reach, 3)])
    return rows


def report(samples: Sequence[Sample], at: int, curve: Curve | None) -> None:
    """The table of one attention: raw, what came of it, and what Meadhall tells now."""
    print(f"{'positions':>10}{'called':>9}{'won':>17}{'told':>9}")
    for count, raw, won, reach in bins_of(samples, at):
        told = curve.chance(raw) if curve is not None else raw
        print(f"{count:>10.0f}{raw:>9.1%}{won:>9.1%} +-{reach:<5.0%}{told:>9.1%}")
    points = points_of(samples, at)
    told_points = [(curve.chance(raw) if curve else raw, won) for raw, won in points]
    print(f"log loss: raw {log_loss(points):.3f}, as told {log_loss(told_points):.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="jarl", help="who plays (jarl)")
    parser.add_argument("--attention", type=int, nargs="+", default=[250, 2500])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=EVERY, help="look at one choice of so many")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="write the fitted curves for Meadhall")
    parser.add_argument(
        "--uneven",
        action="store_true",
        help="who is to choose may be called too well off, or too badly",
    )
    parser.add_argument("--picture", type=Path, help="draw what is kept, and measure nothing")
    args, words = parser.parse_known_args()
    if args.picture is not None:
        args.picture.write_text(chart(calibration.curves()), encoding="utf-8")
        return
    if args.game is None:
        parser.error("name a game")
    game = find(args.game)
    seats = args.seats or max(game.seats[0], 2)
    given = read_settings(game, words)
    settings = game.settle(seats, given)
    opening = game.opening(seats, settings)
    attentions = sorted(args.attention)
    work = partial(play, opening, args.level, attentions, args.seed, args.every)
    samples = [each for match in all_played(work, range(args.games), args.jobs) for each in match]
    now = [calibration.curve_for(args.game, seats, settings, each) for each in attentions]
    for at, attention in enumerate(attentions):
        points = points_of(samples, at)
        title = f"{args.game}, {args.level}, {attention} simulations, {args.games} matches"
        print(f"\n{title}, seed {args.seed}: {len(points)} positions")
        if not points:
            continue
        report(samples, at, now[at])
        even = are_two_sides(opening) and not (args.uneven or game.all_may_lose)
        shift, slope = fitted(points, even)
        print(f"best fit: shift {shift:+.2f}, slope {slope:.2f}, {told_apart(samples, at, even)}")
        if args.keep:
            named = {key: settings[key] for key in given}
            keep(
                Curve(
                    args.game, seats, tuple(sorted(named.items())), attention,
                    round(1000 * shift), round(1000 * slope), args.level,
                    numbers_of(args.level, opening), args.games, args.seed, args.every,
                    len(points), rules_version(), tuple(tuple(row) for row in bins_of(samples, at)),
                )
            )  # fmt: skip


def keep(curve: Curve) -> None:
    """Write it into the file, in the place of an earlier one for the same."""
    kept = [each for each in calibration.curves() if each.what != curve.what]
    kept = sorted([*kept, curve], key=lambda each: str(each.what))
    rows = ",\n".join(json.dumps(each.as_row()) for each in kept)
    CURVES.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    calibration.curves.cache_clear()


if __name__ == "__main__":
    main()
