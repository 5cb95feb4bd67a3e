"""Nobody keeps a table from playing by changing it again and again, whatever they say it is for."""

import pytest

from meadhall.net.gathering.genesis import Terms
from meadhall.net.match.match import Match
from meadhall.net.match.membership import Halt
from meadhall.net.match.record import Record
from meadhall.net.transport.envelope import Kind
from tests.net.party import Meshes, Party
from tests.net.pen import Pen

PEOPLE = 3
RESTLESS = PEOPLE - 1
EVERYBODY = tuple(range(PEOPLE))


class Restless:
    """A table at which one can say nothing but what changes it, and the others play on."""

    def __init__(self) -> None:
        self.party = Party(PEOPLE, "nxs")
        self.meshes = Meshes(self.party)
        self.one = self.party[RESTLESS]
        self.changing = 0
        """For how many seconds the others could not play."""

    def lie(self) -> None:
        """It does nothing by itself any more."""
        self.one.be_ready = lambda: None  # type: ignore[method-assign]
        self.meshes.meshes[RESTLESS]._keep_membership = lambda: None  # type: ignore[method-assign]

    def halt(self, members: tuple[int, ...]) -> None:
        halt_for(self.one, members)
        self.meshes.work()

    def second(self) -> None:
        self.meshes.wait(1)
        self.changing += self.party[0].is_halted
        for match in self.party.matches[:RESTLESS]:
            while match.awaited and not match.is_halted and match.over is None:
                match.act(
                    match.awaited[0], int(match.view(match.awaited[0]).legal(match.awaited[0])[0])
                )
                self.meshes.work()

    @property
    def is_out(self) -> bool:
        records = [match.record for match in self.party.matches[:RESTLESS]]
        return all(record.live == (0, 1) and not record.faults for record in records)


def halt_for(match: Match, members: tuple[int, ...]) -> None:
    chains = match.record.chains
    ends = tuple(chains.end(peer) for peer in match.record.peers)
    halt = Halt(members, tuple(chains.lengths()), ends, (), tuple(match.record.levels), "")
    match._write(Kind.HALT, halt.encode())
    match._release()


def test_a_debt_is_not_forgotten_because_the_table_has_changed() -> None:
    """It withholds its echo, and halts for everybody each time before the grace is over."""
    table = Restless()
    table.one._say_next = lambda: False  # type: ignore[method-assign]
    for second in range(40):
        if second % 15 == 10 and not table.one.is_halted:
            table.halt(EVERYBODY)
        table.second()
        if table.is_out:
            break
    assert table.is_out
    assert 15 < second < 30, "not before the grace is over, and not long after"


def test_who_halts_again_and_again_is_left_out_by_the_others() -> None:
    table = Restless()
    halts = 0
    while halts < 60 and not table.is_out:
        if not table.one.is_halted:
            table.halt(EVERYBODY)
            halts += 1
        table.second()
    assert table.is_out
    assert halts > 8, "anybody may be lost and found a few times"
    for _ in range(10):
        table.second()
    assert len(table.party[0].line) > 5


def test_who_halts_now_for_some_and_now_for_others_keeps_a_change_waiting_no_longer() -> None:
    table = Restless()
    table.lie()
    for second in range(60):
        if not table.is_out:
            table.halt(EVERYBODY if second % 4 < 2 else (1, RESTLESS))
        table.second()
    assert table.is_out
    assert table.changing < 20


@pytest.mark.parametrize("ways", [(EVERYBODY,), (EVERYBODY, (1, RESTLESS))])
def test_who_asks_to_come_back_and_then_is_not_ready_is_not_heard_for_ever(
    ways: tuple[tuple[int, ...], ...],
) -> None:
    table = Restless()
    table.one.leave()
    table.meshes.work()
    table.lie()
    for second in range(600):
        change = table.one.record.change
        if RESTLESS not in table.one.record.live and (
            len(ways) > 1 or RESTLESS not in change.halts
        ):
            table.halt(ways[second // 2 % len(ways)])
        table.second()
    assert table.is_out
    assert table.changing < 600 * 0.35


def test_who_leaves_and_comes_back_again_and_again_has_to_wait_at_last() -> None:
    table = Restless()
    left = 0
    for _ in range(300):
        if RESTLESS in table.one.record.live and not table.one.is_halted:
            table.one.leave()
            table.meshes.work()
            left += 1
        table.second()
    assert 4 < left < 40


def test_of_two_neither_stops_the_time_rule_by_halting() -> None:
    party = Party(2, "hexentafl", terms=Terms(patience=30))
    meshes = Meshes(party)
    one = party[1]
    one.be_ready = lambda: None  # type: ignore[method-assign]
    one._say_next = lambda: False  # type: ignore[method-assign]
    halt_for(one, (0, 1))
    meshes.work()
    party[0].act(0, int(party[0].view(0).legal(0)[0]))
    meshes.wait(40)
    claim = party[0].record.claim()
    assert claim is not None and claim.peer == 0


def test_who_was_left_out_for_that_and_is_back_can_stay() -> None:
    """One whose link kept breaking, and then holds."""
    table = Restless()
    while not table.is_out:
        if not table.one.is_halted:
            table.halt(EVERYBODY)
        table.second()
    changes = 0
    for _ in range(900):
        was_out = table.is_out
        table.second()
        changes += table.is_out != was_out
    assert not table.is_out
    assert changes == 1


@pytest.fixture
def pen() -> Pen:
    return Pen(Party(PEOPLE, "nxs"))


def accounts(pen: Pen) -> list[tuple[tuple[int, ...], bool]]:
    record = Record(pen.party.signed.genesis)
    for sealed in pen.sealed:
        record.receive(sealed)
    return list(record.changed_for)


def test_a_change_is_on_the_account_of_who_went_or_came_back(pen: Pen) -> None:
    pen.change((0, 1))
    assert accounts(pen) == [((2,), False)]
    pen.halt(2, EVERYBODY)
    pen.change(EVERYBODY)
    assert accounts(pen) == [((2,), False), ((2,), True)]


def test_who_comes_back_pays_for_no_change_in_which_somebody_else_went() -> None:
    """That one may have kept all waiting for long."""
    pen = Pen(Party(4, "valhalla"))
    pen.change((0, 1, 2))
    pen.halt(3, (0, 1, 3))
    pen.change((0, 1, 3))
    assert accounts(pen) == [((3,), False), ((2,), False)]


def test_a_change_after_which_all_are_there_is_on_the_account_of_who_halted_first(pen: Pen) -> None:
    """Who halts because another one did has heard of that; a liar that says so shows no end."""
    pen.halt(1, EVERYBODY)
    pen.change(EVERYBODY)
    assert accounts(pen) == [((1,), False)]


def test_a_pretence_to_have_heard_another_halt_counts_for_nothing(pen: Pen) -> None:
    heard = list(pen.lengths)
    heard[0] += 1
    ends = (b"x" * 32, *pen.ends[1:])
    told = Halt(EVERYBODY, tuple(heard), ends, (), pen.levels, "")
    pen.say(1, Kind.HALT, told.encode())
    pen.change(EVERYBODY)
    assert accounts(pen) == [((1,), False)]


def test_who_gives_up_an_epoch_has_changed_the_table_too(pen: Pen) -> None:
    pen.change(EVERYBODY)
    pen.epoch = 0
    pen.halt(2, EVERYBODY)
    assert accounts(pen) == [((0,), False), ((2,), False)]
