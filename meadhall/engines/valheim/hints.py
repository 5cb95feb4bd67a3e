"""What the hero works at, in words: for a hint, and for a computer player that tells its plan."""

from typing import Final

from meadhall.engines.phrases import Filling, Form, Phrase, say
from meadhall.engines.valheim import plans, tactics
from meadhall.engines.valheim.actions import (
    ATTACK,
    CRAFT,
    EAT,
    EAT_IN_FIGHT,
    PICK_BERRIES,
    RAISE_SHIELD,
    RUN,
)
from meadhall.engines.valheim.items import COOKED_MEAT, FIRST_FOOD, FOODS, MADE_BY, THINGS
from meadhall.engines.valheim.journey import COMBAT, TRAVEL, Journey
from meadhall.engines.valheim.routes import BY_LAND, FAR, field
from meadhall.engines.valheim.world import FOREST, NO_HEX, WORLD


class Bearing(Form):
    """A direction, by what `World.bearing` calls it."""

    NORTH = "north"
    NORTH_EAST = "north-east"
    EAST = "east"
    SOUTH_EAST = "south-east"
    SOUTH = "south"
    SOUTH_WEST = "south-west"
    WEST = "west"
    NORTH_WEST = "north-west"


class Place(Form):
    HERE = "here"
    NEAR = "on {hex}, one step {bearing}"
    AWAY = "on {hex}, {steps} steps {bearing}"
    OVERSEA = "on {hex}, across the sea to the {bearing}"


class Plan(Form):
    FOR = "{thing} for the {purpose}: {place}"
    MAKE = "make the {purpose}"
    STOCK = "{thing} for the journey: {place}"
    GRAVE = "back to the grave: {place}"
    HUNT = "a deer, for leather, meat and antlers: end the turn in the forest {place}"
    HUNT_FULINGS = "a fuling, for its meat: end the turn in the marsh {place}"
    SEARCH = "the old house {place}"
    CROSS = "over the sea to the dungeon {place}; the raft is made on the coast"
    WALK = "to the dungeon: {place}"
    SLAY = "eat well by a fire, then fight Eikthyr"
    PREPARE = "wait for the other hero at the dungeon"
    MEET = "to the other hero: {place}"
    SHIP = "to the ship: {place}"
    REST = "nothing more today: end the turn where nobody comes"
    STRIKE = "attack"
    SHIELD = "raise the shield"
    BITE = "eat: {thing}"
    RUN = "run away: this fight is lost"
    WAIT = "wait"
    HEAL = "eat something: {thing}"


BEARINGS: Final = {str(bearing.value): bearing for bearing in Bearing}


def hint(journey: Journey, seat: int) -> Phrase | None:
    """What an experienced hero would work at now; None where the hero is not on the map."""
    if journey.question == COMBAT and journey.turn == seat:
        return in_a_fight(journey, seat)
    if journey.question != TRAVEL:
        return None
    action = int(plans.next_action(journey, seat)) if seat == journey.active else -1
    if CRAFT <= action < EAT:
        return say(Plan.MAKE, purpose=THINGS[int(MADE_BY[action - CRAFT])])
    if EAT <= action < PICK_BERRIES and journey.places[seat] != WORLD.dungeon:
        return say(
            Plan.HEAL,
            thing=THINGS[FIRST_FOOD + action - EAT]
            if action < EAT + FOODS
            else THINGS[COOKED_MEAT],
        )
    return of_the_day(journey, seat)


def in_a_fight(journey: Journey, seat: int) -> Phrase:
    action = int(tactics.next_action(journey, seat))
    if action == ATTACK:
        return say(Plan.STRIKE)
    if action == RAISE_SHIELD:
        return say(Plan.SHIELD)
    if action == RUN:
        return say(Plan.RUN)
    if action >= EAT_IN_FIGHT:
        return say(Plan.BITE, thing=THINGS[FIRST_FOOD + action - EAT_IN_FIGHT])
    return say(Plan.WAIT)


def of_the_day(journey: Journey, seat: int) -> Phrase:
    """The goal of the day, or of the evening where there is none."""
    goal = plans.day_goal(journey, seat)
    aim, target = int(goal.aim), int(goal.place)
    if target == NO_HEX:
        return of_the_evening(journey, seat)
    where = place(journey, seat, target)
    if aim < len(MADE_BY):
        purpose = THINGS[int(MADE_BY[aim])]
        if goal.thing < 0:
            return say(Plan.MAKE, purpose=purpose)
        return say(Plan.FOR, thing=THINGS[int(goal.thing)], purpose=purpose, place=where)
    if aim == plans.STOCK:
        return say(Plan.STOCK, thing=THINGS[int(goal.thing)], place=where)
    if aim == plans.RETRIEVE:
        return say(Plan.GRAVE, place=where)
    if aim == plans.HUNT:
        return hunt(journey, seat, target)
    if aim == plans.WALK:
        return say(Plan.WALK, place=where)
    if aim == plans.SEARCH:
        return say(Plan.SEARCH, place=where)
    if aim == plans.CROSS:
        return say(Plan.CROSS, place=where)
    if aim == plans.SLAY:
        return say(Plan.SLAY if journey.are_all_on(WORLD.dungeon) else Plan.PREPARE)
    if aim == plans.MEET:
        is_ship = target in (plans.HARBOUR, journey.raft)
        return say(Plan.SHIP if is_ship else Plan.MEET, place=where)
    return of_the_evening(journey, seat)


def of_the_evening(journey: Journey, seat: int) -> Phrase:
    if not plans.hunts(journey, seat):
        return say(Plan.REST)
    ground = plans.hunting_ground(journey, seat)
    return hunt(journey, seat, int(plans.nearest_by(journey.places[seat], ground)))


def hunt(journey: Journey, seat: int, target: int) -> Phrase:
    plan = Plan.HUNT if WORLD.terrain[target] == FOREST else Plan.HUNT_FULINGS
    return say(plan, place=place(journey, seat, target))


def place(journey: Journey, seat: int, target: int) -> Filling:
    """Where a hex lies, seen from the hero."""
    start = int(journey.places[seat])
    if start == target:
        return Place.HERE
    bearing = BEARINGS[WORLD.bearing(start, target)]
    name = WORLD.names[target]
    steps = int(field(target, BY_LAND)[start])
    if steps >= FAR:
        return say(Place.OVERSEA, hex=name, bearing=bearing)
    if steps == 1:
        return say(Place.NEAR, hex=name, bearing=bearing)
    return say(Place.AWAY, hex=name, steps=steps, bearing=bearing)
