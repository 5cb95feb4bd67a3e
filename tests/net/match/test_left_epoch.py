"""Who takes part in an epoch and then goes back from it, though nobody else had, has lied."""

import pytest

from meadhall.net.audit import evidence
from meadhall.net.audit.audit import audit
from meadhall.net.errors import BadFrame
from meadhall.net.files.saga import begin, read, record
from meadhall.net.match.left_epoch import LeftEpoch
from meadhall.net.match.lockstep import Level
from meadhall.net.match.match import resume
from meadhall.net.match.membership import Halt, Ready
from meadhall.net.match.own_words import OwnWords
from meadhall.net.transport.envelope import Envelope, Kind, seal, unseal
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
    record = party[reader].record
    chain = record.chains.linked[author]
    at = next(number for number, each in enumerate(chain) if each.epoch == record.epoch)
    return chain[at - 1], chain[at]


def halt_after(party: Party, ready: Envelope, heard: dict[int, int], forked: tuple = ()):
    """A HALT of the same author for a match with Cai, said after its READY."""
    told = [heard.get(peer, 0) for peer in range(len(party.matches))]
    levels = tuple(party[CAI].record.levels)
    ends = tuple(bytes([each]) * 32 for each in told)
    payload = Halt((BO, CAI), tuple(told), ends, forked, levels).encode()
    head = ready.match, ready.epoch, ready.peer, ready.seq + 1, ready.digest, ready.step
    return seal(party.identities[ready.peer], *head, Kind.HALT, payload)


def halt_in_next(party: Party, ready: Envelope, counted: int) -> Envelope:
    """A HALT of the same author right after its READY, in an epoch where so much of it counts."""
    levels = (Level(bytes(32), tuple(counted for _ in party.matches)),)
    told = tuple(0 for _ in party.matches)
    payload = Halt((ready.peer,), told, tuple(bytes(32) for _ in told), (), levels).encode()
    head = ready.match, ready.epoch + 1, ready.peer, ready.seq + 1, ready.digest, ready.step
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
        match._own_words = OwnWords()
    length = match.record.chains.length(BO)
    match.halt((BO, CAI), "")
    assert match.record.chains.length(BO) == length + (not has_spoken)


@pytest.fixture(params=[4, 5])
def large(request) -> Party:
    """Three or four have begun an epoch, and all but one of them would have been enough: of five,
    or of four whose table had changed before. Bo has said something."""
    party = Party(request.param)
    here = tuple(range(request.param - 1))
    party.deaf = {request.param - 1}
    for _ in range(6 - request.param):
        agree(party, *here)
    party[BO].say("Skål!")
    party.talk()
    assert party[ANNA].record.live == here
    return party


def test_who_gives_a_part_in_any_epoch_and_halts_again_before_it_has_told_two_stories(large):
    ready, word = words_of(large, BO, ANNA)
    halt = halt_after(large, ready, {})
    large[ANNA].receive(halt.sealed)
    assert large[ANNA].record.forks() == [LeftEpoch(ready, word, halt)]


def test_it_is_found_as_well_while_the_part_waits_for_its_epoch(large):
    """Cai has not heard that all are ready."""
    ready, word = words_of(large, BO, ANNA)
    linked = large[CAI].record.arrivals
    large[CAI].record.forget([each for each in linked if each.epoch > ready.epoch])
    large[CAI].record.forget(
        [
            each
            for each in linked
            if (each.peer, each.kind, each.epoch) == (ANNA, Kind.READY, ready.epoch)
        ]
    )
    assert large[CAI].record.epoch == ready.epoch
    large[CAI].record.take(word)
    halt = halt_after(large, ready, {})
    large[CAI].record.take(halt)
    assert large[CAI].record.forks() == [LeftEpoch(ready, word, halt)]


def test_who_gave_such_an_epoch_up_may_follow_and_say_what_leads_out_of_it(large):
    ready, _ = words_of(large, BO, ANNA)
    first = halt_in_next(large, ready, ready.seq)
    assert not LeftEpoch(ready, first, halt_after(large, ready, {})).is_contradiction()


def test_who_has_heard_that_another_left_such_an_epoch_may_halt_again(large):
    ready, word = words_of(large, BO, ANNA)
    heard = {ANNA: ready.payload[1][ANNA] + 2}
    assert not LeftEpoch(ready, word, halt_after(large, ready, heard)).is_contradiction()


def test_an_honest_program_that_has_spoken_leaves_no_epoch_by_itself(large):
    """Even if it forgot that the epoch had begun, and its words of it wait or were dropped."""
    match = large[BO]
    ready, _ = words_of(large, BO, ANNA)
    here = [each for each in match.record.arrivals if each.epoch == ready.epoch]
    match.record.forget([each for each in match.record.arrivals if each.epoch > ready.epoch])
    match.record.forget([each for each in here if (each.peer, each.kind) == (ANNA, Kind.READY)])
    assert match.record.epoch == ready.epoch
    length = match.record.chains.length(BO)
    match.halt((BO, CAI), "")
    assert match.record.chains.length(BO) == length


def test_what_comes_back_to_a_program_is_its_own_word_though_it_cannot_be_linked(large):
    """An old file was restored; what it had said since then is shown to it."""
    ready, word = words_of(large, BO, ANNA)
    said = [unseal(each) for each in read(large.journals[BO].data).envelopes]
    early = [each for each in said if each.epoch < ready.epoch or each.peer == BO]
    old = [record(each.sealed) for each in early if each.epoch <= ready.epoch]
    match = resume(read(begin(large.signed) + b"".join(old)), large.identities[BO], Memory())
    assert match.record.chains.end(BO) == ready.digest
    match.receive(word.sealed)
    match.allow_speaking()
    assert match.record.epoch == ready.epoch
    length = match.record.chains.length(BO)
    match.halt((BO, CAI), "")
    assert match.record.chains.length(BO) == length and not match.record.forks()


def test_who_asks_to_be_let_into_the_epoch_that_others_began_has_told_no_two_stories(party):
    """Its READY counts there; in the epoch that it was ready for only its HALT does."""
    ready, _ = words_of(party, BO, ANNA)
    later = halt_after(party, ready, {})
    elsewhere = halt_in_next(party, ready, ready.seq + 1)
    assert not LeftEpoch(ready, elsewhere, later).is_contradiction()
    here = halt_in_next(party, ready, ready.seq)
    assert LeftEpoch(ready, here, later).is_contradiction()


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_nobody_goes_on_with_who_says_that_it_is_in_another_epoch(is_elsewhere):
    """Else a liar could say so, and go on with each of two."""
    party = Party(3)
    party.deaf = {CAI}
    for peer in (ANNA, BO):
        party[peer].halt((ANNA, BO), "")
    party.talk()
    party.deaf = {BO, CAI}
    for peer in (ANNA, BO):
        party[peer].be_ready()
    party.talk()
    party[BO].outgoing()
    anna = party[ANNA]
    assert anna.record.epoch == 1
    ready = anna.record.chains.linked[BO][-1]
    halt = halt_in_next(party, ready, ready.seq + is_elsewhere)
    payload = [[ANNA, BO], *halt.payload[1:]]
    head = halt.match, halt.epoch, BO, halt.seq, halt.prev, halt.step
    anna.receive(seal(party.identities[BO], *head, Kind.HALT, payload).sealed)
    anna.halt((ANNA, BO), "")
    anna.be_ready()
    assert (anna.record.chains.linked[ANNA][-1].kind is Kind.READY) is not is_elsewhere
