"""Home: go on with a match, see who is nearby, begin a match, or learn from the last ones.

All of it comes from the library's index; no match file is read for it.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from meadhall.client.library.index import UNSETTLED, Entry, Library
from meadhall.client.library.kept_moments import KeptMoment, KeptMoments
from meadhall.client.library.recent import RecentMatch, finished, unfinished
from meadhall.engines.game_info import GAME_INFOS, GameInfo
from meadhall.ui.board.paint.shapes import pen, polygon
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.board.scene import hexagon
from meadhall.ui.board.thumbnail import Sight, Thumbnail, opening, show_piece
from meadhall.ui.text.dates import ago
from meadhall.ui.text.opponents import against as against_others
from meadhall.ui.text.plain import PlainLabel, RichLabel
from meadhall.ui.text.results import ending_words, people_words, reason_words
from meadhall.ui.text.words import capital, join, say, told
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import (
    Button,
    NoteLabel,
    PageScrollArea,
    Panel,
    TitleLabel,
    column,
    em,
    row,
)
from meadhall.ui.widgets.columns import ColumnLayout
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.news import MARK, NEWS

if TYPE_CHECKING:
    from meadhall.client.multiplayer.invitations import NearbyPerson
    from meadhall.client.multiplayer.nearby import NearbyTable
    from meadhall.client.multiplayer.network import Network
    from meadhall.engines.contract import State
    from meadhall.ui.board.game_board import GameBoard

UNFINISHED: Final = 3
FINISHED: Final = 5
"""Matches of each kind that are shown; the library has them all. Those to go on with take one line
where the window is 1280 wide, so that all games are in sight below them."""

MOMENTS: Final = 6
"""Kept moments that are shown."""

TABLES: Final = 3
"""Tables nearby that are shown; the page of those nearby has them all."""

WIDEST: Final = 88
"""Lines of text: the page gets no wider than that."""

HEAVIEST: Final = 5


class Section(QWidget):
    """A heading, and cards below it in as many columns as there is room for."""

    def __init__(self, context: AppContext, title: str, lines: int, most: int) -> None:
        super().__init__()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.title = TitleLabel(context, title)
        outer.addWidget(self.title)
        self._cards = QWidget()
        self._columns = ColumnLayout(lines, most, self._cards)
        outer.addWidget(self._cards)

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """These and no others; without any, the section is hidden."""
        while item := self._columns.takeAt(0):
            if widget := item.widget():
                widget.setParent(None)
                widget.deleteLater()
        for card in cards:
            self._columns.addWidget(card)
            card.show()
        self.setVisible(bool(cards))
        self._cards.updateGeometry()


class WeightMeter(QWidget):
    """How heavy a game is: five small hexagons, as many of them filled, and a word."""

    def __init__(self, weight: int) -> None:
        super().__init__()
        self.weight = weight
        self.words = weight_words(weight)
        self.setAccessibleName(say("{weight} of 5: {words}", weight=weight, words=self.words))
        self.setToolTip(say("How much there is to learn before the first match"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        space = em(self)
        words = self.fontMetrics().horizontalAdvance(self.words)
        return QSize(space * 7 // 2 + words, space * 5 // 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        space, colours = em(self), self.palette()
        filled = colours.color(QPalette.ColorRole.Accent)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for at in range(HEAVIEST):
                centre = (space * (0.3 + at * 0.62), self.height() / 2)
                painter.setPen(pen(filled.name(), 1.2))
                is_filled = at < self.weight
                painter.setBrush(filled if is_filled else Qt.BrushStyle.NoBrush)
                painter.drawPolygon(polygon(hexagon(centre, space * 0.24)))
            painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
            area = self.rect().adjusted(round(space * 3.4), 0, 0, 0)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.words)


class HomePage(QWidget):
    play_wanted = Signal(str)
    open_wanted = Signal(object)
    review_wanted = Signal(object)
    """A finished match, to learn from it."""

    moment_wanted = Signal(object, int)
    """A match, and the moment of it from which to try again."""

    learn_wanted = Signal(str)
    rules_wanted = Signal(str)
    nearby_wanted = Signal()
    join_wanted = Signal(str, bool)
    library_wanted = Signal()

    def __init__(self, context: AppContext, library: Library) -> None:
        super().__init__()
        self.context = context
        self.library = library
        self._known: dict[str, str] = {}  # keys and names of those whom a match waits for
        self._present: frozenset[str] = frozenset()  # those of them who are nearby
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, "Meadhall", say("Take a seat. The fire is lit.")))
        space = em(self)
        self.unfinished = Section(context, say("Go on"), 17, 3)
        self.nearby = NearbyCard(self)
        self.games = Section(context, say("Games"), 17, 3)
        self.finished = Section(context, say("Played lately"), 26, 3)
        self.moments = Section(context, say("Moments to try again"), 17, 3)
        self._kept = KeptMoments(context.folders.matches)
        self.all_matches = Button(say("All matches"), self.library_wanted.emit)
        inside = QWidget()
        inside.setMaximumWidth(space * WIDEST)
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(space, space * 3 // 4, space, space)
        rows.setSpacing(space * 3 // 4)
        self.news = NewsCard(context)
        self._parts = (
            self.unfinished,
            self.games,
            self.nearby,
            self.news,
            self.moments,
            self.finished,
        )
        for part in self._parts:
            rows.addWidget(part)
        add_layout(rows, row(self.all_matches, None))
        rows.addStretch()
        middle = QWidget()
        line = QHBoxLayout(middle)
        line.setContentsMargins(0, 0, 0, 0)
        line.addStretch(1)
        line.addWidget(inside, 1000)
        line.addStretch(1)
        scroll = PageScrollArea(middle)
        outer.addWidget(scroll, 1)
        games = [info for info in GAME_INFOS if info.key in BOARDS]
        self.games.show_cards([self._tile(game) for game in games])
        self.refresh()

    # The games. ------------------------------------------------------------------------------

    def _tile(self, game: GameInfo) -> Panel:
        panel = Panel()
        space = em(self)
        picture = Thumbnail(self.context, show_piece(game.key), 4, is_poster=True)
        picture.setFixedSize(space * 7, space * 4)
        picture.lead_to(lambda: self.play_wanted.emit(game.key), say("Play"))
        low, high = game.seats
        short, long = game.minutes
        facts = NoteLabel(
            say(
                "{players} players, {short} to {long} minutes.",
                players=str(low) if low == high else f"{low}\u2013{high}",
                short=short,
                long=long,
            )
        )
        panel.setToolTip(
            say("{game} was designed by {name}.", game=game.title, name=told(game.designer))
        )
        seen = column(picture, WeightMeter(game.weight), None)
        words = column(
            TitleLabel(self.context, game.title, 1.1), NoteLabel(told(game.summary)), None
        )
        upper = QHBoxLayout()
        upper.setSpacing(space * 3 // 4)
        add_layout(upper, seen)
        add_layout(upper, words, 1)
        for layout in (seen, words, panel.box):
            layout.setSpacing(space // 6)
        add_layout(panel.box, upper)
        panel.box.addWidget(facts)
        play = Button(say("Play"), lambda: self.play_wanted.emit(game.key), is_strong=True)
        play.setAccessibleName(say("Play {game}", game=game.title))
        learn = Button(say("Learn"), lambda: self.learn_wanted.emit(game.key))
        learn.setAccessibleName(say("Learn {game} by playing", game=game.title))
        rules = Button(say("Rules"), lambda: self.rules_wanted.emit(game.key))
        rules.setAccessibleName(say("The rules of {game}", game=game.title))
        panel.box.addStretch()
        doing = row(play, learn, rules, None)
        doing.setSpacing(em(self) // 3)
        add_layout(panel.box, doing)
        return panel

    # The matches. ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the matches as they are now."""
        now, folders = datetime.now(), self.context.folders
        open_ones = unfinished(self.library, folders, UNFINISHED)
        self._known = dict(person for each in open_ones for person in each.people)
        self.unfinished.show_cards([self._open_card(each, now) for each in open_ones])
        over = finished(self.library, folders, FINISHED)
        self.finished.show_cards([self._finished_card(each, now) for each in over])
        self.all_matches.setVisible(bool(open_ones or over))
        kept = [each for each in self._kept.read() if each.game in BOARDS]
        self.moments.show_cards([self._moment_card(each) for each in kept[:MOMENTS]])
        self._order_keys()

    def _order_keys(self) -> None:
        """Let Tab go down the page, although some cards are made later than others."""
        in_order = [each for part in self._parts for each in part.findChildren(Button)]
        for one, following in pairwise([*in_order, self.all_matches]):
            QWidget.setTabOrder(one, following)

    def follow(self, network: "Network") -> None:
        """Show who is nearby: at tables, at none, and whom a match here waits for."""
        self.nearby.show_nearby(network.nearby, network.around, network.others)
        present = frozenset(key for key in self._known if network.is_seen(bytes.fromhex(key)))
        if present != self._present:
            self._present = present
            self.refresh()

    def _moment_card(self, moment: KeptMoment) -> Panel:
        """What was played there and what it cost, and buttons to try it and to forget it."""
        panel = Panel()
        title = next(info.title for info in GAME_INFOS if info.key == moment.game)
        panel.box.addWidget(TitleLabel(self.context, title, 1.1))
        words = say("Move {number}: {words}", number=moment.number + 1, words=moment.words)
        panel.box.addWidget(NoteLabel(words))
        path = self._kept.path_of(moment)
        again = Button(say("Try it"), lambda: self.moment_wanted.emit(path, moment.number))
        again.setAccessibleName(say("Try again: {title}, {words}", title=title, words=words))
        forget = Button(say("Forget it"), lambda: self._forget(moment))
        forget.setAccessibleName(say("Forget: {title}, {words}", title=title, words=words))
        add_layout(panel.box, row(again, forget, None))
        return panel

    def _forget(self, moment: KeptMoment) -> None:
        self._kept.forget(moment)
        self.refresh()

    def _open_card(self, match_summary: RecentMatch, now: datetime) -> Panel:
        when = ago(match_summary.entry.touched, now)
        lines: list[QWidget] = [NoteLabel(against(match_summary))]
        if match_summary.is_awaited:
            lines.append(TurnLabel(say("Your turn")))
        if match_summary.entry.is_between:
            lines.append(NoteLabel(say("The next game, with the sides swapped, is to be played.")))
        if nearby := [name for key, name in match_summary.people if key in self._present]:
            last: QWidget = TurnLabel(say("Nearby: {names}", names=join(nearby)))
        else:
            last = NoteLabel(capital(when))
        button = Button(
            say("Go on"),
            lambda: self.open_wanted.emit(match_summary.entry.path),
            is_strong=match_summary.is_awaited,
        )
        button.setAccessibleName(
            say(
                "Go on with {title}, {people}",
                title=match_summary.entry.title,
                people=against(match_summary),
            )
        )
        ending = QWidget()  # in the column of the words, so that these have its whole width
        line = QHBoxLayout(ending)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(last, 1)
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        return self._card(match_summary, [*lines, ending], button)

    def _finished_card(self, match_summary: RecentMatch, now: datetime) -> Panel:
        look = Button(say("Look at it"), lambda: self.open_wanted.emit(match_summary.entry.path))
        look.setAccessibleName(
            say(
                "Look at {title}, {people}",
                title=match_summary.entry.title,
                people=against(match_summary),
            )
        )
        buttons = [look]
        if match_summary.has_sat:
            learn = Button(
                say("Learn from it"), lambda: self.review_wanted.emit(match_summary.entry.path)
            )
            learn.setAccessibleName(
                say(
                    "Learn from {title}, {people}",
                    title=match_summary.entry.title,
                    people=against(match_summary),
                )
            )
            buttons.append(learn)
        result = PlainLabel(result_words(match_summary))
        result.setWordWrap(True)
        doing = QWidget()
        flow = FlowLayout(doing, gap=em(self) // 3)
        for button in buttons:
            flow.addWidget(button)
        return self._card(
            match_summary,
            [
                NoteLabel(f"{against(match_summary)}, {ago(match_summary.entry.touched, now)}"),
                result,
                doing,
            ],
            look,
        )

    def _card(self, match_summary: RecentMatch, lines: list[QWidget], opener: Button) -> Panel:
        """A small picture of the position, and a few words on it. The picture does what `opener`
        does."""
        space = em(self)
        line = QHBoxLayout()
        panel = Panel(line)
        if match_summary.entry.game in BOARDS:
            picture = Thumbnail(self.context, self._sight_of(match_summary.entry), 5)
            picture.setFixedSize(space * 6, space * 9 // 2)
            picture.lead_to(opener.click, opener.text())
            line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        title = TitleLabel(self.context, match_summary.entry.title, 1.1)
        words = column(title, *lines, None)
        words.setSpacing(space // 6)
        add_layout(line, words, 1)
        line.setSpacing(space * 3 // 4)
        return panel

    def _sight_of(self, entry: Entry) -> Sight:
        """The last position of the match, or the opening if the index does not have it."""

        def look_up() -> "tuple[GameBoard, State]":
            position = self.library.position(entry.path)
            return opening(entry.game)() if position is None else (BOARDS[entry.game], position)

        return look_up


class TurnLabel(PlainLabel):
    """What waits for the player, in the strong colour."""

    def __init__(self, text: str) -> None:
        super().__init__(f"\u25cf {text}")
        self.setAccessibleName(text)
        self.setWordWrap(True)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setForegroundRole(QPalette.ColorRole.Accent)


class NewsCard(Panel):
    """What is new after an update, until it is closed for ever."""

    def __init__(self, context: AppContext) -> None:
        line = QHBoxLayout()
        super().__init__(line)
        self._context = context
        words = " ".join(say(each) for each in NEWS)
        title = say("What is new")
        told_of = RichLabel(f"<b>{title}</b> &nbsp; {words}")
        told_of.setWordWrap(True)
        line.addWidget(told_of, 1)
        self.close_button = Button(say("Close"), self._close)
        self.close_button.setAccessibleName(say("Close what is new for ever"))
        line.addWidget(self.close_button)
        self.setVisible(not context.settings.is_new and not context.settings.has_seen(MARK))

    def _close(self) -> None:
        self._context.close_for_ever(MARK)
        self.hide()


class NearbyCard(Panel):
    """Who is nearby, once the player has looked; until then nothing goes over the network."""

    def __init__(self, home: HomePage) -> None:
        self._line = QHBoxLayout()
        super().__init__(self._line)
        self._home = home
        self._shown: object = None
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self._tables = QVBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self.sentence)
        add_layout(words, self._tables)
        add_layout(self._line, words, 1)
        self.look = Button(say("Who is &nearby?"), home.nearby_wanted.emit)
        self._line.addWidget(self.look, 0, Qt.AlignmentFlag.AlignTop)
        self.show_nobody_yet()

    def show_nobody_yet(self) -> None:
        """Nobody has looked yet."""
        self.sentence.setText(
            say("Play with friends on this network. Meadhall keeps silent there until you look.")
        )

    def show_nearby(
        self, tables: "Sequence[NearbyTable]", people: "Sequence[NearbyPerson]", others: int
    ) -> None:
        """What the network has found by now: other tables, people at none, and how many in all."""
        names = [person.name for person in people]
        if (tuple(tables), names, others) == self._shown:
            return
        self._shown = tuple(tables), names, others
        if not names and others:
            self.sentence.setText(say("Those who are nearby play with you."))
        elif names:
            self.sentence.setText(say("Nearby, at no table: {names}.", names=join(names)))
        else:
            self.sentence.setText(say("No one nearby yet. People who come are shown here."))
        self.sentence.setVisible(bool(people) or not tables)
        self._clear()
        for table in tables[:TABLES]:
            self._add_table(table)

    def _clear(self) -> None:
        while item := self._tables.takeAt(0):
            if widget := item.widget():
                widget.setParent(None)
                widget.deleteLater()

    def _add_table(self, table: "NearbyTable") -> None:
        from meadhall.ui.pages.nearby import describe  # only who has looked has any to describe

        line = QWidget()
        buttons: list[QWidget | None] = []
        if table.is_open and table.is_ours_to_join:
            buttons.append(self._way(say("Join"), table.key, False))
        if table.is_ours_to_join:
            buttons.append(self._way(say("Watch"), table.key, True))
        told_of = PlainLabel(describe(table))
        told_of.setWordWrap(True)
        layout = row(told_of, *buttons)
        layout.setStretch(0, 1)
        layout.setContentsMargins(0, 0, 0, 0)
        line.setLayout(layout)
        self._tables.addWidget(line)

    def _way(self, text: str, key: str, is_watching: bool) -> Button:
        go: Callable[[], None] = lambda: self._home.join_wanted.emit(key, is_watching)  # noqa: E731
        return Button(text, go, is_strong=not is_watching)


def weight_words(weight: int) -> str:
    return (
        say("very light"),
        say("light"),
        say("medium"),
        say("heavy"),
        say("very heavy"),
    )[weight - 1]


def against(match_summary: RecentMatch) -> str:
    """The others in this match."""
    if not match_summary.has_sat:
        return people_words(match_summary.entry.people)
    info = next((each for each in GAME_INFOS if each.key == match_summary.entry.game), None)
    is_together = info is not None and info.goal is not None
    return against_others(match_summary.others, is_together=is_together)


def result_words(match_summary: RecentMatch) -> str:
    """The result of a match, for the player who sat there."""
    if match_summary.points == UNSETTLED:
        return capital(ending_words(match_summary.entry.result, match_summary.entry.people))
    result = match_summary.entry.result
    reason = reason_words(result, match_summary.entry.people) if result is not None else ""
    won = {
        2: say("You won. {reason}", reason=reason),
        1: say("A draw. {reason}", reason=reason),
        0: say("You lost. {reason}", reason=reason),
    }
    return won[match_summary.points]
