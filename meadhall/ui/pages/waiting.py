"""The waiting room of a table on the network: who has come, and how others find it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QVBoxLayout, QWidget

from meadhall.client.trouble import Trouble
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.house import House
from meadhall.ui.kit import Button, Note, Plate, Title, em, row
from meadhall.ui.pages.banner import Banner
from meadhall.ui.words import say

if TYPE_CHECKING:
    from meadhall.client.network import Party


class WaitingPage(QWidget):
    left = Signal()

    def __init__(self, house: House, party: "Party", is_host: bool) -> None:
        super().__init__()
        self.house = house
        self.party = party
        self.is_host = is_host
        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(house, say("The table gathers")))
        plate = Plate()
        plate.setMinimumWidth(space * 34)
        self.title = Title(house, "", 1.5)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.people = QListWidget()
        self.people.setAccessibleName(say("Who has come"))
        self.people.setMaximumHeight(space * 8)
        plate.box.addWidget(self.title)
        plate.box.addWidget(self.sentence)
        plate.box.addWidget(self.people)
        if is_host:
            self._add_invitation(plate)
        self.talk = QListWidget()
        self.talk.setAccessibleName(say("What was said"))
        self.talk.setMaximumHeight(space * 7)
        self.line = QLineEdit()
        self.line.setPlaceholderText(say("Say something to the table"))
        self.line.setAccessibleName(say("Say something to the table"))
        self.line.returnPressed.connect(self._say)
        plate.box.addWidget(self.talk)
        plate.box.addWidget(self.line)
        plate.box.addLayout(row(Button(say("&Leave"), self.left.emit), None))
        outer.addStretch(1)
        outer.addLayout(row(None, plate, None))
        outer.addStretch(2)
        self.follow()

    def _add_invitation(self, plate: Plate) -> None:
        """What to give to somebody who does not see the table by himself."""
        plate.box.addWidget(
            Note(say("Others on this network see the table. To anybody else, give this:"))
        )
        self.code = QLineEdit(self.party.code)
        self.code.setReadOnly(True)
        self.code.setAccessibleName(say("Invitation"))
        copy = Button(say("&Copy"), self._copy)
        line = row(self.code, copy)
        line.setStretch(0, 1)
        plate.box.addLayout(line)
        addresses = ", ".join(self.party.addresses)
        plate.box.addWidget(Note(say("or the address {addresses}", addresses=addresses)))

    def follow(self) -> None:
        """Show who is there now, and what is waited for."""
        party = self.party
        self.title.setText(title_of(party.game))
        self.sentence.setText(self._words())
        names = [
            say("{name} (you)", name=each.name) if each.is_me else each.name
            for each in party.people
        ]
        if names != [self.people.item(at).text() for at in range(self.people.count())]:
            self.people.clear()
            self.people.addItems(names)
        for name, words in party.talk[self.talk.count() :]:
            self.talk.addItem(f"{name}: {words}")
            self.talk.scrollToBottom()

    def _words(self) -> str:
        party = self.party
        if party.failure:
            return party.failure
        if not party.game:
            return say("Calling the table\u2026")
        if party.missing:
            return say("People still to come: {count}.", count=party.missing)
        return say("Everybody is here. The match begins.")

    def _say(self) -> None:
        if text := self.line.text().strip():
            try:
                self.party.say(text)
            except Trouble as trouble:
                self.sentence.setText(str(trouble))
                return
            self.line.clear()
            self.follow()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.party.code)


def title_of(game: str) -> str:
    try:
        return catalogue.find(game).title
    except UnknownGame:
        return say("A table on the network")
