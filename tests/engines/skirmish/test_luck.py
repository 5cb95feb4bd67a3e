"""What the dice give beyond their odds is luck, and over all throws nobody has any."""

from fractions import Fraction

import pytest

from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, ROLL
from meadhall.engines.skirmish import candidates, luck, move_priors
from meadhall.engines.skirmish.field import ACT
from meadhall.engines.skirmish.state import Skirmish
from tests.engines.skirmish.tables import GAME, do, position

FIGHTS = {
    "a fight": ("w1 24,4\nw2 24,5\n", "w1", "fight", "0 0"),
    "a charge at somebody shaken": ("h1 24,4\na2 24,7 shock 2\n", "h1", "charge a2", "0 0"),
    "a shot": ("a1 24,4\nh2 24,9\n", "a1", "shoot h2", "0 0"),
    "a shot that may win": ("a1 24,4\nw2 24,14 wounded\n", "a1", "shoot w2", "1 2"),
    "a hero's last stand": ("h1 24,4 wounded\nh2 24,5 shock 1\n", "h1", "fight", "2 0"),
}


def average(state: Skirmish) -> Fraction:
    """What all throws of the dice come to, each as likely as it is."""
    if state.asks != ROLL:
        return Fraction(int(luck.promise(state)))
    sides = int(state.dice()[0])
    total = Fraction(0)
    for value in range(1, sides + 1):
        after = state.copy()
        after.answer([value])
        total += average(after)
    return total / sides


@pytest.mark.parametrize("what", FIGHTS)
def test_a_promise_is_the_average_of_what_comes_of_it(what: str) -> None:
    figures, acting, text, coins = FIGHTS[what]
    before = do(position(figures, acting=acting, coins=coins), text)
    assert before.asks == ROLL and luck.is_counted(before)
    assert abs(average(before) - int(luck.promise(before))) <= 4, "rounding"


@pytest.mark.parametrize("what", FIGHTS)
def test_luck_is_what_came_beyond_the_promise_and_the_other_side_lacks_it(what: str) -> None:
    figures, acting, text, coins = FIGHTS[what]
    seen = set()
    for seed in range(40):
        state = do(position(figures, acting=acting, coins=coins), text)
        promised, chance = int(luck.promise(state)), Chance(seed)
        while state.asks == ROLL:
            state.chance_answers(chance)
        assert state.luck(0) == int(luck.promise(state)) - promised == -state.luck(1)
        seen.add(int(state.luck(0)))
    assert min(seen) < 0 < max(seen)


def test_a_coin_that_wins_is_worth_all_that_was_missing() -> None:
    """Two coins are enough for a win here: a dead archer brings one, and the side has two."""
    state = do(
        position("a1 24,4\na2 24,9 wounded\nh2 30,30\n", acting="a1", coins="2 0"), "shoot a2"
    )
    state.answer([6])
    state.answer([1])
    assert state.asks == OVER and luck.promise(state) == luck.WON


def test_in_a_fight_of_several_only_the_dice_of_death_are_counted() -> None:
    state = do(position("w1 24,4\nh1 25,4\nw2 24.5,4.875\n", acting="w1"), "fight")
    assert len(state.fighters) == 3 and not luck.is_counted(state)
    for value in (1, 1, 8):
        state.answer([value])
    while state.asks != ROLL:
        state.choose(int(state.legal(int(state.turn))[0]))
    assert luck.is_counted(state)


def test_a_copy_has_had_no_luck_yet() -> None:
    state = do(position("a1 24,4\nh2 24,9\n", acting="a1"), "shoot h2")
    while state.asks == ROLL:
        state.chance_answers(Chance(1))
    assert state.luck(0) != 0 and state.copy().luck(0) == 0


def test_in_a_playout_a_figure_does_what_looks_best_among_plain_actions() -> None:
    """And it may go to a point beside them that looks better still; what it does is legal."""
    better = 0
    for seed in range(6):
        state, chance = GAME.start(2, table="crag"), Chance(seed)
        assert isinstance(state, Skirmish)
        state = state.determinize(chance)
        while state.asks != OVER:
            if state.question == ACT:
                chosen = state.likely_action(state.turn, chance)
                assert state.is_legal(state.turn, chosen)
                plain = candidates.distinct(candidates.few(state))
                found = candidates.distinct([*candidates.few(state), chosen])
                worths = dict(zip(found, move_priors.worths_of(state, found), strict=True))
                assert worths[chosen] >= max(worths[each] for each in plain)
                better += worths[chosen] > max(worths[each] for each in plain)
                state.play(chosen)
            else:
                step(state, chance)
    assert better > 20


def step(state: Skirmish, chance: Chance) -> None:
    if state.asks == ROLL or not state.asked():
        state.chance_answers(chance)
    else:
        state.choose(*[int(state.likely_action(seat, chance)) for seat in state.asked()])


def test_among_equally_good_actions_none_is_preferred_for_its_number() -> None:
    """The first figure of a clash may stand as well left of the middle as right of it."""
    state = GAME.start(2, scenario="clash", table="crag")
    assert isinstance(state, Skirmish)
    listed = state.legal(state.turn)
    worths = list(move_priors.worths_of(state, listed))
    common = max(worths, key=worths.count)
    equals = [each for each, worth in zip(listed, worths, strict=True) if worth == common]
    assert len(equals) > 1
    twins = candidates.distinct(equals)
    assert {move_priors.best(state, twins, Chance(seed)) for seed in range(60)} == set(equals)
