"""A match as it follows from what its peers said: envelopes in, events out, the same for all.

`Record` takes signed envelopes in any order and from anywhere. It links them (`chains`), hands them
to the steps (`lockstep`), which feed the game (`game_line`), and changes the membership when its
peers agree (`membership`). It signs nothing and decides nothing. Peers, onlookers, the reader of a
match file and the auditor run the same record, and two records that took the same envelopes are
equal.

A record that finds a fault stops: `fault` says whose, where and why, and nothing is added to the
match until the others have gone on without that peer.
"""

from collections import deque
from collections.abc import Collection, Iterator

from meadhall.engines.contract import State
from meadhall.engines.values import NOBODY
from meadhall.net.errors import BadFrame
from meadhall.net.gathering.genesis import Genesis
from meadhall.net.identity import Verifier, verify
from meadhall.net.match.events import Changed, WentBack
from meadhall.net.match.lockstep import Lockstep
from meadhall.net.match.membership import EpochChange, Ready
from meadhall.net.transport.envelope import LOCKSTEP, Envelope, Fork, Kind, unseal, vouched


class Record(Lockstep):
    """See above. `owner` is the peer that keeps this record, or NOBODY."""

    def __init__(self, genesis: Genesis, check: Verifier = verify, owner: int = NOBODY) -> None:
        super().__init__(genesis)
        self.owner = owner
        """It keeps its own promise to leave out what others were said to be too late with."""

        self.arrivals: list[Envelope] = []
        """Every envelope with a good signature, in the order in which it came."""

        self._check = check
        self._given_up: dict[int, set[Ready]] = {}
        """Of each epoch, the next ones that somebody began and others did not."""

        self._begin()

    def __repr__(self) -> str:
        where = f"epoch {self.epoch} of {list(self.live)}, {len(self.line)} answers"
        return f"Record({where}, {self.step}{f', {self.fault}' if self.fault else ''})"

    def _begin(self) -> None:
        super()._begin()
        self.change = EpochChange(self.live, len(self.peers), self._given_up.get(0, ()))
        self._ready: Ready | None = None
        """What the epoch was begun with."""

    def forks(self) -> list[Fork]:
        return self.chains.forks

    # What it takes. --------------------------------------------------------------------------

    def receive(self, sealed: bytes, is_vouched: bool = False) -> Envelope | None:
        """Take an envelope (None if it is known), or BadFrame if it is none of this match.

        `is_vouched`: its signature needs no check, because we made it or `vouched` says so.
        """
        envelope = unseal(sealed)
        if envelope.match != self.match:
            raise BadFrame("an envelope belongs to another match")
        if envelope.peer not in self.peers:
            raise BadFrame(f"an envelope is by peer {envelope.peer + 1}, and there is none")
        if self.chains.knows(envelope):
            return None
        author = self.genesis.people[envelope.peer].key
        if not (is_vouched or envelope.is_signed_by(author, self._check)):
            raise BadFrame(f"an envelope of peer {envelope.peer + 1} is not signed by it")
        self._admit(envelope)
        return envelope

    def _admit(self, envelope: Envelope) -> None:
        """Take an envelope whose signature is good."""
        self.arrivals.append(envelope)
        if self._is_give_up(envelope):
            self._take_back_epoch()
            return
        known_forks = len(self.chains.forks)
        self.chains.take(envelope)
        if len(self.chains.forks) > known_forks:
            self._blame(envelope.peer, envelope.step, "it told two stories")
        self._link()

    def _link(self) -> None:
        """Link whatever can be linked, and let the open step and the change of epoch take it."""
        while self._link_once():
            self._advance()
            ready = self.change.agreed()
            if ready is not None and self._holds(ready.cut):
                self._begin_epoch(ready)
            elif self._is_overruled():
                return

    def _link_once(self) -> bool:
        """Link the next envelope of each peer; False if there is none."""
        moved = False
        for peer in self.peers if self.chains.is_waiting else ():
            envelope = self.chains.next(peer, self.epoch)
            if envelope is None or not self._is_time_for(envelope):
                continue
            moved = True
            if not self.chains.link(envelope):
                continue
            try:
                self._take(envelope)
            except BadFrame as error:
                self._blame(peer, envelope.step, str(error))
        return moved

    def _is_time_for(self, envelope: Envelope) -> bool:
        """Nothing is linked before its epoch, nor what the owner has promised to leave out."""
        if envelope.epoch != self.epoch:
            return False
        limit = self.change.limit_of(envelope.peer, self.owner)
        is_about_change = envelope.kind in (Kind.HALT, Kind.READY)
        return limit is None or is_about_change or envelope.seq < limit

    def _take(self, envelope: Envelope) -> None:
        """Give a linked envelope to what it is about."""
        if envelope.kind in LOCKSTEP:
            self._queues[envelope.peer].append(envelope)
        elif envelope.kind is Kind.NOTE:
            self._take_note(envelope)
        elif envelope.kind is Kind.PLEA:
            self._take_complaint(envelope)
        else:
            self.change.take(envelope)

    def again(self) -> "Record":
        """The record that the same envelopes make now."""
        fresh = Record(self.genesis, self._check, self.owner)
        fresh._given_up = self._given_up
        fresh._proven = self._proven
        fresh._begin()
        for envelope in self.arrivals:
            fresh._admit(envelope)
        return fresh

    def forget(self, envelopes: Collection[Envelope]) -> None:
        """Stand as if these had never been said; only for what nobody else can have heard."""
        self._begin_again([each for each in self.arrivals if each not in envelopes])

    # Epochs. ---------------------------------------------------------------------------------

    def _holds(self, cut: tuple[int, ...]) -> bool:
        return all(self.chains.length(peer) >= cut[peer] for peer in self.peers)

    def _begin_epoch(self, ready: Ready) -> None:
        """Those who are ready make up the match from here on."""
        if self._leave_out(ready):
            return
        members, before = ready.members, self.live
        self.epoch += 1
        self.live = members
        self.change = EpochChange(members, len(self.peers), self._given_up.get(self.epoch, ()))
        self._ready = ready
        self.leaving.clear()
        self.fault = None
        self.diverged.clear()
        gone = tuple(peer for peer in before if peer not in members)
        back = tuple(peer for peer in members if peer not in before)
        seats = self._hand_over(gone, back)
        self._hand_over_cards(gone, self.step.number, self.history)
        self._reopen(back)
        self.events.append(Changed(self.epoch, members, gone, back, seats))

    def _leave_out(self, ready: Ready) -> bool:
        """Begin again without what was never said, if anything of it has been taken for said."""
        left_out = {
            envelope
            for peer in self.peers
            if peer not in ready.members
            for envelope in self.chains.linked[peer][ready.cut[peer] :]
        }
        if left_out:
            self._begin_again([each for each in self.arrivals if each not in left_out])
        return bool(left_out)

    def _is_give_up(self, envelope: Envelope) -> bool:
        """Does a member of this epoch say that it never began it?"""
        if envelope.kind is not Kind.HALT or envelope.epoch != self.epoch - 1:
            return False
        if self._ready is None or envelope.peer not in self._ready.members:
            return False
        chain = self.chains.linked[envelope.peer]
        before = [each for each in chain if each.epoch <= envelope.epoch]
        return envelope.seq == len(before) and envelope.prev == before[-1].digest

    def _take_back_epoch(self) -> None:
        """This epoch was begun too early, and nothing can have been closed in it."""
        assert self._ready is not None
        self._given_up.setdefault(self.epoch - 1, set()).add(self._ready)
        self._begin_again([each for each in self.arrivals if each.epoch < self.epoch])

    def _is_overruled(self) -> bool:
        """Have most begun an epoch that others were ready for and then gave up?

        Then those who gave up were too late to be heard, and what they said after it was never
        said. Begins again without it.
        """
        begun = self.chains.ahead_of(self.epoch)
        if not begun or 2 * len(begun.intersection(self.live)) <= len(self.live):
            return False
        for ready, seqs in self.change.said_ready.items():
            is_decided = set(seqs) == set(ready.members) and self._holds(ready.cut)
            if not is_decided or ready in self._given_up.get(self.epoch, ()):
                continue
            late = {
                each
                for peer, seq in seqs.items()
                for each in self.chains.linked[peer][seq + 1 :]
                if each.kind in (Kind.HALT, Kind.READY)
            }
            if late:
                self._begin_again([each for each in self.arrivals if each not in late])
                return True
        return False

    def _begin_again(self, arrivals: list[Envelope]) -> None:
        """Stand where these envelopes lead, as if the others had never come."""
        told, answers = list(self.events), len(self.line)
        self.arrivals = []
        self._begin()
        for envelope in arrivals:
            self._admit(envelope)
        news = [event for event in self.events if isinstance(event, Changed)][-1:]
        if len(self.line) < answers:
            told.append(WentBack(len(self.line)))
        self.events = deque([*told, *news])


def replay(genesis: Genesis, envelopes: tuple[bytes, ...], check: Verifier = verify) -> Record:
    """The record that these envelopes make."""
    record = Record(genesis, check)
    for sealed, is_vouched in zip(envelopes, vouched(envelopes), strict=True):
        record.receive(sealed, is_vouched)
    return record


def moments(record: Record) -> Iterator[tuple[int, State]]:
    """Every position of the match and its number, from the first to the last."""
    for number, moment in enumerate(record.line):
        yield number, moment.before
    yield len(record.line), record.state
