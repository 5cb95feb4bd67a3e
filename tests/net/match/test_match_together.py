"""Several peers: steps, secret choices, dice, going back by agreement, and change of company."""

import pytest

from meadhall.engines.values import IllegalAction, Result
from meadhall.net.errors import NotKept, NotYours, Refused
from meadhall.net.files.saga import read
from meadhall.net.gathering.genesis import Chair
from meadhall.net.match.events import Answered, Changed, Said, Sealed, WentBack
from meadhall.net.match.match import resume
from meadhall.net.match.record import replay
from meadhall.net.match.transitions import Phase
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind, unseal
from tests.net.helpers import Memory
from tests.net.party import Party, events_of


def kinds(party: Party) -> list[tuple[int, str]]:
    return [(author, unseal(sealed).kind.name) for author, sealed in party.said]


def test_a_choice_counts_once_everybody_has_confirmed_it():
    party = Party(2, "hexentafl")
    anna, bo = party[0], party[1]
    anna.act(0, int(anna.view(0).legal(0)[0]))
    assert anna.line == []
    (act,) = anna.outgoing()
    bo.receive(act)
    (echo,) = bo.outgoing()
    assert unseal(echo).kind is Kind.ECHO
    assert len(bo.line) == 1
    anna.receive(echo)
    assert len(anna.line) == 1
    assert anna.record.state.digest() == bo.record.state.digest()


def test_envelopes_may_come_in_any_order_and_often():
    party = Party(3)
    party.play(30)
    assert all(match.record.is_sealed for match in party.matches)
    late = replay(party.signed.genesis, ())
    for sealed in sorted({sealed for _, sealed in party.said}):
        late.receive(sealed)
        late.receive(sealed)
    assert late.history == party[0].record.history
    assert late.state.digest() == party[0].record.state.digest()


def test_only_the_own_seat_may_be_played_and_only_in_turn():
    party = Party(2, "hexentafl")
    with pytest.raises(NotYours):
        party[1].act(0, 0)
    with pytest.raises(Refused, match="not asked"):
        party[1].act(1, 0)
    with pytest.raises(IllegalAction):
        party[0].act(0, 999999)
    with pytest.raises(NotYours, match="another computer"):
        party[1].view(0)


def test_secret_choices_are_all_fixed_before_any_is_opened():
    party = Party(3)
    assert party[0].record.step.phase is Phase.COMMIT
    party.said.clear()
    party.act(0, 3)
    party.act(1, 4)
    assert kinds(party) == [(0, "COMMIT"), (1, "COMMIT")]
    party.act(2, 5)
    opened = [kind for _, kind in kinds(party)]
    assert opened.index("OPEN") > opened.index("COMMIT")
    assert opened[:3] == ["COMMIT"] * 3
    choice = next(m for m in party[0].line if m.before.asks == 0)
    assert choice.values == (3, 4, 5)


def test_a_commitment_tells_nothing_that_could_be_guessed():
    """Eleven choices could be tried one by one, were there no nonce in the commitment."""
    party = Party(2)
    party.act(0, 7)
    (commit,) = [unseal(sealed) for author, sealed in party.said if author == 0][-1:]
    from meadhall.net.match.parts import commitment, decode_part

    promised = decode_part(commit).digest
    tried = {
        commitment(party.signed.genesis.match, commit.step, 0, b"", (action,))
        for action in range(11)
    }
    assert promised not in tried


def test_dice_need_everybody_and_are_the_same_for_all():
    rolls = set()
    for seed in range(12):
        party = Party(3)
        party.play(3, seed)
        rolls.add(party[0].line[0].values)
        assert len({match.line[0].values for match in party.matches}) == 1
    assert rolls == {party[0].line[0].values}, "the same table rolls the same dice"


def test_one_peer_may_hold_several_seats():
    party = Party(2, chairs=[Chair(0), Chair(1), Chair(0)])
    assert party[0].seats == (0, 2)
    party[0].act(0, 1)
    assert party[0].awaited == (2,)
    party[0].act(2, 2)
    party.talk()
    party.act(1, 3)
    assert party[0].line[1].values == (1, 3, 2)


def test_going_back_needs_everybody():
    party = Party(2, "hexentafl")
    party.play(4)
    party[0].go_back(2)
    party.talk()
    assert [e for e in events_of(party[1]) if isinstance(e, Said)][-1].wish is Wish.BACK
    assert len(party[0].line) == 4
    party[1].go_back(2)
    party.talk()
    for match in party.matches:
        assert len(match.line) == 2
        assert WentBack(2) in events_of(match) or match is party[1]
    party.play(2000)
    assert party[0].record.is_sealed


def test_a_wish_lasts_only_as_long_as_the_step():
    party = Party(2, "hexentafl")
    party.play(4)
    party[1].go_back(2)
    party.talk()
    party.play(1)
    party[0].go_back(2)
    party.talk()
    assert len(party[0].line) == 5


def test_whoever_resigns_has_lost_even_out_of_turn():
    party = Party(2, "hexentafl")
    party.play(3)
    party[0].resign(0)
    party.talk()
    for match in party.matches:
        assert match.over is not None
        assert match.over.results == (Result.LOSS, Result.WIN)
        assert match.record.is_sealed


def test_a_match_is_left_undecided_only_by_all():
    party = Party(3)
    party[0].leave_it()
    party[1].leave_it()
    party.talk()
    assert party[0].over is None
    party[2].leave_it()
    party.talk()
    assert all(match.over is not None and match.record.is_sealed for match in party.matches)


def test_a_peer_restarted_between_commitment_and_opening_opens_what_it_promised():
    party = Party(2)
    party.act(0, 9)
    saga = read(party.journals[0].data)
    party.matches[0] = resume(saga, party.identities[0], Memory(party.journals[0].data))
    party[0].allow_speaking()
    party.act(1, 2)
    choice = next(m for m in party[1].line if m.before.asks == 0)
    assert choice.values == (9, 2)


def test_after_a_restart_nothing_is_signed_until_the_others_were_heard():
    party = Party(2, "hexentafl")
    party.play(3)
    match = resume(read(party.journals[1].data), party.identities[1], Memory())
    with pytest.raises(Refused, match="have yet to tell"):
        match.say("I am back")
    match.allow_speaking()
    match.say("I am back")


def without(party: Party, gone: int) -> tuple[int, ...]:
    """The others halt, and are ready, without one of them."""
    party.deaf.add(gone)
    members = tuple(p for p in range(len(party.matches)) if p != gone)
    for peer in members:
        party[peer].halt(members, "")
    party.talk()
    for peer in members:
        party[peer].be_ready()
    party.talk()
    return members


def test_what_is_heard_while_the_disk_is_full_is_written_down_before_anything_is_said():
    class Full(Memory):
        is_full = False

        def append(self, data: bytes) -> None:
            if self.is_full:
                raise NotKept("the disk is full")
            super().append(data)

    party = Party(2, "hexentafl")
    bo = party.matches[1] = resume(
        read(party.journals[1].data), party.identities[1], journal := Full(party.journals[1].data)
    )
    bo.allow_speaking()
    party[0].act(0, int(party[0].view(0).legal(0)[0]))
    (act,) = party[0].outgoing()
    journal.is_full = True
    with pytest.raises(NotKept):
        bo.receive(act)
    bo.receive(act)  # known already, and still not kept
    assert bo.outgoing() == []
    with pytest.raises(NotKept):
        bo.speak()
    journal.is_full = False
    bo.speak()
    assert [unseal(each).kind for each in bo.outgoing()] == [Kind.ECHO]
    again = read(journal.data)
    assert [unseal(each).kind for each in again.envelopes] == [Kind.OPEN, Kind.ECHO]


def test_the_others_go_on_without_one_and_the_computer_takes_its_seat():
    party = Party(3)
    party.play(4)
    members = without(party, 2)
    for peer in members:
        assert party[peer].record.live == (0, 1)
        assert any(isinstance(event, Changed) for event in events_of(party[peer]))
    assert party[0].level(2) == "karl"
    assert 2 in party[0].seats
    party.play(100)
    assert party[0].record.is_sealed and party[1].record.is_sealed


def test_half_of_a_table_cannot_go_on_alone():
    party = Party(2)
    members = without(party, 1)
    assert party[members[0]].record.epoch == 0


def test_who_comes_back_gets_its_seat_and_the_whole_match():
    party = Party(3)
    party.play(4)
    without(party, 2)
    party.play(6)
    party.deaf.clear()
    for author, sealed in list(party.said):
        if author != 2:
            party[2].receive(sealed)
    party[2].outgoing()
    assert party[2].record.live == (0, 1)
    for match in party.matches:
        match.halt((0, 1, 2), "")
    party.talk()
    for match in party.matches:
        match.be_ready()
    party.talk()
    assert all(match.record.live == (0, 1, 2) for match in party.matches)
    assert party[2].seats == (2,)
    party.play(100)
    assert len({match.record.history for match in party.matches}) == 1
    assert Sealed() in events_of(party[2])


def test_an_onlooker_hears_the_same():
    party = Party(3)
    party.play(8)
    eye = replay(party.signed.genesis, tuple(sealed for _, sealed in party.said))
    assert eye.state.digest() == party[0].record.state.digest()
    assert [event for event in eye.events if isinstance(event, Answered)]
