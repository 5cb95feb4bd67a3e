"""How fast this computer plays: `meadhall bench`.

Machines differ, so the native and the plain rules are measured side by side in one run, in
alternation, each in a process of its own. Random matches name every legal move of every turn.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter

from meadhall import native
from meadhall.client.commands.bad_words import BadWords
from meadhall.client.commands.result_texts import ResultsText
from meadhall.client.system.speech import told
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, State
from meadhall.engines.game import Game
from meadhall.engines.phrases import say
from meadhall.engines.random_play import copies, play_out, random_step
from meadhall.engines.values import BadOption, Setting

SLICE = 0.5
"""Seconds for one measurement of one figure."""


def add_arguments(parser: argparse.ArgumentParser, name: str) -> None:
    parser.usage = "meadhall bench [WHAT] [--rounds N]"
    parser.add_argument(
        "what", nargs="?", default="rules", help="rules (if not given), ai, client, deck or net"
    )
    parser.add_argument("--rounds", type=int, default=3, help="repeat and take the median (3)")
    parser.add_argument("--raw", action="store_true", help="one round in this process, as JSON")


def run(args: argparse.Namespace, words: list[str]) -> int:
    if args.what != "rules":
        raise BadOption(
            say(BadWords.NOT_MEASURED, word=repr(args.what), names="rules, ai, client, deck, net")
        )
    if args.rounds < 1:
        raise BadOption(say(BadWords.TOO_LOW, word="--rounds", low=1))
    if args.raw:
        print(json.dumps(measure()))
        return 0
    compare(args.rounds)
    return 0


Figures = dict[str, dict[str, float]]


def measure() -> Figures:
    """For each way to play each game: matches, answers and copies a second, answers a match."""
    return {
        label: figures(opening) for game in catalogue.GAMES for label, opening in openings(game)
    }


def openings(game: Game) -> list[tuple[str, State]]:
    """The game with each value of its first option."""
    first = game.options[0]
    values: list[Setting] = [key for key, _ in first.choices]
    return [
        (f"{game.key} {value}", suited(game, first.key, value))
        for value in values or [first.default]
    ]


def suited(game: Game, key: str, value: Setting) -> State:
    """The opening with this value, for the fewest players that may have it."""
    given: dict[str, object] = {key: value}
    low, high = game.seats
    seats = next(count for count in range(low, high + 1) if fits(game, count, given))
    return game.start(seats, **given)


def fits(game: Game, seats: int, given: Mapping[str, object]) -> bool:
    try:
        game.settle(seats, given)
    except BadOption:
        return False
    return True


def figures(opening: State) -> dict[str, float]:
    chance = Chance(1)
    matches = answers = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < SLICE:
        answers += int(play_out(opening.copy(), chance))
        matches += 1
    middle = opening.copy()
    for _ in range(answers // matches // 2):
        if middle.asks != OVER:
            random_step(middle, chance)
    return {
        "matches": matches / passed,
        "answers": answers / passed,
        "copies": rate(lambda: copies(middle, 1000)) * 1000,
        "length": answers / matches,
    }


def rate(work: Callable[[], object]) -> float:
    """How often a second the work is done."""
    times = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < SLICE / 2:
        work()
        times += 1
    return times / passed


def compare(rounds: int) -> None:
    modes = {"plain": "1"}
    if native.mode() == "native":
        modes = {"native": "", "plain": "1"}
    else:
        print(told(say(ResultsText.PLAIN_ONLY, mode=native.mode())))
    found: dict[str, list[Figures]] = {mode: [] for mode in modes}
    for turn in range(rounds):
        for mode, plain in modes.items():
            text = say(ResultsText.ROUND, number=turn + 1, count=rounds, mode=mode)
            print(told(text), file=sys.stderr)
            found[mode].append(measure_apart(plain))
    print(f"{'':<22}{'':<8}{'matches/s':>12}{'answers/s':>12}{'copies/s':>13}{'length':>9}")
    for label in found["plain"][0]:
        for mode in modes:
            row = {
                key: median(one[label][key] for one in found[mode])
                for key in ("matches", "answers", "copies", "length")
            }
            print(
                f"{label:<22}{mode:<8}{row['matches']:>12,.0f}{row['answers']:>12,.0f}"
                f"{row['copies']:>13,.0f}{row['length']:>9.1f}"
            )


def measure_apart(plain: str) -> Figures:
    """One round in a fresh process, compiled or not."""
    environment = {**os.environ, "MEADHALL_PLAIN": plain}
    if not plain:
        del environment["MEADHALL_PLAIN"]
    command = [sys.executable, "-m", "meadhall.client", "bench", "--raw"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise UserError(say(ResultsText.NOT_MEASURED))
    measured: Figures = json.loads(done.stdout)
    return measured
