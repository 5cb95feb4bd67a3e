"""`meadhall shots DIR`: every page and every board in each look, from matches played for it.

The pictures are for people to look at: for the README, for those who change a painter, and for
the tests that compare them with earlier ones. So the matches are the same every time, and so is
everything else: the address at which a table waits for its guests is none at all.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.library.index import Library
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.client.multiplayer.identities import identity_of
from meadhall.client.system.folders import Folders, beneath
from meadhall.client.system.languages import languages
from meadhall.client.system.setting_texts import SettingText
from meadhall.client.system.speech import told
from meadhall.engines.phrases import say
from meadhall.engines.values import NOBODY
from meadhall.ui.board.thumbnail import PATIENCE, Thumbnail
from meadhall.ui.pages.rules import RulesText
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.startup.app import application
from meadhall.ui.widgets.later import is_due
from meadhall.ui.widgets.theme import THEMES
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.main_window import MainWindow
from meadhall.ui.window.news import MARK as NEWS_MARK
from meadhall.ui.window.tips import TIPS, mark_of

WIDTH, HEIGHT = 1280, 800
BEGAN: Final = 1_762_776_000
"""When the first of the matches began: a noon in November."""

DAY: Final = 86_400
INVITATION: Final = "MEAD-HALL-OPEN-DOOR"
SPOKEN: Final = "harmony cactus frost"
LOOPBACK: Final = "127.0.0.1"
NESTED: Final = 12
"""Layouts in each other: in each pass one tells the next around it what room it needs."""

TABLES: Final = {
    "hexentafl": (TablePlan("hexentafl", 2, {"board": "5x5"}, {1: "thrall"}), 14),
    "nxs": (TablePlan("nxs", 2, {}, {1: "thrall"}), 44),
    "nxs-three": (TablePlan("nxs", 3, {"cards": "drawing"}, {1: "thrall", 2: "thrall"}), 60),
    "valhalla": (TablePlan("valhalla", 4, {}, {1: "thrall", 2: "thrall", 3: "thrall"}), 40),
    "valknut-warbands": (TablePlan("valknut", 2, {"mode": "ragnarok"}, {1: "thrall"}), 3),
    "valknut": (TablePlan("valknut", 2, {"warbands": "first"}, {1: "thrall"}), 44),
    "valknut-four": (
        TablePlan(
            "valknut",
            4,
            {"gods": True, "warbands": "lot"},
            {1: "thrall", 2: "thrall", 3: "thrall"},
        ),
        80,
    ),
    "valheim": (TablePlan("valheim", 2, {}, {1: "thrall"}), 60),
    "skirmish": (TablePlan("skirmish", 2, {"table": "ashdale"}, {1: "thrall"}), 44),
}
"""For each picture of a table: what is played, and for how many answers."""


def add_arguments(parser: argparse.ArgumentParser, name: str = "shots") -> None:
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--theme", choices=list(THEMES), help="only this look")
    parser.add_argument(
        "--size", type=size_of, default=(WIDTH, HEIGHT), metavar="WxH", help="of the window"
    )
    parser.add_argument(
        "--text-size",
        type=int,
        choices=range(80, 251),
        default=100,
        metavar="PERCENT",
        help="80 to 250",
    )
    parser.add_argument(
        "--language", choices=languages(), default="en", help="what the window speaks"
    )


def size_of(word: str) -> tuple[int, int]:
    """Read `1280x800`."""
    width, _, height = word.partition("x")
    return int(width), int(height)


def run(args: argparse.Namespace, words: list[str]) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application(["meadhall"])
    args.folder.mkdir(parents=True, exist_ok=True)
    for theme in [args.theme] if args.theme else THEMES:
        with (
            tempfile.TemporaryDirectory() as home,
            hall(Path(home), theme, args.text_size, args.language, args.size) as window,
        ):
            take_all(window, partial(save, window, args.folder / theme))
    print(told(say(SettingText.PICTURES, folder=str(args.folder))))
    return 0


@contextmanager
def hall(
    home: Path,
    theme: str,
    text_size: int = 100,
    language: str = "en",
    size: tuple[int, int] = (WIDTH, HEIGHT),
) -> Iterator[MainWindow]:
    """A window with its own folders, in which nothing moves by itself."""
    folders = beneath(home)
    folders.make()
    become_astrid(folders)
    context = AppContext(folders)
    chosen = {"name": "Astrid", "theme": theme, "motion": "off", "pause": 0}
    for key, value in {**chosen, "text_size": text_size, "language": language}.items():
        context.change(key, value)
    context.close_for_ever(NEWS_MARK, *(mark_of(tip) for tip in TIPS))
    library = Library(folders.matches, folders.cache / "library.sqlite")
    window = MainWindow(context, library, InProcessPlayer, LOOPBACK)
    window.resize(*size)
    window.status.saved.hide()  # the time of day is another one every time
    window.show()
    try:
        yield window
    finally:
        window.close()
        library.close()


def become_astrid(folders: Folders) -> None:
    """The same person every time: what chance brings depends on who throws the dice."""
    identity_of(folders, lambda size: b"Astrid" + bytes(size - 6))


def save(window: MainWindow, start: Path, name: str) -> None:
    """Keep the page that is shown in a file whose name begins like this."""
    settle(window)
    window.grab().save(f"{start}-{name}.png")


def settle(window: MainWindow) -> None:
    """Wait until everything has been painted that is painted later."""
    QTest.qWait(3 * PATIENCE)
    pictures = window.findChildren(Thumbnail)
    tables, texts = window.findChildren(TablePage), window.findChildren(RulesText)
    is_settled = False
    while not is_settled:
        while (
            any(is_in_sight(picture) and picture.is_awaited for picture in pictures)
            or any(table.isVisible() and table.is_settling for table in tables)
            or any(text.isVisible() and text.is_settling for text in texts)
            or is_due(PATIENCE)
        ):
            QTest.qWait(PATIENCE)
        for _ in range(NESTED):
            QApplication.processEvents()
        is_settled = not is_due(PATIENCE)  # what was laid out just now may have to be followed


def is_in_sight(picture: Thumbnail) -> bool:
    """What has been scrolled out of its page is not painted."""
    return picture.isVisible() and not picture.visibleRegion().isEmpty()


def take_all(window: MainWindow, take: Callable[[str], None]) -> None:
    """Go through all pages, and have each taken under its name."""
    window.welcome("Astrid")
    take("welcome")
    window.show_page(window.home)
    window.sidebar.show()
    window.menuBar().show()
    for number, (name, (plan, answers)) in enumerate(TABLES.items()):
        origin = Origin(f"{number} {name}".encode().ljust(16)[:16], BEGAN + number * DAY)
        table = window.begin(plan, origin)
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
        elif name == "nxs":
            table.show_rules()
            take("table-rules")
        elif name == "valknut":
            lay_somewhere(table)
            take("table-valknut-laying")
    window.go_home()
    take("home")
    for key in TABLES:
        if key in window.rules_page.buttons:
            window.read_rules(key)
            take(f"rules-{key}")
            lessons = window.learn(key)
            take(f"learn-{key}")
            lessons.left.emit()
    window.set_up("nxs")
    take("setup")
    window.go_nearby()
    take("nearby")
    window.open_table(TablePlan("hexentafl", 2, guests=(1,)))
    room = window.stack.currentWidget()
    assert isinstance(room, WaitingPage)
    room.show_invitation(INVITATION, ["192.168.1.5:4000"])
    room.spoken.setText(SPOKEN)
    take("waiting")
    window.go_library()
    take("library")
    window.show_page(window.settings_page)
    take("settings")


def play(table: TablePage, answers: int) -> None:
    """Choose for everybody by a rule of thumb, and stop when it is a person's turn."""
    session = table.session
    while session.outcome is None and (session.length < answers or session.acting == NOBODY):
        seat = session.awaited[0]
        legal = session.view(seat).legal(seat)
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


def lay_somewhere(table: TablePage) -> None:
    """Play on until somebody must lay a card, and take the first one in hand."""
    while table.session.move is None or table.session.move.next_steps[0].kind != "card":
        play(table, table.session.length + 1)
    table.point(table.board.spot_of(table.session.move.next_steps[0], table.session.state))


def finish(table: TablePage) -> None:
    table.return_to_now()
    while table.session.outcome is None:
        play(table, table.session.length + 1)
    table.follow()
