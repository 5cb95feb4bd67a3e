"""How actions are numbered.

A step goes to one of six neighbours; every other action is a number from the first of its kind on.
"""

from typing import Final

from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valheim.items import FOODS, ITEMS, RECIPES

GO: Final = 0  # + direction
BURN: Final = 6
END_TURN: Final = 7
FIGHT_BOSS: Final = 8
CHOP: Final = 9
TAKE_STONE: Final = 10
BREAK_ROCK: Final = 11
PICK_MUSHROOM: Final = 12
COOK: Final = 13
CRAFT: Final = 20  # + recipe
EAT: Final = 40  # + food
EAT_TWO: Final = 50  # + pair of foods
PICK_BERRIES: Final = 80  # + handful
ASK: Final = 120  # + what the other hero is asked for
GIVE: Final = 128  # + item * HANDFUL + amount

ATTACK: Final = 600
RAISE_SHIELD: Final = 601
RUN: Final = 602
PASS: Final = 603
EAT_IN_FIGHT: Final = 610  # + food

HANDFUL: Final = 16
GIVE_END: Final = GIVE + ITEMS * HANDFUL

KINDS_OF_BERRIES: Final = 4


def pairs_of_foods() -> vec[i64]:
    """At pair * 2: the two foods that are eaten together, the first never after the second."""
    found = vec[i64]()
    for one in range(FOODS):
        for other in range(one, FOODS):
            found = append(append(found, one), other)
    return found


def handfuls() -> vec[i64]:
    """At handful * 4: how many of each kind of berry, one to three together."""
    found = vec[i64]()
    for total in range(1, 4):
        for first in range(total, -1, -1):
            for second in range(total - first, -1, -1):
                for third in range(total - first - second, -1, -1):
                    last = total - first - second - third
                    for amount in (first, second, third, last):
                        found = append(found, amount)
    return found


PAIRS: Final[vec[i64]] = pairs_of_foods()
PAIR_COUNT: Final = FOODS * (FOODS + 1) // 2
HANDFULS: Final[vec[i64]] = handfuls()
HANDFUL_COUNT: Final = 34

assert len(PAIRS) == 2 * PAIR_COUNT and len(HANDFULS) == KINDS_OF_BERRIES * HANDFUL_COUNT
assert CRAFT + RECIPES <= EAT and PICK_BERRIES + HANDFUL_COUNT <= ASK and GIVE_END <= ATTACK
