"""Evaluating a position by numbers that were learned, instead of the game's own evaluation.

By weights each team is worth the sum of its features, each times its weight. Of two teams the
difference makes the chance; several share the win by what they weigh; one that plays against the
game has the chance of its own sum. By a small net (`small_net`) one seat has the chance that it
says.
"""

from typing import Final

from meadhall.ai.payoffs import MASK, WON, evaluated_payoffs
from meadhall.engines.advantage import chance_of, weight_of
from meadhall.engines.contract import State
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.small_net import Net

PARTS: Final = 1000
"""A weight of this much makes one feature count like one unit of `advantage`."""

OUT: Final = -1_000_000_000_000
"""The sum of a team that is out."""


class Evaluation:
    """What payoffs to expect: by the game itself, by weights of its features, or by a small net."""

    def __init__(self, weights: vec[i64], numbers: vec[i64]) -> None:
        self.weights: vec[i64] = weights
        """Of the game's features; none: they are not asked."""
        self.net: Net | None = Net(numbers) if len(numbers) > 0 else None

    def payoffs(self, state: State, is_duel: bool) -> i64:
        net = self.net
        if net is not None:
            first = chance_of(net.advantage(state.net_inputs()))
            if state.net_seat() == 1:
                first = WON - first
            return (WON - first) * (MASK + 1) + first
        if len(self.weights) == 0:
            return evaluated_payoffs(state, is_duel)
        chances = chances_of(state, self.weights)
        packed: i64 = 0
        seat = state.seats
        while seat > 0:
            seat -= 1
            packed = packed * (MASK + 1) + chances[state.team(seat)]
        return packed


def chances_of(state: State, weights: vec[i64]) -> vec[i64]:
    """The chance of each team, by its number, in thousandths; together at most a whole."""
    sums = sums_of(state, weights)
    teams: i64 = 0
    first: i64 = -1
    second: i64 = -1
    best: i64 = OUT
    for team in range(len(sums)):
        if sums[team] > OUT:
            teams += 1
            second = team if first >= 0 else i64(-1)
            first = team if first < 0 else first
        if sums[team] > best:
            best = sums[team]
    found = vec[i64]([0] * len(sums))
    if teams == 1:
        found[first] = chance_of(sums[first]) if is_alone(state) else i64(WON)
    elif teams == 2:
        found[first] = chance_of(sums[first] - sums[second])
        found[second] = WON - found[first]
    elif teams > 2:
        whole: i64 = 0
        for team in range(len(sums)):
            if sums[team] > OUT:
                whole += weight_of(sums[team] - best)
        for team in range(len(sums)):
            if sums[team] > OUT:
                found[team] = WON * weight_of(sums[team] - best) // whole
    return found


def is_alone(state: State) -> bool:
    """Do all seats belong to one team?"""
    return all(state.team(seat) == state.team(0) for seat in range(int(state.seats)))


def sums_of(state: State, weights: vec[i64]) -> vec[i64]:
    """What each team has going for it, by its number; OUT for a number that no team has."""
    sums = vec[i64]()
    for _ in range(state.seats):
        sums = append(sums, OUT)
    for seat in range(state.seats):
        team = state.team(seat)
        if sums[team] == OUT:
            counts = state.features(seat)
            if len(counts) > 0:
                sums[team] = weighed(counts, weights)
    return sums


def weighed(counts: vec[i64], weights: vec[i64]) -> i64:
    total: i64 = 0
    for at in range(len(counts)):
        total += counts[at] * weights[at]
    return total // PARTS
