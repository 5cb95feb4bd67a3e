"""Who is nearby: tables on this network, and other ways to a table when none is seen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.house import House
from meadhall.ui.kit import Button, Note, Plate, Title, em, row
from meadhall.ui.pages.banner import Banner
from meadhall.ui.pages.people import People, fit, roomy
from meadhall.ui.words import say

if TYPE_CHECKING:
    from meadhall.client.network import Nearby, Network


LINES = 10


class NearbyPage(QWidget):
    join_wanted = Signal(str, bool)
    """Where, and whether only to look on."""

    host_wanted = Signal()
    checkup_wanted = Signal()
    invite_wanted = Signal(object)
    play_wanted = Signal()
    """Against the computer, until somebody comes."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self._shown: tuple[Nearby, ...] | None = None
        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(house, say("Nearby")))
        middle = QHBoxLayout()
        middle.setContentsMargins(space, space // 2, space, space)
        middle.setSpacing(space)
        middle.addWidget(self._tables_plate(), 3)
        middle.addWidget(self._ways_plate(), 2)
        outer.addLayout(middle, 1)

    def _tables_plate(self) -> Plate:
        plate = Plate()
        plate.box.addWidget(Title(self.house, say("Tables on this network"), 1.3))
        self.list = roomy(QListWidget())
        self.list.setAccessibleName(say("Tables on this network"))
        self.list.currentRowChanged.connect(lambda at: self._follow_choice())
        self.list.itemActivated.connect(lambda item: self._join(False))
        self.empty = Note()
        self.around = People()
        self.around.invite_wanted.connect(self.invite_wanted)
        self.join = Button(say("&Join"), lambda: self._join(False), is_strong=True)
        self.watch = Button(say("&Watch"), lambda: self._join(True))
        self.meanwhile = Button(say("&Play against the computer"), self.play_wanted.emit)
        plate.box.addWidget(self.empty)
        plate.box.addLayout(row(self.meanwhile, None))
        plate.box.addWidget(self.list)
        plate.box.addLayout(row(self.join, self.watch, None))
        plate.box.addSpacing(em(self) // 2)
        plate.box.addWidget(self.around)
        plate.box.addStretch(1)
        return plate

    def _ways_plate(self) -> Plate:
        plate = Plate()
        plate.box.addWidget(Title(self.house, say("Open a table"), 1.3))
        plate.box.addWidget(
            Note(say("Choose a game and keep a seat for somebody nearby; they see it at once."))
        )
        plate.box.addLayout(row(Button(say("&Open a table"), self.host_wanted.emit), None))
        plate.box.addSpacing(em(self))
        plate.box.addWidget(Title(self.house, say("Join by invitation"), 1.3))
        plate.box.addWidget(
            Note(
                say(
                    "Where a network keeps its guests apart, tables cannot be seen. The other "
                    "end shows an invitation and an address; either leads there."
                )
            )
        )
        self.where = QLineEdit()
        self.where.setPlaceholderText(say("Invitation, or an address such as 192.168.1.5:4000"))
        self.where.setAccessibleName(say("Invitation or address"))
        self.where.returnPressed.connect(self._join_there)
        plate.box.addWidget(self.where)
        plate.box.addLayout(row(Button(say("Join &there"), self._join_there), None))
        plate.box.addSpacing(em(self))
        plate.box.addWidget(Title(self.house, say("Nobody there?"), 1.3))
        plate.box.addWidget(
            Note(say("Meadhall looks at this computer's network and says what is in the way."))
        )
        check = Button(say("Check my &network"), self.checkup_wanted.emit)
        plate.box.addLayout(row(check, None))
        plate.box.addStretch()
        return plate

    # What is seen. ---------------------------------------------------------------------------

    def follow(self, network: "Network") -> None:
        """List what the network has found; the choice stays where it is."""
        seen = network.nearby
        self.empty.setText(self._words(network, bool(seen)))
        self.empty.setVisible(bool(self.empty.text()))
        self.meanwhile.setVisible(not seen)
        self.around.follow(network.around)
        if seen == self._shown:
            return
        for widget in (self.list, self.join, self.watch):
            widget.setVisible(bool(seen))
        fit(self.list, min(LINES, len(seen)))
        self._shown = seen
        item = self.list.currentItem()
        chosen = item.data(Qt.ItemDataRole.UserRole) if item else ""
        self.list.clear()
        for each in seen:
            line = QListWidgetItem(describe(each))
            line.setData(Qt.ItemDataRole.UserRole, each.key)
            self.list.addItem(line)
            if each.key == chosen or self.list.count() == 1:
                self.list.setCurrentItem(line)
        self._follow_choice()

    def _words(self, network: "Network", has_tables: bool) -> str:
        if network.trouble:
            return network.trouble
        if has_tables:
            return ""
        return say(
            "No table is to be seen yet. Tables appear here by themselves. Meanwhile you may "
            "open one, or play against the computer: the table stays open."
        )

    @property
    def chosen(self) -> "Nearby | None":
        at = self.list.currentRow()
        return self._shown[at] if self._shown and 0 <= at < len(self._shown) else None

    def _follow_choice(self) -> None:
        table = self.chosen
        self.join.setEnabled(table is not None and table.is_open and table.is_ours_to_join)
        self.watch.setEnabled(table is not None and table.is_ours_to_join)

    def _join(self, is_watching: bool) -> None:
        button = self.watch if is_watching else self.join
        if (table := self.chosen) and button.isEnabled():
            self.join_wanted.emit(table.key, is_watching)

    def _join_there(self) -> None:
        if self.where.text().strip():
            self.join_wanted.emit(self.where.text(), False)


def describe(table: "Nearby") -> str:
    """One table as a line of the list."""
    try:
        title = catalogue.find(table.game).title
    except UnknownGame:
        title = table.game
    if not table.is_ours_to_join:
        state = say("another version of Meadhall; update both to play together")
    elif table.is_full:
        state = say("all seats are taken")
    elif table.is_open and table.is_kept:
        state = say("the next game, kept for those who have played the one before")
    elif table.is_open:
        free, _, seats = table.seats.partition("/")
        state = say("{free} of {seats} seats free", free=free, seats=seats)
    else:
        state = say("the match is on; you may watch")
    return say(
        "{title}, at {person}'s table: {state}", title=title, person=table.person, state=state
    )
