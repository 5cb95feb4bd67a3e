"""Who hears whom: relays, losses, leaving, coming back, and what is not done while in doubt."""

from dataclasses import replace

import pytest

from meadhall.net.errors import BadFrame, Refused
from meadhall.net.files.saga import read
from meadhall.net.match.events import Changed, Suspected
from meadhall.net.match.match import Match, NoJournal, resume
from meadhall.net.match.mesh import AGAIN, AGAIN_A_SECOND, WATCHERS_LIMIT, Mesh, Timing
from meadhall.net.match.parts import Part
from meadhall.net.match.wishes import Wish
from meadhall.net.transport.budget import Budget
from meadhall.net.transport.envelope import Kind
from meadhall.net.transport.messages import Beat, EnvelopeNews, Message, Ping, StateReport
from tests.net.helpers import Memory, identity
from tests.net.party import Meshes, Party


def play(meshes: Meshes, party: Party, choices: int) -> None:
    for _ in range(choices):
        for match in party.matches:
            if match.awaited and not match.is_halted and match.over is None:
                seat = match.awaited[0]
                match.act(seat, int(match.view(seat).legal(seat)[0]))
                meshes.work()
                break


def test_what_one_has_heard_all_will_hear():
    """The link between two of three is cut; the third passes everything on."""
    party = Party(3)
    meshes = Meshes(party)
    meshes.cut(0, 1)
    meshes.wait(2)
    play(meshes, party, 12)
    meshes.wait(10)
    assert len({match.record.history for match in party.matches}) == 1
    assert party[0].record.epoch == 0, "nobody is thought to be lost"


def test_what_was_missed_is_made_up_after_a_while():
    party = Party(2, "hexentafl")
    meshes = Meshes(party)
    meshes.cut(0, 1)
    party[0].act(0, int(party[0].view(0).legal(0)[0]))
    meshes.work()
    assert len(party[1].line) == 0
    meshes.mend(0, 1)
    meshes.wait(2)
    assert len(party[0].line) == len(party[1].line) == 1


def test_a_lost_peer_is_waited_for_and_then_left_behind():
    party = Party(3)
    meshes = Meshes(party)
    meshes.silence(2)
    meshes.wait(18)
    assert party[0].record.epoch == 0
    meshes.wait(8)
    assert party[0].record.live == party[1].record.live == (0, 1)
    assert any(isinstance(event, Changed) and event.gone == (2,) for event in meshes.heard[0])


def test_a_seat_of_a_game_that_is_played_without_its_cards_is_taken_over_too():
    party = Party(3, "nxs")
    meshes = Meshes(party)
    meshes.silence(2)
    meshes.wait(30)
    (heir,) = [match for match in party.matches[:2] if 2 in match.seats]
    assert heir.level(2)
    assert heir.view(2).diagram() == heir.view(0).diagram()
    play(meshes, party, 12)
    assert party[0].record.state.digest() == party[1].record.state.digest()
    assert any(2 in moment.before.asked() for moment in party[0].line)


def test_who_says_goodbye_is_not_waited_for():
    party = Party(3)
    meshes = Meshes(party)
    party[2].leave()
    meshes.work()
    meshes.wait(3)
    assert party[0].record.live == party[1].record.live == (0, 1)


def test_a_peer_that_comes_back_is_let_in_by_all():
    party = Party(3)
    meshes = Meshes(party)
    play(meshes, party, 4)
    meshes.silence(2)
    meshes.wait(30)
    play(meshes, party, 5)
    meshes.hear_again(2)
    meshes.wait(12)
    assert all(match.record.live == (0, 1, 2) for match in party.matches)
    play(meshes, party, 60)
    meshes.wait(3)
    assert len({match.record.history for match in party.matches}) == 1


def test_one_who_wants_back_and_one_of_two_who_stays_go_on_together():
    party = Party(3)
    meshes = Meshes(party)
    meshes.silence(2)
    meshes.wait(40)
    assert party[0].record.live == party[1].record.live == (0, 1)
    meshes.silence(1)
    meshes.mend(0, 2)
    meshes.wait(40)
    assert party[0].record.live == party[2].record.live == (0, 2)
    play(meshes, party, 4)
    meshes.hear_again(1)
    meshes.wait(40)
    assert all(match.record.live == (0, 1, 2) for match in party.matches)
    assert len({match.record.history for match in party.matches}) == 1


def test_two_never_part_for_good():
    party = Party(2)
    meshes = Meshes(party)
    meshes.silence(1)
    meshes.wait(300)
    assert party[0].record.epoch == 0
    meshes.hear_again(1)
    meshes.wait(3)
    play(meshes, party, 60)
    meshes.wait(2)
    assert party[0].record.is_sealed and party[1].record.is_sealed


def test_a_cheat_is_left_behind_by_the_others():
    party = Party(3)
    meshes = Meshes(party)
    party[2].is_quiet = True
    one = party.forge(2, Kind.COMMIT, party.part(2, digest=bytes(32)))
    other = party.forge(2, Kind.COMMIT, party.part(2, digest=b"x" * 32))
    for to, forged in ((0, one), (1, other), (0, other)):
        meshes.meshes[to].receive(2, EnvelopeNews(forged.sealed))
    meshes.work()
    meshes.wait(5)
    assert party[0].record.live == party[1].record.live == (0, 1)
    assert 2 in party[0].record.found_out
    play(meshes, party, 60)
    assert party[0].record.is_sealed


def test_after_a_restart_a_peer_is_quiet_until_all_the_others_have_told():
    party = Party(3)
    meshes = Meshes(party)
    play(meshes, party, 4)
    match = resume(read(party.journals[0].data), party.identities[0], Memory())
    mesh = Mesh(match, Timing(), 0.0)
    for link in (1, 2):
        mesh.connect(link, party.identities[link].public)
    mesh.receive(1, meshes.meshes[1]._ping())
    assert match.is_quiet
    mesh.receive(2, meshes.meshes[2]._ping())
    assert not match.is_quiet


@pytest.mark.parametrize("lie", [{"heard": (99, 99, 99)}, {"ends": (b"!" * 32,) * 3}])
def test_a_liar_who_claims_to_have_heard_more_of_us_keeps_nobody_quiet(lie: dict[str, object]):
    party = Party(3)
    meshes = Meshes(party)
    play(meshes, party, 4)
    match = resume(read(party.journals[0].data), party.identities[0], Memory())
    mesh = Mesh(match, timing := Timing(), 0.0)
    for link in (1, 2):
        mesh.connect(link, party.identities[link].public)
    mesh.receive(1, meshes.meshes[1]._ping())
    claim = replace(meshes.meshes[2]._ping(), **lie)
    for now in (1.0, timing.grace / 2, timing.grace):
        mesh.tick(now)
        mesh.receive(2, claim)
        assert match.is_quiet, "it may yet come"
    mesh.lose(2)
    mesh.connect(2, party.identities[2].public)
    mesh.tick(timing.grace + 2)
    mesh.receive(2, claim)
    assert match.is_quiet, "what was on its way may have been lost with the link"
    mesh.tick(2 * timing.grace + 2)
    mesh.receive(2, claim)
    assert not match.is_quiet


def test_a_peer_with_an_old_copy_of_its_file_learns_its_own_words_first():
    party = Party(2, "hexentafl")
    meshes = Meshes(party)
    old = party.journals[0].data
    play(meshes, party, 5)
    match = resume(read(old), party.identities[0], Memory())
    party.matches[0] = match
    meshes.meshes[0] = Mesh(match, Timing(), meshes.now)
    meshes.meshes[0].connect(1, party.identities[1].public)
    meshes.meshes[0].tick(meshes.now + 1)
    assert match.is_quiet
    meshes.wait(4)
    assert not match.is_quiet
    assert len(match.line) == 5
    play(meshes, party, 3)
    assert not party[1].record.forks()


def test_what_a_file_remembers_and_nobody_ever_heard_gives_way_to_what_was_heard():
    """Before it is sent, a word is written down, and a copy of the file made; the file is lost, the
    peer says something else in that place, and then the copy comes back."""
    party = Party(2, "hexentafl")
    unsent = party[0]
    unsent.act(0, int(unsent.view(0).legal(0)[0]))
    copy = party.journals[0].data
    saga = read(copy)
    party.matches[0] = resume(replace(saga, envelopes=()), party.identities[0], Memory())
    party[0].allow_speaking()
    party.act(0, int(party[0].view(0).legal(0)[5]))
    assert len(party[1].line) == 1

    party.matches[0] = resume(saga, party.identities[0], journal := Memory(copy))
    meshes = Meshes(party)
    meshes.wait(5)
    assert not party[0].is_quiet
    assert not any(match.record.forks() or match.record.fault for match in party.matches)
    assert party[0].line[0].values == party[1].line[0].values
    assert resume(read(journal.data), party.identities[0], Memory()).line[0].values == (
        party[1].line[0].values
    )


def test_onlookers_are_few_and_have_no_say():
    party = Party(2)
    mesh = Meshes(party).meshes[0]
    for number in range(WATCHERS_LIMIT):
        mesh.connect(100 + number, identity(50 + number).public)
    with pytest.raises(Refused, match="too many onlookers"):
        mesh.connect(200, identity(90).public)
    theirs = party[1].record.chains.linked[1][0].sealed
    with pytest.raises(BadFrame, match="no say"):
        mesh.receive(100, EnvelopeNews(theirs))


def test_an_onlooker_reminds_a_peer_of_its_own_words_and_of_nobody_elses():
    """A peer has lost its file, and what it said last nobody heard but one who looks on."""
    party = Party(2, "hexentafl")
    old = party.journals[0].data
    watching = Match(party.signed, None, NoJournal())
    party[0].act(0, int(party[0].view(0).legal(0)[0]))
    (act,) = party[0].outgoing()
    watching.receive(act)
    eye = Mesh(watching, Timing(), 0.0)
    party.matches[0] = resume(read(old), party.identities[0], Memory())
    anna = Mesh(party[0], Timing(), 0.0)
    anna.connect(9, identity(9).public)
    for link, peer in ((0, 0), (1, 1)):
        eye.connect(link, party.identities[peer].public)
        eye.receive(link, anna._ping())
    told = [(link, message) for link, message in eye.outbox if isinstance(message, EnvelopeNews)]
    assert told == [(0, EnvelopeNews(act))]
    anna.receive(9, told[0][1])
    assert party[0].record.chains.linked[0][0].sealed == act

    late = resume(read(old), party.identities[0], Memory())
    late.allow_speaking()
    late.act(0, int(late.view(0).legal(0)[5]))
    anna = Mesh(late, Timing(), 0.0)
    anna.connect(9, identity(9).public)
    anna.receive(9, told[0][1])
    assert not late.record.forks(), "nobody is talked into accusing itself"


def test_a_ping_without_form_is_refused():
    party = Party(2)
    mesh = Meshes(party).meshes[0]
    with pytest.raises(BadFrame):
        mesh.receive(1, Ping(party[0].record.match, 0, (1,), (), ()))


def test_who_heard_another_story_makes_all_show_what_they_have_heard():
    party = Party(3)
    meshes = Meshes(party)
    party[0].is_quiet = True
    one = party.forge(0, Kind.COMMIT, party.part(0, digest=bytes(32)))
    other = party.forge(0, Kind.COMMIT, party.part(0, digest=b"x" * 32))
    meshes.meshes[1].receive(0, EnvelopeNews(one.sealed))
    meshes.meshes[2].receive(0, EnvelopeNews(other.sealed))
    for peer in (1, 2):
        party[peer].act(peer, 1)
    meshes.work()
    assert any(isinstance(event, Suspected) for heard in meshes.heard[1:] for event in heard)
    assert [fork.one.peer for fork in party[1].record.forks()] == [0]
    assert [fork.one.peer for fork in party[2].record.forks()] == [0]


def two_stories(party: Party, liar: int) -> tuple[bytes, bytes]:
    one = party.forge(liar, Kind.COMMIT, party.part(liar, digest=b"1" * 32))
    other = party.forge(liar, Kind.COMMIT, party.part(liar, digest=b"2" * 32))
    return one.sealed, other.sealed


def test_a_peer_that_was_found_out_is_not_listened_to_on_its_own_link():
    """What it says there may be yet another story. What counts of it, the others tell."""
    party = Party(3)
    mesh = Meshes(party).meshes[0]
    party[0].take_proof(*two_stories(party, 2))
    said = party.forge(2, Kind.NOTE, [int(Wish.SAY), 0, "It was not me."])
    length = party[0].record.chains.length(2)
    mesh.receive(2, EnvelopeNews(said.sealed))
    assert party[0].record.chains.length(2) == length
    mesh.receive(1, EnvelopeNews(said.sealed))
    assert party[0].record.chains.length(2) == length + 1


def test_a_sign_of_life_counts_only_when_it_is_new():
    """The others show the last one of a peer that is gone, for as long as they play."""
    party = Party(3)
    meshes = Meshes(party)
    meshes.wait(3)
    meshes.silence(2)
    meshes.wait(30)
    assert party[0].record.live == party[1].record.live == (0, 1)


@pytest.mark.parametrize("author", [1, 2])
def test_a_sign_of_life_counts_only_with_the_signature_of_the_one_who_lives(author):
    party = Party(3)
    meshes = Meshes(party)
    meshes.silence(2)
    meshes.wait(10)
    mesh = meshes.meshes[0]
    beat = Beat.signed(party.identities[author], party[0].record.match, 2, 99)
    mesh.receive(1, replace(meshes.meshes[1]._ping(), beats=(beat,)))
    assert (mesh.silence_of(2) == 0) is (author == 2)


def test_after_a_restart_nobody_waits_for_the_word_of_a_liar():
    party = Party(3)
    meshes = Meshes(party)
    match = resume(read(party.journals[0].data), party.identities[0], Memory())
    mesh = Mesh(match, Timing(), 0.0)
    for link in (1, 2):
        mesh.connect(link, party.identities[link].public)
    match.take_proof(*two_stories(party, 2))
    mesh.receive(1, meshes.meshes[1]._ping())
    assert not match.is_quiet


def test_who_owed_something_waits_longer_each_time_before_it_is_let_in_again():
    party = Party(3)
    mesh = Meshes(party).meshes[0]
    grace = mesh.timing.grace
    for times, wait in ((1, 2 * grace), (2, 4 * grace)):
        mesh._put_out[2] = 0.0, times
        mesh._now = wait - 1
        assert not mesh._may_return(2)
        mesh._now = wait
        assert mesh._may_return(2)


def test_a_difference_is_looked_into_once_for_each_step():
    """To play the whole match again costs much, so nobody can have it done at will."""
    party = Party(3)
    mesh, record = Meshes(party).meshes[0], party[0].record
    again = []
    record.again = lambda: again.append(1) or type(record).again(record)
    for link in (1, 2):
        for number in range(3):
            mesh.receive(link, StateReport(record.step.number, len(record.line), (number,)))
    assert len(again) == 1


def test_who_is_left_out_for_its_own_debt_halts_for_everybody_itself():
    """Its halt once named the others alone, and was taken for a fault of its form."""
    party = Party(3, "nxs")
    meshes = Meshes(party)
    asked = next(match.me for match in party.matches if match.awaited)
    meshes.wait(25)
    for mesh in meshes.meshes:
        if mesh.match.me != asked:
            mesh.go_on_without()
            meshes.work()
    meshes.meshes[asked].tick(meshes.now)  # it is the first to see what they wish
    meshes.work()
    meshes.wait(8)
    for match in party.matches:
        assert asked not in match.record.live and not match.record.found_out
    meshes.wait(20)
    assert asked not in party[asked].record.live, "it is not let in at once"


def test_the_match_is_not_sent_again_without_end_to_whoever_says_that_it_lacks_it():
    """Anybody may look on, and say in each ping to have heard nothing, or something else."""
    party = Party(3, "nxs")
    meshes = Meshes(party)
    play(meshes, party, 30)
    for _ in range(100):
        party[0].say("a word")
    mesh, record = meshes.meshes[0], party[0].record
    mesh.connect(7, identity(50).public)
    nothing, odd = (bytes(32),) * 3, (b"x" * 32,) * 3
    sent, seconds = 0, 60
    for number in range(20 * seconds):
        mesh._now += 1 / 20
        lengths = tuple(record.chains.lengths())
        heard, ends = (lengths, odd) if number % 50 else ((0, 0, 0), nothing)
        mesh.receive(7, Ping(record.match, 0, heard, ends))
        sent += sum(link == 7 for link, _ in mesh.outbox)
        mesh.outbox.clear()
    assert AGAIN < sent <= AGAIN + AGAIN_A_SECOND * (seconds + 1)
    mesh._now += 2
    mesh.receive(7, Ping(record.match, 0, (0, 0, 0), nothing))
    news = [each for link, each in mesh.outbox if link == 7 and isinstance(each, EnvelopeNews)]
    assert len(news) == len(record.arrivals), "later it may have it once more"


def test_nobody_makes_an_honest_peer_tell_more_than_others_hear(monkeypatch):
    """One stands elsewhere in each step. Who reports that each time would be cut off for it."""
    party = Party(3, "nxs")
    liar, lied = party[2], set()
    honest = liar._say_next

    def say_next() -> bool:
        step = liar.record.step
        if step.number in lied or not (step.owes_echo(2) or step.is_asked(2)):
            return honest()
        lied.add(step.number)
        liar._part(Kind.ECHO, Part(liar.record.history, b"x" * 32, digest=b"x" * 32))
        return True

    monkeypatch.setattr(liar, "_say_next", say_next)
    meshes = Meshes(party)
    budget, told = Budget(), 0
    heard = meshes.meshes[1].receive

    def hear(link: int, message: Message) -> None:
        nonlocal told
        if link == 0 and isinstance(message, StateReport):
            told += 1
            assert budget.allows(StateReport, meshes.now)
        heard(link, message)

    monkeypatch.setattr(meshes.meshes[1], "receive", hear)
    for _ in range(60):
        play(meshes, party, 1)
        meshes.wait(1)
    assert len(lied) > 40
    assert told > 2


def test_who_leaves_is_not_blamed_for_what_the_others_are_slow_to_agree_on():
    """Its program goes on until all have heard that it leaves. It once halted then for the others
    alone, and was taken for one who breaks the match."""
    party = Party(3, "nxs")
    meshes = Meshes(party)
    party[2].leave()
    meshes.is_withheld = lambda author, message: author == 1
    meshes.wait(4)
    assert party[0].is_halted and party[2].is_halted
    assert not party[0].record.faults and not party[2].record.faults
    meshes.is_withheld = lambda author, message: False
    meshes.wait(4)
    assert party[0].record.epoch > 0
    assert not any(match.record.faults for match in party.matches)
