"""Which food helps on the way, and which berries are worth picking?

A raspberry gives more points than eating it takes, so it is eaten while there is work to do. A
blueberry is worth its point where it saves two that would be burnt in rivers and marshes. A stink
berry is eaten instead of leaving a forest or a marsh for the night. All three need one of the three
places for effects; before the great fight these are kept for meat.
"""

from typing import Final

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import i64, vec
from meadhall.engines.valheim import food
from meadhall.engines.valheim.actions import (
    EAT,
    HANDFUL_COUNT,
    HANDFULS,
    KINDS_OF_BERRIES,
    PICK_BERRIES,
)
from meadhall.engines.valheim.encounters import is_met
from meadhall.engines.valheim.items import (
    BERRIES,
    BLUEBERRY,
    FIRST_FOOD,
    RASPBERRY,
    STINK_BERRY,
)
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import BERRIES_A_TURN
from meadhall.engines.valheim.routes import burns_for, downhill, price
from meadhall.engines.valheim.world import FOREST, NO_HEX

STORE: Final[vec[i64]] = vec[i64]([3, 1, 1, 3])
"""How many of each berry a hero wants to hold, in the order of `BERRIES`."""

FIRST_TO_PICK: Final = (2, 1, 3, 0)
"""Which kinds are picked first, by their numbers in `BERRIES`."""


def can_eat(journey: Journey, seat: i64, item: i64) -> bool:
    """Is there a point, a place and this food?"""
    return journey.action_points[seat] > 0 and food.can_eat(journey, seat, item - FIRST_FOOD)


def berries_to_pick(journey: Journey, seat: i64) -> i64:
    """Picking what the hero has too few of, as one handful; or NO_ACTION."""
    left = BERRIES_A_TURN - journey.berries
    if journey.terrain(seat) != FOREST or left <= 0:
        return NO_ACTION
    wanted = vec[i64]([0] * KINDS_OF_BERRIES)
    for kind in FIRST_TO_PICK:
        short = STORE[kind] - journey.held(seat, BERRIES[kind])
        if short > left:
            short = left
        if short > 0:
            wanted[kind] = short
            left -= short
    return handful_of(wanted)


def handful_of(wanted: vec[i64]) -> i64:
    """Picking exactly these berries; NO_ACTION for none."""
    for handful in range(i64(HANDFUL_COUNT)):
        fits = True
        for kind in range(i64(KINDS_OF_BERRIES)):
            if HANDFULS[handful * KINDS_OF_BERRIES + kind] != wanted[kind]:
                fits = False
        if fits:
            return PICK_BERRIES + handful
    return NO_ACTION


def before_work(journey: Journey, seat: i64) -> i64:
    """A raspberry for one who still has something to do; or NO_ACTION."""
    if can_eat(journey, seat, RASPBERRY):
        return EAT + RASPBERRY - FIRST_FOOD
    return NO_ACTION


def for_the_night(journey: Journey, seat: i64) -> i64:
    """A stink berry for one whom somebody would meet here; or NO_ACTION."""
    if is_met(journey, seat) and can_eat(journey, seat, STINK_BERRY):
        return EAT + STINK_BERRY - FIRST_FOOD
    return NO_ACTION


def can_hide(journey: Journey, seat: i64) -> bool:
    """May the hero end this turn in a forest or a marsh and be met by nobody?"""
    return journey.is_let_alone(seat) or can_eat(journey, seat, STINK_BERRY)


def before_the_way(journey: Journey, seat: i64, costs: vec[i64]) -> i64:
    """A blueberry, where the way through rivers and marshes is long enough; or NO_ACTION."""
    if journey.goes_easily(seat) or not can_eat(journey, seat, BLUEBERRY):
        return NO_ACTION
    place = journey.places[seat]
    whole = costs[place]
    wet: i64 = 0
    while True:
        place = downhill(place, costs)
        if place == NO_HEX:
            break
        wet += price(place) - 1
    steps = journey.steps_left[seat]
    saved = burns_for(steps, whole) - burns_for(steps, whole - wet)
    if saved >= 2:
        return EAT + BLUEBERRY - FIRST_FOOD
    return NO_ACTION
