"""The player's results: in each game, on each side, against each kind of opponent."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import Final

from meadhall.client.library.index import SeatEntry
from meadhall.engines.phrases import Phrase

Z: Final = 1.96
"""Standard deviations on either side of the middle that hold 95 of 100."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of all matches of one kind."""

    game: str
    side: Phrase
    against: tuple[str, ...]  # names and levels, sorted
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Of the points, a draw counting half."""
        return (self.won + self.drawn / 2) / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies 95 times of 100 (Wilson's interval)."""
        count, share = self.played, self.share
        middle = share + Z * Z / (2 * count)
        reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
        whole = 1 + Z * Z / count
        return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def tallies(seats: Iterable[SeatEntry], key: str) -> list[Tally]:
    """The matches of the owner of this key against others, those played most first.

    A match that the player played alone is left out.
    """
    counts: dict[tuple[str, Phrase, tuple[str, ...]], list[int]] = defaultdict(lambda: [0, 0, 0])
    for _, group in groupby(seats, lambda seat: seat.path):
        table = list(group)
        mine = [seat for seat in table if seat.key == key and not seat.level]
        others = [seat for seat in table if seat not in mine]
        against = tuple(sorted(seat.level.capitalize() or seat.name for seat in others))
        if not against:
            continue
        for seat in mine:
            counts[seat.game, seat.side, against][2 - seat.points] += 1
    found = [Tally(*kind, *count) for kind, count in counts.items()]
    return sorted(
        found, key=lambda tally: (-tally.played, tally.game, str(tally.side), tally.against)
    )
