"""Who stands where at first?"""

from collections import Counter
from typing import Any

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE
from meadhall.engines.nxs.board import AREA
from meadhall.engines.nxs.movement import is_jump
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    HEADINGS,
    JOFURR,
    KIND_OF,
    KINDS,
    REACHES,
    SEIDKONA,
    TITLES,
)
from meadhall.engines.nxs.setups import PATTERNS, TILES, bag
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.random_play import perft
from tests.engines.nxs.boards import begun

# pieces of each player and first moves, of the rules page
TABLE = [
    (2, "short", 7, 26),
    (2, "medium", 10, 21),
    (2, "long", 12, 21),
    (2, "long13", 13, 21),
    (3, "short", 7, 29),
    (3, "medium", 10, 24),
    (3, "medium3s", 10, 20),
    (3, "long", 14, 23),
]
SETUPS = [(seats, setup) for seats, setup, _, _ in TABLE]
PLACINGS = ["fixed", "same", "own"]


def opening(seats: int, seed: int = 1, **options: Any) -> Nxs:
    """The first turn, whatever had to be drawn for it."""
    state, chance = begun(seats, **options), Chance(seed)
    while state.asks != CHOOSE:
        state.chance_answers(chance)
    return state


def army(state: Nxs, colour: int) -> Counter[str]:
    """How many pieces of each kind a colour has."""
    men = [int(man) for man in state.position.men if COLOUR_OF[man] == colour]
    return Counter(TITLES[int(KIND_OF[man])] for man in men)


def for_colour(state: Nxs, colour: int) -> Nxs:
    """The same moment with another player on turn."""
    state = state.copy()
    state.turn = state.colour = colour
    return state


@pytest.mark.parametrize(("seats", "setup", "pieces", "moves"), TABLE)
def test_the_table_of_pieces_and_first_moves(
    seats: int, setup: str, pieces: int, moves: int
) -> None:
    state = opening(seats, setup=setup)
    for colour in range(seats):
        assert sum(army(state, colour).values()) == pieces
        assert perft(for_colour(state, colour), 1) == moves
    assert perft(state, 2) == moves * 2 * pieces


def test_the_default_is_the_medium_match_to_ten() -> None:
    assert opening(2).diagram() == opening(2, setup="medium", goal=10).diagram()


def test_a_full_tribe_has_fourteen_pieces() -> None:
    assert army(opening(3, setup="long"), 1) == {
        "Jöfurr": 2, "Berserkr": 2, "Úlfhéðnar": 2, "Hrafn": 2, "Örn": 3, "Seiðkona": 3
    }  # fmt: skip


@pytest.mark.parametrize("setup", ["short", "medium", "long"])
def test_two_players_have_one_sorceress_each(setup: str) -> None:
    assert army(opening(2, setup=setup), 0)["Seiðkona"] == 1


@pytest.mark.parametrize(("seats", "setup"), SETUPS)
@pytest.mark.parametrize("placing", PLACINGS)
def test_nobody_can_capture_with_his_first_move(seats: int, setup: str, placing: str) -> None:
    for seed in range(1 if placing == "fixed" else 25):
        state = opening(seats, seed, setup=setup, placing=placing)
        for colour in range(seats):
            moves = for_colour(state, colour).legal(colour)
            assert len(moves) > 0 and not any(is_jump(move) for move in moves)


def test_the_jotunns_army_cannot_be_captured_at_once_either() -> None:
    state = opening(2, jotunn=True, setup="long")
    for colour in (0, 1, 2):
        state.colour = colour
        assert not any(is_jump(move) for move in state.all_moves())


@pytest.mark.parametrize("key", PATTERNS)
def test_the_front_row_is_empty_and_the_boars_stand_behind_it(key: tuple[int, str]) -> None:
    rows = PATTERNS[key]
    assert rows[0] == "...." and rows[1].replace("S", ".") == "BJ.JB"


def test_all_players_stand_alike() -> None:
    for seats in (2, 3):
        state = opening(seats, setup="long")
        for colour in range(1, seats):
            for at in range(AREA):
                white = int(state.position.men[at])
                other = int(state.position.men[colour * AREA + at])
                assert KIND_OF[white] == KIND_OF[other]


# Random set-up. -----------------------------------------------------------------------------


def test_there_are_twelve_tiles_one_for_each_piece_that_is_no_boar() -> None:
    full = army(opening(3, setup="long"), 0)
    assert len(TILES) == 12
    assert Counter(TITLES[kind] for kind in TILES) == full - Counter({TITLES[JOFURR]: 2})


def test_two_players_leave_two_sorceresses_out_of_the_bag() -> None:
    assert Counter(TITLES[kind] for kind in bag(2, "medium"))["Seiðkona"] == 1
    assert len(bag(2, "medium")) == 10 and len(bag(3, "medium")) == 12


@pytest.mark.parametrize(("seats", "setup"), SETUPS)
@pytest.mark.parametrize("placing", ["same", "own"])
def test_a_draw_gives_everybody_as_many_pieces_with_the_boars_in_front(
    seats: int, setup: str, placing: str
) -> None:
    for seed in range(10):
        state = opening(seats, seed, setup=setup, placing=placing)
        size = sum(army(opening(seats, setup=setup), 0).values())
        for colour in range(seats):
            found = army(state, colour)
            assert sum(found.values()) == size and found["Jöfurr"] == 2
            assert seats == 3 or found["Seiðkona"] == (2 if setup == "long13" else 1)
            for name in ("2.2", "2.4"):
                cell = state.position.board.cell(f"{'WBG'[colour]}{name}")
                assert KIND_OF[state.position.men[cell]] == JOFURR


def test_one_draw_serves_all_and_own_draws_differ() -> None:
    same = [opening(2, seed, placing="same") for seed in range(10)]
    own = [opening(2, seed, placing="own") for seed in range(10)]
    for state in same:
        kinds = [KIND_OF[man] for man in state.position.men]
        assert kinds[:AREA] == kinds[AREA:]
    assert any(army(state, 0) != army(state, 1) for state in own)


def test_the_sorceress_may_stand_on_any_of_the_drawn_places() -> None:
    places = Counter(
        next(
            at
            for at in range(AREA)
            if KIND_OF[opening(2, seed, placing="same").position.men[at]] == SEIDKONA
        )
        for seed in range(160)
    )
    assert len(places) == 8 and min(places.values()) > 8


def test_drawn_pieces_face_forward() -> None:
    state = opening(2, 3, placing="own", setup="long")
    for cell, man in enumerate(state.position.men):
        if KIND_OF[man] not in (KINDS, SEIDKONA):
            forward = 5 if cell < AREA else 2
            assert state.position.board.area_of[cell] == COLOUR_OF[man]
            corner_spears = [
                corner for corner in range(6) if REACHES[man * HEADINGS + 2 * corner + 1] > 0
            ]
            assert forward in corner_spears
