"""The library: every match on this computer, found by its words, with a picture of its end."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.library.index import Entry, Library
from meadhall.client.library.statistics import tallies
from meadhall.client.match.setup import last_position
from meadhall.client.multiplayer.identities import identity_of
from meadhall.client.system.user_error import UserError, why_refused
from meadhall.engines import catalogue
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.thumbnail import Thumbnail, opening
from meadhall.ui.pages.statistics import StatisticsView
from meadhall.ui.text.dates import ago
from meadhall.ui.text.plain import plain_tip
from meadhall.ui.text.results import ending_words, people_words
from meadhall.ui.text.words import capital, say, sentence, told
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import Button, NoteLabel, em, icon, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole


ICON: Final = 64
"""Dots of a game's sign; it is drawn smaller."""

ROOMY: Final = 52
"""Lines of text: on a narrower page there is no room for all columns."""

BEGUN, GAME, PLAYERS, MOVES, RESULT = range(5)


class EntryModel(QAbstractTableModel):
    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.entries: list[Entry] = []
        self._emblems: dict[tuple[str, str], QIcon] = {}

    def show_entries(self, entries: list[Entry]) -> None:
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if role != Role.DisplayRole or way is not Qt.Orientation.Horizontal:
            return None
        return [say("Begun"), say("Game"), say("Players"), say("Moves"), say("Result")][section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role == Role.DecorationRole and index.column() == GAME:
            return self._emblem(entry.game)
        if role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        if entry.problem:
            result = say("cannot be opened: {reason}", reason=told(entry.why))
        else:
            result = ending_words(entry.result, entry.people) or say("not finished")
        if role == Role.DisplayRole:
            began = capital(ago(entry.began, datetime.now()))
        else:
            began = entry.began.strftime("%Y-%m-%d %H:%M")
        people, length = people_words(entry.people), str(entry.length)
        text = [began, entry.title, people, length, capital(result)][index.column()]
        return plain_tip(text) if role == Role.ToolTipRole else text

    def _emblem(self, game: str) -> QIcon | None:
        """The game's icon in the colour of its line."""
        theme = self.context.theme
        if game not in BOARDS:
            return None
        if (game, theme.key) not in self._emblems:
            drawing = BOARDS[game].emblem
            made = icon(drawing, theme.text)
            chosen = icon(drawing, theme.on_accent).pixmap(ICON)
            made.addPixmap(chosen, QIcon.Mode.Selected)
            self._emblems[game, theme.key] = made
        return self._emblems[game, theme.key]


class LibraryPage(QWidget):
    open_wanted = Signal(object)
    complained = Signal(str)

    def __init__(self, context: AppContext, library: Library) -> None:
        super().__init__()
        self.context = context
        self.library = library
        space = em(self)
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("Find a match: a game, a name, a result"))
        self.search.setAccessibleName(say("Find a match"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.model = EntryModel(context)
        self.view = QTableView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(say("Matches"))
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setShowGrid(False)
        self.view.setAlternatingRowColors(True)
        self.view.setTabKeyNavigation(False)
        self.view.verticalHeader().hide()
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for wide in (PLAYERS, RESULT):
            header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self._fit_rows()
        context.look_changed.connect(self._fit_rows)
        self.view.activated.connect(lambda index: self._open())
        self.view.selectionModel().currentChanged.connect(lambda now, before: self._show())
        self.open = Button(say("&Open"), self._open, is_strong=True)
        self.delete = Button(say("&Remove"), self._remove)
        self.delete.explain(say("Moves the file into the folder {folder}.", folder=library.removed))
        self.about = NoteLabel()
        game = catalogue.GAMES[0]
        self.preview = Thumbnail(context, opening(game.key), 12)
        self.nothing = NoteLabel(say("No match yet. Whatever you play is kept here by itself."))
        side = QVBoxLayout()
        side.addWidget(self.preview)
        add_layout(side, row(self.open, self.delete))  # above the words, so that they never move
        side.addWidget(self.about)
        side.addStretch()
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.nothing)
        self.statistics = StatisticsView(context)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.view, say("Matches"))
        self.tabs.addTab(self.statistics, say("Statistics"))
        self.tabs.currentChanged.connect(self._count)
        left.addWidget(self.tabs, 1)
        middle = QHBoxLayout()
        middle.setContentsMargins(space, space // 2, space, space // 2)
        middle.setSpacing(space)
        add_layout(middle, left, 2)
        add_layout(middle, side, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, say("Library")))
        add_layout(outer, middle, 1)
        self.refresh()

    def _count(self) -> None:
        """Reckon how one has fared, if that is what is looked at."""
        if self.tabs.currentWidget() is not self.statistics:
            return
        try:
            key = identity_of(self.context.folders).public.hex()
        except OSError as error:
            self.complained.emit(str(error))
            return
        self.statistics.tallies.show_tallies(tallies(self.library.seats(), key))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow list who played and what came of it matter more than when and how long."""
        super().resizeEvent(event)
        is_narrow = self.width() < em(self) * ROOMY
        for column in (BEGUN, MOVES):
            self.view.setColumnHidden(column, is_narrow)

    def _fit_rows(self) -> None:
        self.view.verticalHeader().setDefaultSectionSize(em(self) * 5 // 2)
        self.view.setIconSize(QSize(em(self) * 5 // 4, em(self) * 5 // 4))

    def refresh(self) -> None:
        """Show what the folder and the search words give now."""
        here = self.entry
        self.library.refresh()
        entries = self.library.search(self.search.text())
        self.model.show_entries(entries)
        self._count()
        self.nothing.setVisible(not entries)
        if entries:
            paths = [entry.path for entry in entries]
            at = paths.index(here.path) if here and here.path in paths else 0
            self.view.selectRow(at)
        self._show()

    @property
    def entry(self) -> Entry | None:
        """The match that is selected."""
        index = self.view.currentIndex()
        at = index.row()
        return self.model.entries[at] if 0 <= at < len(self.model.entries) else None

    def _show(self) -> None:
        entry = self.entry
        can_open = entry is not None and not entry.problem and entry.game in BOARDS
        self.open.setEnabled(can_open)
        self.delete.setEnabled(entry is not None)
        self.preview.setVisible(can_open)
        self.about.setText(self._words(entry) if entry else "")
        if entry is None or not can_open:
            return
        try:
            self.preview.show_state(BOARDS[entry.game], last_position(entry.path))
        except UserError as trouble:
            self.about.setText(sentence(trouble.reason))

    def _words(self, entry: Entry) -> str:
        if entry.problem:
            return say("{file}: {reason}", file=entry.path.name, reason=sentence(entry.why))
        return "\n".join(
            part
            for part in (people_words(entry.people), ending_words(entry.result, entry.people))
            if part
        )

    def _open(self) -> None:
        if (entry := self.entry) and self.open.isEnabled():
            self.open_wanted.emit(entry.path)

    def _remove(self) -> None:
        """Out of the library, into a folder beside it from where it can come back."""
        if (entry := self.entry) is None:
            return
        try:
            self.library.remove(entry.path)
        except OSError as error:
            reason = told(why_refused(error))
            self.complained.emit(
                say("{file} cannot be moved: {reason}.", file=entry.path.name, reason=reason)
            )
        self.refresh()
