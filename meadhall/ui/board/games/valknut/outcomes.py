"""What a choice kills, and by which lines: worked out by the rules on a copy of the match.

The same is shown before somebody chooses, and when it is told one after the other.
"""

from dataclasses import dataclass
from typing import Final

from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.valknut import gods, killing, laying, turn
from meadhall.engines.valknut.field import EAST, NONE, NORTH, SOUTH, WEST
from meadhall.engines.valknut.killing import BLADE, closes, side
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import (
    CHECKING,
    KILLED,
    NOTHING,
    ROSE,
    SHOW_PLACED,
    SPAWN,
    STOMPED,
    WORSHIP,
    Table,
)

Line = tuple[int, int]
"""The two zones between which a unit is flanked."""


@dataclass(frozen=True, slots=True)
class Kill:
    """A unit that dies, where it stood, and the lines by which it was flanked, if it was."""

    unit: int
    zone: int
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    kills: tuple[Kill, ...] = ()
    risen: tuple[int, ...] = ()
    """The zones on which Draugar rise."""


NOBODY_DIES: Final = Outcome()


def outcome(state: Valknut, action: int) -> Outcome:
    """What this choice would bring in this turn, units aside that may still come in."""
    twin = state.copy()
    twin.story = []
    twin.begin(action)
    return _followed(twin, int(state.turns))


def told(before: Valknut, after: Valknut, values: list[int]) -> Outcome:
    """What an answer has brought, the kills at the beginning of the next turn with it."""
    if not values:
        return NOBODY_DIES
    twin = before.copy()
    twin.story = []
    if before.asks == CHOOSE:
        twin.begin(values[0])
    else:
        twin.cards = after.cards
        twin.question = NOTHING
        if before.question == SHOW_PLACED:
            laying.lay(twin, twin.laying)
    return _followed(twin, None)


def _followed(twin: Valknut, only_turn: int | None) -> Outcome:
    """Go on as the rules do until something is asked, and note who dies by which lines."""
    lines: dict[tuple[int, int], tuple[Line, ...]] = {}
    while twin.asks != OVER and (only_turn is None or twin.turns == only_turn):
        if only_turn is not None and twin.question in (SPAWN, WORSHIP):
            twin.passed, twin.question = True, NOTHING
        if twin.question != NOTHING:
            break
        if len(twin.graves) > 0:
            killing.raise_the_dead(twin)
        elif twin.god != NONE:
            gods.use_power(twin)
        else:
            if twin.stage == CHECKING:
                for unit in killing.flanked(twin):
                    key = int(unit), int(twin.zone_of[unit])
                    lines[key] = flanks(twin, int(twin.active), int(unit))
            turn.go_on(twin)
    kills, risen = [], []
    for what, first, second, _ in twin.story or []:
        if what in (KILLED, STOMPED):
            kills.append(Kill(first, second, lines.get((first, second), ())))
        elif what == ROSE:
            risen.append(first)
    return Outcome(tuple(kills), tuple(risen))


def flanks(table: Table, seat: int, unit: int) -> tuple[Line, ...]:
    """The lines by which this seat flanks a unit now."""
    upper = int(table.zone_of[unit])
    lower = int(table.lower_zone(unit))
    axes = [(upper, WEST, upper, EAST), (upper, NORTH, lower, SOUTH)]
    if lower != upper:
        axes.insert(1, (lower, WEST, lower, EAST))
    return tuple(
        (_source(table, seat, one, there), _source(table, seat, other, opposite))
        for one, there, other, opposite in axes
        if closes(side(table, seat, one, there), side(table, seat, other, opposite))
    )


def _source(table: Table, seat: int, zone: int, direction: int) -> int:
    """Where what shuts this side stands: beside the zone, or one further for an archer."""
    near = table.field.near
    beside = int(near[zone * 4 + direction])
    is_shot = side(table, seat, zone, direction) == BLADE and table.unit_at[beside] == NONE
    return int(near[beside * 4 + direction]) if is_shot else beside
