"""What every search has in common: a position, a budget of simulations, and its result.

The caller says how many simulations to run and can look at the result between any two of them.
There are four kinds: `open_search` where everything is open; where there are dice, hidden cards or
secret choices, `prior_search` or `turn_search` if the game has move priors, else `hidden_search`.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.ai.method import AS_THE_GAME_SAYS, Method
from meadhall.ai.nodes import Arm
from meadhall.ai.payoffs import MOST_SEATS, UNPROVEN, WON, is_duel
from meadhall.ai.playouts import play_on
from meadhall.ai.weighing import Evaluation
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, WIN, State, packed
from meadhall.engines.packed import i64, vec

ENOUGH: Final = 30
"""The visits from which on a choice's chance is told."""


@dataclass(frozen=True)
class Choice:
    """One action of the searching seat, and what the search thinks of it."""

    action: int
    visits: int
    total: int
    """Thousandths of wins, summed over the visits."""
    squares: int
    proof: int
    """The proven result, in thousandths of a win, or UNPROVEN."""
    line: tuple[int, ...]
    """The best play found from here on, this action first."""
    worth: int = 0
    """Millionths of a win, as the search estimates it."""
    weight: int = 0
    """The weight with which it is drawn; 0: its visits."""
    moves_left: int = 0
    """How many moves there are to a proven end, where an endgame table tells."""

    @property
    def readiness(self) -> int:
        return self.weight or self.visits

    @property
    def mean(self) -> float:
        """The mean payoff, as a share of a win."""
        return self.total / (1000 * self.visits) if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; at least what one more visit could change."""
        if self.visits < 2:
            return 1.0
        variance = self.squares / self.visits / WON**2 - self.mean**2
        return max(sqrt(max(variance, 0.0) / self.visits), 1 / (self.visits + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """A search for what one seat should do now."""

    def __init__(self, state: State, seat: int, method: Method, seed: int) -> None:
        if state.seats > MOST_SEATS:
            raise ValueError(f"the search supports {int(MOST_SEATS)} seats at most")
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
        self.looks: i64 = method.looks
        self.widening: i64 = method.widening
        self.evaluation: Evaluation = Evaluation(packed(method.weights), packed(method.net))
        self.prior_numbers: vec[i64] = packed(method.prior_numbers)
        self.most_memory: i64 = method.megabytes * 1_000_000

    def run(self, simulations: i64) -> None:
        """Run this many simulations; fewer if the outcome is proven before."""
        left = simulations
        while left > 0 and not self.is_settled():
            self.simulate()
            self.simulations += 1
            left -= 1

    def simulate(self) -> None:
        raise NotImplementedError

    def play_on(self, state: State) -> i64:
        """The payoffs of a playout from here, by the search's own dials."""
        return play_on(
            state,
            self.chance,
            self.limit,
            self.decisive,
            self.move_priors,
            self.duel,
            self.evaluation,
            self.prior_numbers,
        )

    def is_settled(self) -> bool:
        """Is the outcome proven, so that more simulations would tell nothing new?"""
        return False

    def is_full(self) -> bool:
        """Has it used all the memory that it may?"""
        return self.memory > self.most_memory

    def ignore_replies(self, actions: set[int]) -> None:
        """Do not think of these actions of the rivals, wherever they come up. Where nothing is
        open, replies are not listed, and none is ignored. Call it before the first simulation."""

    def overlook(self, actions: set[int]) -> None:
        """Leave out these actions of the seat. Call it before the first simulation."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """The seat's choices with their results, the best first."""
        raise NotImplementedError

    def tree(self, depth: int, breadth: int) -> str:
        """The tree as an indented text in notation, the best first."""
        raise NotImplementedError


def wins(state: State, seat: i64, action: i64) -> bool:
    """Does this action of the seat on turn win at once, whatever is hidden and before any die?"""
    after = state.copy()
    after.play(action)
    return after.asks == OVER and after.result(seat) == WIN


def with_win(choices: list[Choice], line: tuple[int, ...]) -> list[Choice]:
    """The same, but what begins this line, which wins for certain, comes first; if there is one."""
    if not line:
        return choices
    visits = sum([choice.visits for choice in choices if choice.action == line[0]])
    total, squares = visits * int(WON), visits * int(WON * WON)
    win = Choice(line[0], visits, total, squares, int(WON), line, int(WON * 1000))
    return [win, *[choice for choice in choices if choice.action != line[0]]]


def ranked(choices: list[Choice]) -> list[Choice]:
    """The best first: certain wins, then by visits and worth; certain losses last."""
    return sorted(choices, key=rank)


def merged(found: list[list[Choice]]) -> list[Choice]:
    """The choices of several searches of one position, put together.

    Visits add up, worths are weighted by visits, and a proof of one search counts for all.
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


def rank(choice: Choice) -> tuple[int, int, int, int, int]:
    certainty, haste = 1, 0
    if choice.proof == WON:
        certainty, haste = 0, choice.moves_left
    elif choice.proof != UNPROVEN and choice.proof == 0:
        certainty, haste = 2, -choice.moves_left
    return certainty, haste, -choice.readiness, -choice.worth, choice.action


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


def told(visits: int, total: int) -> str:
    """The visits of a choice, and its chance if there were enough of them."""
    words = "1 visit" if visits == 1 else f"{visits} visits"
    return words if visits < ENOUGH else f"{words}, {total / (10 * visits):.0f} %"
