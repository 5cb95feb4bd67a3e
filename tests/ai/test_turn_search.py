"""Search by whole turns: a turn is planned to its end, and the next rival's answer is counted."""

import pytest

from meadhall.ai.method import STRONG, Method
from meadhall.ai.player import choose, search_by
from meadhall.ai.prior_search import PriorSearch
from meadhall.ai.search import ENOUGH
from meadhall.ai.turn_search import LEAST, WORLD, TurnSearch
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, LOSS, OVER, WIN
from meadhall.engines.packed import i64, vec
from meadhall.engines.random_play import random_step
from tests.ai.toys import Toy

IDLE, GUARD, STRIKE = 0, 1, 2


class Duel(Toy):
    """A turn is two choices. To guard twice is good, to strike twice looks better, and all else is
    bad. But one answer punishes a strike: first guard, then strike. Idling is liked best."""

    open = False
    liking = 3

    def walk(self, archive):
        super().walk(archive)
        self.numbers = [int(archive.number(number)) for number in self.numbers]

    def actions(self, seat):
        return (IDLE, GUARD, STRIKE)

    def play(self, action):
        self.numbers.append(action)
        if len(self.numbers) % 2 == 0:
            self.pass_on()
        if len(self.numbers) == 8:
            self.asks = OVER

    def is_quiet(self):
        return len(self.numbers) % 2 == 0

    def playout_limit(self):
        return 0

    def evaluate(self, seat):
        begun, answered = self.numbers[:2], self.numbers[2:4]
        first = {(GUARD, GUARD): 560, (STRIKE, STRIKE): 620}.get(tuple(begun), 500)
        if begun == [STRIKE, STRIKE] and answered == [GUARD, STRIKE]:
            first = 400
        return first if seat == 0 else 1000 - first

    def result(self, seat):
        return WIN if (self.evaluate(0) > 500) == (seat == 0) else LOSS

    def has_move_priors(self):
        return True

    def move_priors(self, seat, actions):
        return vec[i64]([i64(self.liking if action == IDLE else 1) for action in actions])

    def plans_turns(self):
        return True


def searched(state, simulations, seed=1, method=STRONG):
    search = search_by(state, state.asked()[0], method, seed)
    assert isinstance(search, TurnSearch)
    search.run(simulations)
    return search


def middle_of_a_match(seed, steps, seats=2, **options):
    """A match of Valknut where somebody has to choose among several things."""
    state, chance = catalogue.find("valknut").start(seats, warbands="lot", **options), Chance(seed)
    while steps > 0 or state.asks != CHOOSE or len(state.legal(state.asked()[0])) < 2:
        random_step(state, chance)
        steps -= 1
    assert state.asks != OVER
    return state


def test_a_turn_is_planned_to_its_end_and_its_answer_is_counted():
    """Each choice alone looks the same, and the best turn but for the answer is the wrong one."""
    for seed in range(10):
        best = searched(Duel(2), WORLD, seed).choices()[0]
        assert best.line == (GUARD, GUARD), "struck, or did not plan to guard twice"
        assert best.worth // 1000 == 560


def test_before_the_answer_is_known_the_strike_looks_best():
    """So it is the answer that makes the difference above."""
    search = searched(Duel(2), 300)
    assert search.lines[0].promise == 620
    struck = next(line for line in search.contest if line.promise == 620)
    assert struck.worth == 400
    assert search.tree(2, 3).splitlines()[:2][0].startswith(f"{GUARD}: ")
    assert f"  2: {GUARD}" in search.tree(2, 3).splitlines()


def test_the_dial_turns_it_off():
    search = search_by(Duel(2), 0, Method(turns=0), 1)
    assert isinstance(search, PriorSearch)


def test_the_second_half_of_a_turn_is_searched_like_the_whole():
    state = Duel(2, [GUARD])
    assert searched(state, 100).choices()[0].action == GUARD


def test_the_last_turn_of_a_match_has_no_answer():
    state = Duel(2, [STRIKE, STRIKE, IDLE, IDLE, IDLE, IDLE])
    state.turn = 1
    search = searched(state, 60)
    assert sum(choice.visits for choice in search.choices()) == 60
    assert all(line.answers is None for line in search.contest)


def test_every_simulation_is_a_visit_of_some_choice():
    for simulations in (1, 2, 7, 200):
        search = searched(middle_of_a_match(3, 40), simulations)
        assert sum(choice.visits for choice in search.choices()) == simulations
    assert TurnSearch(Duel(2), 0, STRONG, 1).choices() == []


def test_each_line_is_answered_and_those_that_may_be_chosen_more_often():
    search = searched(middle_of_a_match(3, 40), WORLD)
    chosen = max(search.contest, key=lambda line: line.rank())
    assert search.choices()[0].worth == chosen.rank()
    assert all(line.visits >= LEAST for line in search.contest)
    busiest = max(search.contest, key=lambda line: line.visits)
    assert busiest.visits > 2 * LEAST and busiest in search.lines


def test_all_worlds_together_judge_and_one_just_begun_has_no_say():
    state = middle_of_a_match(3, 40)
    one, more, two = (searched(state, count) for count in (WORLD, WORLD + 20, 2 * WORLD))
    assert one.choices() == more.choices() != two.choices()
    assert sum(choice.visits for choice in two.choices()) == 2 * WORLD
    assert {choice.action for choice in one.choices()} == {int(a) for a in state.legal(state.turn)}


def test_who_overlooks_everything_sees_what_comes_first():
    search = search_by(Duel(2), 0, STRONG, 1)
    search.overlook({IDLE, GUARD, STRIKE})
    search.run(20)
    assert [choice.action for choice in search.choices()] == [IDLE]


def test_what_is_overlooked_now_is_seen_later_in_the_turn():
    search = search_by(Duel(2, [GUARD]), 0, STRONG, 1)
    search.overlook({GUARD})
    search.run(60)
    assert GUARD not in [choice.action for choice in search.choices()]
    search = search_by(Duel(2), 0, STRONG, 1)
    search.overlook({IDLE})
    search.run(60)
    for step in search.own.root.taken:
        assert step.action != IDLE and IDLE in step.actions


def test_a_full_tree_still_answers():
    search = searched(middle_of_a_match(3, 40), 100, method=Method(megabytes=0))
    assert search.is_full()
    assert search.choices()[0].visits > 0


@pytest.mark.parametrize("seats, options", [(2, {}), (3, {}), (2, {"mode": "ragnarok"})])
def test_equal_seeds_give_equal_records(seats, options):
    state = middle_of_a_match(2, 40, seats, **options)
    one, other = (searched(state, 120, 4) for _ in range(2))
    assert one.choices() == other.choices()
    assert one.tree(2, 9) == other.tree(2, 9)


@pytest.mark.parametrize("options", [{}, {"gods": True}])
def test_every_choice_of_a_match_is_allowed(options):
    """With the gods, chance answers within a turn; the tree of the turn stays true all the same."""
    state, chance = catalogue.find("valknut").start(4, warbands="lot", **options), Chance(7)
    count = 0
    while state.asks != OVER:
        if state.asks == CHOOSE:
            seat = state.asked()[0]
            action = choose(state, seat, "karl", count)
            assert action in list(state.legal(seat))
            state.play(action)
            count += 1
        else:
            random_step(state, chance)
    assert count > 100


def test_a_tree_puts_no_number_on_what_was_hardly_tried():
    for line in searched(middle_of_a_match(2, 40), 300).tree(1, 9).splitlines():
        visits = int(line.split(": ")[-1].split()[0])
        assert ("%" in line) == (visits >= ENOUGH), line
