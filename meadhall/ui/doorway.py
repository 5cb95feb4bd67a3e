"""What stands there at once while the hall is lit: the beam over the door, nothing else."""

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from meadhall.ui.house import House
from meadhall.ui.kit import em
from meadhall.ui.pages.banner import Banner
from meadhall.ui.words import say

LAYOUT_FILE = "window"


def take_place(window: QMainWindow, house: House) -> None:
    """Give a window the place and size it had when it was closed last."""
    space = em(window)
    window.resize(space * 72, space * 46)
    file = house.folders.state / LAYOUT_FILE
    if file.exists():
        window.restoreGeometry(QByteArray(file.read_bytes()))


class Doorway(QMainWindow):
    """Shown where the window will be, until it is."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.setWindowTitle("Meadhall")
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        beam = Banner(house, "Meadhall", say("The door opens\u2026"), is_carved=False)
        column.addWidget(beam)
        column.addStretch()
        self.setCentralWidget(middle)
        take_place(self, house)
