"""What goes wrong is kept, told in a sentence, and can be copied; an end too soon is noticed."""

import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from meadhall import __version__
from meadhall.client.system.folders import beneath
from meadhall.client.system.report import CRASHES, LOG, REPORTED
from meadhall.ui.window import error_handling
from meadhall.ui.window.main_window import MainWindow
from meadhall.ui.window.report_dialog import ReportDialog
from tests.ui.hall import LONG, hall

PROGRAM = "import sys; from meadhall.ui.startup.app import run; sys.exit(run(sys.argv[1:]))"
POSIX_ONLY = pytest.mark.skipif(os.name != "posix", reason="signals of a terminal")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with hall(qtbot, tmp_path) as made:
        yield made


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards, errors go where they went before."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)


def test_an_error_nobody_caught_is_a_sentence_and_a_line_in_the_log(
    window: MainWindow, hooks: None, caplog: pytest.LogCaptureFixture
) -> None:
    error_handling.catch_errors(window.tell_error)
    with caplog.at_level(logging.ERROR, "meadhall"):
        try:
            raise ValueError("the mead is spilt")
        except ValueError:
            sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    assert "ValueError: the mead is spilt" in window.bar.sentence.text()
    assert "Your matches are safe" in window.bar.sentence.text()
    assert window.bar.details.isVisible()
    assert "the mead is spilt" in caplog.text


def test_an_error_in_another_thread_is_kept_too(
    window: MainWindow, hooks: None, caplog: pytest.LogCaptureFixture
) -> None:
    error_handling.catch_errors(window.tell_error)
    with caplog.at_level(logging.ERROR, "meadhall"):
        thread = threading.Thread(target=lambda: [][0])
        thread.start()
        thread.join()
    assert "IndexError" in caplog.text


def test_other_sentences_of_the_bar_have_no_report(window: MainWindow) -> None:
    window.tell_error("ValueError: spilt")
    window.bar.tell("That is no match file.")
    assert not window.bar.details.isVisible()


def test_the_report_holds_the_versions_and_the_end_of_the_logs(window: MainWindow) -> None:
    state = window.context.folders.state
    (state / LOG).write_text("old " * REPORTED + "the mead is spilt", "utf-8")
    (state / CRASHES).write_text("Fatal Python error", "utf-8")
    dialog = ReportDialog(window, window.context)
    dialog._copy()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(f"Meadhall {__version__} (")
    assert "the mead is spilt" in copied and "Fatal Python error" in copied
    assert len(copied) < REPORTED + 500
    dialog.deleteLater()


def test_an_end_too_soon_is_noticed_once(tmp_path: Path) -> None:
    folders = beneath(tmp_path)
    folders.make()
    assert not error_handling.CrashMarker(folders).begin()
    second = error_handling.CrashMarker(folders)
    assert second.begin(), "the first was never ended"
    second.end()
    assert not error_handling.CrashMarker(folders).begin()


@POSIX_ONLY
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_leaves_in_order_when_it_is_asked_to(
    qtbot: QtBot, tmp_path: Path, number: signal.Signals
) -> None:
    """While it waits for events, as it does nearly always."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"MEADHALL_HOME": str(tmp_path)},
        stderr=subprocess.DEVNULL,
    )
    running = tmp_path / "state" / "running"
    qtbot.waitUntil(running.exists, timeout=LONG)
    process.send_signal(number)
    assert process.wait(30) == 0
    assert not running.exists()
    assert (tmp_path / "state" / "window").exists(), "the window's place was kept"
