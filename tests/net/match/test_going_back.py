"""A record that goes back stands where the same envelopes lead, and loses nothing."""

from meadhall.net.audit.audit import audit
from meadhall.net.files.saga import read
from meadhall.net.match.events import Changed
from meadhall.net.match.match import Match, resume
from meadhall.net.match.record import Record
from meadhall.net.match.wishes import Wish
from tests.net.helpers import Memory
from tests.net.party import Party, events_of
from tests.net.pen import Pen

ALL = (0, 1, 2)


def at_the_table(pen: Pen) -> tuple[Match, Memory]:
    """The second peer, with all that was written so far."""
    journal = Memory(pen.file())
    return resume(read(pen.file()), pen.party.identities[1], journal), journal


def given_up() -> tuple[Match, Memory, Pen]:
    """Anna says that she never began the epoch that Bo believes to be in."""
    party = Party(3, "nxs")
    party.play(5)
    pen = Pen(party)
    pen.change(ALL)
    match, journal = at_the_table(pen)
    assert match.record.epoch == 1
    pen.epoch = 0
    match.receive(pen.halt(0, ALL).sealed)
    return match, journal, pen


def test_who_gives_up_an_epoch_takes_the_others_back_with_it():
    match, _, _ = given_up()
    assert match.record.epoch == 0
    assert match.is_halted
    assert len(match.line) == 5


def test_the_word_by_which_an_epoch_is_given_up_is_kept():
    """Else the file would have a gap there, and what its author says next would never fit."""
    match, journal, pen = given_up()
    match.receive(pen.halt(0, ALL).sealed)
    found = audit(read(journal.data))
    assert not found.problems
    assert found.record.chains.lengths() == match.record.chains.lengths() == pen.lengths


def test_what_is_told_after_going_back_is_who_makes_up_the_match():
    match, _, pen = given_up()
    pen.change(ALL)
    while pen.sealed and match.record.epoch == 0:
        for sealed in pen.sealed:
            match.receive(sealed)
    assert [event.epoch for event in events_of(match) if isinstance(event, Changed)][-1] == 1


def test_going_back_costs_what_is_cut_however_long_the_match_is():
    efforts = []
    for choices in (4, 16):
        party = Party(3, "nxs")
        party.play(choices)
        pen = Pen(party)
        pen.change(ALL)
        match, _ = at_the_table(pen)
        pen.epoch = 0
        match.receive(pen.halt(0, ALL).sealed)
        efforts.append(match.record.effort)
    assert efforts == [1, 1]


def test_notes_of_an_epoch_that_is_taken_back_are_gone_and_others_stand_again():
    party = Party(3, "nxs")
    party.play(2)
    pen = Pen(party)
    first = pen.note(1, "before", Wish.DRAW)
    pen.note(1, "mine", Wish.RESIGN, 1)
    pen.change(ALL)
    pen.note(1, "after", Wish.DRAW)
    pen.note(1, "again", Wish.RESIGN, 1)
    pen.note(0, "first word", Wish.BACK, 1)
    match, _ = at_the_table(pen)
    record = match.record
    assert record.epoch == 1
    assert len(record.notes) == 5
    record._take_back_epoch(pen.halt(0, ALL, epoch=0))
    assert [note.text for note in record.notes] == ["before", "mine"]
    assert record.wishes(Wish.DRAW, 0)[1].digest == first.digest
    assert not record.wishes(Wish.BACK, 1)
    resignation = record.resignation()
    assert resignation is not None
    assert resignation.text == "mine"
    assert record.notes.find(0, pen.lengths[0] - 1) is None


def test_a_record_that_went_back_equals_one_that_never_went_on():
    match, _, _ = given_up()
    fresh = Record(match.genesis)
    for envelope in match.record.arrivals:
        fresh.take(envelope)
    one, other = match.record, fresh
    assert one.history == other.history
    assert one.epoch == other.epoch
    assert one.chains.lengths() == other.chains.lengths()
    assert one.closed == other.closed
    assert one.step == other.step
    assert one.change.halts == other.change.halts
    assert one.levels == other.levels
