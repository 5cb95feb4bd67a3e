"""The line that shows how far long work has come."""

import io
import os
import sys

import pytest

from meadhall.client.commands.status_line import StatusLine, progress


class Terminal(io.StringIO):
    """An error stream that somebody looks at."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 2


def terminal_of(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A small terminal in place of the error stream."""
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((20, 24)))
    return shown


def test_a_bar_is_full_when_the_work_is_done() -> None:
    assert progress(0, 4) == f"[{'.' * 24}] 0/4"
    assert progress(1, 4) == f"[{'#' * 6}{'.' * 18}] 1/4"
    assert progress(4, 4) == f"[{'#' * 24}] 4/4"


def test_the_line_is_drawn_over_and_over_and_is_gone_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = terminal_of(monkeypatch)
    with StatusLine() as line:
        line.draw("one")
        line.draw("two")
    assert terminal.getvalue() == "\r\x1b[Kone\r\x1b[Ktwo\r\x1b[K"


def test_the_line_is_gone_even_if_the_work_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    with pytest.raises(KeyboardInterrupt), StatusLine() as line:
        line.draw("one")
        raise KeyboardInterrupt
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_the_line_never_wraps(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = terminal_of(monkeypatch)
    with StatusLine() as line:
        line.draw("x" * 50)
    assert "x" * 19 in terminal.getvalue() and "x" * 20 not in terminal.getvalue()


def test_nothing_is_drawn_where_nobody_looks_on(capsys: pytest.CaptureFixture[str]) -> None:
    with StatusLine() as line:
        line.draw("one")
    assert capsys.readouterr() == ("", "")
