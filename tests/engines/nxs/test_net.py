"""What a small net sees of a match of NXS for two."""

import json
from collections.abc import Iterator

import pytest

from meadhall.ai.payoffs import payoff
from meadhall.ai.weighing import Evaluation
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, packed
from meadhall.engines.data import has_file, read_text
from meadhall.engines.nxs import net
from meadhall.engines.nxs.board import AREA
from meadhall.engines.nxs.movement import is_jump, moves_from
from meadhall.engines.nxs.pieces import (
    COLOUR_OF,
    EMPTY,
    KIND_OF,
    ORN,
    SEIDKONA,
    facing_of,
    piece,
)
from meadhall.engines.nxs.setups import SETUPS
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.random_play import random_step
from meadhall.lab.learning.weights_file import Learned, read_weights
from meadhall.lab.origin import rules_digest
from tests.engines.nxs.boards import begun, placed
from tests.sources import ROOT

GAME = catalogue.find("nxs")
LEARNED = [setup for setup in SETUPS if has_file("nxs", net.file_of(setup))]


def seen(state: Nxs) -> list[str]:
    names = state.net_names()
    return sorted(names[int(one)] for one in state.net_inputs())


def moments(matches: int, **options: object) -> Iterator[Nxs]:
    """Moments of random matches in which somebody chooses."""
    for seed in range(matches):
        state, chance = begun(2, **options), Chance(seed)
        for step in range(120):
            if state.asks == OVER:
                break
            if state.asks == CHOOSE and step % 4 < 2:
                yield state
            random_step(state, chance)


def test_it_sees_kinds_rows_dangers_and_land_from_behind_the_area_of_the_player_on_turn() -> None:
    men = "W2.3 WO4, W4.1 WS0, B1.2 BU4, B7.4 BJ1"
    assert seen(placed(men)) == sorted([
        "own O at home, row 2", "own at home, 0 from the middle",
        "own S at home, row 4", "own at home, 6 from the middle",
        "enemy U at home, row 1", "enemy at home, 1 from the middle",
        "enemy at home in danger, before the move",
        "enemy J at home, row 7", "enemy at home, 3 from the middle",
        "own lacks 10", "enemy lacks 10", "before the move",
    ])  # fmt: skip
    later = placed(men, "Black to rotate")
    assert {"own at home in danger, before the turn", "own U at home, row 1"} < set(seen(later))


def test_an_invader_is_abroad_and_lessens_what_its_player_lacks() -> None:
    told = seen(placed("W2.3 BO1, W4.1 WS0, B7.4 BJ1"))
    assert {"enemy O abroad, row 2", "own lacks 10", "enemy lacks 7"} < set(told)


@pytest.mark.parametrize("setup", ["short", "medium", "long13"])
def test_both_players_see_the_same_in_the_same_place(setup: str) -> None:
    """The board turned half round, with colours and turn changed, is the same for the net."""
    for state in moments(3, setup=setup):
        turned = state.copy()
        men = list(state.position.men)
        for cell, man in enumerate(men):
            end = (cell + AREA) % (2 * AREA)
            turned.position.men[end] = EMPTY
            if man != EMPTY:
                colour, kind = 1 - int(COLOUR_OF[man]), int(KIND_OF[man])
                turned.position.men[end] = piece(colour, kind, facing_of(int(man)) + 3)
        turned.position.recount()
        turned.turn = 1 - state.turn
        assert seen(turned) == seen(state)


def strikes(state: Nxs, colour: int, target: int) -> bool:
    """Is there a move in the rules' list by which this colour takes what stands there?"""
    position = state.position
    board, men = position.board, position.men
    return any(
        is_jump(move) and board.targets[move] == target
        for cell in range(2 * AREA)
        if COLOUR_OF[men[cell]] == colour
        for move in moves_from(board, men, position.wards, cell, packed([]))
    )


def test_a_warrior_is_in_danger_if_it_can_be_taken_and_guarded_if_that_can_be_avenged() -> None:
    fates = set()
    for state in moments(8, setup="medium"):
        position = state.position
        for cell in range(2 * AREA):
            man = position.men[cell]
            if man == EMPTY or KIND_OF[man] == SEIDKONA:
                continue
            colour = int(COLOUR_OF[man])
            avenged = state.copy()
            avenged.position.men[cell] = piece(1 - colour, ORN, 0)
            told = {
                (False, False): net.NO_FATE,
                (False, True): net.GUARDED,
                (True, False): net.IN_DANGER,
                (True, True): net.IN_DANGER + 1,
            }[strikes(state, 1 - colour, cell), strikes(avenged, colour, cell)]
            fate = net.fate_of(position.board, position.men, position.wards, cell)
            assert fate == told, (state.diagram(), position.board.names[cell])
            fates.add(int(fate))
    assert len(fates) == 4


def test_a_warrior_under_a_ward_is_in_no_danger() -> None:
    state = placed("W2.3 WO4, B1.2 BU1, B7.4 BJ1")
    cell = state.position.board.cell("B1.2")
    state.position.wards[1] = cell
    board, men = state.position.board, state.position.men
    assert net.fate_of(board, men, state.position.wards, cell) == net.NO_FATE


def test_what_one_player_has_the_other_lacks() -> None:
    for state in moments(4, setup="short"):
        assert state.evaluate(0) + state.evaluate(1) == 1000
        assert 0 < state.evaluate(0) < 1000


@pytest.mark.parametrize("setup", ["short", "medium", "long", "long13"])
def test_a_net_evaluates_for_two_from_the_fixed_set_up_that_it_has_learned(setup: str) -> None:
    assert bool(begun(2, setup=setup).net_numbers()) == (setup in LEARNED)
    for options in ({"placing": "own"}, {"placing": "same"}, {"setup": "short", "jotunn": True}):
        assert not begun(2, **{"setup": setup, **options}).net_numbers()


def test_no_net_evaluates_for_three() -> None:
    assert not begun(3, setup="short").net_numbers()


@pytest.mark.parametrize("setup", LEARNED)
def test_the_net_in_use_was_learned_by_these_rules_and_tells_how(setup: str) -> None:
    """When the rules change, it must be learned again: docs/lab.md says how."""
    settings = GAME.settle(2, {"setup": setup})
    learned = json.loads(read_text("nxs", net.file_of(setup)))
    assert learned["settings"] == settings
    assert learned["rules"] == rules_digest(GAME, 2, settings)
    origin = learned["origin"]
    assert origin["duel"]["verdict"] == "high"
    assert {"seed", "matches", "iterations", "positions", "curve"} <= set(origin)


def test_the_evaluation_before_can_still_be_played_against() -> None:
    settings = GAME.settle(2, {"setup": "short"})
    file = ROOT / "docs" / "data" / "nxs-short-before.json"
    weights = read_weights(Learned.EVALUATION, file, GAME, 2, settings)
    differ = 0
    for state in moments(1, setup="short"):
        found = Evaluation(packed(weights), packed([])).payoffs(state, True)
        assert payoff(found, 0) + payoff(found, 1) == 1000
        differ += payoff(found, 0) != state.evaluate(0)
    assert differ > 10
