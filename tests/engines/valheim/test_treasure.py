"""The old houses and their cards."""

import pytest

from meadhall.engines.contract import SHOW, SHUFFLE
from meadhall.engines.valheim.world import WORLD
from meadhall.engines.values import NOBODY, UNKNOWN, Show, Shuffle
from tests.engines.valheim.journeys import GAME, bag, go_on, journey

CARDS = {
    "mjolnir_shard": "mjolnir shard 1",
    "megingjord": "megingjord 1",
    "timber": "wood 5, leather 3",
    "bronze": "bronze 4",
    "iron": "iron 3",
    "berries": "battle berry 3",
}


def test_six_cards_are_shuffled_before_the_match_and_nobody_sees_them() -> None:
    state = GAME.start(2)
    assert state.ask() == Shuffle((0, 1, 2, 3, 4, 5), NOBODY)
    state.answer([5, 4, 3, 2, 1, 0])
    assert all(face == UNKNOWN for face in state.seen_by(0).cards.faces)  # type: ignore[attr-defined]


def test_who_ends_a_turn_in_a_house_turns_its_card_over_for_all_to_see() -> None:
    state = journey("hero 1: on g3\nhero 2: on c6", "end")
    house = int(WORLD.house_at[WORLD.place("g3")])
    assert state.asks == SHOW and state.ask() == Show((house,), (0, 1))


@pytest.mark.parametrize("card", CARDS)
def test_what_each_card_brings(card: str) -> None:
    assert bag(journey("hero 1: on g3", "end", card)) == CARDS[card]


def test_passing_through_finds_nothing() -> None:
    assert journey("hero 1: on f3", "g3", "f3", "end").round == 2


def test_a_house_gives_once_for_both_heroes() -> None:
    state = journey("hero 1: on g3\nhero 2: on g3", "end", "iron", "end")
    assert state.round == 2 and bag(state, 1) == ""


def test_it_takes_no_action_point_and_nobody_comes() -> None:
    assert journey("hero 1: on g3; points 0; steps 0", "end", "timber").round == 2


def test_the_shard_adds_two_to_any_weapon_and_nothing_to_bare_hands() -> None:
    assert journey("hero 1: on c6; mjolnir shard").attack(0) == 1
    assert journey("hero 1: on c6; mjolnir shard, stone axe").attack(0) == 5


def test_megingjord_adds_five_to_the_most_health() -> None:
    state = journey("hero 1: on g3; health 8", "end", "megingjord")
    assert (state.health[0], state.most_health(0)) == (8, 15)


def test_treasure_beyond_the_limit_is_lost() -> None:
    state = journey("hero 1: on g3; bronze 8", "end", "bronze")
    assert bag(go_on(state)) == "bronze 10"


def test_there_is_a_house_for_each_card_and_some_on_both_islands() -> None:
    at_home = sum(bool(WORLD.is_first_island(house)) for house in WORLD.houses)
    assert (len(WORLD.houses), at_home) == (6, 3)


def test_the_cards_can_be_shuffled_only_whole() -> None:
    state = GAME.start(1)
    assert state.asks == SHUFFLE
    assert len(state.pile()) == 6
