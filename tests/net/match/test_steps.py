"""One step: when everybody has acted, when it is closed, and what the history keeps of it."""

from meadhall.net.match.steps import OpenStep, next_history
from meadhall.net.match.transitions import Phase
from meadhall.net.transport.envelope import Envelope, Kind
from tests.net.party import Party

BEFORE = bytes(32)


def said(peer: int, kind: Kind = Kind.OPEN, number: int = 0) -> Envelope:
    """Something that this peer said, different for each number."""
    party = Party(3)
    return party.forge(
        peer, kind, party.part(peer, nonce=bytes([number]), digest=bytes([number]) * 32)
    )


def test_a_step_is_closed_once_all_live_peers_have_spoken() -> None:
    step = OpenStep(4, Phase.OPEN, (0,), acts={0: said(0)}, echoes={1: said(1, Kind.ECHO)})
    assert step.missing((0, 1, 2)) == [2]
    assert not step.is_closed((0, 1, 2))
    assert step.is_closed((0, 1))


def test_a_step_in_which_a_complaint_was_upheld_never_closes() -> None:
    step = OpenStep(4, Phase.DEAL, (0, 1), acts={0: said(0), 1: said(1)})
    assert step.is_closed((0, 1))
    step.is_spoilt = True
    assert not step.is_closed((0, 1))


def test_after_the_end_one_agreement_is_enough() -> None:
    asked = (0, 1)
    assert OpenStep(9, Phase.IDLE, asked, acts={1: said(1)}).is_acted
    assert not OpenStep(9, Phase.END, asked, acts={1: said(1)}).is_acted


def test_the_history_depends_on_every_part_and_every_echo() -> None:
    def history(part: int, echo: int) -> bytes:
        acts, echoes = {0: said(0, number=part)}, {1: said(1, Kind.ECHO, echo)}
        return next_history(BEFORE, OpenStep(4, Phase.OPEN, (0,), acts=acts, echoes=echoes))

    assert history(1, 1) == history(1, 1)
    assert len({history(1, 1), history(2, 1), history(1, 2)}) == 3


def test_who_signed_the_end_makes_no_difference_to_the_history() -> None:
    steps = [OpenStep(9, Phase.END, (0, 1), acts={peer: said(peer)}) for peer in (0, 1)]
    assert len({next_history(BEFORE, step) for step in steps}) == 1
