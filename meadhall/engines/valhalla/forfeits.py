"""Forfeits: each other player may set one for a player who puts a god on the discards.

An option of the match. The task is a text in the players' own words: it travels in the
match's log beside the answer (`State.words_wanted`) and is never judged by the rules, which only
count who was set how many.
"""

from meadhall.engines.packed import i64, vec
from meadhall.engines.valhalla.table import DECLINE, FORFEIT, USE, Table
from meadhall.engines.values import NOBODY


def ask_next_forfeit(table: Table) -> bool:
    """Ask the others about the first seat that has discarded a god; False if none has."""
    for place in range(table.seats):
        seat = table.seat_at(place)
        if table.godly[seat] == 1:
            table.godly[seat] = 0
            table.pledger = seat
            table.ask_several(FORFEIT)
            return True
    return False


def set_forfeits(table: Table, actions: vec[i64]) -> None:
    for action in actions:
        if action == USE:
            table.forfeits[table.pledger] += 1
    table.pledger = NOBODY


def yes_or_no() -> vec[i64]:
    """Declining and using: the two answers wherever nothing has to be pointed at."""
    return vec[i64]([DECLINE, USE])
