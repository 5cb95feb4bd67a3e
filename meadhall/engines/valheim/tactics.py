"""What does an experienced hero do in a fight?

He strikes while he can win, keeps his shield up, eats before the blow that would kill him, and runs
when he would die before the enemy does.
"""

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.packed import i64
from meadhall.engines.valheim import fight, food
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
)

DIE = 6


def rounds_to_win(journey: Journey) -> i64:
    """So many rounds until the enemy is dead if everybody strikes."""
    damage: i64 = 0
    for seat in range(journey.seats):
        if journey.fighting[seat] == 1:
            damage += journey.attack(seat)
    return (journey.enemy_health + damage - 1) // damage


def blow_in_sixths(journey: Journey, taken_off: i64) -> i64:
    """The damage of the enemy's next blow on average, six times as much."""
    first = journey.foe(journey.enemy, DAMAGE) - taken_off
    second = journey.foe(journey.enemy, SECOND_DAMAGE) - taken_off
    chances = DIE + 1 - SECOND_ATTACK[journey.enemy]
    total: i64 = 0
    if first > 0:
        total += first * (DIE - chances)
    if second > 0:
        total += second * chances
    return total


def worst_blow(journey: Journey, seat: i64) -> i64:
    """The most that the next blow can do to this hero as he stands."""
    damage = journey.foe(journey.enemy, DAMAGE)
    if SECOND_ATTACK[journey.enemy] <= DIE:
        damage = journey.foe(journey.enemy, SECOND_DAMAGE)
    if journey.shielded[seat] == 1:
        damage -= journey.defence(seat)
    return damage if damage > 0 else 0


def is_lost(journey: Journey) -> bool:
    """Would all fighters, on average, be dead before the enemy?"""
    rounds = rounds_to_win(journey)
    total: i64 = 0
    best_shield: i64 = 0
    for seat in range(journey.seats):
        if journey.fighting[seat] == 1:
            total += journey.health[seat] + healing(journey, seat)
            if journey.defence(seat) > best_shield:
                best_shield = journey.defence(seat)
    hurt = (rounds - 1) * blow_in_sixths(journey, best_shield)
    if journey.enemy == EIKTHYR:
        return hurt * 2 >= total * DIE * 3 and journey.round + 1 < journey.limit
    return hurt >= total * DIE


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
