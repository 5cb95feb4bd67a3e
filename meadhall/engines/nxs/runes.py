"""Which rune cards are there?

The pack has eighteen cards. Six of them bear a mark, and each of those has a twin without it;
so there are twelve powers. The rulebook names one of them, Extra Move Distance, and shows the
rest in pictures that are lost: the other eleven are our ruling, within what its text says of
all cards.

A power serves one piece of the player's own tribe, once. What it allows in detail: `casting`.
"""

from typing import Final

from meadhall.engines.nxs.texts import RuneMeaning, RuneName

DISTANCE: Final = 0
DIRECTION: Final = 1
SPEAR: Final = 2
LEAP: Final = 3
SHIELDS: Final = 4
TURN_AND_GO: Final = 5
FULL_TURN: Final = 6
TWIN_ROTATION: Final = 7
EXCHANGE: Final = 8
WARD: Final = 9
FURY: Final = 10
WITHDRAW: Final = 11
POWERS: Final = 12

NO_POWER: Final = -1

TITLES: Final = list(RuneName)
MEANINGS: Final = list(RuneMeaning)
"""Both by the numbers of the powers."""

MARKED: Final = 6
"""Cards 0 to 5 bear the mark and are powers 0 to 5; cards 6 to 11 are their twins."""

RUNES: Final = 18


def pack() -> list[int]:
    """The powers of the eighteen cards, as they lie in the box."""
    return [*range(MARKED), *range(MARKED), *range(MARKED, POWERS)]


# Where a card can be; 0 to 2 are the players' hands. Every seat's copy knows it.
IN_BOX: Final = -1
NEUTRAL: Final = 3
SPENT: Final = 4
PLACES: Final = 6
