"""The first run: one name, one choice, and one is at the table.

What makes reading and playing comfortable stands beside it, holds at once, and is preset to what
the desktop asks for.
"""

from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.system.settings import NAME_LIMIT, preference
from meadhall.ui.board.announcements import announce_soon
from meadhall.ui.board.thumbnail import Thumbnail, opening
from meadhall.ui.text.language import choice_title
from meadhall.ui.text.words import say
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import (
    Button,
    ChoiceBox,
    NoteLabel,
    PageScrollArea,
    Panel,
    TitleLabel,
    column,
    em,
    label_of,
    limit_letters,
    row,
)
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext, wants_stillness
from meadhall.ui.window.news import MARK as NEWS_MARK

FIRST_GAME: Final = "hexentafl"
"""The game for a player who knows none yet."""

WIDE: Final = 62
"""Lines of text: in a narrower window there is no room for its picture."""


class WelcomePage(QWidget):
    play_alone = Signal()
    play_two = Signal()
    look_around = Signal()
    find_people = Signal()
    learn = Signal()

    def __init__(self, context: AppContext, name: str) -> None:
        super().__init__()
        self.context = context
        if context.settings.is_new and wants_stillness():
            context.change("motion", "off")
        space = em(self)
        panel = Panel()
        panel.setMinimumWidth(space * 18)
        panel.setMaximumWidth(space * 26)
        panel.box.setSpacing(space // 2)
        panel.box.addWidget(TitleLabel(context, say("Welcome. What should others call you?")))
        self.name = QLineEdit(name)
        limit_letters(self.name, NAME_LIMIT)
        self.name.setAccessibleName(say("Your name"))
        panel.box.addWidget(self.name)
        panel.box.addSpacing(space // 3)
        self.alone = self._way(say("&Play against the computer"), self.play_alone, is_strong=True)
        self.lessons = self._way(say("&Learn to play, in three minutes"), self.learn)
        self.people = self._way(say("Find players &nearby"), self.find_people)
        self.two = self._way(say("&Two at this computer"), self.play_two)
        self.around = self._way(say("L&ook around first"), self.look_around)
        permission = NoteLabel(
            say(
                "Your computer may ask whether Meadhall may use the local network. Say yes for "
                "private networks; nothing is sent before."
            )
        )
        for part in (self.alone, self.lessons, self.two, self.around, self.people, permission):
            panel.box.addWidget(part)
        panel.box.addStretch()
        self.poster = Thumbnail(context, opening(FIRST_GAME), 18)
        self.poster.setMinimumSize(space * 20, space * 12)
        self.poster.setMaximumSize(space * 36, space * 22)
        comfort = Panel(self._comfort())
        comfort.setMaximumWidth(space * 36)
        right = column(self.poster, comfort, None)
        right.setSpacing(space)
        both = QHBoxLayout()
        both.setSpacing(space)
        both.setContentsMargins(space, space, space, space)
        both.addStretch(1)
        both.addWidget(panel, 20)
        add_layout(both, right, 20)
        both.addStretch(1)
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addStretch(1)
        add_layout(middle, both)
        middle.addStretch(2)
        scroll = PageScrollArea(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        motto = say("Norse board games, by the fire or across the network")
        outer.addWidget(Banner(context, "Meadhall", motto))
        outer.addWidget(scroll, 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        words = say(
            "Welcome to Meadhall, {name}. So others will call you; Shift+Tab leads to your name.",
            name=self.name.text(),
        )
        announce_soon(self, words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.poster.setVisible(self.width() >= em(self) * WIDE)

    def _way(self, text: str, leads_to: SignalInstance, is_strong: bool = False) -> Button:
        """A button that keeps the name, and leads away from here."""

        def go() -> None:
            self.context.change("name", self.name.text())
            self.context.close_for_ever(NEWS_MARK)  # for a newcomer everything is new
            leads_to.emit()

        return Button(text, go, is_strong)

    # Comfort. --------------------------------------------------------------------------------

    def _comfort(self) -> QVBoxLayout:
        settings = self.context.settings
        self.text_size = QSlider(Qt.Orientation.Horizontal)
        self.text_size.setRange(80, 250)
        self.text_size.setSingleStep(10)
        self.text_size.setPageStep(20)
        self.text_size.setValue(settings.number("text_size"))
        self.text_size.setAccessibleName(say("Size of the text"))
        self.text_size.valueChanged.connect(lambda size: self.context.change("text_size", size))
        self.contrast = QCheckBox(say("High contrast"))
        self.contrast.setChecked(self.context.theme.key == "contrast")
        self.contrast.toggled.connect(
            lambda on: self.context.change("theme", "contrast" if on else "system")
        )
        self.calm = QCheckBox(say("Nothing moves"))
        self.calm.setChecked(self.context.motion.pace == 0)
        self.calm.toggled.connect(
            lambda on: self.context.change("motion", "off" if on else "normal")
        )
        self.sound = QCheckBox(say("Sounds"))
        self.sound.setChecked(settings.number("volume") > 0)
        self.sound.toggled.connect(
            lambda on: self.context.change("volume", preference("volume").default if on else 0)
        )
        self.language = ChoiceBox()
        spoken = preference("language")
        for choice, title in spoken.choices:
            self.language.addItem(choice_title(spoken, choice, title), choice)
        self.language.setCurrentIndex(self.language.findData(settings.text("language")))
        self.language.setAccessibleName(say("Language"))
        self.language.activated.connect(
            lambda: self.context.change("language", self.language.currentData())
        )
        ticked = QWidget()
        checks = FlowLayout(ticked, gap=em(self))
        for check in (self.contrast, self.calm, self.sound):
            checks.addWidget(check)
        lines = QVBoxLayout()
        lines.setSpacing(em(self) // 2)
        size = row(label_of(self.text_size, say("Size of the text")), self.text_size)
        size.setStretch(1, 1)
        add_layout(lines, size)
        lines.addWidget(ticked)
        add_layout(lines, row(label_of(self.language, say("Language")), self.language, None))
        lines.addWidget(NoteLabel(say("All of this can be changed later in the settings.")))
        return lines
