"""What does an experienced hero want next, and what brings him there?

The way to Eikthyr: an axe, a hunt, a pickaxe from the first antlers, a shield and a sword of
bronze, the key, food and a bed; then the raft, the crossing, a fire beside the dungeon, a meal, the
fight. By day a hero gathers what the next thing on that way costs. In the evening he goes where
deer are met, if he still needs some and is strong enough for what else lives there; else he goes
somewhere safe.
"""

from typing import Final

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim import crafting, fight, food, gathering, odds, provisions
from meadhall.engines.valheim.actions import (
    BREAK_ROCK,
    BURN,
    CHOP,
    COOK,
    CRAFT,
    EAT,
    EAT_TWO,
    END_TURN,
    FIGHT_BOSS,
    GO,
    PAIR_COUNT,
    PAIRS,
    PICK_BERRIES,
    PICK_MUSHROOM,
    TAKE_STONE,
)
from meadhall.engines.valheim.encounters import is_met
from meadhall.engines.valheim.items import (
    ANTLER_PICKAXE,
    BATTLE_BERRY,
    BOSS_KEY,
    BRONZE,
    BRONZE_PICKAXE,
    BRONZE_SHIELD,
    BRONZE_SWORD,
    COOKED_MEAT,
    DEATHSQUITO,
    EIKTHYR,
    FIRST_FOOD,
    FIRST_TOOL,
    FOODS,
    FULING,
    GREYDWARF,
    IRON,
    IRON_SWORD,
    ITEMS,
    LEATHER,
    MEGINGJORD,
    MUSHROOM,
    RASPBERRY,
    RAW_MEAT,
    RECIPE_OF_BED,
    RECIPE_OF_CAMPFIRE,
    RECIPE_OF_RAFT,
    STONE,
    STONE_AXE,
    TROPHY,
    WOOD,
    WOOD_SHIELD,
)
from meadhall.engines.valheim.journey import (
    AS_YOU_LIKE,
    BRING_STONE,
    BRING_WOOD,
    FOLLOW,
    HUNT_DEER,
    NO_ENEMY,
    NO_FOOD,
    TO_THE_SHIP,
    Journey,
)
from meadhall.engines.valheim.movement import can_go, cost
from meadhall.engines.valheim.numbers import (
    COSTS,
    FOOD,
    FOOD_ROW,
    HEALTH,
    MOST_EFFECTS,
    SERPENT_ATTACKS,
    START_HEALTH,
    START_STEPS,
    STRENGTH,
)
from meadhall.engines.valheim.routes import (
    BY_LAND,
    BY_SEA,
    FAR,
    burns_for,
    downhill,
    field,
    reckon_all,
)
from meadhall.engines.valheim.world import FOREST, MARSH, NO_HEX, ROCK, WORLD

# What a goal is for. Recipes stand for themselves, by their number; these are the others.
RETRIEVE: Final = 20
HUNT: Final = 21
SEARCH: Final = 22
CROSS: Final = 23
SLAY: Final = 24
REST: Final = 25
STOCK: Final = 26
MEET: Final = 27
WAIT: Final = 28
WALK: Final = 29

SWORD: Final = BRONZE_SWORD - FIRST_TOOL
BETTER_SWORD: Final = IRON_SWORD - FIRST_TOOL
AXE: Final = STONE_AXE - FIRST_TOOL
PICKAXE: Final = ANTLER_PICKAXE - FIRST_TOOL
BUCKLER: Final = WOOD_SHIELD - FIRST_TOOL
BETTER_SHIELD: Final = BRONZE_SHIELD - FIRST_TOOL
BETTER_PICKAXE: Final = BRONZE_PICKAXE - FIRST_TOOL
KEY: Final = BOSS_KEY - FIRST_TOOL

EAGERLY: Final = (
    BETTER_SWORD, SWORD, PICKAXE, BETTER_SHIELD, AXE, BUCKLER, KEY, RECIPE_OF_BED, BETTER_PICKAXE,
)  # fmt: skip
"""What is made as soon as it is wanted and can be."""

GOOD_WEAPON: Final = 5
GOOD_SHIELD: Final = 3
MEALS: Final = 3
A_LOAD_OF_WOOD: Final = 14
FOR_THE_WAY: Final = 9  # wood for the raft and two fires
HURRY: Final = 9
"""So many rounds before the end one goes with what one has."""

STRONG: Final = odds.CERTAIN * 7 // 10
"""With this chance one goes to the fight at ease."""

ENOUGH: Final = odds.CERTAIN // 3
"""With a smaller chance one rather hunts for a better meal."""

DARING: Final = 4
"""Nobody comes who takes more than this part of a hero's health, if he can choose."""

A_HUNT: Final = 4
"""So many rounds it takes to hunt abroad and to come back."""

A_MEAL: Final[i64] = FOOD[(COOKED_MEAT - FIRST_FOOD) * FOOD_ROW + HEALTH]

LAST_CHANCE: Final = 5
"""So many rounds before the end there is nothing to wait for."""

A_DETOUR: Final = 14
"""Steps that a house is worth."""

WEAK: Final = 5
"""With less health nobody goes looking for a fight."""


class Goal:
    """What for, where, what to do there (or NO_ACTION), and which thing it brings (or -1)."""

    def __init__(self, aim: i64, place: i64, action: i64, thing: i64) -> None:
        self.aim: i64 = aim
        self.place: i64 = place
        self.action: i64 = action
        self.thing: i64 = thing


# Where things are. --------------------------------------------------------------------------


def places_of(kind: i64) -> vec[i64]:
    found = vec[i64]()
    for place in range(WORLD.hexes):
        if WORLD.terrain[place] == kind:
            found = append(found, place)
    return found


def safe_places() -> vec[i64]:
    """Land on which nobody is met."""
    found = vec[i64]()
    for place in range(WORLD.hexes):
        kind = WORLD.terrain[place]
        if not WORLD.is_sea(place) and kind != FOREST and kind != MARSH:
            found = append(found, place)
    return found


ROCKS: Final[vec[i64]] = places_of(ROCK)
TO_FOREST: Final[vec[i64]] = reckon_all(places_of(FOREST), BY_LAND)
TO_MARSH: Final[vec[i64]] = reckon_all(places_of(MARSH), BY_LAND)
TO_SAFETY: Final[vec[i64]] = reckon_all(safe_places(), BY_LAND)


def coast_of_departure() -> i64:
    """Where the way from HOME to the dungeon comes to the sea."""
    costs = field(WORLD.dungeon, BY_SEA)
    place = WORLD.home
    while True:
        onward = downhill(place, costs)
        if onward == NO_HEX or WORLD.is_sea(onward):
            return place
        place = onward


HARBOUR: Final[i64] = coast_of_departure()
OFFSHORE: Final[i64] = downhill(HARBOUR, field(WORLD.dungeon, BY_SEA))


def nearest_rock(journey: Journey, seat: i64) -> i64:
    """The nearest rock from which the hero can still take something in this turn."""
    best: i64 = NO_HEX
    least: i64 = FAR
    start = journey.places[seat]
    for rock in ROCKS:
        away = field(rock, BY_LAND)[start]
        if away < least and not journey.is_rock_used(rock):
            least = away
            best = rock
    return best


def nearest_by(start: i64, costs: vec[i64]) -> i64:
    """The end of the way that these costs tell, or NO_HEX."""
    if costs[start] >= FAR:
        return NO_HEX
    place = start
    while costs[place] > 0:
        place = downhill(place, costs)
    return place


def nearest_forest(start: i64) -> i64:
    return nearest_by(start, TO_FOREST)


def nearest_house(journey: Journey, start: i64, most: i64) -> i64:
    """A house that nobody has searched, at most so many steps away by land; or NO_HEX."""
    best: i64 = NO_HEX
    least = most + 1
    for house in range(len(WORLD.houses)):
        away = field(WORLD.houses[house], BY_LAND)[start]
        if journey.visited[house] == 0 and away < least:
            least = away
            best = WORLD.houses[house]
    return best


# What the heroes have. ----------------------------------------------------------------------


def has_pickaxe(journey: Journey, seat: i64) -> bool:
    return journey.best_tool(seat, ANTLER_PICKAXE) > 0


def has_key(journey: Journey) -> bool:
    """Does any hero hold the key, or is it in a grave?"""
    for seat in range(journey.seats):
        if journey.held(seat, BOSS_KEY) + journey.graves[seat * ITEMS + BOSS_KEY] > 0:
            return True
    return False


def weapon(journey: Journey, seat: i64) -> i64:
    """What the hero's weapon adds to his blow."""
    return journey.attack(seat) - 1


def meals(journey: Journey, seat: i64) -> i64:
    return journey.held(seat, RAW_MEAT) + journey.held(seat, COOKED_MEAT)


def has_grave(journey: Journey, seat: i64) -> bool:
    """Does anything lie in the hero's grave?"""
    if journey.grave_places[seat] == NO_HEX:
        return False
    return any(journey.graves[seat * ITEMS + item] > 0 for item in range(i64(ITEMS)))


def trophies_wanted(journey: Journey, seat: i64) -> i64:
    wanted: i64 = 0
    if not has_pickaxe(journey, seat):
        wanted += COSTS[PICKAXE * ITEMS + TROPHY]
    if not has_key(journey):
        wanted += COSTS[KEY * ITEMS + TROPHY]
    return wanted


def leather_wanted(journey: Journey, seat: i64) -> i64:
    wanted: i64 = 0
    if journey.defence(seat) < GOOD_SHIELD:
        wanted += 1
    if journey.beds[seat] == 0:
        wanted += 1
    if WORLD.is_first_island(journey.places[seat]) and not is_raft_near(journey, seat):
        wanted += COSTS[RECIPE_OF_RAFT * ITEMS + LEATHER]
    return wanted


def wants_deer(journey: Journey, seat: i64) -> bool:
    """Would a deer bring anything that is still needed?"""
    if journey.held(seat, TROPHY) < trophies_wanted(journey, seat):
        return True
    if journey.held(seat, LEATHER) < leather_wanted(journey, seat):
        return True
    return meals(journey, seat) < MEALS


def is_hurried(journey: Journey) -> bool:
    return journey.round + HURRY >= journey.limit


def chance_at_best(journey: Journey) -> i64:
    """The chance against Eikthyr once everybody has eaten what he carries."""
    healths = vec[i64]()
    for seat in range(journey.seats):
        acting = meat_acting(journey, seat)
        bare = START_HEALTH + STRENGTH[MEGINGJORD] * journey.held(seat, MEGINGJORD)
        if journey.health[seat] - acting * A_MEAL < bare:
            bare = journey.health[seat] - acting * A_MEAL
        fed = meals(journey, seat) + acting
        bare += A_MEAL * (fed if fed < MEALS else i64(MEALS))
        healths = append(healths, bare if bare > journey.health[seat] else journey.health[seat])
    return odds.chance_to_win(journey, EIKTHYR, journey.full_health(EIKTHYR), healths)


def meat_acting(journey: Journey, seat: i64) -> i64:
    """How many pieces of meat act on the hero."""
    acting: i64 = 0
    for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
        if journey.effects[slot] == COOKED_MEAT - FIRST_FOOD:
            acting += 1
    return acting


def chance_now(journey: Journey) -> i64:
    """The chance against Eikthyr as everybody is."""
    return odds.chance_to_win(journey, EIKTHYR, journey.full_health(EIKTHYR), journey.health)


def is_hungry(journey: Journey, seat: i64) -> bool:
    """Is meat worth a hunt before the great fight?"""
    fed = meals(journey, seat) + meat_acting(journey, seat)
    if fed >= MEALS or journey.round + A_HUNT > journey.limit:
        return False
    return chance_at_best(journey) < ENOUGH


def are_strong(journey: Journey) -> bool:
    """Would they rather fight than look for something better?"""
    return chance_at_best(journey) >= STRONG or journey.round + LAST_CHANCE >= journey.limit


def is_armed(journey: Journey, seat: i64) -> bool:
    """Has this hero what he wants to meet Eikthyr with?"""
    if weapon(journey, seat) < GOOD_WEAPON or journey.defence(seat) == 0:
        return False
    if is_hurried(journey):
        return True
    return journey.defence(seat) >= GOOD_SHIELD and meals(journey, seat) >= MEALS


def are_ready(journey: Journey) -> bool:
    """Is everybody ready to leave?"""
    if not has_key(journey):
        return False
    return all(is_armed(journey, seat) for seat in range(journey.seats))


def can_sail(journey: Journey, seat: i64) -> bool:
    """Can the hero come to the raft by land, or does he carry what one takes?"""
    return is_raft_near(journey, seat) or carries_raft(journey, seat)


def is_raft_near(journey: Journey, seat: i64) -> bool:
    """Is there a raft to which the hero can walk, or on which he floats?"""
    if journey.raft == NO_HEX:
        return False
    return field(journey.raft, BY_LAND)[journey.places[seat]] < FAR


def are_apart(journey: Journey, seat: i64) -> bool:
    """Has the other hero left the first island, and this one not?"""
    if journey.seats == 1 or not WORLD.is_first_island(journey.places[seat]):
        return False
    there = journey.places[1 - seat]
    return not WORLD.is_first_island(there) and there != OFFSHORE


def carries_raft(journey: Journey, seat: i64) -> bool:
    return crafting.can_pay(journey, seat, RECIPE_OF_RAFT)


# What to do by day. -------------------------------------------------------------------------


def day_goal(journey: Journey, seat: i64) -> Goal:
    """What the hero works at while he has points and steps."""
    place = journey.places[seat]
    if has_grave(journey, seat):
        grave = journey.grave_places[seat]
        if field(grave, BY_LAND)[place] < FAR:
            return Goal(RETRIEVE, grave, NO_ACTION, -1)
        if can_sail(journey, seat):
            return Goal(RETRIEVE, grave, NO_ACTION, -1)
    asked = asked_goal(journey, seat)
    if asked is not None:
        return asked
    if not WORLD.is_first_island(place):
        return abroad(journey, seat)
    recipe = next_recipe(journey, seat)
    if recipe >= 0:
        goal = towards(journey, seat, recipe)
        if goal.place != NO_HEX:
            return goal
    if is_leaving(journey, seat):
        if not are_strong(journey) and not is_hurried(journey):
            house = nearest_house(journey, place, A_DETOUR)
            if house != NO_HEX:
                return Goal(SEARCH, house, NO_ACTION, -1)
        return leaving(journey, seat)
    return stocking(journey, seat)


def wish_of_other(journey: Journey, seat: i64) -> i64:
    """What the other hero asks this one for."""
    return journey.wishes[1 - seat] if journey.seats == 2 else i64(AS_YOU_LIKE)


def asked_goal(journey: Journey, seat: i64) -> Goal | None:
    """What the other hero asks for, as far as it can be done from here."""
    wish = wish_of_other(journey, seat)
    place = journey.places[seat]
    if wish == FOLLOW:
        there = journey.places[1 - seat]
        if field(there, BY_LAND)[place] < FAR:
            return Goal(MEET, there, NO_ACTION, -1)
    elif wish == BRING_WOOD and journey.room(seat, WOOD) > 0:
        forest = nearest_forest(place)
        if forest != NO_HEX:
            return Goal(STOCK, forest, CHOP, WOOD)
    elif wish == BRING_STONE and journey.room(seat, STONE) > 0:
        rock = nearest_rock(journey, seat)
        if rock != NO_HEX:
            return Goal(STOCK, rock, TAKE_STONE, STONE)
    elif wish == HUNT_DEER:
        forest = nearest_forest(place)
        if forest != NO_HEX and not journey.has_chopped:
            return Goal(HUNT, forest, NO_ACTION, -1)
    elif wish == TO_THE_SHIP and WORLD.is_first_island(place):
        ship = journey.raft if is_raft_near(journey, seat) else HARBOUR
        if field(ship, BY_LAND)[place] < FAR:
            return Goal(MEET, ship, NO_ACTION, RECIPE_OF_RAFT)
    return None


def next_recipe(journey: Journey, seat: i64) -> i64:
    """The next thing to make at home, if all it takes can be gathered by day; or -1."""
    if weapon(journey, seat) == 0:
        return AXE
    trophies = journey.held(seat, TROPHY)
    if not has_pickaxe(journey, seat) and trophies >= COSTS[PICKAXE * ITEMS + TROPHY]:
        return PICKAXE
    if journey.defence(seat) == 0 and journey.held(seat, LEATHER) > 0:
        return (
            BUCKLER
            if journey.held(seat, BRONZE) < COSTS[BETTER_SHIELD * ITEMS + BRONZE]
            else (BETTER_SHIELD)
        )
    if not has_key(journey) and trophies >= trophies_wanted(journey, seat):
        return KEY
    if weapon(journey, seat) < GOOD_WEAPON + 1 and journey.held(seat, IRON) >= 2:
        return BETTER_SWORD
    if has_pickaxe(journey, seat) or journey.held(seat, BRONZE) >= 2:
        if weapon(journey, seat) < GOOD_WEAPON:
            return SWORD
        if journey.defence(seat) < GOOD_SHIELD and journey.held(seat, LEATHER) > 0:
            return BETTER_SHIELD
    if journey.beds[seat] == 0 and journey.held(seat, LEATHER) > 2:
        return RECIPE_OF_BED
    if is_wanted(journey, seat, BETTER_PICKAXE):
        return BETTER_PICKAXE
    return -1


def towards(journey: Journey, seat: i64, recipe: i64) -> Goal:
    """The nearest thing that a recipe still takes, or the recipe itself."""
    place = journey.places[seat]
    if crafting.can_pay(journey, seat, recipe):
        return Goal(recipe, place, CRAFT + recipe, -1)
    found = Goal(recipe, NO_HEX, NO_ACTION, -1)
    least: i64 = FAR
    if crafting.missing(journey, seat, recipe, WOOD) > 0:
        forest = nearest_forest(place)
        if forest != NO_HEX and TO_FOREST[place] < least:
            least = TO_FOREST[place]
            found = Goal(recipe, forest, CHOP, WOOD)
    for item in (STONE, BRONZE, IRON):
        if crafting.missing(journey, seat, recipe, item) > 0:
            rock = nearest_rock(journey, seat)
            action = TAKE_STONE if item == STONE else BREAK_ROCK
            if rock == NO_HEX or field(rock, BY_LAND)[place] >= least:
                continue
            if item != STONE and not has_pickaxe(journey, seat):
                continue
            least = field(rock, BY_LAND)[place]
            found = Goal(recipe, rock, action, item)
    return found


def is_leaving(journey: Journey, seat: i64) -> bool:
    """Is all that the crossing takes there? Who is left behind waits for nobody."""
    if are_apart(journey, seat):
        return can_sail(journey, seat) and is_armed(journey, seat)
    if not are_ready(journey):
        return False
    for hero in range(journey.seats):
        if can_sail(journey, hero) and has_fire_wood(journey, seat):
            return True
    return False


def has_fire_wood(journey: Journey, seat: i64) -> bool:
    """Does the hero carry what his campfires take?"""
    fires = fires_wanted(journey, seat)
    return (
        journey.held(seat, WOOD) >= fires * COSTS[RECIPE_OF_CAMPFIRE * ITEMS + WOOD]
        and journey.held(seat, STONE) >= fires * COSTS[RECIPE_OF_CAMPFIRE * ITEMS + STONE]
    )


def fires_wanted(journey: Journey, seat: i64) -> i64:
    """One beside the dungeon, and before it one on the coast against the serpent."""
    if not fears_serpent(journey, seat) or journey.is_by_fire(seat):
        return 1
    return 2


def stocking(journey: Journey, seat: i64) -> Goal:
    """Wood for the raft and a fire, stone for a fire; then whatever a rock gives."""
    place = journey.places[seat]
    if journey.held(seat, WOOD) < FOR_THE_WAY or (
        journey.has_chopped and journey.held(seat, WOOD) < A_LOAD_OF_WOOD
    ):
        return Goal(STOCK, nearest_forest(place), CHOP, WOOD)
    rock = nearest_rock(journey, seat)
    fires = fires_wanted(journey, seat)
    if journey.held(seat, STONE) < fires * COSTS[RECIPE_OF_CAMPFIRE * ITEMS + STONE]:
        return Goal(STOCK, rock, TAKE_STONE, STONE)
    is_poor = weapon(journey, seat) < GOOD_WEAPON or journey.defence(seat) < GOOD_SHIELD
    if is_poor and has_pickaxe(journey, seat) and journey.room(seat, BRONZE) > 0:
        return Goal(STOCK, rock, BREAK_ROCK, BRONZE)
    return Goal(WAIT, NO_HEX, NO_ACTION, -1)


def leaving(journey: Journey, seat: i64) -> Goal:
    """To the ship, and aboard; two heroes wait for each other."""
    place = journey.places[seat]
    ship = HARBOUR
    if is_raft_near(journey, seat):
        ship = journey.raft
    if journey.seats == 1 or are_apart(journey, seat):
        if ship == HARBOUR or place == ship:
            return Goal(CROSS, WORLD.dungeon, NO_ACTION, RECIPE_OF_RAFT)
        return Goal(MEET, ship, NO_ACTION, RECIPE_OF_RAFT)
    is_captain = place == ship and (journey.raft == place or carries_raft(journey, seat))
    if is_captain and WORLD.are_near(place, journey.places[1 - seat]):
        return Goal(CROSS, WORLD.dungeon, NO_ACTION, RECIPE_OF_RAFT)
    return Goal(MEET, ship, NO_ACTION, RECIPE_OF_RAFT)


def abroad(journey: Journey, seat: i64) -> Goal:
    """At sea, or on the island of the dungeon."""
    place = journey.places[seat]
    if journey.seats == 2 and place == journey.raft:
        there = journey.places[1 - seat]
        if WORLD.is_first_island(there) and WORLD.are_near(there, place) and are_ready(journey):
            return Goal(MEET, place, NO_ACTION, -1)
    if not journey.is_afloat(seat) and is_hungry(journey, seat):
        ground = nearest_by(place, hunting_ground(journey, seat))
        if ground != NO_HEX:
            return Goal(HUNT, ground, NO_ACTION, -1)
    if not are_strong(journey) and not journey.is_afloat(seat):
        goal = arming_abroad(journey, seat)
        if goal.place != NO_HEX:
            return goal
    if place == WORLD.dungeon:
        return Goal(SLAY, place, NO_ACTION, -1)
    is_on_foot = not journey.is_afloat(seat) and field(WORLD.dungeon, BY_LAND)[place] < FAR
    return Goal(WALK if is_on_foot else CROSS, WORLD.dungeon, NO_ACTION, RECIPE_OF_RAFT)


def arming_abroad(journey: Journey, seat: i64) -> Goal:
    """A sword of iron, or what the houses here may hold."""
    place = journey.places[seat]
    is_miner = has_pickaxe(journey, seat)
    if is_miner and journey.held(seat, IRON_SWORD) == 0:
        goal = towards(journey, seat, BETTER_SWORD)
        if goal.place != NO_HEX:
            return goal
        if WORLD.terrain[place] == ROCK:  # stay here for tomorrow's iron
            return Goal(BETTER_SWORD, place, NO_ACTION, IRON)
    house = nearest_house(journey, place, A_DETOUR)
    return Goal(SEARCH, house, NO_ACTION, -1)


# Where to be in the evening. ----------------------------------------------------------------


def hunts(journey: Journey, seat: i64) -> bool:
    """Does the hero want to be met in a forest when this turn ends?"""
    if journey.has_chopped or journey.is_let_alone(seat):
        return False
    wish = wish_of_other(journey, seat)
    if wish == HUNT_DEER:
        return True
    if wish in (FOLLOW, TO_THE_SHIP):
        return False
    if not WORLD.is_first_island(journey.places[seat]):
        if not is_hungry(journey, seat):
            return False
    elif not wants_deer(journey, seat):
        return False
    return weapon(journey, seat) > 0 and journey.health[seat] >= WEAK


def to_safety(journey: Journey, seat: i64, place: i64) -> i64:
    """How far it is to where the hero can end his turn without fear."""
    return 0 if dares(journey, seat, WORLD.terrain[place]) else TO_SAFETY[place]


def dares(journey: Journey, seat: i64, terrain: i64) -> bool:
    """May a turn end on this kind of hex, because nobody who comes would hurt the hero much?"""
    if terrain == FOREST:
        return odds.hurt_by(journey, seat, GREYDWARF) * DARING <= journey.health[seat]
    if terrain == MARSH:
        return (
            odds.hurt_by(journey, seat, FULING) * DARING <= journey.health[seat]
            and odds.hurt_by(journey, seat, DEATHSQUITO) * DARING <= journey.health[seat]
        )
    return False


def hunting_ground(journey: Journey, seat: i64) -> vec[i64]:
    """How far it is to meat: to deer at home, and abroad to fulings for one who dares."""
    if not WORLD.is_first_island(journey.places[seat]) and dares(journey, seat, MARSH):
        return TO_MARSH
    return TO_FOREST


def evening_field(journey: Journey, seat: i64) -> vec[i64]:
    """How far it is to where the hero wants to be when his turn ends."""
    place = journey.places[seat]
    if hunts(journey, seat):
        return hunting_ground(journey, seat)
    house = nearest_house(journey, place, journey.steps_left[seat])
    if house != NO_HEX and WORLD.terrain[place] != ROCK:
        return field(house, BY_LAND)
    return TO_SAFETY


# The next action. ---------------------------------------------------------------------------


def next_action(journey: Journey, seat: i64) -> i64:
    """What an experienced hero does now on the map."""
    action = readily(journey, seat)
    if action != NO_ACTION:
        return fed_first(journey, seat, action)
    goal = day_goal(journey, seat)
    if goal.aim == SLAY:
        return before_the_fight(journey, seat)
    if goal.aim == SEARCH and goal.place == journey.places[seat]:
        return last_points(journey, seat) if journey.action_points[seat] > 0 else END_TURN
    if goal.place != NO_HEX:
        action = pursue(journey, seat, goal)
        if action != NO_ACTION:
            return fed_first(journey, seat, action)
    return evening(journey, seat)


def fed_first(journey: Journey, seat: i64, action: i64) -> i64:
    """This action; but a raspberry before the last point goes into it, far from the great fight."""
    if action < BURN or journey.action_points[seat] != 1 or EAT <= action < PICK_BERRIES:
        return action
    if not WORLD.is_first_island(journey.places[seat]):
        return action
    snack = provisions.before_work(journey, seat)
    return action if snack == NO_ACTION else snack


def readily(journey: Journey, seat: i64) -> i64:
    """What is worth its point at once: a thing long wanted, or a meal for the wounded."""
    if journey.action_points[seat] == 0:
        return NO_ACTION
    for recipe in EAGERLY:
        if is_wanted(journey, seat, recipe) and crafting.can_craft(journey, seat, recipe):
            return CRAFT + recipe
    if journey.health[seat] <= WEAK + 1 and journey.effect_count(seat) < MOST_EFFECTS:
        for item in (RASPBERRY, MUSHROOM):
            if journey.held(seat, item) > 0:
                return EAT + item - FIRST_FOOD
    return NO_ACTION


def is_wanted(journey: Journey, seat: i64, recipe: i64) -> bool:
    """Is this worth making as soon as it can be?"""
    if recipe == AXE:
        return weapon(journey, seat) == 0
    if recipe == SWORD:
        return weapon(journey, seat) < GOOD_WEAPON
    if recipe == BETTER_SWORD:
        return weapon(journey, seat) < GOOD_WEAPON + 1
    if recipe == PICKAXE:
        return not has_pickaxe(journey, seat)
    if recipe == BETTER_SHIELD:
        return journey.defence(seat) < GOOD_SHIELD and weapon(journey, seat) >= GOOD_WEAPON
    if recipe == BUCKLER:
        return journey.defence(seat) == 0
    if recipe == KEY:
        wanted = trophies_wanted(journey, seat)
        return not has_key(journey) and journey.held(seat, TROPHY) >= wanted
    if recipe == BETTER_PICKAXE:
        return wants_better_pickaxe(journey, seat)
    enough = journey.held(seat, LEATHER) > 2 and journey.held(seat, WOOD) > FOR_THE_WAY
    return journey.beds[seat] == 0 and (enough or not WORLD.is_first_island(journey.places[seat]))


def wants_better_pickaxe(journey: Journey, seat: i64) -> bool:
    """It takes the iron for a sword out of one rock instead of two; at home there is time for it
    while deer are hunted."""
    if journey.best_tool(seat, ANTLER_PICKAXE) != 1 or journey.held(seat, IRON_SWORD) > 0:
        return False
    if weapon(journey, seat) < GOOD_WEAPON or journey.defence(seat) < GOOD_SHIELD:
        return False
    return WORLD.is_first_island(journey.places[seat]) and wants_deer(journey, seat)


def pursue(journey: Journey, seat: i64, goal: Goal) -> i64:
    """The next step or deed towards a goal, or NO_ACTION where the evening comes first."""
    place = journey.places[seat]
    if place == goal.place:
        if goal.action == NO_ACTION or not is_possible(journey, seat, goal.action):
            return NO_ACTION
        return goal.action if can_spare(journey, seat, 1) else NO_ACTION
    costs = field(goal.place, BY_LAND)
    if costs[place] >= FAR or goal.aim == CROSS:
        costs = field(goal.place, BY_SEA)
    onward = downhill(place, costs)
    if onward == NO_HEX:
        return NO_ACTION
    direction: i64 = 0
    while WORLD.next[place * 6 + direction] != onward:
        direction += 1
    price = cost(journey, seat, direction)
    if price == 0:
        return find_raft(journey, seat)
    if WORLD.is_sea(onward) and not WORLD.is_sea(place) and fears_serpent(journey, seat):
        action = before_the_sea(journey, seat)
        if action != NO_ACTION:
            return action
    snack = provisions.before_the_way(journey, seat, costs)
    if snack != NO_ACTION:
        return snack
    if not may_arrive(journey, seat, onward, price, goal):
        return NO_ACTION
    if price <= journey.steps_left[seat]:
        return GO + direction
    if journey.action_points[seat] == 1 and will_hide(journey, seat):
        is_in_reach = costs[place] <= journey.steps_left[seat] + START_STEPS
        if not is_in_reach and is_met(journey, seat):
            return NO_ACTION  # the point is for the stink berry
    return BURN if journey.action_points[seat] > 0 else NO_ACTION


def find_raft(journey: Journey, seat: i64) -> i64:
    """The hero is where the sea begins: he makes a raft, or goes to the one that there is."""
    if journey.action_points[seat] > 0 and crafting.can_craft(journey, seat, RECIPE_OF_RAFT):
        return CRAFT + RECIPE_OF_RAFT
    return NO_ACTION


def is_possible(journey: Journey, seat: i64, action: i64) -> bool:
    if journey.action_points[seat] == 0:
        return False
    if action == CHOP:
        return gathering.can_chop(journey, seat)
    if action == TAKE_STONE:
        return gathering.can_take_stone(journey, seat)
    if action == BREAK_ROCK:
        return gathering.can_break_rock(journey, seat)
    if action == PICK_MUSHROOM:
        return gathering.can_pick_mushroom(journey, seat)
    if CRAFT <= action < EAT:
        return crafting.can_craft(journey, seat, action - CRAFT)
    return False


def can_spare(journey: Journey, seat: i64, points: i64) -> bool:
    """Is enough left to be somewhere good in the evening, if these points are spent?"""
    away = to_safety(journey, seat, journey.places[seat])
    if WORLD.is_sea(journey.places[seat]) or away >= FAR:
        return True
    if hunts(journey, seat):
        away = hunting_ground(journey, seat)[journey.places[seat]]
    elif will_hide(journey, seat):
        return journey.is_let_alone(seat) or journey.action_points[seat] > points
    needed = burns_for(journey.steps_left[seat], away)
    return journey.action_points[seat] - points >= needed


def will_hide(journey: Journey, seat: i64) -> bool:
    """Would the hero end this turn in the wild, with a stink berry, sooner than go elsewhere?"""
    if WORLD.is_first_island(journey.places[seat]) and wants_deer(journey, seat):
        return False
    return provisions.can_hide(journey, seat)


def may_arrive(journey: Journey, seat: i64, onward: i64, price: i64, goal: Goal) -> bool:
    """Can the hero still get to a good place for the evening from the next hex, or to his goal?"""
    if WORLD.is_sea(onward):
        return True
    points, steps = journey.action_points[seat], journey.steps_left[seat] - price
    away = to_safety(journey, seat, onward)
    by_land = field(goal.place, BY_LAND)[onward]
    burnt = burns_for(steps, by_land)
    if by_land < FAR and burnt <= points:
        left = steps + burnt * START_STEPS - by_land
        return goal.action == NO_ACTION or can_work_there(journey, seat, goal, points - burnt, left)
    if will_hide(journey, seat) and (points > 0 or journey.is_let_alone(seat)):
        return True
    if not WORLD.is_first_island(onward) and away > 0:
        return False  # no half ways into the marsh
    return away >= FAR or burns_for(steps, away) <= points


def can_work_there(journey: Journey, seat: i64, goal: Goal, points: i64, steps: i64) -> bool:
    """Could the hero, once there with so many points and steps, do what he goes for, and still be
    somewhere good for the night? A rock is good itself."""
    if to_safety(journey, seat, goal.place) == 0:
        return True
    if points == 0:
        return False
    if hunts(journey, seat) and goal.action != CHOP:
        return True
    return burns_for(steps, to_safety(journey, seat, goal.place)) < points or (
        points > 1 and will_hide(journey, seat)
    )


def evening(journey: Journey, seat: i64) -> i64:
    """To where the turn shall end; there the last points go into food, and the turn is over."""
    place = journey.places[seat]
    if not WORLD.is_sea(place) and not is_where_asked(journey, seat):
        costs = evening_field(journey, seat)
        onward = downhill(place, costs) if costs[place] < FAR else NO_HEX
        if onward != NO_HEX:
            direction: i64 = 0
            while WORLD.next[place * 6 + direction] != onward:
                direction += 1
            if can_go(journey, seat, direction):
                return GO + direction
            if not hunts(journey, seat) and will_hide(journey, seat):
                hidden = provisions.for_the_night(journey, seat)
                if hidden != NO_ACTION:
                    return hidden
            elif journey.action_points[seat] > 0:
                return BURN
    if journey.action_points[seat] > 0:
        return last_points(journey, seat)
    return END_TURN


def is_where_asked(journey: Journey, seat: i64) -> bool:
    """Is the hero where the other wants him to be?"""
    wish = wish_of_other(journey, seat)
    if wish == FOLLOW:
        return journey.places[seat] == journey.places[1 - seat]
    if wish == TO_THE_SHIP:
        return journey.places[seat] in (HARBOUR, journey.raft)
    return False


def last_points(journey: Journey, seat: i64) -> i64:
    """Food against hunger, wounds and Eikthyr."""
    if food.can_cook(journey, seat):
        return COOK
    picked = provisions.berries_to_pick(journey, seat)
    if picked != NO_ACTION:
        return picked
    if journey.terrain(seat) == FOREST and journey.held(seat, MUSHROOM) < 3:
        return PICK_MUSHROOM
    wounds = journey.most_health(seat) - journey.health[seat]
    if wounds >= 2 and journey.effect_count(seat) == 0 and journey.held(seat, MUSHROOM) > 0:
        return EAT + MUSHROOM - FIRST_FOOD
    return END_TURN


# Before the great fights. --------------------------------------------------------------------


def fears_serpent(journey: Journey, seat: i64) -> bool:
    """Does the serpent lie in wait on the hero's way to the other island?"""
    if journey.serpent_slain or SERPENT_ATTACKS[journey.difficulty] == 0:
        return False
    return WORLD.is_first_island(journey.places[seat])


def before_the_sea(journey: Journey, seat: i64) -> i64:
    """A fire on the coast, the meat cooked, and a meal that leaves meat for Eikthyr; or NO_ACTION
    when that is done."""
    if journey.action_points[seat] == 0:
        return NO_ACTION
    if not journey.is_by_fire(seat) and crafting.can_craft(journey, seat, RECIPE_OF_CAMPFIRE):
        return CRAFT + RECIPE_OF_CAMPFIRE
    if food.can_cook(journey, seat):
        return COOK
    return meal(journey, seat, MEALS)


def before_the_fight(journey: Journey, seat: i64) -> i64:
    """A bed, a fire, the meat cooked, a meal; then the fight, when everybody is there."""
    points = journey.action_points[seat]
    boss = fight.boss_here(journey)
    if points > 0:
        for recipe in (RECIPE_OF_BED, RECIPE_OF_CAMPFIRE):
            if recipe == RECIPE_OF_CAMPFIRE and journey.is_by_fire(seat):
                continue
            if crafting.can_craft(journey, seat, recipe):
                return CRAFT + recipe
        if food.can_cook(journey, seat):
            return COOK
        if boss != NO_ENEMY:
            action = meal(journey, seat, 0)
            if action != NO_ACTION:
                return action
        if is_ill_fed(journey, seat):
            return END_TURN
    if boss != NO_ENEMY and (
        journey.effect_count(seat) == MOST_EFFECTS or not has_food(journey, seat)
    ):
        return FIGHT_BOSS if is_worth_it(journey) else END_TURN
    return END_TURN if boss == NO_ENEMY or points == 0 or not is_worth_it(journey) else FIGHT_BOSS


def is_worth_it(journey: Journey) -> bool:
    """Is now as good a time for the great fight as any?"""
    now = chance_now(journey)
    if journey.round + 1 < journey.limit and chance_at_best(journey) > now + now // 4:
        return False  # somebody has not eaten yet, or what acts on him leaves no room for meat
    if now >= ENOUGH:
        return True
    return not any(is_hungry(journey, seat) for seat in range(journey.seats))


def is_ill_fed(journey: Journey, seat: i64) -> bool:
    """Does something act that is no use in a fight, so that a better meal can be had tomorrow?"""
    if journey.round + 2 >= journey.limit or meals(journey, seat) == 0:
        return False
    for slot in range(seat * MOST_EFFECTS, (seat + 1) * MOST_EFFECTS):
        kind = journey.effects[slot]
        if (
            kind != NO_FOOD
            and strength_of(kind) < FOOD[(MUSHROOM - FIRST_FOOD) * FOOD_ROW + HEALTH]
        ):
            return True
    return False


def has_food(journey: Journey, seat: i64) -> bool:
    return any(journey.food_held(seat, kind) > 0 for kind in range(i64(FOODS)))


def strength_of(kind: i64) -> i64:
    """What a food is worth before a fight."""
    if kind == BATTLE_BERRY - FIRST_FOOD:
        return 4
    return FOOD[kind * FOOD_ROW + HEALTH]


def meal(journey: Journey, seat: i64, kept: i64) -> i64:
    """The best that can be eaten now: two together by a fire, else one; or NO_ACTION. So many
    pieces of meat are kept."""
    best: i64 = NO_ACTION
    most: i64 = 0
    spare = journey.held(seat, COOKED_MEAT) - kept
    for pair in range(i64(PAIR_COUNT)):
        meat: i64 = 0
        strength: i64 = 0
        for at in range(i64(2)):
            kind = PAIRS[pair * 2 + at]
            strength += strength_of(kind)
            if kind == COOKED_MEAT - FIRST_FOOD:
                meat += 1
        if strength > most and may_eat_meat(meat, spare) and food.can_eat_two(journey, seat, pair):
            most = strength
            best = EAT_TWO + pair
    if best != NO_ACTION:
        return best
    for kind in range(i64(FOODS)):
        meat = 1 if kind == COOKED_MEAT - FIRST_FOOD else 0
        is_better = strength_of(kind) > most and may_eat_meat(meat, spare)
        if is_better and food.can_eat(journey, seat, kind):
            most = strength_of(kind)
            best = EAT + kind
    return best


def may_eat_meat(meat: i64, spare: i64) -> bool:
    return meat == 0 or meat <= spare
