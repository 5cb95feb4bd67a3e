"""A window that is killed at any moment of a match against the computer loses none of it."""

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from tests.lan.windows import WindowProgram

OFTEN = 50


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[list[WindowProgram]]:
    """The windows opened by the test; those that are left are ended with it."""
    opened: list[WindowProgram] = []
    yield opened
    for window in opened:
        if window.process.poll() is None:
            window.kill()


def begin(window: WindowProgram) -> None:
    """A match against the computer, with some moves made already."""
    window.press("Play NXS: Ragnarok")
    window.do("choose", 1, "Thrall")
    window.press("Sit down and play")
    window.until(lambda seen: seen["length"] >= 4, "play")


@pytest.mark.parametrize("times", [3, pytest.param(OFTEN, marks=pytest.mark.long)])
def test_whenever_it_is_killed_home_leads_back_to_the_same_position(
    tmp_path: Path, windows: list[WindowProgram], times: int
) -> None:
    dice = random.Random(5)

    def open_window() -> WindowProgram:
        windows.append(WindowProgram(tmp_path / "home", "Astrid", (), ()))
        return windows[-1]

    window = open_window()
    begin(window)
    for _ in range(times):
        shown = window.do("see")
        killer = threading.Timer(dice.uniform(0.0, 0.6), window.process.kill)
        killer.start()
        try:
            while True:
                shown = window.do("play")
        except (OSError, ValueError):
            pass  # it is dead, in the middle of whatever it did
        killer.join()
        window.kill()
        window = open_window()
        if shown["is_over"]:
            begin(window)
            continue
        assert window.do("see")["page"] == "HomePage"
        resumed = window.press("Go on")
        count = len(shown["answers"])
        assert resumed["answers"][:count] == shown["answers"]
        assert len(resumed["answers"]) >= count
        if len(resumed["answers"]) == count:
            assert resumed["diagram"] == shown["diagram"]
