"""What the people at a table are told of each other: the gravest thing that holds, or nothing."""

import pytest

from meadhall.client.multiplayer import connection_status as presence_module
from meadhall.client.multiplayer.connection_status import (
    ConnectionProblem,
    ConnectionStatus,
    OwedPart,
    connection_status,
    is_offline,
)
from meadhall.net.errors import Refused
from meadhall.net.match.events import Broke
from tests.net.party import Meshes, Party


@pytest.fixture(autouse=True)
def on_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever network the machine is on that runs the tests."""
    monkeypatch.setattr(presence_module, "own_hosts", lambda: ["192.168.1.5"])


def table(people: int) -> Meshes:
    return Meshes(Party(people, "hexentafl" if people == 2 else "nxs"))


def told(meshes: Meshes, peer: int = 0) -> ConnectionStatus | None:
    return connection_status(meshes.meshes[peer])


def test_where_everybody_is_heard_there_is_nothing_to_say() -> None:
    meshes = table(3)
    meshes.wait(5)
    assert told(meshes) is None


def test_who_is_silent_is_named_and_then_thought_lost() -> None:
    meshes = table(2)
    meshes.silence(1)
    meshes.wait(5)
    silent = told(meshes)
    assert silent is not None and silent.problem is ConnectionProblem.SILENT
    assert (silent.names, silent.seconds) == (("Bo",), 5)
    meshes.wait(5)
    lost = told(meshes)
    assert lost is not None and lost.problem is ConnectionProblem.LOST
    assert lost.grace == 0, "of two, neither goes on alone"


def test_of_two_heroes_who_win_together_the_one_who_stays_may_go_on() -> None:
    meshes = Meshes(Party(2, "valheim"))
    meshes.silence(1)
    meshes.wait(5)
    silent = told(meshes)
    assert silent is not None and not silent.may_go_on, "nobody is gone yet"
    meshes.wait(5)
    lost = told(meshes)
    assert lost is not None and lost.problem is ConnectionProblem.LOST and lost.may_go_on
    meshes.hear_again(1)
    meshes.wait(3)
    assert told(meshes) is None
    against = table(2)
    against.silence(1)
    against.wait(10)
    lost = told(against)
    assert lost is not None and not lost.may_go_on, "it would be easy to win"


@pytest.mark.parametrize("game", ["valheim", "hexentafl"])
def test_who_has_said_that_it_goes_is_not_waited_for(game: str) -> None:
    meshes = Meshes(Party(2, game))
    meshes.meshes[1].match.leave()
    meshes.work()
    assert told(meshes) is None, "it is still here"
    meshes.silence(1)
    meshes.wait(4)
    left = told(meshes)
    assert left is not None and left.problem is ConnectionProblem.LEFT
    assert left.may_go_on is (game == "valheim")


def test_more_than_two_are_told_when_the_computer_takes_over() -> None:
    meshes = table(3)
    meshes.silence(2)
    meshes.wait(10)
    lost = told(meshes)
    assert lost is not None and lost.problem is ConnectionProblem.LOST and lost.grace == 20
    meshes.wait(30)
    gone = told(meshes)
    assert (
        gone is not None and gone.problem is ConnectionProblem.TAKEN_OVER and gone.names == ("Cai",)
    )


def test_who_was_left_behind_is_told_so() -> None:
    meshes = table(3)
    meshes.silence(2)
    meshes.wait(40)
    anna = meshes.meshes[0].match
    anna.act(0, int(anna.view(0).legal(0)[0]))
    meshes.hear_again(2)
    heard = []
    for _ in range(12):
        meshes.wait(1)
        heard.append(told(meshes, 2))
    assert ConnectionStatus(ConnectionProblem.OUT) in heard
    assert heard[-1] is None, "and let in again"


def test_a_computer_without_a_network_says_so_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    meshes = table(2)
    meshes.silence(1)
    meshes.wait(5)
    meshes.meshes[0].lose(1)
    monkeypatch.setattr(presence_module, "own_hosts", lambda: ["127.0.0.1"])
    offline = told(meshes)
    assert offline is not None and offline.problem is ConnectionProblem.OFFLINE
    monkeypatch.setattr(presence_module, "own_hosts", lambda: ["::1", "127.0.1.1"])
    assert is_offline()
    monkeypatch.setattr(presence_module, "own_hosts", lambda: ["fe80::1%eth0"])
    assert not is_offline()


def test_a_full_disk_comes_before_everything_else() -> None:
    meshes = table(2)
    meshes.silence(1)
    meshes.wait(5)
    unkept = connection_status(meshes.meshes[0], "The disk is full.")
    assert unkept == ConnectionStatus(ConnectionProblem.UNKEPT, why="The disk is full.")


def test_who_broke_the_match_is_named_with_the_reason() -> None:
    meshes = table(2)
    record = meshes.meshes[0].match.record
    record._blame(1, record.step.number, "it told two stories")
    broken = told(meshes)
    assert broken == ConnectionStatus(ConnectionProblem.BROKEN, ("Bo",), why="it told two stories")
    assert isinstance(record.events[-1], Broke)


def test_who_comes_back_first_waits_to_hear_how_far_the_match_had_come() -> None:
    meshes = table(2)
    meshes.meshes[0].match.is_quiet = True
    calling = told(meshes)
    assert calling is not None and calling.problem is ConnectionProblem.CALLING


def test_a_match_that_is_over_needs_nobody() -> None:
    meshes = table(2)
    for peer in (0, 1):
        meshes.meshes[peer].match.leave_it()
    meshes.work()
    meshes.wait(2)
    assert meshes.meshes[0].match.over is not None
    meshes.silence(1)
    meshes.wait(30)
    assert told(meshes) is None


def test_who_does_not_choose_is_named_and_the_others_may_go_on() -> None:
    meshes = table(3)
    asked = next(mesh.match.me for mesh in meshes.meshes if mesh.match.awaited)
    one, other = (peer for peer in range(3) if peer != asked)
    meshes.wait(15)
    assert told(meshes, one) is None, "a person may think"
    meshes.wait(10)
    slow = told(meshes, one)
    assert slow is not None and slow.problem is ConnectionProblem.OWES and slow.may_vote
    assert slow.owed is OwedPart.TURN and slow.grace == 0
    meshes.meshes[one].go_on_without()
    meshes.wait(10)
    waiting = told(meshes, one)
    assert waiting is not None and not waiting.may_vote, "one wishes so once"
    meshes.meshes[other].go_on_without()
    meshes.wait(10)
    gone = told(meshes, one)
    assert gone is not None and gone.problem is ConnectionProblem.TAKEN_OVER
    with pytest.raises(Refused, match="waits for nobody's choice"):
        meshes.meshes[one].go_on_without()
