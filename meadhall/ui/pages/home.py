"""Home: go on with a match, or begin one."""

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from meadhall.client.library import Entry, Library
from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.ui.boards.shelf import BOARDS
from meadhall.ui.house import House
from meadhall.ui.kit import Button, Note, Plate, Title, em, row
from meadhall.ui.pages.banner import Banner
from meadhall.ui.sentences import seated
from meadhall.ui.thumbnail import Thumbnail
from meadhall.ui.words import say

CONTINUED = 4


class HomePage(QWidget):
    play_wanted = Signal(str)
    open_wanted = Signal(object)
    rules_wanted = Signal(str)

    def __init__(self, house: House, library: Library) -> None:
        super().__init__()
        self.house = house
        self.library = library
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(house, "Meadhall", say("Take a seat. The fire is lit.")))
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        space = em(self)
        self._rows.setContentsMargins(space, space, space, space)
        self._rows.setSpacing(space // 2)
        self.continued = QWidget()
        QVBoxLayout(self.continued).setContentsMargins(0, 0, 0, 0)
        self._rows.addWidget(self.continued)
        self._rows.addWidget(Title(self.house, say("Games")))
        self._rows.addLayout(self._tiles())
        self._rows.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inside)
        outer.addWidget(scroll, 1)
        self.refresh()

    def _tiles(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(em(self))
        games = [game for game in catalogue.GAMES if game.key in BOARDS]
        for at, game in enumerate(games):
            grid.addWidget(self._tile(game), at // 3, at % 3)
        for column in range(3):
            grid.setColumnStretch(column, 1)
        return grid

    def _tile(self, game: Game) -> Plate:
        plate = Plate()
        plate.box.addWidget(
            Thumbnail(self.house, BOARDS[game.key], game.start(), 10, is_poster=True)
        )
        plate.box.addWidget(Title(self.house, game.title, 1.35))
        plate.box.addWidget(Note(say(game.summary)))
        low, high = game.seats
        players = str(low) if low == high else f"{low}\u2013{high}"
        short, long = game.minutes
        facts = say(
            "{players} players, {short} to {long} minutes. By {designer}.",
            players=players,
            short=short,
            long=long,
            designer=game.designer,
        )
        plate.box.addWidget(Note(facts))
        play = Button(say("Play"), lambda: self.play_wanted.emit(game.key), is_strong=True)
        play.setAccessibleName(say("Play {game}", game=game.title))
        rules = Button(say("Rules"), lambda: self.rules_wanted.emit(game.key))
        rules.setAccessibleName(say("The rules of {game}", game=game.title))
        plate.box.addStretch()
        plate.box.addLayout(row(play, rules, None))
        return plate

    def refresh(self) -> None:
        """Show which matches can be gone on with now."""
        layout = self.continued.layout()
        assert layout is not None
        while item := layout.takeAt(0):
            if widget := item.widget():
                widget.setParent(None)
                widget.deleteLater()
        entries = self.library.unfinished(CONTINUED)
        if entries:
            layout.addWidget(Title(self.house, say("Go on")))
        for entry in entries:
            layout.addWidget(self._continued(entry))

    def _continued(self, entry: Entry) -> Plate:
        people = seated(entry.people)
        line = row(
            Note(f"<b>{entry.title}</b> \u2013 {escape(people)}", is_rich=True),
            Note(
                say(
                    "{length} moves, {when}",
                    length=entry.length,
                    when=entry.began.strftime("%Y-%m-%d"),
                )
            ),
        )
        button = Button(say("Go on"), lambda: self.open_wanted.emit(entry.path))
        button.setAccessibleName(
            say("Go on with {title}, {people}", title=entry.title, people=people)
        )
        line.addWidget(button)
        line.setStretch(0, 3)
        line.setStretch(1, 1)
        return Plate(line)
