"""Is it over, who won, and why?"""

from typing import Final

from meadhall.engines.hexentafl.board import ATTACKERS, DEFENDERS, NEITHER
from meadhall.engines.packed import i64, vec

GOING_ON: Final = 0
KING_ESCAPED: Final = 1
KING_TAKEN: Final = 2
DEFENDERS_STUCK: Final = 3
ATTACKERS_STUCK: Final = 4
REPEATED: Final = 5
QUIET: Final = 6

REASONS: Final = [
    "The match goes on",
    "The king has reached a corner",
    "The king is taken",
    "The defenders cannot move",
    "The attackers cannot move",
    "The position has come up for the third time",
    "Nothing has been taken for 200 moves",
]

WINNERS: Final[vec[i64]] = vec[i64](
    [NEITHER, DEFENDERS, ATTACKERS, ATTACKERS, DEFENDERS, NEITHER, NEITHER]
)

QUIET_LIMIT: Final = 200
"""So many moves in a row, counting both sides', without a capture make a draw."""


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
