"""The waiting room of a table on the network: who has come, and how others find it.

About a stranger one is asked here: two people compare the words of their keys, by voice or over
the other's shoulder, and only then is the match signed. Whoever has met before is not asked.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QVBoxLayout, QWidget

from meadhall.client.system.user_error import Trouble
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.pages.offer import OfferPlate
from meadhall.ui.pages.people import People
from meadhall.ui.pages.people_lines import Line, arrange, scrolled
from meadhall.ui.text.sentences import told
from meadhall.ui.text.words import say
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import Button, Note, Plate, Title, em, row
from meadhall.ui.window.app_context import House

if TYPE_CHECKING:
    from meadhall.client.multiplayer.invitations import Person
    from meadhall.client.multiplayer.lan_table import Party, Stranger


class Meeting(QWidget):
    """Asks about one stranger at a time, as long as there is any."""

    welcomed = Signal(object)
    refused = Signal(object)

    def __init__(self, is_host: bool) -> None:
        super().__init__()
        self.stranger: Stranger | None = None
        self.question = QLabel()
        self.question.setWordWrap(True)
        self.question.setTextFormat(Qt.TextFormat.PlainText)  # names are what strangers say
        self.words = QLabel()
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        refusal = say("&Turn away") if is_host else say("Leave this &table")
        self.accept = Button(say("They &are the same"), self._welcome, is_strong=True)
        self.refuse = Button(refusal, self._refuse)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.question)
        box.addWidget(self.words)
        box.addLayout(row(self.accept, self.refuse, None))
        self.hide()

    def show_first(self, strangers: "tuple[Stranger, ...]") -> None:
        """Ask about the first of these, or about nobody."""
        first = strangers[0] if strangers else None
        if first == self.stranger:
            return
        self.stranger = first
        if first is not None:
            self.question.setText(_question(first))
            self.words.setText(first.words)
            self.words.setAccessibleName(say("The words of {name}", name=first.name))
        self.setVisible(first is not None)

    def _welcome(self) -> None:
        self.welcomed.emit(self.stranger)

    def _refuse(self) -> None:
        self.refused.emit(self.stranger)


def _question(stranger: "Stranger") -> str:
    if stranger.is_namesake:
        return say(
            "This is another {name} than the one you know. These words must be the same on both "
            "screens: here, and there as {name}'s own words.",
            name=stranger.name,
        )
    return say(
        "You have not met {name} before. These words must be the same on both screens: here, "
        "and there as {name}'s own words.",
        name=stranger.name,
    )


class WaitingPage(QWidget):
    left = Signal()
    invite_wanted = Signal(object)

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
        plate.setMinimumWidth(space * 22)
        self.title = Title(house, "", 1.5)
        self.sentence = QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.people: dict[str, Line] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(space // 4)
        plate.box.addWidget(self.title)
        plate.box.addWidget(self.sentence)
        plate.box.addLayout(self._column)
        self.meeting = Meeting(is_host)
        self.meeting.welcomed.connect(self._welcome)
        self.meeting.refused.connect(self._refuse)
        plate.box.addWidget(self.meeting)
        self.own_words = Note(say("Your own words: {words}", words=party.words))
        plate.box.addWidget(self.own_words)
        self.around = People(house)
        self.around.invite_wanted.connect(self.invite_wanted)
        plate.box.addWidget(self.around)
        if is_host:
            self._add_invitation(plate)
        self.talk = QListWidget()
        self.talk.setAccessibleName(say("What was said"))
        self.talk.setMaximumHeight(space * 7)
        self.talk.hide()
        self.line = QLineEdit()
        self.line.setPlaceholderText(say("Say something to the table"))
        self.line.setAccessibleName(say("Say something to the table"))
        self.line.returnPressed.connect(self._say)
        plate.box.addWidget(self.talk)
        plate.box.addWidget(self.line)
        plate.box.addLayout(row(Button(say("&Leave"), self.left.emit), None))
        self.offer = OfferPlate(house)
        self.offer.setMaximumWidth(space * 30)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        plates = QHBoxLayout()
        plates.setSpacing(space)
        plates.addStretch(1)
        plates.addWidget(plate, 6)
        plates.addWidget(self.offer, 5)
        plates.addStretch(1)
        rows.addStretch(1)
        rows.addLayout(plates)
        rows.addStretch(2)
        outer.addWidget(scrolled(inside), 1)
        self.follow()

    def _add_invitation(self, plate: Plate) -> None:
        """What to give to somebody who does not see the table by himself."""
        plate.box.addWidget(
            Note(say("Others on this network see the table. To anybody else, give this:"))
        )
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.code.setAccessibleName(say("Invitation"))
        copy = Button(say("&Copy"), self._copy)
        line = row(self.code, copy)
        line.setStretch(0, 1)
        plate.box.addLayout(line)
        self.address = Note()
        plate.box.addWidget(self.address)
        self.show_invitation(self.party.code, self.party.addresses)

    def show_invitation(self, code: str, addresses: Sequence[str]) -> None:
        self.code.setText(code)
        self.address.setText(say("or the address {addresses}", addresses=", ".join(addresses)))

    @property
    def is_inviting(self) -> bool:
        """May anybody be asked to this table?"""
        return self.is_host and bool(self.party.missing) and not self.party.is_kept

    def follow_people(self, people: "Sequence[Person]") -> None:
        """Show whom one may invite: nobody, if the table is full or somebody else's."""
        self.around.follow(people if self.is_host and self.party.missing else ())

    def follow(self) -> None:
        """Show who is there now, and what is waited for."""
        party = self.party
        self.title.setText(title_of(party.game))
        self.offer.show_offer(party.proposal)
        self.sentence.setText(self._words())
        self._show_people()
        self.meeting.show_first(party.strangers)
        for name, words in party.talk[self.talk.count() :]:
            self.talk.show()
            self.talk.addItem(f"{name}: {words}")
            self.talk.scrollToBottom()

    def _show_people(self) -> None:
        """A line for each seat that is there for people: who has it, or that it is free."""
        people, missing = self.party.people, self.party.missing
        keys = [str(at) for at in range(len(people) + missing)]
        arrange(self._column, self.people, keys, lambda: Line(self.house))
        for each, line in zip(people, self.people.values(), strict=False):
            name = say("{name} (you)", name=each.name) if each.is_me else each.name
            line.tell(
                "nearby", name, say("has opened this table") if each.is_opener else say("is here")
            )
        whom = say("for whoever comes first")
        if self.party.is_kept:
            whom = say("for whoever has played the game before")
        for key in keys[len(people) :]:
            self.people[key].tell("table", say("A free seat"), whom)

    def _words(self) -> str:
        party = self.party
        if party.failure:
            return told(party.failure)
        if party.is_deserted:
            return say(
                "Whoever opened this table has left it. If they open it again, you are there; "
                "or leave, and look for another one."
            )
        if not party.game:
            return say("Calling the table\u2026")
        if not party.is_seated:
            return say("All seats are taken. You come in as soon as one is free.")
        if party.missing:
            return say("People still to come: {count}.", count=party.missing)
        if party.strangers:
            return say("Everybody is here, but not everybody is known to you.")
        return say("Everybody is here. The match begins once all have said that they agree.")

    def _welcome(self, stranger: "Stranger") -> None:
        self.party.welcome(stranger)
        self.follow()

    def _refuse(self, stranger: "Stranger") -> None:
        """The opener turns a stranger away; anybody else can only leave."""
        if not self.is_host:
            self.left.emit()
            return
        try:
            self.party.refuse(stranger)
        except Trouble as trouble:
            self.sentence.setText(str(trouble))
            return
        self.follow()

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
