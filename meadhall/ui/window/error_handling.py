"""Errors: written to a log, shown as a sentence, and noticed at the next start after a crash.

Nothing is ever sent anywhere. To ask for help, one copies the report, which holds the end of the
log.
"""

import contextlib
import faulthandler
import logging
import os
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from types import FrameType, TracebackType

from PySide6.QtCore import (
    QLoggingCategory,
    QObject,
    QSocketNotifier,
    QtMsgType,
    qInstallMessageHandler,
)

from meadhall.client.system.folders import Folders
from meadhall.client.system.report import CRASHES, LOG

log = logging.getLogger("meadhall")


# The log. -------------------------------------------------------------------------------------


def keep_log(folders: Folders) -> None:
    """Write down what Meadhall and Qt have to say, and where the process was if it dies."""
    handler: logging.Handler
    try:
        handler = RotatingFileHandler(
            folders.state / LOG, maxBytes=1 << 20, backupCount=2, encoding="utf-8"
        )
        crashes = (folders.state / CRASHES).open("a", encoding="utf-8")
        faulthandler.enable(crashes)  # keeps it open to the end
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.raiseExceptions = False  # so that a full disk does not fill the terminal as well
    handler.setLevel(logging.INFO)  # the details are for the debug log (client/system/logs)
    logging.getLogger().addHandler(handler)
    if log.level == logging.NOTSET or log.level > logging.INFO:
        log.setLevel(logging.INFO)
    logging.getLogger("zeroconf").setLevel(logging.ERROR)  # an interface without IPv6 is usual
    QLoggingCategory.setFilterRules("qt.accessibility.atspi.warning=false")  # of each thing gone
    qInstallMessageHandler(_keep_qt_message)


def _keep_qt_message(kind: QtMsgType, context: object, message: str) -> None:
    level = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO}
    log.log(level.get(kind, logging.WARNING), "Qt: %s", message)


# What nobody caught. --------------------------------------------------------------------------


def catch_errors(tell: Callable[[str], object]) -> None:
    """Write every uncaught error of any thread to the log, and pass its kind to `tell`."""

    def caught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        log.error("%s", "".join(traceback.format_exception(kind, error, trace)))
        if issubclass(kind, Exception):
            with contextlib.suppress(RuntimeError):  # the window may be gone already
                tell(f"{kind.__name__}: {error}")

    def caught_apart(given: threading.ExceptHookArgs) -> None:
        error = given.exc_value
        if error is not None:
            log.error("%s", "".join(traceback.format_exception(error)))

    sys.excepthook = caught
    threading.excepthook = caught_apart


# An end too soon. -----------------------------------------------------------------------------


class CrashMarker:
    """A file that exists while Meadhall runs; one that is found at a start means a crash."""

    def __init__(self, folders: Folders) -> None:
        self._file = folders.state / "running"

    def begin(self) -> bool:
        """Create the file; True if there was one, after a crash."""
        was_cut_short = self._file.exists()
        with contextlib.suppress(OSError):
            self._file.write_text(str(os.getpid()), "utf-8")
        return was_cut_short

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)


def heed_signals(owner: QObject, leave: Callable[[], object]) -> None:
    """Close the window when the system or Ctrl+C in the terminal asks for it.

    Python hears of a signal only when it runs, and while Qt waits for events it does not; so the
    signal is written into a socket that Qt waits for as well.
    """
    ours, theirs = socket.socketpair()
    for end in (ours, theirs):
        end.setblocking(False)
    signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _note_signal)
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, owner)

    def hear() -> None:
        with contextlib.suppress(BlockingIOError):
            ours.recv(64)
        theirs.fileno()  # keeps this end open for as long as the notifier lives
        leave()

    notifier.activated.connect(hear)


def _note_signal(number: int, frame: FrameType | None) -> None:
    """It is in the socket already."""
