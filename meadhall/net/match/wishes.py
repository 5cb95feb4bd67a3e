"""What peers say outside the order of the steps: chat, wishes, agreements, claims.

A takeback, a draw and a resignation begin as notes. Once everybody concerned has said the same, the
peer that is asked next says AGREEMENT instead of a choice, and names the notes that allow it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeVar

from meadhall.net.transport.envelope import Envelope
from meadhall.net.transport.wire import Fields

TEXT_LIMIT: Final = 500
STEPS_AHEAD: Final = 8
"""An envelope of a later step than that many after the open one is not linked yet."""


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


AnyKey = TypeVar("AnyKey")


def _put_back(notes: dict[AnyKey, TableNote], key: AnyKey, before: TableNote | None) -> None:
    """Let a note stand in its place again, or none if there was none."""
    if before is None:
        del notes[key]
    else:
        notes[key] = before


class Notes:
    """All notes of a match, in the order in which they were linked.

    Some of this is asked at every word, and a chatty peer may write hundreds of notes in each step.
    So the notes are kept by what is asked about, and nobody has to walk through them all.
    """

    def __init__(self, seats: int) -> None:
        self.said: list[TableNote] = []
        self._seats = seats
        self._by_place: dict[tuple[int, int], TableNote] = {}
        self._by_step: dict[int, list[TableNote]] = {}
        self._by_wish: dict[tuple[Wish, int, int], dict[int, TableNote]] = {}
        self._resignations: dict[tuple[int, int], TableNote] = {}
        self._replaced: list[tuple[TableNote | None, TableNote | None]] = []
        """For each note, the wish and the resignation in whose place it came."""

    def __len__(self) -> int:
        return len(self.said)

    def __iter__(self) -> Iterator[TableNote]:
        return iter(self.said)

    def add(self, note: TableNote) -> None:
        self.said.append(note)
        self._by_place[note.peer, note.seq] = note
        self._by_step.setdefault(note.step, []).append(note)
        wishes = self._by_wish.setdefault((note.wish, note.argument, note.step), {})
        seat = note.peer, note.argument
        self._replaced.append((wishes.get(note.peer), self._resignations.get(seat)))
        wishes[note.peer] = note
        if self._is_resignation(note):
            self._resignations[seat] = note

    def cut_back(self, count: int) -> None:
        """Stand as after so many notes. This costs what is cut, and no more."""
        while len(self.said) > count:
            note = self.said.pop()
            wish, resignation = self._replaced.pop()
            del self._by_place[note.peer, note.seq]
            self._by_step[note.step].pop()
            wishes = self._by_wish[note.wish, note.argument, note.step]
            _put_back(wishes, note.peer, wish)
            if self._is_resignation(note):
                _put_back(self._resignations, (note.peer, note.argument), resignation)

    def _is_resignation(self, note: TableNote) -> bool:
        return note.wish is Wish.RESIGN and note.argument < self._seats

    def find(self, peer: int, seq: int) -> TableNote | None:
        """The note at this place of the peer's chain."""
        return self._by_place.get((peer, seq))

    def in_step(self, step: int) -> Sequence[TableNote]:
        """All notes of this step."""
        return self._by_step.get(step, ())

    def wishes(self, wish: Wish, argument: int, step: int) -> dict[int, TableNote]:
        """Who has wished for this, or agreed to it, in this step."""
        return dict(self._by_wish.get((wish, argument, step), {}))

    def resignations(self) -> Iterable[TableNote]:
        """Of each peer and each seat that there is, the latest resignation."""
        return self._resignations.values()

    def recent(self, step: int) -> list[TableNote]:
        """The notes of this step, of the one before it, and of those that are ahead of it."""
        steps = range(step - 1, step + STEPS_AHEAD + 1)
        return [note for each in steps for note in self.in_step(each)]

    def has_claimed(self, peer: int, step: int) -> bool:
        """Has this peer claimed the match in this step or the one before?"""
        recent = self.recent(step)
        return any(note.wish is Wish.CLAIM and note.peer == peer for note in recent)

    def claim(self, step: int) -> TableNote | None:
        """The claim that is open in this step, if there is one.

        If both of two claim, both were away, and neither claim counts. A claim that was declined
        does not count either. It stays open for one more step, since the last word of the absent
        peer may have been on its way.
        """
        recent = self.recent(step)
        claims = [note for note in recent if note.wish is Wish.CLAIM]
        if len({note.peer for note in claims}) != 1:
            return None
        claim = claims[-1]
        is_declined = any(
            (note.wish, note.argument) == (Wish.NO, Wish.CLAIM) and note.peer != claim.peer
            for note in recent
        )
        return None if is_declined else claim
