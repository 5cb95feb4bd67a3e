"""The log of a match as a table of Qt: number, move, and what happened in words.

Answers of which several are told in one sentence (`GameBoard.joined`) have one line together, with
the number of the last.
"""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from meadhall.client.match.log import LogRow
from meadhall.client.match.session import Session
from meadhall.client.match.table_names import names_of
from meadhall.engines.values import NOBODY
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.text.people import seat_called, seat_in_full
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.text.words import calling, say, told

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NUMBER, WHO, WHAT = range(3)

SAID_ALREADY: Final = " "
"""What is read out for a cell whose words have been said with the first of its line."""

WAY: Final = re.compile(r"[a-z]\d-[a-z]\d")
"""The notation of a move from cell to cell."""


class LogModel(QAbstractTableModel):
    def __init__(self, board: GameBoard, session: Session) -> None:
        super().__init__()
        self.board = board
        self.session = session
        self._whispers: dict[tuple[int, int, int], str] = {}
        self._viewer = session.viewer
        self._names = names_of(session)
        self._rows: list[LogRow] = self._told()
        self._said: dict[tuple[int, int], tuple[str, str]] = {}
        """By its number and how many events it has: who and what, for the rows seen so far."""

        self._said_for: tuple[object, ...] = ()

    def follow(self) -> None:
        """Show the present log, for the present viewer."""
        if self._viewer != self.session.viewer and self._rows:
            self._viewer = self.session.viewer
            last = self.index(len(self._rows) - 1, WHAT)
            self.dataChanged.emit(self.index(0, NUMBER), last)
        rows = self._told()
        same = 0
        while same < min(len(rows), len(self._rows)) and rows[same] == self._rows[same]:
            same += 1
        if same < len(self._rows):
            self.beginRemoveRows(QModelIndex(), same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(QModelIndex(), same, len(rows) - 1)
            self._rows += rows[same:]
            self.endInsertRows()

    def _told(self) -> list[LogRow]:
        """The rows worth a line; a shuffle without an event is none."""
        rows = folded(self.board, self.session.read_log())
        return [row for row in rows if row.events or row.notation or self._whispered(row.number)]

    def number_at(self, line: int) -> int:
        """The answer of a line, or the last one where the line tells how the players ended it."""
        return min(self._rows[line].number, self.session.length - 1)

    def seat_at(self, line: int) -> int:
        """Whose answer it is."""
        return self._rows[line].seat

    def line_of(self, number: int) -> int:
        """The last line of this answer or an earlier one; -1 before all of them."""
        told = [line for line, row in enumerate(self._rows) if row.number <= number]
        return told[-1] if told else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if role != Role.DisplayRole or way is not Qt.Orientation.Horizontal:
            return None
        return [say("Move"), say("Who"), say("Event")][section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        row = self._rows[index.row()]
        if role == Role.DisplayRole:
            return self._words(row, index.column())
        if role == Role.ToolTipRole:
            return plain_tip(self._words(row, index.column()))
        if role == Role.AccessibleTextRole and index.column() != NUMBER:
            return SAID_ALREADY  # a line is read out with all of its cells
        if role == Role.AccessibleTextRole:
            who = self._words(row, WHO)
            told = [self._words(row, NUMBER), who]
            what = heard(row, self._words(row, WHAT))
            return f"{', '.join(part for part in told if part)}: {what}"
        return None

    def _words(self, row: LogRow, column: int) -> str:
        """Qt asks for them again whenever it paints, so they are kept."""
        if column == NUMBER:
            return str(row.number + 1) if row.number < self.session.length else ""
        session = self.session
        eyes = session.viewer, session.is_open_book, session.takebacks, session.players
        if eyes != self._said_for:
            self._said.clear()
            self._said_for = eyes
        key = row.number, len(row.events)
        if key not in self._said:
            with calling(self._names):
                who = "" if row.seat == NOBODY else seat_in_full(session, row.seat)
                self._said[key] = who, self._what(row)
        return self._said[key][column - WHO]

    def _what(self, row: LogRow) -> str:
        said = events_told(self.board, self.session, row)
        if whispered := self._whispered(row.number):
            said.append(whispered)
        return in_one_line(said) or row.notation

    def _whispered(self, number: int) -> str:
        """What this answer showed to the viewer alone."""
        session = self.session
        if session.viewer == NOBODY or session.is_open_book or number >= session.length:
            return ""  # nobody was shown anything, or everybody is by now
        key = number, session.viewer, session.takebacks
        if key not in self._whispers:
            self._whispers[key] = told(session.private_news(number, session.viewer))
        return self._whispers[key]


def heard(row: LogRow, words: str) -> str:
    """The words of a row as one would say them aloud: nobody wants to hear of a dash."""
    if not WAY.fullmatch(row.notation):
        return words
    start, _, end = row.notation.partition("-")
    return words.replace(row.notation, say("{start} to {end}", start=start, end=end), 1)


def folded(board: GameBoard, rows: Sequence[LogRow]) -> list[LogRow]:
    """The same rows, where those in a row that the board tells in one sentence are one."""
    made: list[LogRow] = []
    for row in rows:
        if made and is_joined(board, row) and is_joined(board, made[-1]):
            row = LogRow(row.number, NOBODY, "", made.pop().events + row.events)
        made.append(row)
    return made


def is_joined(board: GameBoard, row: LogRow) -> bool:
    """Is what happened told in one sentence with more of its kind?"""
    return bool(row.events) and all(event.key in board.joined_keys for event in row.events)


def events_told(board: GameBoard, session: Session, row: LogRow) -> list[str]:
    """What happened, and who did it where neither the row nor what was told before says so."""
    if len(row.events) > 1 and is_joined(board, row):
        return [board.joined(row.events)]
    named, lines = row.seat, []
    for event in row.events:
        what = told(event.text)
        if event.seat not in (NOBODY, named) and not what.endswith("."):
            named = event.seat
            what = say("{who}: {what}", who=seat_called(session, named), what=what)
        lines.append(what)
    return lines


def names_itself(row: LogRow) -> bool:
    """Does what is told of a row begin with the name of another than whose row it is?"""
    return bool(row.events) and row.events[0].seat not in (NOBODY, row.seat)


def in_one_line(said: list[str]) -> str:
    """Several things that happened at once; some games tell them in whole sentences."""
    parts = [each if each.endswith(".") else f"{each};" for each in said]
    return " ".join(parts).removesuffix(";")
