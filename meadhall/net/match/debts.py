"""What peers owe that needs nobody's decision, and since when.

A person may think for as long as the table's time rule allows; without one, until most of the
others would rather go on without. All else is said by programs, and is due
within seconds: an echo, an opening, a part of a shuffle, a token of a roll, the end, a halt, a word
of readiness, the choice of a computer. A peer that keeps its link and withholds such a thing would
stop the table for ever.
So each peer counts for how long it has waited, from when it had itself heard all that the debtor
needs. Everybody sees it by name; after the table's grace the others go on without the debtor, as if
it had gone.

No clock is in here: the time is told.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from meadhall.engines.contract import CHOOSE
from meadhall.net.match.events import Due
from meadhall.net.match.record import Record
from meadhall.net.match.transitions import Phase

OF_PHASE: Final = {
    Phase.COMMIT: Due.PROMISE,
    Phase.PROMISE: Due.PROMISE,
    Phase.REVEAL: Due.OPENING,
    Phase.OPEN: Due.DEAL,
    Phase.DEAL: Due.DEAL,
    Phase.END: Due.END,
}
"""What is owed by those who are asked, unless they have to choose."""


@dataclass(frozen=True, slots=True)
class Debt:
    peer: int
    due: Due
    where: tuple[bytes | int, ...]
    """The history, or the epoch and the members of the next one. A debt is as old as its history:
    nobody has more time because the table has changed meanwhile."""

    def is_by_program_of(self, peer: int) -> bool:
        """Does this peer owe it, and no person there?"""
        return self.peer == peer and self.due is not Due.CHOICE


def of_step(record: Record) -> Iterator[Debt]:
    """What the live peers owe in the open step."""
    step = record.step
    where = (record.history,)
    for peer in step.missing(record.live):
        if record.owes_answer(peer):
            yield Debt(peer, Due.ANSWER, where)
        if step.owes_echo(peer):
            yield Debt(peer, Due.ECHO, where)
        elif is_choice(record):
            yield Debt(peer, Due.CHOICE, where)
        elif step.phase in OF_PHASE:
            yield Debt(peer, OF_PHASE[step.phase], where)


def time_for(record: Record, debt: Debt, grace: float) -> float:
    """For how long the others wait for this before they go on without the debtor."""
    if debt.due is not Due.CHOICE:
        return grace
    if record.is_unwanted(debt.peer):
        return 0.0
    levels = [record.chairs[seat].level for seat in record.asked_seats_of(debt.peer)]
    if all(levels):
        return grace + sum(record.genesis.thinking(level) for level in levels) / 1000
    return record.genesis.terms.patience or inf


def is_choice(record: Record) -> bool:
    """Does the open step wait for somebody who has to choose?"""
    step = record.step
    return step.phase in (Phase.COMMIT, Phase.OPEN) and record.state.asks == CHOOSE


def of_change(record: Record, me: int) -> Iterator[Debt]:
    """What those owe who should make up the next epoch together with us, once we have halted."""
    change = record.change
    if me not in change.halts:
        return
    mine = change.halts[me][1]
    where = record.epoch, *mine.members
    others = [peer for peer in mine.members if peer != me]
    late = [
        peer
        for peer in others
        if peer not in change.halts
        or change.members_of(peer) != mine.members
        or change.forked_of(peer) != mine.forked
    ]
    if late:
        yield from (Debt(peer, Due.HALT, where) for peer in late)
        return
    ready = change.due(mine.members)
    if ready is None or not record.holds(ready):
        yield from (Debt(peer, Due.PROOF, where) for peer in others if _claims_more(record, peer))
        return
    for peer in others:
        if change.readies.get(peer) != ready:
            yield Debt(peer, Due.READY, where)


def _claims_more(record: Record, peer: int) -> bool:
    """Does its halt tell of something that is not here?"""
    halt, mine = record.change.halts[peer][1], record.levels
    for each, (heard, end) in enumerate(zip(halt.heard, halt.ends, strict=True)):
        if each not in halt.forked and record.chains.end_at(each, heard) != end:
            return True
    return bool(halt.forked) and not any(level in halt.levels for level in mine)


class DebtClock:
    """Since when each debt is open."""

    def __init__(self) -> None:
        self._since: dict[Debt, float] = {}
        self._owing: dict[tuple[int, tuple[bytes | int, ...]], float] = {}
        """Since when each peer has owed one thing or another there, without a break."""

    def look(self, debts: Iterator[Debt], now: float) -> None:
        self._since = {debt: self._since.get(debt, now) for debt in debts}
        places = [(debt.peer, debt.where) for debt in self._since]
        self._owing = {place: self._owing.get(place, now) for place in places}

    def wait(self, seconds: float) -> None:
        """Do not count these seconds: nobody could pay."""
        self._since = {debt: since + seconds for debt, since in self._since.items()}

    def forgive(self, now: float) -> None:
        """Give everybody the whole time again."""
        self._since = dict.fromkeys(self._since, now)

    def ages(self, now: float) -> dict[Debt, float]:
        return {debt: now - since for debt, since in self._since.items()}

    def by_peer(self, now: float) -> dict[int, float]:
        """For how long each peer that owes something has owed one thing or another: who says now
        this and now that owes another thing each time."""
        found: dict[int, float] = {}
        for (peer, _), since in self._owing.items():
            found[peer] = max(found.get(peer, 0.0), now - since)
        return found
