"""Whatever somebody writes into a match file, reading it takes about as long as reading an honest
one of that size. Counted are the calls of functions, so it makes no difference how busy the machine
is."""

import sys
from collections.abc import Callable

import pytest

from meadhall.net.audit.audit import audit
from meadhall.net.errors import BadFile
from meadhall.net.files.saga import read
from meadhall.net.match import record as record_module
from meadhall.net.match.match import resume
from meadhall.net.match.membership import Ready
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind
from tests.net.helpers import Memory
from tests.net.party import Party
from tests.net.pen import Pen

SIZES = 60_000, 120_000
BOTH, ALL = (0, 1), (0, 1, 2)
TWO, THREE = "hexentafl", "dicing"


def written(size: float, people: int = 2) -> Pen:
    """A match of so many bytes that honest people played, who took everything back now and then."""
    party, round_number = Party(people, TWO if people == 2 else THREE), 0
    while len(Pen(party)) < size:
        round_number += 1
        party.play(18, seed=round_number)
        for match in party.matches:
            match.go_back(0 if people == 2 else 1)
        party.talk()
    return Pen(party)


def honest(size: int) -> Pen:
    return written(size)


def giving_up_epochs(size: int) -> Pen:
    """Both begin an epoch; then one of them says that it never did, again and again."""
    pen = written(size / 2)
    while len(pen) < size:
        pen.change(BOTH)
        pen.epoch -= 1
    pen.halt(0, BOTH)
    return pen


def beginning_epochs(size: int) -> Pen:
    pen = written(size / 2)
    while len(pen) < size:
        pen.change(BOTH)
    return pen


def coming_and_going(size: int) -> Pen:
    """The others go on without the third one's last word; it comes back; and so on."""
    pen = written(size / 2, people=3)
    while len(pen) < size:
        before = pen.ends[2]
        pen.note(2, "too late")
        pen.lengths[2], pen.ends[2] = pen.lengths[2] - 1, before
        pen.change(BOTH)
        pen.halt(2, ALL)
        pen.change(ALL)
    return pen


def being_ready_for_what_nobody_said(size: int) -> Pen:
    """What two are ready for names a word of the third that it says otherwise, many times."""
    pen = written(size / 2, people=3)
    word = pen.forge(2, Kind.NOTE, [0, 0, "hello"])
    for peer in BOTH:
        pen.halt(peer, BOTH)
    lengths = (*pen.lengths[:2], pen.lengths[2] + 1)
    ready = Ready(BOTH, lengths, (*pen.ends[:2], bytes(32)))
    for peer in BOTH:
        pen.ready(peer, ready)
    while len(pen) < size:
        pen.sealed.append(word.sealed)
    return pen


def chatting_and_wishing(size: int) -> Pen:
    pen = written(size / 10)
    while len(pen) < size:
        for number in range(90):
            pen.note(number % 2, "hello")
            pen.note(number % 2, wish=list(Wish)[number % len(Wish)], argument=number % 2)
        pen.change(BOTH)
    return pen


def telling_two_stories(size: int) -> Pen:
    pen = written(size / 2, people=3)
    while len(pen) < size:
        for text in ("one", "two"):
            pen.sealed.append(pen.forge(2, Kind.NOTE, [0, 0, f"{text} {len(pen)}"]).sealed)
    return pen


def leaving_an_epoch_in_many_ways(size: int) -> Pen:
    """One halts very often, and then says what it might have said in the next epoch."""
    pen = written(size / 10)
    for peer in BOTH:
        pen.halt(peer, BOTH)
    pen.ready(0, Ready(BOTH, tuple(pen.lengths), tuple(pen.ends)))
    place = {"epoch": 1, "seq": pen.lengths[0], "prev": pen.ends[0]}
    pen.halt(1, BOTH)
    while len(pen) < size / 4:
        pen.halt(0, BOTH)
    while len(pen) < size:
        payload = [0, 0, f"word {len(pen)}"]
        pen.sealed.append(pen.forge(0, Kind.NOTE, payload, **place).sealed)
        for ahead in (1000, 1001):
            pen.sealed.append(pen.forge(1, Kind.NOTE, payload, seq=len(pen) + ahead).sealed)
    return pen


def being_ready_for_many_things(size: int) -> Pen:
    """And words of the next epoch wait."""
    pen = written(size / 10)
    for peer in BOTH:
        pen.halt(peer, BOTH)
        pen.sealed.append(pen.forge(peer, Kind.NOTE, [0, 0, ""], seq=99, epoch=1).sealed)
    while len(pen) < size / 2:
        ready = Ready(BOTH, tuple(pen.lengths), (len(pen).to_bytes(32, "big"),) * 2)
        for peer in BOTH:
            pen.ready(peer, ready)
    while len(pen) < size:
        pen.note(0, "and on")
    return pen


def saying_all_again(size: int) -> Pen:
    pen = written(size / 2)
    said = list(pen.sealed)
    while len(pen) < size:
        pen.sealed += said
    return pen


HOSTILE = [
    giving_up_epochs,
    beginning_epochs,
    coming_and_going,
    being_ready_for_what_nobody_said,
    chatting_and_wishing,
    telling_two_stories,
    leaving_an_epoch_in_many_ways,
    being_ready_for_many_things,
    saying_all_again,
]


def calls_of(work: Callable[[], object]) -> int:
    """How many functions it calls, of Python and of C."""
    count = 0

    def look(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("write", [honest, *HOSTILE])
def test_reading_takes_twice_as_long_for_twice_as_much(write):
    small, large = (read(write(size).file()) for size in SIZES)
    audit(small)  # what is loaded and remembered at the first time is not counted
    audit(large)
    counts = calls_of(lambda: audit(small)), calls_of(lambda: audit(large))
    longer = len(large.envelopes) / len(small.envelopes)
    assert counts[1] < 1.25 * longer * counts[0]


@pytest.mark.parametrize("write", HOSTILE)
def test_reading_costs_little_more_than_an_honest_file_of_that_size(write):
    usual, hostile = (read(each(SIZES[0]).file()) for each in (honest, write))
    audit(usual)
    audit(hostile)
    counts = [calls_of(lambda saga=saga: audit(saga)) for saga in (usual, hostile)]
    assert counts[1] < 4 * counts[0]


def test_a_file_that_goes_back_again_and_again_is_one_sentence(monkeypatch):
    pen = giving_up_epochs(SIZES[0])
    saga = read(pen.file())
    assert not audit(saga).problems
    monkeypatch.setattr(record_module, "EFFORT_LIMIT", 10)
    monkeypatch.setattr(record_module, "EFFORT_PER_ENVELOPE", 0)
    found = audit(saga)
    (problem,) = found.problems
    assert problem.startswith("it goes back again and again; what follows record")
    assert 10 < found.record.effort < 20
    with pytest.raises(BadFile, match="it goes back again and again"):
        resume(saga, None, Memory())
    own = resume(saga, pen.party.identities[0], Memory())
    assert len(own.record.arrivals) > len(found.record.arrivals), "one's own is read in any case"
