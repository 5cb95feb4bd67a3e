"""People nearby who sit at no table: who they are, and what they say to an invitation."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QWidget

from meadhall.client.invitations import Answer
from meadhall.ui.accessible import announce
from meadhall.ui.kit import Button, Note, column, em, row
from meadhall.ui.words import say

if TYPE_CHECKING:
    from meadhall.client.invitations import Person

LINES = 5


class People(QWidget):
    """A list of them with a button to invite whoever is chosen; hidden while there is nobody."""

    invite_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[Person, ...] = ()
        self.list = roomy(QListWidget())
        self.list.setAccessibleName(say("People nearby, at no table"))
        self.list.currentRowChanged.connect(lambda at: self._follow_choice())
        self.list.itemActivated.connect(lambda item: self._invite())
        self.invite = Button(say("In&vite"), self._invite)
        layout = column(Note(say("Nearby, at no table:")), self.list)
        layout.addLayout(row(self.invite, None))
        layout.setContentsMargins(0, 0, 0, 0)
        self.setLayout(layout)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def follow(self, people: "Sequence[Person]") -> None:
        """Show who is there now; the choice stays with whom it was, and news are read out."""
        people = tuple(people)
        if people == self.shown:
            return
        before, chosen = self.shown, self.chosen
        self.shown = people
        self.list.clear()
        for each in people:
            line = QListWidgetItem(person_text(each))
            line.setData(Qt.ItemDataRole.UserRole, each.key_start)
            self.list.addItem(line)
            if self.list.count() == 1 or (chosen and each.key_start == chosen.key_start):
                self.list.setCurrentItem(line)
        fit(self.list, min(LINES, len(people)))
        self.setVisible(bool(people))
        self._follow_choice()
        answers = {each.key_start: each.answer for each in before}
        for each in people:
            if each.answer not in (answers.get(each.key_start), Answer.CALLING, Answer.RINGS):
                announce(self, person_text(each))

    @property
    def chosen(self) -> "Person | None":
        at = self.list.currentRow()
        return self.shown[at] if 0 <= at < len(self.shown) else None

    def _follow_choice(self) -> None:
        person = self.chosen
        self.invite.setEnabled(person is not None and can_be_invited(person))
        if person is not None:
            self.invite.setAccessibleName(say("Invite {name}", name=person.name))

    def _invite(self) -> None:
        if (person := self.chosen) and can_be_invited(person):
            self.invite_wanted.emit(person)


def roomy(box: QListWidget) -> QListWidget:
    """With air around every line, so that it is easily hit."""
    box.setSpacing(em(box) // 6)
    box.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
    return box


def fit(box: QListWidget, lines: int) -> None:
    """As high as so many lines are."""
    frame = 2 * box.frameWidth()
    box.setFixedHeight(lines * (em(box) + 2 * box.spacing() + em(box) // 4) + frame)


def can_be_invited(person: "Person") -> bool:
    """Could somebody hear it, and has not heard it already?"""
    can_hear = person.can_hear and person.is_ours
    return can_hear and person.answer in (None, Answer.UNREACHED, Answer.DECLINED)


def person_text(person: "Person") -> str:
    """One person as a line of the list."""
    if not person.is_ours:
        return say(
            "{name}: has another version of Meadhall; update both to play together",
            name=person.name,
        )
    match person.answer:
        case Answer.CALLING:
            state = say("is being called\u2026")
        case Answer.UNREACHED:
            state = say("cannot be reached; perhaps a firewall is in the way")
        case Answer.RINGS:
            state = say("has been invited")
        case Answer.SEEN:
            state = say("sees your invitation")
        case Answer.DECLINED:
            state = say("will not come now")
        case Answer.COMING:
            state = say("is coming")
        case None if person.can_hear:
            state = say("looks around")
        case None:
            state = say("looks around, and takes no invitations")
    return say("{name}: {state}", name=person.name, state=state)
