"""Computer players for a session: one that thinks in this process, one with its own process.

A search may take seconds and fills a processor. In a process of its own it takes nothing from
the window's frames, can be stopped within moments, and a crash of it is only an answer that
does not come: then the same question is asked once more, of a new process. Only when that does
not help either, a weaker player is asked. Then those who compute the choice again will disagree.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.ai import levels
from meadhall.client.computer.thinking import SearchReport, ThinkingJob
from meadhall.client.computer.workers import Died, Done, Failed, Worker

WEAKEST: Final = levels.LEVELS[0].key
USUAL: Final = levels.DEFAULT
CRASHES: Final = 2
"""How many processes may be lost over one question."""


@dataclass(frozen=True, slots=True)
class Strength:
    """One of the computer's levels, as it is offered to a person."""

    key: str
    title: str
    meaning: str


def strengths() -> tuple[Strength, ...]:
    """From the weakest to the strongest."""
    return tuple(Strength(level.key, level.title, level.meaning) for level in levels.LEVELS)


def strength(key: str) -> Strength:
    return next(each for each in strengths() if each.key == key)


class InProcessPlayer:
    """Thinks while it is asked: for tests and for terminals, where nobody minds the wait."""

    def __init__(self) -> None:
        self._found: int | None = None

    def begin(self, asked: ThinkingJob) -> None:
        _, report = asked.explore(lambda report: None, lambda: False)
        self._found = report.action

    def poll(self) -> int | None:
        found, self._found = self._found, None
        return found

    def stop(self) -> None:
        self._found = None

    def close(self) -> None:
        self._found = None


class WorkerPlayer:
    """Thinks in another process, which is started at the first question."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._asked: ThinkingJob | None = None
        self._crashes = 0

    def begin(self, asked: ThinkingJob) -> None:
        self._crashes = 0
        self._ask(asked)

    def _ask(self, asked: ThinkingJob) -> None:
        self._asked = asked
        self._worker.begin(asked)

    def poll(self) -> int | None:
        message = self._worker.poll()
        if isinstance(message, Done):
            assert isinstance(message.value, SearchReport)
            return message.value.action
        if isinstance(message, (Died, Failed)) and self._asked is not None:
            self._crashes += 1
            is_hopeless = isinstance(message, Failed) or self._crashes > CRASHES
            self._ask(replace(self._asked, level=WEAKEST) if is_hopeless else self._asked)
        return None

    def stop(self) -> None:
        """Forget the question; a process that is in the middle of one ends with it."""
        if self._worker.is_busy:
            self._worker.close()
        self._asked = None

    def close(self) -> None:
        self._worker.close()
        self._asked = None
