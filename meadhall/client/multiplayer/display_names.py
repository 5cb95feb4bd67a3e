"""What to call people who say themselves what they are called.

A name is shown on one line and in letters that stay where they are; one whose name somebody else
has as well, or one that looks like it, gets a mark behind it.
"""

from collections import Counter
from collections.abc import Sequence

from meadhall.net.gathering.genesis import NAMELESS
from meadhall.net.identity import words
from meadhall.net.key_words import ENGLISH, LANGUAGES
from meadhall.net.transport.plain_text import as_name, looks

__all__ = [
    "LANGUAGES",
    "called",
    "has_name",
    "spoken_key",
    "told_apart",
    "word_language",
]


def called(name: str) -> str:
    """The name to show for somebody who gives this name."""
    return as_name(name) or NAMELESS


def has_name(name: str) -> bool:
    """Has somebody said what they are called?"""
    return name not in ("", NAMELESS)


def spoken_key(key: bytes, language: str) -> str:
    """The words of a key in one of LANGUAGES, to be compared aloud."""
    return words(key, language)


def word_language(code: str) -> str:
    """The language of the words for a window that speaks this one."""
    return code if code in LANGUAGES else ENGLISH


def told_apart(people: Sequence[tuple[str, str]]) -> list[str]:
    """What to call each of these, given by name and mark."""
    count = Counter(looks(name) for name, _ in people)
    return [
        f"{name} ({mark})" if count[looks(name)] > 1 and mark else name for name, mark in people
    ]
