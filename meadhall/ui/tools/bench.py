"""`meadhall bench client`: how long the window makes one wait, beside what it may.

The start is measured against a bare window of Qt in the same run, since machines differ; the
other figures are times of this machine.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from meadhall.client.computer.players import WorkerPlayer
from meadhall.client.match.setup import TablePlan
from meadhall.engines.chance import Chance
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.startup.app import application
from meadhall.ui.tools.shots import hall
from meadhall.ui.window.main_window import MainWindow

ROUNDS: Final = 5
MOVES: Final = 500
SEEKS: Final = 60
WATCHED: Final = 4000  # milliseconds for which frames are watched

BARE: Final = (
    "from PySide6.QtWidgets import QApplication, QMainWindow;"
    "app = QApplication([]); window = QMainWindow(); window.show(); app.processEvents()"
)
OURS: Final = (
    "import sys, pathlib; from meadhall.client.system.folders import beneath;"
    "from meadhall.ui.startup.app import application; app = application(['meadhall']);"
    "from meadhall.ui.window.app_context import AppContext;"
    "from meadhall.ui.startup.splash import Splash;"
    "folders = beneath(pathlib.Path(sys.argv[1])); folders.make();"
    "splash = Splash(AppContext(folders)); splash.show(); app.processEvents();"
)
HOME_PAGE: Final = (
    OURS + "from meadhall.ui.startup.app import make_window; context = AppContext(folders);"
    "window, library = make_window(context, '127.0.0.1'); window.show(); app.processEvents()"
)

Tell = Callable[[str], object]


def run(tell: Tell) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bare, splash, home_page = starts()
    tell(
        f"first window     {splash:6.2f} s   {splash / bare:4.2f} times a bare window of Qt "
        f"({bare:.2f} s); at most 1.50"
    )
    tell(f"home page        {home_page:6.2f} s   {home_page / bare:4.2f} times the bare window")
    app = application(["meadhall"])
    with tempfile.TemporaryDirectory() as home, hall(Path(home), "light") as window:
        table = long_match(window)
        times = seeks(app, table)
        tell(
            f"seek in {table.session.length} moves {median(times) * 1000:5.1f} ms median, "
            f"{max(times) * 1000:.1f} ms at worst; at most 50"
        )
        gaps = frames_while_thinking(window)
        worst = sorted(gaps)[int(len(gaps) * 0.99)]
        tell(f"frame, p99       {worst:6.1f} ms while the computer thinks; at most 33")
        if (memory := peak_memory()) is not None:
            tell(f"memory           {memory:6.0f} MB at most so far; at most 300")


def starts() -> tuple[float, float, float]:
    """Seconds to Qt's barest window, our first, and our home page, measured in alternation."""
    times: dict[str, list[float]] = {BARE: [], OURS: [], HOME_PAGE: []}
    with tempfile.TemporaryDirectory() as home:
        for number in range(ROUNDS):
            for script, found in times.items():
                began = time.perf_counter()
                subprocess.run(
                    [sys.executable, "-c", script, str(Path(home) / str(number))],
                    check=True,
                    capture_output=True,
                )
                found.append(time.perf_counter() - began)
    return median(times[BARE]), median(times[OURS]), median(times[HOME_PAGE])


def peak_memory() -> float | None:
    """The most megabytes this process has had, on systems that report it."""
    if sys.platform == "win32":
        return None
    import resource

    size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return size / 1e6 if sys.platform == "darwin" else size / 1e3


def long_match(window: MainWindow) -> TablePage:
    """A match of so many random answers, with the table that shows it.

    Rune cards face down and a goal out of reach: the one that has most to paint and never ends.
    """
    levels = {1: "thrall", 2: "thrall"}
    table = window.begin(TablePlan("nxs", 3, {"cards": "hidden", "goal": 37}, levels))
    assert table is not None
    chance = Chance(1)
    session = table.session
    while session.length < MOVES and session.outcome is None:
        seat = session.awaited[0]
        legal = session.view(seat).legal(seat)
        session.act(seat, int(legal[chance.below(len(legal))]))
    table.follow()
    table.look_at(session.length)
    QApplication.processEvents()
    return table


def seeks(app: QApplication, table: TablePage) -> list[float]:
    """Seconds to go to a move far away, and to see it."""
    times = []
    for number in range(SEEKS):
        began = time.perf_counter()
        table.look_at(number * 7919 % table.session.length)
        app.processEvents()
        times.append(time.perf_counter() - began)
    return times


def frames_while_thinking(window: MainWindow) -> list[float]:
    """Milliseconds between frames of a table whose computer thinks as hard as it can."""
    window.make_computer_player = WorkerPlayer
    table = window.begin(TablePlan("nxs", 2, levels={0: "einherjar", 1: "einherjar"}))
    assert table is not None
    gaps: list[float] = []
    last = time.perf_counter()

    def frame() -> None:
        nonlocal last
        table.board_widget.update()
        now = time.perf_counter()
        gaps.append((now - last) * 1000)
        last = now

    clock = QTimer()
    clock.timeout.connect(frame)
    clock.start(16)
    loop = QEventLoop()
    QTimer.singleShot(WATCHED, loop.quit)
    loop.exec()
    clock.stop()
    return gaps[5:]
