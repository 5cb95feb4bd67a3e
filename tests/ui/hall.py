"""A whole hall for a test: folders, settings, a window, and ways to do what a person does."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from meadhall.client.computer.players import InProcessPlayer
from meadhall.client.library.index import Library
from meadhall.client.system.folders import beneath
from meadhall.engines import catalogue
from meadhall.ui.board import accessible
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.tutorial import TutorialPage
from meadhall.ui.window import lan_controller
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.main_window import MainWindow

GAMES = [game.key for game in catalogue.GAMES if game.key in BOARDS]
LONG_LAST = [
    pytest.param(game, marks=[pytest.mark.long] if game in ("valheim", "skirmish") else [])
    for game in GAMES
]
"""Of the games whose matches are long, one by clicks is enough for a usual day."""

LONGEST = 6000
LONG = 300_000
"""Milliseconds that a wait may take on a machine that has much else to do."""


@contextmanager
def hall(qtbot: QtBot, home: Path, **settings: object) -> Iterator[MainWindow]:
    """A window in a world of its own; nothing waits and nothing moves unless it is asked to."""
    accessible.install()
    QGuiApplication.setQuitOnLastWindowClosed(False)  # later tests want their event loops
    folders = beneath(home)
    folders.make()
    context = AppContext(folders)
    chosen = {"name": "Astrid", "theme": "light", "motion": "off", "pause": 0, **settings}
    for key, value in chosen.items():
        context.change(key, value)
    library = Library(folders.matches, folders.cache / "library.sqlite")
    window = MainWindow(context, library, InProcessPlayer, "127.0.0.1")
    window.resize(1280, 800)
    window.show()
    try:
        with patch.object(lan_controller, "COUNTDOWN", 0.0):
            yield window
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
        library.close()
        context.interpreter.stop()  # the next test speaks English again


def click_spot(qtbot: QtBot, table: TablePage | TutorialPage, key: str) -> None:
    """Click where the spot can be seen: its middle, or its upper left if something lies on it."""
    widget = table.board_widget
    spot = widget.scene.spot(key)
    assert spot is not None, key
    x, y = spot.outline[0]
    cx, cy = spot.centre
    for point in (spot.centre, (x + (cx - x) * 0.1, y + (cy - y) * 0.1)):
        if widget.scene.spot_at(point) == spot:
            at = widget.to_window().map(QPointF(*point)).toPoint()
            qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
            return
    raise AssertionError(f"{key} cannot be clicked anywhere")


def click_world(
    qtbot: QtBot,
    table: TablePage | TutorialPage,
    place: tuple[float, float],
    is_bend: bool = False,
) -> None:
    """Click at a point of a measured world; with Shift for a bend."""
    widget = table.board_widget
    pane = widget.scene.pane
    assert pane is not None and pane.is_measured
    at = widget.to_window().map(QPointF(*pane.to_scene(place))).toPoint()
    shift, none = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, shift if is_bend else none, at)


def is_in_sight(widget: QWidget) -> bool:
    """Is it shown, and has it got its place on the screen?"""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


# What a robot finds that knows only the tree of accessible objects. ---------------------------


def spoken(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All objects below this one that are not hidden."""
    for at in range(root.childCount()):
        child = root.child(at)
        if child is None or child.state().invisible:
            continue
        yield child
        yield from spoken(child)


def called(each: QAccessibleInterface) -> str:
    """What a screen reader says of an object: its labels, and its own name."""
    labels = [
        other.text(QAccessible.Text.Name)
        for other, _ in each.relations(QAccessible.RelationFlag.Label)
    ]
    return " ".join([*labels, each.text(QAccessible.Text.Name)])


def find(window: MainWindow, role: QAccessible.Role, name: str) -> QAccessibleInterface:
    """The object of this role that is called so, or in whose name these words are."""
    root = QAccessible.queryAccessibleInterface(window)
    known = [each for each in spoken(root) if each.role() == role]
    for each in known:
        if name in called(each):
            return each
    raise AssertionError(f"no {role} is called {name!r}; there are {[called(e) for e in known]}")
