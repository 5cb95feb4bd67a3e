"""How fast the search is on this machine: `meadhall bench ai`.

For each game, random playouts and choices, then simulations of four methods:

    plain       random playouts to the end, nothing else
    decisive    the same, but a win at once is taken
    cut         no playouts: a position is evaluated as soon as it is reached
    strong      what the levels use: each simulation evaluates every choice of the position it opens

Each does more for one simulation than the one above, so the rates do not compare strength; for that
see docs/strength.md. The last column is what is really played: one whole choice of the strongest
level. Native and plain are measured in one run, each in its own process.
"""

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from meadhall.ai.levels import LEVELS
from meadhall.ai.method import PLAIN, STRONG, TO_THE_END, Method
from meadhall.ai.player import choose, search_by
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, State
from meadhall.engines.packed import is_compiled
from meadhall.engines.random_play import play_out

SECONDS: Final = 0.3
"""For each figure."""

TREE: Final = 300
"""Simulations of a tree that is measured; then comes the next."""

AT_ONCE: Final = 10
"""Simulations between two looks at the clock."""

METHODS: Final = {
    "plain": PLAIN,
    "decisive": Method(cutoff=TO_THE_END, minimax=0, foresight=0),
    "cut": Method(cutoff=0, minimax=0, foresight=0),
    "strong": STRONG,
}

OPENINGS: Final[tuple[tuple[str, str, int, dict[str, str]], ...]] = (
    ("hexentafl 4x4", "hexentafl", 2, {"board": "4x4"}),
    ("hexentafl 5x5", "hexentafl", 2, {"board": "5x5"}),
    ("nxs short", "nxs", 2, {"setup": "short"}),
    ("nxs medium, three", "nxs", 3, {"setup": "medium"}),
    ("valhalla, two", "valhalla", 2, {}),
    ("valhalla, four", "valhalla", 4, {}),
    ("valknut, two", "valknut", 2, {}),
    ("valheim, two", "valheim", 2, {}),
    ("skirmish, two", "skirmish", 2, {"table": "crag"}),
    ("skirmish, six", "skirmish", 6, {"scenario": "hill", "table": "crag"}),
)

CODE: Final = "from meadhall.ai.bench import print_measured; print_measured({number})"

clock: Final = perf_counter if sys.platform == "win32" else process_time
"""The processor's own time, which other programs do not touch; Windows counts it too coarsely."""

Row = dict[str, float]
Measure = Callable[[str, int], Row]
"""Takes the figures of a way of running and of the opening with this number."""


def run(say: Callable[[str], object], measure: Measure | None = None) -> None:
    """Measure both ways of running, game by game, and tell each line as soon as it is known."""
    measure = measure or measured_apart
    say(head())
    for number, (label, *_) in enumerate(OPENINGS):
        for mode in ("native", "plain"):
            if is_there(mode):
                say(line(label, mode, measure(mode, number)))
    say("bytes: the memory of one simulation of `strong`, while there is plenty")
    say("ms: one whole choice of Einherjar, who counts; from a tree of thousands of positions")


def head() -> str:
    methods = "".join(f"{name:>11}" for name in METHODS)
    return f"{'per second':<26}{'playouts':>10}{'choices':>12}{methods}{'bytes':>9}{'ms':>9}"


def line(label: str, mode: str, row: Row) -> str:
    """The figures of one game and way of running, for a person."""
    rates = "".join(f"{row[name]:>11,.0f}" for name in METHODS)
    return (
        f"{label:<19}{mode:<7}{row['playouts']:>10,.0f}{row['choices']:>12,.0f}"
        f"{rates}{row['bytes']:>9,.0f}{row['milliseconds']:>9,.0f}"
    )


def is_there(mode: str) -> bool:
    return mode == "plain" or is_compiled()


def measured_apart(mode: str, number: int) -> Row:
    """The figures of this opening, from a fresh process, compiled or not."""
    environment = dict(os.environ)
    environment.pop("MEADHALL_PLAIN", None)
    if mode == "plain":
        environment["MEADHALL_PLAIN"] = "1"
    command = [sys.executable, "-c", CODE.format(number=number)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    row: Row = json.loads(done.stdout)
    return row


def print_measured(number: int) -> None:
    """The figures of this process, for the one that called it."""
    _, game, seats, given = OPENINGS[number]
    print(json.dumps(figures(opening(game, seats, given), SECONDS)))


def opening(game: str, seats: int, given: dict[str, str]) -> State:
    """The position of the first choice of a match."""
    state = catalogue.find(game).start(seats, **given)
    chance = Chance(1)
    while state.asks != CHOOSE:
        state.chance_answers(chance)
    return state


def figures(state: State, seconds: float) -> Row:
    row = {name: simulations(state, method, seconds) for name, method in METHODS.items()}
    row["playouts"], row["choices"] = playouts(state, seconds)
    row["bytes"] = bytes_of_a_simulation(state)
    row["milliseconds"] = milliseconds_of_a_choice(state, seconds)
    return row


def playouts(state: State, seconds: float) -> tuple[float, float]:
    """Random matches and answers a second."""
    chance = Chance(1)
    matches = answers = 0
    began = clock()
    while (passed := clock() - began) < seconds:
        answers += int(play_out(state.copy(), chance))
        matches += 1
    return matches / passed, answers / passed


def simulations(state: State, method: Method, seconds: float) -> float:
    """Simulations a second, each time from an empty tree that grows to a few hundred."""
    trees = done = 0
    search = search_by(state, state.asked()[0], method, trees)
    began = clock()
    while (passed := clock() - began) < seconds:
        search.run(AT_ONCE)
        if search.is_settled() or search.simulations >= TREE:
            done += int(search.simulations)
            trees += 1
            search = search_by(state, state.asked()[0], method, trees)
    return (done + int(search.simulations)) / passed


def milliseconds_of_a_choice(state: State, seconds: float) -> float:
    """What one choice of the strongest level takes, with the whole of its budget."""
    seat, done = state.asked()[0], 0
    began = clock()
    while (passed := clock() - began) < seconds:
        choose(state, seat, LEVELS[-1].key, done)
        done += 1
    return 1000 * passed / done


def bytes_of_a_simulation(state: State) -> float:
    """What a search of some hundred simulations keeps, for each of them."""
    search = search_by(state, state.asked()[0], STRONG, 1)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        search.run(400)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / int(search.simulations)
