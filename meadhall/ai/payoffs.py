"""Payoffs: what a line of play is worth to every seat, packed into one number.

A payoff is 0 for lost, 500 for even and 1000 for won. It takes ten bits, so one machine integer
holds those of six seats, and a tree can back them up without a list. The search computes with whole
numbers, which are the same on every machine.
"""

from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.packed import i64

LOST: Final = 0
EVEN: Final = 500
WON: Final = 1000

BITS: Final = 10
MASK: Final = 1023

MOST_SEATS: Final = 6

UNPROVEN: Final = -1
"""In place of proven payoffs: there is no proof yet."""


def payoff(packed: i64, seat: i64) -> i64:
    """One seat's payoff."""
    return (packed >> (seat * BITS)) & MASK


def final_payoffs(state: State) -> i64:
    """The payoffs of a finished match."""
    packed: i64 = 0
    seat = state.seats
    while seat > 0:
        seat -= 1
        packed = packed * (MASK + 1) + state.result(seat) * EVEN
    return packed


def payoffs_of_winner(seat: i64) -> i64:
    """The payoffs if this one of two seats wins."""
    return i64(WON) if seat == 0 else i64(WON * (MASK + 1))


def evaluated_payoffs(state: State, is_duel: bool) -> i64:
    """The payoffs that the game's evaluation expects; in a duel, one evaluation gives both."""
    if is_duel:
        first = state.evaluate(0)
        return (WON - first) * (MASK + 1) + first
    packed: i64 = 0
    seat = state.seats
    while seat > 0:
        seat -= 1
        packed = packed * (MASK + 1) + state.evaluate(seat)
    return packed


def is_duel(state: State) -> bool:
    """Are there exactly two seats, and against each other?"""
    return state.seats == 2 and state.team(0) != state.team(1)
