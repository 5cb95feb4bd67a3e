"""A hero asks the other for something; a computer player does it, and says what it works at."""

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.valheim import plans, tactics
from meadhall.engines.valheim.journey import COMBAT
from meadhall.engines.valheim.routes import BY_LAND, field
from meadhall.engines.valheim.state import Valheim
from meadhall.engines.valheim.world import WORLD
from tests.engines.valheim.journeys import GAME, bag, go_on, journey, options, place, refused

TWO = """
    hero 1: on {one}; {more}
    hero 2: on {other}; stone axe
"""


def asked(wish: str, one: str = "c6", other: str = "g8", more: str = "health 10") -> Valheim:
    return journey(TWO.format(one=one, other=other, more=more), f"ask {wish}", "end")


def turn_of_partner(state: Valheim) -> Valheim:
    """The computer's plan, to the end of its turn."""
    chance = Chance(5)
    while state.active == 1 and state.asks != OVER:
        if state.asks == CHOOSE:
            seat = state.turn
            in_fight = state.question == COMBAT
            state.choose(int((tactics if in_fight else plans).next_action(state, seat)))
        else:
            state.answer([int(value) for value in state.draw_answer(chance)])
    return state


def test_asking_costs_nothing_and_is_done_once_a_turn() -> None:
    state = journey("hero 1: on c6\nhero 2: on g8", "ask follow")
    assert (state.action_points[0], state.steps_left[0]) == (5, 5)
    assert not [name for name in options(state) if name.startswith("ask")]
    assert refused(state, "ask wood").startswith("You have asked for something in this turn")


def test_a_wish_stands_until_it_is_changed() -> None:
    state = journey("hero 1: on c6\nhero 2: on d6", "ask wood", "end", "end")
    assert "ask wood" not in options(state)
    assert {"ask follow", "ask as you like"} <= set(options(state))


def test_a_lone_hero_asks_nobody() -> None:
    assert refused(journey("hero 1: on c6"), "ask follow") == "There is nobody to ask"


def test_no_rule_heeds_a_wish() -> None:
    free = journey("hero 1: on c6\nhero 2: on g8", "end")
    state = journey("hero 1: on c6\nhero 2: on g8", "ask hunt", "end")
    assert [name for name in options(state) if not name.startswith("ask")] == [
        name for name in options(free) if not name.startswith("ask")
    ]


def test_asked_to_follow_the_partner_comes() -> None:
    assert place(turn_of_partner(asked("follow")), 1) == "c6"


def test_asked_for_wood_the_partner_chops() -> None:
    state = turn_of_partner(asked("wood", other="g7"))
    assert state.held(1, 0) >= 8


def test_asked_for_stone_the_partner_goes_to_a_rock() -> None:
    state = turn_of_partner(asked("stone", other="g7"))
    assert "stone" in bag(state, 1)


def test_asked_to_hunt_the_partner_ends_its_turn_in_a_forest() -> None:
    state = asked("hunt", other="c9")
    while state.active == 1 and state.asks == CHOOSE and state.question != COMBAT:
        here = WORLD.terrain[state.places[1]]
        action = int(plans.next_action(state, 1))
        ends = state.name(1, action) == "end"
        state.choose(action)
    assert ends and here == 1


def test_asked_to_the_ship_the_partner_waits_there() -> None:
    state = asked("ship", other="e5")
    state = turn_of_partner(state)
    harbour = int(plans.HARBOUR)
    assert state.places[1] == harbour or (
        field(harbour, BY_LAND)[int(state.places[1])] < field(harbour, BY_LAND)[WORLD.place("e5")]
    )
    go_on(state, "end")
    assert turn_of_partner(state).places[1] == harbour


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hero 1: on c6", "wood for the stone axe: on d7, one step south-east"),
        ("hero 1: on c6; wood 3", "stone for the stone axe: on d3, 3 steps north"),
        ("hero 1: on c6; wood 3, stone 3", "make the stone axe"),
        ("hero 1: on c7; grave on c9: iron sword", "back to the grave: on c9, 2 steps south"),
        (
            "turn 1, hero 1: combat\nhero 1: on c7; health 2\nfight: fuling",
            "run away: this fight is lost",
        ),
        ("turn 1, hero 1: combat\nhero 1: on c7; iron sword\nfight: deer", "attack"),
    ],
)
def test_a_hint_says_what_to_work_at_and_where(text: str, told: str) -> None:
    assert str(journey(text).hint(0)) == told


def test_the_partner_tells_its_plan_also_in_the_others_turn() -> None:
    state = journey("hero 1: on c6\nhero 2: on g8; stone axe", "ask follow")
    assert str(state.hint(1)).startswith("to the other hero: on c6, ")


def test_there_is_a_plan_and_it_is_legal_at_every_moment_of_random_matches() -> None:
    for seed in range(12):
        chance = Chance(seed)
        state = GAME.start(2)
        assert isinstance(state, Valheim)
        while state.asks != OVER:
            if state.asks != CHOOSE:
                state.answer([int(value) for value in state.draw_answer(chance)])
                continue
            actions = [int(action) for action in state.legal(state.turn)]
            in_fight = state.question == COMBAT
            planned = int((tactics if in_fight else plans).next_action(state, state.turn))
            assert planned in actions, state.diagram()
            assert state.hint(int(state.turn)) is not None
            state.choose(planned if chance.below(3) else actions[chance.below(len(actions))])
