"""The waiting room of a table on the network: who has come, and how others find it.

About a stranger one is asked here: two people compare the words of their keys, by voice or over
the other's shoulder, and only then is the match signed. People who have met before are not asked.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.pages.nearby_lines import NearbyLine, arrange, scrolled
from meadhall.ui.pages.offer import OfferPanel
from meadhall.ui.pages.people import PeopleList
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say, sentence
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import Button, NoteLabel, Panel, TitleLabel, em, row
from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from meadhall.client.multiplayer.invitations import NearbyPerson
    from meadhall.client.multiplayer.lan_table import LanTable, Stranger


class StrangerPrompt(QWidget):
    """Asks about one stranger at a time, as long as there is any."""

    welcomed = Signal(object)
    refused = Signal(object)

    def __init__(self, is_host: bool) -> None:
        super().__init__()
        self.stranger: Stranger | None = None
        self.question = PlainLabel()
        self.question.setWordWrap(True)
        self.words = PlainLabel()
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

    def __init__(self, context: AppContext, lan_table: "LanTable", is_host: bool) -> None:
        super().__init__()
        self.context = context
        self.lan_table = lan_table
        self.is_host = is_host
        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, say("The table gathers")))
        panel = Panel()
        panel.setMinimumWidth(space * 22)
        self.title = TitleLabel(context, "", 1.5)
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.people: dict[str, NearbyLine] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(space // 4)
        panel.box.addWidget(self.title)
        panel.box.addWidget(self.sentence)
        panel.box.addLayout(self._column)
        self.meeting = StrangerPrompt(is_host)
        self.meeting.welcomed.connect(self._welcome)
        self.meeting.refused.connect(self._refuse)
        panel.box.addWidget(self.meeting)
        self.own_words = NoteLabel(say("Your own words: {words}", words=lan_table.words))
        panel.box.addWidget(self.own_words)
        self.around = PeopleList(context)
        self.around.invite_wanted.connect(self.invite_wanted)
        panel.box.addWidget(self.around)
        if is_host:
            self._add_invitation(panel)
        self.talk = QListWidget()
        self.talk.setAccessibleName(say("What was said"))
        self.talk.setMaximumHeight(space * 7)
        self.talk.hide()
        self.line = QLineEdit()
        self.line.setPlaceholderText(say("Say something to the table"))
        self.line.setAccessibleName(say("Say something to the table"))
        self.line.returnPressed.connect(self._say)
        panel.box.addWidget(self.talk)
        panel.box.addWidget(self.line)
        panel.box.addLayout(row(Button(say("&Leave"), self.left.emit), None))
        self.offer = OfferPanel(context)
        self.offer.setMaximumWidth(space * 30)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        plates = QHBoxLayout()
        plates.setSpacing(space)
        plates.addStretch(1)
        plates.addWidget(panel, 6)
        plates.addWidget(self.offer, 5)
        plates.addStretch(1)
        rows.addStretch(1)
        rows.addLayout(plates)
        rows.addStretch(2)
        outer.addWidget(scrolled(inside), 1)
        self.follow()

    def _add_invitation(self, panel: Panel) -> None:
        """Show the code for people who do not see the table by themselves."""
        panel.box.addWidget(
            NoteLabel(say("Others on this network see the table. To anybody else, give this:"))
        )
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.code.setAccessibleName(say("Invitation"))
        copy = Button(say("&Copy"), self._copy)
        line = row(self.code, copy)
        line.setStretch(0, 1)
        panel.box.addLayout(line)
        self.address = NoteLabel()
        panel.box.addWidget(self.address)
        self.show_invitation(self.lan_table.code, self.lan_table.addresses)

    def show_invitation(self, code: str, addresses: Sequence[str]) -> None:
        self.code.setText(code)
        self.address.setText(say("or the address {addresses}", addresses=", ".join(addresses)))

    @property
    def is_inviting(self) -> bool:
        """May anybody be asked to this table?"""
        return self.is_host and bool(self.lan_table.missing) and not self.lan_table.is_kept

    def follow_people(self, people: "Sequence[NearbyPerson]") -> None:
        """Show who can be invited: nobody if the table is full or not ours."""
        self.around.follow(people if self.is_host and self.lan_table.missing else ())

    def follow(self) -> None:
        """Show who is there now, and what is waited for."""
        lan_table = self.lan_table
        self.title.setText(title_of(lan_table.game))
        self.offer.show_offer(lan_table.proposal)
        self.sentence.setText(self._words())
        self._show_people()
        self.meeting.show_first(lan_table.strangers)
        for name, words in lan_table.talk[self.talk.count() :]:
            self.talk.show()
            self.talk.addItem(f"{name}: {words}")
            self.talk.scrollToBottom()

    def _show_people(self) -> None:
        """A line for each seat that is there for people: who has it, or that it is free."""
        people, missing = self.lan_table.people, self.lan_table.missing
        keys = [str(at) for at in range(len(people) + missing)]
        arrange(self._column, self.people, keys, lambda: NearbyLine(self.context))
        for each, line in zip(people, self.people.values(), strict=False):
            name = say("{name} (you)", name=each.name) if each.is_me else each.name
            state = say("has opened this table") if each.is_opener else say("is here")
            line.tell("nearby", name, state, each.emblem)
        whom = say("for whoever comes first")
        if self.lan_table.is_kept:
            whom = say("for whoever has played the game before")
        for key in keys[len(people) :]:
            self.people[key].tell("table", say("A free seat"), whom)

    def _words(self) -> str:
        lan_table = self.lan_table
        if lan_table.failure:
            return sentence(lan_table.failure)
        if lan_table.is_deserted:
            return say(
                "Whoever opened this table has left it. If they open it again, you are there; "
                "or leave, and look for another one."
            )
        if not lan_table.game:
            return say("Calling the table\u2026")
        if not lan_table.is_seated:
            return say("All seats are taken. You come in as soon as one is free.")
        if lan_table.missing:
            return say("People still to come: {count}.", count=lan_table.missing)
        if lan_table.strangers:
            return say("Everybody is here, but not everybody is known to you.")
        return say("Everybody is here. The match begins once all have said that they agree.")

    def _welcome(self, stranger: "Stranger") -> None:
        self.lan_table.welcome(stranger)
        self.follow()

    def _refuse(self, stranger: "Stranger") -> None:
        """The opener turns a stranger away; anybody else can only leave."""
        if not self.is_host:
            self.left.emit()
            return
        try:
            self.lan_table.refuse(stranger)
        except UserError as trouble:
            self.sentence.setText(sentence(trouble.reason))
            return
        self.follow()

    def _say(self) -> None:
        if text := self.line.text().strip():
            try:
                self.lan_table.say(text)
            except UserError as trouble:
                self.sentence.setText(sentence(trouble.reason))
                return
            self.line.clear()
            self.follow()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.lan_table.code)


def title_of(game: str) -> str:
    try:
        return catalogue.find(game).title
    except UnknownGame:
        return say("A table on the network")
