"""What a line of play is worth to every seat, packed into one number.

A payoff is 0 for lost, 500 for even and 1000 for won. Ten bits hold one, so a single machine
integer holds those of six seats, and a tree can pass them up and compare them without a list.
All of the search reckons in whole numbers: they are the same on every machine.
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
"""In place of packed payoffs that are certain: nobody knows yet."""


def payoff(packed: i64, seat: i64) -> i64:
    """One seat's part of it."""
    return (packed >> (seat * BITS)) & MASK


def final_payoffs(state: State) -> i64:
    """What the finished match brought."""
    packed: i64 = 0
    seat = state.seats
    while seat > 0:
        seat -= 1
        packed = packed * (MASK + 1) + state.result(seat) * EVEN
    return packed


def judged_payoffs(state: State, is_duel: bool) -> i64:
    """What the match looks like to be worth; in a duel one judgement tells both."""
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
