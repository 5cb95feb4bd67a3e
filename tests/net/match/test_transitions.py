"""The table of what a peer may say: what is in it is taken, and every other pair is a fault."""

from pathlib import Path

import pytest

from meadhall.net.errors import PeerBroke
from meadhall.net.match.parts import Part
from meadhall.net.match.steps import OpenStep
from meadhall.net.match.transitions import TRANSITIONS, Phase, Standing, drawing
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import LOCKSTEP, Kind
from tests.net.party import Party

ME = 1
PLACES = [(phase, standing) for phase in Phase for standing in Standing]
OUTSIDE = [
    (phase, standing, kind)
    for phase, standing in PLACES
    for kind in sorted(LOCKSTEP)
    if kind not in TRANSITIONS[phase][standing]
]


def put(party: Party, phase: Phase, standing: Standing) -> None:
    """Open such a step in Anna's record, in which Bo has such a standing."""
    record = party[0].record
    parties = (ME,) if standing is Standing.ASKED else (2,)
    step = OpenStep(record.step.number, phase, parties)
    said = party.forge(2, Kind.OPEN, party.part(2))
    if standing in (Standing.ECHOING, Standing.DONE):
        step.acts[2] = said
    if standing is Standing.DONE:
        step.echoes[ME] = said
    record.step = step
    assert step.standing_of(ME) is standing


@pytest.mark.parametrize(("phase", "standing", "kind"), OUTSIDE)
def test_what_is_not_in_the_table_is_a_fault_of_its_author(phase, standing, kind):
    party = Party(3, "dicing")
    put(party, phase, standing)
    part = Part(*party[0].record.head(), digest=bytes(32), wish=Wish.BACK)
    said = party.forge(ME, kind, part)
    with pytest.raises(PeerBroke) as caught:
        party[0].record._try_part(said)
    assert caught.value.peer == ME


@pytest.mark.parametrize("phase", Phase)
def test_an_echo_that_comes_too_early_waits(phase):
    party = Party(3, "dicing")
    put(party, phase, Standing.WAITING)
    part = Part(*party[0].record.head(), digest=bytes(32), wish=Wish.BACK)
    assert party[0].record._try_part(party.forge(ME, Kind.ECHO, part)) is False


def test_every_place_has_a_row_and_only_kinds_of_the_steps():
    assert set(TRANSITIONS) == set(Phase)
    for standings in TRANSITIONS.values():
        assert set(standings) == set(Standing)
        assert all(set(kinds) <= LOCKSTEP for kinds in standings.values())
    assert not any(TRANSITIONS[phase][Standing.DONE] for phase in Phase)


def test_the_page_about_the_lockstep_prints_the_table():
    page = Path(__file__).parents[3] / "docs" / "lockstep.md"
    assert drawing() in page.read_text(encoding="utf-8")
