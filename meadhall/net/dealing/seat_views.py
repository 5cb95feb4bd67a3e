"""The match as each seat knows it that this peer may look for.

Such are the peer's own seats, and those that the computer plays with open cards. The record's own
state is the public's; a seat's copy follows the same answers with what more the seat was told. It
is made from the log alone, so it is never kept and never wrong: what was taken back is forgotten,
and after a restart it is all there again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from meadhall.engines.cards import CardState
from meadhall.engines.contract import State, packed
from meadhall.net.dealing.cards import Dealt
from meadhall.net.dealing.dealer import TakenOverSeat
from meadhall.net.dealing.own_secrets import OwnSecrets


class LineAnswer(Protocol):
    """One answer of the match, as the record keeps it."""

    @property
    def before(self) -> State: ...

    @property
    def values(self) -> tuple[int, ...]: ...

    @property
    def dealt(self) -> Dealt | None: ...


@dataclass
class SeatView:
    """One seat's copies: before the first answer that it could follow, and after each since."""

    first: int
    copies: list[State]
    followed: list[LineAnswer] = field(default_factory=list)

    def cut(self, line: Sequence[LineAnswer]) -> None:
        """Forget what was taken back."""
        for at, answer in enumerate(self.followed):
            if self.first + at >= len(line) or line[self.first + at] is not answer:
                del self.followed[at:], self.copies[at + 1 :]
                return

    def follow(self, seat: int, line: Sequence[LineAnswer], own: OwnSecrets | None) -> None:
        for answer in line[self.first + len(self.followed) :]:
            after = self.copies[-1].copy()
            if answer.dealt is None:
                after.apply(packed(answer.values))  # as far as all can see, it was legal
            else:
                after.answer(answer.dealt.seen_by(seat, own))
            self.copies.append(after)
            self.followed.append(answer)


class SeatViews:
    def __init__(self, start: State) -> None:
        self._start = start
        self._seat_views: dict[tuple[int, int], SeatView] = {}
        """By seat, and the answer from which on it can be followed."""

    def own_seat(
        self, seat: int, line: Sequence[LineAnswer], own: OwnSecrets | None, number: int
    ) -> State:
        """What a seat knows before this answer that could be followed from the beginning."""
        sight = self._seat_views.setdefault((seat, 0), SeatView(0, [self._start.seen_by(seat)]))
        return self._look(sight, seat, line, own, number)

    def taken_over(
        self,
        seat: int,
        line: Sequence[LineAnswer],
        present: State,
        taken_over_seat: TakenOverSeat,
        number: int,
    ) -> State:
        """What a seat knows that the computer has taken over; before that, what everybody did."""
        at = taken_over_seat.answers
        if number < at:
            return line[number].before
        before = line[at].before if at < len(line) else present
        sight = self._seat_views.get((seat, at))
        if sight is None or sight.copies[0].digest() != before.digest():
            sight = SeatView(at, [_heir(before, seat, taken_over_seat)])
            self._seat_views[seat, at] = sight
        return self._look(sight, seat, line, None, number)

    def _look(
        self,
        sight: SeatView,
        seat: int,
        line: Sequence[LineAnswer],
        own: OwnSecrets | None,
        number: int,
    ) -> State:
        sight.cut(line)
        sight.follow(seat, line, own)
        return sight.copies[number - sight.first]


def _heir(public: State, seat: int, taken_over_seat: TakenOverSeat) -> State:
    """What one knows who takes over a seat: what is public, and the cards it had been shown."""
    assert isinstance(public, CardState), "only cards are hidden"
    heir = public.copy()
    heir.cards = public.cards.inherited_by(seat)
    for place, face in sorted(taken_over_seat.faces.items()):
        heir.cards.learn(place, face)
    return heir
