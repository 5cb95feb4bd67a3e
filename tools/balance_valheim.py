"""Is Valheim worth playing: how often is it won, how soon, and what do the heroes make and eat?

    python -m tools.balance_valheim won --games 100
    python -m tools.balance_valheim used --who einherjar --games 40
    python -m tools.balance_valheim without --who einherjar --games 40

`won` plays every difficulty for one and two heroes with each of the computer's levels. `used` tells
what is made, eaten and found, how often and when. `without` takes the effect from one food, or
makes one recipe impossible, and plays the same matches. `--who`, `--seats` and `--difficulty`
choose among these, and a player is named as in `meadhall duel`. Matches follow from their seeds,
so a table can be computed again. docs/balance-valheim.md has the results.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from statistics import median

from meadhall.ai.arena import Played, play_match
from meadhall.ai.entrants import entrant_of
from meadhall.ai.levels import LEVELS, fitted, level_of
from meadhall.ai.player import overlooked
from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, ROLL, SHOW, WIN, State, packed
from meadhall.engines.valheim.actions import (
    BREAK_ROCK,
    CHOP,
    COOK,
    CRAFT,
    EAT,
    EAT_IN_FIGHT,
    EAT_TWO,
    PAIRS,
    PICK_BERRIES,
)
from meadhall.engines.valheim.items import ENEMY_KEYS, FIRST_FOOD, FOODS, ITEMS, KEYS, MADE_BY
from meadhall.engines.valheim.journey import COMBAT, ENCOUNTER, NO_ENEMY
from meadhall.engines.valheim.numbers import COSTS, DIFFICULTIES, FOOD, FOOD_ROW, TREASURES
from meadhall.engines.valheim.state import Valheim
from tools.balance import all_played, share

MAKES = [KEYS[int(item)] for item in MADE_BY]
EATS = list(KEYS[FIRST_FOOD : FIRST_FOOD + FOODS])
KEYS_OF_LEVELS = [level.key for level in LEVELS]
WITHIN = 60
"""Turns that a victory may take to be counted as one."""


@dataclass(frozen=True)
class Task:
    """One match to play, and the food or recipe that it goes without."""

    who: str
    seats: int
    difficulty: str
    seed: int
    without: str = ""


@dataclass(frozen=True)
class Outcome:
    """One match that was played."""

    has_won: bool
    turns: int
    deaths: int
    choices: int
    seconds: float
    done: tuple[tuple[str, int], ...]
    """What was done and in which turn: `make raft`, `eat raspberry`, `meet deer`, `find iron`."""


def play(task: Task) -> Outcome:
    kept_food, kept_costs = list(FOOD), list(COSTS)
    take_away(task.without)
    try:
        opening = find("valheim").start(task.seats, difficulty=task.difficulty)
        entrants = [entrant_of(task.who)] * task.seats
        seating = tuple(range(task.seats))
        level = fitted(level_of(task.who), opening) if task.who in KEYS_OF_LEVELS else None
        if level is not None and level.simulations == 1:
            return told(task, played_by_plan(opening, level.oversight, task.seed))
        return told(task, play_match(opening, entrants, seating, task.seed, 0, clock))
    finally:
        for numbers, kept in ((FOOD, kept_food), (COSTS, kept_costs)):
            for at, value in enumerate(kept):
                numbers[at] = value


def played_by_plan(opening: State, oversight: int, seed: int) -> Played:
    """The same match as in the arena, several times as fast: a level of one simulation takes the
    action of the best prior that it does not overlook."""
    state = opening.copy()
    chance = Chance(f"arena {seed}".encode())
    answers: list[tuple[int, ...]] = []
    choices = 0
    while state.asks != OVER:
        if state.asks != CHOOSE:
            answer = [int(value) for value in state.draw_answer(chance)]
        else:
            answer = [best_seen(state, oversight, seed * 10_007 + len(answers))]
            choices += 1
        answers.append(tuple(state.full_answer(answer)))
        state.apply(packed(answer))
    seats = int(opening.seats)
    return Played(
        tuple(range(seats)), (0.0,) * seats, tuple(answers), "", (choices,), (0.0,) * seats
    )


def best_seen(state: State, oversight: int, seed: int) -> int:
    seat = state.turn
    missed = overlooked(state, int(seat), oversight, seed)
    actions = [int(action) for action in state.legal(seat)]
    weights = [int(weight) for weight in state.move_priors(seat, state.legal(seat))]
    seen = [(-weight, action) for action, weight in zip(actions, weights, strict=True)
            if action not in missed]  # fmt: skip
    return min(seen)[1] if seen else actions[0]


def clock() -> float:
    from time import process_time  # what other programs do is not counted

    return process_time()


def take_away(thing: str) -> None:
    """A food without any effect, or a recipe that nobody can pay for."""
    if thing in EATS:
        row = EATS.index(thing) * FOOD_ROW
        for at in range(row, row + FOOD_ROW):
            FOOD[at] = 0
    elif thing in MAKES:
        COSTS[MAKES.index(thing) * ITEMS] = 99


def told(task: Task, played: Played) -> Outcome:
    """What happened, from the answers of the match."""
    state = find("valheim").start(task.seats, difficulty=task.difficulty)
    assert isinstance(state, Valheim)
    done: list[tuple[str, int]] = []
    for answer in played.answers:
        turn = int(state.round)
        asked = state.asks
        if asked == CHOOSE:
            in_fight = state.question == COMBAT
            done += [(what, turn) for what in deeds(int(answer[0]), in_fight)]
        elif asked == SHOW:
            done.append((f"find {TREASURES[answer[0]]}", turn))
        is_met = asked == ROLL and state.question == ENCOUNTER
        before = int(state.enemy)
        state.apply(packed(answer))
        if state.enemy != NO_ENEMY and before == NO_ENEMY:
            done.append((f"{'meet' if is_met else 'face'} {ENEMY_KEYS[int(state.enemy)]}", turn))
    return Outcome(
        bool(state.result(0) == WIN),
        int(state.round),
        sum(int(count) for count in state.deaths),
        sum(played.choices),
        sum(played.seconds),
        tuple(done),
    )


def deeds(action: int, in_fight: bool) -> list[str]:
    """What an action is counted as."""
    if in_fight:
        return [f"eat {EATS[action - EAT_IN_FIGHT]}"] if action >= EAT_IN_FIGHT else []
    if CRAFT <= action < EAT:
        return [f"make {MAKES[action - CRAFT]}"]
    if EAT <= action < EAT_TWO:
        return [f"eat {EATS[action - EAT]}"]
    if EAT_TWO <= action < PICK_BERRIES:
        pair = action - EAT_TWO
        return [f"eat {EATS[int(PAIRS[pair * 2 + at])]}" for at in (0, 1)]
    names = {CHOP: "chop", BREAK_ROCK: "break", COOK: "cook"}
    return [names[action]] if action in names else []


# Tables. -------------------------------------------------------------------------------------


def summed(outcomes: list[Outcome]) -> str:
    """Share won within sixty turns, the median turn of victory, deaths a match."""
    won = [each.turns for each in outcomes if each.has_won and each.turns <= WITHIN]
    turns = f"{median(won):.0f}" if won else "-"
    deaths = sum(each.deaths for each in outcomes) / len(outcomes)
    return f"{share(len(won), len(outcomes))} ({turns}; {deaths:.1f})"


def used(outcomes: list[Outcome]) -> list[str]:
    """For each deed: in how many of a hundred matches, how often in these, first in which turn."""
    lines = ["| | in % of matches | times in these | first in turn (median) |", "| --- " * 4 + "|"]
    heads = [f"make {name}" for name in MAKES] + [f"eat {name}" for name in EATS]
    heads += [f"meet {name}" for name in ENEMY_KEYS[:4]] + ["face serpent", "face eikthyr"]
    heads += [f"find {name}" for name in TREASURES] + ["chop", "break", "cook"]
    for head in heads:
        counts = [Counter(what for what, _ in each.done)[head] for each in outcomes]
        with_it = [count for count in counts if count]
        firsts = [
            next(turn for what, turn in each.done if what == head)
            for each, count in zip(outcomes, counts, strict=True)
            if count
        ]
        often = f"{sum(with_it) / len(with_it):.1f}" if with_it else "-"
        first = f"{median(firsts):.0f}" if firsts else "-"
        lines.append(
            f"| {head.replace('_', ' ')} | {100 * len(with_it) / len(outcomes):.0f} "
            f"| {often} | {first} |"
        )
    return lines


def cells(given: argparse.Namespace) -> Iterator[tuple[int, str]]:
    for difficulty in given.difficulty or DIFFICULTIES:
        for seats in given.seats or (1, 2):
            yield seats, difficulty


def matches(given: argparse.Namespace, task: Task) -> list[Outcome]:
    todo = [
        Task(task.who, task.seats, task.difficulty, given.seed + at, task.without)
        for at in range(given.games)
    ]
    return all_played(play, todo, given.jobs)


def print_won(given: argparse.Namespace) -> None:
    players = given.who or [level.key for level in LEVELS]
    say("| | " + " | ".join(players) + " |")
    say("| --- " * (1 + len(players)) + "|")
    for seats, difficulty in cells(given):
        row = []
        for who in players:
            outcomes = matches(given, Task(who, seats, difficulty, 0))
            row.append(summed(outcomes))
            choices = sum(each.choices for each in outcomes)
            seconds = sum(each.seconds for each in outcomes)
            given.costs.append(
                f"{who}, {difficulty}, {seats}: {choices / len(outcomes):.0f} choices a match, "
                f"{1000 * seconds / max(choices, 1):.1f} ms each"
            )
            say(f"    {who} {difficulty} {seats}: {row[-1]}")
        say(f"| {difficulty}, {seats} | " + " | ".join(row) + " |")
    say("\n".join(given.costs))


def print_used(given: argparse.Namespace) -> None:
    for who in given.who or ["einherjar"]:
        for seats, difficulty in cells(given):
            outcomes = matches(given, Task(who, seats, difficulty, 0))
            say(f"\n{who}, {difficulty}, heroes {seats}: {summed(outcomes)}")
            say("\n".join(used(outcomes)))


def print_without(given: argparse.Namespace) -> None:
    for who in given.who or ["einherjar"]:
        for seats, difficulty in cells(given):
            for thing in given.without or ["", *EATS, *MAKES]:
                outcomes = matches(given, Task(who, seats, difficulty, 0, thing))
                name = thing.replace("_", " ") or "nothing"
                say(f"{who}, {difficulty}, heroes {seats}, without {name}: {summed(outcomes)}")


say = partial(print, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=["won", "used", "without"])
    parser.add_argument("--who", action="append", help="a player, as in `meadhall duel`")
    parser.add_argument("--seats", action="append", type=int, choices=[1, 2])
    parser.add_argument("--difficulty", action="append", choices=DIFFICULTIES)
    parser.add_argument("--without", action="append", choices=["", *EATS, *MAKES])
    parser.add_argument("--games", type=int, default=200, help="matches of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(namespace=argparse.Namespace(costs=[]))
    {"won": print_won, "used": print_used, "without": print_without}[given.table](given)


if __name__ == "__main__":
    main()
