"""People nearby who sit at no table: who they are, and what they say to an invitation."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from meadhall.client.multiplayer.invitations import InvitationAnswer, NearbyPerson
from meadhall.engines import catalogue
from meadhall.ui.board.announcements import announce
from meadhall.ui.pages.nearby_lines import NearbyLine, arrange
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, NoteLabel, em
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext


class PersonLine(NearbyLine):
    invite_wanted = Signal(object)

    def __init__(self, context: AppContext) -> None:
        self.invite = Button(say("Invite"), self._invite)
        super().__init__(context, self.invite)
        self.shown = NearbyPerson("", "")

    def show_person(self, person: NearbyPerson) -> None:
        self.shown = person
        self.tell("nearby", person.name, person_state(person), person.emblem)
        self.invite.setEnabled(can_be_invited(person))
        self.invite.setAccessibleName(say("Invite {name}", name=person.name))

    def _invite(self) -> None:
        self.invite_wanted.emit(self.shown)


class PeopleList(QWidget):
    """A line for each of them, with a button to invite; hidden while there is nobody."""

    invite_wanted = Signal(object)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.shown: tuple[NearbyPerson, ...] = ()
        self.lines: dict[str, PersonLine] = {}
        self._column = QVBoxLayout()
        self._column.setSpacing(em(self) // 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(NoteLabel(say("Nearby, at no table:")))
        add_layout(layout, self._column)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def follow(self, people: Sequence[NearbyPerson]) -> None:
        """Show who is there now; news of an invitation are read out."""
        people = tuple(people)
        if people == self.shown:
            return
        answers = {each.key_start: each.answer for each in self.shown}
        self.shown = people
        arrange(self._column, self.lines, [each.key_start for each in people], self._make)
        for each in people:
            self.lines[each.key_start].show_person(each)
            if each.answer not in (
                answers.get(each.key_start),
                InvitationAnswer.CALLING,
                InvitationAnswer.RINGS,
            ):
                announce(self, person_text(each))
        self.setVisible(bool(people))

    def _make(self) -> PersonLine:
        line = PersonLine(self.context)
        line.invite_wanted.connect(self.invite_wanted)
        return line


def can_be_invited(person: NearbyPerson) -> bool:
    """Can this person be invited, and has not been yet?"""
    can_hear = person.can_hear and person.is_ours
    return can_hear and person.answer in (
        None,
        InvitationAnswer.UNREACHED,
        InvitationAnswer.DECLINED,
    )


def person_text(person: NearbyPerson) -> str:
    """One person in a sentence."""
    return say("{name}: {state}", name=person.name, state=person_state(person))


def person_state(person: NearbyPerson) -> str:
    """What they do, or say to our invitation."""
    if not person.is_ours:
        return say("has another version of Meadhall; update both to play together")
    match person.answer:
        case InvitationAnswer.CALLING:
            return say("is being called\u2026")
        case InvitationAnswer.UNREACHED:
            return say("cannot be reached; perhaps a firewall is in the way")
        case InvitationAnswer.RINGS:
            return say("has been invited")
        case InvitationAnswer.SEEN:
            return say("sees your invitation")
        case InvitationAnswer.DECLINED:
            return say("will not come now")
        case InvitationAnswer.COMING:
            return say("is coming")
        case None if person.can_hear and person.game:
            game = catalogue.find(person.game).title
            return say("plays {game} meanwhile, and may be asked", game=game)
        case None if person.can_hear:
            return say("looks around")
        case None:
            return say("looks around, and takes no invitations")
