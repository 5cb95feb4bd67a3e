"""How much one peer may say: one more of anything is a fault."""

import pytest

from meadhall.net.errors import BadFrame
from meadhall.net.match.limits import (
    CHANGES_PER_EPOCH,
    NOTE_BYTES_PER_STEP,
    NOTES_PER_STEP,
    PARTS_PER_STEP,
    PLEAS_PER_STEP,
    Limits,
)
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Envelope, Kind
from tests.net.party import Party

PARTY = Party(2, "hexentafl")


def said(kind: Kind, step: int = 0, epoch: int = 0, text: str = "") -> Envelope:
    payload = [int(Wish.SAY), 0, text] if kind is Kind.NOTE else []
    return PARTY.forge(0, kind, payload, {"step": step, "epoch": epoch})


@pytest.mark.parametrize(
    ("kind", "most"),
    [
        (Kind.OPEN, PARTS_PER_STEP),
        (Kind.ECHO, PARTS_PER_STEP),
        (Kind.PLEA, PLEAS_PER_STEP),
        (Kind.NOTE, NOTES_PER_STEP),
    ],
)
def test_so_many_in_one_step_are_taken_and_one_more_is_not(kind: Kind, most: int) -> None:
    limits = Limits(PARTY.signed.genesis)
    for _ in range(most):
        limits.check(said(kind))
    with pytest.raises(BadFrame, match="in one step"):
        limits.check(said(kind))
    again = Limits(PARTY.signed.genesis)
    for step in range(3):
        for _ in range(most):
            again.check(said(kind, step=step))


def test_long_notes_are_too_much_before_there_are_too_many() -> None:
    limits = Limits(PARTY.signed.genesis)
    note = said(Kind.NOTE, text="x" * 500)
    fitting = NOTE_BYTES_PER_STEP // len(note.sealed)
    assert fitting < NOTES_PER_STEP
    for _ in range(fitting):
        limits.check(note)
    assert not limits.has_room_for_note(0, 0, 0, 500)
    with pytest.raises(BadFrame, match="wrote too much"):
        limits.check(note)


def test_nobody_says_something_of_an_earlier_step() -> None:
    limits = Limits(PARTY.signed.genesis)
    limits.check(said(Kind.OPEN, step=5))
    with pytest.raises(BadFrame, match="earlier step"):
        limits.check(said(Kind.OPEN, step=4))
    limits.check(said(Kind.OPEN, step=4, epoch=1))


def test_the_table_is_not_changed_for_ever() -> None:
    limits = Limits(PARTY.signed.genesis)
    halt = said(Kind.HALT)
    for _ in range(CHANGES_PER_EPOCH):
        limits.check(halt)
    with pytest.raises(BadFrame, match="too often"):
        limits.check(halt)
    limits.check(said(Kind.HALT, epoch=1))
