"""The mega-serpent and Eikthyr: when a fight begins, how they strike, what it brings."""

import pytest

from meadhall.engines.contract import OVER, ROLL
from meadhall.engines.valheim.items import EIKTHYR, MEGA_SERPENT
from meadhall.engines.valheim.journey import NO_ENEMY
from meadhall.engines.values import Over, Result
from tests.engines.valheim.journeys import bag, go_on, journey, options, place, refused


def test_eikthyr_comes_to_a_key_on_the_dungeon_and_the_key_stays() -> None:
    state = journey("hero 1: on x7; boss key", "fight")
    assert state.enemy == EIKTHYR and bag(state) == "boss key 1"


def test_without_a_key_nobody_comes() -> None:
    assert refused(journey("hero 1: on x7"), "fight").startswith("A boss is fought when all heroes")


def test_any_hero_may_hold_the_key_but_all_must_be_there() -> None:
    text = "hero 1: on x7\nhero 2: on {}; boss key"
    assert "fight" in options(journey(text.format("x7")))
    assert "fight" not in options(journey(text.format("w7")))


def test_beginning_the_fight_costs_nothing() -> None:
    assert "fight" in options(journey("hero 1: on x7; boss key; points 0; steps 0"))


@pytest.mark.parametrize("die", range(1, 7))
def test_eikthyr_strikes_his_second_way_on_five_and_six(die: int) -> None:
    state = journey("hero 1: on x7; boss key", "fight", "pass", difficulty="gentle")
    assert state.asks == ROLL
    assert go_on(state, str(die)).health[0] == 10 - (8 if die >= 5 else 5)


@pytest.mark.parametrize("die", range(1, 7))
def test_the_serpent_strikes_its_second_way_on_a_six(die: int) -> None:
    state = journey("hero 1: on k7\nraft: k7", "fight", "pass", difficulty="gentle")
    assert go_on(state, str(die)).health[0] == 10 - (8 if die == 6 else 4)


def test_a_shield_counts_against_a_boss_too_and_the_die_is_rolled_all_the_same() -> None:
    text = "hero 1: on x7; boss key, bronze shield"
    state = journey(text, "fight", "attack", "shield", difficulty="gentle")
    assert state.asks == ROLL and go_on(state, "6").health[0] == 10 - (8 - 3)


def test_who_slays_eikthyr_wins_and_so_does_the_dead_comrade() -> None:
    state = journey(
        """
        turn 7, hero 1: combat
        hero 1: on x7; iron sword
        hero 2: on c6; grave on x7: wood 3; died 1
        fight: eikthyr 5
        """,
        "attack",
    )
    assert state.asks == OVER
    told = state.ask()
    assert isinstance(told, Over) and told.results == (Result.WIN, Result.WIN)
    assert str(told.reason) == "Eikthyr is slain in turn 7: both heroes have won."


def test_in_a_gentle_match_the_serpent_waits_to_be_fought() -> None:
    state = journey("hero 1: on j7\nraft: j7", "k7", difficulty="gentle")
    assert state.enemy == NO_ENEMY and "fight" in options(state)


@pytest.mark.parametrize("difficulty", ["normal", "harsh"])
def test_else_it_attacks_whoever_sails_there(difficulty: str) -> None:
    state = journey("hero 1: on j7\nraft: j7", "k7", difficulty=difficulty)
    assert state.enemy == MEGA_SERPENT and state.turn == 0


def test_with_one_hero_elsewhere_its_hex_is_sea() -> None:
    state = journey("hero 1: on j7\nhero 2: on c6\nraft: j7", "k7")
    assert state.enemy == NO_ENEMY and "fight" not in options(state)


def test_it_attacks_when_the_raft_brings_the_last_hero() -> None:
    state = journey("hero 1: on j7\nhero 2: on j7\nraft: j7", "k7")
    assert state.enemy == MEGA_SERPENT and list(state.fighting) == [1, 1]


def test_after_running_one_sails_on_and_it_does_not_attack_again_there() -> None:
    state = journey("hero 1: on j7\nraft: j7", "k7", "run", "6")
    assert place(state) == "k7" and state.enemy == NO_ENEMY
    assert place(go_on(state, "l7")) == "l7"
    assert go_on(state, "k7").enemy == MEGA_SERPENT


def test_a_boss_is_whole_again_at_a_new_start() -> None:
    state = journey("hero 1: on x7; boss key, iron sword", "fight", "attack", "run", "6", "fight")
    assert state.enemy_health == state.full_health(EIKTHYR)


def test_the_slain_serpent_leaves_a_scale_and_safe_sea() -> None:
    state = journey("hero 1: on k7; iron sword, wood shield\nraft: k7\nserpent slain", "j7", "k7")
    assert state.enemy == NO_ENEMY and "fight" not in options(state)
    state = journey(
        """
        turn 1, hero 1: combat
        hero 1: on k7; iron sword, wood shield
        raft: k7
        fight: serpent 5
        """,
        "attack",
    )
    assert state.serpent_slain and state.defence(0) == 3
    assert "serpent scale 1" in bag(state)


def test_a_scale_without_a_shield_does_nothing() -> None:
    assert journey("hero 1: on c6; serpent scale").defence(0) == 0


def test_a_stink_berry_keeps_no_boss_away() -> None:
    assert journey("hero 1: on j7; ate stink berry 2\nraft: j7", "k7").enemy == MEGA_SERPENT
