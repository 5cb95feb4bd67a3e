"""How does a fight go?

The one who began it acts first, then the other hero if he takes part, then the enemy, until the
enemy is dead or nobody is left. A hero has two combat points a round: attack (once), raise a shield
(while none is raised), eat, run away, or pass on what is left. The enemy hits the fighter with the
least health, and the one who began it if they have the same. A raised shield takes the next hit on
its bearer.

Not here: who comes (`encounters`), what becomes of the dead (`death`), what is next (`turns`).
"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.valheim.actions import ATTACK, PASS, RAISE_SHIELD, RUN
from meadhall.engines.valheim.death import die
from meadhall.engines.valheim.food import eat_in_fight
from meadhall.engines.valheim.items import (
    BOSS_KEY,
    EIKTHYR,
    ITEMS,
    MEGA_SERPENT,
)
from meadhall.engines.valheim.journey import (
    BOSS_ROLL,
    EIKTHYR_SLAIN,
    ESCAPE_ROLL,
    NO_ENEMY,
    NOTHING,
    Journey,
)
from meadhall.engines.valheim.numbers import (
    COMBAT_POINTS,
    DAMAGE,
    DROPS,
    ESCAPE,
    SECOND_ATTACK,
    SECOND_DAMAGE,
)
from meadhall.engines.valheim.world import WORLD
from meadhall.engines.values import NOBODY

ROUNDS: Final = 50
"""After so many rounds everybody has run away."""


# How it begins. -----------------------------------------------------------------------------


def begin_encounter(journey: Journey, enemy: i64) -> None:
    """The active hero is met; the other fights too if he is there and not let alone."""
    for seat in range(journey.seats):
        is_there = journey.places[seat] == journey.places[journey.active]
        if seat == journey.active or (is_there and not journey.is_let_alone(seat)):
            journey.fighting[seat] = 1
    begin(journey, enemy)


def boss_here(journey: Journey) -> i64:
    """The boss that can be fought now, or NO_ENEMY: all heroes are on its hex, and Eikthyr comes
    only to a key."""
    if journey.are_all_on(WORLD.dungeon):
        for seat in range(journey.seats):
            if journey.held(seat, BOSS_KEY) > 0:
                return EIKTHYR
    if not journey.serpent_slain and journey.are_all_on(WORLD.serpent):
        return MEGA_SERPENT
    return NO_ENEMY


def begin_boss(journey: Journey, enemy: i64) -> None:
    for seat in range(journey.seats):
        journey.fighting[seat] = 1
    begin(journey, enemy)


def begin(journey: Journey, enemy: i64) -> None:
    journey.enemy = enemy
    journey.enemy_health = journey.full_health(enemy)
    journey.fight_round = 0
    next_round(journey)


# A round. -----------------------------------------------------------------------------------


def first_fighter(journey: Journey) -> i64:
    """Who acts first: the one whose turn it is, if he still fights."""
    if journey.fighting[journey.active] == 1:
        return journey.active
    for seat in range(journey.seats):
        if journey.fighting[seat] == 1:
            return seat
    return NOBODY


def next_round(journey: Journey) -> None:
    journey.fight_round += 1
    if journey.fight_round > ROUNDS:
        end_fight(journey)
        return
    hand_to(journey, first_fighter(journey))


def hand_to(journey: Journey, seat: i64) -> None:
    journey.combat_points = COMBAT_POINTS
    journey.has_struck = False
    journey.ask_combat(seat)


def after(journey: Journey, seat: i64) -> None:
    """This fighter is done for the round: the other's turn, or the enemy's."""
    if first_fighter(journey) == NOBODY:
        end_fight(journey)
        return
    if seat == journey.active:
        for other in range(journey.seats):
            if other != seat and journey.fighting[other] == 1:
                hand_to(journey, other)
                return
    journey.combat_points = 0
    if is_boss(journey.enemy):
        journey.ask_die(BOSS_ROLL)
    else:
        strike_back(journey, journey.foe(journey.enemy, DAMAGE))


def is_boss(enemy: i64) -> bool:
    return enemy in (MEGA_SERPENT, EIKTHYR)


# What a hero does. --------------------------------------------------------------------------


def can_raise(journey: Journey, seat: i64) -> bool:
    return journey.shielded[seat] == 0 and journey.defence(seat) > 0


def act(journey: Journey, action: i64) -> None:
    """The asked fighter does this."""
    seat = journey.turn
    journey.question = NOTHING
    if action == PASS:
        after(journey, seat)
        return
    journey.combat_points -= 1
    if action == RUN:
        journey.ask_die(ESCAPE_ROLL)
        return
    if action == ATTACK:
        journey.has_struck = True
        journey.enemy_health -= journey.attack(seat)
        if journey.enemy_health <= 0:
            fell(journey, seat)
            return
    elif action == RAISE_SHIELD:
        journey.shielded[seat] = 1
    else:
        eat_in_fight(journey, action)
    go_on(journey, seat)


def go_on(journey: Journey, seat: i64) -> None:
    if journey.combat_points > 0:
        journey.ask_combat(seat)
    else:
        after(journey, seat)


def try_escape(journey: Journey, value: i64) -> None:
    seat = journey.turn
    journey.question = NOTHING
    if value < ESCAPE:
        go_on(journey, seat)
        return
    leave(journey, seat)
    after(journey, seat)


def leave(journey: Journey, seat: i64) -> None:
    journey.fighting[seat] = 0
    journey.shielded[seat] = 0


# What the enemy does. -----------------------------------------------------------------------


def boss_strikes(journey: Journey, value: i64) -> None:
    journey.question = NOTHING
    is_second = value >= SECOND_ATTACK[journey.enemy]
    strike_back(journey, journey.foe(journey.enemy, SECOND_DAMAGE if is_second else DAMAGE))


def victim(journey: Journey) -> i64:
    """Whom the enemy hits: the fighter with the least health; of equals, who began the fight."""
    found = first_fighter(journey)
    for seat in range(journey.seats):
        if journey.fighting[seat] == 1 and journey.health[seat] < journey.health[found]:
            found = seat
    return found


def strike_back(journey: Journey, damage: i64) -> None:
    seat = victim(journey)
    if journey.shielded[seat] == 1:
        journey.shielded[seat] = 0
        damage -= journey.defence(seat)
    if damage > 0:
        journey.health[seat] -= damage
    if journey.health[seat] <= 0:
        leave(journey, seat)
        die(journey, seat)
    if first_fighter(journey) == NOBODY:
        end_fight(journey)
    else:
        next_round(journey)


# How it ends. -------------------------------------------------------------------------------


def fell(journey: Journey, seat: i64) -> None:
    """The enemy is dead: what it leaves goes to who struck the last blow."""
    enemy = journey.enemy
    for item in range(i64(ITEMS)):
        if DROPS[enemy * ITEMS + item] > 0:
            journey.gain(seat, item, DROPS[enemy * ITEMS + item])
    if enemy == MEGA_SERPENT:
        journey.serpent_slain = True
    elif enemy == EIKTHYR:
        journey.ending = EIKTHYR_SLAIN
    end_fight(journey)


def end_fight(journey: Journey) -> None:
    """Nobody fights any more; the turn of the one who began it is over."""
    for seat in range(journey.seats):
        leave(journey, seat)
    journey.enemy = NO_ENEMY
    journey.enemy_health = 0
    journey.fight_round = 0
    journey.combat_points = 0
    journey.has_struck = False
    journey.question = NOTHING
