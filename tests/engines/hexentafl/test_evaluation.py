"""What wins at once, what looks good, and a random move that is any move."""

import pytest

from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import NO_ACTION, OVER, WIN
from meadhall.engines.hexentafl.ending import KING_ESCAPED, KING_TAKEN
from meadhall.engines.random_play import random_step

GAME = catalogue.find("hexentafl")


def moments(matches, **options):
    """Every moment of some random matches."""
    for seed in range(matches):
        state, chance = GAME.start(2, **options), Chance(seed)
        while state.asks != OVER:
            yield state
            random_step(state, chance)


def decisive(state):
    """The moves that bring the king to a corner, or take him."""
    found = []
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        if after.ending in (KING_ESCAPED, KING_TAKEN) and after.result(state.turn) == WIN:
            found.append(int(action))
    return found


@pytest.mark.parametrize("board", ["4x4", "5x5"])
@pytest.mark.parametrize("crossing", [True, False])
def test_a_win_at_once_is_seen_exactly_where_there_is_one(board, crossing):
    wins = 0
    for state in moments(6, board=board, crossing=crossing):
        action, known = state.winning_action(), decisive(state)
        assert (action in known) if known else (action == NO_ACTION), state.diagram()
        wins += bool(known)
    assert wins > 50


@pytest.mark.parametrize("board", ["4x4", "5x5"])
def test_what_one_side_has_the_other_lacks(board):
    for state in moments(3, board=board):
        assert state.evaluate(0) + state.evaluate(1) == 1000
        assert 0 < state.evaluate(0) < 1000


def judged(text, board="4x4"):
    """What the position promises the defenders."""
    return GAME.read_diagram(text, 2, GAME.settle(2, {"board": board})).evaluate(0)


EVEN = """
    defenders to move (0 since the last capture)
    g    A . . A
    f   . . . . .
    e  . . D . . .
    d A . . K D . A
    c  . . D . . .
    b   . . . . .
    a    A . . A
"""


@pytest.mark.parametrize(
    "better, before, after",
    [
        (True, "g    A . . A", "g    A . . +"),
        (False, "c  . . D . . .", "c  . . . . . ."),
        (False, "e  . . D . . .", "e  . . D A . ."),
        (False, "defenders to move", "attackers to move"),
    ],
)
def test_a_difference_that_matters_is_seen(better, before, after):
    """A raider less, a man less, a raider more, the turn: each against the same position."""
    assert before in EVEN
    changed, even = judged(EVEN.replace(before, after)), judged(EVEN)
    assert changed > even if better else changed < even


def test_a_random_move_is_any_move_equally_often():
    state, chance = GAME.start(2, board="5x5"), Chance(1)
    actions = [int(action) for action in state.legal(0)]
    counts = dict.fromkeys(actions, 0)
    for _ in range(100 * len(actions)):
        counts[int(state.random_action(chance))] += 1
    deviation = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert deviation < 80  # 41 degrees of freedom: once in 4,000 by chance alone


def test_a_side_with_one_move_finds_it():
    """Blind draws often miss the one move that is left; then the list has it."""
    state = GAME.read_diagram(
        """
        attackers to move (0 since the last capture)
        g    . . . .
        f   . . . . .
        e  . . . . . .
        d . . . K . . .
        c  . . . D . .
        b   . . . . D
        a    . . D A
        """,
        2,
        GAME.settle(2, {}),
    )
    assert [state.name(1, action) for action in state.legal(1)] == ["a4-b4"]
    assert {state.name(1, state.random_action(Chance(seed))) for seed in range(200)} == {"a4-b4"}
