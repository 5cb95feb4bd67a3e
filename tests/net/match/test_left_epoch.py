"""Who takes part in an epoch and then goes back from it, though nobody else had, has lied."""

import pytest

from meadhall.net.audit import evidence
from meadhall.net.audit.audit import audit
from meadhall.net.errors import BadFrame
from meadhall.net.files.saga import begin, read, record
from meadhall.net.match.left_epoch import LeftEpoch
from meadhall.net.match.match import resume
from meadhall.net.match.membership import Halt, Ready
from meadhall.net.transport.envelope import Envelope, Kind, seal
from tests.net.helpers import Memory
from tests.net.party import Party

ANNA, BO, CAI = 0, 1, 2
WORD = [0, 0, "Skål!"]


def agree(party: Party, *members: int) -> None:
    """Let these go on without the others."""
    for peer in members:
        party[peer].halt(members, "")
    party.talk()
    for peer in members:
        party[peer].be_ready()
    party.talk()


def words_of(party: Party, author: int, reader: int) -> tuple[Envelope, Envelope]:
    """The READY that began this epoch, and what its author said first in it."""
    chain = party[reader].record.chains.linked[author]
    at = next(number for number, each in enumerate(chain) if each.epoch == 1)
    return chain[at - 1], chain[at]


def halt_after(party: Party, ready: Envelope, heard: dict[int, int], forked: tuple = ()):
    """A HALT of the same author for a match with Cai, said after its READY."""
    told = [heard.get(peer, 0) for peer in range(3)]
    levels = tuple(party[CAI].record.levels)
    ends = tuple(bytes([each]) * 32 for each in told)
    payload = Halt((BO, CAI), tuple(told), ends, forked, levels).encode()
    head = ready.match, ready.epoch, ready.peer, ready.seq + 1, ready.digest, ready.step
    return seal(party.identities[ready.peer], *head, Kind.HALT, payload)


def ready_after(party: Party, ready: Envelope, more: dict[int, int]) -> Envelope:
    """The same author is ready for something else, without another HALT; `more` of these counts."""
    cut = tuple(length + more.get(peer, 0) for peer, length in enumerate(ready.payload[1]))
    payload = Ready((BO, CAI), cut, tuple(ready.payload[2])).encode()
    head = ready.match, ready.epoch, ready.peer, ready.seq + 1, ready.digest, ready.step
    return seal(party.identities[ready.peer], *head, Kind.READY, payload)


@pytest.fixture
def party() -> Party:
    """Cai hears nobody; Anna and Bo go on without her, and Bo says something."""
    party = Party(3)
    party.deaf = {CAI}
    agree(party, ANNA, BO)
    party[BO].say("Skål!")
    party.talk()
    assert party[ANNA].record.live == (ANNA, BO)
    return party


def test_who_halts_again_after_it_has_spoken_in_the_next_epoch_has_told_two_stories(party):
    ready, word = words_of(party, BO, ANNA)
    cut = ready.payload[1]
    halt = halt_after(party, ready, {ANNA: cut[ANNA] + 1, BO: ready.seq + 1})
    party[ANNA].receive(halt.sealed)
    (proof,) = party[ANNA].record.forks()
    assert proof == LeftEpoch(ready, word, halt)
    assert evidence.convicted(*evidence.decode(evidence.encode(party.signed, proof))) == "Bo"


@pytest.mark.parametrize("own", [0, -1])
def test_who_is_ready_for_two_epochs_on_one_halt_has_told_two_stories(party, own):
    """It began one of them with Anna, and would begin the other one with Cai."""
    ready, word = words_of(party, BO, ANNA)
    second = ready_after(party, ready, {BO: own, ANNA: 1})
    party[ANNA].receive(second.sealed)
    (proof,) = party[ANNA].record.forks()
    assert proof == LeftEpoch(ready, word, second)
    assert evidence.convicted(*evidence.decode(evidence.encode(party.signed, proof))) == "Bo"


def test_who_hears_the_second_story_first_finds_the_same(party):
    """Cai holds that Bo is ready for two things; then it hears what Bo said in the first epoch."""
    ready, word = words_of(party, BO, ANNA)
    for each in party[ANNA].record.chains.linked[BO][: ready.seq + 1]:
        party[CAI].receive(each.sealed)
    second = ready_after(party, ready, {BO: -1})
    party[CAI].receive(second.sealed)
    assert not party[CAI].record.forks()
    party[CAI].receive(word.sealed)
    assert party[CAI].record.forks() == [LeftEpoch(ready, word, second)]


@pytest.mark.parametrize("more", [{ANNA: 2}, {BO: 1}])
def test_who_is_ready_anew_because_another_went_back_or_on_a_later_halt_is_not_blamed(party, more):
    """A later HALT of its own is looked at by itself."""
    ready, _ = words_of(party, BO, ANNA)
    party[ANNA].receive(ready_after(party, ready, more).sealed)
    assert not party[ANNA].record.forks()


def test_who_has_heard_that_another_went_back_may_halt_again(party):
    """Anna's READY is the last that counts of her; one word more, and it was she who left."""
    ready, _ = words_of(party, BO, ANNA)
    cut = ready.payload[1]
    party[ANNA].receive(halt_after(party, ready, {ANNA: cut[ANNA] + 2}).sealed)
    assert not party[ANNA].record.forks()


def test_who_holds_a_proof_against_another_may_halt_again(party):
    ready, _ = words_of(party, BO, ANNA)
    party[ANNA].receive(halt_after(party, ready, {}, forked=(ANNA,)).sealed)
    assert not party[ANNA].record.forks()


def test_who_has_said_nothing_in_the_next_epoch_may_halt_again() -> None:
    party = Party(3)
    party.deaf = {CAI}
    agree(party, ANNA, BO)
    chain = party[ANNA].record.chains.linked[BO]
    if chain[-1].epoch:  # its program owes an echo at once
        chain = chain[: next(n for n, each in enumerate(chain) if each.epoch)]
    ready = chain[-1]
    party[CAI].receive(halt_after(party, ready, {}).sealed)
    assert not party[CAI].record.forks()


def test_a_proof_is_taken_from_anybody_who_shows_it_and_kept_in_the_file(party):
    ready, word = words_of(party, BO, ANNA)
    halt = halt_after(party, ready, {BO: ready.seq + 1})
    party[CAI].take_proof(ready.sealed, word.sealed, halt.sealed)
    assert party[CAI].record.proofs.keys() == {BO}
    party[CAI].speak()
    found = audit(read(party.journals[CAI].data))
    assert [bool(conduct.fault) for conduct in found.conducts] == [False, True, False]
    rewritten = [record(each.sealed) for each in party[CAI].record.arrivals]
    again = resume(read(begin(party.signed) + b"".join(rewritten)), party.identities[CAI], Memory())
    assert again.record.proofs.keys() == {BO}


@pytest.mark.parametrize("spoilt", range(3))
def test_what_is_no_proof_is_not_believed(party, spoilt):
    ready, word = words_of(party, BO, ANNA)
    envelopes = [ready, word, halt_after(party, ready, {BO: ready.seq + 1})]
    envelopes[spoilt] = party.forge(BO, Kind.NOTE, WORD)
    with pytest.raises(BadFrame):
        party[CAI].take_proof(*(each.sealed for each in envelopes))
    with pytest.raises(BadFrame):
        party[CAI].take_proof(ready.sealed)
    assert not party[CAI].record.forks()


@pytest.mark.parametrize("has_spoken", [True, False])
def test_an_honest_program_does_not_halt_again_without_showing_why(party, has_spoken):
    """Even if it forgot that the epoch had begun, it remembers what it said there."""
    match = party[BO]
    linked = [each for each in match.record.arrivals if each.epoch == 0]
    match.record.forget([each for each in match.record.arrivals if each.epoch])
    match.record.forget([each for each in linked if (each.peer, each.kind) == (ANNA, Kind.READY)])
    assert match.record.epoch == 0
    if not has_spoken:
        match._places.clear()
    length = match.record.chains.length(BO)
    match.halt((BO, CAI), "")
    assert match.record.chains.length(BO) == length + (not has_spoken)
