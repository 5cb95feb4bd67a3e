"""Which actions leap to the eye: a charge, a blow, a shot, a step near an enemy; not the far and
the backward."""

import pytest

from meadhall.engines.skirmish.state import Skirmish
from tests.engines.skirmish.tables import position


def glance(state: Skirmish, name: str) -> int:
    seat = int(state.turn)
    return int(state.glance(state.read(seat, name)))


@pytest.mark.parametrize(
    ("seen", "missed", "why"),
    [
        ("move 24,7", "move 24,4.5", "a step close to an enemy before a quiet one"),
        ("move 24,4.5", "move 24,3", "a quiet step before one back"),
        ("move 24,3", "move 24,0.5", "a short way back before a long one"),
    ],
)
def test_one_action_leaps_to_the_eye_more_than_another(seen: str, missed: str, why: str) -> None:
    state = position("h1 24,4\nw2 24,10\n")
    assert glance(state, seen) > glance(state, missed), why


def test_a_charge_is_seen_before_a_step() -> None:
    state = position("h1 24,7\nw2 24,10\n")
    names = [state.name(state.turn, action) for action in state.legal(state.turn)]
    charge = next(name for name in names if name.startswith("charge"))
    assert glance(state, charge) > glance(state, "move 23,7")


def test_a_fight_is_seen_before_a_withdrawal() -> None:
    state = position("h1 24,8.9375\nw2 24,10\n")
    names = [state.name(state.turn, action) for action in state.legal(state.turn)]
    back = next(name for name in names if name.startswith("withdraw"))
    assert glance(state, "fight") > glance(state, back)


def test_every_action_can_be_seen() -> None:
    state = position("h1 24,4\nw2 24,10\n")
    assert all(state.glance(action) > 0 for action in state.legal(state.turn))
