"""Endings of heXentafl small enough to be proven: what the search says for certain is so."""

import pytest

from meadhall.ai.method import STRONG
from meadhall.ai.player import search_by
from meadhall.engines import catalogue
from meadhall.engines.contract import OVER

GAME = catalogue.find("hexentafl")

# A king without men against few raiders, on the small board.
ENDINGS = {
    "one raider cannot hold him": (
        """
        defenders to move (0 since the last capture)
        g    + . . +
        f   . . . . .
        e  . . . . . .
        d + . . K . . +
        c  . . . . . .
        b   . . . . .
        a    + . A +
        """,
        1000,
    ),
    "nor can he if it is his turn": (
        """
        attackers to move (0 since the last capture)
        g    + . . +
        f   . . . . .
        e  . . . . . .
        d + . . K . . +
        c  . . . . . .
        b   . . . . .
        a    + . A +
        """,
        0,
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_an_ending_is_proven_and_played_out_as_proven(name):
    """The side that wins for certain does so against every answer it is given to try."""
    text, expected = ENDINGS[name]
    state = GAME.read_diagram(text, 2, GAME.settle(2, {}))
    seat = int(state.turn)
    search = search_by(state, seat, STRONG, 1)
    search.run(4000)
    assert search.is_settled()
    assert search.choices()[0].proof == expected
    winner = seat if expected == 1000 else 1 - seat
    assert all(outcome(after, winner) for after in replies(state, winner))


def replies(state, winner):
    """What may come of the next choice: the winner's best, or anything the other does."""
    if int(state.turn) == winner:
        search = search_by(state, winner, STRONG, 2)
        search.run(4000)
        actions = [search.choices()[0].action]
    else:
        actions = [int(action) for action in state.legal(state.turn)]
    for action in actions:
        after = state.copy()
        after.play(action)
        yield after


def outcome(state, winner):
    """Does the winner win from here, whatever the other does?"""
    if state.asks == OVER:
        return state.result(winner) == 2
    return all(outcome(after, winner) for after in replies(state, winner))
