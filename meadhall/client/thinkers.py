"""Who thinks for the computer's seats: at once in this process, or apart in one of its own.

A search may take seconds and fills a processor. In a process of its own it takes nothing from
the window's frames, can be stopped within moments, and a crash of it is only an answer that
does not come: then the question is asked once more, of a new process and a weaker player.
"""

import contextlib
import os
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from meadhall.ai import levels
from meadhall.ai.player import choose
from meadhall.engines import catalogue
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.values import Setting

WEAKEST: Final = levels.LEVELS[0].key
USUAL: Final = levels.DEFAULT


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


@dataclass(frozen=True, slots=True)
class Question:
    """What shall this seat do? All that it knows is in here, and nothing else."""

    game: str
    seats: int
    settings: tuple[tuple[str, Setting], ...]
    knowledge: tuple[int, ...]
    seat: int
    level: str
    seed: int

    def state(self) -> State:
        """The match as the seat knows it."""
        state = catalogue.find(self.game).opening(self.seats, dict(self.settings))
        state.load(list(self.knowledge))
        return state

    def answer(self) -> int:
        return choose(self.state(), self.seat, self.level, self.seed)


def question(
    game: Game, settings: dict[str, Setting], view: State, seat: int, level: str, seed: int
) -> Question:
    """The question that a seat's view of the match asks."""
    known = tuple(view.dump())
    return Question(game.key, int(view.seats), tuple(settings.items()), known, seat, level, seed)


class AtOnce:
    """Thinks while it is asked: for tests and for terminals, where nobody minds the wait."""

    def __init__(self) -> None:
        self._found: int | None = None

    def begin(self, asked: Question) -> None:
        self._found = asked.answer()

    def poll(self) -> int | None:
        found, self._found = self._found, None
        return found

    def stop(self) -> None:
        self._found = None

    def close(self) -> None:
        self._found = None


class Apart:
    """Thinks in another process, which is started at the first question."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._asked: Question | None = None

    def begin(self, asked: Question) -> None:
        self._asked = asked
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._pipe is not None
        try:
            self._pipe.send(asked)
        except OSError:
            self._asks_again()

    def poll(self) -> int | None:
        if self._asked is None or self._pipe is None:
            return None
        try:
            if not self._pipe.poll():
                return None
            action = int(self._pipe.recv())
        except (EOFError, OSError):
            self._asks_again()
            return None
        self._asked = None
        return action

    def stop(self) -> None:
        """Forget the question; a process that is in the middle of one ends with it."""
        if self._asked is not None:
            self._end()
        self._asked = None

    def close(self) -> None:
        self._end()
        self._asked = None

    def _start(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _asks_again(self) -> None:
        """The process died: ask a new one, who shall not try so hard."""
        assert self._asked is not None
        self._end()
        self._asked = replace(self._asked, level=WEAKEST)
        self._start()
        assert self._pipe is not None
        self._pipe.send(self._asked)


def think(pipe: Connection) -> None:
    """The other process: answer questions until nobody asks any more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send(pipe.recv().answer())
