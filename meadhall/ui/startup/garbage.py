"""Garbage is collected in the window's own thread, and in no other.

Objects that refer to each other in a circle are freed by Python's collector, in whichever thread
happens to start it. An object of Qt that another thread frees is freed once more by Qt, and the
program crashes. So the collector never starts by itself while a window is open.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

PERIOD: Final = 500
"""Milliseconds between two looks at how much garbage there may be."""


class GarbageTimer(QTimer):
    """Collects garbage in the thread that made it, as long as it is there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self.timeout.connect(collect_garbage)
        self.start(PERIOD)


def collect_garbage() -> None:
    """Collect as much as the collector itself would, by its own thresholds."""
    counts = list(zip(gc.get_count(), gc.get_threshold(), strict=True))
    for generation in (2, 1, 0):
        count, most = counts[generation]
        if count > most:
            gc.collect(generation)
            return
