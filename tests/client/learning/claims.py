"""A claim of a rules page or a lesson, tied to the test of the rules that holds it true."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Claim:
    """A piece of a sentence as it stands in both languages."""

    game: str
    english: str
    italian: str
    holds: Callable[[], object]

    def __str__(self) -> str:
        return f"{self.game}: {self.english}"
