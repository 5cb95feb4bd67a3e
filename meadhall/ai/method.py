"""The dials (parameters) of the search. docs/strength.md has what each gains."""

from dataclasses import dataclass, replace
from typing import Any, Final

from meadhall.ai.texts import PlayerProblem
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption

AS_THE_GAME_SAYS: Final = -2
TO_THE_END: Final = -1


@dataclass(frozen=True)
class Method:
    """The parameters of a search. Those that are whole numbers can be set by a text."""

    exploration: int = 350
    """Thousandths: the weight of the bonus for choices that were tried little."""

    cutoff: int = AS_THE_GAME_SAYS
    """Random choices in a playout before the evaluation; `TO_THE_END` plays to the result."""

    decisive: int = 1
    """1: a choice that wins at once is taken, in the tree and in playouts."""

    solver: int = 1
    """1: proven wins and losses are passed up the tree."""

    minimax: int = 5
    """Sixteenths: the weight of the best evaluation below a choice, beside the mean of its
    visits."""

    foresight: int = 1
    """1: when a position is opened, all its choices are evaluated, and the best is tried first."""

    move_priors: int = 1
    """1: if the game has move priors, likely choices are tried first."""

    transpositions: int = 1
    """1: what was found at first sight of a position is used again when another line of play comes
    there (games with `State.position_key`)."""

    turns: int = 1
    """1: where a turn takes several choices (`State.plans_turns`), whole turns are searched, and
    the next rival's answers to them."""

    looks: int = 10
    """How many positions each simulation also looks at for a sure win, in a turn that may end the
    match (`turn_wins`); 0: none."""

    widening: int = 0
    """A position visited n times considers this many times the root of n choices; 0: all
    choices."""

    worlds: int = 0
    """0: a new world for each simulation, and every seat acts on what it knows. Otherwise: imagine
    this many worlds once, and search each as if everything were open (only for comparison)."""

    reuse: int = 0
    """1: keep the tree for the seat's next choice. Then a choice depends on those before it, so it
    is for arenas only; others could not compute it again."""

    lean: int = 5
    """Thousandths of a win: how much a player with a style may give up for it."""

    megabytes: int = 200
    """The largest tree, in native memory. A full tree goes on with the nodes that it has."""

    weights: tuple[int, ...] = ()
    """What each of the game's features counts, in thousandths of what `advantage` counts; empty:
    the game's own evaluation."""

    net: tuple[int, ...] = ()
    """The numbers of a small net that evaluates instead; empty: none."""

    prior_numbers: tuple[int, ...] = ()
    """The numbers that add up to move priors (`State.prior_numbers`); empty: those in use."""

    tables: str = ""
    """The folder with the game's endgame tables; empty: none."""

    tables_digest: str = ""
    """Which tables these are (`tables.folder_digest`). A search refuses to read others."""


STRONG: Final = Method()

PLAIN: Final = Method(
    exploration=700,
    cutoff=TO_THE_END,
    decisive=0,
    solver=0,
    minimax=0,
    foresight=0,
    move_priors=0,
    looks=0,
)
"""The textbook's search with random playouts, to compare with."""


RANGES: Final = {
    "exploration": (0, 100_000),
    "cutoff": (AS_THE_GAME_SAYS, 1_000_000),
    "decisive": (0, 1),
    "solver": (0, 1),
    "minimax": (0, 16),
    "foresight": (0, 1),
    "move_priors": (0, 1),
    "transpositions": (0, 1),
    "turns": (0, 1),
    "looks": (0, 1000),
    "widening": (0, 1_000_000),
    "worlds": (0, 1000),
    "reuse": (0, 1),
    "lean": (0, 1000),
    "megabytes": (0, 1_000_000),
}
"""The smallest and the largest value of each dial that makes sense."""


def adjusted(method: Method, dials: dict[str, str]) -> Method:
    """The method with some dials set by name, or BadOption."""
    for name, value in dials.items():
        if name not in RANGES:
            raise BadOption(say(PlayerProblem.NO_DIAL, dial=repr(name), dials=tuple(RANGES)))
        found: dict[str, Any] = {name: whole(value, name, *RANGES[name])}
        method = replace(method, **found)
    return method


def whole(text: str, name: str, low: int, high: int) -> int:
    """The number a text gives to something of this name, or BadOption."""
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 18 or not low <= int(text) <= high:
        raise BadOption(
            say(PlayerProblem.NO_NUMBER, dial=name, low=low, high=high, given=repr(text))
        )
    return int(text)
