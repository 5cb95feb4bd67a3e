"""Resigning among several: who resigns has lost, the computer plays on there, the others go on."""

import pytest

from meadhall.engines.values import Result
from meadhall.net.errors import Refused
from meadhall.net.files.saga import read
from meadhall.net.match.game_line import STAND_IN
from meadhall.net.match.match import resume
from meadhall.net.match.record import replay
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind
from tests.net.helpers import Memory
from tests.net.party import Party


@pytest.mark.parametrize("game", ["nxs", "valhalla", "valknut"])
def test_among_three_the_others_play_on_and_who_resigned_has_lost(game: str) -> None:
    party = Party(3, game)
    party.play(4)
    party[1].resign(1)
    party.talk()
    for match in party.matches:
        assert match.over is None
        assert [match.level(seat) for seat in range(3)] == ["", STAND_IN, ""]
    party.play(12)
    assert len({match.record.state.digest() for match in party.matches}) == 1
    party[2].resign(2)
    party.talk()
    for match in party.matches:
        assert match.over is not None
        assert match.over.results == (Result.WIN, Result.LOSS, Result.LOSS)
        assert match.record.is_sealed


def test_a_copy_made_from_the_log_alone_knows_who_has_resigned() -> None:
    party = Party(3, "valhalla")
    party.play(4)
    party[1].resign(1)
    party.talk()
    party.play(6)
    late = replay(party.signed.genesis, [sealed for _, sealed in party.said])
    assert late.resigned == party[0].record.resigned == {1: late.resigned[1]}
    saga = read(party.journals[0].data)
    again = resume(saga, party.identities[0], Memory(party.journals[0].data))
    assert again.record.resigned == late.resigned
    assert again.record.state.digest() == party[0].record.state.digest()


def test_nobody_resigns_twice_or_for_a_computer() -> None:
    party = Party(3, "nxs")
    party[1].resign(1)
    party.talk()
    with pytest.raises(Refused, match="already"):
        party[1].resign(1)


def test_who_has_resigned_need_not_agree_to_a_draw() -> None:
    party = Party(3, "nxs")
    party[1].resign(1)
    party.talk()
    party[0].leave_it()
    party[2].leave_it()
    party.talk()
    for match in party.matches:
        assert match.over is not None
        assert match.over.results == (Result.DRAW, Result.LOSS, Result.DRAW)


def test_going_back_to_before_it_takes_a_resignation_back() -> None:
    party = Party(3, "nxs")
    party.play(5)
    party[1].resign(1)
    party.talk()
    party.play(2)
    for peer in (0, 2):
        party[peer].go_back(2)
        party.talk()
    for match in party.matches:
        assert match.record.resigned == {} and match.level(1) == ""
    party.play(6)
    assert len({match.record.state.digest() for match in party.matches}) == 1


def test_nobody_can_make_another_resign() -> None:
    party = Party(3, "nxs")
    forged = party.forge(0, Kind.NOTE, [int(Wish.RESIGN), 1, ""])
    for match in party.matches[1:]:
        match.receive(forged.sealed)
    party.talk()
    assert all(match.record.resigned == {} for match in party.matches)
