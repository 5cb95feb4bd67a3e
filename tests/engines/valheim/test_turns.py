"""Turns, rounds, and how a match ends."""

from importlib.resources import files

import pytest

from meadhall.engines.contract import OVER
from meadhall.engines.valheim.numbers import TURN_LIMITS
from meadhall.engines.values import Over, Result
from tests.engines.valheim.journeys import GAME, journey


@pytest.mark.parametrize(("difficulty", "turns"), [("gentle", 60), ("normal", 30), ("harsh", 25)])
def test_the_match_is_lost_after_the_last_turn_of_the_last_round(difficulty, turns):
    text = f"turn {turns}, hero 1: travel\nhero 1: on c6\nhero 2: on c6"
    state = journey(text, "end", difficulty=difficulty)
    assert state.asks != OVER
    state = journey(text, "end", "end", difficulty=difficulty)
    told = state.ask()
    assert isinstance(told, Over) and told.results == (Result.LOSS, Result.LOSS)
    assert (
        str(told.reason)
        == f"{turns} turns have passed and Eikthyr still lives: both heroes have lost."
    )


@pytest.mark.parametrize(("language", "joined"), [("en", "or"), ("it", "o")])
def test_the_rules_to_read_tell_the_same_numbers_of_turns(language: str, joined: str) -> None:
    page = files("meadhall").joinpath("resources", "rules", f"valheim.{language}.md")
    gentle, normal, harsh = (int(turns) for turns in TURN_LIMITS)
    assert f"{gentle}, {normal} {joined} {harsh}" in page.read_text("utf-8")


def test_a_victory_in_the_last_round_counts() -> None:
    text = "turn 30, hero 1: combat\nhero 1: on x7; iron sword\nfight: eikthyr 1"
    told = journey(text, "attack").ask()
    assert isinstance(told, Over) and told.winners == (0,)


def test_without_the_limit_there_are_a_hundred_turns() -> None:
    assert journey("turn 60, hero 1: travel\nhero 1: on c6", "end", limit="no").round == 61
    assert journey("turn 100, hero 1: travel\nhero 1: on c6", "end", limit="no").asks == OVER


def test_heroes_take_turns_and_a_round_is_one_of_each() -> None:
    state = journey("hero 1: on c6\nhero 2: on c6", "end")
    assert (state.active, state.round) == (1, 1)
    state = journey("hero 1: on c6\nhero 2: on c6", "end", "end")
    assert (state.active, state.round) == (0, 2)


def test_what_is_not_spent_is_gone() -> None:
    state = journey("hero 1: on c6\nhero 2: on c6", "end")
    assert (state.action_points[0], state.steps_left[0]) == (0, 0)


def test_both_heroes_are_one_team() -> None:
    state = GAME.start(2)
    assert state.team(0) == state.team(1)
