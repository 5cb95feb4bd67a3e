"""A computer player: from what a seat knows to the action it takes.

    choose(state, seat, "karl", seed)

is a pure function: the same state, level and seed give the same action on every machine, native or
plain. For a budget in time, use its parts: `search_for`, then `Pace.go_on` as long as there is
time, then `decide`. Before that, several searches of one position with different seeds can be
merged (`search.merged`).
"""

from typing import Final

from meadhall.ai.hidden_search import HiddenSearch
from meadhall.ai.levels import Level, fitted, level_of
from meadhall.ai.method import Method
from meadhall.ai.open_search import OpenSearch
from meadhall.ai.payoffs import EVEN, LOST, WON
from meadhall.ai.prior_search import PriorSearch
from meadhall.ai.search import Choice, Search, wins
from meadhall.ai.styles import to_the_taste
from meadhall.ai.turn_search import TurnSearch
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, SEVERAL, State
from meadhall.engines.values import IllegalAnswer

THREAT: Final = 150
"""Thousandths: an action of a rival that costs a seat so much at once is a threat."""

DISTRACTION: Final = 5
"""A player who looks at the first threat sees a second one so many times less easily."""


def choose(state: State, seat: int, level: str, seed: int) -> int:
    """The action of a computer player of this level. It sees only what its seat may see."""
    player = fitted(level_of(level), state)
    search = search_for(state, seat, player, seed)
    if len(search.state.legal(seat)) > 1:
        search.run(player.simulations)
    return decide(search.state, seat, search.choices(), player, seed)


def search_for(state: State, seat: int, level: Level, seed: int) -> Search:
    """A search for a player of this level, without the actions that the level overlooks."""
    search = search_by(state, seat, level.method, seed)
    if level.oversight > 0:
        search.ignore_replies(unthought(search.state, seat, level.oversight, seed))
        search.overlook(overlooked(search.state, seat, level.oversight, seed))
    return search


def search_by(state: State, seat: int, method: Method, seed: int) -> Search:
    """A search by this method, on a copy that knows no more than the seat."""
    if not state.is_asked(seat):
        raise IllegalAnswer("this seat has nothing to choose now")
    known = state.seen_by(seat)
    if known.is_open():
        return OpenSearch(all_open(known), seat, method, seed)
    if method.move_priors == 1 and method.worlds == 0 and known.has_move_priors():
        if method.turns == 1 and known.plans_turns():
            return TurnSearch(known, seat, method, seed)
        return PriorSearch(known, seat, method, seed)
    return HiddenSearch(known, seat, method, seed)


def all_open(state: State) -> State:
    """A copy of an open state, without the memory of who has seen what."""
    return state.determinize(Chance(0))


def overlooked(state: State, seat: int, oversight: int, seed: int) -> set[int]:
    """The actions that a player overlooks this time; never a win on the board.

    What leaps to the eye is overlooked less often, and the far, the backward and the quiet more.
    """
    chance = Chance(f"oversight {seed}".encode())
    is_mine = state.turn == seat  # in a secret choice nothing leaps to the eye
    missed: set[int] = set()
    for action in state.legal(seat):
        risk = dulled(oversight, int(state.glance(action))) if is_mine else oversight
        if chance.below(1000) < risk and not (is_mine and wins(state, seat, action)):
            missed.add(int(action))
    return missed


def unthought(state: State, seat: int, oversight: int, seed: int) -> set[int]:
    """Actions of the next rival that this player does not think of: some of his threats.

    The threat that leaps most to the eye is always seen. A second one may be overlooked.
    """
    threats = sorted(threats_to(state, seat))
    chance = Chance(f"threats {seed}".encode())
    return {
        action
        for neglect, action in threats[1:]
        if chance.below(1000) < dulled(oversight, -neglect // DISTRACTION)
    }


def threats_to(state: State, seat: int) -> list[tuple[int, int]]:
    """What the next rival could do to this seat if it did nothing: how easily each is seen, as a
    negative number, and the action."""
    if not state.is_open():
        return []
    skipped = state.copy()
    if not skipped.skip_turn() or skipped.asks != CHOOSE or skipped.turn == SEVERAL:
        return []
    if skipped.team(skipped.turn) == skipped.team(seat):
        return []
    now, threats = skipped.evaluate(seat), []
    for action in skipped.legal(skipped.turn):
        after = skipped.copy()
        after.play(action)
        left = after.result(seat) * EVEN if after.asks == OVER else after.evaluate(seat)
        if now - left >= THREAT:
            threats.append((-int(skipped.glance(action)), int(action)))
    return threats


def dulled(oversight: int, glance: int) -> int:
    """The chance to overlook what a person sees so easily, in thousandths."""
    return 1_000_000 * oversight // (1000 * oversight + (1000 - oversight) * glance)


def decide(state: State, seat: int, choices: list[Choice], level: Level, seed: int) -> int:
    """The action to take, given the choices of a search, the best first."""
    if not choices:
        return int(state.legal(seat)[0])
    plain = plainly(state, choices, level.margin, seed)
    if level.style and state.turn != SEVERAL and choices[0].proof != WON:
        return to_the_taste(state, seat, choices, plain, level.style, level.lean).action
    return plain.action


def plainly(state: State, choices: list[Choice], margin: int, seed: int) -> Choice:
    """What a player without a style takes, within a margin in thousandths of a win.

    A secret choice is drawn, each as likely as it was often tried, so that nobody can predict it.
    """
    chance = Chance(f"decision {seed}".encode())
    best = choices[0]
    if state.turn == SEVERAL:
        worthwhile = [choice for choice in choices if choice.readiness * 4 >= best.readiness]
        return drawn_by(worthwhile, [choice.readiness for choice in worthwhile], chance)
    if best.proof == WON or margin == 0:
        return best
    floor = best.worth - margin * 1000
    near = [choice for choice in choices if choice.worth >= floor and choice.proof != LOST]
    if best not in near:
        return best
    return drawn_by(near, [choice.worth - floor + 1 for choice in near], chance)


def drawn_by(choices: list[Choice], weights: list[int], chance: Chance) -> Choice:
    """One of the choices, drawn by weight."""
    at = int(chance.word()) * sum(weights) // 2**32
    for choice, weight in zip(choices, weights, strict=True):
        at -= weight
        if at < 0:
            return choice
    return choices[0]
