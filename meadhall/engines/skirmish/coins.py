"""What is it worth, and has that side won?"""

from typing import Final

from meadhall.engines.packed import i64, vec
from meadhall.engines.skirmish.field import (
    BY_ARCHER,
    BY_GOAL,
    BY_HERO,
    BY_HERO_WOUND,
    BY_WARRIOR,
    BY_WITHDRAWAL,
    SOURCES,
    Field,
)
from meadhall.engines.skirmish.figures import ARCHER, HERO, kind_of, side_of

WORTH: Final[vec[i64]] = vec[i64]([1, 1, 3, 2, 1, 3])
"""In coins, by source."""

GOING_ON: Final = 0
ENOUGH_COINS: Final = 1
TURNS_OVER: Final = 2


def gain(field: Field, side: i64, source: i64) -> None:
    """A side gets what this is worth; the match ends at once where that is enough."""
    field.coins[side] += WORTH[source]
    field.earned[side * SOURCES + source] += WORTH[source]
    if field.coins[side] >= field.goal():
        field.finish(ENOUGH_COINS)


def hero_withdraws(field: Field, hero: i64) -> None:
    gain(field, 1 - side_of(hero), BY_WITHDRAWAL)


def hero_wounded(field: Field, hero: i64) -> None:
    gain(field, 1 - side_of(hero), BY_HERO_WOUND)


def killed(field: Field, figure: i64) -> None:
    source: i64 = BY_WARRIOR
    if kind_of(figure) == HERO:
        source = BY_HERO
    elif kind_of(figure) == ARCHER:
        source = BY_ARCHER
    gain(field, 1 - side_of(figure), source)


def achieve(field: Field, side: i64) -> None:
    """The side has done what the scenario asks of it."""
    gain(field, side, BY_GOAL)
