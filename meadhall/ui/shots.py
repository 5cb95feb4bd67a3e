"""`meadhall shots DIR`: every page and every board in each look, from matches played for it.

The pictures are for people to look at: for the README, for whoever changes a painter, and for
the tests that compare them with earlier ones.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtTest import QTest

from meadhall.client.folders import beneath
from meadhall.client.library import Library
from meadhall.client.tables import Plan
from meadhall.client.thinkers import AtOnce
from meadhall.engines.values import NOBODY
from meadhall.ui.app import application
from meadhall.ui.house import House
from meadhall.ui.pages.table import TablePage
from meadhall.ui.theme import THEMES
from meadhall.ui.thumbnail import PATIENCE
from meadhall.ui.window import Window

WIDTH, HEIGHT = 1280, 800
LOOPBACK: Final = "127.0.0.1"

TABLES: Final = {
    "hexentafl": (Plan("hexentafl", 2, {"board": "5x5"}, {1: "thrall"}), 14),
    "nxs": (Plan("nxs", 2, {}, {1: "thrall"}), 44),
    "nxs-three": (Plan("nxs", 3, {"cards": "drawing"}, {1: "thrall", 2: "thrall"}), 60),
    "valhalla": (Plan("valhalla", 4, {}, {1: "thrall", 2: "thrall", 3: "thrall"}), 40),
}
"""For each picture of a table: what is played, and for how many answers."""


def add_arguments(parser: argparse.ArgumentParser, name: str = "shots") -> None:
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--theme", choices=list(THEMES), help="only this look")


def run(args: argparse.Namespace, words: list[str]) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application(["meadhall"])
    args.folder.mkdir(parents=True, exist_ok=True)
    for theme in [args.theme] if args.theme else THEMES:
        with tempfile.TemporaryDirectory() as home, hall(Path(home), theme) as window:
            take_all(window, args.folder, theme)
    print(f"The pictures are in {args.folder}.")
    return 0


@contextmanager
def hall(home: Path, theme: str) -> Iterator[Window]:
    """A window in a world of its own, in which nothing moves by itself."""
    folders = beneath(home)
    folders.make()
    house = House(folders)
    for key, value in {"name": "Astrid", "theme": theme, "motion": "off", "pause": 0}.items():
        house.change(key, value)
    library = Library(folders.matches, folders.cache / "library.sqlite")
    window = Window(house, library, AtOnce, LOOPBACK)
    window.resize(WIDTH, HEIGHT)
    window.show()
    try:
        yield window
    finally:
        window.close()
        library.close()


def take_all(window: Window, folder: Path, theme: str) -> None:
    def take(name: str) -> None:
        QTest.qWait(3 * PATIENCE)
        window.grab().save(str(folder / f"{theme}-{name}.png"))

    window.welcome("Astrid")
    take("welcome")
    window.show_page(window.home)
    window.rail.show()
    window.menuBar().show()
    for name, (plan, answers) in TABLES.items():
        table = window.begin(plan)
        assert table is not None
        play(table, answers)
        take(f"table-{name}")
        if name == "hexentafl":
            point_somewhere(table)
            take("table-choosing")
            table.look_at(table.session.length // 2)
            take("table-looking-back")
            finish(table)
            take("table-over")
    window.go_home()
    take("home")
    window.set_up("nxs")
    take("setup")
    window.go_nearby()
    take("nearby")
    window.host(Plan("hexentafl", 2, guests=(1,)))
    take("waiting")
    window.go_library()
    take("library")
    window.show_page(window.settings_page)
    take("settings")


def play(table: TablePage, answers: int) -> None:
    """Let the computer choose for everybody, and stop when it is a person's turn."""
    session = table.session
    while session.outcome is None and (session.length < answers or session.acting == NOBODY):
        if session.acting == NOBODY:
            session.tick()
        else:
            seat = session.acting
            legal = session.match.view(seat).legal(seat)
            session.act(seat, int(legal[session.length * 7 % len(legal)]))


def point_somewhere(table: TablePage) -> None:
    """Choose the piece that can go to most places."""
    move = table.session.move
    if move is None:
        return
    reach = {
        step: sum(move.way(action)[0] == step for action in move.actions)
        for step in move.next_steps
    }
    best = max(reach, key=lambda step: reach[step])
    table.point(table.board.spot_of(best, move.state))


def finish(table: TablePage) -> None:
    table.return_to_now()
    while table.session.outcome is None:
        play(table, table.session.length + 1)
    table.follow()
