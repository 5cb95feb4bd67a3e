"""Who wins at Valknut between equals: every pair of warbands, each place in turn, each mode.

    python -m tools.balance_valknut pairs --games 40 --simulations 100
    python -m tools.balance_valknut three | four | gods | ragnarok | ragnarok-gods --games 400

Both sides are the computer at full attention with the same budget of simulations. `pairs` plays
each of the 36 pairs as often as `--games` says; the other modes draw their warbands by lot. Matches
follow from their seeds, so a table can be computed again. docs/balance-valknut.md has the result.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from meadhall.engines.catalogue import find
from meadhall.engines.contract import WIN, State
from meadhall.engines.valknut.ending import LAST_STANDING
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import PICK, PICKED
from meadhall.engines.valknut.warbands import NAMES
from tools.balance import add_options, all_played, play_on, share

MODES: dict[str, tuple[int, dict[str, object]]] = {
    "pairs": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "gods": (4, {"gods": True}),
    "ragnarok": (2, {"mode": "ragnarok"}),
    "ragnarok-gods": (2, {"mode": "ragnarok", "gods": True}),
}


@dataclass(frozen=True)
class Task:
    """One match to play: with these warbands, or with some that the seed decides."""

    mode: str
    warbands: tuple[int, ...]
    seed: int
    simulations: int


@dataclass(frozen=True)
class Outcome:
    """One match that was played: the seats as their turns follow, and how it ended."""

    warbands: tuple[tuple[int, ...], ...]
    winner: int
    """The winner's place in the order of turns."""
    turns: int
    by_elimination: bool


def play(task: Task) -> Outcome:
    seats, options = MODES[task.mode]
    how: dict[str, object] = {"warbands": "choose" if task.warbands else "lot"}
    state = find("valknut").start(seats, **options, **how)
    assert isinstance(state, Valknut)
    wanted = list(task.warbands)

    def picked(at: State) -> int | None:
        is_picking = isinstance(at, Valknut) and at.question == PICK
        return int(PICKED) + wanted.pop(0) if is_picking else None

    play_on(state, task.seed, task.simulations, picked)
    order = [int(seat) for seat in state.order]
    return Outcome(
        tuple(tuple(state.warbands_of(seat)) for seat in order),
        next(at for at, seat in enumerate(order) if state.result(seat) == WIN),
        int(state.turns),
        bool(state.ending == LAST_STANDING),
    )


def tasks(mode: str, games: int, simulations: int, seed: int) -> Iterator[Task]:
    if mode != "pairs":
        for at in range(games):
            yield Task(mode, (), seed + at, simulations)
        return
    for number, pair in enumerate(combinations(range(1, 10), 2)):
        for at in range(games):
            yield Task(
                mode, pair if at % 2 == 0 else pair[::-1], seed + number * 997 + at, simulations
            )


def report(outcomes: list[Outcome]) -> str:
    won: Counter[int] = Counter()
    played: Counter[int] = Counter()
    places: Counter[int] = Counter()
    cross: Counter[tuple[int, int]] = Counter()
    for outcome in outcomes:
        places[outcome.winner] += 1
        for at, bands in enumerate(outcome.warbands):
            for band in bands:
                played[band] += 1
                won[band] += at == outcome.winner
        if len(outcome.warbands) == 2 and len(outcome.warbands[0]) == 1:
            loser = outcome.warbands[1 - outcome.winner][0]
            cross[outcome.warbands[outcome.winner][0], loser] += 1
    count = len(outcomes)
    ended = sum(outcome.by_elimination for outcome in outcomes)
    early = sum(outcome.by_elimination and outcome.turns <= 4 for outcome in outcomes)
    turns = sum(outcome.turns for outcome in outcomes) / count
    lines = [
        f"{count} matches, {turns:.1f} turns, {100 * ended / count:.0f} % by elimination "
        f"({100 * early / count:.0f} % by turn 4)",
        "by place in turn: "
        + ", ".join(share(places[at], count) for at in range(len(outcomes[0].warbands))),
        "by warband: " + ", ".join(f"{NAMES[b]} {share(won[b], played[b])}" for b in range(1, 10)),
    ]
    if cross:
        lines.append("| | " + " | ".join(NAMES[1:]) + " | all |")
        lines.append("| --- " * 11 + "|")
        for band in range(1, 10):
            row = [f"| {NAMES[band]} "]
            for other in range(1, 10):
                both = cross[band, other] + cross[other, band]
                row.append(f"| {100 * cross[band, other] / both:.0f} " if both else "| ")
            lines.append("".join(row) + f"| {share(won[band], played[band])} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=list(MODES))
    add_options(parser, "matches, with pairs of each pair")
    given = parser.parse_args()
    todo = tasks(given.mode, given.games, given.simulations, given.seed)
    print(report(all_played(play, todo, given.jobs)))


if __name__ == "__main__":
    main()
