"""The computer's levels, from a beginner to the best that the search can do.

A level is a method, a budget of simulations, and the ways in which a weaker player errs: it
overlooks an action, or takes one that is nearly as good as the best. No level overlooks a win on
the board. docs/strength.md has the measured steps between the levels.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.ai.method import STRONG, Method
from meadhall.ai.styles import style_of
from meadhall.ai.texts import PlayerProblem
from meadhall.engines.contract import State
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption


@dataclass(frozen=True)
class Level:
    key: str
    title: str
    meaning: str
    simulations: int
    """The budget of a choice, unless a time is given."""
    oversight: int
    """Thousandths: how likely each action is overlooked."""
    margin: int
    """Thousandths: how far below the best a choice may seem and still be taken."""
    method: Method = STRONG
    style: str = ""
    """What it likes among choices that are nearly as good (`styles`); empty: nothing."""

    @property
    def lean(self) -> int:
        """Thousandths: how far its style may go from the choice that it would make without. Who
        errs a lot does not notice a little."""
        return max(self.method.lean, self.margin // 5)


LEVELS: Final = (
    Level(
        "thrall",
        "Thrall",
        "overlooks much, most of all what is far, quiet or threatened twice",
        12,
        400,
        250,
    ),
    Level(
        "karl",
        "Karl",
        "looks a move ahead, and overlooks quiet moves and second threats",
        25,
        280,
        140,
    ),
    Level("huskarl", "Huskarl", "plans a little, and errs now and then", 50, 170, 80),
    Level("jarl", "Jarl", "looks deep and seldom errs", 250, 40, 30),
    Level("einherjar", "Einherjar", "overlooks nothing, and gets better with time", 2500, 0, 0),
)

# Simulations, oversight and margin in games with very many choices. A player who errs in them as
# often as the levels above has lost long before the end, so these are closer together.
EXACTING: Final = {
    "thrall": (150, 200, 120),
    "karl": (200, 150, 85),
    "huskarl": (350, 85, 40),
    "jarl": (700, 25, 18),
    "einherjar": (4000, 0, 0),
}

# The same for games in which one side has it easier: only a much better player wins from the other.
LOPSIDED: Final = {
    "thrall": (12, 400, 250),
    "karl": (48, 180, 87),
    "huskarl": (94, 117, 54),
    "jarl": (160, 62, 34),
    "einherjar": (4000, 0, 0),
}

# The same for games that luck decides. There a choice that is worse by a hundredth is an error, so
# no level has a margin, and the levels differ in how much they overlook.
CHANCY: Final = {
    "thrall": (10, 830, 0),
    "karl": (20, 600, 0),
    "huskarl": (40, 440, 0),
    "jarl": (100, 200, 0),
    "einherjar": (3000, 0, 0),
}

# The same for games in which most choices have many others that come to nearly the same.
SPACIOUS: Final = {
    "thrall": (8, 979, 0),
    "karl": (8, 952, 0),
    "huskarl": (12, 897, 0),
    "jarl": (26, 740, 0),
    "einherjar": (3000, 0, 0),
}

# The same for games with dozens of choices at each step, several of them good. A player who
# overlooks most of them still finds one, so the lower levels overlook more than half.
CROWDED: Final = {
    "thrall": (12, 775, 0),
    "karl": (22, 600, 0),
    "huskarl": (50, 375, 0),
    "jarl": (180, 80, 0),
    "einherjar": (2500, 0, 0),
}

# And where a match is a long way that the heroes' plan leads: a search of a turn adds nothing that
# can be measured, and who overlooks a little at each step comes much later.
LONG: Final = {
    "thrall": (1, 200, 0),
    "karl": (1, 110, 0),
    "huskarl": (1, 70, 0),
    "jarl": (1, 30, 0),
    "einherjar": (1, 0, 0),
}

DEFAULT: Final = "huskarl"


def level_of(word: str) -> Level:
    """The level of this name, with the style that follows a colon (`jarl:bold`); or BadOption."""
    key, colon, style = word.partition(":")
    for level in LEVELS:
        if level.key == key.lower():
            return replace(level, style=style_of(style).key) if colon else level
    names = tuple(level.key for level in LEVELS)
    raise BadOption(say(PlayerProblem.NO_LEVEL, level=repr(word), levels=names))


def fitted(level: Level, state: State) -> Level:
    """The level with this game's numbers. A level with another budget than LEVELS says is kept."""
    ladder = ladder_of(state)
    if ladder is None or budget(level) not in [budget(each) for each in LEVELS]:
        return level
    simulations, oversight, margin = ladder[level.key]
    return replace(level, simulations=simulations, oversight=oversight, margin=margin)


def budget(level: Level) -> tuple[str, int, int, int]:
    """What differs from game to game, and whose it is."""
    return level.key, level.simulations, level.oversight, level.margin


def ladder_of(state: State) -> dict[str, tuple[int, int, int]] | None:
    """The numbers of the levels where a game needs its own."""
    if state.is_exacting():
        return EXACTING
    if state.is_long():
        return LONG
    if state.is_spacious():
        return SPACIOUS
    if state.is_lopsided():
        return LOPSIDED
    if state.is_crowded():
        return CROWDED
    return CHANCY if state.is_chancy() else None
