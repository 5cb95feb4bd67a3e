"""What every peer has said, each in one unbroken chain.

Envelopes arrive late, twice, in any order and by any way. Here they are put behind one another:
an envelope that fits the end of its author's chain is linked, one that comes a little too early
waits, and one that comes far too early is dropped: it is sent again when it is due. An author who
says two things in one place is caught (`Fork`), whatever else is in the way.

When the membership changes, what nobody of those who stay had heard was never said (`record`).
Its author goes on from there in a new epoch, so in one place of its chain there may have been
one envelope of each epoch, and that is no fork.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from meadhall.net.transport.envelope import CHANGES, FIRST, Envelope, Fork

LATEST_CHANGES: Final = 32
"""So many HALTs and READYs of an author in one epoch are looked at for a proof against it. The last
ones are what the others went on from."""

WINDOW: Final = 64
"""So far behind the end of its chain an envelope may be in order to wait for its turn."""


class Chains:
    def __init__(self, peers: int) -> None:
        self.linked: list[list[Envelope]] = [[] for _ in range(peers)]
        self._changes: list[list[Envelope]] = [[] for _ in range(peers)]
        """The HALTs and READYs of each chain."""

        self._waiting: dict[tuple[int, int, int], Envelope] = {}
        """By author, number and epoch."""

    def length(self, peer: int) -> int:
        return len(self.linked[peer])

    def end(self, peer: int) -> bytes:
        """The digest that the peer's next envelope has to name."""
        chain = self.linked[peer]
        return chain[-1].digest if chain else FIRST

    def end_at(self, peer: int, length: int) -> bytes:
        """The digest of the last of so many envelopes; empty if there are fewer."""
        chain = self.linked[peer]
        if length > len(chain):
            return b""
        return chain[length - 1].digest if length else FIRST

    def lengths(self) -> list[int]:
        return [len(chain) for chain in self.linked]

    def known(self, envelope: Envelope) -> Envelope | None:
        """This very envelope as it is here already, linked or waiting."""
        return next((each for each in self._beside(envelope) if each.body == envelope.body), None)

    def fork_of(self, envelope: Envelope) -> Fork | None:
        """The proof that the author has said something else in this place, if it has."""
        for other in self._beside(envelope):
            if other.place == envelope.place and other.body != envelope.body:
                return Fork(other, envelope)
        return None

    def take(self, envelope: Envelope, epoch: int) -> None:
        """Let an envelope with a good signature wait for its turn, if that is near."""
        distance = envelope.seq - self.length(envelope.peer)
        if 0 <= distance < WINDOW and epoch <= envelope.epoch <= epoch + 1:
            self._waiting[envelope.peer, envelope.seq, envelope.epoch] = envelope

    def authors_waiting(self) -> list[int]:
        """The peers of whom anything is not linked yet."""
        return sorted({peer for peer, _, _ in self._waiting}) if self._waiting else []

    def next(self, peer: int, epoch: int) -> Envelope | None:
        """The envelope that would come next in the peer's chain, if it has arrived."""
        return self.waiting_at(peer, self.length(peer), epoch)

    def waiting_at(self, peer: int, seq: int, epoch: int) -> Envelope | None:
        """What waits in this place of the peer's chain."""
        return self._waiting.get((peer, seq, epoch))

    def link(self, envelope: Envelope) -> bool:
        """Link what waits, or drop it if it does not follow from the envelope before."""
        del self._waiting[envelope.peer, envelope.seq, envelope.epoch]
        follows = envelope.prev == self.end(envelope.peer)
        if follows:
            self.linked[envelope.peer].append(envelope)
            if envelope.kind in CHANGES:
                self._changes[envelope.peer].append(envelope)
        return follows

    def changes_after(self, envelope: Envelope) -> list[Envelope]:
        """The last HALTs and READYs of its author that are later than this, in its epoch."""
        changes = self._changes[envelope.peer]
        end = bisect_right(changes, envelope.epoch, key=lambda each: each.epoch)
        return [
            each for each in changes[max(0, end - LATEST_CHANGES) : end] if each.seq > envelope.seq
        ]

    def cut_back(self, lengths: Sequence[int]) -> None:
        """Stand as when the chains had these lengths and nothing waited."""
        for chain, changes, length in zip(self.linked, self._changes, lengths, strict=True):
            del chain[length:]
            while changes and changes[-1].seq >= length:
                changes.pop()
        self._waiting.clear()

    def drop_stale(self, epoch: int) -> None:
        """Forget what waits and cannot be linked any more."""
        self._waiting = {
            (peer, seq, said_in): each
            for (peer, seq, said_in), each in self._waiting.items()
            if seq >= self.length(peer) and said_in >= epoch
        }

    def waiting(self) -> list[Envelope]:
        return list(self._waiting.values())

    def gaps(self, epoch: int) -> list[tuple[int, int]]:
        """For each peer that something waits of: the number of the envelope that is missing.

        What was said in an epoch before this one and was cut off waits for nothing.
        """
        waiting = {
            peer
            for peer, seq, said_in in self._waiting
            if said_in >= epoch and seq > self.length(peer)
        }
        return [(peer, self.length(peer)) for peer in sorted(waiting)]

    def places_in(self, epoch: int) -> list[tuple[int, int]]:
        """Author and number of what waits and was said in this epoch."""
        return [(peer, seq) for peer, seq, said_in in self._waiting if said_in == epoch]

    def ahead_of(self, epoch: int) -> set[int]:
        """The peers of whom something waits that they said in a later epoch."""
        waiting = self._waiting
        return {peer for peer, _, said_in in waiting if said_in > epoch} if waiting else set()

    def _beside(self, envelope: Envelope) -> list[Envelope]:
        """What the same author said in the same place, in this epoch or another."""
        chain = self.linked[envelope.peer]
        found = [chain[envelope.seq]] if envelope.seq < len(chain) else []
        if self._waiting:
            waiting = self._waiting.get((envelope.peer, envelope.seq, envelope.epoch))
            if waiting is not None:
                found.append(waiting)
        return found
