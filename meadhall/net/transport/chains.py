"""What every peer has said, each in one unbroken chain.

Envelopes arrive late, twice, in any order and by any way. Here they are put behind one another:
an envelope that fits the end of its author's chain is linked, one that comes too early waits. An
author who says two things in one place is caught (`forks`), whatever else is in the way.

When the membership changes, what nobody of those who stay had heard was never said (`record`).
Its author goes on from there in a new epoch, so in one place of its chain there may have been
one envelope of each epoch, and that is no fork.
"""

from typing import Final

from meadhall.net.transport.envelope import FIRST, Envelope, Fork

WAITING_LIMIT: Final = 2000
"""So many envelopes may wait for an earlier one; more are dropped and asked for again."""


class Chains:
    def __init__(self, peers: int) -> None:
        self.linked: list[list[Envelope]] = [[] for _ in range(peers)]
        self.forks: list[Fork] = []
        self._waiting: dict[tuple[int, int, int], Envelope] = {}
        """By author, number and epoch."""

    def length(self, peer: int) -> int:
        return len(self.linked[peer])

    def end(self, peer: int) -> bytes:
        """The digest that the peer's next envelope has to name."""
        chain = self.linked[peer]
        return chain[-1].digest if chain else FIRST

    def lengths(self) -> list[int]:
        return [len(chain) for chain in self.linked]

    def knows(self, envelope: Envelope) -> bool:
        """Is this very envelope here already, linked or waiting?"""
        return any(other.sealed == envelope.sealed for other in self._beside(envelope))

    def take(self, envelope: Envelope) -> None:
        """Let an envelope with a good signature wait for its turn; a fork is noticed here."""
        for other in self._beside(envelope):
            if other.place == envelope.place and other.body != envelope.body:
                if not any(fork.one.peer == envelope.peer for fork in self.forks):
                    self.forks.append(Fork(other, envelope))
                return
        if envelope.seq >= self.length(envelope.peer):
            if len(self._waiting) >= WAITING_LIMIT:
                self._waiting.clear()
            self._waiting[envelope.peer, envelope.seq, envelope.epoch] = envelope

    @property
    def is_waiting(self) -> bool:
        """Is there anything that is not linked yet?"""
        return bool(self._waiting)

    def next(self, peer: int, epoch: int) -> Envelope | None:
        """The envelope that would come next in the peer's chain, if it has arrived."""
        return self._waiting.get((peer, self.length(peer), epoch))

    def link(self, envelope: Envelope) -> bool:
        """Link what waits, or drop it if it does not follow from the envelope before."""
        del self._waiting[envelope.peer, envelope.seq, envelope.epoch]
        follows = envelope.prev == self.end(envelope.peer)
        if follows:
            self.linked[envelope.peer].append(envelope)
        return follows

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

    def ahead_of(self, epoch: int) -> set[int]:
        """The peers of whom something waits that they said in a later epoch."""
        return {peer for peer, _, said_in in self._waiting if said_in > epoch}

    def _beside(self, envelope: Envelope) -> list[Envelope]:
        """What the same author said in the same place, in this epoch or another."""
        chain = self.linked[envelope.peer]
        found = [chain[envelope.seq]] if envelope.seq < len(chain) else []
        waiting = self._waiting.get((envelope.peer, envelope.seq, envelope.epoch))
        return [*found, waiting] if waiting is not None else found
