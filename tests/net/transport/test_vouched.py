"""One signature vouches for a whole chain, because it covers the digest of what came before."""

import pytest

from meadhall.net.errors import BadFile, BadFrame
from meadhall.net.files.saga import Saga
from meadhall.net.identity import SIGNATURE_SIZE, verify
from meadhall.net.match.match import NoJournal, resume
from meadhall.net.match.record import replay
from meadhall.net.transport.envelope import FIRST, Kind, seal, vouched
from tests.net.helpers import alone, identity, play


def played():
    match = alone()
    play(match, 8)
    return match, tuple(envelope.sealed for envelope in match.record.arrivals)


def test_only_the_last_envelope_of_a_chain_needs_a_check():
    match, envelopes = played()
    checked = []

    def check(public, message, signature):
        checked.append(signature)
        return verify(public, message, signature)

    record = replay(match.genesis, envelopes, check)
    assert record.state.digest() == match.record.state.digest()
    assert checked == [envelopes[-1][:SIGNATURE_SIZE]]


def bent(sealed: bytes) -> bytes:
    return sealed[:-1] + bytes([sealed[-1] ^ 1])


@pytest.mark.parametrize("at", [0, 3, -1])
def test_an_envelope_that_was_changed_is_not_vouched_for(at):
    match, envelopes = played()
    changed = list(envelopes)
    changed[at] = bent(changed[at])
    assert not vouched(changed)[at]
    with pytest.raises(BadFrame):
        replay(match.genesis, tuple(changed))
    saga = Saga(match.signed, tuple(changed), 0)
    with pytest.raises(BadFile, match="is not valid"):
        resume(saga, identity(1), NoJournal())


def test_who_signs_for_another_is_found_out_although_the_chain_fits():
    match, envelopes = played()
    last = match.record.chains.linked[0][-1]
    forged = seal(
        identity(2),
        last.match,
        last.epoch,
        0,
        last.seq + 1,
        last.digest,
        last.step + 1,
        Kind.NOTE,
        [],
    )
    with pytest.raises(BadFrame, match="not signed"):
        replay(match.genesis, (*envelopes, forged.sealed))


def test_of_two_stories_the_one_that_nobody_went_on_from_is_checked():
    one, two = (
        seal(identity(1), bytes(16), 0, 0, 0, FIRST, 0, Kind.NOTE, [each]) for each in (1, 2)
    )
    after = seal(identity(1), bytes(16), 0, 0, 1, one.digest, 0, Kind.NOTE, [3])
    assert vouched([one.sealed, two.sealed, after.sealed]) == [True, False, False]


def test_nobody_vouches_for_somebody_else():
    one = seal(identity(1), bytes(16), 0, 0, 0, FIRST, 0, Kind.NOTE, [])
    other = seal(identity(2), bytes(16), 0, 1, 0, one.digest, 0, Kind.NOTE, [])
    assert vouched([one.sealed, other.sealed]) == [False, False]
