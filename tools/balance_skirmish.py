"""Which side wins the skirmish between equals: each scenario, each number of players, each table.

    python -m tools.balance_skirmish --games 120 --simulations 40
    python -m tools.balance_skirmish --scenarios raid escort --players 2 --games 400
    python -m tools.balance_skirmish --scenarios raid --table crag

All players are the computer at full attention with the same budget of simulations. A die draws the
table unless one is named. Matches follow from their seeds, so a table can be computed again.
docs/balance-skirmish.md has the result.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from meadhall.engines.catalogue import find
from meadhall.engines.contract import DRAW, WIN
from meadhall.engines.skirmish.coins import TURNS_OVER
from meadhall.engines.skirmish.field import SCENARIOS, SOURCES
from meadhall.engines.skirmish.state import Skirmish
from meadhall.engines.skirmish.tables import keys
from tools.balance import add_options, all_played, play_on, share

SOURCE_NAMES = ("withdrawal", "hero wounded", "hero", "warrior", "archer", "goal")


@dataclass(frozen=True)
class Task:
    """One match to play."""

    scenario: str
    players: int
    table: str
    seed: int
    simulations: int


@dataclass(frozen=True)
class Outcome:
    """One match that was played."""

    scenario: str
    players: int
    table: int
    won: float
    """By side 1: 1, 0, or a half where it was a draw."""
    turns: int
    is_stalled: bool
    """Did it end with the last turn, and not by coins?"""
    earned: tuple[int, ...]
    """Coins by source, of side 1, then of side 2."""


def play(task: Task) -> Outcome:
    options = {"scenario": task.scenario, "table": task.table}
    state = find("skirmish").start(task.players, **options)
    assert isinstance(state, Skirmish)
    play_on(state, task.seed, task.simulations, lambda _: None)
    result = state.result(0)
    return Outcome(
        task.scenario,
        task.players,
        int(state.table),
        1.0 if result == WIN else 0.5 if result == DRAW else 0.0,
        int(state.round),
        bool(state.ending == TURNS_OVER),
        tuple(int(coins) for coins in state.earned),
    )


def tasks(given: argparse.Namespace) -> Iterator[Task]:
    for at in range(given.games):
        for scenario in given.scenarios:
            for players in given.players:
                yield Task(scenario, players, given.table, given.seed + at, given.simulations)


def report(outcomes: list[Outcome]) -> str:
    lines = [
        "| scenario | players | matches | side 1 wins | turns | last turn | coins by source, "
        "side 1 : side 2 |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for scenario in SCENARIOS:
        for players in (2, 4, 6):
            found = [o for o in outcomes if (o.scenario, o.players) == (scenario, players)]
            if found:
                lines.append(f"| {scenario} | {players} {row(found)}")
    lines += ["", "| scenario | " + " | ".join(title for _, title in keys()) + " |"]
    lines.append("| --- " * (len(keys()) + 1) + "|")
    for scenario in SCENARIOS:
        found = [o for o in outcomes if o.scenario == scenario]
        if found:
            lines.append(f"| {scenario} {by_table(found)}")
    return "\n".join(lines)


def row(found: list[Outcome]) -> str:
    """Who wins, how long it takes, and what the coins are for: on average of one match."""
    count = len(found)
    won = share(sum(outcome.won for outcome in found), count)
    turns = sum(outcome.turns for outcome in found) / count
    stalled = 100 * sum(outcome.is_stalled for outcome in found) / count
    coins: Counter[int] = Counter()
    for outcome in found:
        for at, earned in enumerate(outcome.earned):
            coins[at] += earned
    sources = ", ".join(
        f"{SOURCE_NAMES[at]} {coins[at] / count:.2f} : {coins[at + SOURCES] / count:.2f}"
        for at in range(SOURCES)
    )
    return f"| {count} | {won} | {turns:.1f} | {stalled:.0f} % | {sources} |"


def by_table(found: list[Outcome]) -> str:
    """Side 1's share on each table."""
    cells = []
    for table in range(1, len(keys()) + 1):
        here = [outcome.won for outcome in found if outcome.table == table]
        cells.append(f"| {share(sum(here), len(here))} ({len(here)}) ")
    return "".join(cells) + "|"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenarios", nargs="+", default=SCENARIOS, choices=SCENARIOS)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--table", default="die", choices=["die", *(key for key, _ in keys())])
    add_options(parser, "matches of each scenario with each number of players")
    given = parser.parse_args()
    print(report(all_played(play, tasks(given), given.jobs)))


if __name__ == "__main__":
    main()
