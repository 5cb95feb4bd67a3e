"""What a search found, for a person: lines of play, chances, and what the others threaten.

A chance of winning is an estimate, so it comes with its uncertainty. Where too little was tried,
there is none. A proven result is told as certain. A threat is what the others would do if the seat
did nothing. The gain of a choice is how much better it is than doing nothing.
"""

from dataclasses import dataclass
from typing import Final

from meadhall.ai.method import Method
from meadhall.ai.open_search import OpenSearch
from meadhall.ai.payoffs import EVEN, LOST, UNPROVEN, WON
from meadhall.ai.player import all_open
from meadhall.ai.search import ENOUGH, Choice, Search
from meadhall.engines.contract import CHOOSE, SEVERAL, State

CERTAINTIES: Final = {LOST: "loses", EVEN: "draws", WON: "wins"}


@dataclass(frozen=True)
class Line:
    """One choice, how play would go on, and what it promises its seat."""

    action: int
    moves: tuple[str, ...]
    visits: int
    chance: float | None
    """Between 0 and 1, a draw counting half; None where too little was tried, or before the match
    is begun."""
    error: float
    """Half the width of the 95 % interval of the chance."""
    proof: str = ""
    """`wins`, `draws` or `loses` where that is certain."""


@dataclass(frozen=True)
class Threat:
    """What happens if the seat does nothing."""

    moves: tuple[str, ...]
    chance: float | None
    """What would be left to the seat."""


def lines(search: Search, count: int) -> list[Line]:
    """The best choices of the seat, the best first."""
    return [line_of(search.state, int(search.seat), each) for each in search.choices()[:count]]


def line_of(state: State, seat: int, choice: Choice) -> Line:
    """A choice of this seat with its chance, if enough is known of it."""
    moves = moves_of(state, seat, choice.line)
    if choice.proof != UNPROVEN:
        proof = CERTAINTIES[choice.proof]
        return Line(choice.action, moves, choice.visits, choice.proof / WON, 0.0, proof)
    if choice.visits < ENOUGH or not state.is_begun():
        return Line(choice.action, moves, choice.visits, None, 0.5)
    return Line(choice.action, moves, choice.visits, choice.mean, 1.96 * choice.error)


def moves_of(state: State, seat: int, line: tuple[int, ...]) -> tuple[str, ...]:
    """A line of play that a seat begins, in notation, up to the first roll, card or secret choice.

    Of a choice made in secret, only the choice itself is told.
    """
    if state.turn == SEVERAL:
        return tuple(state.name(seat, action) for action in line[:1])
    state = state.copy()
    moves: list[str] = []
    for action in line:
        if state.asks != CHOOSE or state.turn == SEVERAL:
            break
        moves.append(state.name(state.turn, action))
        if len(moves) == len(line):
            break
        state.play(action)
    return tuple(moves)


def threatening(state: State, seat: int, method: Method, seed: int) -> Search | None:
    """A search for what the others would do if the seat, whose turn it is, did nothing.

    None where a turn cannot be skipped, or where the seat would go on anyway.
    """
    known = state.seen_by(seat)
    if not known.is_open():
        return None
    skipped = all_open(known)
    if not skipped.skip_turn() or skipped.asks != CHOOSE or skipped.turn == seat:
        return None
    return OpenSearch(skipped, int(skipped.turn), method, seed)


def threat_of(search: Search, seat: int) -> Threat:
    """What that search found, for the seat that did nothing."""
    state, rival = search.state, int(search.seat)
    best = line_of(state, rival, search.choices()[0])
    if best.chance is None or state.seats != 2 or state.team(seat) == state.team(rival):
        return Threat(best.moves, None)
    return Threat(best.moves, 1 - best.chance)


def gain(line: Line, threat: Threat) -> float | None:
    """How much better off the seat is after its choice than if it did nothing."""
    if line.chance is None or threat.chance is None:
        return None
    return line.chance - threat.chance
