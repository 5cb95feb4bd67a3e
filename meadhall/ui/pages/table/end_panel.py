"""What is shown beside the board when a match is over: the points, and what one can do next."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.client.match.session import Session
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.basics import Button, NoteLabel, em
from meadhall.ui.widgets.flow import FlowLayout


class EndPanel(QWidget):
    rematch_wanted = Signal(bool)
    """Play again; with sides swapped?"""

    next_game_wanted = Signal()
    learn_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.points = NoteLabel()
        self.learn = Button(say("&Learn from it"), self.learn_wanted.emit)
        self.learn.explain(say("Have the computer look for the choices that cost you most"))
        self.again = Button(say("Play &again"), lambda: self.rematch_wanted.emit(False))
        self.swap = Button(
            say("Again, &swap sides"), lambda: self.rematch_wanted.emit(True), is_strong=True
        )
        self.next_game = Button(
            say("Ne&xt game, sides swapped"), self.next_game_wanted.emit, is_strong=True
        )
        self.buttons = QWidget()
        line = FlowLayout(self.buttons, gap=em(self) // 3)
        for button in (self.next_game, self.swap, self.again, self.learn):
            line.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.points)
        column.addWidget(self.buttons)
        self.hide()

    def follow(self) -> None:
        session = self.session
        can_go_on = session.outcome is not None and not session.is_only_looked_at
        self.buttons.setVisible(can_go_on)
        is_between = session.series is not None and not session.series.is_last
        self.next_game.setVisible(is_between)
        has_sides = session.seats > 1 and session.game.goal is None  # not where all are together
        self.swap.setVisible(has_sides and not is_between)
        self.again.is_strong = not has_sides
        self.again.setVisible(not is_between)
        points = session.outcome.points if session.outcome else ()
        lines = [
            say("{side}: 1 point", side=capital(told(session.side(seat))))
            if score == 1
            else say(
                "{side}: {points} points", side=capital(told(session.side(seat))), points=score
            )
            for seat, score in enumerate(points)
        ]
        self.points.setText("\n".join(lines))
        self.points.setVisible(bool(lines))
        self.setVisible(can_go_on or bool(lines))
