"""What heroes give each other."""

from tests.engines.valheim.journeys import bag, go_on, journey, options, refused


def test_giving_costs_nothing_beside_each_other_and_on_one_hex() -> None:
    for there in ("c6", "d6"):
        state = journey(f"hero 1: on c6; wood 5\nhero 2: on {there}", "give 3 wood")
        assert (bag(state, 0), bag(state, 1)) == ("wood 2", "wood 3")
        assert (state.action_points[0], state.steps_left[0]) == (5, 5)


def test_nobody_gives_over_a_distance() -> None:
    state = journey("hero 1: on c6; wood 5\nhero 2: on e6")
    assert refused(state, "give 1 wood") == "Nobody is beside you"


def test_only_the_hero_whose_turn_it_is_gives() -> None:
    state = journey("hero 1: on c6\nhero 2: on c6; wood 5")
    assert not [name for name in options(state) if name.startswith("give")]
    assert "give 5 wood" in options(go_on(state, "end"))


def test_the_other_takes_no_more_than_he_may_hold_and_no_second_tool() -> None:
    state = journey("hero 1: on c6; wood 5, stone axe\nhero 2: on c6; wood 13, stone axe")
    assert [name for name in options(state) if name.startswith("give")] == [
        "give 1 wood",
        "give 2 wood",
    ]
    assert refused(state, "give 3 wood") == "The other hero cannot take that many: wood"
    assert refused(state, "give 9 wood") == "You have not that many: wood"


def test_keys_tools_and_legends_can_be_given_too() -> None:
    state = journey("hero 1: on c6; boss key, megingjord, mjolnir shard\nhero 2: on c6")
    go_on(state, "give 1 boss key", "give 1 megingjord", "give 1 mjolnir shard")
    assert bag(state, 1) == "boss key 1, mjolnir shard 1, megingjord 1"


def test_megingjord_lifts_the_most_health_and_heals_nobody() -> None:
    state = journey(
        "hero 1: on c6; health 15; megingjord\nhero 2: on c6; health 4", "give 1 megingjord"
    )
    assert (state.health[0], state.most_health(0)) == (10, 10)
    assert (state.health[1], state.most_health(1)) == (4, 15)


def test_a_lone_hero_gives_nothing() -> None:
    assert refused(journey("hero 1: on c6; wood 5"), "give 1 wood") == "Nobody is beside you"
