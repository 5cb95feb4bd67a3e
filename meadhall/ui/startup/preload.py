"""What the first click will need, loaded after the window is shown, while nobody waits.

A module at a time, with pauses between, so that the page that is shown answers meanwhile.
"""

from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

PAUSE: Final = 60
"""Milliseconds between two modules."""

MODULES: Final = (
    "meadhall.engines.catalogue",
    "meadhall.client.match.session",
    "meadhall.ui.board.registry",
    "meadhall.client.computer.players",
    "meadhall.ui.pages.table.page",
    "meadhall.ui.window.table_controller",
    "meadhall.ui.pages.rules",
    "meadhall.ui.pages.library",
)
"""Each imports what it needs, so the lowest ones come first."""


class Preload(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = list(MODULES)
        self._clock = QTimer(self)
        self._clock.setInterval(PAUSE)
        self._clock.timeout.connect(self._fetch)

    def begin(self) -> None:
        self._clock.start()

    def _fetch(self) -> None:
        if not self._left:
            self._clock.stop()
            self.deleteLater()
            return
        import_module(self._left.pop(0))
