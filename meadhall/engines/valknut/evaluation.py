"""How good a position looks for a seat, before the match is over.

Units on the field, the score as it is now, units that could be killed next, and how few are left.
The fewer cards are left, the more the score counts and the less everything else does.
"""

from typing import Final

from meadhall.engines.advantage import chance_of, weight_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import ending
from meadhall.engines.valknut.table import PLACE, SUPPLY, Table
from meadhall.engines.valknut.threats import is_exposed
from meadhall.engines.valknut.warbands import UNITS

UNIT: Final = 12
"""What a point of a unit on the field counts, far from the end."""
RESERVE: Final = 3
"""And of one in the supply."""
SOON: Final = 6
"""With so many cards left, both count half."""

POINT: Final = 5
LAST_POINTS: Final = 70
"""A point of the score counts POINT and LAST_POINTS, the latter shared among the cards left."""

IN_DANGER: Final = 45
"""Hundredths that a unit loses which the player to move could kill."""
TO_MOVE: Final = 10
"""Hundredths that such a unit of the player to move loses."""

LONELY: Final = 45
"""With one unit left, and no Giantess: the match could be over any moment."""
FEW: Final = 15
"""With two units left."""


def evaluate(table: Table, seat: i64) -> i64:
    """In thousandths of a win."""
    if table.seats == 2:
        return chance_of(strength(table, seat) - strength(table, 1 - seat))
    if table.alive[seat] == 0:
        return 0
    strengths = vec[i64]()
    best: i64 = -1_000_000
    for other in range(table.seats):
        strengths = append(strengths, strength(table, other))
        if table.alive[other] == 1 and strengths[other] > best:
            best = strengths[other]
    total: i64 = 0
    for other in range(table.seats):
        if table.alive[other] == 1:
            total += weight_of(strengths[other] - best)
    return weight_of(strengths[seat] - best) * 1000 // total


def strength(table: Table, seat: i64) -> i64:
    """What speaks for a seat, in the units of `advantage`."""
    left: i64 = len(table.card_pile) + len(table.pool)
    unit = UNIT * left * 100 // (left + SOON)
    reserve = RESERVE * left * 100 // (left + SOON)
    point = POINT * 100 + LAST_POINTS * 100 // (left + 1)
    total = ending.god_points(table, seat) * point if table.with_gods else i64(0)
    danger = TO_MOVE if seat == table.active else IN_DANGER
    count: i64 = 0
    for each in range(UNITS):
        if table.owner[each] != seat:
            continue
        zone = table.zone_of[each]
        if zone == SUPPLY:
            total += table.worth(each) * reserve
        elif zone >= 0:
            count += 1
            worth = table.worth(each)
            value = worth * unit
            if table.scores_here(each):
                value += worth * point
            if is_exposed(table, each):
                value -= value * danger // 100
            total += value
    total = total // 100
    if count == 1 and table.zone_of[0] < 0:
        total -= LONELY
    elif count == 2:
        total -= FEW
    return total


def is_quiet(table: Table) -> bool:
    """Is a turn about to begin, with all that was flanked already gone?"""
    return table.question == PLACE
