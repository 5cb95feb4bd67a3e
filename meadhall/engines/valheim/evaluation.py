"""How likely do the heroes slay Eikthyr in time, by what they have and how far they are?

A sum of what speaks for them, in the measure of `advantage`: arms, health, food, what the key and
the raft take, the way that is left, and what each round that is gone costs.
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.packed import i64
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
from meadhall.engines.valheim.routes import BY_SEA, FAR, field
from meadhall.engines.valheim.world import NO_HEX, WORLD

FROM_THE_START: Final = -110
A_KEY: Final = 75
A_RAFT: Final = 30
A_PICKAXE: Final = 45
A_BED: Final = 14
A_SCALE: Final = 12
EACH_DEATH: Final = -40
A_WISH: Final = 4
"""Two computer players need not tell each other what both know."""

ALL_ROUNDS: Final = 230
"""What is lost with the rounds, from the first to the last."""


def evaluate(journey: Journey) -> i64:
    total: i64 = 0
    for seat in range(journey.seats):
        total += worth(journey, seat)
        if journey.wishes[seat] > 0:
            total -= A_WISH
    total //= journey.seats
    if plans.has_key(journey):
        total += A_KEY
    if journey.raft != NO_HEX:
        total += A_RAFT
    if journey.serpent_slain:
        total += A_SCALE
    total -= ALL_ROUNDS * journey.round // journey.limit
    return chance_of(FROM_THE_START + total)


def upto(amount: i64, most: i64) -> i64:
    return amount if amount < most else most


def all_of(journey: Journey, seat: i64, item: i64) -> i64:
    """How many the hero holds, and half of what lies in his grave."""
    lost = journey.graves[seat * ITEMS + item]
    return journey.held(seat, item) + (lost + 1) // 2


def worth(journey: Journey, seat: i64) -> i64:
    """What one hero brings along."""
    total = upto(plans.weapon(journey, seat), 9) * 13 + upto(journey.defence(seat), 4) * 12
    total += upto(journey.health[seat], 10) * 5
    if journey.health[seat] > 10:
        total += (journey.health[seat] - 10) * 2
    if plans.has_pickaxe(journey, seat):
        total += A_PICKAXE
    if journey.beds[seat] == 1:
        total += A_BED
    trophies = plans.trophies_wanted(journey, seat)
    total += upto(all_of(journey, seat, TROPHY), trophies) * 19
    total += upto(all_of(journey, seat, LEATHER), plans.leather_wanted(journey, seat)) * 8
    total += upto(plans.meals(journey, seat), 3) * 10
    total += upto(all_of(journey, seat, BATTLE_BERRY), 2) * 4
    total += upto(all_of(journey, seat, MUSHROOM), 3) * 2
    total += upto(all_of(journey, seat, RASPBERRY), 3)
    total += upto(all_of(journey, seat, WOOD), 12) * 2
    total += upto(all_of(journey, seat, STONE), 3) * 3
    total += journey.held(seat, MEGINGJORD) * 20
    if plans.weapon(journey, seat) < plans.GOOD_WEAPON:
        total += upto(all_of(journey, seat, BRONZE), 2) * 12
    if journey.defence(seat) < plans.GOOD_SHIELD:
        total += upto(all_of(journey, seat, BRONZE), 5) * 5
    total += EACH_DEATH * journey.deaths[seat]
    if journey.held(seat, BOSS_KEY) == 0 and journey.graves[seat * ITEMS + BOSS_KEY] > 0:
        total -= A_KEY // 2
    if plans.are_ready(journey) or not WORLD.is_first_island(journey.places[seat]):
        away = field(WORLD.dungeon, BY_SEA)[journey.places[seat]]
        total += 60 - upto(away, FAR)
    return total
