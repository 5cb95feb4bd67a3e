"""What the tools that measure balance share: matches between equals, and shares of them."""

import argparse
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import TypeVar

from meadhall.ai.method import STRONG
from meadhall.ai.player import search_by
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, packed

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def play_on(
    state: State, seed: int, simulations: int, given: Callable[[State], int | None]
) -> None:
    """Play the match to its end, all seats by the same search at full attention.

    Where `given` names an action, that is played without a search.
    """
    chance = Chance(f"balance {seed}".encode())
    count = 0
    while state.asks != OVER:
        if state.asks != CHOOSE:
            state.apply(state.draw_answer(chance))
            continue
        chosen = []
        for seat in state.asked():
            action = given(state)
            if action is None:
                action = best_action(state, seat, simulations, seed * 10_007 + count)
                count += 1
            chosen.append(action)
        state.apply(packed(chosen))


def best_action(state: State, seat: int, simulations: int, seed: int) -> int:
    """What the computer does at full attention with so many simulations; with none, what its
    move priors like best."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return int(actions[0])
    if simulations == 0:
        return likeliest(state.seen_by(seat), seat, seed)
    search = search_by(state, seat, STRONG, seed)
    search.run(simulations)
    return search.choices()[0].action


def likeliest(known: State, seat: int, seed: int) -> int:
    """The action that the game's move priors like best; of several, one by lot. The first of them
    would be another one for each side, as actions are numbered."""
    actions = known.legal(seat)
    weights = known.move_priors(seat, actions)
    most = max(weights)
    best = [action for action, weight in zip(actions, weights, strict=True) if weight == most]
    return int(best[Chance(f"likeliest {seed}".encode()).below(len(best))])


def share(won: float, played: int) -> str:
    """Hundredths won, with their 95 % interval."""
    if played == 0:
        return "-"
    part = won / played
    return f"{100 * part:.0f} ±{196 * sqrt(max(part * (1 - part), 0.25 / played) / played):.0f}"


def add_options(parser: argparse.ArgumentParser, games: str) -> None:
    """What every such tool is told; `games` says what is counted."""
    parser.add_argument("--games", type=int, default=40, help=games)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)


def all_played(play: Callable[[Task], Outcome], tasks: Iterable[Task], jobs: int) -> list[Outcome]:
    """Every task played, in its order, by so many processes."""
    if jobs == 1:
        return [play(task) for task in tasks]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play, tasks, chunksize=8))
