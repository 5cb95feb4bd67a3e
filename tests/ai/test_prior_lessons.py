"""Lessons about move priors: what gained should become likelier, and nobody becomes too sure."""

import pytest

from meadhall.ai.prior_lessons import PriorLessons
from meadhall.ai.priors import move_priors, weights_of
from meadhall.engines import catalogue
from meadhall.engines.advantage import shared_weights
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, packed
from meadhall.engines.packed import i64, vec
from tests.ai.toys import Wager, dealt
from tests.engines.laws import moments, representatives

LEARNABLE = [
    variant
    for game in catalogue.GAMES
    if game.start().prior_names()
    for variant in representatives(game)
]


class Learnable(Wager):
    """A wager with a number for each of the two choices."""

    def has_move_priors(self):
        return True

    def prior_names(self):
        return ["leave", "dare"]

    def prior_numbers(self):
        return [0, 0]

    def prior_terms(self, seat, actions):
        return packed([each for action in actions for each in (1, 1, action)])


def wager(card):
    return dealt(Learnable, [card, *(face for face in (1, 2, 3, 4, 5) if face != card)], [0])


def lessons(card, numbers, matches=200, restraint=5000):
    found = PriorLessons(list(numbers), [], restraint)
    for seed in range(matches):
        found.play(wager(card), seed)
    return [int(each) for each in found.slopes], [int(each) for each in found.spreads]


@pytest.mark.parametrize("card, right", [(1, Wager.LEAVE), (5, Wager.DARE)])
def test_what_gained_should_become_likelier(card, right):
    slopes, spreads = lessons(card, (0, 0))
    assert slopes[right] > 0 > slopes[1 - right]
    assert spreads[0] == spreads[1] > 0


def test_what_is_chosen_too_surely_is_pulled_back():
    """With the highest card daring wins, by half a win. That is worth so much sureness, no more."""
    for restraint, sign in ((1_000, 1), (10_000_000, -1)):
        slopes, _ = lessons(5, (0, 100), restraint=restraint)
        assert slopes[Wager.DARE] * sign > 0


def test_where_one_choice_is_as_good_as_the_other_they_come_together():
    """A card that loses and a draw are far apart; here the restraint alone is looked at."""
    state = wager(3)
    taught = PriorLessons([0, 200], [], 5000)
    chance = Chance(1)
    for _ in range(200):
        taught.choose(state, 0, chance)
    for choice in taught.taken:
        taught.learn_from(choice, 0)
    assert taught.slopes[0] > 0 > taught.slopes[1]


def test_lessons_add_up_whoever_played_the_matches():
    opening = catalogue.find("valhalla").start(2)
    numbers = opening.prior_numbers()
    whole = PriorLessons(numbers, [], 5000)
    parts = [PriorLessons(numbers, [], 5000) for _ in range(2)]
    for seed in range(6):
        whole.play(opening, seed)
        parts[seed % 2].play(opening, seed)
    for name in ("slopes", "spreads"):
        one, other = (list(getattr(part, name)) for part in parts)
        assert list(getattr(whole, name)) == [a + b for a, b in zip(one, other, strict=True)]
    assert any(whole.slopes) and all(spread >= 0 for spread in whole.spreads)


@pytest.mark.parametrize("variant", LEARNABLE, ids=str)
def test_the_priors_in_use_are_what_their_numbers_add_up_to(variant):
    for state, _ in moments(variant, 1):
        numbers = packed(state.prior_numbers())
        for seat in state.asked() if state.asks == CHOOSE else []:
            actions = state.legal(seat)
            own = move_priors(state, seat, actions, vec[i64]())
            assert list(move_priors(state, seat, actions, numbers)) == list(own)
    assert len(numbers) == len(set(state.prior_names())) > 0


def test_actions_that_come_to_the_same_share_one_weight():
    one, two = (weights_of(packed([alike, 1, 0, 1, 1, 1]), packed([50, 0])) for alike in (1, 2))
    assert one[0] // 2 == two[0] and one[1] == two[1]
    assert list(shared_weights(packed([-5000, 0]), packed([1, 1])))[0] >= 1
