"""A match as it follows from what its peers said: envelopes in, events out, the same for all.

`Record` takes signed envelopes in any order and from anywhere. It links them (`chains`), hands them
to the steps (`lockstep`), which feed the game (`game_line`), and changes the membership when its
peers agree (`membership`). It signs nothing and decides nothing. Peers, onlookers, the reader of a
match file and the auditor run the same record, and two records that took the same envelopes are
equal.

A record that finds a fault stops: `fault` says whose, where and why, and nothing is added to the
match until the others have gone on without that peer.
"""

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.values import NOBODY
from meadhall.net.errors import BadFrame, PeerBroke
from meadhall.net.gathering.genesis import Genesis, has_secrets
from meadhall.net.identity import Verifier, verify
from meadhall.net.match.checkpoint import CHECKPOINTS, Checkpoint
from meadhall.net.match.events import Changed, WentBack
from meadhall.net.match.left_epoch import LeftEpoch, is_elsewhere, needs_all, proof_of
from meadhall.net.match.limits import Limits
from meadhall.net.match.lockstep import Level, Lockstep
from meadhall.net.match.membership import EpochChange, Ready, decode_halt, decode_ready
from meadhall.net.match.wishes import STEPS_AHEAD, Wish
from meadhall.net.transport.chains import Chains
from meadhall.net.transport.envelope import CHANGES, LOCKSTEP, Envelope, Fork, Kind, unseal, vouched

TWO_STORIES: Final = "it told two stories"

EFFORT_LIMIT: Final = 100_000
EFFORT_PER_ENVELOPE: Final = 8
"""A reader of a file of others links so many envelopes once more at most. An honest match goes
back a few times in an evening, and looks then at what was said since the table changed last."""


class Record(Lockstep):
    """See above. `owner` is the peer that keeps this record, or NOBODY."""

    def __init__(self, genesis: Genesis, check: Verifier = verify, owner: int = NOBODY) -> None:
        super().__init__(genesis)
        self.owner = owner
        """It keeps its own promise to leave out what others were said to be too late with."""

        self._linked: list[Envelope] = []
        """Every envelope that was linked, in this order."""

        self.unkept: deque[Envelope] = deque()
        """Envelopes that were linked, or prove something, and are not written down yet."""

        self.proofs: dict[int, Fork | LeftEpoch] = {}
        """Of each peer that told two stories, the first proof of it that was found."""

        self._kept: set[bytes] = set()
        """Digests of what is in `arrivals`, so that nothing is written down twice."""

        self._check = check
        self._given_up: defaultdict[int, set[Ready]] = defaultdict(set)
        """Of each epoch, the next ones that somebody began and others did not."""

        self._checkpoints: deque[Checkpoint] = deque(maxlen=CHECKPOINTS)
        """Where the latest epochs began."""

        self.effort = 0
        """How often the record went back, and how many envelopes it linked once more by then."""

        self._relinking: set[bytes] = set()
        """Digests of what was linked once and is linked again. It was in time then, even if its
        author has been found out since."""

        self._misfits: set[int] = set()
        """Peers of whom something came that does not follow from what is here."""

        self.said_to_be_ahead: dict[int, int] = {}
        """The epoch in which each other peer says that it is."""

        self.changed_for: deque[tuple[tuple[int, ...], bool]] = deque()
        """Of each time that the table has changed, or went back from a change: on whose account,
        and whether these only came back."""

        self.dropped = 0
        """How often a version of a liar was dropped, because the others have another one."""

        self._latest: deque[Envelope] = deque(maxlen=2)
        """The last envelopes that came and were signed: a file holds those of a proof one after the
        other."""

        self._lasting = frozenset(vars(self)) | {"_lasting"}
        """The fields that do not change when the record begins again."""

        self._begin()

    def __repr__(self) -> str:
        where = f"epoch {self.epoch} of {list(self.live)}, {len(self.line)} answers"
        return f"Record({where}, {self.step}{f', {self.fault}' if self.fault else ''})"

    def _begin(self) -> None:
        super()._begin()
        self.change = self._new_change(())
        self._base: tuple[int, ...] = tuple(0 for _ in self.peers)
        """How much of each chain counted when this epoch began."""

        self._ready: Ready | None = None
        """What the epoch was begun with."""

        self._closed_with_all = 0
        """How many steps have closed in which all members spoke in this epoch, up to two. If any
        has, they all began it."""

        self._limits = Limits(self.genesis)
        for peer in self.proofs:
            self.faults[peer] = PeerBroke(peer, TWO_STORIES)

    def _new_change(self, former: tuple[EpochChange, ...]) -> EpochChange:
        given_up = self._given_up[self.epoch]
        has_cards = has_secrets(self.state)
        return EpochChange(self.live, self.chains, self.proofs, given_up, has_cards, former)

    @property
    def goes_back_too_often(self) -> bool:
        """Has there been more looking back than in any honest match?"""
        return self.effort > EFFORT_LIMIT + EFFORT_PER_ENVELOPE * len(self._linked)

    @property
    def is_changing(self) -> bool:
        """Has anybody who makes up the match halted? Others can only ask to be let in, and of two
        neither can go on without the other: there a halt stops nobody."""
        halts = self.change.halts
        is_for_more = len(self.peers) > 2
        return is_for_more and bool(halts) and not halts.keys().isdisjoint(self.live)

    def hear_epoch(self, peer: int, epoch: int) -> None:
        """A peer says in which epoch it is."""
        self.said_to_be_ahead[peer] = epoch
        if self.proofs and self._took_a_false_version():
            self._link()

    @property
    def arrivals(self) -> list[Envelope]:
        """Everything that a file of this match holds: what was linked, and all proofs."""
        return [*self._linked, *self._proving()]

    def forks(self) -> list[Fork | LeftEpoch]:
        return list(self.proofs.values())

    def _proving(self) -> list[Envelope]:
        return [each for proof in self.forks() for each in proof.envelopes]

    # What it takes. --------------------------------------------------------------------------

    def receive(self, sealed: bytes, is_vouched: bool = False) -> Envelope | None:
        """Take an envelope (None if it is known), or BadFrame if it is none of this match.

        `is_vouched`: its signature needs no check, because we made it or `vouched` says so.
        """
        return self.take(unseal(sealed), is_vouched)

    def take(self, envelope: Envelope, is_vouched: bool = False) -> Envelope | None:
        """Take an envelope that has been read already."""
        if envelope.match != self.match:
            raise BadFrame("an envelope belongs to another match")
        if envelope.peer not in self.peers:
            raise BadFrame(f"an envelope is by peer {envelope.peer + 1}, and there is none")
        self._limits.check_size(envelope)
        known = self.chains.known(envelope)
        if known is not None:
            self._latest.append(known)
            return None
        author = self.genesis.people[envelope.peer].key
        if not (is_vouched or envelope.is_signed_by(author, self._check)):
            raise BadFrame(f"an envelope of peer {envelope.peer + 1} is not signed by it")
        proof = None if envelope.peer in self.proofs else self._proof_with(envelope)
        self._latest.append(envelope)
        if proof is not None:
            self._convict(proof)
        else:
            self._admit(envelope)
        return envelope

    def take_proof(self, *sealed: bytes) -> None:
        """Take the proof that somebody told two stories, or BadFrame if it is none."""
        proof = proof_of([unseal(each) for each in sealed])
        for each in proof.envelopes:
            self._limits.check_size(each)
        first = proof.envelopes[0]
        if first.match != self.match or first.peer not in self.peers:
            raise BadFrame("a proof is about another match")
        if first.peer in self.proofs:
            return
        key = self.genesis.people[first.peer].key
        if not proof.is_proof(key, self._check):
            raise BadFrame("what is said to be a proof proves nothing")
        self._convict(proof)

    def _proof_with(self, envelope: Envelope) -> Fork | LeftEpoch | None:
        """The proof that this envelope makes, with what is here or with the last ones that came."""
        latest = self._latest
        fork = self.chains.fork_of(envelope)
        if fork is None and latest:
            fork = _fork(latest[-1], envelope)
        if fork is not None:
            return fork
        rows = list(_rows_with(envelope, self.chains))
        if len(latest) == 2 and latest[0].kind is Kind.READY:
            rows.append((latest[0], latest[1], envelope))
        for row in rows:
            found = LeftEpoch(*row)
            if found.is_contradiction():
                return found
        return None

    def _admit(self, envelope: Envelope) -> None:
        """Take an envelope whose signature is good."""
        is_give_up = self._is_give_up(envelope)
        if is_give_up and not self._relinking:
            self.changed_for.append(((envelope.peer,), False))
        if is_give_up or self._is_of_another_branch(envelope):
            self._take_back_epoch(envelope)
            return
        self.chains.take(envelope, self.epoch)
        self._link()

    def _convict(self, proof: Fork | LeftEpoch) -> None:
        first = proof.envelopes[0]
        peer = first.peer
        self.proofs[peer] = proof
        self._checkpoints.clear()  # there it was not found out yet
        for envelope in proof.envelopes:
            self._kept.add(envelope.digest)
            self.unkept.append(envelope)  # all one after the other, even once more
        self._blame(peer, first.step, TWO_STORIES)
        waiting = self.chains.waiting()  # it may have come before it could be understood
        branch = next((each for each in waiting if self._is_of_another_branch(each)), None)
        if branch is not None:
            self._take_back_epoch(branch)
        else:
            self._link()

    def _keep(self, envelope: Envelope) -> None:
        """Remember what was linked; it is written down unless it is in the file already."""
        if envelope.digest not in self._kept:
            self._kept.add(envelope.digest)
            self.unkept.append(envelope)
        self._linked.append(envelope)

    def _link(self) -> None:
        """Link whatever can be linked, and let the open step and the change of epoch take it."""
        while self._link_once():
            self._advance()
            ready = self.change.agreed()
            if ready is not None and self._holds(ready):
                self._begin_epoch(ready)
            elif self._is_overruled() or (not self._relinking and self._took_a_false_version()):
                return
        self._is_overruled()  # what waits may show it as well

    def _link_once(self) -> bool:
        """Link the next envelope of each peer; False if there is none."""
        moved = False
        for peer in self.chains.authors_waiting():
            envelope = self.chains.next(peer, self.epoch)
            if envelope is None or not self._is_time_for(envelope):
                continue
            moved = True
            if not self.chains.link(envelope):
                self._misfits.add(peer)
                continue
            self._keep(envelope)
            try:
                self._take(envelope)
            except BadFrame as error:
                self._ignored.add(peer)
                self._blame(peer, envelope.step, str(error))
        return moved

    def _is_time_for(self, envelope: Envelope) -> bool:
        """Nothing is linked before its epoch, nor long before its step, nor what the owner has
        promised to leave out."""
        if envelope.epoch != self.epoch or envelope.peer in self._ignored:
            return False
        is_out = envelope.peer in self.proofs and envelope.peer not in self.live
        if envelope.kind in CHANGES:
            is_onlooking = self.owner not in self.live  # then the others tell what counts
            is_known = envelope.digest in self._relinking or self._is_counted(envelope)
            return not is_out or is_onlooking or is_known
        if envelope.peer in self.proofs and envelope.peer not in self.live:
            return False
        limit = self.change.limit_of(envelope.peer, self.owner)
        is_near = envelope.step <= self.step.number + STEPS_AHEAD
        return is_near and (limit is None or envelope.seq < limit)

    def _is_counted(self, envelope: Envelope) -> bool:
        """Is somebody who told no two stories ready for an epoch in which this counts, or is this
        the word by which its author was ready as well?"""
        return any(
            envelope.seq <= ready.cut[envelope.peer]
            for author, ready in self.change.readies.items()
            if author not in self.proofs
        )

    def _take(self, envelope: Envelope) -> None:
        """Give a linked envelope to what it is about."""
        self._limits.check(envelope)
        is_change = envelope.kind in CHANGES
        if envelope.peer not in self.live and not is_change:
            return  # it was said in another epoch of this number, and its author speaks on after it
        if envelope.kind in LOCKSTEP:
            self._last_part[envelope.peer] = envelope.step
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
        fresh.proofs = self.proofs
        fresh._begin()
        fresh._kept, fresh.unkept = self._kept, self.unkept
        fresh.said_to_be_ahead = self.said_to_be_ahead
        fresh._admit_again(self._linked)
        for envelope in self.chains.waiting():
            fresh._admit(envelope)
        return fresh

    def _admit_again(self, envelopes: list[Envelope]) -> None:
        """Take what was linked before, in the same order."""
        before = self._relinking
        self._relinking = before | {each.digest for each in envelopes}
        for envelope in envelopes:
            self._admit(envelope)
        self._relinking = before

    def forget(self, envelopes: Collection[Envelope]) -> None:
        """Stand as if these had never been said; only for what nobody else can have heard."""
        self._begin_again(envelopes)

    def is_unwanted(self, peer: int) -> bool:
        """Would most rather go on than wait for the choice of this peer? A time rule alone decides
        where there is one."""
        if self.genesis.terms.patience or not self.step.is_asked(peer):
            return False
        return self.change.may_be(self.wishes(Wish.WITHOUT, peer).keys() - {peer})

    def has_room_for_note(self, peer: int, size: int) -> bool:
        """May this peer write another note now, whose payload has so many bytes?"""
        return self._limits.has_room_for_note(peer, self.epoch, self.step.number, size)

    # Epochs. ---------------------------------------------------------------------------------

    def _close(self) -> None:
        if self._closed_with_all < 2:
            said = self.step.acts | self.step.echoes
            self._closed_with_all += all(self._is_said_inside(said[peer]) for peer in self.live)
        if self._closed_with_all:
            self.change.former = ()
        super()._close()

    def _is_said_inside(self, envelope: Envelope) -> bool:
        """Did a member say this in this epoch, before any HALT? Who has halted has promised to say
        nothing more, and so may have gone back from this epoch before it could say anything else.
        """
        if envelope.epoch != self.epoch:
            return False
        if not self.change.is_halted(envelope.peer):
            return True
        chain = self.chains.linked[envelope.peer]
        before = chain[_length_after(chain, self.epoch - 1) : envelope.seq]
        return all(each.kind is not Kind.HALT for each in before)

    def holds(self, ready: Ready) -> bool:
        """Is all here that is to count, and nothing that contradicts it?"""
        return all(
            self.chains.end_at(peer, length) == end
            for peer, (length, end) in enumerate(zip(ready.cut, ready.ends, strict=True))
        )

    def _holds(self, ready: Ready) -> bool:
        """The same; but what contradicts it is dropped, so that it is sent again."""
        for peer, (length, end) in enumerate(zip(ready.cut, ready.ends, strict=True)):
            if self.chains.length(peer) < length:
                return False
            if self.chains.end_at(peer, length) != end:
                self._begin_without(peer, self._base[peer])
                return False
        return True

    def _begin_epoch(self, ready: Ready, is_again: bool = False) -> None:
        """Those who are ready make up the match from here on."""
        members, before = ready.members, self.live
        gone = tuple(peer for peer in before if peer not in members)
        back = tuple(peer for peer in members if peer not in before)
        if not (is_again or self._relinking):
            by = gone or back or self.leaving or self.change.starters()
            self.changed_for.append((tuple(sorted(by)), bool(back) and not gone))
        if self._leave_out(ready):
            return
        linked, lasting = len(self._linked), self._lasting
        self._checkpoints.append(Checkpoint.of(self, ready, linked, lasting))
        self.epoch += 1
        self.live = members
        self.change = self._new_change(self.change.left_by_next())
        self._ready = ready
        self._base = ready.cut
        self._closed_with_all = 0
        self._is_stuck = False
        self.chains.drop_stale(self.epoch)
        self.leaving.clear()
        self.diverged.clear()
        self.levels = [Level(self.history, ready.cut)]
        early = {peer for peer in members if self._has_withheld(peer)}
        hosts = tuple(peer for peer in members if peer not in early) or members
        seats = self._hand_over(gone, tuple(peer for peer in back if peer not in early), hosts)
        self._hand_over_cards(gone, self.step.number, self.history)
        self._reopen(back)
        self._tell_change(Changed(self.epoch, members, gone, back, seats))

    def _leave_out(self, ready: Ready) -> bool:
        """Begin again without what was never said, if anything of it has been taken for said."""
        left_out = [
            envelope
            for peer in self.peers
            if peer not in ready.members
            for envelope in self.chains.linked[peer][ready.cut[peer] :]
        ]
        if left_out:
            self._begin_again(left_out)
        return bool(left_out)

    def ready_for_this(self, peer: int) -> Envelope | None:
        """The word by which this peer was ready for this epoch, if it makes it up."""
        if self._ready is None or peer not in self.live:
            return None
        chain = self.chains.linked[peer]
        length = _length_after(chain, self.epoch - 1)
        return chain[length - 1] if length else None

    def is_elsewhere(self, peer: int) -> bool:
        """Has this peer asked first to be let into another epoch of this number, though its word
        proves it if it leaves this one? Then it has given this one up."""
        ready = self.ready_for_this(peer)
        if self._ready is None or ready is None or not needs_all(self._ready, ready.epoch):
            return False
        first = self.chains.linked[peer][ready.seq + 1 : ready.seq + 2]
        return any(each.kind is Kind.HALT and is_elsewhere(each, len(self.peers)) for each in first)

    def _is_give_up(self, envelope: Envelope) -> bool:
        """Does a member of this epoch say that it never began it, or is not in it any more?

        To those who make it up with a liar, a READY says so as well.
        """
        if envelope.kind not in CHANGES or envelope.epoch != self.epoch - 1:
            return False
        if self._ready is None or envelope.peer not in self._ready.members:
            return False
        may_be_given_up = self._is_alone_with_liars or self._may_follow(envelope.peer)
        if self._closed_with_all and not may_be_given_up:
            return False
        if envelope.kind is Kind.READY and not (may_be_given_up and self.owner in self.live):
            return False
        chain = self.chains.linked[envelope.peer]
        length = _length_after(chain, envelope.epoch)
        return envelope.seq == length > 0 and envelope.prev == chain[length - 1].digest

    @property
    def _is_alone_with_liars(self) -> bool:
        """Have all but one of those who make up this epoch told two stories?"""
        return len(self.live) > 1 and len(set(self.live) - self.proofs.keys()) == 1

    def _may_follow(self, peer: int) -> bool:
        """Was there a liar at the table, so that this other member may go back, and we with it?

        Who is at the table as well stays if most may have begun the epoch without that member. But
        that member may have gone back on the word of the liar, when we had closed one step with all
        and it had not. So we follow it, unless a next epoch may begin on our word without it.
        """
        assert self._ready is not None
        has_liar = not self.proofs.keys().isdisjoint(self.live)
        is_free = self.owner not in self.live or needs_all(self._ready, self.epoch - 1)
        may_lack_it = self._closed_with_all < 2 and self._waits_for(peer)
        return has_liar and (is_free or may_lack_it) and peer not in self.proofs

    def _waits_for(self, peer: int) -> bool:
        """Is this peer still to be ready for all that the owner was ever ready for here?"""
        said = self.change.said_ready.items()
        mine = [(ready, authors) for ready, authors in said if self.owner in authors]
        return all(peer in ready.members and peer not in authors for ready, authors in mine)

    def _is_of_another_branch(self, envelope: Envelope) -> bool:
        """Have liars begun this epoch with one honest peer, and another with this author?

        Then what was played here was played with liars alone. Both go back to where they parted.
        To those who are not at the table a word of a later epoch may be what followed this one.
        """
        author = envelope.peer
        is_outsider = author not in self.live and author not in self.proofs
        if not (is_outsider and self._ready is not None and self._is_alone_with_liars):
            return False
        if envelope.kind is Kind.HALT and envelope.epoch == self.epoch - 1:
            try:
                halt = decode_halt(envelope, len(self.peers))
            except BadFrame:
                return False
            return set(self.live) <= {*halt.members, *halt.forked}
        is_later = envelope.epoch > self.epoch and self.owner in self.live
        return envelope.kind in LOCKSTEP and (envelope.epoch == self.epoch or is_later)

    def _take_back_epoch(self, word: Envelope) -> None:
        """This epoch was begun too early, and nothing can have been closed in it, or was begun by
        liars."""
        assert self._ready is not None
        self._given_up[self.epoch - 1].add(self._ready)
        before = self._checkpoints[-1].linked if self._checkpoints else 0
        void = [each for each in self._linked[before:] if each.epoch == self.epoch]
        self._begin_again(void, word)

    def _is_overruled(self) -> bool:
        """Is an epoch begun for good that others were ready for and then gave up, or by most, among
        them all those who went back from it?

        Then who gave up was too late to be heard, and what they said after it was never said.
        Begins again without it.
        """
        if not self.chains.ahead_of(self.epoch):
            return False
        for ready in self._begun_by_others():
            seqs = self.change.said_ready[ready]
            is_given_up = ready in self._given_up[self.epoch]
            if set(seqs) != set(ready.members) or (is_given_up and self._is_ready):
                continue
            begun = {peer for peer, seq in seqs.items() if self._went_on(peer, seq)}
            late = [
                each
                for peer, seq in seqs.items()
                for each in self.chains.linked[peer][seq + 1 :]
                if each.kind in CHANGES
            ]
            is_begun_by_most = 2 * len(begun & set(self.live)) > len(self.live)
            is_common = is_begun_by_most and begun >= {each.peer for each in late}
            is_enough = is_common and not is_given_up
            if not (is_enough or self._is_begun_for_good(begun)):
                continue
            if not self._holds(ready):
                return False
            if late or is_given_up:
                self._given_up[self.epoch].discard(ready)
                self._begin_again(late)
                return True
        return False

    @property
    def _is_ready(self) -> bool:
        """Has the owner said that it is ready for something, so that others may have begun it?"""
        return self.owner in self.change.readies

    def _is_begun_for_good(self, begun: Collection[int]) -> bool:
        """Have those who began it left it again for yet another epoch, and are the others too few
        to go on without them? Those of the other epoch need not all have been in this one."""
        if not self.change.needs_some_of(begun):
            return False
        said: dict[Ready, set[int]] = {}
        for peer, seq in self.chains.places_in(self.epoch + 1):
            envelope = self.chains.waiting_at(peer, seq, self.epoch + 1)
            if envelope is not None and envelope.kind is Kind.READY:
                with suppress(BadFrame):
                    said.setdefault(decode_ready(envelope, len(self.peers)), set()).add(peer)
        return any(
            set(ready.members) <= authors and self.change.needs_some_of(ready.members)
            for ready, authors in said.items()
        )

    def _begun_by_others(self) -> list[Ready]:
        """What those were ready for who said something in the next epoch right after it."""
        ready_at = self.change.ready_at
        places = self.chains.places_in(self.epoch + 1)
        found = {
            ready_at[peer, seq - 1]: None for peer, seq in places if (peer, seq - 1) in ready_at
        }
        return list(found)

    def _went_on(self, peer: int, seq: int) -> bool:
        """Has the peer said something in the next epoch right after this word of this one?"""
        after = self.chains.waiting_at(peer, seq + 1, self.epoch + 1)
        return after is not None and after.prev == self.chains.end_at(peer, seq + 1)

    def _took_a_false_version(self) -> bool:
        """Are others ready for, or in, an epoch with another version of one who told two stories?

        Then ours does not count. Begins again without it, and the others send theirs. Who is not at
        the table takes what they send in any case.
        """
        if not self.proofs:
            return False
        for liar in sorted(self._misfits & self.proofs.keys()):
            if self.owner not in self.live and self.chains.length(liar) > self._base[liar]:
                self._begin_without(liar, self._base[liar])
                return True
        for peer, ready in self.change.readies.items():
            is_by_other = peer not in self.proofs and peer != self.owner
            for liar in sorted(self.proofs) if is_by_other else ():
                keep = self._right_until(liar, ready, peer)
                if self.chains.length(liar) > keep:
                    self._begin_without(liar, keep)
                    return True
        return False

    def _begin_without(self, peer: int, length: int) -> None:
        """Begin again with no more than so many envelopes of this peer."""
        self._misfits.discard(peer)
        self.dropped += 1
        self._begin_again(self.chains.linked[peer][length:])

    def _is_ahead(self, peer: int) -> bool:
        """Has this peer begun the next epoch?"""
        said = self.said_to_be_ahead.get(peer, 0) > self.epoch
        return said or peer in self.chains.ahead_of(self.epoch)

    def _is_settled(self, ready: Ready) -> bool:
        """Have all honest members been ready for this? Else nobody has begun it, and each of those
        with another version would wait for that of the others."""
        return set(ready.members) <= self.change.said_ready[ready].keys() | self.proofs.keys()

    def _right_until(self, liar: int, ready: Ready, author: int) -> int:
        """How much of our version of a liar's chain fits what this other peer is ready for. Who is
        not at the table has heard nothing that would count against the word of one who is."""
        length, end = ready.cut[liar], ready.ends[liar]
        ours = self.chains.length(liar)
        if ours < length and liar not in self._misfits:
            return ours  # the rest is still on its way
        if self.chains.end_at(liar, length) != end:
            is_told = self.owner not in self.live and author in self.live
            return self._base[liar] if is_told or self._is_settled(ready) else ours
        is_member = self._is_ahead(author) and liar in ready.members
        return length if is_member and self.change.readies.get(liar) != ready else ours

    def _begin_again(self, cut: Collection[Envelope], *more: Envelope) -> None:
        """Stand as if the cut envelopes had never come, and take these others."""
        told, self.events = self.events, deque()
        answers = len(self.line)
        waiting = [each for each in self.chains.waiting() if each.epoch <= self.epoch]
        gone = {each.digest for each in cut}
        left = [each for each in self._go_back_before(cut) if each.digest not in gone]
        self.effort += 1 + len(left)
        self._latest.clear()
        self._kept -= gone.difference(each.digest for each in self._proving())
        self._admit_again([*left, *more])
        for envelope in waiting:
            self._admit(envelope)
        if not self._relinking:
            self._took_a_false_version()
        if len(self.line) < answers:
            told.append(WentBack(len(self.line)))
        if self._told_change is not None:
            told.append(self._told_change)
        self.events = told

    def _go_back_before(self, cut: Collection[Envelope]) -> list[Envelope]:
        """Stand where an epoch began, or the match, before any of these was linked; gives
        everything that was linked after it."""
        while self._checkpoints:
            point = self._checkpoints.pop()
            if point.is_before(cut):
                later = self._linked[point.linked :]
                del self._linked[point.linked :]
                point.restore(self)
                if point.ready not in self._given_up[self.epoch]:
                    self._begin_epoch(point.ready, is_again=True)
                return later
        later, self._linked = self._linked, []
        self._begin()
        return later


def _fork(one: Envelope, other: Envelope) -> Fork | None:
    """The proof that these two make, if they do."""
    if one.seq != other.seq or one.place != other.place or one.body == other.body:
        return None
    return Fork(one, other)


def _rows_with(envelope: Envelope, chains: Chains) -> Iterator[tuple[Envelope, Envelope, Envelope]]:
    """What may prove that the author has left an epoch: its READY, a word, and a later HALT or
    READY, one of which is this envelope and the others are in its chain."""
    chain = chains.linked[envelope.peer]
    if envelope.kind in CHANGES and chain and chain[-1].epoch > envelope.epoch:
        length = _length_after(chain, envelope.epoch)
        if length > 0 and chain[length].epoch == envelope.epoch + 1:
            yield chain[length - 1], chain[length], envelope
    elif envelope.kind in CHANGES and chain and chain[-1].digest == envelope.prev:
        word = chains.waiting_at(envelope.peer, envelope.seq, envelope.epoch + 1)
        if word is not None:
            yield chain[-1], word, envelope
    if 0 < envelope.seq < len(chain):
        ready = chain[envelope.seq - 1]
        if ready.digest == envelope.prev and ready.epoch < envelope.epoch:
            yield from ((ready, envelope, later) for later in chains.changes_after(ready))


def _length_after(chain: list[Envelope], epoch: int) -> int:
    """How much of a chain was said up to the end of this epoch."""
    return bisect_right(chain, epoch, key=lambda each: each.epoch)


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
