"""A match that is over, looked at together by those who have played it.

One leads and the others see the same moment; those who look elsewhere have broken free, and may
come back. Arrows and marks are seen by all who look at the same moment. Nothing of it is kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from meadhall.client.multiplayer.display_names import called
from meadhall.net.gathering.table import Table
from meadhall.net.transport.messages import DRAWN_LIMIT, TURNS_LIMIT, Review

PAUSE: Final = 0.12
"""Seconds between two messages: who draws the slider tells the last place, not each."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """An arrow from spot to spot, or a mark where both are one; and who has drawn it."""

    start: str
    end: str
    name: str


class ReviewTogether:
    """What we do and see of it. `follow` is called some times a second."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._turn = 0
        self._number = 0
        self._drawn: tuple[tuple[str, str], ...] = ()
        self._told_at = 0.0
        self.is_following = False
        """Do we see what the leader sees?"""

    @property
    def is_possible(self) -> bool:
        """Is the match signed by all, and is one of the others here?"""
        return self._table.may_review and any(True for _ in self._present())

    def _present(self) -> Iterator[bytes]:
        seated = self._table.seated()
        return (
            guest.key
            for guest in self._table.guests.values()
            if guest.hello and guest.key in seated
        )

    # Who leads. ------------------------------------------------------------------------------

    @property
    def _leader(self) -> tuple[bytes, Review] | None:
        """The one with the highest turn; of two with the same, the one whose key comes first."""
        mine = Review(self._turn, self._number, self._drawn)
        all_of_us = {**self._table.reviews, self._table.identity.public: mine}
        leading = [(key, each) for key, each in all_of_us.items() if each.turn]
        return min(leading, key=lambda pair: (-pair[1].turn, pair[0]), default=None)

    @property
    def is_leading(self) -> bool:
        leader = self._leader
        return leader is not None and leader[0] == self._table.identity.public

    @property
    def leader(self) -> str:
        """The name of somebody else who leads; empty if nobody does."""
        leader = self._leader
        if leader is None or self.is_leading:
            return ""
        return called(self._table.name_of(leader[0]))

    @property
    def led_to(self) -> int | None:
        """The moment that the leader looks at, where somebody else leads."""
        leader = self._leader
        return None if leader is None or self.is_leading else leader[1].number

    def lead(self) -> None:
        turns = [each.turn for each in self._table.reviews.values()]
        self._turn = min(max([self._turn, *turns]) + 1, TURNS_LIMIT)
        self.is_following = False

    def stop(self) -> None:
        """Neither lead nor follow."""
        self._turn = 0
        self.is_following = False

    def come_back(self) -> None:
        """See what the leader sees from now on."""
        self._turn = 0
        self.is_following = True

    # What we look at and draw. ---------------------------------------------------------------

    def look_at(self, number: int) -> None:
        """Arrows and marks belong to one moment."""
        if number != self._number:
            self._number = number
            self._drawn = ()

    def draw(self, start: str, end: str) -> None:
        """An arrow, or a mark; drawn a second time it goes away."""
        pair = start, end
        kept = tuple(each for each in self._drawn if each != pair)
        self._drawn = kept if pair in self._drawn else (*kept, pair)[-DRAWN_LIMIT:]

    def join_marks(self) -> None:
        """Make an arrow of the last two marks."""
        marks = [start for start, end in self._drawn if start == end][-2:]
        if len(marks) == 2:
            kept = tuple(each for each in self._drawn if each not in [(at, at) for at in marks])
            self._drawn = (*kept, (marks[0], marks[1]))

    def clear(self) -> None:
        self._drawn = ()

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """Everybody's, of those who look at the same moment as we do."""
        mine = Review(self._turn, self._number, self._drawn)
        here = {self._table.identity.public: mine, **self._table.reviews}
        return tuple(
            Drawing(start, end, self._name(key))
            for key, each in here.items()
            if each.number == self._number
            for start, end in each.drawn
        )

    def _name(self, key: bytes) -> str:
        is_mine = key == self._table.identity.public
        return "" if is_mine else called(self._table.name_of(key))

    def follow(self, now: float) -> None:
        """Tell the others what has changed here, if anybody looks at it together."""
        mine = Review(self._turn, self._number, self._drawn)
        is_shared = self._leader is not None or self._table.review is not None
        is_news = mine != self._table.review and now - self._told_at >= PAUSE
        if self.is_possible and is_shared and is_news:
            self._told_at = now
            self._table.share_review(mine)
