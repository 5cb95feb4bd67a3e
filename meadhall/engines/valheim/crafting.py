"""What can be made, from what, and where?

Every recipe takes one action point and its exact cost out of the hero's own bag. Nobody makes a
second tool, weapon, shield or key of a kind while he holds one, nor a second bed.
"""

from meadhall.engines.packed import append, i64
from meadhall.engines.valheim.actions import CRAFT
from meadhall.engines.valheim.items import (
    FIRST_TOOL,
    ITEMS,
    RECIPE_OF_BED,
    RECIPE_OF_CAMPFIRE,
    RECIPE_OF_RAFT,
)
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import COSTS
from meadhall.engines.valheim.world import NO_HEX, WORLD


def missing(journey: Journey, seat: i64, recipe: i64, item: i64) -> i64:
    """How many more of this item the hero would need for it."""
    short = COSTS[recipe * ITEMS + item] - journey.held(seat, item)
    return short if short > 0 else 0


def can_pay(journey: Journey, seat: i64, recipe: i64) -> bool:
    for item in range(i64(FIRST_TOOL)):
        if COSTS[recipe * ITEMS + item] > journey.held(seat, item):
            return False
    return True


def can_craft(journey: Journey, seat: i64, recipe: i64) -> bool:
    """But for the action point."""
    return is_possible_here(journey, seat, recipe) and can_pay(journey, seat, recipe)


def is_possible_here(journey: Journey, seat: i64, recipe: i64) -> bool:
    """Could the hero make it where he is, if he had what it costs?"""
    if recipe < RECIPE_OF_BED:
        return journey.held(seat, FIRST_TOOL + recipe) == 0
    if recipe == RECIPE_OF_BED:
        return journey.beds[seat] == 0
    place = journey.places[seat]
    if WORLD.is_sea(place):
        return False
    if recipe == RECIPE_OF_CAMPFIRE:
        return not journey.has_fire(place)
    return WORLD.touches_sea(place) and journey.raft != place and not is_raft_manned(journey)


def is_raft_manned(journey: Journey) -> bool:
    """Does a hero float on the raft?"""
    if journey.raft == NO_HEX or not WORLD.is_sea(journey.raft):
        return False
    return any(journey.places[seat] == journey.raft for seat in range(journey.seats))


def craft(journey: Journey, action: i64) -> None:
    seat = journey.active
    recipe = action - CRAFT
    journey.action_points[seat] -= 1
    for item in range(i64(FIRST_TOOL)):
        journey.spend(seat, item, COSTS[recipe * ITEMS + item])
    if recipe < RECIPE_OF_BED:
        journey.gain(seat, FIRST_TOOL + recipe, 1)
    elif recipe == RECIPE_OF_BED:
        journey.beds[seat] = 1
    elif recipe == RECIPE_OF_RAFT:
        journey.raft = journey.places[seat]
    else:
        journey.fires = append(journey.fires, journey.places[seat])
        journey.last_fires[seat] = journey.places[seat]
