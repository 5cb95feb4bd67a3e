"""The other of two who play with each other is gone: the one who stays goes on."""

from pathlib import Path

import pytest

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.match import setup
from meadhall.client.match.going_on import alone_from, is_won_together
from meadhall.client.match.session import Session
from meadhall.client.system.folders import Folders, beneath
from meadhall.engines.cards import CardState
from meadhall.engines.chance import Chance
from meadhall.engines.contract import SHOW
from meadhall.engines.values import NOBODY
from meadhall.net.match.match import Match
from tests.net.party import Party


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    made = beneath(tmp_path)
    made.make()
    return made


@pytest.fixture
def journey() -> Party:
    """Two heroes at two computers, one of whom has found what lies in an old house."""
    party = Party(2, "valheim")
    for at in range(0, 400, 20):
        party.play(20, 300 + at)
        if any(moment.before.asks == SHOW for moment in party[0].line):
            return party
    raise AssertionError("nobody has come to a house")


def alone(match: Match, folders: Folders) -> Session:
    session, _ = setup.begin(alone_from(match), folders, "Anna", InProcessPlayer())
    return session


def hidden_faces(session: Session) -> list[int]:
    """What lies in the houses, as the whole state knows it."""
    state = session.match.record.state
    assert isinstance(state, CardState)
    return [int(face) for face in state.cards.faces]


def has_chosen(session: Session, seat: int, since: int) -> bool:
    chosen = (session.chosen_at(at) for at in range(since, session.length))
    return any(each is not None and each[0] == seat for each in chosen)


@pytest.mark.parametrize("stays", [0, 1])
def test_it_goes_on_from_the_last_agreed_moment_with_the_computer_for_the_other(
    journey: Party, folders: Folders, stays: int
) -> None:
    match = journey[stays]
    session = alone(match, folders)
    assert session.length == len(match.line)
    here = session.match.record.state.seen_by(NOBODY)
    assert here.digest() == match.view(NOBODY).digest()
    levels = [player.level for player in session.players]
    assert levels[stays] == "" and levels[1 - stays] != ""
    assert session.is_alone
    chance = Chance(1)
    while session.outcome is None and not has_chosen(session, 1 - stays, len(match.line)):
        if session.acting != NOBODY:
            actions = session.state.legal(session.acting)
            session.act(session.acting, int(actions[chance.below(len(actions))]))
        else:
            session.tick()
    assert has_chosen(session, 1 - stays, len(match.line)), "the computer plays the other hero"


def test_what_was_found_stays_found_and_what_nobody_has_seen_is_drawn_anew(
    journey: Party, folders: Folders
) -> None:
    public = journey[0].view(NOBODY)
    assert isinstance(public, CardState)
    known = {at: int(face) for at, face in enumerate(public.cards.faces) if int(face) >= 0}
    assert 0 < len(known) < len(public.cards.faces) - 1
    drawn = [hidden_faces(alone(journey[0], folders)) for _ in range(8)]
    for faces in drawn:
        assert sorted(faces) == list(range(len(faces))), "the same cards, each once"
        assert {at: faces[at] for at in known} == known
    assert len({tuple(faces) for faces in drawn}) > 1


def test_the_match_that_both_have_signed_stays_as_it_is(journey: Party, folders: Folders) -> None:
    before = journey.journals[0].data, journey[0].record.history
    session = alone(journey[0], folders)
    assert session.match.record.match != journey[0].record.match
    assert (journey.journals[0].data, journey[0].record.history) == before
    journey.play(3)
    assert journey[0].record.history == journey[1].record.history != before[1]


def test_only_who_wins_and_loses_with_the_other_may_go_on() -> None:
    assert is_won_together(Party(2, "valheim")[1])
    assert not is_won_together(Party(2, "hexentafl")[0])
    assert not is_won_together(Party(3, "nxs")[0])
