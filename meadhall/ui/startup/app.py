"""Starting and ending the program with windows.

A second start hands its files to the first one and ends. What becomes of errors: `error_handling`.
"""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCryptographicHash,
    QDir,
    QLibraryInfo,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from meadhall import __version__
from meadhall.client.system.folders import LINK, Folders, refusal, usual
from meadhall.client.system.parser_words import translate
from meadhall.client.system.screen import missing_screen, mute_screen
from meadhall.client.system.settings import NAME_LIMIT
from meadhall.client.system.speech import told
from meadhall.ui.startup.garbage import GarbageTimer
from meadhall.ui.startup.preload import Preload
from meadhall.ui.startup.splash import Splash
from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

    from meadhall.client.library.index import Library
    from meadhall.client.match.computer_turns import ComputerPlayer
    from meadhall.ui.window.error_handling import CrashMarker
    from meadhall.ui.window.main_window import MainWindow

DESKTOP_NAME: Final = "org.meadhall.Meadhall"
ANSWER_TIME: Final = 1000  # milliseconds that a first start has to answer a second one


def run(argv: Sequence[str]) -> int:
    """Open the window and stay until it is closed; the exit code."""
    parser = window_parser()
    translate(parser)
    given = parser.parse_args(list(argv))
    if problem := missing_screen():
        print(f"meadhall: {told(problem)}.", file=sys.stderr)
        return 1
    folders = usual()
    try:
        folders.make()
    except OSError as error:
        print(f"meadhall: {told(refusal(error))}", file=sys.stderr)
        return 1
    qInstallMessageHandler(FatalQtMessage().hear)
    app = application([sys.argv[0]])
    wanted = [what_to_open(word) for word in given.files]
    if send_to_running_instance(folders, wanted):
        print("Meadhall is open already; its window has been called.")
        return 0
    context = AppContext(folders)
    context.interpreter.speak(context.settings.text("language"))
    splash = Splash(context)
    splash.show()
    app.processEvents()
    window, library = make_window(context, given.listen)
    crash_marker = report_errors(window, folders)
    if context.settings.is_new and not wanted:
        window.welcome(account_name())
    window.show()
    for each in wanted:
        open_in(window, each)
    splash.close()
    server = listen_for_later_starts(folders, window)
    Preload(window).begin()
    code = app.exec()
    if server is not None:
        server.close()
    library.close()
    crash_marker.end()
    return code


def what_to_open(word: str) -> str:
    """A match file as a whole path, or a link to a table as it is. A desktop gives both as URLs."""
    if word.startswith(LINK):
        return word
    return str(Path(QUrl(word).toLocalFile() if word.startswith("file:") else word).resolve())


def open_in(window: "MainWindow", wanted: str) -> None:
    """Open a match file, or join the table that an invitation leads to."""
    if wanted.startswith(LINK):
        window.join(wanted.removeprefix(LINK).strip("/"))
    else:
        window.open_file(Path(wanted))


def report_errors(window: "MainWindow", folders: Folders) -> "CrashMarker":
    """Log errors and show them, and say so if the last run ended in a crash."""
    from meadhall.ui.window.error_handling import CrashMarker, catch_errors, heed_signals, keep_log

    keep_log(folders)
    catch_errors(window.tell_error)
    heed_signals(window, window.close)
    crash_marker = CrashMarker(folders)
    if crash_marker.begin():
        window.tell_cut_short()
    return crash_marker


def make_window(context: AppContext, listening_on: str | None) -> "tuple[MainWindow, Library]":
    """The window with its home page. Even that takes a moment to fetch: that is why the doorway is
    shown before, and why all this is imported here. Nothing of it is garbage, so none is sought.
    Afterwards the window's own thread seeks it."""
    gc.disable()
    from meadhall.client.library.index import Library
    from meadhall.ui.widgets.basics import icon
    from meadhall.ui.window.main_window import MainWindow

    QApplication.setWindowIcon(icon("king", "#bd8216", 128))
    folders = context.folders
    library = Library(folders.matches, folders.cache / "library.sqlite")
    window = MainWindow(context, library, computer_player, listening_on)
    gc.freeze()  # all this is there to stay
    GarbageTimer(window)
    return window, library


def computer_player() -> "ComputerPlayer":
    """Who thinks for the computer's seats of one table."""
    from meadhall.client.computer.players import (
        WorkerPlayer,
    )  # the search, which the window opens without

    return WorkerPlayer()


def window_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="meadhall", description="Open the window.")
    parser.add_argument(
        "files", nargs="*", metavar="SAGA", help="match files to open, or a link to a table"
    )
    parser.add_argument(
        "--listen",
        metavar="HOST",
        help="play on this address of the computer alone, and announce nothing",
    )
    parser.add_argument(
        "--install-desktop",
        action="store_true",
        help="put Meadhall into the desktop's menu, and end",
    )
    return parser


def application(argv: list[str]) -> QApplication:
    """The one application object, with everything set that must be set before a window."""
    QGuiApplication.setDesktopFileName(DESKTOP_NAME)
    app = QApplication(argv)
    app.setApplicationName("Meadhall")
    app.setApplicationVersion(__version__)
    if app.style().name() != "fusion":
        app.setStyle("Fusion")
    return app


def account_name() -> str:
    """What to propose as a name: the account's, capitalised."""
    import getpass  # only the first run of all needs it

    try:
        return getpass.getuser().capitalize()[:NAME_LIMIT]
    except (KeyError, OSError):
        return ""


# One window per person. ---------------------------------------------------------------------

# What serves this is fetched only when it is wanted: most starts are the only one, and somebody
# waits for their window.


def instance_name(folders: Folders) -> str:
    """The name under which the first start listens for later ones; one for each set of folders."""
    kind = QCryptographicHash.Algorithm.Sha256
    digest = QCryptographicHash.hash(str(folders.matches).encode(), kind)
    return f"meadhall-{bytes(digest.toHex().data()).decode()[:16]}"


def send_to_running_instance(folders: Folders, wanted: Sequence[str]) -> bool:
    """Give the files and links to a Meadhall that is open already; False if there is none."""
    if sys.platform != "win32" and not Path(QDir.tempPath(), instance_name(folders)).exists():
        return False
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(instance_name(folders))
    if not socket.waitForConnected(ANSWER_TIME):
        return False
    socket.write("\n".join(["come", *wanted]).encode() + b"\n\n")
    is_sent = socket.waitForBytesWritten(ANSWER_TIME)
    socket.disconnectFromServer()
    return is_sent


def listen_for_later_starts(folders: Folders, window: "MainWindow") -> "QLocalServer | None":
    """Come to the front when Meadhall is started again."""
    import logging

    from PySide6.QtNetwork import QLocalServer

    server = QLocalServer(window)
    server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
    if not server.listen(instance_name(folders)):
        QLocalServer.removeServer(instance_name(folders))  # left behind by one that was killed
        if not server.listen(instance_name(folders)):
            log = logging.getLogger("meadhall")
            log.warning("no later start can find this window: %s", server.errorString())
            return None
    server.newConnection.connect(lambda: _welcome_later_start(server, window))
    return server


def _welcome_later_start(server: "QLocalServer", window: "MainWindow") -> None:
    socket = server.nextPendingConnection()
    heard = bytearray()

    def read() -> None:
        heard.extend(bytes(socket.readAll().data()))
        if heard.endswith(b"\n\n"):
            for line in heard.decode("utf-8", "replace").split("\n")[1:]:
                if line:
                    open_in(window, line)
            window.come_forward()
            socket.deleteLater()

    socket.readyRead.connect(read)
    read()


# What goes wrong. ---------------------------------------------------------------------------


class FatalQtMessage:
    """Prints one sentence instead of Qt's own messages when it finds no screen."""

    def __init__(self) -> None:
        self.said = ""

    def hear(self, kind: QtMsgType, context: object, message: str) -> None:
        self.said += f"{message}\n"
        if kind is QtMsgType.QtFatalMsg:
            plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
            problem = mute_screen(self.said, Path(plugins))
            print(f"meadhall: {told(problem).rstrip('.')}.", file=sys.stderr, flush=True)
            os._exit(1)  # on return, Qt would end the process with a signal
