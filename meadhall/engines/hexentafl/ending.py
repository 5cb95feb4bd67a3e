"""Is it over, who won, and why?"""

from typing import Final

from meadhall.engines.hexentafl.board import ATTACKERS, DEFENDERS, NEITHER
from meadhall.engines.hexentafl.texts import Ending
from meadhall.engines.packed import i64, vec

GOING_ON: Final = 0
KING_ESCAPED: Final = 1
KING_TAKEN: Final = 2
DEFENDERS_STUCK: Final = 3
ATTACKERS_STUCK: Final = 4
REPEATED: Final = 5
QUIET: Final = 6

REASONS: Final = [
    Ending.GOING_ON,
    Ending.KING_ESCAPED,
    Ending.KING_TAKEN,
    Ending.DEFENDERS_STUCK,
    Ending.ATTACKERS_STUCK,
    Ending.REPEATED,
    Ending.QUIET,
]
"""By the numbers above."""

WINNERS: Final[vec[i64]] = vec[i64](
    [NEITHER, DEFENDERS, ATTACKERS, ATTACKERS, DEFENDERS, NEITHER, NEITHER]
)

QUIET_LIMIT: Final = 200
"""Moves in a row without a capture, counting both sides', that make a draw."""


def is_third(past: vec[i64], key: i64) -> bool:
    """Has this position come up twice since the last capture? `past` holds them in turn.

    The same side was to move each time, so only every other one can match.
    """
    before: i64 = 0
    at: i64 = len(past) - 2
    while at >= 0:
        if past[at] == key:
            before += 1
        at -= 2
    return before >= 2
