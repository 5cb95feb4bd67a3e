"""Linked but silent: everybody sees who owes what, and nobody waits for it for long."""

from collections.abc import Callable

import pytest

from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.debts import Debt, of_change
from meadhall.net.match.events import Broke, Due, Owes
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind, unseal
from meadhall.net.transport.messages import EnvelopeNews, Message
from tests.net.party import Meshes, Party

GRACE = 20  # of the test's meshes
SILENT = 2


def withholding(kind: Kind, author: int = SILENT) -> Callable[[int, Message], bool]:
    """Says nothing more from its next envelope of this kind on, and keeps all links."""
    is_silent = False

    def is_withheld(sender: int, message: Message) -> bool:
        nonlocal is_silent
        if not isinstance(message, EnvelopeNews):
            return False
        envelope = unseal(message.sealed)
        is_silent |= sender == author == envelope.peer and envelope.kind is kind
        return is_silent and envelope.peer == author

    return is_withheld


def play_on(party: Party, meshes: Meshes, seconds: int) -> None:
    """Everybody chooses at once whenever asked."""
    for _ in range(seconds):
        for match in party.matches:
            while match.awaited and not match.is_halted and match.over is None:
                if match.record.is_stopped or match.me not in match.record.live:
                    break
                seat = match.awaited[0]
                match.act(seat, int(match.view(seat).legal(seat)[0]))
            meshes.work()
        meshes.wait(1)


def debts_of(meshes: Meshes, peer: int) -> list[Debt]:
    return list(meshes.meshes[peer].debts())


@pytest.mark.parametrize(
    ("kind", "game", "due"),
    [
        (Kind.ECHO, "hexentafl3", Due.ECHO),
        (Kind.OPEN, "dicing", Due.OPENING),
        (Kind.DEAL, "dicing", Due.DEAL),
        (Kind.END, "dicing", Due.END),
    ],
)
def test_everybody_sees_who_owes_what_and_the_others_go_on(kind: Kind, game: str, due: Due) -> None:
    if game == "hexentafl3":
        party = Party(3, "nxs")
    else:
        party = Party(3, game, terms=Terms(tokens=kind is Kind.DEAL))
    meshes = Meshes(party)
    meshes.is_withheld = withholding(kind)
    for _ in range(60):
        if not debts_of(meshes, 0):
            play_on(party, meshes, 1)
    for peer in (0, 1):
        assert {(debt.peer, debt.due) for debt in debts_of(meshes, peer)} == {(SILENT, due)}
        owing = [event for event in meshes.heard[peer] if isinstance(event, Owes)]
        assert [(event.peer, event.due) for event in owing] == [(SILENT, due)]
        assert party[peer].record.epoch == 0
    play_on(party, meshes, GRACE + 10)
    for peer in (0, 1):
        assert party[peer].record.live == (0, 1), "as if it had gone"
        assert not any(isinstance(event, Broke) for event in meshes.heard[peer])
    play_on(party, meshes, 60)
    assert party[0].record.history == party[1].record.history
    assert party[0].record.step.number > 3


def test_whoever_withheld_an_opening_gets_no_second_choice() -> None:
    """It may come back once the choice is made; until then the computer plays its seat."""
    party = Party(3, "dicing")
    meshes = Meshes(party)
    meshes.is_withheld = withholding(Kind.OPEN)
    play_on(party, meshes, GRACE + 10)
    assert party[0].record.live == (0, 1)
    assert not party[0].record.may_return(SILENT) or len(party[0].line) > 1


def test_nobody_is_kept_alive_by_what_another_says() -> None:
    """Bo says that he hears Cai, who is gone: only Cai's own sign of life would count."""
    party = Party(3)
    meshes = Meshes(party)
    meshes.silence(2)
    for mesh in meshes.meshes[:2]:
        mesh._near = lambda: {0, 1, 2}
    meshes.wait(GRACE + 8)
    assert party[0].record.live == party[1].record.live == (0, 1)


@pytest.mark.parametrize("due", [Kind.HALT, Kind.READY])
def test_a_change_of_the_table_waits_for_nobody_for_long(due: Kind) -> None:
    party = Party(4)
    meshes = Meshes(party)
    meshes.silence(3)
    meshes.is_withheld = withholding(due)
    meshes.wait(GRACE + 40)
    assert party[0].record.live == (0, 1, 2, 3), "two of four may not go on"
    party = Party(5)
    meshes = Meshes(party)
    meshes.silence(3)
    meshes.is_withheld = withholding(due)
    meshes.wait(GRACE + 40)
    assert party[0].record.live == party[1].record.live == (0, 1, 4)


def test_between_two_the_time_rule_counts_what_is_owed_and_not_pings() -> None:
    party = Party(2, "hexentafl", terms=Terms(patience=30))
    meshes = Meshes(party)
    party.play(4)
    meshes.work()
    meshes.is_withheld = withholding(Kind.ECHO, author=1)
    party[0].act(0, int(party[0].view(0).legal(0)[0]))
    meshes.wait(27)
    assert party[0].record.claim() is None
    meshes.wait(6)
    claim = party[0].record.claim()
    assert claim is not None and claim.wish is Wish.CLAIM and claim.peer == 0


def test_who_halts_without_knowing_of_a_liar_owes_another_halt() -> None:
    """Else all would wait for a word of readiness that cannot come."""
    party = Party(3)
    stories = [
        party.forge(2, Kind.COMMIT, party.part(2, digest=each * 32)) for each in (b"1", b"2")
    ]
    party[0].take_proof(*(each.sealed for each in stories))
    for peer in (0, 1):
        party[peer].halt((0, 1), "")
    party.deaf.add(2)
    party.talk()
    assert [(each.peer, each.due) for each in of_change(party[0].record, 0)] == [(1, Due.HALT)]
    party[1].take_proof(*(each.sealed for each in stories))
    party[1].halt((0, 1), "")
    party.talk()
    assert not [each for each in of_change(party[0].record, 0) if each.due is Due.HALT]
