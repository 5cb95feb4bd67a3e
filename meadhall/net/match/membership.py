"""Who makes up the match: leaving, dropping out and coming back, without anybody in charge.

A match runs in epochs, each with its live peers. To change them, those who will make up the
next epoch each say HALT: from now on I say nothing in this epoch, these are the next members,
so much have I heard of everybody and with which end, and these I know to have told two stories.
Once a peer holds all that counts of the epoch, it says READY; once all members are ready for the
same, the next epoch begins for each of them at the same place, no matter who else is still running.

What counts is agreed on by content, not by number. Of each chain it is

    of one who told two stories     what the latest step rests on that all members had closed alike
    of everybody else               the longest version that any member had heard; two different
                                    ends of one length mean a second story that is yet to be found

All new members have to agree, and they have to be more than half of the old ones, so a table
cannot split into two that both go on. Half of the old ones are enough where they are, with those
who come back, more than half of all who ever sat down; any two such sets share a peer as well. But
hidden cards would be lost then, so there all wait. Who has told two stories is not counted, as long
as at least two are left with those who come back. A member that is lost in the middle
is left out by saying HALT again. Some may have begun the epoch by then that the others gave up.
Nothing can have been closed in it by all, since those who gave it up say nothing in its steps; as
soon as the others hear that, they take it back (`Record`). Until all have spoken in an epoch, those
who leave it for a next one also have to be so many that the others cannot go on from the one
before.
"""

from collections.abc import Collection, Container, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Final

from meadhall.net.errors import BadFrame
from meadhall.net.match.lockstep import LEVELS, Level
from meadhall.net.transport.chains import Chains
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

    forked: tuple[int, ...] = ()
    """Who has told two stories, as the author can prove."""

    levels: tuple[Level, ...] = ()
    """Where the match stood for the author after its latest steps."""

    reason: str = ""

    def encode(self) -> list[Value]:
        levels: list[Value] = [[each.history, list(each.used)] for each in self.levels]
        heard: list[Value] = [list(self.heard), list(self.ends)]
        return [list(self.members), *heard, list(self.forked), levels, self.reason]


@dataclass(frozen=True, slots=True)
class Ready:
    members: tuple[int, ...]
    cut: tuple[int, ...]
    """How many envelopes of each peer count."""

    ends: tuple[bytes, ...]
    """The digest of the last of them."""

    def encode(self) -> list[Value]:
        return [list(self.members), list(self.cut), list(self.ends)]


def decode_halt(envelope: Envelope, peers: int) -> Halt:
    fields = Fields(envelope.payload, "a halt")
    members = _members(fields, peers)
    heard, ends = _versions(fields, peers)
    forked = tuple(fields.numbers(peers, 0, peers - 1))
    levels = tuple(_level(each, peers) for each in fields.items(LEVELS))
    halt = Halt(members, heard, ends, forked, levels, fields.line(REASON_LIMIT))
    fields.end()
    if envelope.peer not in members or not levels:
        raise BadFrame("a halt does not tell what was heard of everybody")
    return halt


def decode_ready(envelope: Envelope, peers: int) -> Ready:
    fields = Fields(envelope.payload, "a word of readiness")
    ready = Ready(_members(fields, peers), *_versions(fields, peers))
    fields.end()
    return ready


def _members(fields: Fields, peers: int) -> tuple[int, ...]:
    members = fields.numbers(peers, 0, peers - 1)
    if not members or members != sorted(set(members)):
        raise BadFrame("the members of an epoch are not in order")
    return tuple(members)


def _versions(fields: Fields, peers: int) -> tuple[tuple[int, ...], tuple[bytes, ...]]:
    lengths = tuple(fields.numbers(peers))
    ends = Fields(fields.items(peers), "the ends of the chains")
    digests = tuple(ends.data(DIGEST_SIZE) for _ in range(ends.left))
    if len(lengths) != peers or len(digests) != peers:
        raise BadFrame("it does not tell how much counts of everybody")
    return lengths, digests


def _level(value: Value, peers: int) -> Level:
    fields = Fields(value, "a level of a halt")
    level = Level(fields.data(DIGEST_SIZE), tuple(fields.numbers(peers)))
    fields.end()
    if len(level.used) != peers:
        raise BadFrame("a level of a halt does not tell what it rests on")
    return level


class EpochChange:
    """The next epoch, as far as it has been agreed on."""

    def __init__(
        self,
        live: Sequence[int],
        chains: Chains,
        proven: Collection[int] = (),
        given_up: Container[Ready] = (),
        has_cards: bool = False,
        former: "tuple[EpochChange, ...]" = (),
    ) -> None:
        """`proven` are those who have told two stories, as far as it is proven here.
        `former` are the changes that led into this epoch, as long as it may be given up."""
        self._live = set(live)
        self._peers = len(chains.linked)
        self._chains = chains
        self._proven = proven
        self._given_up = given_up
        self._has_cards = has_cards
        self.former = former
        self.halts: dict[int, tuple[Envelope, Halt]] = {}
        """The last HALT of each peer."""

        self._first: dict[int, tuple[Envelope, Halt]] = {}
        """The first HALT of each peer."""

        self.readies: dict[int, Ready] = {}
        self.said_ready: dict[Ready, dict[int, int]] = {}
        """Who has ever been ready for what, and the number of that word in its chain."""

        self.ready_at: dict[tuple[int, int], Ready] = {}
        """The same by author and number."""

    def copy(self) -> "EpochChange":
        """A change that stands here whatever becomes of this one."""
        twin = copy(self)
        twin.halts, twin.readies = dict(self.halts), dict(self.readies)
        twin._first = dict(self._first)
        twin.ready_at = dict(self.ready_at)
        twin.said_ready = {ready: dict(said) for ready, said in self.said_ready.items()}
        return twin

    def take(self, envelope: Envelope) -> None:
        """Take a HALT or a READY, in the order of its author's chain."""
        if envelope.kind is Kind.HALT:
            halt = envelope, decode_halt(envelope, self._peers)
            self.halts[envelope.peer] = halt
            self._first.setdefault(envelope.peer, halt)
            self.readies.pop(envelope.peer, None)
        else:
            ready = decode_ready(envelope, self._peers)
            self.readies[envelope.peer] = ready
            self.said_ready.setdefault(ready, {})[envelope.peer] = envelope.seq
            self.ready_at[envelope.peer, envelope.seq] = ready

    def is_halted(self, peer: int) -> bool:
        return peer in self.halts

    def may_be(self, members: Collection[int]) -> bool:
        """May these make up the match? See above.

        As long as this epoch may be given up, the others must be too few to go on from the one
        before it: they may be doing so already.
        """
        is_safe = all(each.needs_some_of(members) for each in self.former)
        return is_safe and self._are_enough(members)

    def needs_some_of(self, members: Collection[int]) -> bool:
        """Can nobody go on from this epoch without any of these?"""
        others = set(range(self._peers)).difference(members, self._proven)
        return not self._are_enough(others)

    def left_by_next(self) -> "tuple[EpochChange, ...]":
        """The changes that lead into the next epoch. Of those in which the same peers made up the
        match one is enough, so they stay few however often the table changes."""
        found: dict[tuple[frozenset[int], bool], EpochChange] = {}
        for each in (*self.former, self):
            found.setdefault((frozenset(each._live), each._has_cards), each)
        return tuple(found.values())

    def _are_enough(self, members: Collection[int]) -> bool:
        staying = self._live.intersection(members)
        if 2 * len(staying) > len(self._live):
            return True
        if len(members) < 2:
            return False
        others = self._live.difference(self._proven)
        if 2 * len(staying & others) > len(others):
            return True
        people = set(range(self._peers)).difference(self._proven)
        is_most = 2 * len(people.intersection(members)) > len(people)
        return is_most and 2 * len(staying & others) == len(others) and not self._has_cards

    def starters(self) -> tuple[int, ...]:
        """Who halted by themselves, and not because they had heard somebody else halt."""
        return tuple(
            peer
            for peer, (_, halt) in self._first.items()
            if not any(self._has_heard(halt, first) for first, _ in self._first.values())
        )

    def _has_heard(self, halt: Halt, envelope: Envelope) -> bool:
        """Had the author of this halt heard that envelope? Its end shows that it is no pretence."""
        peer, heard = envelope.peer, halt.heard[envelope.peer]
        return heard > envelope.seq and self._chains.end_at(peer, heard) == halt.ends[peer]

    def members_of(self, peer: int) -> tuple[int, ...]:
        """For whom the peer has halted; nobody if it has not."""
        return self.halts[peer][1].members if peer in self.halts else ()

    def forked_of(self, peer: int) -> tuple[int, ...]:
        return self.halts[peer][1].forked

    def due(self, members: tuple[int, ...]) -> Ready | None:
        """What these members have to be ready for, once all have halted alike.

        None if they have not, or if a second story is yet to be found.
        """
        if not all(self.is_halted(peer) for peer in members):
            return None
        halts = [self.halts[peer][1] for peer in members]
        forked = halts[0].forked
        if any((each.members, each.forked) != (members, forked) for each in halts):
            return None
        if not self.may_be(members) or not set(forked) <= set(self._proven):
            return None
        rests_on = self._common_level(members) if forked else ()
        cut, ends = [], []
        for peer in range(self._peers):
            if peer in forked:
                if rests_on is None:
                    return None
                length, end = rests_on[peer], self._chains.end_at(peer, rests_on[peer])
            elif peer in members:
                halt = self.halts[peer][0]
                length, end = halt.seq + 1, halt.digest
            else:
                length = max(each.heard[peer] for each in halts)
                found = {each.ends[peer] for each in halts if each.heard[peer] == length}
                end = found.pop() if len(found) == 1 else b""
            if not end:
                return None
            cut.append(length)
            ends.append(end)
        return Ready(members, tuple(cut), tuple(ends))

    def _common_level(self, members: tuple[int, ...]) -> tuple[int, ...] | None:
        """What the latest step rests on that all members had closed alike."""
        told = [self.halts[peer][1].levels for peer in members if peer in self._live]
        for level in reversed(told[0]):
            if all(level in levels for levels in told[1:]):
                return level.used
        return None

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
            is_said = all(self.readies.get(peer) == ready for peer in ready.members)
            if is_said and self._are_enough(ready.members):
                return ready
        return None
