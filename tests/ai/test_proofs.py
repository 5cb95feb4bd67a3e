"""Endings of heXentafl small enough to be proven: what the search says for certain is so."""

import pytest

from meadhall.ai.method import STRONG
from meadhall.ai.player import search_by
from meadhall.engines import catalogue
from meadhall.engines.contract import OVER
from tests.ai.endgames import KING, NOBODY, RAIDERS, key_of, placings, read, solved, tally

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


@pytest.fixture(scope="module")
def one_raider():
    """All endings of a lone king against one raider, solved backwards."""
    return solved(placings(1))


def test_one_raider_never_holds_the_king(one_raider):
    """For all places of the two and both turns; no raider stands on the throne."""
    assert len(one_raider) == 2 * (30 * 35 + 36)
    assert set(one_raider.values()) == {KING}


def test_no_position_is_solved_against_what_follows_from_it(one_raider):
    """A check of the table by its own law, at some positions."""
    for key in list(one_raider)[::50]:
        state = read(key)
        after = set()
        for action in state.legal(state.turn):
            following = state.copy()
            following.play(action)
            end = key_of(following)
            after.add(end if end in (KING, RAIDERS, NOBODY) else one_raider[end])
        assert (KING in after) if int(state.turn) == KING else after == {KING}


@pytest.mark.parametrize("at", range(0, 2172, 181))
def test_the_search_proves_what_the_table_says(one_raider, at):
    key = list(one_raider)[at]
    assert proven(key, 6000) == one_raider[key]


@pytest.mark.long
def test_the_search_never_contradicts_all_endings_with_two_raiders():
    """Of 36,960 positions it proves nearly all that are decided, and none that is not."""
    keys = list(placings(2))
    winners = solved(keys)
    assert tally(winners, keys) == {
        (KING, KING): 15_930,
        (KING, NOBODY): 2505,
        (KING, RAIDERS): 45,
        (RAIDERS, KING): 9450,
        (RAIDERS, NOBODY): 7854,
        (RAIDERS, RAIDERS): 1176,
    }
    sample = keys[::37]
    found = [(winners[key], proven(key, 1000)) for key in sample]
    assert all(claimed in (winner, NOBODY) for winner, claimed in found)
    assert sum(winner != claimed for winner, claimed in found) <= len(sample) // 100


def proven(key, simulations):
    """The winner that a search proves, or NOBODY."""
    state = read(key)
    mover = int(state.turn)
    search = search_by(state, mover, STRONG, 1)
    search.run(simulations)
    if not search.is_settled():
        return NOBODY
    return {1000: mover, 0: 1 - mover}[search.choices()[0].proof]
