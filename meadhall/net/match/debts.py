"""What peers owe that needs nobody's decision, and since when.

A person may think for as long as the table's rules allow. All else is said by programs, and is due
within seconds: an echo, an opening, a part of a shuffle, a token of a roll, the end, a halt, a word
of readiness. A peer that keeps its link and withholds such a thing would stop the table for ever.
So each peer counts for how long it has waited, from when it had itself heard all that the debtor
needs. Everybody sees it by name; after the table's grace the others go on without the debtor, as if
it had gone.

No clock is in here: the time is told.
"""

from collections.abc import Iterator
from dataclasses import dataclass
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
    where: tuple[int, ...]
    """The epoch and the step, or the members of the next epoch."""


def of_step(record: Record) -> Iterator[Debt]:
    """What the live peers owe in the open step."""
    step = record.step
    where = record.epoch, step.number
    for peer in step.missing(record.live):
        if step.owes_echo(peer):
            yield Debt(peer, Due.ECHO, where)
        elif step.phase in OF_PHASE and not is_choice(record):
            yield Debt(peer, OF_PHASE[step.phase], where)


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

    def look(self, debts: Iterator[Debt], now: float) -> None:
        self._since = {debt: self._since.get(debt, now) for debt in debts}

    def ages(self, now: float) -> dict[Debt, float]:
        return {debt: now - since for debt, since in self._since.items()}

    def by_peer(self, now: float) -> dict[int, float]:
        """For how long each peer that owes something has owed it."""
        found: dict[int, float] = {}
        for debt, age in self.ages(now).items():
            found[debt.peer] = max(found.get(debt.peer, 0.0), age)
        return found
