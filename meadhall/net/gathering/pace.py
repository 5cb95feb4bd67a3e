"""What is told to everybody at a table whenever somebody else gives a reason to: not too often.

Each link takes only so many messages of a kind (`meadhall.net.transport.budget`), and who says more
is cut off. So nobody may give us reasons faster than that. What comes too soon waits, and of the
same thing only the latest is told.
"""

from collections.abc import Hashable
from typing import Final

from meadhall.net.transport.messages import CardNews, Message, Neighbour, Signature

Allowance = tuple[float, float]
"""How many at once, and how many a second from then on."""

PACES: Final[dict[type[Message], Allowance]] = {
    CardNews: (32, 16),
    Neighbour: (16, 1),
    Signature: (8, 4),
}
"""Less than half of what a link takes: what was late may come together."""


class Pace:
    """See above. `say` what there is, and fetch what is `due`."""

    def __init__(self) -> None:
        self._waiting: dict[type[Message], dict[Hashable, Message]] = {kind: {} for kind in PACES}
        self._room = {kind: burst for kind, (burst, _) in PACES.items()}
        self._now = 0.0

    def say(self, message: Message, about: Hashable = None) -> None:
        """Have this told, instead of what is waiting about the same."""
        waiting = self._waiting[type(message)]
        waiting.pop(about, None)
        waiting[about] = message

    def due(self, now: float) -> list[tuple[Hashable, Message]]:
        """What may be told now, and about what it is, in the order in which it was said."""
        passed, self._now = now - self._now, now
        found: list[tuple[Hashable, Message]] = []
        for kind, waiting in self._waiting.items():
            burst, rate = PACES[kind]
            self._room[kind] = min(burst, self._room[kind] + rate * passed)
            while waiting and self._room[kind] >= 1.0:
                self._room[kind] -= 1.0
                about = next(iter(waiting))
                found.append((about, waiting.pop(about)))
        return found
