"""Text that other people wrote: on one line, and without signs that nobody can see.

Names, words and reasons come from other machines. A line break in a name could forge a line in a
terminal or a list, an invisible sign could make two names look alike, and accents piled upon
accents would tower over the lines above. So no peer sends such signs (`fitted`), and what holds
them is refused where it is read (`Fields.line`). What comes by another way, such as a notice on the
network, is shown without them (`one_line`).

Around a name we write what is not a part of it: `Leif (you)`, `Leif: hello`, `Anna, Leif`. So no
peer has a name with such signs in it (`as_name`), or it could forge the rest.

Some letters look like others all the same, in other alphabets: `looks` tells which names do.
"""

import unicodedata
from typing import Final

UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""What counts as printable and shows nothing: fillers, blanks, choices between two drawings."""

MARKS_LIMIT: Final = 3
"""So many accents a letter may have. No language writes more than that in everyday words."""

LOOKALIKES: Final = str.maketrans(
    "аеорсухіјѕԁһԛԝвкмнтӏ" + "αορνικτυχβεημζ" + "01|ıi",
    "aeopcyxljsdhqwbkmhtl" + "aopnlktyxbehmz" + "ollll",
)
"""Small letters, and whose drawing they share, as capitals or as small letters."""


IN_NAMES: Final = frozenset("'\u2019.-_&+!?#@*\u00b7")
"""The punctuation that a name may hold."""


def one_line(text: str) -> str:
    """The text with single spaces and only signs that can be seen."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown = (each for each in text if each not in UNSEEN)
    seen = "".join(each if each.isprintable() else " " for each in shown)
    return " ".join(_without_towers(seen).split())


def _without_towers(text: str) -> str:
    """The text with no more than a few accents upon each letter."""
    kept, marks = [], 0
    for each in text:
        marks = marks + 1 if unicodedata.category(each) in ("Mn", "Me") else 0
        if marks <= MARKS_LIMIT:
            kept.append(each)
    return "".join(kept)


def as_name(text: str) -> str:
    """The text without what may not be in the name of a person."""
    kept = (
        each if each in IN_NAMES or not unicodedata.category(each).startswith("P") else " "
        for each in one_line(text)
    )
    return " ".join("".join(kept).split())


def own_name(text: str, limit: int) -> str:
    """An own name as it may be sent."""
    return as_name(as_name(text)[:limit])


def looks(name: str) -> str:
    """The same for names that a reader could take for one another, whatever their letters are."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(each for each in plain if each.isalnum())
    return letters.translate(LOOKALIKES) or name


def fitted(text: str, limit: int) -> str:
    """An own name or word as it may be sent: on one line, and within the limit."""
    return one_line(one_line(text)[:limit])


def is_one_line(text: str) -> bool:
    return text == one_line(text)
