"""Two who play by a time rule: who stays away for too long forfeits, and nobody else does."""

import pytest

from meadhall.engines.values import Result
from meadhall.net.errors import Refused
from meadhall.net.files.saga import read
from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.match import resume
from meadhall.net.match.mesh import Mesh, Timing
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.envelope import Kind
from tests.net.helpers import Memory
from tests.net.party import Meshes, Party

PATIENCE = 30


def table(patience: int = PATIENCE, game: str = "hexentafl") -> tuple[Party, Meshes]:
    party = Party(2, game, terms=Terms(patience=patience))
    meshes = Meshes(party)
    party.play(5)
    meshes.work()
    return party, meshes


def claims(party: Party) -> list[int]:
    return [note.peer for note in party[0].record.notes if note.wish is Wish.CLAIM]


def restart(party: Party, meshes: Meshes, peer: int, away: float) -> None:
    """The program of this peer begins again with its file, and has been away for so long."""
    journal = Memory(party.journals[peer].data)
    match = resume(read(journal.data), party.identities[peer], journal)
    party.matches[peer] = match
    meshes.meshes[peer] = Mesh(match, Timing(grace=20.0), meshes.now, away=away)
    meshes.meshes[peer].connect(1 - peer, party.identities[1 - peer].public)


def assert_forfeited(party: Party, loser: int) -> None:
    for match in party.matches:
        assert match.over is not None and match.record.is_sealed
        assert match.over.results[loser] is Result.LOSS
        assert match.over.results[1 - loser] is Result.WIN
        assert str(match.over.reason).endswith("stayed away for too long.")
        assert match.record.fault is None


@pytest.mark.parametrize("absent", [0, 1])
def test_who_was_away_for_too_long_gives_the_match_up(absent: int) -> None:
    party, meshes = table()
    meshes.silence(absent)
    wait_without(meshes, absent, PATIENCE - 2)
    assert party[1 - absent].record.claim() is None
    wait_without(meshes, absent, 5)
    claim = party[1 - absent].record.claim()
    assert claim is not None and claim.peer == 1 - absent
    assert party[1 - absent].over is None, "only the two together can end it"
    wake(meshes, absent, PATIENCE + 3)
    meshes.wait(4)
    assert_forfeited(party, absent)


def wake(meshes: Meshes, peer: int, slept: float) -> None:
    """The machine goes on, and has not counted the time through which it slept."""
    mesh = meshes.meshes[peer]
    mesh._heard_at = dict.fromkeys(mesh._heard_at, meshes.now)
    mesh.tick(meshes.now, slept)
    meshes.hear_again(peer)


def wait_without(meshes: Meshes, absent: int, seconds: int) -> None:
    """Time passes, and the program of the absent stands still."""
    for _ in range(seconds):
        meshes.now += 1.0
        meshes.meshes[1 - absent].tick(meshes.now)
        meshes.work()


@pytest.mark.parametrize("absent", [0, 1])
def test_a_killed_program_gives_the_match_up_when_it_is_back(absent: int) -> None:
    party, meshes = table()
    meshes.silence(absent)
    wait_without(meshes, absent, PATIENCE + 3)
    meshes.hear_again(absent)
    restart(party, meshes, absent, away=PATIENCE + 3)
    meshes.wait(6)
    assert_forfeited(party, absent)


def test_who_is_back_in_time_plays_on() -> None:
    party, meshes = table()
    meshes.silence(1)
    meshes.wait(PATIENCE - 3)
    meshes.hear_again(1)
    meshes.wait(60)
    assert claims(party) == []
    assert party[0].over is None


def test_a_person_may_think_for_longer_than_the_rule_as_long_as_the_program_answers() -> None:
    party, meshes = table()
    meshes.wait(5 * PATIENCE)
    assert claims(party) == [] and party[0].over is None
    party.play(4)
    meshes.work()
    assert len(party[0].line) == len(party[1].line) == 9


def test_two_who_were_kept_apart_play_on() -> None:
    """Each thinks that the other is gone; neither is right, and neither wins."""
    party, meshes = table()
    meshes.cut(0, 1)
    meshes.wait(PATIENCE + 5)
    assert all(match.record.claim() is not None for match in party.matches)
    meshes.mend(0, 1)
    meshes.wait(5)
    assert all(match.record.claim() is None and match.over is None for match in party.matches)
    party.play(4)
    meshes.work()
    assert len(party[0].line) == len(party[1].line) == 9


def test_a_false_claim_is_declined_and_nothing_comes_of_it() -> None:
    party, meshes = table()
    party[0].claim()
    meshes.wait(3)
    assert party[1].record.claim() is None
    assert party[0].over is None
    with pytest.raises(Refused, match="claimed the match already"):
        party[0].claim()
    party.play(4)
    meshes.work()
    assert len(party[0].line) == len(party[1].line) == 9


def test_a_program_that_was_only_started_anew_declines_a_false_claim() -> None:
    party, meshes = table()
    party[0].claim()
    restart(party, meshes, 1, away=2.0)
    meshes.wait(6)
    assert party[0].over is None and party[1].record.claim() is None


def test_an_absence_of_long_ago_is_no_ground_for_a_claim() -> None:
    party, meshes = table()
    meshes.silence(1)
    meshes.wait(PATIENCE - 1)
    meshes.hear_again(1)
    meshes.wait(2)
    for _ in range(4):
        party.play(1)
        meshes.work()
    meshes.meshes[1]._reunion = (PATIENCE + 20.0, meshes.meshes[1]._reunion[1])
    party[0].claim()
    meshes.wait(3)
    assert party[0].over is None


def test_without_a_time_rule_one_waits_for_ever() -> None:
    party, meshes = table(patience=0)
    meshes.silence(1)
    meshes.wait(1000)
    assert claims(party) == []
    party[0].claim()
    assert party[0].record.claim() is None


def test_to_forfeit_by_the_time_rule_is_for_two_people_at_two_seats() -> None:
    party = Party(3, "dicing", terms=Terms(patience=PATIENCE))
    assert party[0].record.patience == 0


@pytest.mark.parametrize("argument", [0, 77])
def test_nobody_gives_up_because_another_says_so(argument: int) -> None:
    """A word of resignation counts for the own seat only; it used to end the match of the other."""
    party = Party(2, "hexentafl")
    if not party[0].awaited:
        party.play(1)
    forged = party.forge(1, Kind.NOTE, [int(Wish.RESIGN), argument, ""])
    party.tell(1, forged.sealed)
    assert party[0].awaited == (0,)
    assert party[0].over is None and party[0].record.fault is None


def test_a_rule_shorter_than_any_absence_takes_nothing_from_who_was_there_all_the_time() -> None:
    """The opener may offer a rule of one second, and claim the match as it begins."""
    party = Party(2, "hexentafl", terms=Terms(patience=1))
    meshes = Meshes(party)
    party[1].claim()
    meshes.work()
    assert party[0].over is None
    assert party[0].record.resignation() is None
    assert party[1].record.claim() is None, "it was declined"
