"""Where a record stood, so that it can go back there without reading the whole match once more.

All that a record begins with is copied, apart from what grows with the match: of that the length
is remembered, and what came later is cut. So a checkpoint costs about the same however long the
match is, and going back costs what is cut.
"""

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from meadhall.net.dealing.dealer import Dealer
from meadhall.net.match.limits import Limits
from meadhall.net.match.lockstep import Lockstep
from meadhall.net.match.membership import EpochChange, Ready
from meadhall.net.match.steps import OpenStep
from meadhall.net.transport.envelope import Envelope

GROWING: Final = frozenset({"chains", "closed", "line", "notes"})
CHECKPOINTS: Final = 8
"""So many are kept. Nobody goes back further, unless somebody told two stories."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Where a record stood when all members were ready for another epoch."""

    ready: Ready
    linked: int
    """How many envelopes had been linked."""

    lengths: list[int]
    """How many of each peer."""

    answers: int
    closed: int
    notes: int
    fields: dict[str, object]

    @classmethod
    def of(
        cls, record: Lockstep, ready: Ready, linked: int, lasting: Collection[str]
    ) -> "Checkpoint":
        """`lasting`: the fields of the record that do not change when it begins again."""
        fields = {
            name: value if name in GROWING else _copied(value)
            for name, value in vars(record).items()
            if name not in lasting
        }
        lengths = record.chains.lengths()
        counts = len(record.line), len(record.closed), len(record.notes)
        return cls(ready, linked, lengths, *counts, fields)

    def is_before(self, envelopes: Collection[Envelope]) -> bool:
        """Was none of these linked yet?"""
        return all(each.seq >= self.lengths[each.peer] for each in envelopes)

    def restore(self, record: Lockstep) -> None:
        """Let the record stand here again, once."""
        vars(record).update(self.fields)
        record.chains.cut_back(self.lengths)
        record.notes.cut_back(self.notes)
        del record.line[self.answers :]
        while len(record.closed) > self.closed:
            record.closed.popitem()


def _copied(value: object) -> object:
    """A value that stays as it is, whatever becomes of the record."""
    if isinstance(value, OpenStep | Dealer | EpochChange | Limits | dict | set):
        return value.copy()
    if isinstance(value, list):
        return [deque(each) if isinstance(each, deque) else each for each in value]
    return value
