"""Search by move priors: they come first, trials correct them, and all choices share one luck."""

import pytest

from meadhall.ai.method import STRONG
from meadhall.ai.payoffs import payoff
from meadhall.ai.player import choose, search_by
from meadhall.ai.playouts import play_on
from meadhall.ai.prior_search import DOUBLING, ONE, PARTS, PriorSearch, doublings, power, readiness
from meadhall.ai.search import ENOUGH
from meadhall.ai.weighing import Evaluation
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, LOSS, OVER, ROLL, WIN
from meadhall.engines.packed import i64, vec
from meadhall.engines.random_play import random_step
from tests.ai.toys import Toy, Wager, dealt

VALHALLA = catalogue.find("valhalla")


class Inclined(Wager):
    """A wager at which one of the two choices is liked far better."""

    liking = Wager.LEAVE

    def copy(self):
        twin = super().copy()
        twin.liking = self.liking
        return twin

    def has_move_priors(self):
        return True

    def move_priors(self, seat, actions):
        return vec[i64]([i64(20 if action == self.liking else 1) for action in actions])


class Toss(Toy):
    """One of two coins is tossed; the second one is told to be no luck at all."""

    open = False

    def actions(self, seat):
        return (1, 2)

    def copy(self):
        twin = super().copy()
        twin.numbers = list(self.numbers)
        return twin

    def play(self, action):
        self.numbers = [action, 0]
        self.asks = ROLL

    def dice(self):
        return 2, 1

    def rolled(self, values):
        self.numbers[1] = int(values[0])
        self.asks = OVER

    def determinize(self, chance):
        return self.copy()

    def seen_by(self, seat):
        return self.copy()

    def result(self, seat):
        return WIN if (self.numbers[1] == 1) == (seat == 0) else LOSS

    def luck(self, seat):
        return (self.result(seat) - 1) * 500 if self.numbers[0] == 1 else 0

    def has_move_priors(self):
        return True

    def move_priors(self, seat, actions):
        return vec[i64]([i64(1)] * len(actions))


class Distrusted(Inclined):
    """The same, but a prior counts for no more than one trial."""

    def prior_trials(self):
        return 1


def wager(card, liking):
    state = dealt(Inclined, [card, *(face for face in (1, 2, 3, 4, 5) if face != card)], [0])
    state.liking = liking
    return state


def middle_of_a_match(seed, steps, seats=2):
    """A match of the card game where somebody has to choose."""
    state, chance = VALHALLA.start(seats), Chance(seed)
    while steps > 0 or state.asks != CHOOSE:
        random_step(state, chance)
        steps -= 1
    assert state.asks != OVER
    return state


def searched(state, seat, simulations, seed=1):
    search = search_by(state, seat, STRONG, seed)
    assert isinstance(search, PriorSearch)
    search.run(simulations)
    return search


@pytest.mark.parametrize("liking", [Wager.LEAVE, Wager.DARE])
def test_what_is_likely_is_tried_first_and_trusted_at_first(liking):
    state = wager(3, liking)
    assert [choice.visits for choice in searched(state, 0, 1).choices()] == [1, 0]
    assert searched(state, 0, 2).choices()[0].action == liking


def test_among_equals_nobody_is_first():
    """One trial finds no difference, and the number of an action is no reason to prefer it."""
    state = wager(3, "neither of them")
    firsts = {searched(state, 0, 1, seed).choices()[0].action for seed in range(20)}
    assert firsts == {Wager.LEAVE, Wager.DARE}


@pytest.mark.parametrize("card, right", [(1, Wager.LEAVE), (5, Wager.DARE)])
def test_a_hunch_that_is_wrong_is_unlearned(card, right):
    state = wager(card, Wager.DARE + Wager.LEAVE - right)
    assert searched(state, 0, 600).choices()[0].action == right


def test_a_hunch_that_counts_little_is_unlearned_sooner():
    """Daring wins whatever comes, but is liked less."""
    after = []
    for kind in (Inclined, Distrusted):
        state = dealt(kind, [5, 1, 2, 3, 4], [0])
        state.liking = Wager.LEAVE
        search = search_by(state, 0, STRONG, 1)
        tried = 0
        while not search.choices() or search.choices()[0].action != Wager.DARE:
            search.run(1)
            tried += 1
        after.append(tried)
    assert after[1] < after[0]


def test_what_the_dice_gave_is_taken_away_from_a_trial():
    search = searched(Toss(2, [0, 0]), 0, 60)
    brought = {int(each.meant): set(each.payoffs) for each in search.candidates}
    assert brought == {1: {500}, 2: {0, 1000}}


def test_all_choices_go_through_the_same_worlds():
    """Whichever comes first: what daring brings, world by world, is the same."""
    brought = []
    for liking in (Wager.DARE, Wager.LEAVE):
        search = searched(wager(3, liking), 0, 200)
        brought += [list(each.payoffs) for each in search.candidates if each.meant == Wager.DARE]
    count = min(len(payoffs) for payoffs in brought)
    assert count >= 16 and set(brought[0][:count]) == {0, 1000}
    assert brought[0][:count] == brought[1][:count]


def test_what_has_fallen_behind_is_tried_no_more():
    best, worse = searched(wager(5, Wager.DARE), 0, 2000).choices()
    assert best.action == Wager.DARE
    assert worse.visits < 100 and best.visits + worse.visits == 2000


def test_who_overlooks_everything_sees_what_comes_first():
    search = search_by(wager(5, Wager.DARE), 0, STRONG, 1)
    search.overlook({Wager.LEAVE, Wager.DARE})
    search.run(20)
    assert [choice.action for choice in search.choices()] == [Wager.LEAVE]


def test_of_two_cards_that_are_alike_either_can_be_seen():
    state = middle_of_a_match(1, 0).determinize(Chance(1))
    hand = sorted({int(action) // 64 for action in state.legal(0)})
    state.cards.faces[hand[1]] = state.cards.faces[hand[0]]
    alike = {}
    for action in state.legal(0):
        alike.setdefault(int(state.action_class(action)), []).append(int(action))
    pair = next(actions for actions in alike.values() if len(actions) == 2)
    for missed, left in ((pair[:1], len(alike)), (pair, len(alike) - 1)):
        search = PriorSearch(state, 0, STRONG, 1)
        search.overlook(set(missed))
        search.run(1)
        assert len(search.candidates) == left


def test_likelihoods_and_worths_go_with_each_other():
    for weight in (1, 2, 3, 5, 1000, 403_429):
        assert power(doublings(weight)) <= weight * ONE < power(doublings(weight) + 1)
    assert doublings(8) - doublings(4) == PARTS
    assert readiness(0) // readiness(-DOUBLING) in (1, 2)
    assert readiness(-3 * DOUBLING) > readiness(-30 * DOUBLING) == 2


def test_a_playout_follows_the_hunches_unless_the_dial_says_otherwise():
    state = wager(5, Wager.DARE).determinize(Chance(1))
    usual = Evaluation(vec[i64](), vec[i64]())
    played = [
        payoff(play_on(state.copy(), Chance(seed), -1, True, True, True, usual, vec[i64]()), 0)
        for seed in range(40)
    ]
    assert played.count(1000) >= 35
    blindly = [
        payoff(play_on(state.copy(), Chance(seed), -1, True, False, True, usual, vec[i64]()), 0)
        for seed in range(40)
    ]
    assert 10 <= blindly.count(500) <= 30


@pytest.mark.parametrize("seats", [2, 3])
def test_a_tree_tells_what_was_done_next_and_puts_no_number_on_what_was_hardly_tried(seats):
    state = middle_of_a_match(2, 20, seats)
    lines = searched(state, state.asked()[0], 300).tree(2, 5).splitlines()
    assert any(not line.startswith(" ") for line in lines)
    for line in lines:
        visits = int(line.split(": ")[-1].split()[0])
        assert ("%" in line) == (visits >= ENOUGH), line


def test_a_secret_play_is_not_the_same_every_time():
    """At the beginning of a match, no main action is clearly better."""
    state = middle_of_a_match(1, 0)
    drawn = {choose(state, 0, "jarl", seed) // 64 for seed in range(12)}
    assert len(drawn) > 1


def test_equal_seeds_give_equal_records():
    state = middle_of_a_match(2, 20)
    one, other = (searched(state, state.asked()[0], 90, 4) for _ in range(2))
    assert one.choices() == other.choices()
    assert one.tree(2, 9) == other.tree(2, 9)
