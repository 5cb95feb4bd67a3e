"""When does nobody get on, and who has the better of it then?

A match is deadlocked when the same position comes up for the third time with the same player
to move, when every player has had a hundred turns without a capture and without anybody
holding more land than he ever held, or when nobody at all can move. The player with the
most land then wins; if that is equal, the one who has taken the most pieces; else it is a draw.
"""

from typing import Final

from meadhall.engines.contract import DRAW, LOSS, WIN
from meadhall.engines.packed import i64, vec

QUIET_TURNS: Final = 100
"""So many turns of each player without progress make a deadlock."""


def is_third(past: vec[i64], key: i64) -> bool:
    """Has this position come up twice before, since the last thing that cannot be undone?"""
    before: i64 = 0
    for old in past:
        if old == key:
            before += 1
    return before >= 2


def settled(seat: i64, land: vec[i64], taken: vec[i64]) -> i64:
    """LOSS, DRAW or WIN for a player of a deadlocked match."""
    result: i64 = WIN
    for other in range(i64(len(land))):
        if other == seat:
            continue
        if land[other] > land[seat] or (land[other] == land[seat] and taken[other] > taken[seat]):
            return LOSS
        if land[other] == land[seat] and taken[other] == taken[seat]:
            result = DRAW
    return result
