"""What an envelope counts for in the open step: as a part, as nothing, or as a fault."""

from dataclasses import replace
from hashlib import sha256

import pytest

from meadhall.net.errors import PeerBroke
from meadhall.net.match.lockstep import LetterComplaint
from meadhall.net.match.parts import Part
from meadhall.net.match.steps import OpenStep
from meadhall.net.match.transitions import Phase
from meadhall.net.match.wishes import TableNote, Wish
from meadhall.net.transport.envelope import Kind
from tests.net.party import Party

HERE = 0
THERE = 1
PROMISE = b"p" * 32


def in_the_next_epoch(party: Party, **changes: object) -> None:
    """The first peer's record has begun another epoch since, at the same place."""
    record = party[HERE].record
    record.epoch += 1
    record.step = replace(record.step, **changes)  # type: ignore[arg-type]


def acted(party: Party) -> OpenStep:
    """The open step, in which the last of three has given its part and the others echo."""
    record = party[HERE].record
    step = OpenStep(record.step.number, Phase.OPEN, (2,))
    step.acts[2] = party.forge(2, Kind.OPEN, party.part(2))
    record.step = step
    return step


def test_what_was_said_in_this_epoch_is_never_void() -> None:
    party = Party(3)
    said = party.forge(THERE, Kind.COMMIT, party.part(THERE, history=b"x" * 32, digest=PROMISE))
    assert not party[HERE].record._is_void(said)


def test_what_was_said_of_an_earlier_step_before_the_table_changed_is_void() -> None:
    party = Party(3)
    said = party.forge(THERE, Kind.COMMIT, party.part(THERE, digest=PROMISE))
    in_the_next_epoch(party)
    assert not party[HERE].record._is_void(said), "the step is still open, so it counts"
    in_the_next_epoch(party, number=party[HERE].record.step.number + 1)
    assert party[HERE].record._is_void(said)


def test_what_was_said_elsewhere_before_the_table_changed_is_void() -> None:
    party = Party(3)
    for other in ({"history": b"x" * 32}, {"state": b"x" * 32}):
        said = party.forge(THERE, Kind.COMMIT, party.part(THERE, digest=PROMISE, **other))
        in_the_next_epoch(party)
        assert party[HERE].record._is_void(said)


def test_an_echo_of_something_else_before_the_table_changed_is_void() -> None:
    party = Party(3)
    step = acted(party)
    right = party.forge(THERE, Kind.ECHO, party.part(THERE, digest=step.acts_digest()))
    wrong = party.forge(THERE, Kind.ECHO, party.part(THERE, digest=b"x" * 32))
    party[HERE].record.epoch += 1
    assert not party[HERE].record._is_void(right)
    assert party[HERE].record._is_void(wrong)


def test_a_second_word_in_a_step_is_a_fault_only_on_the_history_on_which_it_opened() -> None:
    party = Party(2, "hexentafl")
    record = party[HERE].record
    opened_on, old = record.history, record.step.number
    party.play(1)
    again = party.forge(
        THERE, Kind.OPEN, party.part(THERE, history=opened_on), {"step": old}
    )  # fmt: skip
    with pytest.raises(PeerBroke, match="spoke twice"):
        record._try_part(again)
    elsewhere = party.forge(
        THERE, Kind.OPEN, party.part(THERE, history=b"x" * 32), {"step": old}
    )  # fmt: skip
    assert record._try_part(elsewhere) is False


def test_who_has_spoken_in_a_step_has_nothing_to_complain_about() -> None:
    """Else somebody could spoil a step after it had confirmed it."""
    party = Party(2)
    record = party[HERE].record
    payload = [HERE, b"shown", record.history, bytes(32)]
    before = party.forge(THERE, Kind.PLEA, payload)
    record._take_complaint(before)
    assert [each.peer for each in record.complaints] == [THERE]
    record._last_part[THERE] = record.step.number
    record._take_complaint(before)
    assert len(record.complaints) == 1


def test_a_complaint_is_forgotten_with_its_step() -> None:
    party = Party(2, "hexentafl")
    record = party[HERE].record
    record._take_complaint(party.forge(THERE, Kind.PLEA, [HERE, b"", record.history, bytes(32)]))
    assert len(record.complaints) == 1
    party.play(1)
    assert record.complaints == []


def test_a_complaint_is_about_the_letter_that_was_shown_here() -> None:
    class Task:
        def readers_of(self, author: int) -> tuple[int, ...]:
            return (THERE,)

        def letter(self, author: int, reader: int, data: bytes) -> bytes:
            return data

    record = Party(2)[HERE].record
    letter, other = b"a letter", sha256(b"another letter").digest()
    complaint = LetterComplaint(THERE, 0, HERE, b"", record.history, sha256(letter).digest())
    given = {HERE: letter}
    assert record._is_about_our_letter(complaint, Task(), given)  # type: ignore[arg-type]
    forged = replace(complaint, letter=other)
    assert not record._is_about_our_letter(forged, Task(), given)  # type: ignore[arg-type]


def test_a_resignation_does_not_outlive_a_takeback() -> None:
    party = Party(2, "hexentafl")
    party.play(3)
    record = party[HERE].record
    record.notes.add(TableNote(THERE, 0, 1, Wish.RESIGN, THERE, "", bytes(32)))
    assert record.resignation() is not None
    given_up = Part(bytes(32), bytes(32), wish=Wish.RESIGN, argument=THERE)
    (note,) = record.notes
    assert record._supports(note, given_up)
    record._reopened = 2
    assert record.resignation() is None
    assert not record._supports(note, given_up)


def test_who_withheld_an_opening_does_not_come_back_before_the_answer_is_known() -> None:
    party = Party(3)
    record = party[HERE].record
    assert record.may_return(2)
    record.withheld[2] = len(record.line)
    assert not record.may_return(2)
    record.withheld[2] = len(record.line) - 1
    assert record.may_return(2)


def test_the_seat_of_who_goes_has_a_host_even_where_all_others_withheld_something() -> None:
    """Two who went while they owed an opening may be all that is left beside a liar."""
    party = Party(3)
    for match in party.matches[:2]:
        match.record.withheld = dict.fromkeys((0, 1), len(match.record.line))
    party.deaf.add(2)
    for peer in (0, 1):
        party[peer].halt((0, 1), "")
    party.talk()
    for peer in (0, 1):
        party[peer].be_ready()
    party.talk()
    for match in party.matches[:2]:
        assert match.record.live == (0, 1)
        assert match.record.chairs[2].peer in (0, 1)
