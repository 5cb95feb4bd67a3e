"""Who has given up an epoch, and what becomes of it and of those who began it."""

import pytest

from meadhall.net.errors import Refused
from meadhall.net.files.saga import read
from meadhall.net.match.match import resume
from meadhall.net.match.transitions import Phase
from meadhall.net.transport.envelope import Kind, unseal
from tests.net.helpers import Memory
from tests.net.party import Party

DIS, EGIL = 3, 4
OTHERS = (0, 1, 2)


class GivenUp:
    """Egil is gone. The four others were ready to go on without him; three did, and Dis, who heard
    none of them, halted again instead. Nobody has heard that."""

    def __init__(self) -> None:
        self.party = Party(5)
        self.party.deaf = {EGIL}
        for peer in (*OTHERS, DIS):
            self.party[peer].halt((*OTHERS, DIS), "")
        self.party.talk()
        self.party.deaf = {DIS, EGIL}
        for peer in (*OTHERS, DIS):
            self.party[peer].be_ready()
        self.party.talk()
        self.dis = self.party[DIS]
        self.dis.halt((1, 2, DIS), "")
        (self.late,) = self.dis.outgoing()
        assert self.epochs() == [1, 1, 1, 0]

    def epochs(self) -> list[int]:
        return [self.party[peer].record.epoch for peer in (*OTHERS, DIS)]

    def speak(self) -> None:
        for peer in OTHERS:
            self.party[peer].say("Skål!")
        self.party.talk()

    def leave(self) -> None:
        """The three go on without Dis as well."""
        begin_epoch(self.party)

    def tell_dis(self, *but: Kind) -> None:
        """All that the three have said, but for the first one's words of these kinds. It is told
        twice: who goes back forgets what waits for a later epoch."""
        for author, sealed in 2 * self.party.said:
            held_back = author == 0 and unseal(sealed).epoch and unseal(sealed).kind in but
            if author in OTHERS and not held_back:
                self.dis.receive(sealed)


@pytest.fixture
def table() -> GivenUp:
    return GivenUp()


def test_who_gave_an_epoch_up_does_not_begin_it_however_many_have(table: GivenUp) -> None:
    table.speak()
    table.tell_dis()
    assert table.dis.record.epoch == 0


def test_who_has_spoken_in_it_comes_back_once_it_hears_of_that(table: GivenUp) -> None:
    table.speak()
    table.party.tell(DIS, table.late)
    assert table.epochs() == [0, 0, 0, 0]


def test_it_follows_those_who_have_left_it_for_good(table: GivenUp) -> None:
    table.speak()
    table.leave()
    assert table.epochs() == [2, 2, 2, 0]
    table.tell_dis()
    assert table.epochs() == [2, 2, 2, 2]
    table.party.tell(DIS, table.late)
    assert table.epochs() == [2, 2, 2, 2]


def test_it_follows_also_when_its_own_halt_comes_back_to_it(table: GivenUp) -> None:
    """Somebody who had heard it sends it, as it is not in the chain any more."""
    table.speak()
    table.leave()
    table.tell_dis(Kind.HALT)
    assert table.epochs() == [2, 2, 2, 1]
    table.dis.receive(table.late)
    assert table.epochs() == [2, 2, 2, 0]
    table.tell_dis()
    assert table.epochs() == [2, 2, 2, 2]


@pytest.mark.parametrize("is_restarted", [False, True])
def test_meanwhile_it_takes_no_part_in_the_steps_of_the_epoch(
    table: GivenUp, is_restarted: bool
) -> None:
    """Else somebody could close a step with its word, while others go back on its halt."""
    table.speak()
    table.leave()
    if is_restarted:
        saga = read(table.party.journals[DIS].data)
        table.dis = resume(saga, table.party.identities[DIS], Memory())
        table.dis.allow_speaking()
    table.tell_dis(Kind.HALT)
    assert table.dis.record.epoch == 1
    assert table.dis.record.step.task is not None, "else it would owe nothing"
    with pytest.raises(Refused):
        table.dis.say("Skål!")
    table.dis.halt((*OTHERS, DIS), "")
    assert [unseal(each).kind for each in table.dis.outgoing()] == [Kind.HALT]
    assert table.dis.has_given_up_epoch, "it has said nothing but how to get out of it"
    table.tell_dis()
    assert table.dis.record.epoch == 2


def begin_epoch(party: Party) -> None:
    """The three halt for each other, and are ready."""
    for peer in OTHERS:
        party[peer].halt(OTHERS, "")
    party.talk()
    for peer in OTHERS:
        party[peer].be_ready()
    party.talk()


class Lied:
    """All three have begun an epoch, and two have given their part of a step. The third is a liar:
    it has said nothing there, and can still halt again in the epoch before."""

    def __init__(self) -> None:
        self.party = Party(3)
        begin_epoch(self.party)
        self.first, self.second, liar = self.party.matches
        assert self.first.record.step.phase is Phase.COMMIT, "else not all would be asked"
        ready = liar.record.chains.linked[2][-1]
        arrivals = liar.record.arrivals
        self.halt = next(each for each in arrivals if (each.peer, each.kind) == (2, Kind.HALT))
        left = {"epoch": ready.epoch, "seq": ready.seq + 1, "prev": ready.digest}
        self.left = self.party.forge(2, Kind.HALT, list(self.halt.payload), left)
        for peer in (0, 1):
            self.party.act(peer, int(self.party[peer].view(peer).legal(peer)[0]))

    def give_part(self) -> None:
        """The liar gives its part to the first one, who closes the step."""
        steps = len(self.first.record.closed)
        behind = self.first.record.chains.linked[2][-1]
        head = {"seq": behind.seq + 1, "prev": behind.digest}
        part = self.party.part(2, digest=bytes(32))
        self.first.receive(self.party.forge(2, Kind.COMMIT, part, head).sealed)
        assert len(self.first.record.closed) == steps + 1


@pytest.mark.parametrize("has_halted", [False, True])
def test_a_part_after_a_halt_keeps_nobody_in_an_epoch(has_halted: bool) -> None:
    """Its author may have halted again in the epoch before; that proves something only of one who
    began with a part."""
    table = Lied()
    if has_halted:
        table.first.receive(table.party.forge(2, Kind.HALT, list(table.halt.payload)).sealed)
    table.give_part()
    table.first.receive(table.left.sealed)
    assert table.first.record.epoch == (0 if has_halted else 1)
    assert bool(table.first.record.forks()) is not has_halted


@pytest.mark.parametrize("kind", [Kind.HALT, Kind.READY])
def test_who_has_closed_a_step_with_a_liar_follows_those_who_went_back_on_its_halt(
    kind: Kind,
) -> None:
    """But not before it is proven: till then nobody goes back from such a step."""
    table = Lied()
    ready = next(
        each for each in table.second.record.arrivals if (each.peer, each.kind) == (1, Kind.READY)
    )
    table.give_part()
    table.second.receive(table.left.sealed)
    assert table.second.record.epoch == 0
    table.second.halt((0, 1), "")
    (halt,) = [each for each in map(unseal, table.second.outgoing()) if each.kind is Kind.HALT]
    more = [length + 2 * (peer == 2) for peer, length in enumerate(ready.payload[1])]
    payload = halt.payload if kind is Kind.HALT else (ready.payload[0], more, ready.payload[2])
    head = {"epoch": 0, "seq": halt.seq, "prev": halt.prev}
    word = table.party.forge(1, kind, list(payload), head).sealed
    table.first.receive(word)
    assert table.first.record.epoch == 1
    table.first.receive(table.left.sealed)
    assert table.first.record.proofs.keys() == {2} and table.first.record.epoch == 1
    table.first.receive(word)
    assert table.first.record.epoch == 0
