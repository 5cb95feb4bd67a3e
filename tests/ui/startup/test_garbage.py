"""Objects of Qt are freed by the window's own thread, whatever other threads do meanwhile."""

import gc
import threading
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from meadhall.ui.startup.garbage import GarbageTimer
from tests.ui.hall import LONG


def litter() -> None:
    """More circles than make the collector start."""
    for _ in range(20 * gc.get_threshold()[0]):
        circle: list[object] = []
        circle.append(circle)


def test_a_circle_of_qt_objects_is_freed_in_the_windows_thread(qtbot: QtBot) -> None:
    gc.enable()
    parent = QObject()
    timer = GarbageTimer(parent)
    freed_in: list[threading.Thread] = []
    circle = QObject()
    circle.itself = circle  # type: ignore[attr-defined]
    weakref.finalize(circle, lambda: freed_in.append(threading.current_thread()))
    del circle
    other = threading.Thread(target=litter)
    other.start()
    other.join()
    assert freed_in == []
    qtbot.waitUntil(lambda: bool(freed_in), timeout=LONG)
    assert freed_in == [threading.main_thread()]
    timer.stop()
