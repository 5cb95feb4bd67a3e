"""Plays a match of the new game in a window, by pointing at its stones, and says how it ended."""

import sys
import tempfile
from pathlib import Path

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.library.index import Library
from meadhall.client.match.setup import TablePlan
from meadhall.client.system.folders import beneath
from meadhall.ui.startup.app import application
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.main_window import MainWindow

application(["meadhall"])
with tempfile.TemporaryDirectory() as home:
    folders = beneath(Path(home))
    folders.make()
    context = AppContext(folders)
    context.change("name", "Astrid")
    context.change("motion", "off")
    library = Library(folders.matches, folders.cache / "library.sqlite")
    window = MainWindow(context, library, InProcessPlayer, "127.0.0.1")
    window.show()
    table = window.begin(TablePlan("stones", 2))
    assert table is not None
    for stone in (6, 5, 4, 3, 2, 1, 0):
        table.point(f"stone:{stone}")
    print(table.session.length, "stones,", table.session.outcome)
    if len(sys.argv) > 1:
        window.grab().save(sys.argv[1])
    window.close()
    library.close()
