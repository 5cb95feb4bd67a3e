"""May this archer shoot at that enemy, and what must the die show?"""

from typing import Final

from meadhall.engines.packed import i64
from meadhall.engines.skirmish.field import Field
from meadhall.engines.skirmish.figures import side_of
from meadhall.engines.skirmish.measure import INCH, TOUCHING

IN_SIGHT: Final = 0
NOT_AN_ENEMY: Final = 1
IN_COMBAT: Final = 2
OUT_OF_RANGE: Final = 3
HIDDEN: Final = 4

LONG: Final = TOUCHING + 12 * INCH
SHORT: Final = TOUCHING + 6 * INCH

SHORT_HIT: Final = 4
LONG_HIT: Final = 5


def shot(field: Field, archer: i64, target: i64) -> i64:
    """May the archer shoot at this figure? IN_SIGHT, or what speaks against it."""
    if target < 0 or target >= field.figures() or not field.lives(target):
        return NOT_AN_ENEMY
    if side_of(target) == side_of(archer):
        return NOT_AN_ENEMY
    if field.is_fighting(target):
        return IN_COMBAT
    return line(field, field.x[archer], field.y[archer], target)


def line(field: Field, x: i64, y: i64, target: i64) -> i64:
    """Could one shoot from this point at a figure that is not in combat?"""
    if field.gap_to(target, x, y) > LONG * LONG:
        return OUT_OF_RANGE
    if field.ground.is_sight_blocked(x, y, field.x[target] - x, field.y[target] - y):
        return HIDDEN
    return IN_SIGHT


def needed(field: Field, x: i64, y: i64, target: i64) -> i64:
    """What the die must show at least for a hit from this point; 6 at most, by the rulebook."""
    least: i64 = SHORT_HIT if field.gap_to(target, x, y) <= SHORT * SHORT else LONG_HIT
    if field.ground.is_cover(field.x[target], field.y[target]):
        least += 1
    return least
