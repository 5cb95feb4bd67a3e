"""How good a position looks for a seat, before the match is over."""

from typing import Final

from meadhall.engines.advantage import chance_of, weight_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import ending
from meadhall.engines.valknut.table import MOVE, PLACE, Table
from meadhall.engines.valknut.warbands import UNITS

UNIT: Final = 6
"""What a point of a unit on the field counts, wherever it stands."""
POINT: Final = 4
"""What a point of the score counts besides."""


def evaluate(table: Table, seat: i64) -> i64:
    """In thousandths of a win."""
    if table.seats == 2:
        return chance_of(strength(table, seat) - strength(table, 1 - seat))
    if table.alive[seat] == 0:
        return 0
    weights = vec[i64]()
    total: i64 = 0
    best: i64 = -1_000_000
    for other in range(table.seats):
        if table.alive[other] == 1 and strength(table, other) > best:
            best = strength(table, other)
    for other in range(table.seats):
        weight: i64 = weight_of(strength(table, other) - best) if table.alive[other] == 1 else 0
        weights = append(weights, weight)
        total += weight
    return weights[seat] * 1000 // total


def strength(table: Table, seat: i64) -> i64:
    """What speaks for a seat: the units it has on the field, and its score."""
    total = ending.score(table, seat) * POINT
    for unit in range(UNITS):
        if table.owner[unit] == seat and table.zone_of[unit] >= 0:
            total += table.worth(unit) * UNIT
    return total


def is_quiet(table: Table) -> bool:
    """Is a turn about to begin, or a point to be spent?"""
    return table.question == PLACE or table.question == MOVE
