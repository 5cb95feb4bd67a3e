"""How good a position looks for a seat, before the match is over.

Units on the field, the score as it is now, units that could be killed next, and how few are left.
The fewer cards are left, the more the score counts and the less everything else does.
"""

from typing import Final

from meadhall.engines.advantage import chance_of, weight_of
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut import ending
from meadhall.engines.valknut.table import PLACE, SUPPLY, Table
from meadhall.engines.valknut.threats import BY_CARD, BY_MOVE, exposure
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

# Hundredths that a unit loses which can be killed, by what that takes; less for who may move first.
BY_MOVE_LOSES: Final = 60
BY_MOVE_LOSES_LESS: Final = 20
BY_CARD_LOSES: Final = 40
BY_CARD_LOSES_LESS: Final = 10

NONE_SAFE: Final[vec[i64]] = vec[i64]([0, 500, 400, 200])
"""With so many units on the field and none of them safe, the match could be over in one turn."""
LONELY: Final = 100
"""With one unit left, and no Giantess."""
FEW: Final = 40
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
    to_move = seat == table.active
    by_move: i64 = BY_MOVE_LOSES_LESS if to_move else BY_MOVE_LOSES
    by_card: i64 = BY_CARD_LOSES_LESS if to_move else BY_CARD_LOSES
    count: i64 = 0
    safe: i64 = 0
    safe_for_now: i64 = 0
    for each in range(UNITS):
        if table.owner[each] != seat:
            continue
        zone = table.zone_of[each]
        if zone == SUPPLY:
            total += table.worth(each) * reserve
        elif zone >= 0:
            count += 1
            value = table.worth(each) * unit
            if table.scores_here(each):
                value += table.worth(each) * point
            danger = exposure(table, each)
            if danger == BY_MOVE:
                value -= value * by_move // 100
            elif danger == BY_CARD:
                value -= value * by_card // 100
                safe_for_now += 1
            else:
                safe += 1
            total += value
    total = total // 100
    if count == 1 and table.zone_of[0] < 0:
        total -= LONELY
    elif count == 2:
        total -= FEW
    if safe == 0 and count < len(NONE_SAFE):
        loss = NONE_SAFE[count]
        if safe_for_now > 0:
            loss = loss // 2
        if to_move:
            loss = loss // 4
        total -= loss
    return total


def is_quiet(table: Table) -> bool:
    """Is a turn about to begin, with all that was flanked already gone?"""
    return table.question == PLACE
