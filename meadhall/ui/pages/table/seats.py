"""The people at the table: one plate for each seat, with their emblem, and who is on turn."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from meadhall.client.computer.players import strength
from meadhall.client.match.session import SeatedPlayer, Session
from meadhall.client.multiplayer.series_files import points_text
from meadhall.engines.values import Over, Result
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.paint.person import name_ink, paint_person
from meadhall.ui.board.paint.shapes import pen
from meadhall.ui.text.people import is_named, seat_called, side_beside, who_plays
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import em
from meadhall.ui.window.app_context import AppContext

DOT: Final = " \u00b7 "


class SeatPanel(QWidget):
    def __init__(self, context: AppContext, board: GameBoard, session: Session, seat: int) -> None:
        super().__init__()
        self.context = context
        self.board = board
        self.session = session
        self.seat = seat
        self.number = session.length
        self.is_compact = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.look_changed.connect(self.update)

    @property
    def player(self) -> SeatedPlayer:
        return self.session.players[self.seat]

    def follow(self, number: int) -> None:
        """Tell of this moment of the match."""
        self.number = number
        name, second = self.lines()
        self.setAccessibleName(f"{name}. {second}")
        self.setToolTip(plain_tip(second))
        self.update()

    def lines(self) -> tuple[str, str]:
        """Who sits there: a person by name, and then the side; or else the side, and then who
        plays it. The second line has notes too."""
        is_now = self.number >= self.session.length
        details = [
            side_beside(self.session, self.seat) if self._is_named else self._who(),
            self._score(),
            *self._notes(),
            say("resigned") if is_now and self.seat in self.session.resigned else "",
            self._status(),
        ]
        return seat_called(self.session, self.seat), DOT.join(part for part in details if part)

    @property
    def _is_named(self) -> bool:
        return is_named(self.session.players, self.seat)

    def _who(self) -> str:
        """Who plays, where that tells this seat from the others."""
        people = [each.person for each in self.session.players]
        is_shared = bool(self.player.person) and people.count(self.player.person) > 1
        return "" if is_shared else who_plays(self.player)

    def _notes(self) -> list[str]:
        number = min(self.number, self.session.length)
        return self.board.seat_notes(self.session.state_at(number), self.seat)

    def _score(self) -> str:
        """The points of the games before, for the player who sits here now."""
        series = self.session.series
        if series is None or not series.before:
            return ""
        seats = self.session.seats
        points = series.scores(seats, None)[series.player_on(self.seat, seats)]
        return say("{points} so far", points=points_text(points))

    @property
    def _outcome(self) -> Over | None:
        """The outcome, unless an earlier moment is looked at."""
        return self.session.outcome if self.number >= self.session.length else None

    @property
    def _has_won(self) -> bool:
        over = self._outcome
        return over is not None and over.results[self.seat] is Result.WIN

    def _is_asked(self) -> bool:
        """Is the player asked, at the moment that is shown?"""
        if self.number >= self.session.length:
            return self.seat in self.session.asked
        return self.seat in self.session.state_at(self.number).asked()

    def _status(self) -> str:
        over = self._outcome
        if over is not None:
            words = {Result.WIN: say("won"), Result.DRAW: say("draw"), Result.LOSS: say("lost")}
            return words[over.results[self.seat]]
        is_now = self.number >= self.session.length
        if is_now and self.seat in self.session.sealed:
            return say("has sealed")
        if self._is_asked():
            return say("thinking") if is_now and self.player.level else say("to move")
        return ""

    def make_compact(self, is_so: bool) -> None:
        """One line instead of two."""
        if is_so != self.is_compact:
            self.is_compact = is_so
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self) * 14, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self) * 10, self._height())

    def _height(self) -> int:
        return em(self) * (37 if self.is_compact else 60) // 20

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, space = self.context.theme, em(self)
        is_asked = self._is_asked()
        side = theme.sides[self.board.colour_of(self.seat)]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            edge = theme.accent if is_asked else theme.gold if self._has_won else theme.line
            is_marked = is_asked or self._has_won
            painter.setPen(pen(edge, 2.4 if is_marked else 1))
            painter.setBrush(QColor(theme.raised if is_marked else theme.panel))
            painter.drawRoundedRect(area, space * 0.35, space * 0.35)
            name, _ = self.lines()
            radius = space * (0.62 if self.is_compact else 0.85)
            middle = QPointF(space * 0.5 + radius, area.center().y())
            player = self.player
            is_computer = bool(player.level)
            paint_person(painter, middle, radius, player.emblem, side, theme, is_computer)
            left = space + radius * 2
            words = area.adjusted(left, 0, -space * 0.4, 0)
            font = self.font()
            font.setBold(True)
            painter.setFont(font)
            ground = theme.raised if is_marked else theme.panel
            painter.setPen(QColor(name_ink(side, ground, theme)))
            metrics, elide = painter.fontMetrics(), Qt.TextElideMode.ElideRight
            name = metrics.elidedText(name, elide, round(words.width()))
            if self.is_compact:
                flags = Qt.AlignmentFlag.AlignVCenter
                painter.drawText(words, flags, name)
                words.setLeft(words.left() + metrics.horizontalAdvance(f"{name}  "))
            else:
                flags = Qt.AlignmentFlag.AlignTop
                words.adjust(0, space * 0.35, 0, 0)
                painter.drawText(words, flags, name)
                words.adjust(0, space * 1.15, 0, 0)
            painter.setFont(self.font())
            painter.setPen(QColor(theme.faint))
            painter.drawText(words, flags, self._fitting(round(words.width())))

    def _fitting(self, width: int) -> str:
        """As much of the second line as there is room for, the least telling left out first."""
        metrics = self.fontMetrics()
        for said in self._shorter():
            if metrics.horizontalAdvance(said) <= width:
                return said
        return metrics.elidedText(said, Qt.TextElideMode.ElideRight, width)

    def _shorter(self) -> list[str]:
        """The second line, and shorter and shorter ones: the frame shows whose turn it is.

        The name of who plays is the last thing to go.
        """
        level = self.player.level
        who = strength(level).title if level else self._who()
        name = seat_called(self.session, self.seat)
        if self._is_named:
            who = side_beside(self.session, self.seat)
        elif who in name:
            who = ""  # the first line tells it: Thrall 2
        notes = [self._score(), *self._notes()]
        over = self._status() if self._outcome is not None else ""
        shorter = [
            self.lines()[1],
            DOT.join(part for part in (who, *notes, self._status()) if part),
        ]
        while notes:
            shorter.append(DOT.join(part for part in (who, *notes, over) if part))
            notes.pop()
        shorter += [DOT.join(part for part in (who, over) if part), who]
        return [said for said in shorter if said] or [""]


class SeatPanels(QWidget):
    def __init__(self, context: AppContext, board: GameBoard, session: Session) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(em(self) // 4)
        self.plates = [SeatPanel(context, board, session, seat) for seat in range(session.seats)]
        for panel in self.plates:
            layout.addWidget(panel)

    def follow(self, number: int) -> None:
        for panel in self.plates:
            panel.follow(number)

    def make_compact(self, is_so: bool) -> None:
        for panel in self.plates:
            panel.make_compact(is_so)
