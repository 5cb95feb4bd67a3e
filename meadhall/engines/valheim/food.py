"""What does food do, and how long?

Eaten alone it acts in this turn of the eater and in the next; two foods eaten together at a
campfire act one turn longer. Three foods act on a hero at most, and each takes up a place. Action
points and steps come at once on the map; in a fight only health and effect count.
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valheim.actions import EAT, EAT_IN_FIGHT, EAT_TWO, PAIRS
from meadhall.engines.valheim.items import COOKED_MEAT, FIRST_FOOD, RAW_MEAT
from meadhall.engines.valheim.journey import NO_FOOD, Journey
from meadhall.engines.valheim.numbers import (
    EFFECT_TURNS,
    EFFECT_TURNS_AT_CAMPFIRE,
    FOOD,
    FOOD_ROW,
    MOST_EFFECTS,
    POINTS,
    STEPS,
)

TOGETHER: Final = 2


def can_eat(journey: Journey, seat: i64, food: i64) -> bool:
    """But for the point."""
    return journey.food_held(seat, food) > 0 and journey.effect_count(seat) < MOST_EFFECTS


def can_eat_two(journey: Journey, seat: i64, pair: i64) -> bool:
    """Is the hero at a campfire, with both foods and places for both?"""
    one, other = PAIRS[pair * 2], PAIRS[pair * 2 + 1]
    if journey.effect_count(seat) + TOGETHER > MOST_EFFECTS or not journey.is_by_fire(seat):
        return False
    if one == other:
        return journey.food_held(seat, one) >= TOGETHER
    return journey.food_held(seat, one) > 0 and journey.food_held(seat, other) > 0


def can_cook(journey: Journey, seat: i64) -> bool:
    """Is the hero at a campfire with raw meat, and with room for one cooked piece at least?"""
    if journey.held(seat, RAW_MEAT) == 0 or journey.room(seat, COOKED_MEAT) == 0:
        return False
    return journey.is_by_fire(seat)


def eat(journey: Journey, action: i64) -> None:
    journey.action_points[journey.active] -= 1
    swallow(journey, action - EAT, EFFECT_TURNS)


def eat_two(journey: Journey, action: i64) -> None:
    pair = action - EAT_TWO
    journey.action_points[journey.active] -= 1
    swallow(journey, PAIRS[pair * 2], EFFECT_TURNS_AT_CAMPFIRE)
    swallow(journey, PAIRS[pair * 2 + 1], EFFECT_TURNS_AT_CAMPFIRE)


def swallow(journey: Journey, food: i64, turns: i64) -> None:
    """The active hero eats on the map."""
    seat = journey.active
    journey.spend(seat, FIRST_FOOD + food, 1)
    journey.add_effect(seat, food, turns)
    journey.action_points[seat] += FOOD[food * FOOD_ROW + POINTS]
    journey.steps_left[seat] += FOOD[food * FOOD_ROW + STEPS]


def eat_in_fight(journey: Journey, action: i64) -> None:
    """The fighter eats: no action points and no steps, now or later."""
    seat, food = journey.turn, action - EAT_IN_FIGHT
    journey.spend(seat, FIRST_FOOD + food, 1)
    journey.add_effect(seat, food, EFFECT_TURNS)


def cook(journey: Journey) -> None:
    """All raw meat becomes cooked meat, one for one, as far as there is room for it."""
    seat = journey.active
    journey.action_points[seat] -= 1
    amount = journey.held(seat, RAW_MEAT)
    room = journey.room(seat, COOKED_MEAT)
    if amount > room:
        amount = room
    journey.spend(seat, RAW_MEAT, amount)
    journey.gain(seat, COOKED_MEAT, amount)


def digest_food(journey: Journey, seat: i64) -> None:
    """A turn of the hero begins: what has acted long enough ends, and health is cut to fit."""
    for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
        if journey.effects[slot] != NO_FOOD:
            journey.left[slot] -= 1
            if journey.left[slot] <= 0:
                journey.effects[slot] = NO_FOOD
                journey.left[slot] = 0
    journey.close_slots(seat)
    journey.cut_health(seat)
