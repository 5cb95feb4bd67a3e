"""Jobs that take a processor for a while, each in its own process.

A worker is handed one piece of work at a time. While it works it reports now and then, ten times
a second at most; told to stop it comes to an end within a tenth of a second, with what it has. A
worker that dies, for whatever reason, is one message more; the next piece of work starts another.

    worker = Worker()
    worker.begin(work)
    worker.poll()       what it has to say, or None: Progress, Done, Failed, Died
    worker.stop()       make do with what you have; `Done` comes soon
    worker.close()      and be gone, whatever you are doing

Processes are spawned, not forked, so that the same holds on every system.
"""

import contextlib
import logging
import os
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic
from typing import Final, Protocol

from meadhall.client.system import logs
from meadhall.client.system.folders import usual
from meadhall.engines.values import GameError

REPORT_EVERY: Final = 0.1
"""Seconds."""

NICENESS: Final = 5
"""The computer's thinking gives way to the window, and to the rest of the machine."""

Say = Callable[[Callable[[], object]], None]
"""Takes a function that makes the report; it is called when a report is due, and not else."""

IsStopped = Callable[[], bool]


class Job(Protocol):
    """Something to be done elsewhere. It is sent there, and so are its reports and its result."""

    def run(self, say: Say, is_stopped: IsStopped) -> object:
        """Do it; look at `is_stopped` every few hundredths of a second."""
        ...


@dataclass(frozen=True, slots=True)
class Finished:
    """A result, and what it was worked out with, which is cleared away once the result is sent.

    A tree of millions of nodes takes a second to clear away, and nobody should wait for that.
    """

    value: object
    remains: object


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is: the last thing it said, and nothing is lost if nobody reads it."""

    value: object


@dataclass(frozen=True, slots=True)
class Done:
    value: object


@dataclass(frozen=True, slots=True)
class Failed:
    """The work could not be done; the worker is ready for more."""

    reason: str


@dataclass(frozen=True, slots=True)
class Died:
    """The process is gone, and the work with it."""


Message = Progress | Done | Failed | Died


log: Final = logging.getLogger(__name__)


class Worker:
    """A process that works for us, started when there is something to do."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self.is_busy = False

    @property
    def process_id(self) -> int | None:
        """The system's number for the process, if there is one."""
        return None if self._process is None else self._process.pid

    def begin(self, work: Job) -> None:
        """Give it something to do. What it did before is forgotten."""
        if self.is_busy:
            self.close()
        self._hand(work)

    def begin_next(self, work: Job) -> None:
        """The same, but what it does now is brought to its end, for what comes of it is needed.

        So nothing may fill the pipe before: this is for work that reports nothing but its end.
        """
        self.stop()
        self._hand(work)

    def _hand(self, work: Job) -> None:
        if self._process is None or not self._process.is_alive():
            self._start()
        self._number += 1
        self.is_busy = True
        self._send((self._number, work))

    def stop(self) -> None:
        """Ask for what there is. Nothing happens if nothing is being done."""
        if self.is_busy:
            self._send((self._number, None))

    def poll(self) -> Message | None:
        """The oldest message not read yet; older progress is passed over for newer."""
        latest: Message | None = None
        while self.is_busy and self._pipe is not None:
            try:
                if not self._pipe.poll():
                    break
                number, message = self._pipe.recv()
            except (EOFError, OSError):
                log.warning("worker %s died over work %d", self.process_id, self._number)
                self.close()
                return Died()
            if number != self._number:
                continue
            latest = message
            if not isinstance(message, Progress):
                self.is_busy = False
            if isinstance(message, Failed):
                log.error("work %d failed: %s", number, message.reason)
        return latest

    def close(self) -> None:
        """End the process now; it has nothing that could be lost."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self.is_busy = False

    def _start(self) -> None:
        self.close()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        log.debug("worker %s started", self._process.pid)

    def _send(self, order: tuple[int, Job | None]) -> None:
        """Send to the process. If it has died, `poll` reports that."""
        assert self._pipe is not None
        with contextlib.suppress(OSError):
            self._pipe.send(order)


def processors() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def wait_for_any(workers: list[Worker], seconds: float) -> None:
    """Sleep until one of them has something to say, or the time is over."""
    wait([worker._pipe for worker in workers if worker._pipe is not None], seconds)


# The other side. ----------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """The process: do what is ordered, one thing after the other, until the other side is gone."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    logs.continue_in_worker(usual())
    Thread(target=end_with_owner, daemon=True).start()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, work = pipe.recv()
            if work is not None:
                JobRunner(pipe, number).do(work)


def end_with_owner() -> None:
    """End at once with the process that we work for, however that ended: nobody wants the rest."""
    owner = parent_process()
    assert owner is not None
    owner.join()
    os._exit(1)


def in_words(error: Exception) -> str:
    """Why a piece of work could not be done: what a game refuses is a sentence already."""
    return str(error) if isinstance(error, GameError) else f"{type(error).__name__}: {error}"


class JobRunner:
    """One piece of work, seen from the process that does it."""

    def __init__(self, pipe: Connection, number: int) -> None:
        self._pipe = pipe
        self._number = number
        self._said = monotonic()
        self._stopped = False

    def do(self, work: Job) -> None:
        result: object = None
        try:
            result = work.run(self.say, self.is_stopped)
            message: Message = Done(result.value if isinstance(result, Finished) else result)
        except (EOFError, OSError):
            raise
        except Exception as error:  # whatever it is, it must not take the process with it
            message = Failed(in_words(error))
        self._pipe.send((self._number, message))

    def say(self, report: Callable[[], object]) -> None:
        if monotonic() - self._said >= REPORT_EVERY:
            self._said = monotonic()
            self._pipe.send((self._number, Progress(report())))

    def is_stopped(self) -> bool:
        """The only thing that can come while we work is word to stop this work."""
        while not self._stopped and self._pipe.poll():
            number, _ = self._pipe.recv()
            self._stopped = number == self._number
        return self._stopped
