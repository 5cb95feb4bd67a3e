"""Who makes up the match: leaving, dropping out and coming back, without anybody in charge.

A match runs in epochs, each with its live peers. To change them, those who will make up the
next epoch each say HALT: from now on I say nothing in this epoch, these are the next members,
and so much have I heard of everybody. What any of them had heard then counts as said, all else
does not. Once a peer holds all of it, it says READY; once all members are ready for the same, the
next epoch begins for each of them at the same place, no matter who else is still running.

All new members have to agree, and they have to be more than half of the old ones, so a table
cannot split into two that both go on. A member that is lost in the middle is left out by saying
HALT again. Some may have begun the epoch by then that the others gave up. Nothing can have been
closed in it, since those who gave it up have said nothing there; as soon as they hear that, they
take it back (`Record`).
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.net.errors import BadFrame
from meadhall.net.transport.envelope import DIGEST_SIZE, Envelope, Kind
from meadhall.net.transport.wire import Fields, Value

REASON_LIMIT: Final = 200


@dataclass(frozen=True, slots=True)
class Halt:
    members: tuple[int, ...]
    heard: tuple[int, ...]
    """How many envelopes of each peer the author holds."""

    ends: tuple[bytes, ...]
    """The digest of the last of them."""

    reason: str = ""

    def encode(self) -> list[Value]:
        return [list(self.members), list(self.heard), list(self.ends), self.reason]


@dataclass(frozen=True, slots=True)
class Ready:
    members: tuple[int, ...]
    cut: tuple[int, ...]
    """How many envelopes of each peer count."""

    def encode(self) -> list[Value]:
        return [list(self.members), list(self.cut)]


def decode_halt(envelope: Envelope, peers: int) -> Halt:
    fields = Fields(envelope.payload, "a halt")
    members, heard = _members(fields, peers), fields.numbers(peers)
    ends = Fields(fields.items(peers), "the ends of a halt")
    digests = tuple(ends.data(DIGEST_SIZE) for _ in range(ends.left))
    halt = Halt(members, tuple(heard), digests, fields.line(REASON_LIMIT))
    fields.end()
    if len(heard) != peers or len(digests) != peers or envelope.peer not in members:
        raise BadFrame("a halt does not tell what was heard of everybody")
    return halt


def decode_ready(envelope: Envelope, peers: int) -> Ready:
    fields = Fields(envelope.payload, "a word of readiness")
    ready = Ready(_members(fields, peers), tuple(fields.numbers(peers)))
    fields.end()
    if len(ready.cut) != peers:
        raise BadFrame("a word of readiness does not tell what counts of everybody")
    return ready


def _members(fields: Fields, peers: int) -> tuple[int, ...]:
    members = fields.numbers(peers, 0, peers - 1)
    if not members or members != sorted(set(members)):
        raise BadFrame("the members of an epoch are not in order")
    return tuple(members)


class EpochChange:
    """The next epoch, as far as it has been agreed on."""

    def __init__(self, live: Sequence[int], peers: int, given_up: Container[Ready] = ()) -> None:
        self._live = set(live)
        self._peers = peers
        self._given_up = given_up
        self.halts: dict[int, tuple[int, Halt]] = {}
        """Of each peer, the number of its last HALT in its chain, and the HALT."""

        self.readies: dict[int, Ready] = {}
        self.said_ready: dict[Ready, dict[int, int]] = {}
        """Who has ever been ready for what, and the number of that word in its chain."""

    def take(self, envelope: Envelope) -> None:
        """Take a HALT or a READY, in the order of its author's chain."""
        if envelope.kind is Kind.HALT:
            self.halts[envelope.peer] = envelope.seq, decode_halt(envelope, self._peers)
            self.readies.pop(envelope.peer, None)
        else:
            ready = decode_ready(envelope, self._peers)
            self.readies[envelope.peer] = ready
            self.said_ready.setdefault(ready, {})[envelope.peer] = envelope.seq

    def is_halted(self, peer: int) -> bool:
        return peer in self.halts

    def may_be(self, members: Sequence[int]) -> bool:
        """Are these more than half of those who make up the match now?"""
        return 2 * len(self._live.intersection(members)) > len(self._live)

    def members_of(self, peer: int) -> tuple[int, ...]:
        """For whom the peer has halted; nobody if it has not."""
        return self.halts[peer][1].members if peer in self.halts else ()

    def cut_of(self, members: tuple[int, ...]) -> tuple[int, ...] | None:
        """How many envelopes of each peer count, once these members have all halted together."""
        if not self.may_be(members):
            return None
        for peer in members:
            if peer not in self.halts or self.halts[peer][1].members != members:
                return None
        cut = [
            max(self.halts[member][1].heard[peer] for member in members)
            for peer in range(self._peers)
        ]
        for peer in members:
            cut[peer] = max(cut[peer], self.halts[peer][0] + 1)
        return tuple(cut)

    def limit_of(self, peer: int, owner: int) -> int | None:
        """How many envelopes of a peer may be heard by one who has halted, or None for all.

        A peer that halts promises to hear no more of those who are left out than those who halt
        with it have heard. Once one of these has halted for others, the promise is void.
        """
        if owner not in self.halts:
            return None
        members = self.members_of(owner)
        together = [halt for one, (_, halt) in self.halts.items() if one in members]
        if peer in members or any(halt.members != members for halt in together):
            return None
        return max(halt.heard[peer] for halt in together)

    def agreed(self) -> Ready | None:
        """What all members of the next epoch are ready for."""
        for ready in self.readies.values():
            if ready in self._given_up:
                continue
            if self.cut_of(ready.members) == ready.cut and all(
                self.readies.get(peer) == ready for peer in ready.members
            ):
                return ready
        return None
