"""The curve of the seats' chances through a match, and the same in sentences.

A line is drawn through where the computer knows a number and dotted where it tried too little to
know one. In a duel one curve parts the picture between the two sides; among several, each seat
has a line of its own that goes by its letter.
"""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QWidget

from meadhall.client.match.calibration import told_chance
from meadhall.client.match.evaluation import Estimate, MatchEvaluation
from meadhall.client.match.session import Session
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.emblem import letter
from meadhall.ui.board.paint.marks import write
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.pages.table.timeline import SeekSlider
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.basics import em
from meadhall.ui.window.app_context import AppContext

UNKNOWN: Final = 0.5
"""Where a dotted line runs that has no number beside it at all."""

Role = Qt.ItemDataRole


class EvaluationGraph(QWidget):
    """The picture. A click, or the arrow keys, lead to the move."""

    sought = Signal(int)

    def __init__(self, context: AppContext, board: GameBoard, evaluation: MatchEvaluation) -> None:
        super().__init__()
        self.context = context
        self.board = board
        self.evaluation = evaluation
        self.number = 0
        self.axis: SeekSlider | None = None
        """The slider below, whose moves lie where the curve's do."""

        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        context.look_changed.connect(self.update)

    @property
    def session(self) -> Session:
        return self.evaluation.session

    def show_place(self, number: int) -> None:
        """Mark the moment that is shown, and say the chances at that moment."""
        self.number = number
        here = [each for each in self.evaluation.all_points() if each.number == number]
        said = [sentence(self.session, each) for each in here]
        self.setAccessibleName(say("Chances through the match"))
        self.setAccessibleDescription(" ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self) * 20, em(self) * 5)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self) * 10, em(self) * 5)

    # Where things lie. -----------------------------------------------------------------------

    def _area(self) -> QRectF:
        space = em(self)
        area = QRectF(self.rect()).adjusted(space * 0.6, space * 0.3, -space * 1.6, -space * 0.3)
        if self.axis is not None:
            left = self.mapFromGlobal(self.axis.mapToGlobal(QPointF(self.axis.middle_of(0), 0)))
            right = self.mapFromGlobal(self.axis.mapToGlobal(QPointF(self.axis.middle_of(1), 0)))
            area.setLeft(left.x())
            area.setRight(max(right.x(), left.x() + 1))
        return area

    def x_of(self, number: int) -> float:
        area = self._area()
        return area.left() + area.width() * number / max(self.session.length, 1)

    def number_at(self, x: float) -> int:
        """The move nearest to there."""
        area = self._area()
        share = (x - area.left()) / max(area.width(), 1.0)
        return round(min(max(share, 0.0), 1.0) * self.session.length)

    def _points(self, seat: int) -> list[tuple[QPointF, bool]]:
        """Where a seat's line goes, and whether there is a number there."""
        area = self._area()
        points = []
        height = UNKNOWN
        for each in self.evaluation.curve(seat):
            height = height if each.chance is None else each.chance
            y = area.bottom() - area.height() * height
            points.append((QPointF(self.x_of(each.number), y), each.chance is not None))
        return points

    # Painting. -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, area = self.context.theme, self._area()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(theme.line, 1))
            painter.setBrush(QColor(theme.panel))
            painter.drawRect(area)
            if self.evaluation.is_duel:
                self._paint_duel(painter, area)
            else:
                self._paint_lines(painter)
            self._paint_letters(painter, area)
            self._paint_half(painter, area)
            painter.setPen(pen(theme.focus, 2))
            x = self.x_of(self.number)
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(area.adjusted(-2, -2, 2, 2))

    def _paint_half(self, painter: QPainter, area: QRectF) -> None:
        """The line of even chances."""
        thin = pen(self.context.theme.faint, 1)
        thin.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(thin)
        painter.drawLine(
            QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y())
        )

    def _paint_duel(self, painter: QPainter, area: QRectF) -> None:
        """The first side's share from below, the other's from above."""
        points = self._points(0)
        theme = self.context.theme
        sides = [theme.sides[self.board.colour_of(seat)] for seat in (0, 1)]
        if points:
            edge = [point for point, _ in points]
            for side, base in ((sides[0], area.bottom()), (sides[1], area.top())):
                ground = QPolygonF([QPointF(edge[0].x(), base), *edge, QPointF(edge[-1].x(), base)])
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(side.body))
                painter.drawPolygon(ground)
            self._stroke(painter, points, theme.gold, theme.rim_dark)

    def _paint_lines(self, painter: QPainter) -> None:
        theme = self.context.theme
        for seat in self._drawn_seats():
            body = theme.sides[self.board.colour_of(seat)].body
            self._stroke(painter, self._points(seat), body, theme.rim_dark)

    def _drawn_seats(self) -> range:
        """Whose lines there are: one for all where they win or lose together."""
        return range(1 if self.evaluation.is_together else self.session.seats)

    def _stroke(
        self, painter: QPainter, points: list[tuple[QPointF, bool]], ink: str, rim: str
    ) -> None:
        """Solid between two numbers, dotted beside what is not known."""
        for colour, width in ((rim, 4.0), (ink, 2.0)):
            for (start, is_known), (end, is_known_too) in pairwise(points):
                stroke = pen(colour, width)
                if not (is_known and is_known_too):
                    stroke.setStyle(Qt.PenStyle.DotLine)
                painter.setPen(stroke)
                painter.drawLine(start, end)

    def _paint_letters(self, painter: QPainter, area: QRectF) -> None:
        """Whose line ends where: beside the end of the lines, the highest on top."""
        theme, space = self.context.theme, em(self)
        seats = self._drawn_seats()
        ends = {seat: self._points(seat)[-1:] for seat in seats}
        if self.evaluation.is_duel or not all(ends.values()):
            order = [*reversed(seats)]
        else:
            order = sorted(seats, key=lambda seat: ends[seat][0][0].y())
        room = area.height() / len(order)
        radius = min(space * 0.55, room / 2)
        for line, seat in enumerate(order):
            side = theme.sides[self.board.colour_of(seat)]
            middle = QPointF(area.right() + space * 0.8, area.top() + room * (line + 0.5))
            painter.setPen(pen(theme.rim_dark, 1))
            painter.setBrush(QColor(side.body))
            painter.drawEllipse(middle, radius, radius)
            sign = letter(capital(told(self.session.side(seat))))
            write(painter, sign, middle, radius * 1.2, side.inlay)

    # Pointing. -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.sought.emit(self.number_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What is under the mouse, in words."""
        number = self.number_at(event.position().x())
        points = self.evaluation.all_points()
        near = min(points, key=lambda each: abs(each.number - number), default=None)
        self.setToolTip(plain_tip(sentence(self.session, near)) if near else "")
        if event.buttons():
            self.sought.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """To the next or the last choice that was judged."""
        numbers = [each.number for each in self.evaluation.all_points()]
        if event.key() == Qt.Key.Key_Right:
            later = [number for number in numbers if number > self.number]
            self.sought.emit(min(later, default=self.session.length))
        elif event.key() == Qt.Key.Key_Left:
            self.sought.emit(max((each for each in numbers if each < self.number), default=0))
        else:
            super().keyPressEvent(event)


class EvaluationList(QListWidget):
    """The same for those who would rather read: a sentence for each choice."""

    sought = Signal(int)

    def __init__(self, evaluation: MatchEvaluation) -> None:
        super().__init__()
        self.evaluation = evaluation
        self.setAccessibleName(say("Chances through the match"))
        self.setWordWrap(True)
        self.itemClicked.connect(self._go)
        self.itemActivated.connect(self._go)

    def follow(self) -> None:
        """Only the lines that are others now, so that the reader's place stays."""
        points = self.evaluation.all_points()
        while self.count() > len(points):
            self.takeItem(self.count() - 1)
        for line, point in enumerate(points):
            words = sentence(self.evaluation.session, point)
            if line == self.count():
                self.addItem(QListWidgetItem())
            item = self.item(line)
            if item.text() != words:
                item.setText(words)
            item.setData(Role.UserRole, point.number)

    def show_place(self, number: int) -> None:
        for line in range(self.count()):
            if self.item(line).data(Role.UserRole) == number:
                self.setCurrentRow(line)
                return

    def _go(self, item: QListWidgetItem) -> None:
        self.sought.emit(item.data(Role.UserRole))


def sentence(session: Session, estimate: Estimate) -> str:
    """A seat's chances before a move, as a sentence."""
    side = told(session.side(estimate.seat))
    number = estimate.number + 1
    if session.game.goal is not None:
        side = say("the chance that {goal}", goal=told(session.game.goal))
    if estimate.chance is None:
        return say(
            "Before move {number}, {side}: too little was tried to tell.", number=number, side=side
        )
    chance = told(told_chance(estimate.chance))
    if estimate.is_certain:
        return say(
            "Before move {number}, {side}: {chance} for certain.",
            number=number, side=side, chance=chance,
        )  # fmt: skip
    return say(
        "Before move {number}, {side}: {chance} ({visits} tries).",
        number=number, side=side, chance=chance, visits=estimate.visits,
    )  # fmt: skip
