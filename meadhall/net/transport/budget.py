"""How many messages of a kind one link may bring, so that nobody can keep a peer busy.

Each kind has a burst and a rate. What is over the budget is dropped; a link that goes on regardless
is cut. The numbers are far above what an honest peer says, also after a long absence: a match is
caught up with in envelopes (`EnvelopeNews`), and those are bounded by the record itself.
"""

from collections.abc import Mapping
from typing import Final

from meadhall.net.transport.messages import (
    Beginning,
    Bye,
    CardNews,
    EnvelopeNews,
    Hello,
    Invite,
    InviteNews,
    Message,
    Neighbour,
    Ping,
    Proof,
    Review,
    Signature,
    StateReport,
    Talk,
)

Allowance = tuple[float, float]
"""How many at once, and how many a second from then on."""

ALLOWANCES: Final[Mapping[type[Message], Allowance]] = {
    Hello: (2, 0.1),
    Bye: (1, 0.1),
    Beginning: (4, 0.2),
    CardNews: (128, 40),
    Signature: (40, 10),
    EnvelopeNews: (40_000, 4_000),
    Ping: (60, 20),
    StateReport: (4, 0.1),
    Neighbour: (64, 2),
    Talk: (20, 2),
    Invite: (4, 0.2),
    InviteNews: (8, 0.5),
    Proof: (32, 2),
    Review: (40, 10),
}

PATIENCE: Final = 200
"""Messages over its budget after which a link is cut."""


class Budget:
    """What one link has left of each kind."""

    def __init__(self) -> None:
        self._left: dict[type[Message], tuple[float, float]] = {}
        self.excess = 0

    @property
    def is_exhausted(self) -> bool:
        return self.excess > PATIENCE

    def allows(self, kind: type[Message], now: float) -> bool:
        """Is another message of this kind within the budget? It is counted either way."""
        burst, rate = ALLOWANCES[kind]
        left, since = self._left.get(kind, (burst, now))
        left = min(burst, left + rate * max(0.0, now - since))
        if left < 1.0:
            self._left[kind] = left, now
            self.excess += 1
            return False
        self._left[kind] = left - 1.0, now
        return True
