"""Why a choice is good at Valknut, in words: a place, a number, or a threat.

All of it is read off the positions before and after, by the rules and the rough look at who could
be flanked; nothing is guessed.
"""

from typing import Final

from meadhall.engines.contract import CHOOSE
from meadhall.engines.valknut import ending, killing, threats
from meadhall.engines.valknut.field import EAST, NORTH, SOUTH, WEST
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.table import MOVE
from meadhall.engines.valknut.warbands import UNITS, WARBAND_OF
from meadhall.engines.valknut.words import zone_name
from meadhall.ui.board.games.valknut import words
from meadhall.ui.text.words import join, say, told

AXES: Final = ((EAST, WEST), (WEST, EAST), (NORTH, SOUTH), (SOUTH, NORTH))


def reasons(before: Valknut, after: Valknut, seat: int) -> list[str]:
    """What the choice means for the points of the others, for what it moved, and for the turn."""
    found = _rise(before, after, seat) + _losses(before, after, seat)
    moved = [
        unit
        for unit in range(UNITS)
        if after.owner[unit] == seat
        and after.zone_of[unit] >= 0
        and after.zone_of[unit] != before.zone_of[unit]
    ]
    for unit in moved:
        found += _place(before, after, seat, unit)
    if not moved and after.question == MOVE and after.asks == CHOOSE and after.turn == seat:
        found += _ways(after, seat)
    if not found and before.question == MOVE and after.active != seat and not _exposed(after, seat):
        found.append(say("nobody stands ready to flank a unit of yours"))
    return found


def _rise(before: Valknut, after: Valknut, seat: int) -> list[str]:
    """By how much the own points rise."""
    old, new = int(ending.points(before, seat)), int(ending.points(after, seat))
    return [say("your points rise from {old} to {new}", old=old, new=new)] if new > old else []


def _losses(before: Valknut, after: Valknut, seat: int) -> list[str]:
    """By how much the points of the others fall."""
    return [
        say("{who} falls from {old} to {new} points", who=words.who(other), old=old, new=new)
        for other in range(int(after.seats))
        if other != seat
        and (new := int(ending.points(after, other))) < (old := int(ending.points(before, other)))
    ]


def _place(before: Valknut, after: Valknut, seat: int, unit: int) -> list[str]:
    """What the place is worth to which a unit has come."""
    found = []
    if beside := _half_flanked(after, seat, int(after.zone_of[unit])):
        found.append(
            say("shuts one side of {units}: one more opposite flanks it", units=join(beside))
        )
    was_exposed = before.zone_of[unit] >= 0 and threats.is_exposed(before, unit)
    if not was_exposed and not threats.is_exposed(after, unit):
        found.append(say("nobody stands ready to flank it there"))
    return found


def _half_flanked(after: Valknut, seat: int, zone: int) -> list[str]:
    """The enemies beside this zone that it shuts in, and whose other side is open."""
    near = after.field.near
    found = []
    for there, back in AXES:
        beside = int(near[zone * 4 + there])
        enemy = int(after.unit_at[beside]) if beside >= 0 else -1
        if enemy <= 0 or after.owner[enemy] == seat:  # 0 is the Giantess, who takes two lines
            continue
        owner = int(after.owner[enemy])
        is_shut = killing.side(after, seat, beside, back) == killing.BLADE
        if is_shut and threats.side(after, owner, beside, there) == threats.FREE:
            kind = words.UNIT_NAMES[int(WARBAND_OF[enemy]) - 1]
            where = zone_name(after.field, beside)
            found.append(say("{unit} on {zone}", unit=told(kind), zone=where))
    return found


def _ways(after: Valknut, seat: int) -> list[str]:
    """How many moves there are now."""
    count = len(after.legal(seat)) - 1
    if count < 1:
        return []
    return [
        say("then there is one move") if count == 1 else say("moves then: {count}", count=count)
    ]


def _exposed(after: Valknut, seat: int) -> bool:
    return any(
        after.owner[unit] == seat and after.zone_of[unit] >= 0 and threats.is_exposed(after, unit)
        for unit in range(UNITS)
    )
