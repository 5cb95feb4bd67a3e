"""How likely do the heroes slay Eikthyr in time, by what they have and how far they are?

A sum of what speaks for them, in the measure of `advantage`: arms, health, food, what the key and
the raft take, the way that is left, what each round that is gone costs, and how hard the match is.
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.packed import i64, vec
from meadhall.engines.valheim import plans
from meadhall.engines.valheim.items import (
    BATTLE_BERRY,
    BOSS_KEY,
    BRONZE,
    ITEMS,
    LEATHER,
    MEGINGJORD,
    MUSHROOM,
    RASPBERRY,
    STONE,
    TROPHY,
    WOOD,
)
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import DIFFICULTIES
from meadhall.engines.valheim.routes import BY_SEA, FAR, field
from meadhall.engines.valheim.world import NO_HEX, WORLD

OF_A_HERO: Final = 22
"""How many of the features are a hero's; the others are the whole group's."""

NAMES: Final = (
    "weapon, up to 9",
    "defence, up to 4",
    "health, up to 10",
    "health beyond 10",
    "pickaxe",
    "bed",
    "trophies that are wanted",
    "leather that is wanted",
    "meals, up to 3",
    "battle berries, up to 2",
    "mushrooms, up to 3",
    "raspberries",
    "wood, up to 12",
    "stone, up to 3",
    "belt",
    "bronze for a weapon",
    "bronze for a shield",
    "deaths",
    "key in a grave",
    "nearness to the dungeon",
    "hero on the way",
    "wish told to the others",
    "from the start",
    "key",
    "raft",
    "serpent slain",
    "rounds gone, in thousandths",
    "gentle",
    "harsh",
)
"""The hero's in hundredths of the mean of all heroes; of nothing more than is wanted."""

WORTHS: Final[vec[i64]] = vec[i64](
    [
        84, 78, 32, 13, 292, 91, 123, 52, 65, 26, 13, 6, 13, 19, 130, 78, 32, -260, -240,
        6, 0, -26,
        -50_000, 49_000, 19_500, 7_800, -457, 135_000, -53_000,
    ]
)  # fmt: skip
"""What each counts for, in thousandths of what `advantage` counts. The order of what the heroes
have was thought out. How much all of it tells of a victory was measured (docs/strength.md)."""


def evaluate(journey: Journey) -> i64:
    counts = features(journey)
    total: i64 = 0
    for at in range(len(counts)):
        total += counts[at] * WORTHS[at]
    return chance_of(total // 1000)


def features(journey: Journey) -> vec[i64]:
    """What speaks for the heroes, counted."""
    found = vec[i64]([0] * len(WORTHS))
    for seat in range(journey.seats):
        add_hero(journey, seat, found)
    for at in range(i64(OF_A_HERO)):
        found[at] = found[at] * 100 // journey.seats
    found[OF_A_HERO] = 1
    found[OF_A_HERO + 1] = 1 if plans.has_key(journey) else 0
    found[OF_A_HERO + 2] = 1 if journey.raft != NO_HEX else 0
    found[OF_A_HERO + 3] = 1 if journey.serpent_slain else 0
    found[OF_A_HERO + 4] = 1000 * journey.round // journey.limit
    found[OF_A_HERO + 5] = 1 if DIFFICULTIES[journey.difficulty] == "gentle" else 0
    found[OF_A_HERO + 6] = 1 if DIFFICULTIES[journey.difficulty] == "harsh" else 0
    return found


def upto(amount: i64, most: i64) -> i64:
    return amount if amount < most else most


def all_of(journey: Journey, seat: i64, item: i64) -> i64:
    """How many the hero holds, and half of what lies in his grave."""
    lost = journey.graves[seat * ITEMS + item]
    return journey.held(seat, item) + (lost + 1) // 2


def add_hero(journey: Journey, seat: i64, found: vec[i64]) -> None:
    """Count what one hero brings along."""
    found[0] += upto(plans.weapon(journey, seat), 9)
    found[1] += upto(journey.defence(seat), 4)
    found[2] += upto(journey.health[seat], 10)
    if journey.health[seat] > 10:
        found[3] += journey.health[seat] - 10
    if plans.has_pickaxe(journey, seat):
        found[4] += 1
    if journey.beds[seat] == 1:
        found[5] += 1
    found[6] += upto(all_of(journey, seat, TROPHY), plans.trophies_wanted(journey, seat))
    found[7] += upto(all_of(journey, seat, LEATHER), plans.leather_wanted(journey, seat))
    found[8] += upto(plans.meals(journey, seat), 3)
    found[9] += upto(all_of(journey, seat, BATTLE_BERRY), 2)
    found[10] += upto(all_of(journey, seat, MUSHROOM), 3)
    found[11] += upto(all_of(journey, seat, RASPBERRY), 3)
    found[12] += upto(all_of(journey, seat, WOOD), 12)
    found[13] += upto(all_of(journey, seat, STONE), 3)
    found[14] += journey.held(seat, MEGINGJORD)
    if plans.weapon(journey, seat) < plans.GOOD_WEAPON:
        found[15] += upto(all_of(journey, seat, BRONZE), 2)
    if journey.defence(seat) < plans.GOOD_SHIELD:
        found[16] += upto(all_of(journey, seat, BRONZE), 5)
    found[17] += journey.deaths[seat]
    if journey.held(seat, BOSS_KEY) == 0 and journey.graves[seat * ITEMS + BOSS_KEY] > 0:
        found[18] += 1
    if plans.are_ready(journey) or not WORLD.is_first_island(journey.places[seat]):
        away = field(WORLD.dungeon, BY_SEA)[journey.places[seat]]
        found[19] += 60 - upto(away, FAR)
        found[20] += 1
    if journey.wishes[seat] > 0:
        found[21] += 1
