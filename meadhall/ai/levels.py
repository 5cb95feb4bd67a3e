"""The computer's levels, from a beginner's short sight to all it can.

A level is a method, a budget of simulations, and the ways in which a weaker player errs: he
overlooks a move, or takes one that is nearly as good. From Karl on nobody overlooks a win.
docs/strength.md has the ladder as it was measured.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.ai.method import STRONG, Method
from meadhall.engines.contract import State
from meadhall.engines.values import BadOption


@dataclass(frozen=True)
class Level:
    key: str
    title: str
    meaning: str
    simulations: int
    """The budget of a choice, where none is given in time."""
    oversight: int
    """Thousandths: how likely each action is not to be seen at all."""
    whim: int
    """Thousandths: how far below the best a choice may seem and still be taken."""
    method: Method = STRONG


LEVELS: Final = (
    Level("thrall", "Thrall", "sees little further than the move itself", 12, 400, 250),
    Level("karl", "Karl", "knows the rules well and looks a move ahead", 25, 280, 140),
    Level("huskarl", "Huskarl", "plans a little, and errs now and then", 50, 170, 80),
    Level("jarl", "Jarl", "looks deep and seldom errs", 250, 40, 30),
    Level("einherjar", "Einherjar", "plays as well as the computer can", 2500, 0, 0),
)

# Simulations, oversight and whim where every choice counts: whoever errs there as often as the
# levels above has lost long before the end, so these stand closer together.
EXACTING: Final = {
    "thrall": (150, 200, 120),
    "karl": (200, 150, 85),
    "huskarl": (350, 85, 40),
    "jarl": (700, 25, 18),
    "einherjar": (4000, 0, 0),
}

# And where one side has it easier: only who errs much less can win from the other side.
LOPSIDED: Final = {
    "thrall": (12, 400, 250),
    "karl": (48, 180, 87),
    "huskarl": (94, 117, 54),
    "jarl": (160, 62, 34),
    "einherjar": (4000, 0, 0),
}

# And where luck decides so much that a choice a hundredth worse is an error already: nobody errs on
# a whim there, and what parts the levels is how much they overlook.
CHANCY: Final = {
    "thrall": (10, 830, 0),
    "karl": (20, 600, 0),
    "huskarl": (40, 440, 0),
    "jarl": (100, 200, 0),
    "einherjar": (3000, 0, 0),
}

DEFAULT: Final = "huskarl"


def level_of(key: str) -> Level:
    """The level of this name, or BadOption."""
    for level in LEVELS:
        if level.key == key.lower():
            return level
    names = ", ".join(level.key for level in LEVELS)
    raise BadOption(f"there is no level {key!r}; the levels are: {names}")


def fitted(level: Level, state: State) -> Level:
    """The level as it plays this game. A level with a budget of its own stays as it is."""
    ladder = ladder_of(state)
    if level not in LEVELS or ladder is None:
        return level
    simulations, oversight, whim = ladder[level.key]
    return replace(level, simulations=simulations, oversight=oversight, whim=whim)


def ladder_of(state: State) -> dict[str, tuple[int, int, int]] | None:
    """The numbers of the levels where a game needs its own."""
    if state.is_exacting():
        return EXACTING
    if state.is_lopsided():
        return LOPSIDED
    return CHANCY if state.is_chancy() else None
