"""Who is nearby: tables on this network, and other ways to a table when none is seen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.nearby_lines import NearbyLine, arrange, scrolled
from meadhall.ui.pages.people import PeopleList
from meadhall.ui.text.words import say, sentence
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import Button, NoteLabel, Panel, TitleLabel, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from meadhall.client.multiplayer.nearby import NearbyTable
    from meadhall.client.multiplayer.network import Network


class NearbyPage(QWidget):
    join_wanted = Signal(str, bool)
    """Where, and whether only to look on."""

    host_wanted = Signal()
    checkup_wanted = Signal()
    share_wanted = Signal()
    invite_wanted = Signal(object)
    play_wanted = Signal()
    """Play against the computer until somebody comes."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.tables: dict[str, TableLine] = {}
        self._shown: tuple[NearbyTable, ...] = ()
        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, say("Nearby")))
        middle = QHBoxLayout()
        middle.setContentsMargins(space, space // 2, space, space)
        middle.setSpacing(space)
        middle.addWidget(self._tables_plate(), 3)
        middle.addWidget(self._ways_plate(), 2)
        add_layout(outer, middle, 1)

    def _tables_plate(self) -> Panel:
        panel = Panel()
        panel.box.addWidget(TitleLabel(self.context, say("Tables on this network"), 1.3))
        self.empty = NoteLabel()
        self.meanwhile = Button(say("&Play against the computer"), self.play_wanted.emit)
        self.around = PeopleList(self.context)
        self.around.invite_wanted.connect(self.invite_wanted)
        panel.box.addWidget(self.empty)
        add_layout(panel.box, row(self.meanwhile, None))
        inside = QWidget()
        everything = QVBoxLayout(inside)
        everything.setContentsMargins(0, 0, 0, 0)
        everything.setSpacing(em(self) // 2)
        self._column = QVBoxLayout()
        self._column.setSpacing(em(self) // 4)
        add_layout(everything, self._column)
        everything.addWidget(self.around)
        everything.addStretch(1)
        panel.box.addWidget(scrolled(inside), 1)
        return panel

    def _ways_plate(self) -> Panel:
        panel, inside = Panel(), QWidget()
        ways = QVBoxLayout(inside)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.addWidget(TitleLabel(self.context, say("Open a table"), 1.3))
        ways.addWidget(
            NoteLabel(
                say("Choose a game and keep a seat for somebody nearby; they see it at once.")
            )
        )
        add_layout(ways, row(Button(say("&Open a table"), self.host_wanted.emit), None))
        ways.addSpacing(em(self))
        ways.addWidget(TitleLabel(self.context, say("Join by invitation"), 1.3))
        ways.addWidget(
            NoteLabel(
                say(
                    "Where a network keeps its guests apart, tables cannot be seen. The other "
                    "end shows an invitation and an address; either leads there."
                )
            )
        )
        self.where = QLineEdit()
        self.where.setPlaceholderText(
            say("Three words, an invitation, or an address such as 192.168.1.5:4000")
        )
        self.where.setAccessibleName(say("Three words, invitation or address"))
        self.where.returnPressed.connect(self._join_there)
        ways.addWidget(self.where)
        add_layout(ways, row(Button(say("Join &there"), self._join_there), None))
        ways.addSpacing(em(self))
        ways.addWidget(TitleLabel(self.context, say("Nobody there?"), 1.3))
        ways.addWidget(
            NoteLabel(say("Meadhall looks at this computer's network and says what is in the way."))
        )
        check = Button(say("Check my &network"), self.checkup_wanted.emit)
        add_layout(ways, row(check, None))
        ways.addSpacing(em(self))
        ways.addWidget(TitleLabel(self.context, say("Somebody without Meadhall?"), 1.3))
        ways.addWidget(NoteLabel(say("They can install it from this computer, without internet.")))
        add_layout(ways, row(Button(say("&Share Meadhall"), self.share_wanted.emit), None))
        ways.addStretch()
        panel.box.addWidget(scrolled(inside))
        return panel

    # What is seen. ---------------------------------------------------------------------------

    def follow(self, network: "Network") -> None:
        """List what the network has found."""
        seen = network.nearby
        self.empty.setText(self._words(network, bool(seen)))
        self.empty.setVisible(bool(self.empty.text()))
        self.meanwhile.setVisible(not seen)
        self.around.follow(network.around)
        if seen == self._shown:
            return
        self._shown = seen
        arrange(self._column, self.tables, [each.key for each in seen], self._make)
        for each in seen:
            self.tables[each.key].show_table(each)

    def _make(self) -> "TableLine":
        line = TableLine(self.context)
        line.join_wanted.connect(self.join_wanted)
        return line

    def _words(self, network: "Network", has_tables: bool) -> str:
        if network.trouble:
            return sentence(network.trouble)
        if has_tables:
            return ""
        return say(
            "No table is to be seen yet. Tables appear here by themselves. Meanwhile you may "
            "open one, or play against the computer: the table stays open."
        )

    def _join_there(self) -> None:
        if self.where.text().strip():
            self.join_wanted.emit(self.where.text(), False)


class TableLine(NearbyLine):
    join_wanted = Signal(str, bool)

    def __init__(self, context: AppContext) -> None:
        self.join = Button(say("Join"), lambda: self._join(False), is_strong=True)
        self.watch = Button(say("Watch"), lambda: self._join(True))
        super().__init__(context, self.join, self.watch)
        self._key = ""

    def show_table(self, table: "NearbyTable") -> None:
        self._key = table.key
        board = BOARDS.get(table.game)
        where = say("{title}, at {person}'s table", title=title_of(table), person=table.person)
        self.tell("table" if board is None else board.emblem, where, state_of(table))
        self.join.setVisible(table.is_open and table.is_ours_to_join)
        self.join.setAccessibleName(say("Join {title}", title=where))
        self.watch.setVisible(table.is_ours_to_join)
        self.watch.setAccessibleName(say("Watch {title}", title=where))

    def _join(self, is_watching: bool) -> None:
        self.join_wanted.emit(self._key, is_watching)


def describe(table: "NearbyTable") -> str:
    """One table in a sentence."""
    return say(
        "{title}, at {person}'s table: {state}",
        title=title_of(table),
        person=table.person,
        state=state_of(table),
    )


def title_of(table: "NearbyTable") -> str:
    try:
        return catalogue.find(table.game).title
    except UnknownGame:
        return say("A game that is unknown here")


def state_of(table: "NearbyTable") -> str:
    """Whether there is still a free seat."""
    if not table.is_ours_to_join:
        return say("another version of Meadhall; update both to play together")
    if table.is_full:
        return say("all seats are taken")
    if table.is_open and table.is_kept:
        return say("the next game, kept for those who have played the one before")
    if table.is_open:
        free, _, seats = table.seats.partition("/")
        return say("{free} of {seats} seats free", free=free, seats=seats)
    return say("the match is on; you may watch")
