"""The connection of a table in words: what has happened, what is safe, what comes next."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.client.multiplayer.connection_status import (
    ConnectionProblem,
    ConnectionStatus,
    OwedPart,
)
from meadhall.ui.board.announcements import announce
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import join, say, sentence, told
from meadhall.ui.widgets.basics import Button, em


def connection_text(status: ConnectionStatus) -> str:
    """The sentences above the board while this is so."""
    if not status.may_go_on:
        return _problem_text(status)
    way_on = say(
        "You can also go on now, in a match of your own: the computer plays for them, and the dice "
        "and the cards that nobody has seen are drawn anew."
    )
    return f"{_problem_text(status)} {way_on}"


def _problem_text(status: ConnectionStatus) -> str:
    names, time = join(list(status.names)), clock(status.seconds)
    match status.problem:
        case ConnectionProblem.UNKEPT:
            return say(
                "{reason} The match waits until it can be written down again; all before is safe.",
                reason=sentence(status.why),
            )
        case ConnectionProblem.BROKEN:
            return say(
                "{name} broke the match: {reason}. It stands still, and is kept as far as it went.",
                name=names,
                reason=told(status.why),
            )
        case ConnectionProblem.DIFFERS:
            return _differing_text(names, *status.builds)
        case ConnectionProblem.OFFLINE:
            return say(
                "This computer is on no network. The match is kept, and goes on by itself once "
                "the network is back."
            )
        case ConnectionProblem.OUT:
            return say(
                "The others have gone on without you, and the computer plays for you. You are "
                "back as soon as one of them is heard."
            )
        case ConnectionProblem.CALLING:
            return say(
                "Looking for {names}. The match is kept, and goes on as soon as they answer.",
                names=names,
            )
        case ConnectionProblem.SILENT:
            return say("{names} is not answering ({time}).", names=names, time=time)
        case ConnectionProblem.OWES:
            return _owing_text(status, names, time)
        case ConnectionProblem.LEFT:
            return say(
                "{names} has left the table. The match is kept, and goes on if they come back.",
                names=names,
            )
        case ConnectionProblem.LOST:
            return _lost_text(status, names, time)
        case ConnectionProblem.TAKEN_OVER:
            return say("{names} is gone. The computer plays on until they are back.", names=names)


def _differing_text(names: str, here: str, there: str) -> str:
    told = say(
        "Your board and {name}'s are not the same any more. The match waits, nothing of it is "
        "lost, and what differs is written down beside it.",
        name=names,
    )
    if here != there:
        remedy = say(
            "You do not play by the same Meadhall: {here} here, {there} there. Install the same "
            "version on both computers, then go on with the match from Home.",
            here=here,
            there=there or say("an unknown one"),
        )
    else:
        remedy = say(
            "Close Meadhall on both computers and go on with the match from Home: both boards are "
            "then set up anew from the moves that you share."
        )
    return f"{told} {remedy}"


def _lost_text(status: ConnectionStatus, names: str, time: str) -> str:
    lost = say(
        "Nothing has been heard of {names} for {time}. The match is kept, and goes on as soon as "
        "they start Meadhall again.",
        names=names,
        time=time,
    )
    if not status.grace:
        return lost
    wait = say("After {time} the computer plays on for them.", time=clock(status.grace))
    return f"{lost} {wait}"


def _owing_text(status: ConnectionStatus, names: str, time: str) -> str:
    if status.owed is OwedPart.TURN:
        owing = say(
            "The table has waited for the choice of {names} for {time}.", names=names, time=time
        )
    else:
        owing = say(
            "{names} is linked, but the computer there has not sent {part} for {time}.",
            names=names,
            part=_owed_part(status.owed),
            time=time,
        )
    if status.may_vote:
        return (
            owing + " " + say("Once most of you would rather go on, the computer plays for them.")
        )
    if not status.grace:
        return owing + " " + say("The match waits for it, and is kept.")
    wait = say("After {time} the computer plays on for them.", time=clock(status.grace))
    return f"{owing} {wait}"


def _owed_part(part: OwedPart) -> str:
    """What a program owes, in words."""
    match part:
        case OwedPart.CHOICE:
            return say("its hidden choice")
        case OwedPart.DEAL:
            return say("its part of the cards or dice")
        case OwedPart.END:
            return say("its signature of the result")
        case OwedPart.CHANGE:
            return say("its word about who plays on")
        case OwedPart.ECHO | OwedPart.TURN:
            return say("its word that it has received the last choice")


def clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


class ConnectionBar(QWidget):
    """The sentences about the table that is shown; hidden while all is well."""

    alone_wanted = Signal()
    """Go on without the other, in a match of one's own."""

    without_wanted = Signal()
    """Wish that the table goes on without those who have not chosen for long."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.alone = Button(say("Go on &with the computer"), self.alone_wanted.emit)
        self.without = Button(say("Go on &without waiting"), self.without_wanted.emit)
        layout = QHBoxLayout(self)
        margin = em(self) // 2
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(self.sentence, 1)
        layout.addWidget(self.alone)
        layout.addWidget(self.without)
        self._problem: ConnectionProblem | None = None
        self.hide()

    def show_status(self, status: ConnectionStatus | None) -> None:
        """Show it, and have it read out when it is another one than before."""
        problem = None if status is None else status.problem
        if status is not None:
            self.sentence.setText(connection_text(status))
            self.alone.setVisible(status.may_go_on)
            self.without.setVisible(status.may_vote)
            if problem is not self._problem:
                announce(self, self.sentence.text())
        if problem is not self._problem:
            self._problem = problem
            self.setVisible(status is not None)
