"""What the evaluation counts, one number for each thing, for `meadhall learn`.

Units and points are in hundredths of what they are worth with as many cards as are left.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.valknut import ending, evaluation
from meadhall.engines.valknut.table import SUPPLY, Table
from meadhall.engines.valknut.threats import BY_CARD, BY_MOVE, exposure
from meadhall.engines.valknut.warbands import UNITS

NAMES: Final = (
    "points of the gods",
    "units in the supply",
    "units that are safe",
    "units that a card can kill",
    "units that a card can kill, to move",
    "units that a move can kill",
    "units that a move can kill, to move",
    "one unit left",
    "two units left",
    "no unit is safe",
)


def weights() -> list[int]:
    """What `evaluation` counts each for, in thousandths of what `advantage` counts."""
    kept = [
        100 - loss
        for loss in (
            evaluation.BY_CARD_LOSES,
            evaluation.BY_CARD_LOSES_LESS,
            evaluation.BY_MOVE_LOSES,
            evaluation.BY_MOVE_LOSES_LESS,
        )
    ]
    parts = [10 * part // 100 for part in (100, 100, 100, *kept)]
    return [*parts, -1000 * evaluation.LONELY, -1000 * evaluation.FEW, -1000]


def features(table: Table, seat: i64) -> vec[i64]:
    if table.alive[seat] == 0:
        return vec[i64]()
    found = vec[i64]([0] * 10)
    left: i64 = len(table.card_pile) + len(table.pool)
    unit = evaluation.UNIT * left * 100 // (left + evaluation.SOON)
    reserve = evaluation.RESERVE * left * 100 // (left + evaluation.SOON)
    point = evaluation.POINT * 100 + evaluation.LAST_POINTS * 100 // (left + 1)
    to_move: i64 = 1 if seat == table.active else 0
    if table.with_gods:
        found[0] = ending.god_points(table, seat) * point
    count: i64 = 0
    safe: i64 = 0
    safe_for_now: i64 = 0
    for each in range(UNITS):
        zone = table.zone_of[each]
        if table.owner[each] != seat:
            continue
        if zone == SUPPLY:
            found[1] += table.worth(each) * reserve
        elif zone >= 0:
            count += 1
            value = table.worth(each) * (unit + (point if table.scores_here(each) else i64(0)))
            danger = exposure(table, each)
            if danger == BY_MOVE:
                found[5 + to_move] += value
            elif danger == BY_CARD:
                found[3 + to_move] += value
                safe_for_now += 1
            else:
                found[2] += value
                safe += 1
    if count == 1 and table.zone_of[0] < 0:
        found[7] = 1
    elif count == 2:
        found[8] = 1
    if safe == 0 and count < len(evaluation.NONE_SAFE):
        loss = evaluation.NONE_SAFE[count]
        if safe_for_now > 0:
            loss = loss // 2
        found[9] = loss // 4 if to_move == 1 else loss
    return found
