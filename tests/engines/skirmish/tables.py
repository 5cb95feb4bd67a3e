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
from meadhall.engines.values import BadNotation

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


def position(
    figures: str,
    acting: str = "h1",
    used: int = 0,
    actions: int = 2,
    left: str = "",
    seats: int = 2,
    coins: str = "0 0",
    **options: object,
) -> Skirmish:
    """A figure is activated on the table, with these figures: lines like `h1 12,4 shock 1`.

    It is played on Ashdale, 36 by 36 inches, unless an option says otherwise: a wood about 7,11
    and 7,25, the village from 14,15 to 20,21, the hill about 28,18, hedges along y = 11 and y = 25
    from x = 14 to x = 21.
    """
    given = {"table": "ashdale", "size": "36", **options}
    settings = GAME.settle(seats, given)
    lines = [
        f"turn 1 act player {acting[1]} rank 1 step 0 table 1 card 0",
        f"coins {coins} from 0 0 0 0 0 0 / 0 0 0 0 0 0 held 0 0",
        *figures.strip().splitlines(),
        "cards 1 AS* 5S 9S",
        "cards 2 4H 7D KC",
        f"activation {acting} {used} of {actions}{f' left {left}' if left else ''}",
    ]
    state = GAME.read_diagram("\n".join(lines), seats, settings)
    assert isinstance(state, Skirmish)
    return state


def refusal(state: Skirmish, text: str) -> str:
    """Why this cannot be done now; nothing where it can."""
    try:
        state.read(int(state.turn), text)
    except BadNotation as error:
        return str(error)
    return ""


def do(state: Skirmish, text: str, *dice: int) -> Skirmish:
    """The state after this action and these rolls."""
    after = state.copy()
    after.choose(after.read(int(after.turn), text))
    for value in dice:
        after.answer([value])
    return after


def figure(state: Skirmish, code: str) -> int:
    """The number of a figure."""
    return (int(code[1]) - 1) * 3 + "hwa".index(code[0])


def told(before: Skirmish, after: Skirmish, values: list[int]) -> list[str]:
    """The keys of what happened."""
    return [event.key for event in after.events_since(before, values)]
