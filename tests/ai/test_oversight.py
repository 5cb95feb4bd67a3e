"""Weak like people: what a level misses on drawn positions, as a player would say it.

A beginner sees the man that can be taken beside him. He misses the long slide, the way back, the
move that touches nobody, and the second of two threats.
"""

from collections.abc import Iterable

import pytest

from meadhall.ai.levels import LEVELS, Level, fitted, level_of
from meadhall.ai.payoffs import WON
from meadhall.ai.player import THREAT, choose, dulled, overlooked, search_for, threats_to, unthought
from meadhall.engines.catalogue import find
from meadhall.engines.contract import OVER, WIN
from meadhall.engines.hexentafl.state import Hexentafl
from meadhall.engines.nxs.state import Nxs
from tests.engines.hexentafl.boards import board
from tests.engines.nxs.boards import placed

SEEDS = range(400)
WEAK = [level.key for level in LEVELS[:-1]]

OPEN_FIELD = """
   . . . .
  A . . . .
 . D . . . .
A . . K . . A
 . . . A . .
  . D A . .
   . . . A
"""

TWO_THREATS = """
   . . . A
  A . . . .
 . . . . D .
A D . . . . A
 . . . K . .
  . . . . .
   A . D A
"""
"""A man and the king both threaten something that costs much, each on his own side of the board."""


def position(rows: str, side: str) -> Hexentafl:
    return board([row.strip() for row in rows.splitlines() if row.strip()], side)


def misses(state: Hexentafl, level: str, names: Iterable[str]) -> list[int]:
    """How often in all seeds the level overlooks each of these moves."""
    seat, oversight = int(state.turn), fitted(level_of(level), state).oversight
    actions = [state.read(seat, name) for name in names]
    found = [overlooked(state, seat, oversight, seed) for seed in SEEDS]
    return [sum(action in missed for missed in found) for action in actions]


@pytest.mark.parametrize("level", WEAK)
def test_the_far_the_quiet_and_the_backward_are_missed_more_often(level: str) -> None:
    state = position(OPEN_FIELD, "attackers")
    beside, near, far, back = misses(state, level, ["d7-d5", "d7-d6", "f1-f5", "c4-c1"])
    assert max(beside, near) < far < back, "beside the king; a step; a long slide; one away"


@pytest.mark.parametrize("level", WEAK)
def test_a_capture_is_missed_least_of_all(level: str) -> None:
    state = position(OPEN_FIELD, "attackers")
    names = [state.name(1, int(action)) for action in state.legal(1)]
    rates = dict(zip(names, misses(state, level, names), strict=True))
    after = {name: state.copy() for name in names}
    for name, copy in after.items():
        copy.play(state.read(1, name))
    captures = [name for name in names if after[name].quiet == 0]
    others = [name for name in names if name not in captures]
    assert captures and max(rates[name] for name in captures) <= min(
        sorted(rates[name] for name in others)[len(others) // 4 :]
    )


def test_each_level_misses_less_than_the_one_below() -> None:
    state = position(OPEN_FIELD, "attackers")
    names = [state.name(1, int(action)) for action in state.legal(1)]
    totals = [sum(misses(state, level.key, names)) for level in LEVELS]
    assert totals == sorted(totals, reverse=True) and totals[-1] == 0


def test_as_many_moves_are_missed_as_the_level_says_where_nothing_leaps_to_the_eye() -> None:
    assert [dulled(oversight, 1000) for oversight in (0, 1, 40, 400, 999)] == [0, 1, 40, 400, 999]
    assert dulled(400, 5000) < 130 and dulled(400, 250) > 700


# The second threat. --------------------------------------------------------------------------


def test_a_threat_is_what_would_cost_much_at_once() -> None:
    state = position(TWO_THREATS, "attackers")
    skipped = state.copy()
    skipped.skip_turn()
    names = {skipped.name(0, action) for _, action in threats_to(state, 1)}
    assert names == {"d2-c1", "c4-b4"}
    assert threats_to(find("hexentafl").start(2, first="attackers"), 1) == []


def test_the_first_threat_is_seen_by_all_and_the_second_less_often_by_the_weak() -> None:
    state = position(TWO_THREATS, "attackers")
    (_, first), *others = sorted(threats_to(state, 1))
    second = others[0][1]
    rates = []
    for level in LEVELS:
        oversight = fitted(level, state).oversight
        missed = [unthought(state, 1, oversight, seed) for seed in SEEDS]
        assert not any(first in each for each in missed)
        rates.append(sum(second in each for each in missed))
    assert rates == sorted(rates, reverse=True)
    assert rates[0] > len(SEEDS) // 20 and rates[-1] == 0


def test_who_does_not_think_of_a_threat_leaves_it_open_more_often() -> None:
    """The same level with the same seeds, with and without the threat that it overlooks."""
    state = position(TWO_THREATS, "attackers")
    second = {action for _, action in sorted(threats_to(state, 1))[1:]}
    level = fitted(level_of("huskarl"), state)
    open_left = [0, 0]
    for seed in range(30):
        for at, ignored in enumerate((set(), second)):
            search = search_for(state, 1, level, seed)
            search.ignore_replies(ignored)
            search.run(level.simulations)
            after = state.copy()
            after.play(search.choices()[0].action)
            open_left[at] += is_left(after, second)
    assert open_left[1] > open_left[0]


def is_left(after: Hexentafl, threats: set[int]) -> bool:
    """Would one of the threats still cost the side much that has just moved?"""
    seat = 1 - int(after.turn)
    for action in threats & {int(action) for action in after.legal(after.turn)}:
        later = after.copy()
        later.play(action)
        if after.evaluate(seat) - later.evaluate(seat) >= THREAT:
            return True
    return False


def test_no_level_overlooks_its_own_win() -> None:
    rows = """
       . . A .
      . . . . .
     . . . . . A
    . K . . . . A
     A . . . . .
      . . . . .
       . A . .
    """
    state = position(rows, "defenders")
    for level in WEAK:
        for seed in range(20):
            after = state.copy()
            after.play(choose(state, 0, level, seed))
            assert after.result(0) == 2


def test_in_nxs_captures_and_invasions_are_seen_and_the_way_home_is_missed() -> None:
    def glance(state: Nxs, name: str) -> int:
        return int(state.glance(state.read(0, name)))

    state = placed("W1.1 WJ0, W2.3 WO1, B1.2 BJ3, W3.2 WJ0")
    capture, invasion = glance(state, "W1.1xB1.2"), glance(state, "W1.1-B1.3")
    near, far = glance(state, "W2.3-W2.4"), glance(state, "W2.3-W5.2")
    assert capture > invasion > near > far
    abroad = placed("B1.3 WJ3, W3.2 WJ0, B6.2 BJ3")
    home = min(
        (action for action in abroad.legal(0) if abroad.name(0, int(action)).startswith("B1.3-W")),
        key=lambda action: int(abroad.glance(action)),
    )
    assert int(abroad.glance(home)) < near


RAIDER = """
turn 11 act player 1 rank 4 step 0 table 3 card 2
coins 0 0 from 0 0 0 0 0 0 / 0 0 0 0 0 0 held 0 0
h1 9.8125,19.375
w1 8.25,1.25 carrying 1 activated
a1 12.3125,14.875 activated
h2 3.125,16.125
w2 16.8125,25.1875
a2 34.5,30.375 activated
loot 1 carried 8,18
cards 1 5C 4S* 4D*
cards 2 ?? AC* ??
activation w1 1 of 2
"""


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_win_at_once_is_seen_by_all_also_where_cards_are_hidden(level: Level) -> None:
    """The warrior stands before the edge with the loot, and many points of it are as good. Nobody
    stops short of it, gives the loot away or does nothing."""
    game = find("skirmish")
    for seed in range(5):
        state = game.read_diagram(RAIDER, 2, game.settle(2, {"scenario": "raid"}))
        search = search_for(state, 0, fitted(level, state), seed)
        search.run(fitted(level, state).simulations)
        assert search.choices()[0].proof == WON
        assert search.is_settled()
        state.play(choose(state, 0, level.key, seed))
        assert state.asks == OVER
        assert state.result(0) == WIN
