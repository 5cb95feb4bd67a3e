"""Every way to cheat that the match itself has to stop: caught, and the right peer named."""

from dataclasses import replace

import pytest

from meadhall.net.audit import evidence
from meadhall.net.audit.audit import audit
from meadhall.net.errors import BadFile, BadFrame, Refused
from meadhall.net.files.saga import Saga, read
from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.events import Broke, Diverged, Suspected
from meadhall.net.match.match import resume
from meadhall.net.match.parts import Part, commitment
from meadhall.net.match.transitions import Phase
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Fork, Kind, unseal
from tests.net.helpers import Memory, identity
from tests.net.party import Party, events_of

ODD = bytes(range(32))


def assert_named(party: Party, honest: int, cheat: int, why: str) -> None:
    """This peer stops and names the cheat; so does an auditor of its file."""
    (broke,) = [event for event in events_of(party[honest]) if isinstance(event, Broke)]
    assert broke.peer == cheat
    assert why in broke.why
    envelopes = tuple(each.sealed for each in party[honest].record.arrivals)
    found = audit(Saga(party.signed, envelopes, 0))
    assert [bool(conduct.fault) for conduct in found.conducts] == [
        peer == cheat for peer in range(len(party.matches))
    ]


def test_an_illegal_act():
    party = Party(2, "hexentafl")
    forged = party.forge(0, Kind.OPEN, party.part(0, actions=(999999,)))
    party.tell(0, forged.sealed)
    assert_named(party, 1, 0, "did what it may not")


def test_an_act_out_of_turn():
    party = Party(2, "hexentafl")
    forged = party.forge(1, Kind.OPEN, party.part(1, actions=(5,)))
    party.tell(1, forged.sealed)
    assert_named(party, 0, 1, "out of turn")


def test_two_acts_in_one_step():
    party = Party(3, "dicing")
    party.act(0, 1)
    forged = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD))
    party.tell(0, forged.sealed)
    assert_named(party, 1, 0, "spoke twice")


def test_two_stories_for_two_peers():
    """Found out in the same step, no matter who heard which, and provable to anybody."""
    party = Party(3, "dicing")
    one = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD))
    other = party.forge(0, Kind.COMMIT, party.part(0, digest=bytes(32)))
    party.tell(0, one.sealed, to=[1])
    party.tell(0, other.sealed, to=[2])
    party.tell(1, one.sealed, to=[2])
    assert_named(party, 2, 0, "two stories")
    (fork,) = party[2].record.forks()
    assert evidence.convicted(party.signed, fork) == "Anna"
    again = evidence.decode(evidence.encode(party.signed, fork))
    assert evidence.convicted(*again) == "Anna"


def test_two_stories_are_suspected_even_if_nobody_passes_them_on():
    party = Party(3, "dicing")
    party.act(1, 1)
    party.act(2, 1)
    one = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD))
    other = party.forge(0, Kind.COMMIT, party.part(0, digest=bytes(32)))
    party.tell(0, one.sealed, to=[1])
    party.tell(0, other.sealed, to=[2])
    party.talk()
    suspected = [e for m in party.matches[1:] for e in events_of(m) if isinstance(e, Suspected)]
    assert suspected
    before = {len(match.line) for match in party.matches[1:]}
    party.play(5)
    assert {len(match.line) for match in party.matches[1:]} == before


def test_evidence_against_nobody_convicts_nobody():
    party = Party(2, "dicing")
    one = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD))
    later = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD), {"seq": 9})
    assert evidence.convicted(party.signed, Fork(one, one)) is None
    assert evidence.convicted(party.signed, Fork(one, later)) is None
    framed = party.forge(1, Kind.COMMIT, party.part(0, digest=bytes(32)), {"peer": 0})
    assert evidence.convicted(party.signed, Fork(one, framed)) is None
    with pytest.raises(BadFile):
        evidence.decode(b"nothing")


def test_opening_something_else_than_was_promised():
    party = Party(2, "dicing")
    party[0].is_quiet = True  # the cheat speaks in its stead
    party.act(1, 3)
    step = party[0].record.step.number
    promise = commitment(party[0].record.match, step, 0, ODD, (4,))
    party.tell(0, party.forge(0, Kind.COMMIT, party.part(0, digest=promise)).sealed)
    party[0].record.receive(party.said[-1][1])
    party.talk()
    other = party.forge(0, Kind.OPEN, party.part(0, nonce=ODD, actions=(5,)))
    party.tell(0, other.sealed)
    assert_named(party, 1, 0, "opened something else")


def test_copying_anothers_promise():
    """A peer that copies a promise cannot open it: the author is in the promise."""
    party = Party(2, "dicing")
    party[0].is_quiet = True
    party.act(1, 3)
    theirs = party[0].record.step.acts[1]
    copied = party.forge(0, Kind.COMMIT, Part(*_head(party), digest=_digest_of(theirs)))
    party.tell(0, copied.sealed)
    party[0].record.receive(copied.sealed)
    party.talk()
    opened = party[0].record.step.acts[1]
    nonce, actions = opened.payload[2], opened.payload[3]
    same = party.forge(0, Kind.OPEN, party.part(0, nonce=nonce, actions=tuple(actions)))
    party.tell(0, same.sealed)
    assert_named(party, 1, 0, "opened something else")


def _head(party):
    return party[0].record.head()


def _digest_of(envelope):
    return envelope.payload[2]


def test_choosing_ones_dice_after_the_others():
    """Where dice are not rolled by tokens, each contribution is promised before any is shown."""
    party = Party(2, "dicing", mute=(0,), terms=Terms(tokens=False))
    assert party[1].record.step.phase is Phase.COMMIT
    forged = party.forge(0, Kind.OPEN, party.part(0, nonce=ODD))
    party.tell(0, forged.sealed)
    named = [e for e in events_of(party[1]) if isinstance(e, Broke)]
    assert [event.peer for event in named] == [0]


def test_going_back_without_the_others():
    party = Party(2, "hexentafl")
    party.play(4)
    forged = party.forge(0, Kind.AGREEMENT, party.part(0, wish=Wish.BACK, argument=2))
    party.tell(0, forged.sealed)
    assert_named(party, 1, 0, "not agreed to")


def test_going_back_with_somebody_elses_word_for_something_else():
    party = Party(2, "hexentafl")
    party.play(4)
    party[1].say("go on")
    party.talk()
    word = party[1].record.chains.linked[1][-1]
    notes = ((1, word.seq, word.digest),)
    forged = party.forge(0, Kind.AGREEMENT, party.part(0, wish=Wish.BACK, argument=2, notes=notes))
    party.tell(0, forged.sealed)
    assert_named(party, 1, 0, "not agreed to")


def test_resigning_for_the_other():
    party = Party(2, "hexentafl")
    forged = party.forge(0, Kind.AGREEMENT, party.part(0, wish=Wish.RESIGN, argument=1))
    party.tell(0, forged.sealed)
    assert_named(party, 1, 0, "not agreed to")


def test_an_envelope_signed_by_somebody_else_is_nothing():
    party = Party(3, "dicing")
    forged = party.forge(1, Kind.COMMIT, party.part(0, digest=ODD), {"peer": 0})
    with pytest.raises(BadFrame, match="not signed"):
        party[2].receive(forged.sealed)
    assert party[2].record.fault is None


@pytest.mark.parametrize("change", [{"match": bytes(16)}, {"peer": 7}])
def test_an_envelope_of_another_match_or_of_nobody_is_nothing(change):
    party = Party(2, "dicing")
    forged = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD), change)
    with pytest.raises(BadFrame):
        party[1].receive(forged.sealed)


def test_an_old_envelope_said_again_changes_nothing():
    party = Party(2, "hexentafl")
    party.play(5)
    before = party[1].record.history
    for _, sealed in party.said:
        party[1].receive(sealed)
    assert party[1].record.history == before
    assert party[1].record.fault is None


def test_a_stranger_cannot_speak_in_a_seats_name():
    party = Party(2, "dicing")
    party.identities[0] = identity(99)
    forged = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD))
    with pytest.raises(BadFrame, match="not signed"):
        party[1].receive(forged.sealed)


def test_who_stands_elsewhere_is_noticed_before_the_next_act_counts():
    party = Party(2, "hexentafl")
    party.play(2)
    forged = party.forge(0, Kind.OPEN, party.part(0, state=ODD, actions=(5,)))
    party.tell(0, forged.sealed)
    assert [e for e in events_of(party[1]) if isinstance(e, Diverged)] == [Diverged(0, 2)]
    assert len(party[1].line) == 2
    assert party[1].record.fault is None


def test_who_went_astray_by_itself_comes_to_itself_from_the_log():
    party = Party(2, "hexentafl")
    party.play(2)
    party[0].record.state.quiet += 1
    party[0].record._digest = party[0].record.state.digest()
    party.play(1)
    assert len(party[1].line) == 2
    party[0].start_over()
    party.talk()
    assert len(party[0].line) == len(party[1].line) == 3
    assert party[0].record.state.digest() == party[1].record.state.digest()


@pytest.mark.parametrize("payload", [[], [1, 2], [ODD, ODD, b"", [1], 5], [ODD, ODD, "text", []]])
def test_a_part_without_form_is_held_against_its_author(payload):
    party = Party(2, "hexentafl")
    forged = party.forge(0, Kind.OPEN, payload)
    party.tell(0, forged.sealed)
    assert [e.peer for e in events_of(party[1]) if isinstance(e, Broke)] == [0]


# Too much of it. -----------------------------------------------------------------------------


def flood(party: Party, count: int, step: int = 0) -> None:
    """This many notes of Anna's, each behind the one before, told to Bo."""
    chains = party[1].record.chains
    seq, prev = chains.length(0), chains.end(0)
    for number in range(count):
        head = {"seq": seq + number, "prev": prev, "step": step}
        note = party.forge(0, Kind.NOTE, [int(Wish.SAY), 0, "x" * 500], head)
        prev = note.digest
        party[1].receive(note.sealed)


def test_a_flood_is_a_fault_and_nothing_of_it_is_kept_beyond_the_bound():
    party = Party(2, "hexentafl")
    before = len(party.journals[1].data)
    flood(party, 3000)
    assert len(party.journals[1].data) - before < 50_000
    (broke,) = [event for event in events_of(party[1]) if isinstance(event, Broke)]
    assert (broke.peer, broke.why) == (0, "it wrote too much in one step")
    again = resume(read(party.journals[1].data), party.identities[1], Memory())
    assert again.record.found_out == {0}


def test_what_comes_long_before_its_step_is_not_kept():
    party = Party(2, "hexentafl")
    before = len(party.journals[1].data)
    flood(party, 100, step=9)
    assert len(party.journals[1].data) == before
    assert party[1].record.fault is None, "it may be that we have missed much"


def test_an_envelope_that_is_too_long_is_not_even_read():
    party = Party(2, "hexentafl")
    long = party.forge(0, Kind.OPEN, party.part(0, nonce=bytes(5000)))
    with pytest.raises(BadFrame, match="too long"):
        party[1].receive(long.sealed)


def test_one_envelope_again_and_again_after_two_stories_is_written_down_once():
    party = Party(3, "dicing")
    one = party.forge(0, Kind.COMMIT, party.part(0, digest=ODD))
    other = party.forge(0, Kind.COMMIT, party.part(0, digest=bytes(32)))
    for sealed in (one.sealed, other.sealed):
        party[1].receive(sealed)
    size = len(party.journals[1].data)
    for _ in range(100):
        party[1].receive(one.sealed)
        party[1].receive(other.sealed)
    assert len(party.journals[1].data) == size


# What was true once, or somewhere else. ------------------------------------------------------


def test_what_was_said_in_another_match_of_the_same_people_is_nothing():
    """Row 5: every envelope of one match, said again in the next between the same two."""
    first = Party(2, "hexentafl")
    first.play(6)
    second = Party(2, "hexentafl", terms=Terms(opening=False))
    before = second[1].record.history
    for author, sealed in first.said:
        with pytest.raises(BadFrame, match="another match"):
            second[1 - author].receive(sealed)
    assert second[1].record.history == before
    assert second[1].record.fault is None and not second[1].record.forks()


def test_what_was_said_earlier_in_a_match_cannot_be_put_later():
    """Row 5: an act bears what had happened before it, so that it fits no other moment."""
    party = Party(2, "hexentafl")
    party.play(4)
    old = next(each for each in party[0].record.arrivals if each.peer == 0)
    forged = party.forge(0, old.kind, old.payload)
    party.tell(0, forged.sealed)
    assert len(party[1].line) == 4
    assert [e.peer for e in events_of(party[1]) if isinstance(e, Suspected)] == [0]


def test_changing_a_move_by_way_of_an_old_copy_of_the_file():
    """Row 37, done on purpose: a peer that plays on from a backup as if nothing had been tells two
    stories, and the file of the other proves it."""
    party = Party(2, "hexentafl")
    party.play(2)
    old = party.journals[0].data
    party.play(2)
    restored = resume(read(old), party.identities[0], Memory())
    with pytest.raises(Refused):
        restored.act(0, int(restored.view(0).legal(0)[0]))
    restored.allow_speaking()
    first = party[0].line[2].values[0]
    restored.act(0, next(int(each) for each in restored.view(0).legal(0) if each != first))
    for sealed in restored.outgoing():
        party.tell(0, sealed)
    assert_named(party, 1, 0, "two stories")
    (fork,) = party[1].record.forks()
    assert evidence.convicted(party.signed, fork) == "Anna"
    assert party[1].line[2].values[0] == first


# Edited replays (row 36). --------------------------------------------------------------------


def recorded() -> Saga:
    party = Party(2, "hexentafl")
    party.play(8)
    return read(party.journals[0].data)


def test_an_honest_file_is_sound():
    assert audit(recorded()).is_sound


@pytest.mark.parametrize("number", [0, 3, 7])
def test_a_move_that_was_changed_in_the_file_is_found_where_it_stands(number):
    saga = recorded()
    bent = bytearray(saga.envelopes[number])
    bent[-1] ^= 1
    envelopes = (*saga.envelopes[:number], bytes(bent), *saga.envelopes[number + 1 :])
    found = audit(replace(saga, envelopes=envelopes))
    assert not found.is_sound
    assert f"record {number + 2} is not valid" in found.problems[0]
    assert not any(conduct.fault for conduct in found.conducts), "nobody is blamed for the editor"


def test_a_move_that_was_cut_out_of_the_file_is_missed():
    saga = recorded()
    found = audit(replace(saga, envelopes=(*saga.envelopes[:3], *saga.envelopes[4:])))
    assert not found.is_sound
    assert any("is missing" in problem for problem in found.problems)


def test_a_move_that_was_signed_by_the_editor_instead_is_found():
    saga, party = recorded(), Party(2, "hexentafl")
    party.play(8)
    party.identities[0] = identity(77)
    forged = party.forge(0, Kind.OPEN, party.part(0, actions=(5,)))
    found = audit(replace(saga, envelopes=(*saga.envelopes, forged.sealed)))
    assert "not signed" in found.problems[0]


def test_an_own_move_that_was_exchanged_afterwards_is_contradicted_by_the_others():
    """The editor can sign its own words again, but not what the others said to them."""
    party = Party(2, "hexentafl")
    party.play(8)
    saga = read(party.journals[0].data)
    mine = [each for each in party[0].record.chains.linked[0] if each.kind is Kind.OPEN]
    victim = mine[1]
    moment = next(each for each in party[0].line if each.step == victim.step)
    other = next(int(action) for action in moment.before.legal(0) if action != moment.values[0])
    payload = [*victim.payload[:3], [other]]
    head = {"seq": victim.seq, "prev": victim.prev, "step": victim.step}
    forged = party.forge(0, Kind.OPEN, payload, head)
    envelopes = tuple(
        forged.sealed if sealed == victim.sealed else sealed
        for sealed in saga.envelopes
        if unseal(sealed).peer != 0 or unseal(sealed).seq <= victim.seq
    )
    found = audit(replace(saga, envelopes=envelopes))
    step = victim.step
    assert found.problems == [f"in step {step} Bo speaks of something else than is in it"]
    assert not any(conduct.fault for conduct in found.conducts)


def test_players_that_were_exchanged_in_the_file_have_not_signed_it():
    saga = recorded()
    people = tuple(reversed(saga.signed.genesis.people))
    signed = replace(saga.signed, genesis=replace(saga.signed.genesis, people=people))
    found = audit(replace(saga, signed=signed))
    assert not found.is_sound
    assert not any(conduct.has_signed_beginning for conduct in found.conducts)
