"""Pieces of work to try a worker with. In a module of their own, which a new process can import."""

import os
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from meadhall.client.computer.workers import Finished
from meadhall.engines.values import GameError


@dataclass(frozen=True)
class Counting:
    """Counts until it is told to stop, and reports where it is."""

    limit: int = 10**9

    def run(self, say, is_stopped):
        count = 0
        while count < self.limit and not is_stopped():
            count += 1
            say(partial(int, count))
            time.sleep(0.002)
        return count


@dataclass(frozen=True)
class Failing:
    def run(self, say, is_stopped):
        raise ValueError("the runes do not add up")


@dataclass(frozen=True)
class Refused:
    def run(self, say, is_stopped):
        raise GameError("the tables are damaged")


@dataclass(frozen=True)
class Dying:
    def run(self, say, is_stopped):
        os._exit(3)


@dataclass(frozen=True)
class Deaf:
    """Never looks whether it should stop."""

    def run(self, say, is_stopped):
        time.sleep(3600)


@dataclass
class Remains:
    """Waits to be cleared away until there is a file named `go`, and leaves one named `gone`."""

    folder: Path

    def __del__(self):
        while not (self.folder / "go").exists():
            time.sleep(0.01)
        (self.folder / "gone").touch()


@dataclass(frozen=True)
class Littering:
    folder: Path

    def run(self, say, is_stopped):
        return Finished("found", Remains(self.folder))


@dataclass(frozen=True)
class Doomed:
    """Number 0 waits for its end the first time that it is begun. All others just answer."""

    folder: str
    number: int

    def run(self, say, is_stopped):
        before = list(Path(self.folder).glob(f"begun-{self.number}-*"))
        (Path(self.folder) / f"begun-{self.number}-{os.getpid()}").write_text("")
        while self.number == 0 and not before:
            time.sleep(0.01)
        return self.number


@dataclass(frozen=True)
class Meeting:
    """Waits until so many processes do such work at the same time; which one did this."""

    folder: str
    processes: int

    def run(self, say, is_stopped):
        (Path(self.folder) / str(os.getpid())).touch()
        while len(list(Path(self.folder).iterdir())) < self.processes:
            time.sleep(0.01)
        return os.getpid()


@dataclass(frozen=True)
class Holding:
    """Holds a pipe open for an hour."""

    fifo: str

    def run(self, say, is_stopped):
        with open(self.fifo, "wb"):
            time.sleep(3600)
