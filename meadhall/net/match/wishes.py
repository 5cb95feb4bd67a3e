"""What peers say outside the order of the steps: chat, wishes, agreements, claims.

A takeback, a draw and a resignation begin as notes. Once everybody concerned has said the same, the
peer that is asked next says AGREEMENT instead of a choice, and names the notes that allow it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from meadhall.net.transport.envelope import Envelope
from meadhall.net.transport.wire import Fields

TEXT_LIMIT = 500


class Wish(IntEnum):
    """What a note, or an agreement, is about."""

    SAY = 0  # chat
    BACK = 1  # take back to an earlier choice
    RESIGN = 2
    DRAW = 3  # end without a winner
    NO = 4  # the last wish is refused
    LEAVE = 5  # the peer goes and does not mean to come back
    CLAIM = 6  # the other of two has been away for longer than the table allows
    WITHOUT = 7  # go on without a peer that does not choose; between two: is it still there?


@dataclass(frozen=True, slots=True)
class TableNote:
    """A note of one peer, said outside the order of the steps."""

    peer: int
    seq: int
    step: int
    wish: Wish
    argument: int
    text: str
    digest: bytes
    """Of its envelope: an agreement names it by this."""


def decode_note(envelope: Envelope) -> TableNote:
    """Read the payload of a NOTE, or BadFrame."""
    fields = Fields(envelope.payload, "a note")
    wish, argument = Wish(fields.number(0, max(Wish))), fields.number()
    text = fields.line(TEXT_LIMIT)
    fields.end()
    return TableNote(
        envelope.peer, envelope.seq, envelope.step, wish, argument, text, envelope.digest
    )


@dataclass
class Notes:
    """All notes of a match, in the order in which they were linked."""

    said: list[TableNote] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.said)

    def __iter__(self) -> Iterator[TableNote]:
        return iter(self.said)

    def __reversed__(self) -> Iterator[TableNote]:
        return reversed(self.said)

    def add(self, note: TableNote) -> None:
        self.said.append(note)

    def find(self, peer: int, seq: int) -> TableNote | None:
        """The note at this place of the peer's chain."""
        return next((each for each in self.said if (each.peer, each.seq) == (peer, seq)), None)

    def wishes(self, wish: Wish, argument: int, step: int) -> dict[int, TableNote]:
        """Who has wished for this, or agreed to it, in this step."""
        return {
            note.peer: note
            for note in self.said
            if (note.wish, note.argument, note.step) == (wish, argument, step)
        }

    def has_claimed(self, peer: int, step: int) -> bool:
        """Has this peer claimed the match in this step or the one before?"""
        return any(
            note.wish is Wish.CLAIM and note.peer == peer and note.step >= step - 1
            for note in self.said
        )

    def claim(self, step: int) -> TableNote | None:
        """The claim that is open in this step, if there is one.

        If both of two claim, both were away, and neither claim counts. A claim that was declined
        does not count either. It stays open for one more step, since the last word of the absent
        peer may have been on its way.
        """
        recent = [note for note in self.said if note.step >= step - 1]
        claims = [note for note in recent if note.wish is Wish.CLAIM]
        if len({note.peer for note in claims}) != 1:
            return None
        claim = claims[-1]
        is_declined = any(
            (note.wish, note.argument) == (Wish.NO, Wish.CLAIM) and note.peer != claim.peer
            for note in recent
        )
        return None if is_declined else claim
