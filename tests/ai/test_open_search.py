"""Search where everything lies open: right play in games whose right play is known."""

import pytest

from meadhall.ai.method import PLAIN, STRONG, Method
from meadhall.ai.open_search import OpenSearch
from meadhall.ai.payoffs import UNPROVEN
from meadhall.ai.player import search_by
from meadhall.ai.search import ENOUGH
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.random_play import random_step
from tests.ai.toys import Aim, Nim, Rope, Switches, TeamNim, WideAim

HEXENTAFL = catalogue.find("hexentafl")


def searched(state, simulations, method=STRONG, seed=1):
    search = search_by(state, int(state.turn), method, seed)
    search.run(simulations)
    return search


def best(state, simulations, method=STRONG):
    return searched(state, simulations, method).choices()[0]


@pytest.mark.parametrize("method", [STRONG, PLAIN])
@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_who_can_leave_a_multiple_of_four_stones_does(stones, method):
    assert best(Nim(2, [stones]), 500, method).action == stones % 4


@pytest.mark.parametrize("stones", range(1, 13))
def test_a_small_game_is_proven_and_then_the_search_is_over(stones):
    search = searched(Nim(2, [stones]), 5000)
    assert search.is_settled()
    assert search.simulations < 5000
    assert search.choices()[0].proof == (0 if stones % 4 == 0 else 1000)


def test_a_search_without_a_solver_proves_nothing():
    search = searched(Nim(2, [6]), 200, Method(solver=0))
    assert search.simulations == 200
    assert all(choice.proof == UNPROVEN for choice in search.choices())


def test_four_seats_each_look_to_themselves():
    """With three stones the first takes all; with four he can only choose who does."""
    assert best(Nim(4, [3]), 300).action == 3
    assert searched(Nim(4, [3]), 300).choices()[0].proof == 1000
    assert searched(Nim(4, [4]), 300).choices()[0].proof == 0


def test_a_team_lets_its_other_half_win():
    """Opposite seats together: it is the game for two, and six stones are won by taking two."""
    choice = best(TeamNim(4, [6]), 2000)
    assert (choice.action, choice.proof) == (2, 1000)


def test_friends_win_together():
    """Eleven in four turns of at most three: nobody may ever take one."""
    rope = Rope(2)
    while rope.asks != 4:
        rope.play(best(rope, 400).action)
    assert rope.numbers[0] == Rope.MARK


def test_a_turn_of_many_choices_is_thought_through():
    switches = Switches(2)
    for at in range(6):
        action = best(switches, 800, Method(cutoff=-1, foresight=0, minimax=0)).action
        assert action == (at + 1) % 2, f"choice {at}"
        switches.play(action)


def test_of_hundreds_of_choices_the_best_looking_is_found():
    assert best(Aim(2), 3).action == Aim.MARK


def test_of_thousands_only_some_are_judged_and_all_can_be_chosen():
    search = searched(WideAim(2), 1)
    assert len(search.choices()) == WideAim.NUMBERS
    judged = [choice for choice in search.choices() if choice.worth > 0]
    assert len(judged) == 400
    assert abs(search.choices()[0].action - Aim.MARK) < 30


def test_a_widening_search_looks_deep_although_there_are_hundreds_of_choices():
    wide = searched(Aim(2), 40, Method(widening=1))
    assert len(wide.root.children) < 15
    assert abs(wide.choices()[0].action - Aim.MARK) < 9
    blind = searched(Aim(2), 400, Method(widening=2, foresight=0, minimax=0, solver=0, cutoff=-1))
    assert len(blind.root.children) < 60
    assert max(len(child.children) for child in blind.root.children) > 2


def board(text):
    return HEXENTAFL.read_diagram(text, 2, HEXENTAFL.settle(2, {}))


def test_the_king_takes_the_open_road():
    state = board("""
        defenders to move (0 since the last capture)
        g    A . . +
        f   . . . . .
        e  . . . . . .
        d A . . + . . +
        c  . . . . . .
        b   . A . K .
        a    A . A +
    """)
    choice = best(state, 5)
    assert choice.proof == 1000
    state.play(choice.action)
    assert str(state.reason()) == "The king has reached a corner."


def test_a_raider_bars_the_only_road():
    """The king stands a step from the corner a4; whatever does not stop him loses."""
    state = board("""
        attackers to move (0 since the last capture)
        g    A . . A
        f   . . . . .
        e  . . . . . .
        d A . . + . . A
        c  . . . . . .
        b   . A . K .
        a    A . . +
    """)
    choices = {state.name(1, choice.action): choice for choice in searched(state, 300).choices()}
    assert choices["a1-a2"].proof == 0
    holding = [name for name, choice in choices.items() if choice.proof != 0]
    assert 0 < len(holding) < len(choices) / 2
    assert searched(state, 300).choices()[0].action in [
        choice.action for choice in choices.values() if choice.proof != 0
    ]


@pytest.mark.parametrize("size", ["4x4", "5x5"])
def test_a_proof_holds_against_every_reply(size):
    """What a search calls proven is what an exhaustive search finds."""
    chance = Chance(5)
    proven = 0
    for _ in range(12):
        state = HEXENTAFL.start(board=size)
        for _ in range(30):
            if state.asks != 4:
                random_step(state, chance)
        if state.asks == 4:
            continue
        for choice in searched(state, 60).choices():
            if choice.proof in (0, 1000) and len(choice.line) <= 2:
                after = state.copy()
                after.play(choice.action)
                assert loses_in(after, 1) if choice.proof == 1000 else wins_in_one(after)
                proven += 1
    assert proven > 20


def wins_in_one(state):
    if state.asks == 4:
        return False
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        if after.asks == 4 and after.result(state.turn) == 2:
            return True
    return False


def loses_in(state, depth):
    """Does the seat on turn lose within this many of its moves, whatever it does?"""
    if state.asks == 4:
        return state.result(1 - state.turn) == 2 or state.result(state.turn) == 2
    if depth == 0:
        return False
    replies = []
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        replies.append(wins_in_one(after) or after.asks == 4)
    return all(replies)


def test_equal_seeds_grow_equal_trees_to_the_last_visit():
    state = HEXENTAFL.start()
    for method in (STRONG, PLAIN):
        one, other = searched(state, 60, method, 7), searched(state, 60, method, 7)
        assert one.choices() == other.choices()
        assert one.tree(3, 5) == other.tree(3, 5)


def test_simulations_may_come_in_slices():
    state = HEXENTAFL.start()
    slices = search_by(state, 0, STRONG, 3)
    for _ in range(10):
        slices.run(6)
    assert slices.choices() == searched(state, 60, seed=3).choices()


def test_a_searched_state_is_left_as_it_was():
    state = HEXENTAFL.start()
    before = state.dump()
    searched(state, 30)
    assert state.dump() == before


def test_what_follows_an_action_is_kept_for_the_next_search():
    search = searched(HEXENTAFL.start(), 200)
    choice = search.choices()[0]
    assert isinstance(search, OpenSearch)
    assert search.follow(choice.action)
    assert search.root.visits == choice.visits
    assert search.state.turn == 1
    search.run(50)
    assert search.root.visits == choice.visits + 50
    assert search.simulations == 50, "the budget is for new simulations"
    assert not search.follow(-5)


@pytest.mark.parametrize("size", ["4x4", "5x5"])
def test_a_tree_keeps_to_its_memory_and_still_plays(size):
    """One megabyte is full after some hundreds of simulations."""
    search = searched(HEXENTAFL.start(board=size), 1200, Method(megabytes=1))
    assert 250_000 < search.memory < 1_100_000
    assert sum(choice.visits for choice in search.choices()) == 1199


def test_a_tree_is_printed_in_notation():
    lines = searched(HEXENTAFL.start(), 150).tree(2, 2).splitlines()
    assert 3 <= len(lines) <= 6
    assert lines[0].count("-") == 1 and "visits" in lines[0]
    assert lines[1].startswith("  ")


def test_a_tree_puts_no_number_on_what_was_hardly_tried():
    for line in searched(HEXENTAFL.start(), 400).tree(4, 9).splitlines():
        visits = int(line.split(": ")[1].split()[0])
        assert ("%" in line) == (visits >= ENOUGH or "certainly" in line), line


def test_who_sees_only_losing_moves_makes_one_of_them():
    """Of four stones every number loses; a player who overlooks two of them still decides."""
    search = search_by(Nim(2, [4]), 0, STRONG, 1)
    search.overlook({1, 2})
    search.run(50)
    assert search.is_settled()
    assert [choice.action for choice in search.choices()] == [3]


def test_who_overlooks_everything_sees_everything():
    search = search_by(Nim(2, [5]), 0, STRONG, 1)
    search.overlook({1, 2, 3})
    search.run(50)
    assert search.choices()[0].action == 1
