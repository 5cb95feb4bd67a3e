"""Where no window can be opened, a sentence says why and what helps."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.client.system.screen import missing_library, missing_screen, mute_screen

LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="others always have a screen")


def command(home: Path, *words: str, **surroundings: str) -> "subprocess.CompletedProcess[str]":
    """The real command, on a machine without a screen."""
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    clean = {key: value for key, value in os.environ.items() if key not in unset}
    return subprocess.run(
        [sys.executable, "-m", "meadhall.client", *words],
        env=clean | {"MEADHALL_HOME": str(home)} | surroundings,
        capture_output=True,
        text=True,
        timeout=300,
    )


@LINUX_ONLY
@pytest.mark.parametrize("words", [(), ("play", "hexentafl"), ("some.saga",)])
def test_without_a_screen_there_is_one_sentence_that_names_text(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    done = command(tmp_path / "home", *words)
    assert done.returncode == 1
    assert done.stderr.startswith("meadhall: there is no screen to open a window on")
    assert done.stderr.count("\n") == 1 and "--text" in done.stderr
    assert not (tmp_path / "home").exists(), "a match that nobody can see is not begun"


@LINUX_ONLY
def test_a_screen_that_cannot_be_used_is_one_sentence_too(tmp_path: Path) -> None:
    """Whichever it is: nobody answers at that screen, or Qt lacks a library to ask."""
    done = command(tmp_path, DISPLAY=":7977")
    assert done.returncode == 1
    assert done.stderr.startswith("meadhall: the ") and done.stderr.count("\n") == 1
    assert "--text" in done.stderr


def test_other_systems_always_have_a_screen() -> None:
    assert missing_screen("win32", {}) is None
    assert missing_screen("linux", {"WAYLAND_DISPLAY": "wayland-0"}) is None
    assert missing_screen("linux", {"QT_QPA_PLATFORM": "offscreen"}) is None


def test_a_missing_library_is_named_with_its_package() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    sentence = str(missing_library(error, lambda library: True))
    assert (
        "the windows need libEGL.so.1, which this system lacks: install what is missing" in sentence
    )
    assert "apt install libegl1)" in sentence


def test_all_that_is_missing_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    error = OSError("libxcb-icccm.so.4: cannot open shared object file: No such file or directory")
    bare = (
        "libwayland-client.so.0",
        "libxcb-icccm.so.4",
        "libgthread-2.0.so.0",
        "libglib-2.0.so.0",
    )
    sentence = str(missing_library(error, lambda library: library not in bare))
    assert "need libxcb-icccm.so.4, libglib-2.0.so.0, libgthread-2.0.so.0, which" in sentence
    assert (
        "install what is missing (Debian and Ubuntu: apt install libxcb-icccm4 libglib2.0-0)"
        in sentence
    )


def test_a_library_that_nobody_has_heard_of_is_named_at_least() -> None:
    error = ImportError("libodd.so.3: cannot open shared object file: No such file or directory")
    sentence = str(missing_library(error, lambda library: True))
    assert "libodd.so.3, which this system lacks: install what is missing, or" in sentence
    assert "no module named PySide6" in str(missing_library(ImportError("no module named PySide6")))


def test_what_qt_says_at_last_is_kept_where_nothing_better_is_known(tmp_path: Path) -> None:
    sentence = str(mute_screen("no plugin\ncalled odd.", tmp_path))
    assert sentence.startswith("Qt finds no screen that it can use: no plugin called odd.")


def test_a_screen_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":5")
    problem = mute_screen("qt.qpa.xcb: could not connect to display :5", Path())
    assert "the screen :5 (DISPLAY) does not answer" in str(problem)
