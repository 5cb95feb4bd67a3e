"""People nearby who sit at no table: who they are, and what they say to an invitation."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from meadhall.client.multiplayer.invitations import Answer, Person
from meadhall.engines import catalogue
from meadhall.ui.board.accessible import announce
from meadhall.ui.pages.people_lines import Line, arrange
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, Note, em
from meadhall.ui.window.app_context import House


class PersonLine(Line):
    invite_wanted = Signal(object)

    def __init__(self, house: House) -> None:
        self.invite = Button(say("Invite"), self._invite)
        super().__init__(house, self.invite)
        self.person = Person("", "")

    def show_person(self, person: Person) -> None:
        self.person = person
        self.tell("nearby", person.name, person_state(person))
        self.invite.setEnabled(can_be_invited(person))
        self.invite.setAccessibleName(say("Invite {name}", name=person.name))

    def _invite(self) -> None:
        self.invite_wanted.emit(self.person)


class People(QWidget):
    """A line for each of them, with a button to invite; hidden while there is nobody."""

    invite_wanted = Signal(object)

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.shown: tuple[Person, ...] = ()
        self.lines: dict[str, PersonLine] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(em(self) // 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Note(say("Nearby, at no table:")))
        layout.addLayout(self._column)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def follow(self, people: Sequence[Person]) -> None:
        """Show who is there now; news of an invitation are read out."""
        people = tuple(people)
        if people == self.shown:
            return
        answers = {each.key_start: each.answer for each in self.shown}
        self.shown = people
        arrange(self._column, self.lines, [each.key_start for each in people], self._make)
        for each in people:
            self.lines[each.key_start].show_person(each)
            if each.answer not in (answers.get(each.key_start), Answer.CALLING, Answer.RINGS):
                announce(self, person_text(each))
        self.setVisible(bool(people))

    def _make(self) -> PersonLine:
        line = PersonLine(self.house)
        line.invite_wanted.connect(self.invite_wanted)
        return line


def can_be_invited(person: Person) -> bool:
    """Could somebody hear it, and has not heard it already?"""
    can_hear = person.can_hear and person.is_ours
    return can_hear and person.answer in (None, Answer.UNREACHED, Answer.DECLINED)


def person_text(person: Person) -> str:
    """One person in a sentence."""
    return say("{name}: {state}", name=person.name, state=person_state(person))


def person_state(person: Person) -> str:
    """What they do, or say to our invitation."""
    if not person.is_ours:
        return say("has another version of Meadhall; update both to play together")
    match person.answer:
        case Answer.CALLING:
            return say("is being called\u2026")
        case Answer.UNREACHED:
            return say("cannot be reached; perhaps a firewall is in the way")
        case Answer.RINGS:
            return say("has been invited")
        case Answer.SEEN:
            return say("sees your invitation")
        case Answer.DECLINED:
            return say("will not come now")
        case Answer.COMING:
            return say("is coming")
        case None if person.can_hear and person.game:
            game = catalogue.find(person.game).title
            return say("plays {game} meanwhile, and may be asked", game=game)
        case None if person.can_hear:
            return say("looks around")
        case None:
            return say("looks around, and takes no invitations")
