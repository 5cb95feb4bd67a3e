"""Where things lie, and which spot a point or a key means, with no window open."""

import pytest

from meadhall.engines import catalogue
from meadhall.engines.values import Step
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import Scene, hexagon

GAME = catalogue.find("hexentafl")
BOARD = BOARDS["hexentafl"]


def opening() -> Scene:
    return BOARD.scene(GAME.start(), 0)


def named(scene: Scene, name: str) -> str:
    return next(spot.key for spot in scene.spots if spot.name == name)


def test_every_cell_can_be_pointed_at_in_its_middle() -> None:
    scene = opening()
    assert len(scene.spots) == 37
    for spot in scene.spots:
        assert scene.spot_at(spot.centre) == spot


def test_beside_the_board_lies_nothing() -> None:
    assert opening().spot_at((0.1, 0.1)) is None


@pytest.mark.parametrize(
    "way, name",
    [
        ((-1, 0), "d3"),
        ((1, 0), "d5"),
        ((0.5, -0.87), "e4"),
        ((-0.5, -0.87), "e3"),
        ((0.5, 0.87), "c4"),
        ((-0.5, 0.87), "c3"),
    ],
)
def test_six_keys_lead_from_the_throne_to_its_six_neighbours(
    way: tuple[float, float], name: str
) -> None:
    scene = opening()
    assert scene.beside(named(scene, "d4"), *way) == named(scene, name)


def test_a_step_over_the_edge_stays_where_it_is() -> None:
    scene = opening()
    assert scene.beside(named(scene, "d1"), -1, 0) == named(scene, "d1")


def test_the_opening_shows_a_king_three_men_and_six_raiders() -> None:
    looks = [piece.look for piece in opening().pieces]
    assert sorted(looks) == ["king"] + ["man"] * 3 + ["raider"] * 6


def test_a_place_says_in_words_what_stands_there() -> None:
    scene = opening()
    said = {spot.name: spot.sentence for spot in scene.spots}
    assert said["d4"] == "d4, the throne: the king"
    assert said["a1"] == "a1, a corner: a raider"
    assert said["b3"] == "b3: empty"


def test_pointing_means_first_the_piece_and_then_the_place() -> None:
    state = GAME.start()
    scene = BOARD.scene(state, 0)
    first = BOARD.step_at(named(scene, "e4"), [], state)
    assert first == Step("piece", state.board.cell("e4"), "e4")
    assert BOARD.step_at(named(scene, "e5"), [first], state).kind == "cell"


def test_every_step_of_every_move_has_its_spot() -> None:
    state = GAME.start()
    scene = BOARD.scene(state, 0)
    for action in state.legal(0):
        start, end = BOARD.journey(state, 0, action)
        assert scene.spot(start) is not None and scene.spot(end) is not None


def test_a_hexagon_holds_its_middle_and_not_its_bounding_corner() -> None:
    scene = opening()
    x, y = scene.spots[0].centre
    left, top = min(hexagon((x, y), 0.577)), min(hexagon((x, y), 0.577), key=lambda at: at[1])
    assert not scene.spots[0].holds((left[0], top[1]))
