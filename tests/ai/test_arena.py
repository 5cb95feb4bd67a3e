"""Matches in pairs: the same opening from every side, and the same seed the same matches."""

import pytest

from meadhall.ai.arena import Played, compared, is_opening, pair_scores, payoffs_of, play_pair
from meadhall.ai.entrants import Player, entrant_of
from meadhall.engines import catalogue
from meadhall.engines.contract import LOSS, OVER, packed
from meadhall.engines.values import BadOption
from tests.ai.toys import Nim, Pig, Rope, Throw

HEXENTAFL = catalogue.find("hexentafl")


def still():
    """A clock that has stopped."""
    return 0.0


def pair(state, specs, seed=1, random_choices=0, sides=None):
    entrants = [entrant_of(spec) for spec in specs]
    return play_pair(state, entrants, seed, random_choices, still, sides or len(specs))


def test_who_is_better_does_not_depend_on_what_a_third_one_got():
    def played(*payoffs):
        return [Played((0, 1, 2), payoffs, (), "", (0, 0, 0), (0.0, 0.0, 0.0))]

    pairs = [played(1.0, 0.0, 0.0), played(0.0, 0.0, 1.0), played(0.0, 1.0, 0.0)]
    assert compared(pairs, 0, [1]) == [1.0, 0.5, 0.0]
    assert compared(pairs, 0, [1, 2]) == [1.0, 0.25, 0.25]
    duel = pair(HEXENTAFL.start(), ["greedy", "random"])
    assert compared([duel], 0, [1]) == pair_scores([duel], 0)


def test_everybody_sits_everywhere_once():
    matches = pair(Nim(4, [9]), ["random", "random", "greedy", "random"])
    assert [match.seating for match in matches] == [
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
    ]


def test_the_random_beginning_is_the_same_from_both_sides():
    one, other = pair(HEXENTAFL.start(), ["random", "greedy"], random_choices=6)
    assert one.answers[:6] == other.answers[:6]
    assert one.answers != other.answers


def test_the_same_seed_plays_the_same_matches():
    for state in (HEXENTAFL.start(), Pig(2), Throw(2)):
        specs = ["karl", "search:simulations=20"]
        assert pair(state, specs, 3) == pair(state, specs, 3)


def test_a_match_is_kept_whole():
    """Its answers lead from the opening to its end."""
    for match in pair(HEXENTAFL.start(), ["thrall", "random"], 2):
        state = HEXENTAFL.start()
        for answer in match.answers:
            state.answer(answer)
        assert state.asks == OVER and str(state.reason()) == match.reason
        assert match.payoffs == tuple(state.result(seat) / 2 for seat in range(2))


def test_the_faces_that_were_shown_are_kept_too():
    game = catalogue.find("valhalla")
    match = pair(game.start(2), ["random", "random"], 2, sides=1)[0]
    state = game.start(2)
    for answer in match.answers:
        state.apply(packed(answer))
    assert state.asks == OVER and str(state.reason()) == match.reason


def test_the_score_of_a_pair_is_what_an_entrant_got_from_all_its_seats():
    """Seven stones are won by the one who begins, if they know how."""
    matches = pair(Nim(2, [7]), ["search", "search"])
    assert [match.payoffs for match in matches] == [(1.0, 0.0), (1.0, 0.0)]
    assert pair_scores([matches], 0) == [0.5]
    matches = pair(Nim(2, [21]), ["search:simulations=300", "random"], 4)
    assert pair_scores([matches], 0) == [1.0]


def test_who_loses_together_with_all_his_rivals_has_drawn_with_them():
    """Otherwise two equal players would both score less than even. Friends who lose have lost."""
    assert payoffs_of(over(Throw(2), (0, 0))) == (0.5, 0.5)
    assert payoffs_of(over(Throw(2), (0, 3))) == (1.0, 0.0)
    assert payoffs_of(over(Drowned(2), (0, 1))) == (0.5, 0.5)
    assert payoffs_of(over(Drowned(4), (0, 1, 2, 0))) == (0.25,) * 4
    rope = Rope(2)
    while rope.asks != OVER:
        rope.play(1)
    assert payoffs_of(rope) == (0.0, 0.0)


class Drowned(Throw):
    """Whatever they throw, the sea takes them all."""

    def result(self, seat):
        return LOSS


def over(state, throws):
    state.choose(*throws)
    return state


def test_an_opening_that_random_choices_end_is_not_played():
    assert is_opening(Nim(2, [9]), 1, 2)
    assert not is_opening(Nim(2, [3]), 1, 3)


@pytest.mark.parametrize(
    "spec, problem",
    [
        ("loki", "nobody is called 'loki'; there are: thrall, karl, huskarl, jarl, einherjar, "),
        ("search:depth=3", "the search has no dial 'depth'; its dials are: exploration, "),
        ("search:minimax=much", "minimax is a whole number from 0 to 16, not 'much'"),
        ("karl:simulations=0", "simulations is a whole number from 1 to"),
        ("random:time=5", "random has nothing to set"),
    ],
)
def test_a_text_that_means_nobody_is_refused_with_what_there_is(spec, problem):
    with pytest.raises(BadOption) as refused:
        entrant_of(spec)
    assert problem in str(refused.value)


def test_a_budget_in_the_text_goes_before_the_one_for_everybody():
    assert entrant_of("jarl", simulations=50).level.simulations == 50
    assert entrant_of("jarl:simulations=9", milliseconds=50).milliseconds == 0
    assert entrant_of("jarl:time=9", simulations=50).milliseconds == 9
    assert entrant_of("search:exploration=77").level.method.exploration == 77


def test_time_is_spent_by_the_clock_that_is_handed_in():
    ticks = iter(range(1000))
    entrant = entrant_of("search:time=3000")
    Player(entrant, 0).act(HEXENTAFL.start(), 1, lambda: float(next(ticks)))
    assert next(ticks) == 4  # asked at the beginning, around the first slice, and once too late


def test_greedy_takes_what_looks_best():
    state = Nim(2, [3])
    entrant = entrant_of("greedy")
    assert {Player(entrant, 0).act(state, seed, still) for seed in range(5)} == {3}


def test_a_kept_tree_goes_on_where_the_match_stands():
    """A kept tree knows at once what was found below the moves that were made."""
    player = Player(entrant_of("search:reuse=1,simulations=300"), 0)
    state = HEXENTAFL.start()
    action = player.act(state, 1, still)
    state.play(action)
    player.see([action])
    reply = int(player.kept.choices()[0].action)
    state.play(reply)
    player.see([reply])
    assert player.kept.state.dump() == state.dump()
    known = int(player.kept.root.visits)
    assert known > 0
    assert player.act(state, 2, still) in list(state.legal(0))
    assert player.kept.root.visits == known + 300


def test_a_tree_that_knows_nothing_of_the_move_is_given_up():
    player = Player(entrant_of("search:reuse=1,simulations=40"), 0)
    state = HEXENTAFL.start()
    player.act(state, 1, still)
    player.see([int(state.legal(0)[-1])])
    player.see([int(state.legal(0)[-1])])
    assert player.kept is None


def test_matches_with_kept_trees_are_legal_to_their_ends():
    for match in pair(HEXENTAFL.start(), ["search:reuse=1,simulations=60", "greedy"], 3, 4):
        state = HEXENTAFL.start()
        for answer in match.answers:
            state.answer(answer)
        assert state.asks == OVER
