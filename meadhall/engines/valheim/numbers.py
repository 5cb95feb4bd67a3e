"""The numbers of the game, read from `resources/games/valheim/numbers.toml` and checked."""

from typing import Final

from meadhall.engines.data import BadData, Table, number, numbers, read_table, table
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim.items import (
    BOSS_KEY,
    ENEMIES,
    ENEMY_KEYS,
    FIRST_FOOD,
    FIRST_TOOL,
    ITEMS,
    KEYS,
    MADE_BY,
    RECIPES,
    SERPENT_SCALE,
    WOOD,
)

WHERE: Final = "valheim/numbers.toml"

DIFFICULTIES: Final = ("gentle", "normal", "harsh")

TREASURES: Final = ("mjolnir_shard", "megingjord", "timber", "bronze", "iron", "berries")
"""What files call the treasure cards, by their faces."""

SIDES: Final = 6
"""The only die has so many."""

# What a food gives, in the order of its row.
HEALTH: Final = 0
POINTS: Final = 1
STEPS: Final = 2
ATTACK: Final = 3
OPENS_WATER: Final = 4
NO_ENCOUNTERS: Final = 5
FOOD_ROW: Final = 6

# What is told of an enemy, in the order of its row.
HEALTH_ALONE: Final = 0
HEALTH_OF_TWO: Final = 1
DAMAGE: Final = 2
SECOND_DAMAGE: Final = 3
ENEMY_ROW: Final = 4


def amounts(within: Table, key: str) -> vec[i64]:
    """How much of each thing a table names; a row of the flat tables below."""
    row = vec[i64]([0] * ITEMS)
    found = table(WHERE, within, key)
    for name in found:
        if name not in KEYS[:ITEMS]:
            raise BadData(WHERE, f"{key} names {name!r}, which is nothing a hero can hold")
        row[KEYS.index(name)] = number(WHERE, found, name, 1, 99)
    return row


def rows(key: str, names: tuple[str, ...]) -> vec[i64]:
    """At thing of the list * ITEMS + item: how much of it."""
    flat = vec[i64]()
    within = table(WHERE, ALL, key)
    for name in names:
        for amount in amounts(within, name):
            flat = append(flat, amount)
    return flat


def bonuses(key: str) -> vec[i64]:
    """For each item what this table gives it, or 0."""
    return amounts(ALL, key)


def fields(key: str, names: tuple[str, ...], length: int) -> vec[i64]:
    """A row of so many numbers for each name."""
    flat = vec[i64]()
    within = table(WHERE, ALL, key)
    for name in names:
        for value in numbers(WHERE, within, name, length):
            flat = append(flat, value)
    return flat


def listed(section: str, key: str, length: int) -> vec[i64]:
    flat = vec[i64]()
    for value in numbers(WHERE, table(WHERE, ALL, section), key, length):
        flat = append(flat, value)
    return flat


def single(section: str, key: str) -> int:
    return number(WHERE, table(WHERE, ALL, section), key)


def most_held() -> vec[i64]:
    most = vec[i64]()
    for item in range(ITEMS):
        if item >= FIRST_TOOL:
            most = append(most, 1)
        elif item >= FIRST_FOOD:
            most = append(most, single("most", "food"))
        else:
            most = append(most, single("most", KEYS[item]))
    return most


def checked_flag(section: str, key: str) -> int:
    found = table(WHERE, ALL, section).get(key)
    if not isinstance(found, bool):
        raise BadData(WHERE, f"{section}: {key} is neither true nor false")
    return 1 if found else 0


ALL: Final = read_table("valheim", "numbers.toml")

START_HEALTH: Final[i64] = single("hero", "health")
START_POINTS: Final[i64] = single("hero", "action_points")
START_STEPS: Final[i64] = single("hero", "steps")
BARE_HANDS: Final[i64] = single("hero", "damage")
COMBAT_POINTS: Final[i64] = single("hero", "combat_points")
ESCAPE: Final[i64] = single("hero", "escape")

MOST: Final[vec[i64]] = most_held()
WOOD_GAIN: Final[vec[i64]] = listed("gather", "wood", 4)
STONE_GAIN: Final[vec[i64]] = listed("gather", "stone", 3)
METAL_GAIN: Final[vec[i64]] = listed("gather", "metal", 3)
BERRIES_A_TURN: Final[i64] = single("gather", "berries")

FOOD: Final[vec[i64]] = fields("food", KEYS[FIRST_FOOD:FIRST_TOOL], FOOD_ROW)
"""At food * FOOD_ROW + what it gives."""

EFFECT_TURNS: Final[i64] = single("effects", "turns")
EFFECT_TURNS_AT_CAMPFIRE: Final[i64] = single("effects", "turns_at_campfire")
MOST_EFFECTS: Final[i64] = single("effects", "most")

COSTS: Final[vec[i64]] = rows("recipe", tuple(KEYS[int(made)] for made in MADE_BY))
"""At recipe * ITEMS + item."""

WEAPON: Final[vec[i64]] = bonuses("attack")
SHIELD: Final[vec[i64]] = bonuses("defence")
STRENGTH: Final[vec[i64]] = bonuses("health")

TREASURE: Final[vec[i64]] = rows("treasure", TREASURES)
"""At face * ITEMS + item."""

DROPS: Final[vec[i64]] = rows("drops", ENEMY_KEYS)
"""At enemy * ITEMS + item."""

SECOND_ATTACK: Final[vec[i64]] = vec[i64]([i64(single("second_attack", key)) for key in ENEMY_KEYS])

FOES: Final = tuple(fields(key, ENEMY_KEYS, ENEMY_ROW) for key in DIFFICULTIES)
"""For each difficulty, at enemy * ENEMY_ROW + what is told of it."""

TURN_LIMITS: Final[vec[i64]] = vec[i64]([i64(single(key, "turns")) for key in DIFFICULTIES])
SERPENT_ATTACKS: Final[vec[i64]] = vec[i64](
    [i64(checked_flag(key, "serpent_attacks")) for key in DIFFICULTIES]
)


def check() -> None:
    """What the rules rely on besides."""
    for recipe in range(RECIPES):
        if not any(COSTS[recipe * ITEMS + item] > 0 for item in range(ITEMS)):
            raise BadData(WHERE, f"{KEYS[int(MADE_BY[recipe])]} costs nothing")
    for flat in FOES:
        for enemy in range(ENEMIES):
            if flat[enemy * ENEMY_ROW] < 1 or flat[enemy * ENEMY_ROW + 1] < 1:
                raise BadData(WHERE, f"{ENEMY_KEYS[enemy]} has no health")
    if WEAPON[BOSS_KEY] or SHIELD[WOOD] or not SHIELD[SERPENT_SCALE]:
        raise BadData(WHERE, "attack and defence belong to weapons and shields")


check()
