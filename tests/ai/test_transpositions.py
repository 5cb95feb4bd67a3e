"""A position that another line of play has opened is known again, and nothing else changes."""

from dataclasses import replace
from functools import cache

import pytest

from meadhall.ai.method import STRONG
from meadhall.ai.open_search import OpenSearch
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, DRAW, LOSS, NO_ACTION, OVER, WIN
from meadhall.engines.random_play import random_step
from tests.ai.toys import Toy

HEXENTAFL = catalogue.find("hexentafl")

ORDERS = [(0, 1, 2, 3), (2, 1, 0, 3), (0, 3, 2, 1), (2, 3, 0, 1)]
"""Of two moves by each side."""


class Sheaves(Toy):
    """Each lays a sheaf left, right or in the middle, in turn. When all lie, who has won hangs on
    how many lie where. Four in a row without one on the right are a draw."""

    SHEAVES = 9
    LEFT, MIDDLE, RIGHT = 0, 1, 2

    def __init__(self, seats, numbers=(0, 0, 0, 0, 0)):
        super().__init__(seats, numbers)

    @property
    def luck(self):
        """Which of many games of this kind it is."""
        return self.numbers[4]

    def actions(self, seat):
        return range(3)

    def play(self, action):
        self.numbers[action] += 1
        self.numbers[3] = 0 if action == self.RIGHT else self.numbers[3] + 1
        self.pass_on()
        if self.laid() == self.SHEAVES or self.numbers[3] == 4:
            self.asks = OVER

    def laid(self):
        return sum(self.numbers[:3])

    def result(self, seat):
        if self.numbers[3] == 4:
            return DRAW
        winner = Chance(f"{self.luck} {self.numbers[:3]}".encode()).below(2)
        return WIN if winner == seat else LOSS

    def evaluate(self, seat):
        worth = 100 + Chance(f"{self.luck} {self.numbers[:3]} {self.turn}".encode()).below(800)
        return worth if seat == 0 else 1000 - worth

    def winning_action(self):
        for action in self.actions(self.turn):
            after = self.copy()
            after.play(action)
            if after.asks == OVER and after.result(self.turn) == WIN:
                return action
        return NO_ACTION

    def position_key(self):
        left, middle, right = self.numbers[:3]
        return 1 + left + 10 * middle + 100 * right + 1000 * self.turn

    def can_last(self, moves):
        return self.numbers[3] + moves < 4


@cache
def value(numbers, turn):
    """What the first seat can be sure of, by trying everything."""
    state = Sheaves(2, numbers)
    state.turn = turn
    results = []
    for action in state.actions(turn):
        after = state.copy()
        after.play(action)
        over = after.asks == OVER
        results.append(after.result(0) if over else value(tuple(after.numbers), after.turn))
    return max(results) if turn == 0 else min(results)


def searched(state, simulations, known_again):
    method = replace(STRONG, transpositions=int(known_again))
    search = OpenSearch(state.copy(), int(state.turn), method, 1)
    search.run(simulations)
    return search


def outcome(search):
    return search.choices(), search.simulations, search.root.proof


@pytest.mark.parametrize("luck", range(15))
def test_the_tree_is_the_same_with_the_table_and_without(luck):
    state = Sheaves(2, (0, 0, 0, 0, luck))
    for simulations in (10, 60, 1000):
        with_table, without = (searched(state, simulations, known) for known in (True, False))
        assert outcome(with_table) == outcome(without)


@pytest.mark.parametrize("luck", range(15))
def test_what_is_proven_is_true_although_a_draw_hangs_on_the_way(luck):
    search = searched(Sheaves(2, (0, 0, 0, 0, luck)), 5000, known_again=True)
    assert search.is_settled()
    assert search.root.proof % 1024 == 500 * value((0, 0, 0, 0, luck), 0)


def test_a_position_that_comes_up_again_is_not_evaluated_again(monkeypatch):
    evaluated = []
    honest = Sheaves.evaluate

    def counted(self, seat):
        evaluated.append(tuple(self.numbers[:4]))
        return honest(self, seat)

    monkeypatch.setattr(Sheaves, "evaluate", counted)
    counts = []
    for known in (True, False):
        evaluated.clear()
        searched(Sheaves(2), 300, known)
        counts.append(len(evaluated))
    assert counts[0] < 0.7 * counts[1]


@pytest.mark.parametrize("board", ["4x4", "5x5"])
@pytest.mark.parametrize("seed", range(6))
def test_on_heXentafls_boards_the_tree_is_the_same(board, seed):  # noqa: N802 - the game's name
    chance = Chance(seed)
    state = HEXENTAFL.start(2, board=board)
    for _ in range(4 + 6 * seed):
        random_step(state, chance)
    if state.asks == CHOOSE:
        results = [outcome(searched(state, 500, known)) for known in (True, False)]
        assert results[0] == results[1]


def test_keys_are_equal_where_another_order_of_moves_leads_to_the_same_position():
    """Two moves of each side, in both orders; and another key where the other side is to move."""
    state = HEXENTAFL.start(2, board="5x5")
    while state.asks != CHOOSE:
        state.chance_answers(Chance(3))
    keys = set()
    moves = quiet_moves(state)
    for order in ORDERS:
        after = state.copy()
        for at in order:
            after.play(moves[at])
        keys.add(int(after.position_key()))
    assert len(keys) == 1
    after = state.copy()
    after.play(moves[0])
    assert after.position_key() not in keys | {state.position_key()}


def quiet_moves(state):
    """Two moves of each side, in turn, of pieces that are not in each other's way."""
    chance = Chance(11)
    while True:
        moves, trial = [], state.copy()
        for _ in range(4):
            moves.append(int(trial.random_action(chance)))
            trial.play(moves[-1])
        if all(is_playable(state, [moves[at] for at in order]) for order in ORDERS):
            return moves


def is_playable(state, moves):
    after = state.copy()
    for move in moves:
        if after.asks != CHOOSE or move not in list(after.legal(after.turn)):
            return False
        after.play(move)
    return after.asks == CHOOSE and after.quiet == len(moves)
