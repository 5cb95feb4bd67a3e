"""The rulebook's six foods: what they give, how long, and how many at once."""

import pytest

from tests.engines.valheim.journeys import bag, go_on, journey, options, refused

FOODS = {  # health, action points, steps, attack
    "raspberry": (1, 2, 0, 0),
    "blueberry": (1, 0, 0, 0),
    "mushroom": (2, 0, 2, 0),
    "stink berry": (0, 0, 0, 0),
    "cooked meat": (5, 2, 0, 0),
    "battle berry": (1, 0, 0, 1),
}


@pytest.mark.parametrize("food", FOODS)
def test_what_a_food_gives(food: str) -> None:
    health, points, steps, attack = FOODS[food]
    state = journey(f"hero 1: on c6; health 4; {food} 1", f"eat {food}")
    assert state.most_health(0) == 10 + health
    assert state.health[0] == 4 + health
    assert state.action_points[0] == 4 + points
    assert state.steps_left[0] == 5 + steps
    assert state.attack(0) == 1 + attack
    assert bag(state) == ""


def test_food_eaten_alone_acts_in_this_turn_and_the_next() -> None:
    state = journey("hero 1: on c6; battle berry 1", "eat battle berry")
    assert go_on(state, "end").attack(0) == 2
    assert go_on(state, "end").attack(0) == 1


def test_two_foods_at_a_campfire_act_three_turns_for_one_point() -> None:
    state = journey(
        "hero 1: on c6; battle berry 1, mushroom 1\nfires: c7", "eat mushroom + battle berry"
    )
    assert state.action_points[0] == 4
    for _ in range(2):
        assert go_on(state, "end").attack(0) == 2
    assert go_on(state, "end").attack(0) == 1


def test_two_of_the_same_food_may_be_eaten_together() -> None:
    state = journey("hero 1: on c6; cooked meat 2\nfires: c6", "eat cooked meat + cooked meat")
    assert (state.most_health(0), state.health[0], state.action_points[0]) == (20, 20, 8)


def test_two_foods_need_a_campfire_on_the_hex_or_beside_it() -> None:
    state = journey("hero 1: on c6; mushroom 2\nfires: c8")
    assert refused(state, "eat mushroom + mushroom") == (
        "There is no campfire on your hex or beside it"
    )


def test_three_foods_act_at_once_and_no_more() -> None:
    state = journey("hero 1: on c6; battle berry 4", *["eat battle berry"] * 3)
    assert state.attack(0) == 4
    assert refused(state, "eat battle berry") == "Three foods act on you already"


def test_a_combination_needs_room_for_both() -> None:
    state = journey("hero 1: on c6; mushroom 2; ate raspberry 1, raspberry 2\nfires: c6")
    assert "eat mushroom" in options(state)
    assert "eat mushroom + mushroom" not in options(state)


def test_action_points_come_once_and_not_in_the_next_turn() -> None:
    state = journey("hero 1: on c6; raspberry 1", "eat raspberry", "end")
    assert state.action_points[0] == 5


def test_when_an_effect_ends_only_the_health_above_the_most_is_lost() -> None:
    assert journey("hero 1: on c6; ate cooked meat 1; health 15", "end").health[0] == 10
    assert journey("hero 1: on c6; ate cooked meat 1; health 7", "end").health[0] == 7


def test_raw_meat_is_not_eaten() -> None:
    assert refused(journey("hero 1: on c6; raw meat 1"), "eat raspberry") == "You have no raspberry"
    assert "eat raw meat" not in options(journey("hero 1: on c6; raw meat 1"))


def test_all_raw_meat_is_cooked_for_one_point() -> None:
    state = journey("hero 1: on c6; raw meat 3\nfires: d6", "cook")
    assert bag(state) == "cooked meat 3" and state.action_points[0] == 4


def test_meat_is_cooked_as_far_as_there_is_room() -> None:
    state = journey("hero 1: on c6; raw meat 3, cooked meat 8\nfires: c6", "cook")
    assert bag(state) == "raw meat 1, cooked meat 10"


def test_meat_is_cooked_at_a_campfire_only() -> None:
    state = journey("hero 1: on c6; raw meat 3")
    assert refused(state, "cook") == "There is no campfire on your hex or beside it"


def test_in_a_fight_food_gives_health_and_effect_and_no_points_or_steps() -> None:
    state = journey(
        """
        turn 1, hero 1: combat
        hero 1: on c7; health 3; cooked meat 1, battle berry 1
        fight: greydwarf
        """,
        "eat cooked meat",
        "eat battle berry",
    )
    assert (state.most_health(0), state.attack(0)) == (16, 2)
    assert state.health[0] == 9 - 2  # the greydwarf has struck since
    assert (state.action_points[0], state.steps_left[0]) == (0, 0)


def test_a_mushroom_eaten_in_a_fight_brings_steps_in_the_next_turn() -> None:
    state = journey(
        "turn 1, hero 1: combat\nhero 1: on c7; mushroom 1; stone axe\nfight: deer 3",
        "eat mushroom",
        "attack",
    )
    assert state.steps_left[0] == 7
