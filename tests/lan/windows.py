"""Real windows for the tests: each a process of its own, operated by `window_driver`."""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.lan.programs import ROOT

Seen = dict[str, Any]

PATIENCE = 300.0


class WindowProgram:
    """One running window. Each action at it returns what can be seen afterwards."""

    def __init__(self, home: Path, name: str, prefix: Sequence[str], words: Sequence[str]) -> None:
        settings = home / "config" / "settings.json"
        if not settings.exists():
            settings.parent.mkdir(parents=True, exist_ok=True)
            settings.write_text(json.dumps({"name": name, "motion": "off", "pause": 0}))
        surroundings = {
            "MEADHALL_HOME": str(home),
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "offscreen",
        }
        self.process = subprocess.Popen(
            [*prefix, sys.executable, "-m", "tests.lan.window_driver", *words],
            cwd=ROOT,
            env=os.environ | surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def do(self, verb: str, *words: str | int) -> Seen:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([verb, *words]) + "\n")
        self.process.stdin.flush()
        seen: Seen = json.loads(self.process.stdout.readline())
        assert "lacking" not in seen, (seen, self.do("see"))
        return seen

    def until(self, is_there: Callable[[Seen], bool], verb: str = "see") -> Seen:
        """Look, or do this verb, again and again until this can be seen."""
        deadline = time.monotonic() + PATIENCE
        while not is_there(seen := self.do(verb)):
            assert time.monotonic() < deadline, json.dumps(seen, indent=1)
            time.sleep(0.05)
        return seen

    def read(self, words: str) -> Seen:
        """Wait until these words can be read somewhere in the window."""
        return self.until(
            lambda seen: any(words in each for each in [*seen["words"], seen["news"]])
        )

    def press(self, button: str) -> Seen:
        """Wait for a button of this name, and press it."""
        self.until(lambda seen: button in seen["buttons"])
        return self.do("press", button)

    def kill(self) -> None:
        """As if the plug were pulled."""
        self.process.kill()
        self._end()

    def close(self) -> int:
        """Close the window; the program's exit code."""
        self.do("leave")
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):  # a word that nobody reads any more
                    pipe.close()
        return code


def play(
    windows: Sequence[WindowProgram], is_enough: Callable[[Seen], bool], seconds: float = 600
) -> list[Seen]:
    """Have everybody make random moves until each of them has seen enough."""
    deadline = time.monotonic() + seconds
    while True:
        seen = [window.do("play") for window in windows]
        if all(is_enough(each) for each in seen):
            return seen
        assert time.monotonic() < deadline, json.dumps(seen, indent=1)
