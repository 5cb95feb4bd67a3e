"""Who fights: the three kinds of figures, their dice, and what they can bear."""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.phrases import Form

HERO: Final = 0
WARRIOR: Final = 1
ARCHER: Final = 2
KINDS: Final = 3

COMBAT_DIE: Final[vec[i64]] = vec[i64]([10, 8, 6])
"""How many sides each kind's die has in combat."""

SAVING_DIE: Final = 6

THIRD_SHOCK: Final = 3
"""So many shock markers are a wound instead."""

NO_FIGURE: Final = -1

# In a figure's `status`.
WAITING: Final = 0
LIVING: Final = 1
KILLED: Final = 2


class Name(Form):
    """What a figure is called."""

    HERO = "hero"
    WARRIOR = "warrior"
    ARCHER = "archer"
    SLINGER = "slinger"


def kind_of(figure: i64) -> i64:
    """Hero, warrior or archer: every seat has one of each, in this order."""
    return figure % KINDS


def owner_of(figure: i64) -> i64:
    """The seat whose figure it is."""
    return figure // KINDS


def side_of_seat(seat: i64) -> i64:
    """Even seats fight for side 0, odd ones for side 1."""
    return seat % 2


def side_of(figure: i64) -> i64:
    """The side for which it fights."""
    return (figure // KINDS) % 2
