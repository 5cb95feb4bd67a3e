"""Words to say aloud for a number, out of a list of 1024 for each language: ten bits a word.

They are common words of the language, and no two of a list differ in one letter only. The lists are
in `resources/words`.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

LISTS: Final = Path(__file__).parents[1] / "resources" / "words"
LANGUAGES: Final = ("en", "it")
ENGLISH: Final = LANGUAGES[0]
BITS: Final = 10


@cache
def word_list(language: str) -> tuple[str, ...]:
    """The words of a language; English where there are none of it."""
    known = language if language in LANGUAGES else ENGLISH
    return tuple((LISTS / f"words_{known}.txt").read_text("ascii").split())


def spoken(number: int, count: int, language: str = ENGLISH) -> str:
    """So many words for a number of ten bits for each."""
    words = word_list(language)
    return " ".join(words[number >> BITS * at & (1 << BITS) - 1] for at in range(count))


def understood(text: str, count: int) -> Sequence[int]:
    """The numbers that these words may stand for, one in each language that has all of them."""
    said = text.lower().replace("-", " ").replace(",", " ").split()
    found = []
    for language in LANGUAGES:
        words = word_list(language)
        if len(said) == count and all(word in words for word in said):
            found.append(sum(words.index(word) << BITS * at for at, word in enumerate(said)))
    return found
