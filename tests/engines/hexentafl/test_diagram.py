"""A position as a text, and back."""

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.random_play import random_step
from meadhall.engines.values import NOBODY, BadDiagram
from tests.engines.hexentafl.boards import GAME

OPENING = """\
defenders to move (0 since the last capture)
g    A . . A
f   . . . . .
e  . . D . . .
d A . . K D . A
c  . . D . . .
b   . . . . .
a    A . . A"""


def read(text: str) -> Hexentafl:
    return GAME.read_diagram(text, 2, GAME.settle(2, {}))


def test_the_small_opening() -> None:
    assert GAME.start().diagram() == OPENING
    assert read(OPENING).dump() == GAME.start().dump()


@pytest.mark.parametrize(
    ("wrong", "right", "complaint"),
    [
        ("defenders to move", "jarls to move", "the first line says who is to move"),
        ("f   . . . . .\n", "", "a 4x4 board has 37 cells"),
        ("g    A", "g    X", "'X' is no piece"),
        ("g    A", "g    K", "only one king"),
        ("K", ".", "the king is missing"),
        ("K", "D", "the king is missing|only the king may stand on the throne"),
        ("d A . . K", "d A . K A", "only the king may stand on the throne"),
        ("defenders to move", "The king is taken.", "he stands on the board"),
        ("defenders to move", "The king has reached a corner.", "reached a corner when"),
        ("(0 since", "(200 since", "a match is over 200 moves after the last capture"),
        ("(0 since", f"({10**30} since", "a match is over 200 moves after the last capture"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(wrong: str, right: str, complaint: str) -> None:
    assert wrong in OPENING
    with pytest.raises(BadDiagram, match=complaint):
        read(OPENING.replace(wrong, right, 1))


def test_a_king_on_a_corner_has_nothing_left_to_do() -> None:
    on_a_corner = OPENING.replace("K", ".").replace("g    A", "g    K")
    with pytest.raises(BadDiagram, match="reached a corner"):
        read(on_a_corner)
    ended = on_a_corner.replace("defenders to move", "The king has reached a corner.")
    assert read(ended).asks == OVER


def test_a_side_that_cannot_move_is_not_asked_to() -> None:
    without_raiders = OPENING.replace("A", ".").replace("defenders", "attackers")
    with pytest.raises(BadDiagram, match="the attackers cannot move"):
        read(without_raiders)
    ended = without_raiders.replace("attackers to move", "The attackers cannot move.")
    assert read(ended).asks == OVER


@pytest.mark.parametrize("seed", range(5))
def test_every_moment_of_a_match_reads_back(seed: int) -> None:
    state, chance = GAME.start(), Chance(seed)
    while state.asks != OVER:
        random_step(state, chance)
        assert read(state.diagram()).diagram() == state.diagram()


def test_each_side_is_told_what_it_moves_and_plays_for() -> None:
    state = GAME.start()
    assert "the king (K) or a man (D)" in str(state.request(0))
    assert state.request(1) is state.request(NOBODY) is None
    state.choose(int(state.legal(0)[0]))
    assert state.request(0) is None and "a raider (A)" in str(state.request(1))
