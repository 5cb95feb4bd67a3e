"""What every search has in common: a position, a budget of simulations, and what it found.

A search is fed simulations by whoever holds the clock and can be looked at between any two of
them. Three kinds know how to simulate: `open_search` where everything lies open; where there are
dice, hidden cards or secret choices, `prior_search` if the game has move priors, else
`hidden_search`.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.ai.method import AS_THE_GAME_SAYS, Method
from meadhall.ai.nodes import Arm
from meadhall.ai.payoffs import MOST_SEATS, UNPROVEN, WON, is_duel
from meadhall.engines.chance import Chance
from meadhall.engines.contract import State
from meadhall.engines.packed import i64

ENOUGH: Final = 30
"""Nobody is told what fewer visits seem to be worth."""


@dataclass(frozen=True)
class Choice:
    """One action of the searching seat, and what the search thinks of it."""

    action: int
    visits: int
    total: int
    """Thousandths of wins, summed over the visits."""
    squares: int
    proof: int
    """What it certainly brings, in thousandths of a win, or UNPROVEN."""
    line: tuple[int, ...]
    """The best play found from here on, this action first."""
    worth: int = 0
    """Millionths of a win, with all that the search weighs in."""
    weight: int = 0
    """How readily it is to be chosen, beside the others; 0: as its visits say."""

    @property
    def readiness(self) -> int:
        return self.weight or self.visits

    @property
    def mean(self) -> float:
        """The share of a win it has brought."""
        return self.total / (1000 * self.visits) if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, never less than one visit could sway it."""
        if self.visits < 2:
            return 1.0
        variance = self.squares / self.visits / WON**2 - self.mean**2
        return max(sqrt(max(variance, 0.0) / self.visits), 1 / (self.visits + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """A search for what one seat should do now."""

    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        if state.seats > MOST_SEATS:
            raise ValueError(f"the search reckons with {int(MOST_SEATS)} seats at most")
        self.state: State = state
        self.seat: i64 = seat
        self.chance: Chance = Chance(seed)
        self.simulations: i64 = 0
        self.memory: i64 = 0  # bytes, roughly
        self.duel: bool = is_duel(state)
        self.exploration: i64 = method.exploration
        self.limit: i64 = method.cutoff
        if method.cutoff == AS_THE_GAME_SAYS:
            self.limit = state.playout_limit()
        self.decisive: bool = method.decisive == 1
        self.solver: bool = method.solver == 1
        self.minimax: i64 = method.minimax
        self.foresight: bool = method.foresight == 1
        self.move_priors: bool = method.move_priors == 1 and state.has_move_priors()
        self.widening: i64 = method.widening
        self.most_memory: i64 = method.megabytes * 1_000_000

    def run(self, simulations: i64) -> None:
        """So many simulations more; fewer if the outcome is certain before."""
        left = simulations
        while left > 0 and not self.is_settled():
            self.simulate()
            self.simulations += 1
            left -= 1

    def simulate(self) -> None:
        raise NotImplementedError

    def is_settled(self) -> bool:
        """Would more simulations tell nothing new?"""
        return False

    def is_full(self) -> bool:
        """May it not remember anything more?"""
        return self.memory > self.most_memory

    def overlook(self, actions: set[int]) -> None:
        """Do not see these actions of the seat; call it before the first simulation."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """What the seat may do and how it fared, the best first."""
        raise NotImplementedError

    def tree(self, depth: int, breadth: int) -> str:
        """The best of what was found, as an indented text in notation."""
        raise NotImplementedError


def ranked(choices: list[Choice]) -> list[Choice]:
    """The best first: certain wins, then by visits and worth; certain losses last."""
    return sorted(choices, key=rank)


def merged(found: list[list[Choice]]) -> list[Choice]:
    """One verdict out of several searches of the same position with different seeds.

    Visits add up, worth is weighed by them, and what one of them has proven is proven.
    """
    together: dict[int, Choice] = {}
    for choices in found:
        for choice in choices:
            other = together.get(choice.action)
            together[choice.action] = choice if other is None else joined(choice, other)
    return ranked(list(together.values()))


def joined(one: Choice, other: Choice) -> Choice:
    visits = one.visits + other.visits
    longer = one if one.visits >= other.visits else other
    worth = (one.worth * one.visits + other.worth * other.visits) // max(visits, 1)
    return Choice(
        one.action,
        visits,
        one.total + other.total,
        one.squares + other.squares,
        max(one.proof, other.proof),
        longer.line,
        worth if visits > 0 else longer.worth,
        one.weight + other.weight,
    )


def rank(choice: Choice) -> tuple[int, int, int, int]:
    certainty = 1
    if choice.proof == WON:
        certainty = 0
    elif choice.proof != UNPROVEN and choice.proof == 0:
        certainty = 2
    return certainty, -choice.readiness, -choice.worth, choice.action


def choice_of(arm: Arm, proof: int, line: tuple[int, ...]) -> Choice:
    return Choice(
        int(arm.action),
        int(arm.visits),
        int(arm.total),
        int(arm.squares),
        proof,
        line,
        int(arm.mean),
    )


def told(arm: Arm) -> str:
    """The visits of a choice, and what they brought if they are enough to tell."""
    words = "1 visit" if arm.visits == 1 else f"{int(arm.visits)} visits"
    if arm.visits < ENOUGH:
        return words
    return f"{words}, {int(arm.total) / int(10 * arm.visits):.0f} %"
