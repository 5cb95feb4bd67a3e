"""The error that carries a sentence for the player; windows catch no other error of ours."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from meadhall.engines.phrases import Form, Phrase, Text
from meadhall.engines.values import GameError
from meadhall.net.errors import NetError

PLACE_FIRST: Final = re.compile(r"\{(\w+)\}")


class UserError(Exception):
    """Something could not be done; the text says what, and what is safe."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        reason = self.reason
        return reason if isinstance(reason, str) else as_sentence(reason, str(reason))


def as_sentence(text: Text | Form | None, words: str) -> str:
    """These words of a text as a whole sentence: a capital first, a full stop last.

    A text that begins with a name keeps its first letter: `d4-a1` is no cell if it reads `D4-a1`.
    """
    if not words:
        return ""
    end = "" if words.endswith((".", "?", "!", "\u2026")) else "."
    first = words[0] if _begins_with_name(text) else words[0].upper()
    return f"{first}{words[1:]}{end}"


def _begins_with_name(text: Text | Form | None) -> bool:
    """Does it begin with a place, which is filled by what no language changes?"""
    if not isinstance(text, Phrase):
        return False
    place = PLACE_FIRST.match(str(text.form))
    return place is not None and isinstance(text.place(place[1]), str)


def why_refused(error: OSError) -> Text:
    """Why the system has refused something, in words that are translated."""
    from meadhall.net.system_reasons import system_reason  # a start waits for no network

    return system_reason(error)


@contextmanager
def as_user_error() -> Iterator[None]:
    """Whatever goes wrong in the match or with its file becomes a UserError."""
    try:
        yield
    except (NetError, GameError) as error:
        from meadhall.net.texts import recognised  # a start waits for nothing of the network

        reason = recognised(error.reason) if isinstance(error.reason, str) else error.reason
        whole = as_sentence(None, reason) if isinstance(reason, str) else reason
        raise UserError(whole) from error
