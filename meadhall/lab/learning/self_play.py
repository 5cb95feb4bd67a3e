"""Matches of a computer player against itself, and the positions that are learned from.

A batch is one piece of work: a few matches, which follow from their seeds. So it does not matter
where it is done, and when it was lost it can be done again.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meadhall.ai.arena import is_opening, play_match
from meadhall.ai.entrants import Entrant
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, NO_ACTION, OVER, SEVERAL, State, packed
from meadhall.engines.values import Setting

FROM_A_MATCH: Final = 8
"""Positions: those of one match have one result, so more of them tell little more."""


@dataclass(frozen=True, slots=True)
class Position:
    """One position of a match, as the learner sees it: a number for each team that is still in."""

    match: int
    features: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]
    """Which part of the win each team got."""
    expected: tuple[float, ...]
    """What the evaluation in use made of it."""

    def as_json(self) -> list[object]:
        return [self.match, self.features, self.shares, self.expected]


def position_from(numbers: list[object]) -> Position:
    match, features, shares, expected = numbers
    assert isinstance(match, int) and isinstance(features, list)
    assert isinstance(shares, list) and isinstance(expected, list)
    return Position(match, tuple(map(tuple, features)), tuple(shares), tuple(expected))


@dataclass(frozen=True, slots=True)
class SelfPlayBatch:
    """Some matches to play, as work for a worker."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    teacher: Entrant
    seed: int
    first: int
    """The number of its first match."""
    matches: int
    random_choices: int

    def run(self, say: object, is_stopped: Callable[[], bool]) -> list[list[object]]:
        game = catalogue.find(self.game)
        opening = game.opening(self.seats, dict(self.settings))
        found: list[Position] = []
        for number in range(self.first, self.first + self.matches):
            found += self.positions_of(opening, number)
        return [position.as_json() for position in found]

    def positions_of(self, opening: State, number: int) -> list[Position]:
        """What one match teaches; nothing if its random beginning leaves nothing to play."""
        states, payoffs = self.match(opening, number)
        kept: list[State] = []
        chance = Chance(f"positions {self.seed * 1_000_000 + number}".encode())
        for seen, state in enumerate(states):
            kept = sampled(kept, state, chance, seen)
        found = [position_of(number, each, payoffs) for each in kept]
        return [position for position in found if position is not None]

    def match(self, opening: State, number: int) -> tuple[Iterator[State], tuple[float, ...]]:
        """The positions of one match that are fit to learn from, each valid until the next is
        asked for, and what every seat got of it."""
        seed = self.seed * 1_000_000 + number
        if not is_opening(opening, seed, self.random_choices):
            return iter(()), ()
        entrants, seating = [self.teacher], (0,) * self.seats
        played = play_match(opening, entrants, seating, seed, self.random_choices, stopped_clock)
        return fit_states(opening.copy(), played.answers, self.random_choices), played.payoffs


@dataclass(frozen=True, slots=True)
class NetPosition:
    """One position, as the learner of a small net sees it."""

    match: int
    inputs: tuple[int, ...]
    """Those that are on."""
    won: float
    """What the net's seat got of the match."""
    expected: float
    """What the evaluation in use made of it."""

    def as_json(self) -> list[object]:
        return [self.match, self.inputs, self.won, self.expected]


def net_position_from(numbers: list[Any]) -> NetPosition:
    match, inputs, won, expected = numbers
    return NetPosition(match, tuple(inputs), won, expected)


@dataclass(frozen=True, slots=True)
class NetPlayBatch(SelfPlayBatch):
    """The same for a small net, which learns from all fit positions of a match."""

    def run(self, say: object, is_stopped: Callable[[], bool]) -> list[list[object]]:
        opening = catalogue.find(self.game).opening(self.seats, dict(self.settings))
        found: list[list[object]] = []
        for number in range(self.first, self.first + self.matches):
            states, payoffs = self.match(opening, number)
            for state in states:
                inputs = tuple(int(each) for each in state.net_inputs())
                seat = int(state.net_seat())
                expected = int(state.evaluate(seat)) / 1000
                found.append(NetPosition(number, inputs, payoffs[seat], expected).as_json())
        return found


def fit_states(state: State, answers: Iterable[Sequence[int]], begin: int) -> Iterator[State]:
    """The positions of a match from this answer on in which a search relies on the evaluation."""
    for at, answer in enumerate(answers):
        if at >= begin and is_fit(state):
            yield state
        state.apply(packed(answer))


def stopped_clock() -> float:
    """A clock that stands still: self-play counts simulations, and no seconds."""
    return 0.0


def is_fit(state: State) -> bool:
    """Would a search rely on the evaluation here?"""
    if state.asks != CHOOSE or not state.is_quiet():
        return False
    return state.turn == SEVERAL or state.winning_action() == NO_ACTION


def sampled(kept: list[State], state: State, chance: Chance, seen: int) -> list[State]:
    """A few positions of all that come by, each as likely as the others."""
    if len(kept) < FROM_A_MATCH:
        return [*kept, state.copy()]
    at = int(chance.below(seen + 1))
    if at < FROM_A_MATCH:
        kept[at] = state.copy()
    return kept


def position_of(number: int, state: State, payoffs: tuple[float, ...]) -> Position | None:
    """One position, if it still has more than one side to it."""
    teams = sorted({int(state.team(seat)) for seat in range(int(state.seats))})
    features: list[tuple[int, ...]] = []
    shares: list[float] = []
    expected: list[float] = []
    for team in teams:
        seats = [seat for seat in range(int(state.seats)) if state.team(seat) == team]
        counts = next((found for seat in seats if len(found := state.features(seat))), None)
        if counts is not None:
            features.append(tuple(int(count) for count in counts))
            shares.append(payoffs[seats[0]])
            expected.append(int(state.evaluate(seats[0])) / 1000)
    if len(teams) == 1:
        # Against the game, which counts nothing.
        features.append((0,) * len(features[0]))
        shares.append(1 - shares[0])
        expected.append(1 - expected[0])
    whole = sum(shares)
    if state.asks == OVER or len(features) < 2 or whole <= 0:
        return None
    return Position(
        number, tuple(features), tuple(share / whole for share in shares), tuple(expected)
    )
