"""Why may a hero not do this? One sentence for each rule that can stand in the way."""

from meadhall.engines.phrases import Filling, Form, Phrase, say
from meadhall.engines.valheim import crafting, gathering, movement, sharing
from meadhall.engines.valheim.actions import (
    ASK,
    ATTACK,
    BREAK_ROCK,
    CHOP,
    COOK,
    EAT,
    EAT_TWO,
    END_TURN,
    FIGHT_BOSS,
    GIVE,
    PICK_BERRIES,
    PICK_MUSHROOM,
    RAISE_SHIELD,
    TAKE_STONE,
)
from meadhall.engines.valheim.items import (
    COOKED_MEAT,
    FIRST_FOOD,
    FIRST_TOOL,
    FOODS,
    ITEMS,
    MUSHROOM,
    RAW_MEAT,
    RECIPE_OF_BED,
    RECIPE_OF_CAMPFIRE,
    RECIPE_OF_RAFT,
    RECIPES,
    STONE,
    THINGS,
    WOOD,
)
from meadhall.engines.valheim.journey import COMBAT, Journey
from meadhall.engines.valheim.numbers import COSTS, MOST, MOST_EFFECTS
from meadhall.engines.valheim.world import FOREST, ROCK, WORLD
from meadhall.engines.values import Step


class Refusal(Form):
    NOT_NOW = "The rules do not allow that now."
    IN_A_FIGHT = "In a fight you attack, raise your shield, eat, run away or pass."
    NO_FIGHT = "There is no fight now."
    NOT_BESIDE = "{hex}: a step goes to one of the six hexes beside {start}."
    SAME_HEX = "{hex}: the hero is there already."
    NO_RAFT = "{hex}: that is the sea, and no raft lies on your hex or on that one."
    TOO_FEW_STEPS = "{hex}: that takes {cost} steps, and you have {left}."
    NO_POINTS = "You have no action points left."
    NOT_IN_FOREST = "Only a forest has that."
    NOT_ON_ROCK = "Only a rock has that."
    ROCK_USED = "You have taken from this rock in this turn already."
    NO_PICKAXE = "You need a pickaxe to break a rock."
    FULL = "You cannot hold more {thing}: {most} is the most."
    ENOUGH_BERRIES = "Three berries a turn are all one picks."
    NO_FIRE = "There is no campfire on your hex or beside it."
    NO_MEAT = "You have no raw meat."
    TWO_FOODS = "Two of them together need a campfire, both foods, and no more than one acting now."
    HAVE_NONE = "You have no {thing}."
    THREE_ACT = "Three foods act on you already."
    NOT_EATEN = "One does not eat that."
    HAVE_ONE = "You have that already: {thing}."
    HAVE_BED = "You have made a bed already."
    MISSING = "For that you still need: {missing}."
    AMOUNT = "{amount} {thing}"
    AT_SEA = "That cannot be made at sea."
    FIRE_HERE = "A campfire burns here already."
    NOT_BY_SEA = "A raft is made beside the sea."
    RAFT_HERE = "The raft lies here already."
    RAFT_MANNED = "A hero floats on the raft."
    NO_BOSS = (
        "A boss is fought when all heroes are on its hex: the serpent's, or the dungeon's with a "
        "boss key."
    )
    NOBODY_TO_ASK = "There is nobody to ask."
    ASKED = "You have asked for something in this turn already, or ask for that already."
    NO_PARTNER = "Nobody is beside you."
    PARTNER_FULL = "The other hero cannot take that many: {thing}."
    TOO_FEW = "You have not that many: {thing}."
    STRUCK = "You have attacked in this round already."
    NO_SHIELD = "You have no shield."
    RAISED = "Your shield is raised already."


def refusal(journey: Journey, seat: int, steps: list[Step]) -> Phrase:
    """The rule that forbids what these steps begin or mean."""
    kind, at = steps[0].kind, steps[0].at
    if journey.question == COMBAT:
        return in_a_fight(journey, seat, steps)
    if kind == "hex":
        return step(journey, seat, at)
    if kind == "item":
        return used(journey, seat, steps)
    if kind == "recipe" and 0 <= at < RECIPES:
        has_points = journey.action_points[seat] > 0
        return crafted(journey, seat, at) if has_points else say(Refusal.NO_POINTS)
    if kind != "button":
        return say(Refusal.NOT_NOW)
    if at >= ATTACK:
        return say(Refusal.NO_FIGHT)
    if at == FIGHT_BOSS:
        return say(Refusal.NO_BOSS)
    if at == ASK:
        return say(Refusal.ASKED if journey.seats > 1 else Refusal.NOBODY_TO_ASK)
    if at != END_TURN and journey.action_points[seat] <= 0:
        return say(Refusal.NO_POINTS)
    if at in (CHOP, PICK_MUSHROOM, PICK_BERRIES, TAKE_STONE, BREAK_ROCK):
        return gathered(journey, seat, at)
    if at == COOK:
        return cooked(journey, seat)
    return say(Refusal.NOT_NOW)


def used(journey: Journey, seat: int, steps: list[Step]) -> Phrase:
    """Why nothing, or not this, can be done with an item."""
    item = steps[0].at
    if not 0 <= item < ITEMS:
        return say(Refusal.NOT_NOW)
    use = steps[1].at if len(steps) > 1 else GIVE if journey.seats > 1 else EAT
    is_food = FIRST_FOOD <= item < FIRST_FOOD + FOODS
    if use in (EAT, EAT_TWO) or (len(steps) == 1 and is_food):
        if journey.action_points[seat] <= 0:
            return say(Refusal.NO_POINTS)
        if use == EAT_TWO:
            return say(Refusal.TWO_FOODS if journey.is_by_fire(seat) else Refusal.NO_FIRE)
        return eaten(journey, seat, item)
    return giving(journey, seat, item, steps[2:])


def step(journey: Journey, seat: int, place: int) -> Phrase:
    start = int(journey.places[seat])
    if not 0 <= place < WORLD.hexes:
        return say(Refusal.NOT_NOW)
    name = WORLD.names[place]
    if place == start:
        return say(Refusal.SAME_HEX, hex=name)
    for direction in range(6):
        if WORLD.next[start * 6 + direction] == place:
            cost = int(movement.cost(journey, seat, direction))
            if cost == movement.NO_WAY:
                return say(Refusal.NO_RAFT, hex=name)
            left = int(journey.steps_left[seat])
            return say(Refusal.TOO_FEW_STEPS, hex=name, cost=cost, left=left)
    return say(Refusal.NOT_BESIDE, hex=name, start=WORLD.names[start])


def full(item: int) -> Phrase:
    return say(Refusal.FULL, thing=THINGS[item], most=int(MOST[item]))


def gathered(journey: Journey, seat: int, at: int) -> Phrase:
    if at in (CHOP, PICK_MUSHROOM, PICK_BERRIES):
        if journey.terrain(seat) != FOREST:
            return say(Refusal.NOT_IN_FOREST)
        if at == PICK_BERRIES:
            return say(Refusal.ENOUGH_BERRIES)
        return full(WOOD if at == CHOP else MUSHROOM)
    if journey.terrain(seat) != ROCK:
        return say(Refusal.NOT_ON_ROCK)
    place = journey.places[seat]
    if journey.is_rock_used(place):
        return say(Refusal.ROCK_USED)
    if at == TAKE_STONE:
        return full(STONE)
    if gathering.metal_gain(journey, seat) == 0:
        return say(Refusal.NO_PICKAXE)
    return full(int(gathering.metal_at(place)))


def crafted(journey: Journey, seat: int, recipe: int) -> Phrase:
    if not crafting.is_possible_here(journey, seat, recipe):
        if recipe < RECIPE_OF_BED:
            return say(Refusal.HAVE_ONE, thing=THINGS[FIRST_TOOL + recipe])
        if recipe == RECIPE_OF_BED:
            return say(Refusal.HAVE_BED)
        if journey.is_afloat(seat):
            return say(Refusal.AT_SEA)
        if recipe == RECIPE_OF_CAMPFIRE:
            return say(Refusal.FIRE_HERE)
        if recipe == RECIPE_OF_RAFT and not WORLD.touches_sea(journey.places[seat]):
            return say(Refusal.NOT_BY_SEA)
        if crafting.is_raft_manned(journey):
            return say(Refusal.RAFT_MANNED)
        return say(Refusal.RAFT_HERE)
    return say(Refusal.MISSING, missing=missing(journey, seat, recipe))


def missing(journey: Journey, seat: int, recipe: int) -> tuple[Phrase, ...]:
    """What the hero still needs for a recipe: as `2 wood, 1 leather`."""
    return tuple(
        say(Refusal.AMOUNT, amount=short, thing=THINGS[item])
        for item in range(ITEMS)
        if COSTS[recipe * ITEMS + item] > 0
        and (short := int(crafting.missing(journey, seat, recipe, item))) > 0
    )


def cooked(journey: Journey, seat: int) -> Phrase:
    if not journey.is_by_fire(seat):
        return say(Refusal.NO_FIRE)
    if journey.held(seat, RAW_MEAT) == 0:
        return say(Refusal.NO_MEAT)
    return full(COOKED_MEAT)


def eaten(journey: Journey, seat: int, item: int) -> Phrase:
    if journey.effect_count(seat) >= MOST_EFFECTS:
        return say(Refusal.THREE_ACT)
    if not FIRST_FOOD <= item < FIRST_FOOD + FOODS:
        return say(Refusal.NOT_EATEN)
    return say(Refusal.HAVE_NONE, thing=THINGS[item])


def giving(journey: Journey, seat: int, item: int, steps: list[Step]) -> Phrase:
    if not sharing.can_share(journey):
        return say(Refusal.NO_PARTNER)
    what: Filling = THINGS[item]
    amount = steps[0].at if steps else 1
    if journey.held(seat, item) < amount:
        return say(Refusal.TOO_FEW, thing=what)
    return say(Refusal.PARTNER_FULL, thing=what)


def in_a_fight(journey: Journey, seat: int, steps: list[Step]) -> Phrase:
    at = steps[0].at
    if steps[0].kind == "button" and at == ATTACK:
        return say(Refusal.STRUCK)
    if steps[0].kind == "button" and at == RAISE_SHIELD:
        return say(Refusal.RAISED if journey.shielded[seat] == 1 else Refusal.NO_SHIELD)
    if steps[0].kind == "item":
        return eaten(journey, seat, at)
    return say(Refusal.IN_A_FIGHT)
