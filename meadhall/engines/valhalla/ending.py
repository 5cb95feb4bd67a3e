"""Is it over, who won, and why?

The last one in wins; if the last ones go out together, everybody has lost. Each turn either brings
a card out of deck and armory to a player for good, or costs somebody a card, or puts somebody out;
only a clash that turns up nothing but gods does none of these. So a match could hang on for ever
only with gods, and then against all odds, or where players may decline to draw; the limit ends it,
and who is still in shares it.
"""

from typing import Final

from meadhall.engines.contract import DRAW, LOSS, WIN
from meadhall.engines.packed import i64
from meadhall.engines.valhalla.table import Table
from meadhall.engines.valhalla.texts import Ending

GOING_ON: Final = 0
LAST_ONE: Final = 1
ALL_OUT: Final = 2
TOO_LONG: Final = 3

REASONS: Final = list(Ending)
"""By the numbers above."""

TURN_LIMIT: Final = 100


def check(table: Table) -> None:
    """After the last-card tests: end the match if fewer than two are left."""
    left = survivors(table)
    if left == 0:
        table.finish(ALL_OUT)
    elif left == 1:
        table.finish(LAST_ONE)


def survivors(table: Table) -> i64:
    count: i64 = 0
    for seat in range(table.seats):
        count += table.alive[seat]
    return count


def result(table: Table, seat: i64) -> i64:
    if table.alive[seat] == 0:
        return LOSS
    return WIN if table.ending == LAST_ONE else DRAW
