"""What does a hit do? The Dice of Death."""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.skirmish import coins
from meadhall.engines.skirmish.field import LYING, NO_THING, Field
from meadhall.engines.skirmish.figures import HERO, KILLED, THIRD_SHOCK, kind_of

# What the die comes to.
DEATH: Final = 1
WOUND: Final = 2
TWO_SHOCKS: Final = 3
ONE_SHOCK: Final = 5
"""Up to here; above it the hit has no effect."""


def saved(figure: i64, roll: i64) -> i64:
    """The roll as it counts for this figure: a hero's armour adds one."""
    return roll + 1 if kind_of(figure) == HERO else roll


def suffer(field: Field, figure: i64, roll: i64) -> None:
    """A hit on this figure, and the die shows this."""
    result = saved(figure, roll)
    if result <= DEATH:
        kill(field, figure)
    elif result == WOUND:
        wound(field, figure)
    elif result == TWO_SHOCKS:
        frighten(field, figure, 2)
    elif result <= ONE_SHOCK:
        frighten(field, figure, 1)


def frighten(field: Field, figure: i64, markers: i64) -> None:
    """Shock markers; the third is a wound instead, which takes all of them away."""
    field.shock[figure] += markers
    if field.shock[figure] >= THIRD_SHOCK:
        field.shock[figure] = 0
        wound(field, figure)


def wound(field: Field, figure: i64) -> None:
    """A wound; the second one kills."""
    if field.wounded[figure] == 1:
        kill(field, figure)
        return
    field.wounded[figure] = 1
    if kind_of(figure) == HERO:
        coins.hero_wounded(field, figure)


def kill(field: Field, figure: i64) -> None:
    """The figure goes to Valhalla and drops what it carries."""
    field.status[figure] = KILLED
    drop(field, figure)
    coins.killed(field, figure)


def drop(field: Field, figure: i64) -> None:
    """What the figure carries, if anything, lies where it stands."""
    thing = field.carries[figure]
    if thing != NO_THING:
        field.carries[figure] = NO_THING
        field.thing_state[thing] = LYING
        field.thing_x[thing] = field.x[figure]
        field.thing_y[thing] = field.y[figure]
