"""Counting the ways to go on, in short pieces: Ctrl+C is heard between them, and progress told.

The rules count a piece at once, as machine code, which hears nothing until it is done.
"""

import sys
from collections.abc import Iterator
from typing import Final

from meadhall.engines.contract import OVER, State
from meadhall.engines.packed import i64, vec
from meadhall.engines.random_play import after_chance, answers, divide, perft

PIECE: Final = 2
"""Choices ahead that are counted in one piece."""


def counted(state: State, depth: int) -> int:
    """How many ways there are to go on for so many choices, as `perft` counts them."""
    total, told = 0, 0
    for count, done in pieces(state, depth, 0.0, 1.0):
        total += count
        told = tell_progress(done, told)
    if told:
        print(file=sys.stderr)
    return total


def counted_behind(state: State, depth: int) -> dict[str, int]:
    """How many ways there are behind each first choice, by its notation."""
    first = after_chance(state)
    behind = (after(first, values) for values in answers(first))
    return {
        name: counted(state_behind, depth - 1)
        for name, state_behind in zip(divide(first, 1), behind, strict=True)
    }


def pieces(state: State, depth: int, done: float, share: float) -> Iterator[tuple[int, float]]:
    """The counts below a state that is this share of the whole, and what is done after each."""
    first = after_chance(state)
    if depth <= PIECE or first.asks == OVER:
        yield perft(first, depth), done + share
        return
    choices = answers(first)
    for number, values in enumerate(choices):
        part = share / len(choices)
        yield from pieces(after(first, values), depth - 1, done + number * part, part)


def after(state: State, values: vec[i64]) -> State:
    twin = state.copy()
    twin.apply(values)
    return twin


def tell_progress(done: float, told: int) -> int:
    """Write the percentage over the one before, where a person looks on; what has been told."""
    percent = int(100 * done)
    if percent > told and sys.stderr.isatty():
        print(f"\r{percent} %", end="", file=sys.stderr, flush=True)
        return percent
    return told
