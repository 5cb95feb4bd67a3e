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
    """How many ways there are to go on for so many choices.

    Secret choices of several seats count as one, in all their combinations. Chance is answered by
    a seed that is the same each time, so that the count is too.
    """
    if depth == 0 or state.asks == OVER:
        return 1
    if state.asks != CHOOSE:
        return perft(after_chance(state), depth)
    count: i64 = 1
    if depth == 1:
        for seat in range(state.seats):
            if state.is_asked(seat):
                count *= len(state.legal(seat))
        return count
    count = 0
    for values in answers(state):
        after = state.copy()
        after.apply(values)
        count += perft(after, depth - 1)
    return count


def after_chance(state: State) -> State:
    """The state after all that chance is asked until somebody has to choose."""
    after, chance = state.copy(), Chance(0)
    while after.asks != CHOOSE and after.asks != OVER:
        after.chance_answers(chance)
    return after


def answers(state: State) -> list[vec[i64]]:
    """Every answer to a choice: the actions of one seat, or all combinations of several."""
    found = [vec[i64]()]
    for seat in range(state.seats):
        if state.is_asked(seat):
            longer: list[vec[i64]] = []
            for begun in found:
                for action in state.legal(seat):
                    answer = begun[:]
                    answer = append(answer, action)
                    longer.append(answer)
            found = longer
    return found


def divide(state: State, depth: i64) -> dict[str, int]:
    """The count behind each first choice, by its notation: where a wrong total comes from."""
    if state.asks != CHOOSE:
        state = after_chance(state)
    counts: dict[str, int] = {}
    for values in answers(state):
        after = state.copy()
        after.apply(values)
        names = [
            state.name(seat, action) for seat, action in zip(state.asked(), values, strict=True)
        ]
        counts[" | ".join(names)] = int(perft(after, depth - 1))
    return counts


def copies(state: State, count: i64) -> None:
    """Copy a state so many times, to measure what that costs."""
    for _ in range(count):
        state.copy()
