"""The bar that shows a received invitation above the page, one at a time, until it is answered.

It opens nothing and covers nothing; the sender is told once it has been seen.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.client.multiplayer.acquaintances import Familiarity
from meadhall.client.multiplayer.invitations import InvitationKind
from meadhall.engines import catalogue
from meadhall.ui.board.announcements import announce
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, em

if TYPE_CHECKING:
    from meadhall.client.multiplayer.invitations import ReceivedInvitation


def invitation_text(invited: "ReceivedInvitation") -> str:
    """Who asks for what, as far as one can know it."""
    name, game = invited.name, catalogue.find(invited.game).title
    match invited.sort:
        case InvitationKind.NEXT:
            return say("{name} is ready for the next game, with the sides swapped.", name=name)
        case InvitationKind.WATCH:
            return say("{name} has begun the next game, and you may look on.", name=name)
        case InvitationKind.AGAIN:
            return say("{name} would like to play {game} again.", name=name, game=game)
        case InvitationKind.SWAPPED:
            return say(
                "{name} would like to play {game} again, with the sides swapped.",
                name=name,
                game=game,
            )
    if invited.meeting is Familiarity.KNOWN:
        return say("{name} invites you to {game}.", name=name, game=game)
    if invited.meeting is Familiarity.NAMESAKE:
        return say(
            "Another {name} than the one you know invites you to {game}.", name=name, game=game
        )
    return say("{name}, whom you have not met, invites you to {game}.", name=name, game=game)


class InvitationBar(QWidget):
    accepted = Signal(object)
    declined = Signal(object, bool)
    """Which invitation, and whether to mute its sender."""

    def __init__(self) -> None:
        super().__init__()
        self.invited: ReceivedInvitation | None = None
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.sentence = PlainLabel()
        font = self.sentence.font()
        font.setBold(True)
        self.sentence.setFont(font)
        self.sentence.setWordWrap(True)
        self.join = Button(say("Jo&in"), lambda: self.accepted.emit(self.invited), is_strong=True)
        self.later = Button(say("N&ot now"), lambda: self.declined.emit(self.invited, False))
        self.never = Button(say("No &more"), lambda: self.declined.emit(self.invited, True))
        self.never.explain(say("Hear nothing of them until Meadhall is closed"))
        line = QHBoxLayout(self)
        space = em(self)
        line.setContentsMargins(space // 2, space // 4, space // 2, space // 4)
        line.addWidget(self.sentence, 1)
        for button in (self.join, self.later, self.never):
            line.addWidget(button)
        self.hide()

    def show_first(self, invitations: "Sequence[ReceivedInvitation]") -> bool:
        """Show the first of these; True if it is another one than before."""
        first = invitations[0] if invitations else None
        if first == self.invited:
            return False
        self.invited = first
        if first is not None:
            self.sentence.setText(invitation_text(first))
            is_watching = first.sort is InvitationKind.WATCH
            self.join.setText(say("W&atch") if is_watching else say("Jo&in"))
            self.join.setAccessibleName(say("Join {name}", name=first.name))
            self.never.setVisible(first.lan_table is None)
            announce(self, self.sentence.text(), is_urgent=True)
        self.setVisible(first is not None)
        return first is not None
