"""One line on a terminal that is drawn over and over while long work goes on.

    with StatusLine() as line:
        line.draw(f"{progress(3, 10)} duel")

It goes to the error stream, so that what is printed stays clean, and only where somebody looks on.
"""

import os
import sys
from math import ceil
from time import monotonic
from typing import Final, Self

from meadhall.client.system.speech import told
from meadhall.engines.phrases import Form, counted

BAR: Final = 24
USUAL_WIDTH: Final = 80
ERASED: Final = "\r\x1b[K"


class ProgressText(Form):
    MINUTES = "about {count} minutes left"
    MINUTES_ONE = "less than a minute left"


def progress(done: int, wanted: int) -> str:
    """How far it has come, as a bar and in numbers."""
    full = BAR * done // wanted
    return f"[{'#' * full}{'.' * (BAR - full)}] {done}/{wanted}"


class StatusLine:
    """The line, which is gone when the work has ended."""

    def __init__(self) -> None:
        self.is_shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._write("")

    def draw(self, text: str) -> None:
        """Show this in place of what was there, as far as there is room."""
        if self.is_shown:
            width = os.get_terminal_size(sys.stderr.fileno()).columns or USUAL_WIDTH
            self._write(text[: width - 1])

    def _write(self, text: str) -> None:
        if self.is_shown:
            print(f"{ERASED}{text}", end="", file=sys.stderr, flush=True)


class ProgressLine(StatusLine):
    """How far the work has come, and the time that is left."""

    def __init__(self, what: str, whole: int, missing: int) -> None:
        super().__init__()
        self._what, self._whole, self._missing = what, whole, missing
        self._done = 0
        self._began = monotonic()
        self.draw(self.text())

    def step(self) -> None:
        self._done += 1
        self.draw(self.text())

    def text(self) -> str:
        done = self._whole - self._missing + self._done
        line = f"{progress(done, self._whole)} {self._what}"
        if self._done in (0, self._missing):
            return line
        seconds = (monotonic() - self._began) / self._done * (self._missing - self._done)
        minutes = max(ceil(seconds / 60), 1)
        return f"{line}, {told(counted(minutes, ProgressText.MINUTES_ONE, ProgressText.MINUTES))}"
