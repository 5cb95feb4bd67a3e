"""Where may a hero go, and what does it cost?"""

import pytest

from meadhall.engines.valheim.routes import reach
from meadhall.engines.valheim.world import WORLD
from tests.engines.valheim.journeys import go_on, journey, options, place, refused


def test_a_hero_has_five_action_points_and_five_steps_a_turn() -> None:
    state = journey("hero 1: on c6", "end")
    assert (state.action_points[0], state.steps_left[0]) == (5, 5)


def test_a_step_onto_open_land_costs_one() -> None:
    assert journey("hero 1: on c6", "d6").steps_left[0] == 4


@pytest.mark.parametrize(("start", "water"), [("d6", "e6"), ("s5", "r5")])
def test_a_river_and_a_marsh_cost_two(start: str, water: str) -> None:
    assert journey(f"hero 1: on {start}", water).steps_left[0] == 3


def test_leaving_a_river_costs_no_more_than_what_is_entered() -> None:
    assert journey("hero 1: on e6", "f6").steps_left[0] == 4


def test_with_one_step_left_a_river_is_too_dear() -> None:
    state = journey("hero 1: on d6; steps 1")
    assert refused(state, "e6") == "e6: that takes 2 steps, and you have 1"


def test_a_blueberry_opens_rivers_and_marshes() -> None:
    assert journey("hero 1: on d6; ate blueberry 2", "e6").steps_left[0] == 4
    assert journey("hero 1: on s5; ate blueberry 1", "r5").steps_left[0] == 4


def test_a_blueberry_opens_no_sea() -> None:
    state = journey("hero 1: on b2; steps 5; ate blueberry 2; on c2")
    assert "c1" not in options(state)
    assert refused(state, "c1").startswith("c1: that is the sea")


def test_an_action_point_burnt_brings_five_steps_at_any_time_and_as_often_as_one_likes() -> None:
    state = journey("hero 1: on c6", "d6", "burn", "burn")
    assert (state.action_points[0], state.steps_left[0]) == (3, 14)


def test_burnt_steps_do_not_last_into_the_next_turn() -> None:
    assert journey("hero 1: on c6", "burn", "end").steps_left[0] == 5


def test_a_hero_may_gather_and_eat_in_the_middle_of_his_way_and_go_on() -> None:
    state = journey("hero 1: on c6", "c7", "chop", "pick 1 raspberry", "eat raspberry", "c8")
    assert (place(state), state.action_points[0], state.steps_left[0]) == ("c8", 4, 3)


def test_a_mushroom_brings_two_steps_now_and_two_in_the_next_turn() -> None:
    state = journey("hero 1: on c6; mushroom 1", "eat mushroom")
    assert state.steps_left[0] == 7
    assert go_on(state, "end").steps_left[0] == 7
    assert go_on(state, "end").steps_left[0] == 5


def test_three_mushrooms_bring_six() -> None:
    eaten = ["eat mushroom"] * 3
    assert journey("hero 1: on c6; mushroom 3", *eaten).steps_left[0] == 11


def test_a_step_goes_to_a_neighbour() -> None:
    state = journey("hero 1: on c6")
    assert refused(state, "g6") == "g6: a step goes to one of the six hexes beside c6"
    assert refused(state, "c6") == "c6: the hero is there already"


def test_heroes_share_hexes_and_block_nobody() -> None:
    state = journey("hero 1: on c6\nhero 2: on d6", "d6", "c6")
    assert place(state) == "c6"


# The raft. ----------------------------------------------------------------------------------


def test_the_raft_lies_on_the_land_where_it_was_made_and_goes_along_to_sea() -> None:
    state = journey("hero 1: on h6; wood 5; leather 2", "craft raft", "i6")
    assert (place(state), WORLD.names[int(state.raft)]) == ("i6", "i6")
    assert state.steps_left[0] == 4


def test_a_raft_on_another_land_hex_does_not_carry() -> None:
    state = journey("hero 1: on h6\nraft: h8")
    assert not {"i6", "i5", "i7"} & set(options(state))


def test_a_raft_on_the_next_sea_hex_is_boarded() -> None:
    state = journey("hero 1: on h6\nraft: i6")
    assert "i6" in options(state) and "i5" not in options(state)
    assert WORLD.names[int(go_on(state, "i6").raft)] == "i6"


def test_going_ashore_leaves_the_raft_on_the_sea() -> None:
    state = journey("hero 1: on m7\nraft: m7", "n7")
    assert WORLD.names[int(state.raft)] == "m7"


def test_from_land_only_the_one_who_goes_is_carried() -> None:
    state = journey("hero 1: on h6\nhero 2: on h6\nraft: h6", "i6")
    assert (place(state, 0), place(state, 1)) == ("i6", "h6")


def test_at_sea_everybody_aboard_goes_along_for_the_steps_of_one() -> None:
    state = journey("hero 1: on i6\nhero 2: on i6\nraft: i6", "j6")
    assert (place(state, 0), place(state, 1)) == ("j6", "j6")
    assert state.steps_left[0] == 4


# What a window shows. -----------------------------------------------------------------------


def test_reach_counts_steps_and_points_to_burn() -> None:
    ways = reach(journey("hero 1: on c6"), 0)
    way = ways[WORLD.place("g6")]
    assert (way.steps, way.burnt) == (5, 0)
    assert [WORLD.names[at] for at in way.hexes] == ["d6", "e6", "f6", "g6"]
    assert ways[WORLD.place("h6")].burnt == 1
    assert WORLD.place("x7") not in ways


def test_every_way_in_reach_can_be_gone() -> None:
    state = journey("hero 1: on h6; points 2; steps 3\nraft: h6", difficulty="gentle")
    for target, way in reach(state, 0).items():
        walked = state.copy()
        for _ in range(way.burnt):
            go_on(walked, "burn")
        go_on(walked, *(WORLD.names[at] for at in way.hexes))
        assert walked.places[0] == target
