"""What a newcomer is told: requests with places that are free, and hints with a reason."""

import pytest

from meadhall.engines.skirmish.actions import SHOOT, verb_of
from meadhall.engines.skirmish.candidates import few
from meadhall.engines.skirmish.field import ACT, DEPLOY, HAUL
from tests.engines.skirmish.tables import GAME, moments, position


@pytest.mark.parametrize("scenario", ["clash", "escort", "raid"])
def test_who_sets_up_is_told_a_place_that_is_allowed(scenario: str) -> None:
    placed = 0
    for state, _ in moments(2, 1, scenario=scenario):
        if state.question == DEPLOY:
            seat = int(state.turn)
            words = str(state.request(seat))
            assert state.is_legal(seat, state.read(seat, words.split(" at ")[1].rstrip(".")))
            placed += 1
    assert placed == (7 if scenario == "escort" else 6)
    assert "within 9 inches" in str(GAME.start(2, scenario="raid", table="crag").request(1))
    assert "within 4 inches" in str(GAME.start(6, scenario="escort", table="crag").request(1))


def test_a_hint_says_what_to_do_and_why() -> None:
    charge = position("w1 24,4\na2 24,7\nh2 2,34\n", acting="w1")
    assert str(charge.hint(0)).startswith("Charge a2: of 100 such fights w1's side hits in 6")
    shot = position("a1 24,4\nw2 24,9 wounded\nh2 2,34\n", acting="a1", used=1)
    assert str(shot.hint(0)) == "Shoot at w2: the die hits from 4 on."
    shocked = position("h1 24,4 shock 2\nw2 2,34\n", actions=1)
    assert str(shocked.hint(0)) == "Recover: shock costs an action, and a point in each fight."
    assert charge.hint(1) is None, "nobody else is asked"


def test_every_choice_of_a_match_has_a_hint_or_none_and_no_hint_fails() -> None:
    for scenario, seed in (("raid", 5), ("hill", 3)):
        for state, _ in moments(2, seed, scenario=scenario):
            for seat in state.asked():
                told = state.hint(seat)
                assert told is None or str(told).endswith(".")
                assert told is not None or state.question not in (ACT, DEPLOY)


def test_the_few_actions_of_a_playout_are_legal_and_leave_no_shot_out() -> None:
    for scenario in ("raid", "escort"):
        for state, _ in moments(2, 5, scenario=scenario):
            if state.question in (ACT, HAUL):
                seat = int(state.turn)
                chosen = [int(action) for action in few(state)]
                assert all(state.is_legal(seat, action) for action in chosen)
                shots = [a for a in state.legal(seat) if verb_of(a) == SHOOT]
                assert set(shots) <= set(chosen)
