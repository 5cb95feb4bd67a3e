"""How many random matches a second our games play, beside the nearest games of OpenSpiel.

    .venv/bin/python -m pip install open_spiel
    .venv/bin/python -m tools.compare_rates --rounds 5

The games differ, so the ratio compares kinds of game and not programs. Both sides are compiled, and
play whole matches without coming back to Python: ours by `play_out`, OpenSpiel's by the random
playouts of its own search, in C++. Rounds take turns, and the medians count. Times are those of the
processor. A step is a choice or an outcome of chance.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from meadhall.ai.bench import opening, playouts
from meadhall.engines.packed import is_compiled

SECONDS: Final = 1.0
BATCH: Final = 20
"""Playouts of OpenSpiel between two looks at the clock."""

SAMPLES: Final = 60
"""Matches that are played step by step to count their length."""

PAIRS: Final[tuple[tuple[str, str, int, dict[str, str], str], ...]] = (
    ("heXentafl 4x4", "hexentafl", 2, {"board": "4x4"}, "breakthrough(rows=6,columns=6)"),
    ("heXentafl 5x5", "hexentafl", 2, {"board": "5x5"}, "breakthrough"),
    ("NXS short", "nxs", 2, {"setup": "short"}, "amazons"),
    ("Valhalla, two", "valhalla", 2, {}, "gin_rummy"),
    ("Valknut, two", "valknut", 2, {}, "hive"),
    ("the skirmish, two", "skirmish", 2, {"table": "crag"}, "chess"),
)
"""Ours, and the nearest of theirs: men that take men on as many cells; land that is closed off;
hidden hands, drawing and throwing away; pieces that surround each other on a field that grows; two
armies. Valheim has none: Hanabi pays along the way, and its playouts refuse that."""


def theirs(name: str) -> tuple[Callable[[], tuple[float, float]], float]:
    """A function that measures a game of OpenSpiel, and the mean length of its random matches."""
    import numpy
    import pyspiel

    game = pyspiel.load_game(name)
    generator = numpy.random.default_rng(1)
    length = sum(steps(game.new_initial_state(), generator) for _ in range(SAMPLES)) / SAMPLES
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sampled(state, generator))

    def measure() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(BATCH, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
        matches, began = 0, process_time()
        while (passed := process_time() - began) < SECONDS:
            bot.step(state)
            matches += BATCH
        return matches / passed, matches * length / passed

    return measure, length


def steps(state: Any, generator: Any) -> int:
    """Play a random match of OpenSpiel's to its end; its length."""
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sampled(state, generator))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))
        count += 1
    return count


def sampled(state: Any, generator: Any) -> int:
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(generator.choice(actions, p=odds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    if not is_compiled():
        print("Our rules run as plain Python here: compile them first (CONTRIBUTING.md).")
    print("game, matches and steps a second; OpenSpiel's, the same; ratio of matches, of steps")
    for title, key, seats, given, name in PAIRS:
        state = opening(key, seats, given)
        measure, length = theirs(name)
        ours, other = [], []
        for _ in range(args.rounds):
            ours.append(playouts(state, SECONDS))
            other.append(measure())
        (own, own_steps), (their, their_steps) = (
            (median(each[0] for each in side), median(each[1] for each in side))
            for side in (ours, other)
        )
        print(
            f"{title:<20}{own:>9,.0f}{own_steps:>11,.0f}  {name:<32}{their:>9,.0f}"
            f"{their_steps:>11,.0f}{own / their:>8.2f}{own_steps / their_steps:>8.2f}"
            f"   ({length:.0f} steps a match of theirs)"
        )


if __name__ == "__main__":
    main()
