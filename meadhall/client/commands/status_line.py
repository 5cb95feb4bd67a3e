"""One line on a terminal that is drawn over and over while long work goes on.

    with StatusLine() as line:
        line.draw(f"{progress(3, 10)} duel")

It goes to the error stream, so that what is printed stays clean, and only where somebody looks on.
"""

import os
import sys
from typing import Final, Self

BAR: Final = 24
USUAL_WIDTH: Final = 80
ERASED: Final = "\r\x1b[K"


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
