"""What is kept of wishes and words, and that many of them slow nothing down."""

from collections.abc import Iterator

from meadhall.net.match.wishes import TableNote, Wish
from meadhall.net.transport.envelope import Kind
from tests.net.party import Meshes, Party


class Unwalked(list[TableNote]):
    """A list that can be added to, and that nobody may walk through."""

    def __iter__(self) -> Iterator[TableNote]:
        raise AssertionError("all notes of the match were looked at")

    __reversed__ = __iter__


def test_no_word_costs_more_for_all_that_was_said_in_earlier_steps() -> None:
    """Else a seat that writes a few hundred allowed notes in each step stops the table."""
    party = Party(2, "hexentafl")
    meshes = Meshes(party)
    for match in party.matches:
        match.say("Skål!")
        match.record.notes.said = Unwalked(match.record.notes.said)
    meshes.work()
    party.play(3)
    party[0].go_back(0)
    party.talk()
    party[1].go_back(0)
    party.talk()
    assert len(party[0].line) == len(party[1].line) == 0
    party[1].resign(1)
    meshes.wait(5)
    assert party[0].over is not None and party[1].over is not None


def test_of_made_up_resignations_none_is_kept_apart() -> None:
    party = Party(2, "hexentafl")
    for seat in (0, 1, 1, 2, 77):
        forged = party.forge(1, Kind.NOTE, [int(Wish.RESIGN), seat, ""])
        for match in party.matches:
            match.receive(forged.sealed)
    kept = [(note.peer, note.argument) for note in party[0].record.notes.resignations()]
    assert kept == [(1, 0), (1, 1)]
