"""What a record takes, and when it goes back to an earlier epoch."""

import pytest

from meadhall.net.match.membership import Halt, decode_halt
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Envelope, Kind, unseal
from tests.net.match.test_match_together import without
from tests.net.party import Party

WORD: list = [int(Wish.SAY), 0, "Skål!"]


def next_word(party: Party, peer: int, kind: Kind, payload: list) -> Envelope:
    """What the peer might say next, as the first peer's record knows its chain."""
    record = party[0].record
    head = {
        "epoch": record.epoch, "step": record.step.number,
        "seq": record.chains.length(peer), "prev": record.chains.end(peer),
    }  # fmt: skip
    return party.forge(peer, kind, payload, head)


def halt_of(party: Party, peer: int, members: tuple[int, ...]) -> list:
    chains = party[0].record.chains
    ends = tuple(chains.end(each) for each in range(len(party.matches)))
    levels = tuple(party[peer].record.levels)
    return Halt(members, tuple(chains.lengths()), ends, levels=levels).encode()


@pytest.mark.parametrize("kind", [Kind.NOTE, Kind.ECHO, Kind.HALT])
def test_who_is_not_at_the_table_can_only_ask_to_be_let_in(kind: Kind) -> None:
    party = Party(3)
    without(party, 2)
    record = party[0].record
    assert record.live == (0, 1)
    length = record.chains.length(2)
    payload = {
        Kind.NOTE: WORD,
        Kind.ECHO: party.part(2).encode(Kind.ECHO),
        Kind.HALT: halt_of(party, 2, (0, 1, 2)),
    }[kind]
    said = len(record.notes), record.waiting_count(), repr(record.step)
    party[0].receive(next_word(party, 2, kind, payload).sealed)
    assert record.chains.length(2) == length + 1, "it may speak on after what it said"
    assert (len(record.notes), record.waiting_count(), repr(record.step)) == said
    assert not record.faults
    assert not record.is_changing, "that it asks does not stop those who play"


def test_who_has_halted_takes_nothing_more_from_those_who_are_left_out() -> None:
    party = Party(3)
    record = party[0].record
    party[0].halt((0, 1), "")
    length = record.chains.length(2)
    said = next_word(party, 2, Kind.NOTE, WORD)
    party[0].receive(said.sealed)
    assert record.chains.length(2) == length
    party[0].halt((0, 1, 2), "")
    party[0].speak()
    party[0].receive(said.sealed)
    party[0].receive(next_word(party, 1, Kind.NOTE, WORD).sealed)
    assert record.chains.length(2) == length + 1, "once it is to stay, it is heard"


def test_a_halt_tells_where_the_match_stood_after_the_last_two_steps() -> None:
    party = Party(3)
    party.play(3)
    before = party[0].record.history
    party.play(1)
    party[0].halt((0, 1, 2), "")
    (halt,) = [each for each in map(unseal, party[0].outgoing()) if each.kind is Kind.HALT]
    levels = decode_halt(halt, 3).levels
    assert len(levels) == 2
    assert levels[-1].history == party[0].record.history
    assert before in {party[0].record.history, *(each.history for each in levels)}


def give_up(party: Party, peer: int) -> None:
    """The peer says in the epoch before that it never began this one."""
    chain = [each for each in party[0].record.chains.linked[peer] if each.epoch == 0]
    head = {"epoch": 0, "seq": len(chain), "prev": chain[-1].digest}
    said = party.forge(peer, Kind.HALT, halt_of(party, peer, (0, 1, 2)), head)
    party[0].receive(said.sealed)


def test_an_epoch_that_a_member_never_began_is_taken_back() -> None:
    party = Party(3)
    without(party, 2)
    assert party[0].record.epoch == 1
    give_up(party, 1)
    assert party[0].record.epoch == 0


def test_an_epoch_in_which_all_members_have_closed_a_step_stays() -> None:
    """Else somebody who does not like how it goes could take back everything since."""
    party = Party(3)
    without(party, 2)
    party.play(6)
    answers = len(party[0].line)
    give_up(party, 1)
    assert party[0].record.epoch == 1
    assert len(party[0].line) == answers


def test_a_proof_is_written_down_once() -> None:
    party = Party(3)
    one = party.forge(2, Kind.COMMIT, party.part(2, digest=b"1" * 32))
    other = party.forge(2, Kind.COMMIT, party.part(2, digest=b"2" * 32))
    party[0].take_proof(one.sealed, other.sealed)
    size = len(party.journals[0].data)
    for _ in range(3):
        party[0].take_proof(other.sealed, one.sealed)
    assert len(party.journals[0].data) == size
    assert party[0].record.found_out == {2}
