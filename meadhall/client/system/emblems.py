"""The emblems that people pick to be known by, and who has which at one table.

An emblem travels as its number. A number without a drawing here, from a newer program or a made-up
one, is shown as the plain ring.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.engines.phrases import Form


class EmblemText(Form):
    SHIP = "ship"
    AXE = "axe"
    TREE = "tree"
    SUN = "sun"
    MOON = "moon"
    MOUNTAIN = "mountain"
    HORN = "drinking horn"
    FISH = "fish"
    HAMMER = "hammer"
    KEY = "key"
    FLAME = "flame"
    STAR = "star"


EMBLEMS: Final = tuple((form.name.lower(), form) for form in EmblemText)
"""Each with its name in the settings. The first has number 1; never change their order."""

LOT: Final = "lot"
"""The setting of those who have picked none: their key gives them one."""

PLAIN: Final = 0


def emblem_number(setting: str, key: bytes) -> int:
    """The number to tell others, for the owner of this key."""
    names = [name for name, _ in EMBLEMS]
    return 1 + (names.index(setting) if setting in names else key[0] % len(names))


def known(number: int) -> int:
    """The number, if there is a drawing for it; the plain one's otherwise."""
    return number if 0 < number <= len(EMBLEMS) else PLAIN


def told_apart_emblems(wanted: Sequence[int | None]) -> tuple[int, ...]:
    """An emblem for each seat, no two alike; None for a seat that has nobody who picked one.

    Of those who picked the same, the first has it, and the others get the next free ones. So it is
    the same on every computer.
    """
    given: dict[int, int] = {}
    for seat, number in enumerate(wanted):
        if number is not None and known(number) not in given.values():
            given[seat] = known(number)
    for seat in range(len(wanted)):
        if seat not in given:
            given[seat] = _free(wanted[seat] or 0, list(given.values()))
    return tuple(given[seat] for seat in range(len(wanted)))


def _free(number: int, taken: Sequence[int]) -> int:
    """The next emblem after this one that nobody has."""
    count = len(EMBLEMS)
    row = (1 + (known(number) + step) % count for step in range(count))
    return next(each for each in row if each not in taken)
