"""Who thinks for the computer's seats: at once in this process, or apart in one of its own.

A search may take seconds and fills a processor. In a process of its own it takes nothing from
the window's frames, can be stopped within moments, and a crash of it is only an answer that
does not come.
"""

from meadhall.ai.player import choose
from meadhall.engines.contract import State


class AtOnce:
    """Thinks while it is asked: for tests and for terminals, where nobody minds the wait."""

    def __init__(self) -> None:
        self._found: int | None = None

    def begin(self, state: State, seat: int, level: str, seed: int) -> None:
        self._found = choose(state, seat, level, seed)

    def poll(self) -> int | None:
        found, self._found = self._found, None
        return found

    def stop(self) -> None:
        self._found = None
