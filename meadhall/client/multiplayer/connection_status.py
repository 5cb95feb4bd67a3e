"""The connection of a table: who is not heard, who is gone, and whether this computer is.

A window shows it in words for as long as it is so. It is computed again each time and nothing is
kept, so it cannot be out of date; what has only just happened is told as news instead (`network`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from math import inf
from typing import Final

from meadhall.client.match.going_on import is_won_together
from meadhall.engines.phrases import Text
from meadhall.net.match.debts import Debt
from meadhall.net.match.events import Due
from meadhall.net.match.mesh import Mesh
from meadhall.net.shell.addresses import own_hosts


class ConnectionProblem(Enum):
    """What can be wrong, the gravest first. Only the gravest one is shown."""

    UNKEPT = "the match cannot be written down"
    BROKEN = "somebody broke the match, and it stands still"
    DIFFERS = "somebody's board is not as ours, and the match waits"
    OFFLINE = "this computer is on no network"
    OUT = "the others have gone on without us"
    LEFT = "the other of two has said that it goes, and is not heard any more"
    LOST = "somebody has not been heard for long"
    CALLING = "we are back, and wait to hear how far the match had come"
    SILENT = "somebody is not heard just now"
    OWES = "somebody is heard, and has not sent what it owes for long"
    TAKEN_OVER = "the computer plays for somebody who is gone"


class OwedPart(Enum):
    """What somebody owes, as far as a player cares."""

    TURN = "a choice for which a person may take time"
    ECHO = "its confirmation of the last choice"
    CHOICE = "a choice that it has promised"
    DEAL = "its part of the cards or dice"
    END = "its signature of the result"
    CHANGE = "its word about who plays on"


PARTS: Final = {
    Due.CHOICE: OwedPart.TURN,
    Due.ANSWER: OwedPart.TURN,
    Due.ECHO: OwedPart.ECHO,
    Due.PROMISE: OwedPart.CHOICE,
    Due.OPENING: OwedPart.CHOICE,
    Due.DEAL: OwedPart.DEAL,
    Due.END: OwedPart.END,
    Due.HALT: OwedPart.CHANGE,
    Due.READY: OwedPart.CHANGE,
    Due.PROOF: OwedPart.CHANGE,
}


@dataclass(frozen=True, slots=True)
class ConnectionStatus:
    """What is wrong, who it is about, and for how long."""

    problem: ConnectionProblem
    names: tuple[str, ...] = ()
    seconds: int = 0
    why: Text = ""
    grace: int = 0
    """Seconds of silence after which the table goes on without them; 0 if it never does."""

    owed: OwedPart = OwedPart.ECHO
    """What is owed."""

    builds: tuple[str, str] = ("", "")
    """Where boards differ: what plays here, and there."""

    may_go_on: bool = False
    """May we go on without them, in a match of our own (`going_on`)?"""

    may_vote: bool = False
    """May we wish that the table goes on without them?"""


HINDRANCES: Final = (
    ConnectionProblem.BROKEN,
    ConnectionProblem.OFFLINE,
    ConnectionProblem.LEFT,
    ConnectionProblem.LOST,
    ConnectionProblem.OWES,
)
"""What two who win or lose together need not wait for."""


def connection_status(mesh: Mesh, unkept: Text = "") -> ConnectionStatus | None:
    """What the people at the table should know; None if all is well.

    `unkept` is why the match cannot be written down at the moment.
    """
    found = _status(mesh, unkept)
    if found is None or found.problem not in HINDRANCES or not is_won_together(mesh.match):
        return found
    return replace(found, may_go_on=mesh.match.over is None)


def _status(mesh: Mesh, unkept: Text) -> ConnectionStatus | None:
    match = mesh.match
    record, me = match.record, match.me
    if unkept:
        return ConnectionStatus(ConnectionProblem.UNKEPT, why=unkept)
    if record.fault is not None:
        who = match.genesis.peer_name(record.fault.peer)
        return ConnectionStatus(ConnectionProblem.BROKEN, (who,), why=record.fault.why)
    if (found := mesh.difference) is not None:
        name = match.genesis.peer_name(found.peer)
        return ConnectionStatus(ConnectionProblem.DIFFERS, (name,), builds=found.builds)
    if me < 0:
        return None
    if record.outcome is not None:
        return _debt(mesh, owed) if (owed := mesh.debts()) else None
    others = [peer for peer in record.live if peer != me]
    silent = [peer for peer in others if mesh.silence_of(peer) > mesh.timing.slow]
    if silent and len(silent) == len(others) and not mesh.linked() and is_offline():
        return ConnectionStatus(ConnectionProblem.OFFLINE)
    if me not in record.live:
        return ConnectionStatus(ConnectionProblem.OUT)
    if silent:
        return _silence(mesh, silent)
    if owed := mesh.debts():
        return _debt(mesh, owed)
    if match.is_quiet:
        return ConnectionStatus(ConnectionProblem.CALLING, _names(mesh, others))
    gone = [peer for peer in record.peers if peer not in record.live]
    return ConnectionStatus(ConnectionProblem.TAKEN_OVER, _names(mesh, gone)) if gone else None


def _silence(mesh: Mesh, silent: list[int]) -> ConnectionStatus:
    """About those who are not heard, as long as the one who has been silent for longest."""
    seconds = max(mesh.silence_of(peer) for peer in silent)
    is_lost = seconds > mesh.timing.lost
    problem = ConnectionProblem.LOST if is_lost else ConnectionProblem.SILENT
    can_go_on = 2 * (len(mesh.match.record.live) - len(silent)) > len(mesh.match.record.live)
    if not can_go_on and mesh.match.record.leaving.issuperset(silent):
        problem = ConnectionProblem.LEFT
    grace = round(mesh.timing.grace) if can_go_on else 0
    return ConnectionStatus(problem, _names(mesh, silent), int(seconds), grace=grace)


def _debt(mesh: Mesh, owed: Mapping[Debt, float]) -> ConnectionStatus:
    """About what has been owed for longest, and by whom."""
    seconds = max(owed.values())
    debt = next(debt for debt, age in owed.items() if age == seconds)
    names = _names(mesh, sorted({each.peer for each in owed if each.due is debt.due}))
    time = mesh.time_for(debt)
    grace = round(time) if len(mesh.match.record.live) > 2 and time < inf else 0
    return ConnectionStatus(
        ConnectionProblem.OWES,
        names,
        int(seconds),
        grace=grace,
        owed=PARTS[debt.due],
        may_vote=bool(mesh.hesitant()),
    )


def _names(mesh: Mesh, peers: list[int]) -> tuple[str, ...]:
    return tuple(mesh.match.genesis.peer_name(peer) for peer in peers)


def is_offline() -> bool:
    """Has this computer no address but the one at which it finds itself?"""
    return all(host.startswith("127.") or host == "::1" for host in own_hosts())
