"""Which moves leap to the eye, drawn: a kill and a step beside an enemy, not the far and the
backward."""

from meadhall.engines.valknut.state import Valknut
from tests.engines.valknut.drawing import choices, play, position


def drawn() -> Valknut:
    return position(
        """
        .  .  .  .  .  .  .  .
        F  .u .  .a .  .  .  .
        .  .  .  .  .  .a .  .
        """,
        "dwarves",
        "draugar",
    )


def glance(state: Valknut, name: str) -> int:
    return int(state.glance(state.read(0, name)))


def test_a_kill_leaps_to_the_eye_most() -> None:
    state = drawn()
    seen = {name: glance(state, name) for name in choices(state)}
    kills = [name for name in seen if name != "done" and "u" not in board_after(state, name)]
    assert kills and max(seen, key=lambda name: seen[name]) in kills
    assert min(seen[name] for name in kills) > max(seen[name] for name in seen if name not in kills)


def board_after(state: Valknut, name: str) -> str:
    after = state.copy()
    play(after, name)
    return " ".join(sign for zone, sign in units(after))


def units(state: Valknut) -> list[tuple[int, str]]:
    """The zones of the units that stand on the field, and whose they are."""
    return [
        (int(zone), "u" if int(owner) == 1 else "a")
        for zone, owner in zip(state.zone_of, state.owner, strict=True)
        if zone >= 0
    ]


def test_near_is_seen_before_far_and_forward_before_back() -> None:
    state = drawn()
    assert glance(state, "6,1 to 5,1") > glance(state, "6,1 to 7,1"), "towards an enemy, away"
    assert glance(state, "6,1 to 7,1") > glance(state, "6,1 to 8,1"), "one zone, two"


def test_every_choice_can_be_seen() -> None:
    state = drawn()
    assert all(state.glance(action) > 0 for action in state.legal(0))
