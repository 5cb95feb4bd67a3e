"""Real programs for the tests: started, read line by line, killed without warning."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds. Long, because nobody waits for it unless something is wrong or the machine is busy."""


class Program:
    """One running command, and the events that it has told so far."""

    def __init__(
        self,
        words: Sequence[str],
        home: Path,
        prefix: Sequence[str] = (),
        command: Sequence[str] = (sys.executable, "-m", "meadhall.client"),
    ) -> None:
        environment = dict(os.environ, MEADHALL_HOME=str(home))
        if command[0] == sys.executable:
            environment["PYTHONPATH"] = str(ROOT)
        self.words = words
        self.events: list[dict[str, object]] = []
        self.process = subprocess.Popen(
            [*prefix, *command, *words, "--json"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stdout:
            for line in stdout:
                self._lines.put(line)

    def _drain(self, seconds: float) -> None:
        with contextlib.suppress(Empty):
            line = self._lines.get(timeout=seconds)
            try:
                self.events.append(json.loads(line))
            except ValueError:
                self.events.append({"event": "noise", "text": line})

    def wait_for(self, event: str, seconds: float = PATIENCE, **facts: object) -> dict[str, object]:
        """The first event of this name that the program tells, or has told, with these facts."""
        deadline = time.monotonic() + seconds
        seen = 0
        while True:
            for told in self.events[seen:]:
                if told["event"] == event and facts.items() <= told.items():
                    return told
            seen = len(self.events)
            has_ended = not self._reader.is_alive() and self._lines.empty()
            if time.monotonic() > deadline or has_ended:
                raise AssertionError(f"{self.words} never told {event!r}; it told {self.tail()}")
            self._drain(0.2)

    def type(self, line: str) -> None:
        """Type a line at its keyboard."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def count(self, event: str) -> int:
        self._drain(0.01)
        while not self._lines.empty():
            self._drain(0.01)
        return sum(told["event"] == event for told in self.events)

    def finish(self, seconds: float = PATIENCE) -> int:
        """Wait for its end; the exit code."""
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.kill()
            self.count("")
            raise AssertionError(f"{self.words} does not end; it told {self.tail()}") from None
        self.close()
        self.count("")
        return code

    def interrupt(self) -> int:
        """Press Ctrl+C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.finish()

    def kill(self) -> None:
        """As if the plug were pulled."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close its input and stop reading its output."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self._reader.join()

    def tail(self) -> str:
        return "\n".join(str(told) for told in self.events[-8:])


def run(words: Sequence[str], home: Path) -> tuple[int, list[dict[str, object]]]:
    """Run a command to its end: its exit code and what it told."""
    program = Program(words, home)
    code = program.finish()
    return code, program.events
