"""What the search remembers of a choice, and how it compares choices.

A choice is worth the mean of its results, plus a bonus that shrinks when it is tried and grows when
the others are (upper confidence bounds). All sums are whole numbers, and the two square roots are
rounded at once, so that every machine computes the same.

A tree has no cycles. Saying so (`acyclic`) keeps its nodes from the garbage collector, which would
otherwise take half of the time.
"""

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.ai.payoffs import UNPROVEN
from meadhall.engines.packed import i64, vec

MILLION: Final = 1_000_000

SPREAD_BITS: Final = 20


@mypyc_attr(acyclic=True)
class Arm:
    """A choice of some seat, and its results so far."""

    def __init__(self, action: i64, mover: i64) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.total: i64 = 0  # payoffs of the mover, summed
        self.squares: i64 = 0  # and their squares
        self.mean: i64 = 0  # millionths: what the choice seems to be worth
        self.spread: i64 = spread_of(1)

    def learn(self, payoff: i64) -> None:
        """Record the payoff of one more trial."""
        self.visits += 1
        self.total += payoff
        self.squares += payoff * payoff
        self.mean = self.total * 1000 // self.visits
        self.spread = spread_of(self.visits)


@mypyc_attr(acyclic=True)
class Node(Arm):
    """The choice that led to a position, and the choices that may be made there.

    Most of those are never tried. They are kept as prospects, two numbers each, the most promising
    first. A prospect becomes a node when it is tried.
    """

    def __init__(self, action: i64, mover: i64) -> None:
        super().__init__(action, mover)
        self.guess: i64 = 0  # packed payoffs: the best evaluation found below
        self.proof: i64 = UNPROVEN  # packed payoffs that are certain
        self.is_open: bool = False
        self.chooser: i64 = mover  # the seat that chooses here, once it is open
        self.children: list[Node] = NONE_YET
        self.prospects: vec[i64] = vec[i64]()  # actions
        self.promises: vec[i64] = vec[i64]()  # the packed payoffs that each is expected to bring
        self.taken: i64 = 0  # how many of them are children now

    def add(self, child: "Node") -> None:
        if self.children is NONE_YET:
            self.children = []
        self.children.append(child)

    def close(self) -> None:
        """Drop the children and prospects. Its own visits and mean stay."""
        self.is_open = False
        self.children = NONE_YET
        self.prospects = self.prospects[:0]
        self.promises = self.promises[:0]
        self.taken = 0


NONE_YET: Final[list[Node]] = []
"""Shared by all nodes without children, which are most of them."""


def spread_of(visits: i64) -> i64:
    """One over the root of the visits."""
    return i64(1048576.0 / sqrt(float(visits)))


def exploration_bonus(visits: i64, exploration: i64) -> i64:
    """The bonus of a choice that was tried once, in millionths (see `bound`).

    Exploration times the root of the logarithm of the visits. The logarithm is interpolated between
    the powers of two, which is near enough and exactly the same on every machine.
    """
    exponent: i64 = 0
    power: i64 = 1
    while power * 2 <= visits:
        power *= 2
        exponent += 1
    logarithm = (exponent * 1024 + (visits - power) * 1024 // power) * 710 // 1024
    return i64(sqrt(float(logarithm * 1024))) * exploration * 1000 // 1024


def bound(arm: Arm, reach: i64) -> i64:
    """The upper confidence bound of a choice."""
    return arm.mean + (reach * arm.spread >> SPREAD_BITS)


def root_of(visits: i64) -> i64:
    """The square root, rounded down."""
    return i64(sqrt(float(visits)))
