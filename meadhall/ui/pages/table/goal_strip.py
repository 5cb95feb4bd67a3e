"""What wins, in one line beside the board, and a bar for each seat: how near it is. Below it what
a computer that plays with us works at."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.client.match.session import Session
from meadhall.ui.board.game_board import GameBoard, Goal
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.text.people import seat_called
from meadhall.ui.text.plain import PlainLabel, plain_tip
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import em
from meadhall.ui.window.app_context import AppContext

SMALLEST: Final = 0.7
"""The line is set smaller down to this part of the text's size before its end is left out."""


class GoalStrip(QWidget):
    def __init__(self, context: AppContext, board: GameBoard, session: Session) -> None:
        super().__init__()
        self.context = context
        self.board = board
        self.session = session
        self.goal = Goal("")
        context.look_changed.connect(self.update)

    def follow(self, number: int) -> None:
        """Tell of this moment of the match."""
        state = self.session.state_at(min(number, self.session.length))
        self.goal = self.board.goal(state)
        self.setVisible(bool(self.goal.text))
        self.setAccessibleName(self.goal.text)
        self.setToolTip(plain_tip(self.goal.text))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self) * 12, em(self) * (17 if self.goal.shares else 12) // 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self) * 8, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, space = self.context.theme, em(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(theme.text))
            words = QRectF(0, 0, self.width(), space * 1.15)
            font, share = self.font(), 1.0
            while share > SMALLEST and (
                painter.fontMetrics().horizontalAdvance(self.goal.text) > self.width()
            ):
                share -= 0.05
                font.setPointSizeF(self.font().pointSizeF() * share)
                painter.setFont(font)
            shown = painter.fontMetrics().elidedText(
                self.goal.text, Qt.TextElideMode.ElideRight, self.width()
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
            shares = self.goal.shares
            gap = space * 0.3
            wide = (self.width() - 2 - gap * (len(shares) - 1)) / max(len(shares), 1)
            for at, (seat, done, needed) in enumerate(shares):
                area = QRectF(1 + at * (wide + gap), space * 1.22, wide, space * 0.36)
                side = theme.sides[self.board.colour_of(seat)]
                painter.setPen(pen(theme.line, 1))
                painter.setBrush(QColor(theme.panel))
                painter.drawRect(area)
                area.setWidth(wide * min(max(done, 0) / max(needed, 1), 1.0))
                painter.setPen(pen(theme.text, 1))
                painter.setBrush(QColor(side.body))
                if done > 0:
                    painter.drawRect(area)


class PlanLine(PlainLabel):
    """What partners want: the plans of the computers, and what each asks of the other. Hidden
    where the game knows no such thing."""

    def __init__(self, board: GameBoard, session: Session) -> None:
        super().__init__()
        self.board = board
        self.session = session
        self.setWordWrap(True)

    def follow(self, number: int) -> None:
        """Tell of this moment of the match."""
        at = min(number, self.session.length)
        is_over = self.session.outcome is not None and at == self.session.length
        state = self.session.state_at(at)
        lines = [
            say("{who} plans: {plan}.", who=seat_called(self.session, player.seat), plan=plan)
            for player in self.session.players
            if player.level and not is_over and (plan := self.board.plan(state, player.seat))
        ]
        lines += [
            say(
                "{who} asks: \u201c{wish}\u201d",
                who=seat_called(self.session, player.seat), wish=wish,
            )
            for player in self.session.players
            if not is_over and (wish := self.board.wish(state, player.seat))
        ]  # fmt: skip
        self.setText("\n".join(lines))
        self.setVisible(bool(lines))
