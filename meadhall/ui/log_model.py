"""The log of a match as a table of Qt: number, move, and what happened in words."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from meadhall.client.session import Row, Session
from meadhall.engines.values import NOBODY
from meadhall.ui.words import capital, say

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NUMBER, WHO, WHAT = range(3)


class LogModel(QAbstractTableModel):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._rows: list[Row] = list(session.log)

    def follow(self) -> None:
        """Show what the log has become."""
        rows = list(self.session.log)
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

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if role != Role.DisplayRole or way is not Qt.Orientation.Horizontal:
            return None
        return [say("Move"), say("Who"), say("What happened")][section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        row = self._rows[index.row()]
        if role in (Role.DisplayRole, Role.ToolTipRole):
            return self._words(row, index.column())
        if role == Role.AccessibleTextRole:
            who = self._words(row, WHO)
            return f"{row.number + 1}, {who}: {self._words(row, WHAT)}"
        return None

    def _words(self, row: Row, column: int) -> str:
        if column == NUMBER:
            return str(row.number + 1)
        if column == WHO:
            return "" if row.seat == NOBODY else capital(self.session.side(row.seat))
        said = [str(event) for event in row.events]
        return "; ".join(said) or row.notation
