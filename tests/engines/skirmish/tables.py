"""Positions set up for a test, and matches that are played with some spirit.

A match in which every point of the table is as likely as the next never comes to blows. `lively`
draws what to do first, and only then where; so fights and shots are as likely as moves.
"""

from collections.abc import Iterator

from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State
from meadhall.engines.game import Game
from meadhall.engines.skirmish.actions import CHARGE, FIGHT, MOVE, SHOOT, verb_of
from meadhall.engines.skirmish.state import Skirmish

GAME: Game = find("skirmish")


def lively(state: State, chance: Chance) -> list[int]:
    """A random answer that seeks the enemy more often than not."""
    assert isinstance(state, Skirmish)
    if state.asks != CHOOSE:
        return state.full_answer([int(value) for value in state.draw_answer(chance)])
    chosen = []
    for seat in state.asked():
        actions = [int(action) for action in state.legal(seat)]
        verbs = sorted({int(verb_of(action)) for action in actions})
        bold = [verb for verb in verbs if verb in (CHARGE, FIGHT, SHOOT)]
        if bold and chance.below(4) > 0:
            verbs = bold
        verb = verbs[chance.below(len(verbs))]
        actions = [action for action in actions if verb_of(action) == verb]
        if verb == MOVE and chance.below(4) > 0:
            actions = sorted(actions, key=lambda action: nearness(state, action))[:6]
        chosen.append(actions[chance.below(len(actions))])
    return chosen


def nearness(state: Skirmish, action: int) -> int:
    """How near to an enemy a move leads."""
    after = state.copy()
    figure = int(state.actor)
    after.play(action)
    gaps = [
        int(after.gap(figure, other))
        for other in range(int(after.figures()))
        if after.lives(other) and other // 3 % 2 != figure // 3 % 2
    ]
    return min(gaps)


def moments(seats: int, seed: int, **options: object) -> Iterator[tuple[Skirmish, list[int]]]:
    """A lively match: each state with its answer, the last with none."""
    chance = Chance(seed)
    state = GAME.start(seats, **options)
    assert isinstance(state, Skirmish)
    bound = GAME.bound(seats, GAME.settle(seats, options))
    for _ in range(bound + 1):
        if state.asks == OVER:
            yield state, []
            return
        values = lively(state, chance)
        yield state, values
        state = state.copy()
        state.answer(values)
    raise AssertionError("no end within the bound")
