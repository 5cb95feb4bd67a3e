"""What can be had where, how much of it, and how often? The rulebook's resources table."""

import pytest

from tests.engines.valheim.journeys import bag, go_on, journey, options, refused


@pytest.mark.parametrize(
    ("tools", "gain"),
    [
        ("", 2),
        ("; stone axe", 4),
        ("; bronze axe", 6),
        ("; iron axe", 8),
        ("; iron axe, stone axe", 8),
    ],
)
def test_wood_by_axe(tools: str, gain: int) -> None:
    state = journey(f"hero 1: on c7{tools}", "chop")
    assert state.held(0, 0) == gain and state.action_points[0] == 4


@pytest.mark.parametrize(
    ("tools", "gain"),
    [("", 2), ("; antler pickaxe", 2), ("; bronze pickaxe", 4), ("; iron pickaxe", 6)],
)
def test_stone_by_pickaxe(tools: str, gain: int) -> None:
    assert journey(f"hero 1: on d3{tools}", "stone").held(0, 1) == gain


@pytest.mark.parametrize(
    ("tool", "gain"), [("antler pickaxe", 1), ("bronze pickaxe", 2), ("iron pickaxe", 3)]
)
@pytest.mark.parametrize(("rock", "metal"), [("d3", "bronze"), ("g6", "bronze"), ("r9", "iron")])
def test_a_broken_rock_holds_bronze_at_home_and_iron_abroad(
    tool: str, gain: int, rock: str, metal: str
) -> None:
    state = journey(f"hero 1: on {rock}; {tool}", "break")
    assert bag(state) == f"{metal} {gain}, {tool} 1"


def test_a_rock_is_broken_with_a_pickaxe_only() -> None:
    assert refused(journey("hero 1: on d3"), "break") == "You need a pickaxe to break a rock"


def test_a_rock_gives_once_a_turn_stone_or_metal() -> None:
    state = journey("hero 1: on d3; antler pickaxe", "stone")
    assert not {"stone", "break"} & set(options(state))
    assert refused(state, "break") == "You have taken from this rock in this turn already"
    assert {"stone", "break"} <= set(options(go_on(state, "end")))


def test_another_rock_gives_in_the_same_turn() -> None:
    state = journey("hero 1: on d3; steps 9", "stone", "c4", "c5", "c6", "c7", "c8", "c9", "stone")
    assert bag(state) == "stone 4"


def test_the_other_hero_may_use_the_same_rock_in_his_turn() -> None:
    state = journey("hero 1: on d3\nhero 2: on d3", "stone", "end", "stone")
    assert (bag(state, 0), bag(state, 1)) == ("stone 2", "stone 2")


def test_wood_can_be_chopped_again_and_again() -> None:
    assert bag(journey("hero 1: on c7", "chop", "chop", "chop")) == "wood 6"


def test_one_point_picks_up_to_three_berries_of_any_kinds() -> None:
    state = journey("hero 1: on c7", "pick 1 raspberry 1 stink berry 1 battle berry")
    assert bag(state) == "raspberry 1, stink berry 1, battle berry 1"
    assert state.action_points[0] == 4


def test_nobody_picks_more_than_three_berries_a_turn_in_all_forests_together() -> None:
    state = journey("hero 1: on c7", "pick 2 blueberry", "d7")
    offered = [name for name in options(state) if name.startswith("pick")]
    assert offered == [
        f"pick 1 {kind}" for kind in ("raspberry", "blueberry", "stink berry", "battle berry")
    ]
    go_on(state, "pick 1 blueberry")
    assert refused(state, "pick 1 raspberry") == "Three berries a turn are all one picks"


def test_there_are_thirty_four_handfuls() -> None:
    assert sum(name.startswith("pick") for name in options(journey("hero 1: on c7"))) == 34


def test_mushrooms_come_singly_and_do_not_count_as_berries() -> None:
    state = journey("hero 1: on c7", "pick 3 raspberry", "mushroom", "mushroom")
    assert bag(state) == "raspberry 3, mushroom 2" and state.action_points[0] == 2


@pytest.mark.parametrize(
    ("held", "where", "action", "most"),
    [
        ("wood 14", "c7", "chop", "wood 15"),
        ("stone 9", "d3", "stone", "stone 10"),
        ("bronze 9, iron pickaxe", "d3", "break", "bronze 10, iron pickaxe 1"),
        ("iron 9, iron pickaxe", "r9", "break", "iron 10, iron pickaxe 1"),
        ("raspberry 9", "c7", "pick 3 raspberry", "raspberry 10"),
    ],
)
def test_what_goes_beyond_the_limit_is_lost(held: str, where: str, action: str, most: str) -> None:
    assert bag(journey(f"hero 1: on {where}; {held}", action)) == most


def test_at_the_limit_one_gathers_no_more() -> None:
    state = journey("hero 1: on c7; wood 15, mushroom 10")
    assert refused(state, "chop") == "You cannot hold more wood: 15 is the most"
    assert refused(state, "mushroom") == "You cannot hold more mushroom: 10 is the most"


def test_gathering_takes_a_point_and_the_right_hex() -> None:
    assert refused(journey("hero 1: on c7; points 0"), "chop") == "You have no action points left"
    assert refused(journey("hero 1: on c6"), "chop") == "Only a forest has that"
    assert refused(journey("hero 1: on c6"), "stone") == "Only a rock has that"
