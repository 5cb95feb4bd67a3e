"""What a peer has ever said, whatever became of it in the record.

Words may be taken for never said, and then count again. So a peer says in no place anything else
than what it said there before, and nothing that would prove, with all the rest, that it broke the
promise of `left_epoch`.
"""

from collections import defaultdict

from meadhall.net.match.left_epoch import LeftEpoch
from meadhall.net.transport.envelope import CHANGES, Envelope

Place = tuple[bytes, int, int, int, bytes]


class OwnWords:
    def __init__(self) -> None:
        self._said: dict[Place, Envelope] = {}
        self._kept: set[Place] = set()
        """Where something was said that is in the file."""

        self._changes: defaultdict[int, list[Envelope]] = defaultdict(list)
        """The HALTs and READYs of each epoch."""

    def hear(self, envelope: Envelope) -> None:
        """It has come back to us; it may be none that can be linked, and so not in the file."""
        if envelope.place not in self._said:
            self._said[envelope.place] = envelope
            if envelope.kind in CHANGES:
                self._changes[envelope.epoch].append(envelope)

    def keep(self, envelope: Envelope) -> None:
        """It is in the file."""
        self.hear(envelope)
        self._kept.add(envelope.place)

    def forget(self, envelope: Envelope) -> None:
        """Nobody can have heard it."""
        said = self._said.pop(envelope.place, None)
        self._kept.discard(envelope.place)
        if said is not None and said.kind in CHANGES:
            self._changes[said.epoch].remove(said)

    def lose_file(self) -> None:
        """The file was written again, and may not hold what was taken for never said."""
        self._kept.clear()

    def said_at(self, place: Place) -> Envelope | None:
        return self._said.get(place)

    def is_kept(self, envelope: Envelope) -> bool:
        return envelope.place in self._kept

    def next_after(self, envelope: Envelope, epoch: int) -> Envelope | None:
        """What was said in this epoch right after this."""
        place = envelope.match, epoch, envelope.peer, envelope.seq + 1, envelope.digest
        return self._said.get(place)

    def would_prove(self, envelope: Envelope) -> bool:
        """Would this prove, with what was said before, that its author broke its promise?"""
        return any(proof.is_contradiction() for proof in self._rows_with(envelope))

    def _rows_with(self, envelope: Envelope) -> list[LeftEpoch]:
        """All that might be such a proof."""
        rows = []
        if envelope.kind in CHANGES:
            for ready in self._changes.get(envelope.epoch, ()):
                word = self.next_after(ready, ready.epoch + 1)
                if word is not None:
                    rows.append(LeftEpoch(ready, word, envelope))
        changes = self._changes.get(envelope.epoch - 1, ())
        for ready in changes:
            if ready.digest == envelope.prev:
                rows += [LeftEpoch(ready, envelope, later) for later in changes]
        return rows
