"""Computer players: the same everywhere for a seed, better level by level, blind to no win."""

import os
import subprocess
import sys
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from meadhall import native
from meadhall.ai.arena import pair_scores, play_pair
from meadhall.ai.entrants import entrant_of
from meadhall.ai.levels import LEVELS, fitted, level_of
from meadhall.ai.method import PLAIN, RANGES, STRONG, Method, adjusted
from meadhall.ai.payoffs import UNPROVEN
from meadhall.ai.player import choose, overlooked, search_by
from meadhall.ai.search import Choice, merged, ranked
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER
from meadhall.engines.random_play import random_step
from meadhall.engines.values import BadOption, IllegalAnswer
from tests.ai.toys import Nim

HEXENTAFL = catalogue.find("hexentafl")

KEYS = [level.key for level in LEVELS]


def positions(game, seats, count, **options):
    """Where somebody has to choose, at random moments of random matches."""
    found, seed = [], 0
    while len(found) < count:
        seed += 1
        state, chance = game.start(seats, **options), Chance(seed)
        left = int(chance.below(40))
        while state.asks != OVER and (left > 0 or state.asks != CHOOSE):
            random_step(state, chance)
            left -= 1
        if state.asks == CHOOSE:
            found.append(state)
    return found


def signature(key, seats, method):
    """A number for all that a search finds, at some moments of a game."""
    digest = sha256()
    for seed, state in enumerate(positions(catalogue.find(key), seats, 4)):
        search = search_by(state, state.asked()[0], method, seed)
        search.run(25)
        for found in search.choices():
            digest.update(f"{found.action} {found.visits} {found.total} ".encode())
            digest.update(f"{found.worth} {found.proof};".encode())
    return digest.hexdigest()[:12]


# Written down once: native and plain, and every other machine, must come to the same. After a
# change of the search or of this game's evaluation, write down the new ones.
@pytest.mark.parametrize("method, expected", [(STRONG, "ec6090412a6d"), (PLAIN, "c33d84e6524d")])
def test_a_search_is_the_same_on_every_machine_to_the_last_visit(method, expected):
    assert signature("hexentafl", 2, method) == expected


@pytest.mark.skipif(native.mode() != "native", reason="there is only plain Python here")
@pytest.mark.parametrize("key, seats", [("nxs", 2), ("nxs", 3), ("valhalla", 2), ("valhalla", 4)])
def test_native_and_plain_search_alike_in_every_game(key, seats):
    code = (
        "from tests.ai.test_player import STRONG, signature\n"
        f"print(signature({key!r}, {seats}, STRONG))"
    )
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "MEADHALL_PLAIN": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == signature(key, seats, STRONG)


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_action(key):
    small = "thrall" if key in ("jarl", "einherjar") else key
    for state in positions(HEXENTAFL, 2, 3):
        seat = int(state.turn)
        assert choose(state, seat, small, 4) == choose(state.copy(), seat, small, 4)


def test_another_seed_may_give_another_action():
    assert len({choose(HEXENTAFL.start(), 0, "thrall", seed) for seed in range(20)}) > 2


def test_nobody_overlooks_a_win_on_the_board():
    for stones in (1, 2, 3):
        for seed in range(40):
            assert stones not in overlooked(Nim(2, [stones]), 0, 900, seed)
            assert choose(Nim(2, [stones]), 0, "thrall", seed) == stones


@pytest.mark.parametrize("key", KEYS)
def test_every_level_chooses_only_what_is_legal(key):
    small = "karl" if key in ("jarl", "einherjar") else key
    for game in catalogue.GAMES:
        for state in positions(game, game.seats[0], 2):
            for seat in state.asked():
                assert choose(state, seat, small, 1) in list(state.legal(seat))


def test_who_is_not_asked_does_not_choose():
    with pytest.raises(IllegalAnswer, match="nothing to choose"):
        choose(HEXENTAFL.start(), 1, "karl", 1)


def test_a_level_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(BadOption, match="thrall, karl, huskarl, jarl, einherjar"):
        level_of("odin")


@pytest.mark.native
@pytest.mark.parametrize(
    "better, worse", [("karl", "thrall"), ("huskarl", "thrall"), ("thrall", "random")]
)
def test_a_higher_level_wins_more(better, worse):
    """The ladder itself is measured in docs/strength.md; here it only has to point upwards."""
    entrants = [entrant_of(better), entrant_of(worse)]
    pairs = [play_pair(HEXENTAFL.start(), entrants, seed, 4, lambda: 0.0, 2) for seed in range(5)]
    scores = pair_scores(pairs, 0)
    assert sum(scores) / len(scores) > 0.6


def test_the_strong_search_beats_the_textbook_at_equal_simulations():
    entrants = [entrant_of("search:simulations=20"), entrant_of("plain:simulations=20")]
    pairs = [play_pair(HEXENTAFL.start(), entrants, seed, 4, lambda: 0.0, 2) for seed in range(5)]
    scores = pair_scores(pairs, 0)
    assert sum(scores) / len(scores) >= 0.9


def choice(action, visits=0, worth=0, proof=UNPROVEN):
    return Choice(action, visits, visits * 500, visits * 250_000, proof, (action,), worth)


def test_certain_wins_come_first_and_certain_losses_last():
    lost, tried, hardly, won = (
        choice(1, 90, proof=0),
        choice(2, 50),
        choice(3, 2),
        choice(4, 1, proof=1000),
    )
    assert ranked([lost, tried, hardly, won]) == [won, tried, hardly, lost]


def test_what_several_searches_found_is_put_together():
    one = [choice(1, 60, worth=500_000), choice(2, 40, worth=400_000)]
    other = [choice(2, 70, worth=700_000, proof=1000), choice(3, 5)]
    together = merged([one, other])
    assert [(found.action, found.visits) for found in together] == [(2, 110), (1, 60), (3, 5)]
    assert together[0].proof == 1000
    assert together[0].worth == (400_000 * 40 + 700_000 * 70) // 110


def test_an_error_shrinks_with_visits_and_is_never_nothing():
    errors = [choice(1, visits).error for visits in (0, 1, 10, 100)]
    assert errors[0] == errors[1] == 1.0
    assert errors[2] > errors[3] > 0


def test_no_method_has_dials_that_do_nothing():
    """Each dial, turned, changes what is searched."""
    state = HEXENTAFL.start()
    usual = searched(state, Method(cutoff=3))
    for other in (
        Method(cutoff=3, exploration=2000),
        Method(cutoff=2),
        Method(cutoff=3, minimax=0),
        Method(cutoff=3, foresight=0),
        Method(cutoff=3, widening=1),
    ):
        assert searched(state, other) != usual


def test_every_dial_can_be_turned_to_both_ends_and_no_further():
    states = [HEXENTAFL.start(), *positions(catalogue.find("valhalla"), 2, 1)]
    for dial, ends in RANGES.items():
        for end in ends:
            method = adjusted(STRONG, {dial: str(end)})
            for state in states:
                search = search_by(state, state.asked()[0], method, 1)
                search.run(5)
                assert search.simulations == 5, (dial, end)
        for beyond in (ends[0] - 1, ends[1] + 1, 10**30):
            with pytest.raises(BadOption, match=f"{dial} is a whole number from"):
                adjusted(STRONG, {dial: str(beyond)})


def searched(state, method):
    search = search_by(state, 0, method, 1)
    search.run(150)
    return search.choices()


@pytest.mark.parametrize("key", ["hexentafl", "nxs", "valhalla"])
def test_of_two_rivals_one_has_what_the_other_lacks(key):
    """Games may round an evaluation, but only by a thousandth."""
    for state in positions(catalogue.find(key), 2, 20):
        assert 999 <= state.evaluate(0) + state.evaluate(1) <= 1000


def test_where_every_choice_counts_the_levels_stand_closer_together():
    nxs = catalogue.find("nxs").start(2)
    assert [fitted(level, HEXENTAFL.start()) for level in LEVELS] == list(LEVELS)
    close = [fitted(level, nxs) for level in LEVELS]
    assert close[0].simulations > 10 * LEVELS[0].simulations
    assert all(
        near.margin <= level.margin * 2 // 3 for near, level in zip(close, LEVELS, strict=True)
    )
    own = entrant_of("karl:simulations=9").level
    assert fitted(own, nxs) == own


def test_where_one_side_has_it_easier_a_beginner_is_left_behind_at_once():
    large = HEXENTAFL.start(2, board="5x5")
    karl, usual = fitted(level_of("karl"), large), level_of("karl")
    assert karl.simulations > usual.simulations and karl.oversight < usual.oversight
    assert fitted(level_of("thrall"), large) == level_of("thrall")


def test_where_luck_decides_much_the_levels_differ_in_what_they_overlook():
    ladder = [fitted(level, catalogue.find("valhalla").start(2)) for level in LEVELS]
    assert {level.margin for level in ladder} == {0}
    assert ladder[0].oversight > 700


@pytest.mark.parametrize(
    "key, options",
    [
        ("hexentafl", {}),
        ("hexentafl", {"board": "5x5"}),
        ("nxs", {}),
        ("valhalla", {}),
        ("valknut", {}),
    ],
)
def test_a_higher_level_thinks_more_and_errs_less_in_every_game(key, options):
    ladder = [fitted(level, catalogue.find(key).start(2, **options)) for level in LEVELS]
    for lower, higher in pairwise(ladder):
        assert lower.simulations < higher.simulations
        assert lower.oversight > higher.oversight and lower.margin >= higher.margin
    assert (ladder[-1].oversight, ladder[-1].margin) == (0, 0)
