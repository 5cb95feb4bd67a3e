"""What can be had where, and how much of it?

Wood, berries and mushrooms in forests; stone on rocks, or the metal inside with a pickaxe: bronze
on the island of HOME, iron anywhere else. The hero's own best tool decides how much. A hero takes
from the same rock once a turn, and picks three berries a turn; there is always wood to chop.
"""

from meadhall.engines.packed import i64
from meadhall.engines.valheim.actions import HANDFULS, KINDS_OF_BERRIES, PICK_BERRIES
from meadhall.engines.valheim.items import (
    ANTLER_PICKAXE,
    BERRIES,
    BRONZE,
    IRON,
    MUSHROOM,
    STONE,
    STONE_AXE,
    WOOD,
)
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import BERRIES_A_TURN, METAL_GAIN, STONE_GAIN, WOOD_GAIN
from meadhall.engines.valheim.world import FOREST, ROCK, WORLD


def wood_gain(journey: Journey, seat: i64) -> i64:
    """None, stone, bronze or iron axe."""
    return WOOD_GAIN[journey.best_tool(seat, STONE_AXE)]


def stone_gain(journey: Journey, seat: i64) -> i64:
    """The antler pickaxe is the first of the three; a hero without any takes as much."""
    tier = journey.best_tool(seat, ANTLER_PICKAXE)
    return STONE_GAIN[tier - 1 if tier > 0 else tier]


def metal_gain(journey: Journey, seat: i64) -> i64:
    """Nothing without a pickaxe."""
    tier = journey.best_tool(seat, ANTLER_PICKAXE)
    return METAL_GAIN[tier - 1] if tier > 0 else 0


def metal_at(place: i64) -> i64:
    """What a rock here is made of."""
    return BRONZE if WORLD.is_first_island(place) else IRON


def can_chop(journey: Journey, seat: i64) -> bool:
    return journey.terrain(seat) == FOREST and journey.room(seat, WOOD) > 0


def can_take_stone(journey: Journey, seat: i64) -> bool:
    return is_rock_ready(journey, seat) and journey.room(seat, STONE) > 0


def can_break_rock(journey: Journey, seat: i64) -> bool:
    if not is_rock_ready(journey, seat) or metal_gain(journey, seat) == 0:
        return False
    return journey.room(seat, metal_at(journey.places[seat])) > 0


def is_rock_ready(journey: Journey, seat: i64) -> bool:
    """Is this a rock from which the hero has taken nothing in this turn?"""
    return journey.terrain(seat) == ROCK and not journey.is_rock_used(journey.places[seat])


def can_pick_mushroom(journey: Journey, seat: i64) -> bool:
    return journey.terrain(seat) == FOREST and journey.room(seat, MUSHROOM) > 0


def can_pick(journey: Journey, seat: i64, handful: i64) -> bool:
    """May the hero pick these berries: not too many for this turn, and room for one at least?"""
    total: i64 = 0
    fits = False
    for kind in range(KINDS_OF_BERRIES):
        amount = HANDFULS[handful * KINDS_OF_BERRIES + kind]
        total += amount
        if amount > 0 and journey.room(seat, BERRIES[kind]) > 0:
            fits = True
    return fits and journey.berries + total <= BERRIES_A_TURN


def chop(journey: Journey) -> None:
    seat = journey.active
    journey.action_points[seat] -= 1
    journey.has_chopped = True
    journey.gain(seat, WOOD, wood_gain(journey, seat))


def take_stone(journey: Journey) -> None:
    seat = journey.active
    journey.action_points[seat] -= 1
    journey.note_rock(journey.places[seat])
    journey.gain(seat, STONE, stone_gain(journey, seat))


def break_rock(journey: Journey) -> None:
    seat = journey.active
    journey.action_points[seat] -= 1
    journey.note_rock(journey.places[seat])
    journey.gain(seat, metal_at(journey.places[seat]), metal_gain(journey, seat))


def pick_mushroom(journey: Journey) -> None:
    journey.action_points[journey.active] -= 1
    journey.gain(journey.active, MUSHROOM, 1)


def pick_berries(journey: Journey, action: i64) -> None:
    seat = journey.active
    journey.action_points[seat] -= 1
    first = (action - PICK_BERRIES) * KINDS_OF_BERRIES
    for kind in range(KINDS_OF_BERRIES):
        amount = HANDFULS[first + kind]
        journey.berries += amount
        journey.gain(seat, BERRIES[kind], amount)
