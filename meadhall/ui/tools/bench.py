"""`meadhall bench client`: how long the window makes one wait, beside what it may.

The start is measured against a bare window of Qt in the same run, since machines differ. Going
through a match and painting are counted in time of the processor, for each game: that is the same
whatever else the machine does. Only the last frames are watched by the clock on the wall.
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
from meadhall.ui.widgets.later import later
from meadhall.ui.window.main_window import MainWindow

ROUNDS: Final = 5
MOVES: Final = 300
FRAMES: Final = 60
SEEKS: Final = 60
WATCHED: Final = 4000  # milliseconds for which frames are watched

LONG: Final = {
    "hexentafl": TablePlan("hexentafl", 2, {"board": "5x5"}, {1: "thrall"}),
    "nxs": TablePlan("nxs", 3, {"cards": "hidden", "goal": 37}, {1: "thrall", 2: "thrall"}),
    "valhalla": TablePlan("valhalla", 4, {}, {1: "thrall", 2: "thrall", 3: "thrall"}),
    "valknut": TablePlan("valknut", 4, {"gods": True}, {1: "thrall", 2: "thrall", 3: "thrall"}),
    "valheim": TablePlan("valheim", 2, {}, {1: "thrall"}),
    "skirmish": TablePlan("skirmish", 2, {"table": "ashdale"}, {1: "thrall"}),
}
"""Of each game a match with much to paint."""

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
        tell("processor time   follow a move   seek      paint     each: median, 95 of 100")
        for key, plan in LONG.items():
            table, follows = long_match(window, plan)
            shown = map(spread, (follows, seeks(app, table), paints(app, table)))
            tell(f"  {key:14} {'   '.join(shown)}   at most 50, 50, 33 ms")
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


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{median(ordered) * 1000:5.1f} {ordered[len(ordered) * 95 // 100] * 1000:5.1f}"


def long_match(window: MainWindow, plan: TablePlan) -> tuple[TablePage, list[float]]:
    """A match of many random answers, with the table that shows it; and how long it took to show
    each of them, with the choice itself."""
    table = window.begin(plan)
    assert table is not None
    chance, session, times = Chance(1), table.session, []
    while session.length < MOVES and session.outcome is None:
        seat = session.awaited[0]
        legal = session.view(seat).legal(seat)
        began = time.thread_time()
        session.act(seat, int(legal[chance.below(len(legal))]))
        QApplication.processEvents()
        times.append(time.thread_time() - began)
        table.narration.end_stage()
    table.look_at(session.length)
    QApplication.processEvents()
    return table, times


def seeks(app: QApplication, table: TablePage) -> list[float]:
    """Seconds of the processor to go to a move far away, and to show it."""
    times = []
    for number in range(SEEKS):
        began = time.thread_time()
        table.look_at(number * 7919 % table.session.length)
        app.processEvents()
        times.append(time.thread_time() - began)
    return times


def paints(app: QApplication, table: TablePage) -> list[float]:
    """Seconds of the processor to paint the board once more, as each frame of an animation does."""
    table.return_to_now()
    app.processEvents()
    times = []
    for _ in range(FRAMES):
        began = time.thread_time()
        table.board_widget.update()
        app.processEvents()
        times.append(time.thread_time() - began)
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
    later(WATCHED, loop, loop.quit)
    loop.exec()
    clock.stop()
    return gaps[5:]
