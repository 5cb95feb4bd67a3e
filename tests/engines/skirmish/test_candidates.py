"""What is listed for the search: points at which something changes, and ways round enemies."""

from math import dist

from meadhall.engines.skirmish.actions import MOVE, points_of, target_of, verb_of
from meadhall.engines.skirmish.candidates import CHARGE_READY
from tests.engines.skirmish.tables import position


def ways(state) -> list[list[tuple[float, float]]]:
    """Every listed move as its points, in sixteenths."""
    return [
        [(int(place) % 768, int(place) // 768) for place in points_of(target_of(action))]
        for action in state.legal(state.turn)
        if verb_of(action) == MOVE
    ]


def test_a_way_round_an_enemy_is_listed() -> None:
    state = position("h1 24,4\nw2 24,7.5\nh2 2,34\n")
    assert any(len(way) > 1 and way[-1][1] > 5 * 16 for way in ways(state))


def test_where_two_enemies_can_both_be_charged_from_is_listed() -> None:
    state = position("h1 24,4\nw2 22,10\na2 27,10\nh2 2,34\n")
    enemies = [(22 * 16, 160), (27 * 16, 160)]
    assert any(
        all(abs(dist(way[-1], enemy) - CHARGE_READY) < 1.5 for enemy in enemies)
        for way in ways(state)
    )


def test_a_border_at_a_distance_that_matters_is_listed() -> None:
    """The edge of the wood from where an archer just reaches its target."""
    state = position("a1 11,6\nw2 24,11\nh2 2,34\n", acting="a1")
    long = 208
    assert any(
        state.ground.is_cover(*way[-1]) and -1.5 < dist(way[-1], (384, 176)) - long < 1.5
        for way in ways(state)
    )
