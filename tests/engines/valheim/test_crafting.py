"""The rulebook's fourteen recipes: exact cost, what they give, and where they can be made."""

import pytest

from meadhall.engines.valheim.overview import recipes
from meadhall.engines.valheim.world import WORLD
from tests.engines.valheim.journeys import bag, go_on, journey, options, refused

RECIPES = {
    "antler pickaxe": {"trophy": 2, "wood": 2},
    "bronze pickaxe": {"bronze": 3, "wood": 2},
    "iron pickaxe": {"iron": 3, "wood": 2},
    "stone axe": {"stone": 3, "wood": 3},
    "bronze axe": {"bronze": 3, "wood": 3},
    "iron axe": {"iron": 3, "wood": 3},
    "boss key": {"trophy": 3},
    "bronze sword": {"bronze": 2, "wood": 1},
    "iron sword": {"iron": 2, "wood": 2},
    "wood shield": {"wood": 4, "leather": 1},
    "bronze shield": {"bronze": 3, "leather": 1},
    "bed": {"wood": 3, "leather": 1},
    "raft": {"wood": 5, "leather": 2},
    "campfire": {"wood": 2, "stone": 2},
}


def held(costs: dict[str, int]) -> str:
    return ", ".join(f"{item} {amount}" for item, amount in costs.items())


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_takes_one_point_and_its_exact_cost(recipe: str) -> None:
    state = journey(f"hero 1: on h6; {held(RECIPES[recipe])}", f"craft {recipe}")
    assert bag(state) == ("" if recipe in ("bed", "raft", "campfire") else f"{recipe} 1")
    assert state.action_points[0] == 4


@pytest.mark.parametrize("recipe", RECIPES)
def test_one_thing_less_is_not_enough_and_is_named(recipe: str) -> None:
    for item in RECIPES[recipe]:
        costs = {**RECIPES[recipe], item: RECIPES[recipe][item] - 1}
        state = journey(f"hero 1: on h6; {held(costs)}")
        name = {"trophy": "deer trophy"}.get(item, item)
        assert refused(state, f"craft {recipe}") == f"For that you still need: 1 {name}"


@pytest.mark.parametrize(
    ("weapon", "damage"),
    [("stone axe", 3), ("bronze axe", 5), ("iron axe", 6), ("bronze sword", 6), ("iron sword", 7)],
)
def test_what_a_weapon_adds_to_a_blow(weapon: str, damage: int) -> None:
    assert journey(f"hero 1: on c6; {weapon}").attack(0) == damage


def test_the_best_weapon_and_the_best_shield_count_alone() -> None:
    state = journey("hero 1: on c6; stone axe, iron axe, bronze sword, wood shield, bronze shield")
    assert (state.attack(0), state.defence(0)) == (6, 3)


@pytest.mark.parametrize(("shield", "defence"), [("wood shield", 2), ("bronze shield", 3)])
def test_what_a_shield_takes_off(shield: str, defence: int) -> None:
    assert journey(f"hero 1: on c6; {shield}").defence(0) == defence


def test_nobody_makes_a_second_of_what_he_holds() -> None:
    state = journey("hero 1: on c6; stone 6, wood 6", "craft stone axe")
    assert refused(state, "craft stone axe") == "You have that already: stone axe"


def test_one_bed_a_hero() -> None:
    state = journey("hero 1: on c6; wood 6, leather 2", "craft bed")
    assert refused(state, "craft bed") == "You have made a bed already"


def test_a_campfire_stays_where_it_was_made_and_there_is_one_a_hex() -> None:
    state = journey("hero 1: on c6; wood 4, stone 4", "craft campfire")
    assert [WORLD.names[int(fire)] for fire in state.fires] == ["c6"]
    assert refused(state, "craft campfire") == "A campfire burns here already"
    assert "craft campfire" in options(go_on(state, "d6"))


def test_a_raft_is_made_on_land_beside_the_sea_and_a_river_is_no_sea() -> None:
    state = journey("hero 1: on d8; wood 5, leather 2")
    assert refused(state, "craft raft") == "A raft is made beside the sea"
    assert (
        WORLD.names[int(go_on(journey("hero 1: on b6; wood 5, leather 2"), "craft raft").raft)]
        == "b6"
    )


def test_a_second_raft_moves_the_token() -> None:
    state = journey("hero 1: on h6; wood 5, leather 2\nraft: m7", "craft raft")
    assert WORLD.names[int(state.raft)] == "h6"


def test_no_second_raft_where_it_lies_or_while_somebody_floats_on_it() -> None:
    lying = journey("hero 1: on h6; wood 5, leather 2\nraft: h6")
    assert refused(lying, "craft raft") == "The raft lies here already"
    manned = journey("hero 1: on h6; wood 5, leather 2\nhero 2: on m7\nraft: m7")
    assert refused(manned, "craft raft") == "A hero floats on the raft"


def test_neither_fire_nor_raft_is_made_at_sea() -> None:
    state = journey("hero 1: on i6; wood 9, leather 2, stone 2\nraft: i6")
    for recipe in ("raft", "campfire"):
        assert refused(state, f"craft {recipe}") == "That cannot be made at sea"
    assert "craft bed" in options(state)


def test_what_the_other_hero_holds_does_not_help() -> None:
    state = journey("hero 1: on c6; stone 3, wood 2\nhero 2: on c6; wood 5")
    assert refused(state, "craft stone axe") == "For that you still need: 1 wood"


def test_a_window_is_told_what_is_missing() -> None:
    state = journey("hero 1: on c6; wood 4")
    told = {str(recipe.thing.value): recipe for recipe in recipes(state, 0)}
    raft = told["raft"]
    assert [(str(cost.thing.value), cost.amount, cost.missing) for cost in raft.costs] == [
        ("wood", 5, 1),
        ("leather", 2, 2),
    ]
    assert not raft.can_be_made and not raft.is_possible_here
