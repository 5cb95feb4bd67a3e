"""The splash screen: a banner in an empty window, shown until the main window is ready.

It is what one waits for after a start, so it fetches nothing that it can do without. Painting of
our own would fetch the hundred enums of `Qt`, which take as long as all the rest.
"""

import contextlib

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say
from meadhall.ui.window.app_context import TITLE_FAMILY, AppContext

LAYOUT_FILE = "window"


def restore_geometry(window: QMainWindow, context: AppContext) -> None:
    """Put a window where it was closed last, or else where it fits on the screen."""
    space = window.fontMetrics().height()
    room = window.screen().availableGeometry()
    frame = space * 2  # what a desktop puts around a window, its title above all
    window.resize(min(space * 72, room.width()), min(space * 46, room.height() - frame))
    file = context.folders.state / LAYOUT_FILE
    with contextlib.suppress(OSError):  # at the first start, or where it cannot be read
        window.restoreGeometry(QByteArray(file.read_bytes()))


class SplashBanner(QWidget):
    """The name of the program on dark wood, as on the home page."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, QColor(context.theme.table))
        colours.setColor(QPalette.ColorRole.WindowText, QColor(context.theme.rim_light))
        self.setPalette(colours)
        self.setAutoFillBackground(True)
        space = self.fontMetrics().height()
        font = QFont(TITLE_FAMILY)
        font.setBold(True)
        font.setPixelSize(round(space * 1.9))
        name = PlainLabel("Meadhall")
        name.setFont(font)
        column = QVBoxLayout(self)
        column.setContentsMargins(space * 3 // 2, space // 2, space * 3 // 2, space * 3 // 2)
        column.addWidget(name)
        column.addWidget(PlainLabel(say("The door opens\u2026")))
        self.setFixedHeight(space * 6)


class Splash(QMainWindow):
    """A window at the place of the main window, shown until that one is ready."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.setWindowTitle("Meadhall")
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(SplashBanner(context))
        column.addStretch()
        self.setCentralWidget(middle)
        restore_geometry(self, context)
