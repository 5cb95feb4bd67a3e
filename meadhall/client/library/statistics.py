"""The player's results: in each game, on each side, against each kind of opponent."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from typing import Final

from meadhall.client.library.index import SeatEntry
from meadhall.engines.phrases import Phrase

Group = tuple[str, Phrase, tuple[str, ...], bool]
"""What counts as one: the game, the side or kind of match, the others, was it played together."""

WON: Final = 2
"""The points of a victory."""

Z: Final = 1.96
"""Standard deviations on either side of the middle that hold 95 of 100."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of all matches of one kind."""

    game: str
    side: Phrase
    others: tuple[str, ...]  # names and levels, sorted
    won: int = 0
    drawn: int = 0
    lost: int = 0
    is_together: bool = False
    """Were the others on the same side? Then `side` is the kind of match."""
    best: int = 0
    """The fewest turns of a victory, where these are counted."""

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
    """The matches of the owner of this key with or against others, those played most first.

    A match that the player played alone is left out, but for games that are won together: of these
    it counts once, whatever the seats.
    """
    counts: dict[Group, list[int]] = defaultdict(lambda: [0, 0, 0])
    best: dict[Group, int] = {}
    for _, group in groupby(seats, lambda seat: seat.path):
        table = list(group)
        mine = [seat for seat in table if seat.key == key and not seat.level]
        others = [seat for seat in table if seat not in mine]
        company = tuple(sorted(seat.level.capitalize() or seat.name for seat in others))
        kind = mine[0].kind if mine else None
        if kind is not None:
            ours, points, turns = (mine[0].game, kind, company, True), mine[0].points, mine[0].turns
            counts[ours][2 - points] += 1
            if points == WON:
                best[ours] = min(turns, best.get(ours, turns))
        elif company:
            for seat in mine:
                counts[seat.game, seat.side, company, False][2 - seat.points] += 1
    found = [
        Tally(*ours[:3], won, drawn, lost, is_together=ours[3], best=best.get(ours, 0))
        for ours, (won, drawn, lost) in counts.items()
    ]
    return sorted(
        found, key=lambda tally: (-tally.played, tally.game, str(tally.side), tally.others)
    )
