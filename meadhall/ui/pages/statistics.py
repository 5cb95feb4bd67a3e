"""How one has fared, as a table: one line for each game, side and company."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

from meadhall.client.library.statistics import Tally
from meadhall.engines import catalogue
from meadhall.ui.text.opponents import against
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.text.words import capital, join, say, told
from meadhall.ui.widgets.basics import em
from meadhall.ui.window.app_context import AppContext

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


class StatisticsModel(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.tallies: list[Tally] = []

    def show_tallies(self, tallies: list[Tally]) -> None:
        self.beginResetModel()
        self.tallies = tallies
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.tallies)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(titles())

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if role != Role.DisplayRole or way is not Qt.Orientation.Horizontal:
            return None
        return titles()[section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        text = cells(self.tallies[index.row()])[index.column()]
        return plain_tip(text) if role == Role.ToolTipRole else text


def titles() -> tuple[str, ...]:
    return (
        say("Game"),
        say("Side, or difficulty"),
        say("With or against"),
        say("Played"),
        say("Won"),
        say("Drawn"),
        say("Lost"),
        say("Points"),
        say("Best"),
    )


def cells(tally: Tally) -> tuple[str, ...]:
    low, high = tally.interval
    share = say(
        "{share} ({low} to {high})",
        share=f"{tally.share:.0%}",
        low=f"{low:.0%}",
        high=f"{high:.0%}",
    )
    return (
        catalogue.find(tally.game).title,
        capital(told(tally.side)),
        company(tally),
        str(tally.played),
        str(tally.won),
        str(tally.drawn),
        str(tally.lost),
        share,
        say("turns: {turns}", turns=tally.best) if tally.best else "",
    )


def company(tally: Tally) -> str:
    """The opponents; or the comrade, if there was one, where all play together."""
    if not tally.is_together:
        return join(list(tally.others))
    return against(tally.others, is_together=True) if tally.others else say("alone")


class StatisticsView(QTableView):
    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.tallies = StatisticsModel()
        self.setModel(self.tallies)
        self.setAccessibleName(say("Statistics"))
        self.setToolTip(
            say("Of 100 such shares, about 95 lie in truth between the two numbers in brackets.")
        )
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        context.look_changed.connect(self._fit_rows)
        self._fit_rows()

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(em(self) * 17 // 10)
