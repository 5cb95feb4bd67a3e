"""Which actions has the asked hero, and which rule hears each?"""

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim import crafting, fight, food, gathering, movement, sharing
from meadhall.engines.valheim.actions import (
    ASK,
    ATTACK,
    BREAK_ROCK,
    BURN,
    CHOP,
    COOK,
    CRAFT,
    EAT,
    EAT_IN_FIGHT,
    EAT_TWO,
    END_TURN,
    FIGHT_BOSS,
    GIVE,
    GIVE_END,
    GO,
    HANDFUL,
    HANDFUL_COUNT,
    PAIR_COUNT,
    PASS,
    PICK_BERRIES,
    PICK_MUSHROOM,
    RAISE_SHIELD,
    RUN,
    TAKE_STONE,
)
from meadhall.engines.valheim.items import FOODS, ITEMS, RECIPES
from meadhall.engines.valheim.journey import NO_ENEMY, WISHES, Journey
from meadhall.engines.valheim.turns import end_turn
from meadhall.engines.valheim.world import FOREST


def on_the_map(journey: Journey, seat: i64) -> vec[i64]:
    """What the active hero may do in his turn, sorted."""
    found = vec[i64](capacity=48)
    for direction in range(i64(6)):
        if movement.can_go(journey, seat, direction):
            found = append(found, GO + direction)
    has_point = journey.action_points[seat] > 0
    if has_point:
        found = append(found, BURN)
    found = append(found, END_TURN)
    if fight.boss_here(journey) != NO_ENEMY:
        found = append(found, FIGHT_BOSS)
    if has_point:
        found = for_a_point(journey, seat, found)
    for wish in range(i64(len(WISHES))):
        if sharing.can_ask(journey, seat, wish):
            found = append(found, ASK + wish)
    if sharing.can_share(journey):
        for item in range(i64(ITEMS)):
            for amount in range(i64(1), sharing.most_given(journey, seat, item) + 1):
                found = append(found, GIVE + item * HANDFUL + amount)
    return found


def for_a_point(journey: Journey, seat: i64, found: vec[i64]) -> vec[i64]:
    """What costs an action point."""
    if gathering.can_chop(journey, seat):
        found = append(found, CHOP)
    if gathering.can_take_stone(journey, seat):
        found = append(found, TAKE_STONE)
    if gathering.can_break_rock(journey, seat):
        found = append(found, BREAK_ROCK)
    if gathering.can_pick_mushroom(journey, seat):
        found = append(found, PICK_MUSHROOM)
    if food.can_cook(journey, seat):
        found = append(found, COOK)
    for recipe in range(i64(RECIPES)):
        if crafting.can_craft(journey, seat, recipe):
            found = append(found, CRAFT + recipe)
    for kind in range(i64(FOODS)):
        if food.can_eat(journey, seat, kind):
            found = append(found, EAT + kind)
    for pair in range(i64(PAIR_COUNT)):
        if food.can_eat_two(journey, seat, pair):
            found = append(found, EAT_TWO + pair)
    if journey.terrain(seat) == FOREST:
        for handful in range(i64(HANDFUL_COUNT)):
            if gathering.can_pick(journey, seat, handful):
                found = append(found, PICK_BERRIES + handful)
    return found


def in_a_fight(journey: Journey, seat: i64) -> vec[i64]:
    """What the asked fighter may do, sorted."""
    found = vec[i64](capacity=10)
    if not journey.has_struck:
        found = append(found, ATTACK)
    if fight.can_raise(journey, seat):
        found = append(found, RAISE_SHIELD)
    found = append(append(found, RUN), PASS)
    for kind in range(i64(FOODS)):
        if food.can_eat(journey, seat, kind):
            found = append(found, EAT_IN_FIGHT + kind)
    return found


def travel(journey: Journey, action: i64) -> None:
    """The active hero does this on the map."""
    if action < BURN:
        movement.go(journey, action)
    elif action == BURN:
        movement.burn(journey)
    elif action == END_TURN:
        end_turn(journey)
    elif action == FIGHT_BOSS:
        fight.begin_boss(journey, fight.boss_here(journey))
    elif action == CHOP:
        gathering.chop(journey)
    elif action == TAKE_STONE:
        gathering.take_stone(journey)
    elif action == BREAK_ROCK:
        gathering.break_rock(journey)
    elif action == PICK_MUSHROOM:
        gathering.pick_mushroom(journey)
    elif action == COOK:
        food.cook(journey)
    elif action < EAT:
        crafting.craft(journey, action)
    elif action < EAT_TWO:
        food.eat(journey, action)
    elif action < PICK_BERRIES:
        food.eat_two(journey, action)
    elif action < ASK:
        gathering.pick_berries(journey, action)
    elif action < GIVE:
        sharing.ask(journey, action)
    elif action < GIVE_END:
        sharing.give(journey, action)
