"""People of one name, told apart: whoever shares a name with somebody gets a mark behind it."""

from collections import Counter
from collections.abc import Sequence


def told_apart(people: Sequence[tuple[str, str]]) -> list[str]:
    """What to call each of these, given by name and mark."""
    count = Counter(name for name, _ in people)
    return [f"{name} ({mark})" if count[name] > 1 and mark else name for name, mark in people]
