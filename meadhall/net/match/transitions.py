"""What a peer may say next in the open step, as a table.

A step has a phase. In it each peer has a standing: what it owes. An envelope of the step moves its
author to another standing, by the table below. Whatever is not in the table is a fault of that
peer: no honest program says it. An echo before all parts are in is early and waits.

`FOLLOWING` says which phase the next step has; where nothing stands, the game decides.
"""

from enum import StrEnum
from typing import Final

from meadhall.net.transport.envelope import Kind


class Phase(StrEnum):
    """What a step is for."""

    COMMIT = "commit"  # several choose in secret: each promises its choice
    REVEAL = "reveal"  # and then shows it
    OPEN = "open"  # one peer chooses
    PROMISE = "promise"  # keys are made: each promises its part
    DEAL = "deal"  # cards and dice: each gives its part
    END = "end"  # everybody signs the end
    IDLE = "idle"  # the match is over; only a takeback may follow


class Standing(StrEnum):
    """What a peer owes in the open step."""

    ASKED = "owes its part"
    WAITING = "waits for the parts of others"
    ECHOING = "owes its echo"
    DONE = "has spoken"


ASKED, WAITING, ECHOING, DONE = Standing
WHILE_OTHERS_ACT: Final = {Kind.ECHO: WAITING}
"""An echo that came before all parts are in. It waits, and nobody has moved."""

ONCE_ALL_ACTED: Final = {Kind.ECHO: DONE}
NOTHING: Final[dict[Kind, Standing]] = {}

TRANSITIONS: Final[dict[Phase, dict[Standing, dict[Kind, Standing]]]] = {
    Phase.COMMIT: {
        ASKED: {Kind.COMMIT: DONE, Kind.AGREEMENT: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
    Phase.REVEAL: {
        ASKED: {Kind.OPEN: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
    Phase.OPEN: {
        ASKED: {Kind.OPEN: DONE, Kind.AGREEMENT: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
    Phase.PROMISE: {
        ASKED: {Kind.COMMIT: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
    Phase.DEAL: {
        ASKED: {Kind.DEAL: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
    Phase.END: {
        ASKED: {Kind.END: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
    Phase.IDLE: {
        ASKED: {Kind.AGREEMENT: DONE},
        WAITING: WHILE_OTHERS_ACT,
        ECHOING: ONCE_ALL_ACTED,
        DONE: NOTHING,
    },
}

FOLLOWING: Final[dict[Phase, Phase]] = {
    Phase.COMMIT: Phase.REVEAL,
    Phase.PROMISE: Phase.DEAL,
    Phase.END: Phase.IDLE,
}


def fault_of(phase: Phase, standing: Standing, kind: Kind) -> str:
    """Why an envelope that is not in the table is a fault, as a sentence about its author."""
    if standing is DONE:
        return "it spoke twice in one step"
    if standing is not ASKED:
        return "it spoke out of turn"
    if kind is Kind.ECHO:
        return "it echoed where it was asked itself"
    return f"it said {kind.name} where {phase.value} was asked"


def drawing() -> str:
    """The table as the pages of `docs/` print it."""
    lines = ["| phase | a peer that | may say | and then |", "|---|---|---|---|"]
    for phase, standings in TRANSITIONS.items():
        for standing, kinds in standings.items():
            for kind, after in kinds.items():
                row = (phase.value, standing.value, kind.name, after.value)
                lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines) + "\n"
