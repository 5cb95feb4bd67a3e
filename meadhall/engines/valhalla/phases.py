"""In what order everything comes: one loop that goes on until something is asked.

What a card has caused comes first, before the turn goes on: cards that are owed, then a deck that
a god went back into, then forfeits. The stages of the turn follow in the order of their numbers;
each asks seat after seat, from the first player clockwise, and `cursor` says how far it has come.
"""

from meadhall.engines.contract import OVER, ROLL
from meadhall.engines.packed import i64
from meadhall.engines.valhalla import ending
from meadhall.engines.valhalla.armory import trim
from meadhall.engines.valhalla.clash import ask_next_share, ask_next_support, turn_up
from meadhall.engines.valhalla.final import ask_next_wolf, put_away
from meadhall.engines.valhalla.forfeits import ask_next_forfeit
from meadhall.engines.valhalla.gods import stir
from meadhall.engines.valhalla.losing import ask_next_loss, ask_next_test
from meadhall.engines.valhalla.strategic import (
    ask_next_draw,
    ask_next_effect,
    ask_next_mixing,
    tie,
)
from meadhall.engines.valhalla.table import (
    CLASHING,
    DEALING,
    DECLARING,
    DRAWING,
    LEADING,
    LOOTING,
    MIXING,
    NOTHING,
    PLAY,
    PLAYING,
    RECOVERING,
    RETURNING,
    SHARING,
    SHUFFLE_DECK,
    SUPPORTING,
    TESTING_FIRST,
    TESTING_SECOND,
    TESTING_THIRD,
    TRIMMING,
    TYING,
    WHO_LEADS,
    Table,
)
from meadhall.engines.values import NOBODY


def proceed(table: Table) -> None:
    """Go on to the next thing that has to be asked, or to the end of the match."""
    while table.asks != OVER and table.question == NOTHING:
        if ask_next_loss(table) or stir(table) or ask_next_forfeit(table):
            return
        if not ask_in_stage(table):
            next_stage(table)


def ask_in_stage(table: Table) -> bool:
    """Ask what this stage of the turn still has to ask; False when it is done."""
    stage = table.stage
    if stage == LEADING:
        table.question = WHO_LEADS
        table.asks = ROLL
        return True
    if stage == DEALING:
        table.ask_order(SHUFFLE_DECK, table.deck[:], NOBODY)
        table.stage = TRIMMING
        return True
    if stage == MIXING:
        return ask_next_mixing(table)
    if stage == PLAYING:
        table.ask_several(PLAY)
        return True
    if stage == TYING:
        tie(table)
        return False
    if stage == DECLARING:
        return ask_next_effect(table)
    if stage == DRAWING:
        return ask_next_draw(table)
    if stage in (TESTING_FIRST, TESTING_SECOND, TESTING_THIRD):
        return ask_next_test(table)
    if stage == SUPPORTING:
        return ask_next_support(table)
    if stage == CLASHING:
        return turn_up(table)
    if stage in (LOOTING, SHARING):
        return ask_next_share(table, stage == LOOTING)
    if stage == RECOVERING:
        return ask_next_wolf(table)
    if stage == RETURNING:
        put_away(table)
        return False
    return trim(table)


def next_stage(table: Table) -> None:
    """The stage is done; after the last one, the next turn begins."""
    stage = table.stage
    table.cursor = 0
    if stage in (TESTING_FIRST, TESTING_SECOND, TESTING_THIRD):
        ending.check(table)
    if stage < TRIMMING:
        table.stage = stage + 1
    else:
        next_turn(table)


def next_turn(table: Table) -> None:
    """The next player still in leads; the very first one was drawn by lot."""
    table.clear_turn()
    table.stage = MIXING
    if table.round > 0:
        table.first = (table.first + 1) % table.seats
        while table.alive[table.first] == 0:
            table.first = (table.first + 1) % table.seats
    table.round += 1
    if table.round > ending.TURN_LIMIT:
        table.finish(ending.TOO_LONG)


def lead(table: Table, seat: i64) -> None:
    """The lot has fallen on this seat."""
    table.first = seat
    table.stage = DEALING
