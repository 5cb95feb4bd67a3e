"""No level peeks: the hidden world is exchanged under it, and it does the same to the last visit.

A test of honesty is worth nothing where the hidden world makes no difference. So each is put to a
cheat as well, who thinks like the level and forgets to close his eyes: he must be found out.
"""

from functools import cache

import pytest

from meadhall.ai.arena import random_answer
from meadhall.ai.hidden_search import HiddenSearch
from meadhall.ai.levels import LEVELS, fitted
from meadhall.ai.player import choose, decide, overlooked, search_for
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SHOW, SHUFFLE
from meadhall.engines.nxs.pieces import COLOUR_OF, EMPTY
from meadhall.engines.values import IllegalAnswer
from tests.ai.toys import Thimbles, Wager, dealt

SIMULATIONS = 120
"""Enough for a cheat to give himself away."""

TRIALS = 40
"""How many exchanges of two cards are tried; those that the seat would notice are left out."""


def opened(state, values):
    """What the table answers when the match is played once more with other cards."""
    return values if state.asks != SHOW else state.draw_answer(Chance(0))


def replayed(start, answers, first_order=None):
    """The match once more; on request, the first shuffle has another order."""
    state = start.copy()
    for values in answers:
        if state.asks == SHUFFLE and first_order is not None:
            values, first_order = first_order, None
        state.answer(opened(state, values))
    return state


def random_match(start, choices, chance):
    """This many random choices, with the answers of chance before, between and after them."""
    state, answers = start.copy(), []
    while state.asks != OVER and (choices > 0 or state.asks != CHOOSE):
        if state.asks == CHOOSE:
            choices -= 1
            values = random_answer(state, chance)
        else:
            values = [int(value) for value in state.draw_answer(chance)]
        answers.append(values)
        state.answer(values)
    return state, answers


def first_shuffle(start, answers):
    state = start.copy()
    for values in answers:
        if state.asks == SHUFFLE:
            return list(values)
        state.answer(opened(state, values))
    raise AssertionError("nothing is shuffled in this match")


def exchanged(start, answers, seat, chance):
    """The same match with other cards wherever this seat cannot see them."""
    known = replayed(start, answers).seen_by(seat).dump()
    order, world = first_shuffle(start, answers), None
    for _ in range(TRIALS):
        swapped = order[:]
        one, other = (int(chance.below(len(order))) for _ in range(2))
        swapped[one], swapped[other] = swapped[other], swapped[one]
        try:
            found = replayed(start, answers, swapped)
        except IllegalAnswer:
            continue
        if one != other and found.is_asked(seat) and found.seen_by(seat).dump() == known:
            order, world = swapped, found
    assert world is not None, "the seat has seen all cards"
    return world


def match_pairs(key, seats, options, choices):
    """Two matches each that look the same to the seat that must choose, and the seat."""
    start = catalogue.find(key).start(seats, **options)
    for seed, count in enumerate(choices):
        chance = Chance(seed)
        state, answers = random_match(start, count, chance)
        assert state.asks == CHOOSE, "the match is over; take other numbers of choices"
        seat = state.asked()[0]
        yield state, exchanged(start, answers, seat, chance), seat


def few_men(pairs):
    """The same with two men of each colour, so that a search soon comes to the hidden cards."""
    for state, world, seat in pairs:
        for each in (state, world):
            men = each.position.men
            for colour in range(int(each.seats)):
                own = [cell for cell in range(len(men)) if COLOUR_OF[men[cell]] == colour]
                for cell in own[1:-1]:
                    men[cell] = EMPTY
            each.position.recount()
        yield state, world, seat


def wagers():
    for card in (2, 3, 4):
        hidden = [face for face in (1, 2, 3, 4, 5) if face != card]
        yield dealt(Wager, [card, *hidden], [0]), dealt(Wager, [card, *hidden[::-1]], [0]), 0


def thimbles():
    for _ in range(3):
        yield dealt(Thimbles, [0, 1, 0], []), dealt(Thimbles, [1, 0, 0], []), 0


WORLDS = {
    "a wager": wagers,
    "thimbles": thimbles,
    "Valhalla for two": lambda: match_pairs("valhalla", 2, {}, (0, 4, 8)),
    "Valhalla for four": lambda: match_pairs("valhalla", 4, {"gods": "gods"}, (0, 4, 8)),
    "the skirmish": lambda: match_pairs("skirmish", 2, {"table": "crag"}, (9, 10)),
    "the skirmish for four": lambda: match_pairs("skirmish", 4, {"scenario": "raid"}, (16, 20)),
    "NXS": lambda: few_men(match_pairs("nxs", 2, {"setup": "short", "cards": "hidden"}, (0, 0, 0))),
    "NXS for three": lambda: few_men(match_pairs("nxs", 3, {"cards": "hidden"}, (0, 0, 0))),
}


@cache
def dealt_alike(game):
    """They are the same for every level, and to find them takes longer than to think about them."""
    return tuple(WORLDS[game]())


HEAVY = [game for game in WORLDS if "skirmish" in game or "NXS" in game]
every_game = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.native] if game in HEAVY else []) for game in WORLDS],
)


def worlds(game):
    for state, world, seat in dealt_alike(game):
        yield state.copy(), world.copy(), seat


def honest(state, seat, level, seed):
    return search_for(state, seat, level, seed)


def cheat(state, seat, level, seed):
    """The same, but he looks at the whole table."""
    search = HiddenSearch(state, seat, level.method, seed)
    search.overlook(overlooked(state, seat, level.oversight, seed))
    return search


def thought(thinker, state, seat, level, seed):
    """Everything that the player has found, and the choice."""
    search = thinker(state, seat, level, seed)
    search.run(SIMULATIONS)
    choices = search.choices()
    return choices, decide(search.state, seat, choices, level, seed)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
@every_game
def test_no_level_peeks_and_one_who_did_would_be_found_out(game, level):
    caught = 0
    for seed, (state, world, seat) in enumerate(worlds(game)):
        asked = seat, fitted(level, state), seed
        assert thought(honest, state, *asked) == thought(honest, world, *asked)
        caught += thought(cheat, state, *asked) != thought(cheat, world, *asked)
    assert caught > 0, "in these worlds a cheat would pass for honest"


@every_game
def test_the_whole_player_does_the_same_in_every_world(game):
    for level in ("thrall", "karl", "huskarl"):
        for state, world, seat in worlds(game):
            assert choose(state, seat, level, 5) == choose(world, seat, level, 5)


def test_a_copy_that_knows_more_makes_no_difference():
    for state, _, seat in worlds("Valhalla for two"):
        for level in LEVELS:
            own = state.seen_by(seat)
            assert thought(honest, own, seat, level, 5) == thought(honest, state, seat, level, 5)
