"""Several games that count together: after each, everybody moves one seat further.

Where two sides are unlike, a match is fair only if both are played by both. Which games belong
together is not written in their files, for each is a whole match that anybody can check; it is
kept beside them, in a book of its own. Should the book be lost, the games are still there.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from meadhall.engines.values import Over, Result

WORTH: Final = {Result.WIN: 2, Result.DRAW: 1, Result.LOSS: 0}
"""In half points."""


@dataclass(frozen=True, slots=True)
class Series:
    """One game among several, and what the games before it gave."""

    length: int = 2
    before: tuple[tuple[int, ...], ...] = ()
    """For each game before this one the half points of each player, by their seats in the first."""

    @property
    def number(self) -> int:
        """This game's number; the first is 1."""
        return len(self.before) + 1

    @property
    def is_last(self) -> bool:
        return self.number >= self.length

    def player_on(self, seat: int, seats: int) -> int:
        """Who sits there, told by the seat he had in the first game."""
        return (seat - len(self.before)) % seats

    def seat_of(self, player: int, seats: int) -> int:
        return (player + len(self.before)) % seats

    def scores(self, seats: int, over: Over | None) -> tuple[int, ...]:
        """The half points of each player so far, with this game's if it is over."""
        games = [*self.before, *([self._worth(over)] if over is not None else [])]
        return tuple(sum(game[player] for game in games) for player in range(seats))

    def after(self, over: Over) -> "Series":
        """The next game's."""
        return replace(self, before=(*self.before, self._worth(over)))

    def _worth(self, over: Over) -> tuple[int, ...]:
        seats = len(over.results)
        return tuple(WORTH[over.results[self.seat_of(player, seats)]] for player in range(seats))


class Book:
    """Which match is which game of a series; a file that is damaged counts as an empty one."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def find(self, match: bytes, seats: int) -> Series | None:
        """The series of this match, which has so many seats."""
        return _series(self._read().get(match.hex()), seats)

    def keep(self, match: bytes, series: Series) -> None:
        """Write it down; OSError if the disk will not, and the old book is still there."""
        entries = {
            **self._read(),
            match.hex(): {
                "length": series.length,
                "before": [list(game) for game in series.before],
            },
        }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_suffix(".new")
        with beside.open("w", encoding="utf-8") as out:
            json.dump(entries, out, indent=1)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(self.file)

    def _read(self) -> Mapping[str, object]:
        try:
            found = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


def _series(entry: object, seats: int) -> Series | None:
    """What an entry of the book says, or None if it says nothing that makes sense."""
    if not isinstance(entry, dict):
        return None
    length, before = entry.get("length"), entry.get("before")
    if not isinstance(length, int) or not isinstance(before, list):
        return None
    if not all(_is_worth_of_game(game, seats) for game in before):
        return None
    return Series(length, tuple(tuple(game) for game in before))


def _is_worth_of_game(game: object, seats: int) -> bool:
    return isinstance(game, list) and len(game) == seats and all(p in WORTH.values() for p in game)
