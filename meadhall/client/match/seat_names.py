"""What to call the seats of a table: people and computers by name, where a game counts them.

A game without colours calls its seats "player 1", "player 2". At a table one knows better: Anna,
and the computer Karl. The names are put into a phrase before it is translated, wherever in it such
a seat stands. Where two people share one name, or have told none, the number stays.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.engines.phrases import Filling, Phrase

Names = Sequence[str]
"""Of each seat, the name that means it and no other; empty where its number says more."""

NUMBERED: Final = frozenset(
    {"player {number}", "hero {number}", "of player {number}", "side {side}, player {number}"}
)
"""The texts of games that call a seat by its number."""

COUNTED: Final = re.compile(r"\b(?:player|hero) (\d)\b")
"""A seat in a position that is drawn in letters."""

OF: Final = "of player {number}"
SIDE: Final = "side {side}"


def name_meant(form: str, places: Mapping[str, object], names: Names) -> str:
    """The name of the one seat that these words mean, or nothing."""
    if form in NUMBERED:
        number = places["number"]
    elif form == SIDE and len(names) == 2:
        number = places["side"]
    else:
        return ""
    assert isinstance(number, int), f"{form!r} counts seats"
    return names[number - 1] if 1 <= number <= len(names) else ""


def with_names(text: Phrase, names: Names) -> Phrase | str:
    """The same with names in place of the seats' numbers."""
    places = dict(text.places)
    if name := name_meant(str(text.form), places, names):
        return name
    return Phrase(text.form, tuple((key, _filled(part, names)) for key, part in text.places))


def picture_with_names(picture: str, names: Names) -> str:
    """A position drawn in letters, with names in front of what each player has."""

    def name(found: re.Match[str]) -> str:
        number = int(found[1])
        return (names[number - 1] if 1 <= number <= len(names) else "") or found[0]

    return COUNTED.sub(name, picture)


def _filled(filling: Filling, names: Names) -> Filling:
    if isinstance(filling, Phrase):
        return with_names(filling, names)
    if isinstance(filling, tuple):
        return tuple(
            with_names(part, names) if isinstance(part, Phrase) else part for part in filling
        )
    return filling
