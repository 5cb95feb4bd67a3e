"""What a window shows of a match beside the map: recipes, foods at work, and what a fight comes to.

Everything here is told from a state and changes nothing. A window asks besides: the hexes
(`world.WORLD`: `terrain`, `names`, `house_at`, `next`), where a hero can go (`routes.reach`), what
he has (`health`, `most_health`, `attack`, `defence`, `action_points`, `steps_left`), and what the
heroes have changed (`fires`, `raft`, `visited`, `grave_places`, `serpent_slain`).
"""

from dataclasses import dataclass

from meadhall.engines.phrases import Form
from meadhall.engines.valheim import crafting, fight
from meadhall.engines.valheim.items import ENEMY_NAMES, FIRST_FOOD, ITEMS, MADE_BY, RECIPES, THINGS
from meadhall.engines.valheim.journey import COMBAT, NO_ENEMY, NO_FOOD, Journey
from meadhall.engines.valheim.numbers import (
    COSTS,
    DAMAGE,
    ESCAPE,
    MOST,
    MOST_EFFECTS,
    SECOND_ATTACK,
    SECOND_DAMAGE,
    SIDES,
)
from meadhall.engines.valheim.world import NO_HEX


@dataclass(frozen=True, slots=True)
class Held:
    """A thing in a bag: how many, and the most a hero may hold."""

    item: int
    thing: Form
    amount: int
    most: int


@dataclass(frozen=True, slots=True)
class Effect:
    """A food that acts, and for how many turns more, the one now counted."""

    item: int
    thing: Form
    turns: int


@dataclass(frozen=True, slots=True)
class Cost:
    """One thing that a recipe takes: how many, and how many of them the hero still needs."""

    item: int
    thing: Form
    amount: int
    missing: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """What can be made, from what, and whether the hero could make it here and now."""

    number: int
    thing: Form
    costs: tuple[Cost, ...]
    is_possible_here: bool
    can_be_made: bool


@dataclass(frozen=True, slots=True)
class Blow:
    """One thing the enemy may do next: how likely in sixths, and what is left of its victim."""

    sixths: int
    damage: int
    health_left: int


@dataclass(frozen=True, slots=True)
class Fight:
    """Both sides of a fight as they are now, and what can come of it."""

    enemy: int
    name: Form
    health: int
    most_health: int
    round: int
    points: int
    fighters: tuple[int, ...]
    shielded: tuple[int, ...]
    victim: int
    """Whom the enemy would hit if it struck now."""
    blows: tuple[Blow, ...]
    blows_on_a_shield: tuple[Blow, ...]
    attack_leaves: int
    """The enemy's health after a blow of the hero who is asked."""
    escape_sixths: int


def bag(journey: Journey, seat: int) -> tuple[Held, ...]:
    """All that the hero holds."""
    return tuple(
        Held(item, THINGS[item], int(journey.held(seat, item)), int(MOST[item]))
        for item in range(ITEMS)
        if journey.held(seat, item) > 0
    )


def grave(journey: Journey, seat: int) -> tuple[Held, ...]:
    """All that lies in the hero's grave; its place is `grave_places[seat]`, or NO_HEX."""
    if journey.grave_places[seat] == NO_HEX:
        return ()
    return tuple(
        Held(item, THINGS[item], int(journey.graves[seat * ITEMS + item]), int(MOST[item]))
        for item in range(ITEMS)
        if journey.graves[seat * ITEMS + item] > 0
    )


def effects(journey: Journey, seat: int) -> tuple[Effect, ...]:
    """The foods that act on the hero, the oldest first."""
    first = seat * int(MOST_EFFECTS)
    return tuple(
        Effect(item, THINGS[item], int(journey.left[slot]))
        for slot in range(first, first + int(MOST_EFFECTS))
        if journey.effects[slot] != NO_FOOD
        for item in [FIRST_FOOD + int(journey.effects[slot])]
    )


def recipes(journey: Journey, seat: int) -> tuple[Recipe, ...]:
    """Every recipe, with what the hero lacks for it."""
    return tuple(recipe(journey, seat, number) for number in range(RECIPES))


def recipe(journey: Journey, seat: int, number: int) -> Recipe:
    costs = tuple(
        Cost(
            item,
            THINGS[item],
            int(COSTS[number * ITEMS + item]),
            int(crafting.missing(journey, seat, number, item)),
        )
        for item in range(ITEMS)
        if COSTS[number * ITEMS + item] > 0
    )
    is_possible = bool(crafting.is_possible_here(journey, seat, number))
    has_point = journey.action_points[seat] > 0 and seat == journey.active
    can_be_made = is_possible and has_point and not any(cost.missing for cost in costs)
    return Recipe(number, THINGS[int(MADE_BY[number])], costs, is_possible, can_be_made)


def fight_now(journey: Journey) -> Fight | None:
    """The fight that goes on, or None."""
    if journey.enemy == NO_ENEMY:
        return None
    enemy = int(journey.enemy)
    everybody = range(int(journey.seats))
    victim = int(fight.victim(journey))
    left = int(journey.enemy_health)
    if journey.question == COMBAT:
        left = max(0, left - int(journey.attack(journey.turn)))
    return Fight(
        enemy=enemy,
        name=ENEMY_NAMES[enemy],
        health=int(journey.enemy_health),
        most_health=int(journey.full_health(enemy)),
        round=int(journey.fight_round),
        points=int(journey.combat_points),
        fighters=tuple(seat for seat in everybody if journey.fighting[seat] == 1),
        shielded=tuple(seat for seat in everybody if journey.shielded[seat] == 1),
        victim=victim,
        blows=blows(journey, victim, 0),
        blows_on_a_shield=blows(journey, victim, int(journey.defence(victim))),
        attack_leaves=left,
        escape_sixths=SIDES + 1 - int(ESCAPE),
    )


def blows(journey: Journey, victim: int, taken_off: int) -> tuple[Blow, ...]:
    """What the enemy may do to this hero, the likelier first."""
    enemy, health = int(journey.enemy), int(journey.health[victim])
    second = SIDES + 1 - int(SECOND_ATTACK[enemy])
    found = []
    for sixths, what in ((SIDES - second, DAMAGE), (second, SECOND_DAMAGE)):
        if sixths > 0:
            damage = max(0, int(journey.foe(enemy, what)) - taken_off)
            found.append(Blow(sixths, damage, max(0, health - damage)))
    return tuple(found)
