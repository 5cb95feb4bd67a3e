"""The first run: one name, one choice, and one is at the table."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QSlider, QVBoxLayout, QWidget

from meadhall.client.settings import NAME_LIMIT
from meadhall.ui.house import House
from meadhall.ui.kit import Button, Note, Plate, Title, em, row
from meadhall.ui.pages.banner import Banner
from meadhall.ui.thumbnail import Thumbnail, opening
from meadhall.ui.words import say

FIRST_GAME: Final = "hexentafl"
"""The game that whoever knows none yet begins with."""

WIDE: Final = 62
"""Lines of text: in a narrower window there is no room for its picture."""


class WelcomePage(QWidget):
    play_alone = Signal()
    play_two = Signal()
    look_around = Signal()
    learn = Signal()

    def __init__(self, house: House, name: str) -> None:
        super().__init__()
        self.house = house
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(
            Banner(house, "Meadhall", say("Norse board games, by the fire or across the network"))
        )
        space = em(self)
        plate = Plate()
        plate.setMinimumWidth(space * 22)
        plate.setMaximumWidth(space * 40)
        plate.box.setSpacing(space * 3 // 4)
        plate.box.addWidget(Title(self.house, say("Welcome. What should others call you?")))
        self.name = QLineEdit(name)
        self.name.setMaxLength(NAME_LIMIT)
        self.name.setAccessibleName(say("Your name"))
        plate.box.addWidget(self.name)
        plate.box.addSpacing(space // 2)
        self.alone = Button(say("&Play against the computer"), self._alone, is_strong=True)
        self.two = Button(say("&Two at this computer"), self._two)
        self.around = Button(say("&Look around first"), self._around)
        self.lessons = Button(say("&Learn to play, in three minutes"), self._learn)
        for button in (self.alone, self.lessons, self.two, self.around):
            plate.box.addWidget(button)
        plate.box.addSpacing(space // 2)
        plate.box.addLayout(self._comfort())
        plate.box.addWidget(Note(say("All of this can be changed later in the settings.")))
        outer.addStretch(1)
        self.poster = Thumbnail(house, opening(FIRST_GAME), 26)
        self.poster.setMinimumSize(space * 20, space * 18)
        self.poster.setMaximumSize(space * 34, space * 26)
        both = row(None, plate, self.poster, None)
        both.setSpacing(space * 2)
        outer.addLayout(both)
        outer.addStretch(2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.poster.setVisible(self.width() >= em(self) * WIDE)

    def _comfort(self) -> QFormLayout:
        form = QFormLayout()
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.text_size.setRange(80, 250)
        self.text_size.setSingleStep(10)
        self.text_size.setPageStep(20)
        self.text_size.setValue(self.house.settings.number("text_size"))
        self.text_size.setAccessibleName(say("Size of the text"))
        self.text_size.valueChanged.connect(lambda size: self.house.change("text_size", size))
        self.contrast = QCheckBox(say("High contrast"))
        self.contrast.setChecked(self.house.theme.key == "contrast")
        self.contrast.toggled.connect(
            lambda on: self.house.change("theme", "contrast" if on else "system")
        )
        self.calm = QCheckBox(say("Nothing moves"))
        self.calm.setChecked(self.house.motion.pace == 0)
        self.calm.toggled.connect(lambda on: self.house.change("motion", "off" if on else "normal"))
        form.addRow(say("Size of the text"), self.text_size)
        form.addRow(self.contrast)
        form.addRow(self.calm)
        return form

    def _keep_name(self) -> None:
        self.house.change("name", self.name.text())

    def _alone(self) -> None:
        self._keep_name()
        self.play_alone.emit()

    def _two(self) -> None:
        self._keep_name()
        self.play_two.emit()

    def _learn(self) -> None:
        self._keep_name()
        self.learn.emit()

    def _around(self) -> None:
        self._keep_name()
        self.look_around.emit()
