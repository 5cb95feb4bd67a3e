"""The log of a match: one row for each answer, in the notation of its game and in events.

A resignation or an agreed draw is no answer. What ended the match has a row after the last; where
play went on after a resignation, the row of the next answer begins with it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from meadhall.engines.contract import CHOOSE, OVER, SHOW, State
from meadhall.engines.phrases import say
from meadhall.engines.values import NOBODY, Event
from meadhall.net.match.match import Match
from meadhall.net.match.texts import Ending


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line of the log: the answer of this number, in the game's notation and in words."""

    number: int
    seat: int
    notation: str
    events: tuple[Event, ...]


class MatchLog:
    """What everybody may know of each answer. Rows are made once and kept."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rows: list[LogRow] = []

    def read(self) -> Sequence[LogRow]:
        """All rows until now. Rows that were taken back are gone, and new ones are added.

        Where the players ended the match and not the rules, one more row says how.
        """
        line = self._match.line
        del self._rows[len(line) :]
        self._rows += [self._row(number) for number in range(len(self._rows), len(line))]
        rows = list(self._rows)
        for number in sorted(set(self._match.record.resigned.values())):
            news = self._resignations(number)
            if number < len(rows):
                rows[number] = replace(rows[number], events=(*news, *rows[number].events))
            elif self._match.over is None:
                rows.append(LogRow(number, NOBODY, "", news))
        over = self._match.over
        if over is not None and self._match.record.state.asks != OVER:
            events = (Event("over", over.reason),)
            rows.append(LogRow(len(line), NOBODY, "", events))
        return rows

    def _resignations(self, number: int) -> tuple[Event, ...]:
        """Who resigned when there had been so many answers, and play went on."""
        record, name = self._match.record, self._match.genesis.seat_name
        seats = [seat for seat, at in record.resigned.items() if at == number]
        return tuple(
            Event("resigned", say(Ending.RESIGNED_EARLY, loser=name(seat)), seat) for seat in seats
        )

    def _row(self, number: int) -> LogRow:
        line = self._match.line
        before, values = line[number].before, list(line[number].values)
        after = line[number + 1].before if number + 1 < len(line) else self._match.record.state
        choice = chosen_at(self._match, number)
        seat = choice[0] if choice else NOBODY
        notation = before.seen_by(NOBODY).name(*choice) if choice else ""
        return LogRow(number, seat, notation, tuple(after.events_since(before, values)))


def chosen_at(match: Match, number: int) -> tuple[int, int] | None:
    """The seat and its action, where answer `number` was the choice of one seat alone."""
    if not 0 <= number < len(match.line):
        return None
    moment = match.line[number]
    seats = moment.before.asked()
    if moment.before.asks != CHOOSE or len(seats) != 1:
        return None
    return int(seats[0]), int(moment.values[0])


def is_secret(state: State) -> bool:
    """Does this state show faces to some seats only?"""
    return state.asks == SHOW and not state.is_shown(NOBODY)
