"""Every word a window shows passes here, on its way through Qt's translations."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from meadhall.client.match.seat_names import OF, Names, name_meant, with_names
from meadhall.client.system.user_error import as_sentence
from meadhall.engines.phrases import Form, Phrase, Text

CONTEXT = ""


class _Table:
    """What the seats of the table are called that is being told of."""

    def __init__(self) -> None:
        self.names: Names = ()


_table = _Table()


def call_seats(names: Names) -> None:
    """From here on, texts about seats are about those who are called so: the table in sight."""
    _table.names = names


def stop_calling(names: Names) -> None:
    """This table is out of sight, whether or not another is in sight by now."""
    if _table.names is names:
        _table.names = ()


@contextmanager
def calling(names: Names) -> Iterator[None]:
    """Meanwhile, texts about seats are about those who are called so."""
    before, _table.names = _table.names, names
    try:
        yield
    finally:
        _table.names = before


def voice() -> tuple[str, ...]:
    """What decides how a text comes out: the language, and what the seats are called."""
    return QLocale().name(), *_table.names


def say(text: str, **values: object) -> str:
    """The text in the player's language, with its {places} filled in."""
    if values and _table.names and (name := name_meant(text, values, _table.names)):
        return say("of {name}", name=name) if text == OF else name
    translated = QCoreApplication.translate(CONTEXT, text)
    return translated.format(**values) if values else translated


def told(text: Text | Form | None) -> str:
    """What the rules, the network or the application say, in the player's language.

    Nothing for None, and words without a form as they are.
    """
    if isinstance(text, Form):
        return say(str(text))
    if isinstance(text, Phrase) and _table.names:
        text = with_names(text, _table.names)
    return text.render(say) if isinstance(text, Phrase) else text or ""


def sentence(text: Text | Form | None) -> str:
    """The text as a whole sentence."""
    return as_sentence(text, told(text))


CELL: Final = re.compile(r"[a-z]\d")
"""The name of a cell, as it is written beside the board."""


def capital(text: str) -> str:
    """The text with a capital, for the beginning of a sentence; the name of a cell has none."""
    return text if CELL.match(text) else text[:1].upper() + text[1:]


def join(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])
