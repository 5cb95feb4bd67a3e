"""What may be agreed on, and what does not go together."""

from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import ROLL
from meadhall.engines.random_play import play_out
from meadhall.engines.values import BadOption
from tests.engines.nxs.boards import GAME, begun


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {"jotunn": True}, "The Jötunn is for two players"),
        (2, {"setup": "medium3s"}, "medium3s needs three areas"),
        (3, {"setup": "long13"}, "long13 needs two areas"),
        (2, {"setup": "long13", "jotunn": True}, "long13 needs two areas"),
        (2, {"first": "gold"}, "Gold does not begin"),
        (2, {"first": "gold", "jotunn": True}, "Gold does not begin"),
        (2, {"gold_goal": 8}, "Gold needs no goal"),
        (3, {"cards": "sannligr"}, "Sannligr is for two"),
        (2, {"hand": 7}, "hand cannot be 7"),
        (2, {"goal": 0}, "goal cannot be 0"),
        (4, {}, "2 to 3 players"),
    ],
)
def test_what_does_not_go_together_is_refused(
    seats: int, options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        begun(seats, **options)


def test_the_jotunn_takes_the_set_ups_of_three() -> None:
    assert begun(2, jotunn=True, setup="medium3s").position.count(2) == 10


def test_a_goal_of_ones_own_replaces_everybodys() -> None:
    goals = begun(3, goal=12, black_goal=9).position.goals
    assert [int(goal) for goal in goals] == [12, 9, 12]


@pytest.mark.parametrize("options", [{}, {"goal": 37}, {"cards": "hidden"}, {"jotunn": True}])
def test_no_random_match_comes_near_the_stated_bound(options: dict[str, Any]) -> None:
    bound = GAME.bound(2, GAME.settle(2, {"setup": "short", **options}))
    for seed in range(3):
        assert play_out(begun(2, setup="short", **options), Chance(seed)) < bound // 3


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, {"cards": "hidden"}, {"placing": "own"}])
def test_the_lot_may_say_who_begins(seats: int, options: dict[str, Any]) -> None:
    state, chance = begun(seats, first="lot", **options), Chance(1)
    while state.asks != ROLL:
        state.chance_answers(chance)
    assert state.dice() == (seats, 1)
    for seat in range(seats):
        after = state.copy()
        after.answer([seat + 1])
        assert after.asked() == [seat]
        told = [(str(event.text), event.seat) for event in after.events_since(state, [seat + 1])]
        assert told == [("is drawn by lot to begin", seat)]


def test_seats_are_called_by_their_colours() -> None:
    settings = GAME.settle(3, {})
    names = [str(GAME.seat_name(seat, 3, settings)) for seat in range(3)]
    assert names == [
        "White",
        "Black",
        "Gold",
    ]
