"""Proof that a peer took part in an epoch and then went back from it, though nobody else had.

Liars can begin one epoch with one honest peer, and another of the same number with a second one who
does not hear the first. No two envelopes of the liar stand in one place then: one of its stories
goes on in the new epoch, the other in the old one. So an honest peer makes a promise. Once it has
said anything in an epoch, it halts again in the one before only if it has heard that another member
did so, or holds the proof that one is a liar; and its halt shows which. Three envelopes of one
author prove that it broke this:

    READY in the old epoch          for these members, with so much of each chain
    a word in the new epoch         right after that READY
    HALT in the old epoch           later than that READY; of no other member it has heard more than
                                    the READY that follows what counts, and none it calls a liar
    or READY in the old epoch       later than that READY, on no later HALT of its author; of no
                                    other member more counts than the READY that follows what did

Who has given up an epoch before it said anything there may have to follow those who began it, and
says there what leads out of it, but nothing else. So a HALT or READY in the new epoch proves
something only where the other members are no more than half of those before: of all people where
the old epoch is the first one, and of two in any later one, since nobody else can tell how many
they were. Who follows there says nothing (`Match`). Nor does a HALT count by which its author asks
to be let into another epoch of that number, and nobody goes on from this one with who says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.net.errors import BadFrame
from meadhall.net.identity import Verifier
from meadhall.net.identity import verify as verify_signature
from meadhall.net.match.membership import Halt, Ready, decode_halt, decode_ready
from meadhall.net.transport.envelope import CHANGES, Envelope, Fork, Kind

FEWEST: Final = 2
"""So many peers make up a match of several at least."""


@dataclass(frozen=True, slots=True)
class LeftEpoch:
    """See above. `word` is what its author said in the new epoch, and `later` what it said in the
    old one."""

    ready: Envelope
    word: Envelope
    later: Envelope

    @property
    def envelopes(self) -> tuple[Envelope, ...]:
        return self.ready, self.word, self.later

    def is_proof(self, public: bytes, verify: Verifier = verify_signature) -> bool:
        """Does this convict the owner of the key? Needs nothing but these bytes."""
        return self.is_contradiction() and all(
            each.is_signed_by(public, verify) for each in self.envelopes
        )

    def is_contradiction(self) -> bool:
        """The same, but for the signatures."""
        ready, word, later = self.ready, self.word, self.later
        if ready.kind is not Kind.READY or later.kind not in CHANGES:
            return False
        heads = {(each.match, each.peer) for each in self.envelopes}
        is_row = (word.prev, word.seq, word.epoch) == (ready.digest, ready.seq + 1, ready.epoch + 1)
        is_later = later.epoch == ready.epoch and later.seq > ready.seq
        if not (len(heads) == 1 and is_row and is_later):
            return False
        try:
            peers = len(ready.payload[1])  # type: ignore[arg-type]
            begun, left = decode_ready(ready, peers), _left_with(later, peers)
            if word.kind in CHANGES and not needs_all(begun, ready.epoch):
                return False
            if word.kind is Kind.HALT and is_elsewhere(word, peers):
                return False
        except (BadFrame, TypeError, IndexError):
            return False
        return _is_broken(begun, left, ready.peer)


def needs_all(begun: Ready, epoch: int) -> bool:
    """Are the members of what was begun too few to begin it without any one of them? They were
    ready for it in this epoch."""
    live = len(begun.cut) if epoch == 0 else FEWEST
    return 2 * (len(begun.members) - 1) <= live


def is_elsewhere(first: Envelope, peers: int) -> bool:
    """Does this HALT, right after a READY of its author, ask to be let into an epoch that others
    began? There its READY counts as well; in the epoch that it began, only what came before."""
    halt = decode_halt(first, peers)
    return any(level.used[first.peer] >= first.seq for level in halt.levels)


def _left_with(later: Envelope, peers: int) -> Halt | Ready:
    if later.kind is Kind.HALT:
        return decode_halt(later, peers)
    return decode_ready(later, peers)


def _is_broken(begun: Ready, left: Halt | Ready, author: int) -> bool:
    """Does who was ready for this, and has begun it, break its promise with this halt, or by being
    ready for this instead?"""
    if author not in begun.members:
        return False
    others = [peer for peer in begun.members if peer != author]
    if isinstance(left, Ready):
        is_on_later_halt = left.cut[author] > begun.cut[author]
        return not is_on_later_halt and not any(
            left.cut[peer] > begun.cut[peer] + 1 for peer in others
        )
    return not any(left.heard[peer] > begun.cut[peer] + 1 or peer in left.forked for peer in others)


def proof_of(envelopes: Sequence[Envelope]) -> Fork | LeftEpoch:
    """What these two or three envelopes are meant to prove; BadFrame if it can be nothing."""
    if len(envelopes) == 2:
        return Fork(*envelopes)
    if len(envelopes) == 3:
        return LeftEpoch(*envelopes)
    raise BadFrame(f"a proof is made of two or three envelopes, not {len(envelopes)}")
