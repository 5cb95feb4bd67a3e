"""What to call people who say themselves what they are called.

A name is shown on one line and in letters that stay where they are; whoever shares it with
somebody gets a mark behind it.
"""

from collections import Counter
from collections.abc import Sequence

from meadhall.client.match.setup import NAMELESS


def on_one_line(words: str) -> str:
    """What somebody else has written, without breaks, and without signs that nobody can see."""
    return " ".join("".join(each if each.isprintable() else " " for each in words).split())


def called(name: str) -> str:
    """What to call whoever says to be called so."""
    return on_one_line(name) or NAMELESS


def told_apart(people: Sequence[tuple[str, str]]) -> list[str]:
    """What to call each of these, given by name and mark."""
    count = Counter(name for name, _ in people)
    return [f"{name} ({mark})" if count[name] > 1 and mark else name for name, mark in people]
