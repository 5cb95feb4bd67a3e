"""Death, graves and waking."""

from meadhall.engines.valheim.world import WORLD
from tests.engines.valheim.journeys import bag, go_on, journey, place

LAST_BREATH = """
    turn 1, hero 1: combat
    hero 1: on c8; health 2; {hero}
    fight: greydwarf 8
"""


def died(hero: str):
    return journey(LAST_BREATH.format(hero=hero), "pass")


def test_everything_is_left_on_the_hex_of_death() -> None:
    state = died("wood 3, stone axe, boss key, megingjord; ate battle berry 2")
    assert bag(state) == "" and WORLD.names[int(state.grave_places[0])] == "c8"
    assert (state.health[0], state.most_health(0), state.effect_count(0)) == (10, 10, 0)


def test_without_a_bed_one_wakes_at_home() -> None:
    assert place(died("fire d3")) == "c6"


def test_a_bed_without_a_fire_is_no_place_to_wake() -> None:
    assert place(died("bed")) == "c6"


def test_with_a_bed_one_wakes_at_the_last_fire_one_made() -> None:
    assert place(died("bed; fire d3")) == "d3"


def test_a_later_fire_takes_the_place_of_an_earlier_one_and_the_bed_is_not_lost() -> None:
    state = journey("hero 1: on c6; bed; fire d3; wood 2, stone 2\nfires: d3", "craft campfire")
    assert WORLD.names[int(state.last_fires[0])] == "c6"
    assert died("bed; fire d3").beds[0] == 1


def test_death_ends_the_turn() -> None:
    assert died("wood 1").round == 2


def test_the_grave_gives_everything_back_at_once_and_for_nothing_even_in_passing() -> None:
    state = journey("hero 1: on c7; wood 1; grave on c8: wood 3, stone axe", "c8")
    assert bag(state) == "wood 4, stone axe 1"
    assert state.action_points[0] == 5 and state.grave_places[0] == -1


def test_more_than_one_may_hold_comes_back_and_nothing_is_gained_until_it_is_less() -> None:
    state = journey("hero 1: on c7; wood 15, stone axe; grave on c8: wood 15, stone axe", "c8")
    assert bag(state) == "wood 30, stone axe 1"
    assert "chop" not in [state.name(0, action) for action in state.legal(0)]


def test_only_the_owner_opens_a_grave() -> None:
    state = journey("hero 1: on c7\nhero 2: on c6; grave on c8: wood 3", "c8")
    assert bag(state) == "" and state.grave_places[1] != -1


def test_a_second_death_destroys_the_older_grave_even_with_empty_hands() -> None:
    state = died("grave on d3: iron sword")
    assert WORLD.names[int(state.grave_places[0])] == "c8"
    assert not any(state.graves)


def test_one_who_wakes_on_his_grave_has_everything_again() -> None:
    state = died("bed; fire c8; wood 3")
    assert place(state) == "c8" and bag(state) == "wood 3"


def test_a_death_in_the_others_turn_does_not_cost_the_own_turn() -> None:
    state = journey(
        """
        turn 1, hero 1: combat
        hero 1: on c8; health 9; iron sword
        hero 2: on c8; health 2
        fight: greydwarf 30; fighting 1 2
        """,
        "pass",
        "pass",
        "run",
        "6",
    )
    assert state.deaths[1] == 1 and state.active == 1
    assert (state.action_points[1], state.steps_left[1]) == (5, 5)


def test_a_grave_at_sea_is_found_by_raft() -> None:
    state = journey("hero 1: on j7; grave on k7: wood 3\nraft: j7\nserpent slain", "k7")
    assert bag(state) == "wood 3"


def test_nobody_is_met_where_he_wakes() -> None:
    state = died("bed; fire d7")
    assert place(state) == "d7" and state.round == 2
    assert go_on(state, "d6", "end").round == 3
