"""How a fight goes: combat points, four actions, whom the enemy hits, one hero and two."""

import pytest

from meadhall.engines.contract import CHOOSE, ROLL
from meadhall.engines.valheim.journey import NO_ENEMY
from meadhall.engines.valheim.overview import fight_now
from tests.engines.valheim.journeys import bag, events, go_on, journey, options, place, refused

ALONE = """
    turn 1, hero 1: combat
    hero 1: on c7; {hero}
    fight: {enemy}
"""

TWO = """
    turn 1, hero 1: combat
    hero 1: on c7; {one}
    hero 2: on c7; {other}
    fight: {enemy}; fighting 1 2
"""


def alone(hero: str, enemy: str, *answers: str, **given: object):
    return journey(ALONE.format(hero=hero, enemy=enemy), *answers, **given)


def two(one: str, other: str, enemy: str, *answers: str, **given: object):
    return journey(TWO.format(one=one, other=other, enemy=enemy), *answers, **given)


@pytest.mark.parametrize("difficulty", ["gentle", "normal", "harsh"])
@pytest.mark.parametrize("seats", [1, 2])
def test_health_goes_by_the_number_of_players_also_for_one_who_fights_alone(difficulty, seats):
    text = "hero 1: on c7" + ("\nhero 2: on c6" if seats == 2 else "")
    state = journey(text, "end", "2", difficulty=difficulty)
    told = {"gentle": (4, 7), "normal": (5, 8), "harsh": (6, 10)}[difficulty]
    assert state.enemy_health == told[seats - 1] and sum(state.fighting) == 1


def test_a_blow_with_bare_hands_does_one_damage() -> None:
    assert alone("health 10", "greydwarf 4", "attack").enemy_health == 3


def test_one_attack_a_round() -> None:
    state = alone("health 10", "greydwarf 4", "attack")
    assert "attack" not in options(state)
    assert refused(state, "attack") == "You have attacked in this round already"
    assert "attack" in options(go_on(state, "pass"))


def test_nobody_is_asked_to_attack_who_may_not() -> None:
    before = alone("health 10", "greydwarf 4")
    assert "Attack for 1, or" in str(before.request(0))
    struck = go_on(before, "attack")
    assert "You have attacked in this round: choose what else to do." in str(struck.request(0))
    assert "attack" in str(go_on(struck, "pass").request(0)).lower()


def test_two_combat_points_then_the_enemy_strikes() -> None:
    state = alone("health 10; mushroom 1", "greydwarf 5", "attack", "eat mushroom")
    assert (state.health[0], state.combat_points, state.fight_round) == (10, 2, 2)


def test_passing_gives_up_what_is_left() -> None:
    assert alone("health 10", "greydwarf 5", "pass").health[0] == 8


def test_a_shield_takes_its_defence_off_the_next_hit_only() -> None:
    state = alone("health 10; wood shield", "fuling 14", "attack", "shield")
    assert state.health[0] == 10 - (5 - 2)
    assert state.shielded[0] == 0
    assert go_on(state, "attack", "pass").health[0] == 7 - 5


def test_a_shield_never_heals() -> None:
    assert alone("health 6; bronze shield", "greydwarf 5", "shield", "pass").health[0] == 6


def test_a_raised_shield_is_not_raised_again_and_none_without_a_shield() -> None:
    state = alone("health 10; wood shield", "greydwarf 5", "shield")
    assert refused(state, "shield") == "Your shield is raised already"
    assert refused(alone("health 10", "greydwarf 5"), "shield") == "You have no shield"


def test_a_deer_does_no_damage_but_uses_a_shield_up() -> None:
    state = alone("health 3; wood shield", "deer 2", "shield", "pass")
    assert (state.health[0], state.shielded[0]) == (3, 0)


@pytest.mark.parametrize(("die", "is_away"), [(1, False), (4, False), (5, True), (6, True)])
def test_running_away_takes_a_five_or_a_six(die: int, is_away: bool) -> None:
    state = alone("health 10", "greydwarf 5", "run")
    assert state.asks == ROLL
    go_on(state, str(die))
    assert (state.enemy == NO_ENEMY) == is_away
    if is_away:
        assert state.round == 2 and place(state) == "c7" and state.health[0] == 10
    else:
        assert state.combat_points == 1 and "run" in options(state)


def test_one_may_try_to_run_twice_a_round() -> None:
    state = alone("health 10", "greydwarf 5", "run", "1", "run", "2")
    assert state.health[0] == 8 and state.combat_points == 2


def test_what_an_enemy_leaves_goes_to_who_struck_the_last_blow() -> None:
    state = two("bronze sword", "health 10", "deer 2", "attack")
    assert bag(state, 0) == "leather 1, trophy 1, raw meat 1, bronze sword 1"
    assert bag(state, 1) == ""


def test_loot_beyond_the_limit_is_lost() -> None:
    assert bag(alone("stone axe, leather 10", "deer 1", "attack")) == (
        "leather 10, trophy 1, raw meat 1, stone axe 1"
    )


@pytest.mark.parametrize(
    ("enemy", "loot"),
    [
        ("greydwarf", "wood 1, stone 1, iron sword 1"),
        ("fuling", "iron 1, raw meat 2, iron sword 1"),
        ("deathsquito", "battle berry 2, iron sword 1"),
    ],
)
def test_what_each_enemy_leaves(enemy: str, loot: str) -> None:
    assert bag(alone("iron sword", f"{enemy} 1", "attack")) == loot


def test_only_deer_leave_a_trophy() -> None:
    enemies = ("deer", "greydwarf", "fuling", "deathsquito")
    bags = {each: bag(alone("iron sword", f"{each} 1", "attack")) for each in enemies}
    assert [each for each in enemies if "trophy" in bags[each]] == ["deer"]


def test_after_a_fight_the_turn_is_over() -> None:
    state = alone("iron sword", "greydwarf 5", "attack")
    assert (state.round, state.enemy) == (2, NO_ENEMY)


# Two heroes. --------------------------------------------------------------------------------


def test_who_began_goes_first_then_the_other_then_the_enemy() -> None:
    state = two("health 10", "health 10", "fuling 22", "pass")
    assert state.turn == 1 and state.health[0] == 10
    go_on(state, "pass")
    assert state.turn == 0 and state.health[0] == 5


def test_the_enemy_hits_the_fighter_with_the_least_health() -> None:
    state = two("health 8", "health 7", "fuling 22", "pass", "pass")
    assert list(state.health) == [8, 2]


def test_of_equals_it_hits_who_began() -> None:
    assert list(two("health 7", "health 7", "fuling 22", "pass", "pass").health) == [2, 7]
    state = journey(
        """
        turn 1, hero 2: combat
        hero 1: on c7; health 7
        hero 2: on c7; health 7
        fight: fuling; fighting 1 2; began 2
        """,
        "pass",
        "pass",
    )
    assert list(state.health) == [7, 2]


def test_a_shield_waits_until_its_bearer_is_hit() -> None:
    state = two("health 9; wood shield", "health 5", "fuling 22", "shield", "pass", "pass")
    assert list(state.shielded) == [1, 0]


def test_one_who_has_run_is_out_and_the_other_fights_on() -> None:
    state = two("health 5", "health 9", "fuling 22", "run", "6")
    assert list(state.fighting) == [0, 1] and state.turn == 1
    go_on(state, "pass")
    assert list(state.health) == [5, 4] and state.turn == 1 and state.active == 0


def test_one_who_dies_leaves_the_other_to_it() -> None:
    state = two("health 2", "health 9; iron sword", "fuling 22", "pass", "pass")
    assert list(state.deaths) == [1, 0] and place(state) == "c6"
    assert (state.turn, state.active, state.fight_round) == (1, 0, 2)


def test_after_fifty_rounds_everybody_has_run() -> None:
    state = alone("wood shield", "deer 2")
    for _ in range(50):
        assert state.asks == CHOOSE and state.enemy != NO_ENEMY
        go_on(state, "pass")
    assert state.enemy == NO_ENEMY and state.round == 2


def test_in_a_fight_one_does_nothing_else() -> None:
    state = alone("wood 5, stone 5", "greydwarf 5")
    assert options(state) == ["attack", "run", "pass"]
    assert refused(state, "c6").startswith("In a fight you attack")


# What is told. ------------------------------------------------------------------------------


def test_each_blow_is_told_by_itself() -> None:
    told = events(alone("health 10; stone axe", "greydwarf 5"), "attack", "pass")
    assert told == [
        ("passed", "waits"),
        ("hit", "is hit by the greydwarf for 2: 8 health left"),
    ]


def test_a_blow_on_the_shield_is_told_as_one() -> None:
    told = events(alone("health 10; wood shield", "greydwarf 5"), "attack", "shield")
    assert told == [
        ("shielded", "raises the shield"),
        ("missed", "takes the blow of the greydwarf on the shield"),
    ]


def test_a_death_is_told_with_its_grave() -> None:
    told = events(alone("health 2; wood 3", "greydwarf 5"), "attack", "pass")
    assert [key for key, _ in told] == ["passed", "hit", "died", "lost", "grave", "woke", "turn"]


def test_a_window_is_told_the_odds() -> None:
    state = alone("health 9; bronze shield, bronze sword", "eikthyr 36", difficulty="gentle")
    told = fight_now(state)
    assert told is not None
    blows = [(blow.sixths, blow.damage, blow.health_left) for blow in told.blows]
    assert blows == [(4, 5, 4), (2, 8, 1)]
    assert [blow.damage for blow in told.blows_on_a_shield] == [2, 5]
    assert (told.attack_leaves, told.escape_sixths) == (30, 2)
