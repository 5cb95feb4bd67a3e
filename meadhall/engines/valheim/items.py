"""Things that a hero may hold, what else can be made, who may be met, and their names."""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form

WOOD: Final = 0
STONE: Final = 1
BRONZE: Final = 2
IRON: Final = 3
LEATHER: Final = 4
TROPHY: Final = 5
RAW_MEAT: Final = 6
RASPBERRY: Final = 7
BLUEBERRY: Final = 8
MUSHROOM: Final = 9
STINK_BERRY: Final = 10
COOKED_MEAT: Final = 11
BATTLE_BERRY: Final = 12
ANTLER_PICKAXE: Final = 13
BRONZE_PICKAXE: Final = 14
IRON_PICKAXE: Final = 15
STONE_AXE: Final = 16
BRONZE_AXE: Final = 17
IRON_AXE: Final = 18
BRONZE_SWORD: Final = 19
IRON_SWORD: Final = 20
WOOD_SHIELD: Final = 21
BRONZE_SHIELD: Final = 22
BOSS_KEY: Final = 23
MJOLNIR_SHARD: Final = 24
MEGINGJORD: Final = 25
SERPENT_SCALE: Final = 26

ITEMS: Final = 27
FIRST_FOOD: Final = RASPBERRY
FOODS: Final = 6
FIRST_TOOL: Final = ANTLER_PICKAXE
"""From here on nobody holds more than one of a kind."""

# What else has a recipe. Recipes are numbered from the first tool on.
BED: Final = 27
RAFT: Final = 28
CAMPFIRE: Final = 29
RECIPES: Final = 14
RECIPE_OF_BED: Final = 11
RECIPE_OF_RAFT: Final = 12
RECIPE_OF_CAMPFIRE: Final = 13

MADE_BY: Final[vec[i64]] = vec[i64](
    [
        ANTLER_PICKAXE, BRONZE_PICKAXE, IRON_PICKAXE, STONE_AXE, BRONZE_AXE, IRON_AXE,
        BRONZE_SWORD, IRON_SWORD, WOOD_SHIELD, BRONZE_SHIELD, BOSS_KEY, BED, RAFT, CAMPFIRE,
    ]
)  # fmt: skip
"""What each recipe makes."""

BERRIES: Final = (RASPBERRY, BLUEBERRY, STINK_BERRY, BATTLE_BERRY)
PICKAXES: Final = (ANTLER_PICKAXE, BRONZE_PICKAXE, IRON_PICKAXE)
AXES: Final = (STONE_AXE, BRONZE_AXE, IRON_AXE)

DEER: Final = 0
GREYDWARF: Final = 1
FULING: Final = 2
DEATHSQUITO: Final = 3
MEGA_SERPENT: Final = 4
EIKTHYR: Final = 5
ENEMIES: Final = 6

KEYS: Final = (
    "wood", "stone", "bronze", "iron", "leather", "trophy", "raw_meat",
    "raspberry", "blueberry", "mushroom", "stink_berry", "cooked_meat", "battle_berry",
    "antler_pickaxe", "bronze_pickaxe", "iron_pickaxe", "stone_axe", "bronze_axe", "iron_axe",
    "bronze_sword", "iron_sword", "wood_shield", "bronze_shield", "boss_key",
    "mjolnir_shard", "megingjord", "serpent_scale", "bed", "raft", "campfire",
)  # fmt: skip
"""What files call each thing."""

ENEMY_KEYS: Final = ("deer", "greydwarf", "fuling", "deathsquito", "serpent", "eikthyr")


class Thing(Form):
    """A thing by its name, in the order of the numbers above."""

    WOOD = "wood"
    STONE = "stone"
    BRONZE = "bronze"
    IRON = "iron"
    LEATHER = "leather"
    TROPHY = "deer trophy"
    RAW_MEAT = "raw meat"
    RASPBERRY = "raspberry"
    BLUEBERRY = "blueberry"
    MUSHROOM = "mushroom"
    STINK_BERRY = "stink berry"
    COOKED_MEAT = "cooked deer meat"
    BATTLE_BERRY = "battle berry"
    ANTLER_PICKAXE = "antler pickaxe"
    BRONZE_PICKAXE = "bronze pickaxe"
    IRON_PICKAXE = "iron pickaxe"
    STONE_AXE = "stone axe"
    BRONZE_AXE = "bronze axe"
    IRON_AXE = "iron axe"
    BRONZE_SWORD = "bronze sword"
    IRON_SWORD = "iron sword"
    WOOD_SHIELD = "wood shield"
    BRONZE_SHIELD = "bronze shield"
    BOSS_KEY = "boss key"
    MJOLNIR_SHARD = "shard of Mjölnir"
    MEGINGJORD = "Megingjörð"
    SERPENT_SCALE = "serpent scale"
    BED = "bed"
    RAFT = "raft"
    CAMPFIRE = "campfire"


class Enemy(Form):
    """An enemy by its name, in the order of the numbers above."""

    DEER = "the deer"
    GREYDWARF = "the greydwarf"
    FULING = "the fuling"
    DEATHSQUITO = "the deathsquito"
    MEGA_SERPENT = "the mega-serpent"
    EIKTHYR = "Eikthyr"


THINGS: Final = tuple(Thing)
ENEMY_NAMES: Final = tuple(Enemy)
