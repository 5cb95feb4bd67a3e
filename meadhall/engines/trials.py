"""Playing without a plan: random matches and full counts, for tests, benchmarks and playouts."""

from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SEVERAL, State
from meadhall.engines.packed import append, i64, vec


def random_step(state: State, chance: Chance) -> None:
    """One answer at random to whatever is asked."""
    if state.asks != CHOOSE:
        state.chance_answers(chance)
    elif state.turn != SEVERAL:
        state.play(state.random_action(chance))
    else:
        state.apply(random_choices(state, chance))


def random_choices(state: State, chance: Chance) -> vec[i64]:
    """One random legal action for each asked seat, in seat order."""
    chosen = vec[i64]()
    for seat in range(state.seats):
        if state.is_asked(seat):
            actions = state.legal(seat)
            chosen = append(chosen, actions[chance.below(len(actions))])
    return chosen


def play_out(state: State, chance: Chance) -> i64:
    """Play at random to the end and count the answers."""
    answers: i64 = 0
    while state.asks != OVER:
        random_step(state, chance)
        answers += 1
    return answers


def perft(state: State, depth: i64) -> i64:
    """How many ways there are to go on for so many choices; chance must not be asked."""
    if depth == 0 or state.asks == OVER:
        return 1
    actions = state.legal(state.turn)
    if depth == 1:
        return len(actions)
    count: i64 = 0
    for action in actions:
        after = state.copy()
        after.play(action)
        count += perft(after, depth - 1)
    return count


def divide(state: State, depth: i64) -> dict[str, int]:
    """The count behind each first choice, by its notation: where a wrong total comes from."""
    counts: dict[str, int] = {}
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        counts[state.name(state.turn, action)] = int(perft(after, depth - 1))
    return counts


def copies(state: State, count: i64) -> None:
    """Copy a state so many times, to measure what that costs."""
    for _ in range(count):
        state.copy()
