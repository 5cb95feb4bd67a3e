"""Who comes at the end of a turn."""

import pytest

from meadhall.engines.contract import ROLL
from meadhall.engines.valheim.items import ENEMY_KEYS
from meadhall.engines.valheim.journey import NO_ENEMY
from tests.engines.valheim.journeys import journey


def who(text: str, *answers: str) -> str:
    state = journey(text, *answers)
    return "" if state.enemy == NO_ENEMY else ENEMY_KEYS[int(state.enemy)]


@pytest.mark.parametrize("die", range(1, 7))
def test_in_a_forest_odd_is_a_deer_and_even_a_greydwarf(die: int) -> None:
    assert who("hero 1: on c7", "end", str(die)) == ("deer" if die % 2 else "greydwarf")


@pytest.mark.parametrize("die", range(1, 7))
def test_in_a_marsh_odd_is_a_fuling_and_even_a_deathsquito(die: int) -> None:
    assert who("hero 1: on q8", "end", str(die)) == ("fuling" if die % 2 else "deathsquito")


@pytest.mark.parametrize("die", range(1, 7))
def test_no_deer_comes_to_one_who_has_chopped(die: int) -> None:
    assert who("hero 1: on c7", "chop", "end", str(die)) == "greydwarf"


def test_chopping_counts_though_one_has_gone_elsewhere() -> None:
    assert who("hero 1: on c7", "chop", "d7", "end", "1") == "greydwarf"


def test_wood_that_was_given_does_not_count_as_chopped() -> None:
    text = "hero 1: on c6; wood 3\nhero 2: on c7"
    assert who(text, "give 3 wood", "end", "end", "1") == "deer"


@pytest.mark.parametrize("where", ["c6", "d6", "e6", "d3", "n7", "k7"])
def test_nobody_comes_on_home_meadows_rivers_rocks_and_the_sea(where: str) -> None:
    raft = "\nraft: k7" if where == "k7" else ""
    state = journey(f"hero 1: on {where}{raft}\nserpent slain", "end")
    assert state.round == 2


def test_a_stink_berry_keeps_everybody_away_in_this_turn_and_the_next() -> None:
    state = journey("hero 1: on c7; stink berry 1", "eat stink berry", "end")
    assert state.round == 2
    assert journey("turn 2, hero 1: travel\nhero 1: on c7; ate stink berry 1", "end").round == 3


def test_the_encounter_is_at_the_end_and_only_there() -> None:
    assert journey("hero 1: on c6", "c7", "d7", "d6", "end").round == 2


def test_the_other_hero_fights_too_if_he_is_on_the_hex() -> None:
    assert list(journey("hero 1: on c7\nhero 2: on c7", "end", "1").fighting) == [1, 1]
    assert list(journey("hero 1: on c7\nhero 2: on c6", "end", "1").fighting) == [1, 0]


def test_one_on_whom_a_stink_berry_acts_is_not_drawn_in() -> None:
    state = journey("hero 1: on c7\nhero 2: on c7; ate stink berry 2", "end", "1")
    assert list(state.fighting) == [1, 0]


def test_each_hero_rolls_at_the_end_of_his_own_turn() -> None:
    state = journey("hero 1: on c7; iron sword\nhero 2: on c7", "end", "1", "attack", "end")
    assert state.asks == ROLL and state.active == 1
