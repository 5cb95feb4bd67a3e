"""What does an experienced hero do in a fight?

He strikes while he can win, keeps his shield up, eats before the blow that would kill him, and runs
when he would die before the enemy does.
"""

from typing import Final

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import i64, vec
from meadhall.engines.valheim import fight, food, odds
from meadhall.engines.valheim.actions import ATTACK, EAT_IN_FIGHT, PASS, RAISE_SHIELD, RUN
from meadhall.engines.valheim.items import BATTLE_BERRY, EIKTHYR, FIRST_FOOD, FOODS
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import (
    DAMAGE,
    FOOD,
    FOOD_ROW,
    HEALTH,
    SECOND_ATTACK,
    SECOND_DAMAGE,
    SIDES,
)

HOPE: Final = 20
"""So many fights against Eikthyr are lost for one that is won, before a hero runs."""


def rounds_to_win(journey: Journey) -> i64:
    """So many rounds until the enemy is dead if everybody strikes."""
    damage: i64 = 0
    for seat in range(journey.seats):
        if journey.fighting[seat] == 1:
            damage += journey.attack(seat)
    return (journey.enemy_health + damage - 1) // damage


def worst_blow(journey: Journey, seat: i64) -> i64:
    """The most that the next blow can do to this hero as he stands."""
    damage = journey.foe(journey.enemy, DAMAGE)
    if SECOND_ATTACK[journey.enemy] <= SIDES:
        damage = journey.foe(journey.enemy, SECOND_DAMAGE)
    if journey.shielded[seat] == 1:
        damage -= journey.defence(seat)
    return damage if damage > 0 else 0


def is_lost(journey: Journey) -> bool:
    """Will the enemy outlive all fighters, by the odds and with what they can still eat?"""
    healths = vec[i64]([0] * int(journey.seats))
    for seat in range(journey.seats):
        if journey.fighting[seat] == 1:
            healths[seat] = journey.health[seat] + healing(journey, seat)
    enemy_health = journey.enemy_health + struck_already(journey)
    chance = odds.chance_to_win(journey, journey.enemy, enemy_health, healths)
    if journey.enemy != EIKTHYR:
        return chance * 4 < odds.CERTAIN
    return chance * HOPE < odds.CERTAIN and journey.round + 1 < journey.limit


def struck_already(journey: Journey) -> i64:
    """What the enemy has lost in this round."""
    struck: i64 = journey.attack(journey.turn) if journey.has_struck else i64(0)
    first = fight.first_fighter(journey)
    return struck if journey.turn == first else struck + journey.attack(first)


def healing(journey: Journey, seat: i64) -> i64:
    """What the hero can still eat in this fight, in health."""
    if best_meal(journey, seat) == NO_ACTION:
        return 0
    kind = best_meal(journey, seat) - EAT_IN_FIGHT
    return FOOD[kind * FOOD_ROW + HEALTH]


def best_meal(journey: Journey, seat: i64) -> i64:
    """Eating what heals most, or NO_ACTION."""
    best: i64 = NO_ACTION
    most: i64 = 0
    for kind in range(i64(FOODS)):
        if food.can_eat(journey, seat, kind) and FOOD[kind * FOOD_ROW + HEALTH] > most:
            most = FOOD[kind * FOOD_ROW + HEALTH]
            best = EAT_IN_FIGHT + kind
    return best


def next_action(journey: Journey, seat: i64) -> i64:
    """What an experienced hero does now in a fight."""
    strikes = not journey.has_struck
    if strikes and journey.enemy_health <= journey.attack(seat):
        return ATTACK
    if is_lost(journey):
        return RUN
    is_victim = fight.victim(journey) == seat
    can_raise = fight.can_raise(journey, seat) and worst_blow(journey, seat) > 0
    if (
        is_victim
        and journey.combat_points == 1
        and worst_blow(journey, seat) >= journey.health[seat]
    ):
        bite = best_meal(journey, seat)
        if can_raise:
            return RAISE_SHIELD
        if bite != NO_ACTION:
            return bite
    if strikes:
        return ATTACK
    if can_raise:
        return RAISE_SHIELD
    if fight.is_boss(journey.enemy) and food.can_eat(journey, seat, BATTLE_BERRY - FIRST_FOOD):
        return EAT_IN_FIGHT + BATTLE_BERRY - FIRST_FOOD
    bite = best_meal(journey, seat)
    if bite != NO_ACTION and journey.health[seat] * 2 < journey.most_health(seat):
        return bite
    return PASS
