"""In what order everything comes: one loop that goes on until something is asked.

A turn: refill the pool; kill who is flanked already; lay a card, or an Ambush card in its place;
spawn at its Valknuts; count its movement points; a god, where there is a Gjallarhorn; kill; then
spend the points one by one, with the kills of each. A kill of the Vikings takes all points and
lets them lay another card of the pool, which goes the same way.
"""

from meadhall.engines.contract import OVER, ROLL
from meadhall.engines.packed import i64
from meadhall.engines.valknut import ending, gods, killing, laying, movement, setup, spawning
from meadhall.engines.valknut.field import NONE
from meadhall.engines.valknut.table import (
    BEGINNING,
    BY_CHOICE,
    BY_LOT,
    CHECKING,
    CLOSING,
    DRAWING_LOTS,
    GRANTING,
    HAND,
    MIXING_GODS,
    MOVE,
    MOVING,
    NOTHING,
    PICKING,
    PLACE,
    PLACING,
    RAGE,
    RAGING,
    REFILLING,
    SETTING_UP,
    SHOVED,
    SPAWNING,
    STARTING,
    TURNED,
    WHO_DRAFTS,
    WORSHIPPING,
    Table,
)
from meadhall.engines.valknut.warbands import WARBAND_OF


def proceed(table: Table) -> None:
    """Go on to the next thing that has to be asked, or to the end of the match."""
    while table.asks != OVER and table.question == NOTHING:
        if len(table.graves) > 0:
            killing.raise_the_dead(table)
        elif table.god != NONE:
            gods.use_power(table)
        else:
            go_on(table)


def go_on(table: Table) -> None:
    """What this stage still has to ask, or the next stage."""
    stage = table.stage
    if stage == DRAWING_LOTS:
        table.stage = PICKING
        if table.picks in (BY_CHOICE, BY_LOT):
            table.question = WHO_DRAFTS
            table.asks = ROLL
    elif stage == PICKING:
        setup.ask_next_warband(table)
    elif stage <= MIXING_GODS:
        setup.mix(table)
    elif stage == BEGINNING:
        if not (table.with_gods and gods.open_gods(table)) and not laying.refill(table):
            table.stage = SETTING_UP
    elif stage == SETTING_UP:
        setup.ask_next(table)
    elif stage == REFILLING:
        table.stage = STARTING
        laying.refill(table)
    elif stage == STARTING:
        table.stage = CHECKING
    elif stage == CHECKING:
        killing.check(table)
    elif stage == RAGING:
        ask_for_rage(table)
    elif stage == PLACING:
        ask_for_card(table)
    elif stage == SPAWNING:
        spawning.ask_next(table)
    elif stage == GRANTING:
        laying.grant(table)
    elif stage == WORSHIPPING:
        gods.ask_worship(table)
    elif stage == MOVING:
        ask_for_move(table)
    else:
        close(table)


def ask_for_rage(table: Table) -> None:
    """Vikings have killed: they may lay another card of the pool, if there is one."""
    table.stage = MOVING if table.placed else PLACING
    if len(table.pool) > 0:
        table.ask_seat(RAGE, table.active)


def ask_for_card(table: Table) -> None:
    """The card that every turn lays; rage may have left none."""
    if len(table.pool) > 0 or HAND + table.active in table.where:
        table.ask_seat(PLACE, table.active)
    else:
        table.placed = True
        table.stage = MOVING


def ask_for_move(table: Table) -> None:
    if table.points_in_all() > 0:
        table.ask_seat(MOVE, table.active)
    else:
        table.stage = CLOSING


def close(table: Table) -> None:
    """The turn is over; with the last card laid, the match too."""
    table.clear_points()
    if laying.is_last_card_laid(table):
        ending.settle(table)
        return
    at = table.place_in_order(table.active)
    at = (at + 1) % table.seats
    while table.alive[table.order[at]] == 0:
        at = (at + 1) % table.seats
    table.active = table.order[at]
    table.turns += 1
    table.placed = False
    table.raged = False
    table.mover = 0
    table.newest = NONE
    table.passed = False
    table.stage = REFILLING
    table.tell(TURNED, table.active)


def move(table: Table, action: i64) -> None:
    """A movement point goes into this move or shove; then kills are looked for."""
    unit = table.unit_at[movement.start_of(action)]
    table.spend(WARBAND_OF[unit])
    if action >= SHOVED:
        movement.shove(table, unit, movement.target_of(action))
    else:
        movement.move(table, unit, movement.target_of(action))
        if unit == 0:
            ending.drop_the_defeated(table)
    table.stage = CHECKING
