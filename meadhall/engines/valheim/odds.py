"""How likely is a fight won, if everybody strikes and keeps a shield up?

Only a boss's blow is left to a die, so the chance is the sum over its blows, and exact. What may
still be eaten in the fight is left out; it helps little, because the point is taken from the
shield.
"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.valheim.journey import Journey
from meadhall.engines.valheim.numbers import DAMAGE, SECOND_ATTACK, SECOND_DAMAGE, SIDES

CERTAIN: Final = 1_000_000
"""What is sure to happen; chances are so many parts of it."""

MOST_HEALTH: Final = 256


class Fight:
    """The enemy, and what each of two fighters brings; the first begins each round."""

    def __init__(self, journey: Journey, enemy: i64, first: i64) -> None:
        self.first: i64 = first
        self.seconds: i64 = SIDES + 1 - SECOND_ATTACK[enemy]
        self.damage: i64 = journey.foe(enemy, DAMAGE)
        self.second_damage: i64 = journey.foe(enemy, SECOND_DAMAGE)
        self.attacks: vec[i64] = vec[i64]([0, 0])
        self.shields: vec[i64] = vec[i64]([0, 0])
        for seat in range(journey.seats):
            self.attacks[seat] = journey.attack(seat)
            self.shields[seat] = journey.defence(seat)
        self.known: dict[int, int] = {}

    def chance(self, enemy_health: i64, health: i64, other: i64) -> i64:
        """The chance when a round begins; `health` is that of seat 0, `other` of seat 1."""
        left = enemy_health
        if health > 0:
            left -= self.attacks[0]
        if other > 0:
            left -= self.attacks[1]
        if left <= 0:
            return CERTAIN
        if health <= 0 and other <= 0:
            return 0
        key = int((left * MOST_HEALTH + health) * MOST_HEALTH + other)
        found = self.known.get(key)
        if found is not None:
            return found
        chance = (SIDES - self.seconds) * self.after_blow(left, health, other, self.damage)
        if self.seconds > 0:
            chance += self.seconds * self.after_blow(left, health, other, self.second_damage)
        chance //= SIDES
        self.known[key] = int(chance)
        return chance

    def after_blow(self, enemy_health: i64, health: i64, other: i64, damage: i64) -> i64:
        """The enemy hits the weaker one; of equals, who began the fight."""
        hit: i64 = 0 if other <= 0 or 0 < health < other else 1
        if health == other:
            hit = self.first
        taken = damage - self.shields[hit]
        if taken < 0:
            taken = 0
        if hit == 0:
            return self.chance(enemy_health, at_least_none(health - taken), other)
        return self.chance(enemy_health, health, at_least_none(other - taken))


def at_least_none(health: i64) -> i64:
    return health if health > 0 else 0


def chance_to_win(journey: Journey, enemy: i64, enemy_health: i64, healths: vec[i64]) -> i64:
    """The chance of heroes with so much health each; one who does not fight has none."""
    fight = Fight(journey, enemy, journey.active)
    return fight.chance(enemy_health, healths[0], healths[1] if journey.seats > 1 else i64(0))


def hurt_by(journey: Journey, seat: i64, enemy: i64) -> i64:
    """What this enemy takes from a lone hero before it is dead. No die has a part in it."""
    attack = journey.attack(seat)
    blows = (journey.full_health(enemy) + attack - 1) // attack - 1
    taken = journey.foe(enemy, DAMAGE) - journey.defence(seat)
    return blows * taken if taken > 0 else 0
