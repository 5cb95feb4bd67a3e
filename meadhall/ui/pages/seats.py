"""The people at the table: one plate for each seat, with its emblem, and who is on turn."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from meadhall.client.sequels import points_text
from meadhall.client.session import Session, Sitter
from meadhall.client.thinkers import strength
from meadhall.engines.values import Result
from meadhall.ui.boards.board import Board
from meadhall.ui.house import House
from meadhall.ui.kit import em
from meadhall.ui.paint.marks import write
from meadhall.ui.paint.shapes import pen
from meadhall.ui.words import capital, say


class SeatPlate(QWidget):
    def __init__(self, house: House, board: Board, session: Session, seat: int) -> None:
        super().__init__()
        self.house = house
        self.board = board
        self.session = session
        self.seat = seat
        self.number = session.length
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        house.look_changed.connect(self.update)

    @property
    def sitter(self) -> Sitter:
        return self.session.sitters[self.seat]

    def follow(self, number: int) -> None:
        """Tell of this moment of the match."""
        self.number = number
        name, second = self.lines()
        self.setAccessibleName(f"{name}. {second}")
        self.update()

    def lines(self) -> tuple[str, str]:
        """The side, and who plays it and how it stands."""
        sitter = self.sitter
        who = sitter.person or say("computer, {level}", level=strength(sitter.level).title)
        details = [
            who,
            self._score(),
            *self._notes(),
            self._status(),
        ]
        return capital(say(sitter.side)), " \u00b7 ".join(part for part in details if part)

    def _notes(self) -> list[str]:
        number = min(self.number, self.session.length)
        return self.board.seat_notes(self.session.state_at(number), self.seat)

    def _score(self) -> str:
        """What the games before gave to whoever sits here now."""
        series = self.session.series
        if series is None or not series.before:
            return ""
        seats = self.session.seats
        points = series.scores(seats, None)[series.player_on(self.seat, seats)]
        return say("{points} so far", points=points_text(points))

    def _status(self) -> str:
        over = self.session.outcome
        if over is not None:
            words = {Result.WIN: say("won"), Result.DRAW: say("draw"), Result.LOSS: say("lost")}
            return words[over.results[self.seat]]
        if self.seat in self.session.sealed:
            return say("has sealed")
        if self.seat in self.session.asked:
            return say("thinking") if self.sitter.level else say("to move")
        return ""

    def sizeHint(self) -> QSize:
        return QSize(em(self) * 14, em(self) * 3)

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self) * 10, em(self) * 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, space = self.house.theme, em(self)
        is_asked = self.seat in self.session.asked
        side = theme.sides[self.board.colour_of(self.seat)]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setPen(pen(theme.accent if is_asked else theme.line, 2.4 if is_asked else 1))
            painter.setBrush(QColor(theme.raised if is_asked else theme.panel))
            painter.drawRoundedRect(area, space * 0.35, space * 0.35)
            middle = self.height() / 2
            painter.setPen(pen(theme.rim_dark, 1.2))
            painter.setBrush(QColor(side.body))
            painter.drawEllipse(
                QRectF(space * 0.5, middle - space * 0.85, space * 1.7, space * 1.7)
            )
            painter.setPen(pen(theme.rim_light, 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(
                QRectF(space * 0.6, middle - space * 0.75, space * 1.5, space * 1.5)
            )
            name, second = self.lines()
            centre = QRectF(space * 0.5, middle, space * 1.7, 0).center()
            write(painter, letter(name), centre, space * 0.85, side.inlay)
            left = space * 2.6
            words = QRectF(left, space * 0.3, area.width() - left - space * 0.3, space * 1.2)
            font = self.font()
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setFont(self.font())
            painter.setPen(QColor(theme.faint))
            words.translate(0, space * 1.15)
            shown = self.fontMetrics().elidedText(
                second, Qt.TextElideMode.ElideRight, round(words.width())
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)


def letter(name: str) -> str:
    """What a seat goes by where there is room for one sign only."""
    return name[-1] if name[-1:].isdigit() else name[:1]


class SeatPlates(QWidget):
    def __init__(self, house: House, board: Board, session: Session) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(em(self) // 4)
        self.plates = [SeatPlate(house, board, session, seat) for seat in range(session.seats)]
        for plate in self.plates:
            layout.addWidget(plate)

    def follow(self, number: int) -> None:
        for plate in self.plates:
            plate.follow(number)
