"""The waiting room of a table on the network: who has come, and how others find it.

People who come for the first time are trusted. Only somebody who bears a known name under another
key is asked about. Everybody says here that they are ready; if the opener changes what is played,
they are asked again. Once all are ready, a few seconds are counted down.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.system.emblems import known
from meadhall.client.system.folders import LINK
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.board.announcements import announce
from meadhall.ui.board.paint.person import no_seat, person_icon
from meadhall.ui.pages.compare_words import CompareWords, language_of_words
from meadhall.ui.pages.nearby_lines import NearbyLine, arrange, scrolled
from meadhall.ui.pages.offer import OfferPanel
from meadhall.ui.pages.people import PeopleList
from meadhall.ui.pages.table.talk import talk_item
from meadhall.ui.pages.terms import part
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say, sentence
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import Button, NoteLabel, Panel, TitleLabel, column, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.widgets.qr_code import QrCode
from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from meadhall.client.multiplayer.invitations import NearbyPerson
    from meadhall.client.multiplayer.lan_table import Attendee, LanTable, Stranger

LAST: Final = 3
"""How many of the last seconds are read out one by one."""


class StrangerPrompt(QWidget):
    """The alarm: somebody bears a known name under another key. One at a time."""

    welcomed = Signal(object)
    refused = Signal(object)

    def __init__(self, is_host: bool) -> None:
        super().__init__()
        self.stranger: Stranger | None = None
        self.question = PlainLabel()
        self.question.setWordWrap(True)
        refusal = say("&Turn away") if is_host else say("Leave this &table")
        self.accept = Button(say("They &are the same"), self._welcome, is_strong=True)
        self.refuse = Button(refusal, self._refuse)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.question)
        add_layout(box, row(self.accept, self.refuse, None))
        self.hide()

    def show_first(self, strangers: "tuple[Stranger, ...]") -> None:
        """Ask about the first of these, or about nobody."""
        first = strangers[0] if strangers else None
        if first == self.stranger:
            return
        self.stranger = first
        if first is not None:
            self.question.setText(
                say(
                    "This is not the key of the {name} whom you know. Perhaps {name} has a new "
                    "computer; perhaps it is somebody else. Ask {name} to read out the words "
                    "below.",
                    name=first.name,
                )
            )
            announce(self, self.question.text(), is_urgent=True)
        self.setVisible(first is not None)

    def _welcome(self) -> None:
        self.welcomed.emit(self.stranger)

    def _refuse(self) -> None:
        self.refused.emit(self.stranger)


class GuestLine(NearbyLine):
    """One of those who sit here, or a free seat."""

    refused = Signal(bytes)

    def __init__(self, context: AppContext) -> None:
        self.away = Button(say("Turn away"), lambda: self.refused.emit(self.key))
        super().__init__(context, self.away)
        self.key = b""
        self.away.hide()

    def show_attendee(self, each: "Attendee", is_ours: bool) -> None:
        name = say("{name} (you)", name=each.name) if each.is_me else each.name
        part = say("has opened this table") if each.is_opener else say("is here")
        state = say("ready") if each.is_ready else say("not ready yet")
        self.tell("nearby", name, say("{part}, {state}", part=part, state=state), each.emblem)
        self.key = each.key
        self.away.setVisible(is_ours and not each.is_me)
        self.away.setAccessibleName(say("Turn {name} away", name=each.name))

    def show_free(self, whom: str) -> None:
        self.away.hide()
        self.tell("table", say("A free seat"), whom)


class WaitingPage(QWidget):
    left = Signal()
    invite_wanted = Signal(object)
    change_wanted = Signal()
    """The opener wants to change what is played."""

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
        self.people: dict[str, GuestLine] = {}
        self._counted: int | None = None
        self._column = QVBoxLayout()
        self._column.setSpacing(space // 4)
        panel.box.addWidget(self.title)
        panel.box.addWidget(self.sentence)
        add_layout(panel.box, self._column)
        self.meeting = StrangerPrompt(is_host)
        self.meeting.welcomed.connect(self._welcome)
        self.meeting.refused.connect(self._refuse)
        panel.box.addWidget(self.meeting)
        self.ready = QCheckBox(say("I am read&y"))
        self.ready.toggled.connect(self.set_ready)
        self.change = Button(say("Change what is &played"), self.change_wanted.emit)
        self.change.setVisible(is_host and lan_table.plan is not None and not lan_table.is_kept)
        add_layout(panel.box, row(self.ready, None, self.change))
        self.compare = CompareWords()
        panel.box.addWidget(self.compare)
        self.around = PeopleList(context)
        self.around.invite_wanted.connect(self.invite_wanted)
        panel.box.addWidget(self.around)
        if is_host:
            self._add_invitation(panel)
        self.talk = QListWidget()
        self.talk.setAccessibleName(say("What was said"))
        self.talk.setMaximumHeight(space * 7)
        self.talk.setWordWrap(True)
        self.talk.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.talk.hide()
        self.line = QLineEdit()
        self.line.setPlaceholderText(say("Say something to the table"))
        self.line.setAccessibleName(say("Say something to the table"))
        self.line.returnPressed.connect(self._say)
        panel.box.addWidget(self.talk)
        panel.box.addWidget(self.line)
        add_layout(panel.box, row(Button(say("&Leave"), self.left.emit), None))
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
        add_layout(rows, plates)
        rows.addStretch(2)
        outer.addWidget(scrolled(inside), 1)
        self.follow()

    def _add_invitation(self, panel: Panel) -> None:
        """Show the ways that lead here: three words to say, a code to scan, and one to copy."""
        note = say("Others on this network see the table. These three words also lead to it:")
        panel.box.addWidget(NoteLabel(note))
        self.spoken = TitleLabel(self.context, self.lan_table.spoken(language_of_words()), 1.2)
        self.spoken.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        panel.box.addWidget(self.spoken)
        panel.box.addWidget(NoteLabel(say("To anybody else, show or give this:")))
        self.picture = QrCode(em(self) * 9)
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.code.setAccessibleName(say("Invitation"))
        copy = Button(say("&Copy"), self._copy)
        line = row(self.code, copy)
        line.setStretch(0, 1)
        self.address = NoteLabel()
        beside = column()
        add_layout(beside, line)
        beside.addWidget(self.address)
        beside.addStretch()
        both = row(self.picture, part(beside))
        both.setStretch(1, 1)
        add_layout(panel.box, both)
        self.show_invitation(self.lan_table.code, self.lan_table.addresses)

    def show_invitation(self, code: str, addresses: Sequence[str]) -> None:
        self.code.setText(code)
        self.code.setCursorPosition(0)
        self.picture.show_text(f"{LINK}{code}")
        self.picture.setAccessibleName(say("The invitation as a QR code"))
        self.address.setText(say("or the address {addresses}", addresses=", ".join(addresses)))

    @property
    def is_inviting(self) -> bool:
        """May anybody be asked to this table?"""
        return self.is_host and bool(self.lan_table.missing) and not self.lan_table.is_kept

    def follow_people(self, people: "Sequence[NearbyPerson]") -> None:
        """Show who can be invited: nobody if the table is full or not ours."""
        self.around.follow(people if self.is_host and self.lan_table.missing else ())

    def _drawn(self, emblem: int) -> QIcon:
        theme = self.context.theme
        return person_icon(known(emblem), no_seat(theme), theme, em(self) * 5 // 4)

    def follow(self) -> None:
        """Show who is there now, and what is waited for."""
        lan_table = self.lan_table
        self.title.setText(title_of(lan_table.game))
        self.offer.show_offer(lan_table.proposal)
        self.sentence.setText(self._words())
        self._show_people()
        self.meeting.show_first(lan_table.strangers)
        self.compare.follow(lan_table.people)
        if lan_table.strangers:
            self.compare.unfold()
        self.ready.setEnabled(lan_table.is_seated)
        with QSignalBlocker(self.ready):
            self.ready.setChecked(lan_table.is_ready)
        self._count_down()
        for name, words, emblem in lan_table.talk[self.talk.count() :]:
            self.talk.show()
            item = talk_item(f"{name}: {words}")
            item.setIcon(self._drawn(emblem))
            self.talk.addItem(item)
            self.talk.scrollToBottom()

    def _show_people(self) -> None:
        """A line for each seat that is there for people: who has it, or that it is free."""
        people, missing = self.lan_table.people, self.lan_table.missing
        keys = [str(at) for at in range(len(people) + missing)]
        arrange(self._column, self.people, keys, self._make_line)
        for each, line in zip(people, self.people.values(), strict=False):
            line.show_attendee(each, self.is_host)
        whom = say("for the first who comes")
        if self.lan_table.is_kept:
            whom = say("for those who have played the game before")
        for key in keys[len(people) :]:
            self.people[key].show_free(whom)

    def _make_line(self) -> GuestLine:
        line = GuestLine(self.context)
        line.refused.connect(self._turn_away)
        return line

    def _count_down(self) -> None:
        """Have the seconds read out, once when they begin and at the last ones."""
        left, before = self.lan_table.begins_in, self._counted
        self._counted = left
        if left is not None and left != before and (before is None or left <= LAST):
            announce(self, self._words())

    def _words(self) -> str:
        lan_table = self.lan_table
        if lan_table.failure:
            return sentence(lan_table.failure)
        if lan_table.is_deserted:
            return say(
                "The one who opened this table has left it. If they open it again, you are there; "
                "or leave, and look for another one."
            )
        if not lan_table.game:
            return say("Calling the table\u2026")
        if not lan_table.is_seated:
            return say("All seats are taken. You come in as soon as one is free.")
        if lan_table.missing:
            return say("People still to come: {count}.", count=lan_table.missing)
        if lan_table.strangers:
            return say("Everybody is here, but one of them has another key than you know.")
        if not lan_table.is_ready:
            return say("Look at what is played, and say that you are ready.")
        if lan_table.begins_in:
            return say(
                "All are ready. The match begins in {count}\u2026", count=lan_table.begins_in
            )
        waited = [each.name for each in lan_table.people if not each.is_ready]
        if waited:
            return say("Not ready yet: {names}.", names=", ".join(waited))
        return say("Everybody is here. The match begins once all have said that they agree.")

    def _welcome(self, stranger: "Stranger") -> None:
        self.lan_table.welcome(stranger)
        self.follow()

    def _refuse(self, stranger: "Stranger") -> None:
        """The opener turns a stranger away; anybody else can only leave."""
        if not self.is_host:
            self.left.emit()
            return
        self._turn_away(stranger.key)

    def _turn_away(self, key: bytes) -> None:
        self._do(lambda: self.lan_table.refuse(key))

    def set_ready(self, is_ready: bool) -> None:
        self._do(lambda: self.lan_table.set_ready(is_ready))

    def _do(self, action: Callable[[], None]) -> None:
        try:
            action()
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
