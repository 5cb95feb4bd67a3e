"""The two small windows that only tell something: the keys, and what Meadhall is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from meadhall import __version__
from meadhall.engines import catalogue
from meadhall.ui.actions import key_list
from meadhall.ui.house import House
from meadhall.ui.kit import Note, Title, em
from meadhall.ui.words import say


class Told(QDialog):
    """A title, something below it, and a button to close it."""

    def __init__(self, parent: QWidget, house: House, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        space = em(self)
        self.column.setContentsMargins(space * 2, space, space * 2, space)
        self.column.addWidget(Title(house, title))

    def finish(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)


class KeysDialog(Told):
    def __init__(self, parent: QWidget, house: House) -> None:
        super().__init__(parent, house, say("Keys"))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setHorizontalSpacing(em(self) * 2)
        for at, (keys, meaning) in enumerate(key_list()):
            bold = QLabel(f"<b>{keys}</b>")
            grid.addWidget(bold, at, 0)
            grid.addWidget(QLabel(meaning), at, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(inside.sizeHint().width() + bar)
        self.column.addWidget(scroll)
        self.finish()
        self.resize(self.sizeHint().width(), parent.height() * 9 // 10)


class AboutDialog(Told):
    def __init__(self, parent: QWidget, house: House) -> None:
        super().__init__(parent, house, "Meadhall")
        told = [
            say("Version {version}.", version=__version__),
            say("Norse board games for friends on one network: no server, no account."),
        ]
        for line in told:
            self.column.addWidget(QLabel(line))
        for game in catalogue.GAMES:
            self.column.addWidget(
                Note(say("{game} was designed by {name}.", game=game.title, name=game.designer))
            )
        self.column.addWidget(
            Note(
                say("The letters are Alegreya and Alegreya Sans, under the SIL Open Font License.")
            )
        )
        self.finish()
