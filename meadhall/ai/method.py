"""The dials of the search. Each has earned its place: docs/strength.md has the figures."""

from dataclasses import dataclass, fields, replace
from typing import Final

from meadhall.engines.values import BadOption

AS_THE_GAME_SAYS: Final = -2
TO_THE_END: Final = -1


@dataclass(frozen=True)
class Method:
    """How a search goes about it. Whole numbers only, so that a text can set any of them."""

    exploration: int = 350
    """Thousandths: how much a choice that was tried little is worth trying again."""

    cutoff: int = AS_THE_GAME_SAYS
    """Random choices of a playout before it is judged; `TO_THE_END` plays on to the result."""

    decisive: int = 1
    """1: a choice that wins at once is taken, in the tree and in playouts."""

    solver: int = 1
    """1: proven wins and losses are passed up the tree."""

    minimax: int = 5
    """Sixteenths: what the best judgement below a choice weighs, beside the mean of its visits."""

    foresight: int = 1
    """1: all choices of a position are judged when it is opened, and the best looking go first."""

    move_priors: int = 1
    """1: where a game knows what an experienced player would rather do, that is tried first."""

    widening: int = 0
    """A position visited n times considers so many times the root of n choices; 0: all of them."""

    worlds: int = 0
    """Imagine so many worlds once and search each as if everything lay open; 0: a new world each
    time, and every seat acts on what it knows. The former is here to be compared with."""

    reuse: int = 0
    """1: what is known of the moves that were then made is kept for the seat's next choice. Such a
    choice depends on those before it, so it is for arenas, and not for a table that checks it."""

    megabytes: int = 200
    """No tree grows beyond this, as native memory; what follows only weighs what is in it."""


STRONG: Final = Method()

PLAIN: Final = Method(
    exploration=700, cutoff=TO_THE_END, decisive=0, solver=0, minimax=0, foresight=0, move_priors=0
)
"""The textbook's search with random playouts: what the rest is measured against."""


RANGES: Final = {
    "exploration": (0, 100_000),
    "cutoff": (AS_THE_GAME_SAYS, 1_000_000),
    "decisive": (0, 1),
    "solver": (0, 1),
    "minimax": (0, 16),
    "foresight": (0, 1),
    "move_priors": (0, 1),
    "widening": (0, 1_000_000),
    "worlds": (0, 1000),
    "reuse": (0, 1),
    "megabytes": (0, 1_000_000),
}
"""How far each dial turns; beyond that the search would reckon with nonsense."""


def adjusted(method: Method, dials: dict[str, str]) -> Method:
    """The method with some dials set by name, or BadOption."""
    known = [field.name for field in fields(Method)]
    for name, value in dials.items():
        if name not in known:
            raise BadOption(f"the search has no dial {name!r}; its dials are: {', '.join(known)}")
        method = replace(method, **{name: whole(value, name, *RANGES[name])})
    return method


def whole(text: str, name: str, low: int, high: int) -> int:
    """The number a text gives to something of this name, or BadOption."""
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 18 or not low <= int(text) <= high:
        raise BadOption(f"{name} is a whole number from {low} to {high}, not {text!r}")
    return int(text)
