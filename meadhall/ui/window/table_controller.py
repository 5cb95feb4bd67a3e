"""The tables of a window: setting one up, sitting down, windows of their own, the end.

What comes from the network is in `lan_controller`. Rules and matches are imported with this
module, when somebody first wants to play; the window opens without them.
"""

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from meadhall.client.computer.players import USUAL, WEAKEST
from meadhall.client.library.kept_moments import KeptMoment, KeptMoments
from meadhall.client.match import match_text, position_text, setup
from meadhall.client.match.going_on import alone_at
from meadhall.client.match.session import Session
from meadhall.client.match.setup import Origin, TablePlan
from meadhall.client.multiplayer.invitations import InvitationKind
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.values import UnknownGame
from meadhall.ui.board import accessible
from meadhall.ui.board.registry import BOARDS
from meadhall.ui.pages.setup import GUEST, SetupPage
from meadhall.ui.pages.table.page import TablePage
from meadhall.ui.pages.waiting import WaitingPage
from meadhall.ui.replay.saving import KINDS as KINDS_OF_REPLAYS
from meadhall.ui.replay.saving import PAGE, PICTURE, save_replay
from meadhall.ui.text.prompts import damage_text, table_words, versus
from meadhall.ui.text.words import say, sentence
from meadhall.ui.tools.export import KINDS, save_picture
from meadhall.ui.widgets.basics import column
from meadhall.ui.window.lan_controller import LanController
from meadhall.ui.window.page_host import PageHost
from meadhall.ui.window.replay_saver import ReplaySaver
from meadhall.ui.window.table_actions import possible_at, table_actions
from meadhall.ui.window.table_window import TableWindow


class TableController(QObject):
    """Made once for a window, when it first needs a table or the network."""

    def __init__(self, host: PageHost, listen: str | None) -> None:
        super().__init__(host.frame)
        self.host = host
        self.context = host.context
        self.lan: Final = LanController(host, self, listen)
        self.above = QWidget()
        """What is shown above every page: an invitation, and problems with the connection."""

        self.lan.connection_bar.alone_wanted.connect(self._go_on_here)
        self.lan.connection_bar.without_wanted.connect(lambda: self.lan.go_on_without(self.table))
        bars = column(self.lan.invitation, self.lan.connection_bar)
        bars.setContentsMargins(0, 0, 0, 0)
        bars.setSpacing(0)
        self.above.setLayout(bars)
        self.files: dict[QWidget, Path] = {}
        self._windows: dict[QWidget, TableWindow] = {}  # tables in windows of their own
        self.saving: Final = ReplaySaver(host)
        self._others = USUAL  # who takes the other seats of the next table
        accessible.install()

    def close(self) -> None:
        """Leave every table, and the network: the window closes."""
        self.saving.stop()
        for page in self.open_tables:
            page.close_session()
        for window in self._windows.values():
            window.hide()
            window.deleteLater()
        self._windows.clear()
        self.lan.close()

    # What is shown. --------------------------------------------------------------------------

    @property
    def table(self) -> TablePage | None:
        """The table that is shown, if one is."""
        page = self.host.shown_page
        return page if isinstance(page, TablePage) else None

    @property
    def open_tables(self) -> list[TablePage]:
        pages = self.host.pages + list(self._windows)
        return [page for page in pages if isinstance(page, TablePage)]

    @property
    def has_windows(self) -> bool:
        """Has a table a window of its own?"""
        return bool(self._windows)

    def can_reopen(self, page: QWidget) -> bool:
        """Is this a table at this computer alone, whose file can be opened again?"""
        return isinstance(page, TablePage) and page in self.files and page.session.is_alone

    def game_of(self, page: QWidget | None) -> str:
        """The game of a page where a table is set up or gathers; empty for other pages."""
        return page.game.key if isinstance(page, SetupPage) else self.lan.game_of(page)

    def kind_of(self, page: QWidget) -> str:
        """What kind of a page it is, as the tips call it; empty for one without a tip."""
        if isinstance(page, TablePage):
            return "watching" if page.session.is_only_looked_at else "table"
        if isinstance(page, WaitingPage):
            return "waiting"
        return "setup" if isinstance(page, SetupPage) else ""

    def prompt_height(self, page: QWidget) -> int:
        """Of what a table asks for above its board; 0 on other pages."""
        return page.prompt_bar.height() if isinstance(page, TablePage) else 0

    def page_changed(self) -> None:
        page = self.host.shown_page
        if isinstance(page, SetupPage):
            self.host.mark_home()
        if isinstance(page, TablePage):
            page.board_widget.setFocus()
        self._mark_turns()
        self.show_connections()

    def forget(self, page: QWidget) -> None:
        self.files.pop(page, None)

    @property
    def possible(self) -> dict[str, bool]:
        """Which actions that need a table are possible at the one shown."""
        return possible_at(self.table) if self.table is not None else {}

    @property
    def file_shown(self) -> Path | None:
        """The file of the match that is shown, if it is played on in."""
        table = self.table
        if table is None or table.session.is_only_looked_at:
            return None
        return self.files.get(table)

    def show_connections(self) -> None:
        """Show above each table how its connection to the other computers is."""
        page = self.host.shown_page
        self.lan.connection_bar.show_status(self.lan.connection_of(page))
        for apart, window in self._windows.items():
            window.show_connection(self.lan.connection_of(apart))

    # Setting up a table. ---------------------------------------------------------------------

    def begin_first(self, game: str, is_alone: bool) -> TablePage | None:
        """The first match of all: against the weakest computer player, or a friend here."""
        if is_alone:
            return self.begin(TablePlan(game, 2, levels={1: WEAKEST}))
        names = {0: self.context.settings.text("name"), 1: say("Guest")}
        return self.begin(
            TablePlan(game, 2, names={at: each for at, each in names.items() if each})
        )

    def set_up(self, key: str, others: str = USUAL) -> SetupPage | None:
        """Show the page that sets up a table of this game; `others` is the first choice for the
        other seats."""
        try:
            game = catalogue.find(key)
        except UnknownGame as error:
            self.host.tell(sentence(error.reason))
            return None
        page = SetupPage(self.context, game, BOARDS[key], others)
        leave_for = self.host.leave_for
        page.begun.connect(lambda plan: leave_for(page, lambda: self.begin(plan)))
        page.given_up.connect(lambda: leave_for(page, self._give_up))
        page.paste_wanted.connect(self.paste)
        self.host.put_page(page)
        self.host.show_page(page)
        page.start.setFocus()
        return page

    def _give_up(self) -> None:
        """No table is set up after all, and nobody is invited to it."""
        self.lan.forget_guest()
        self.host.go_home()

    def set_up_from_home(self, key: str) -> None:
        others, self._others = self._others, USUAL
        self.host.clear_sentence()  # the request to choose a game
        self.set_up(key, others)

    def choose_game_to_host(self) -> None:
        self.host.tell(say("Choose a game; the other seats are kept for people nearby."))
        self.choose_game_for_guests()

    def choose_game_for_guests(self) -> None:
        """Show the games; the one chosen next keeps its other seats for people nearby."""
        self._others = GUEST
        self.lan.forget_guest()
        self.host.go_home()

    # Tables. ---------------------------------------------------------------------------------

    def begin(self, plan: TablePlan, origin: Origin | None = None) -> TablePage | None:
        """Sit down at a new table, or open one on the network if seats are kept for guests."""
        if plan.guests:
            self.lan.open_table(plan)
            return None
        self.lan.forget_guest()
        name = self.context.settings.text("name")
        player = self.host.make_computer_player()
        try:
            emblem = self.context.settings.text("emblem")
            session, path = setup.begin(plan, self.context.folders, name, player, origin, emblem)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return None
        return self.sit_at(session, path)

    def paste(self) -> TablePage | None:
        """Go on with the match on the clipboard, or set up a table from the position there."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.host.tell(say("There is no text to paste. Copy a match or a position first."))
            return None
        return self.read_text(text)

    def _open_text(self, path: Path) -> TablePage | None:
        try:
            text = path.read_text("utf-8")
        except (OSError, ValueError) as error:
            self.host.tell(say("{file}: {reason}", file=path.name, reason=error))
            return None
        return self.read_text(text)

    def read_text(self, text: str) -> TablePage | None:
        try:
            plan = match_text.read(text)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return None
        if not plan.answers and plan.diagram:
            self._set_up_from(plan)
            return None
        return self.begin(plan)

    def _set_up_from(self, position: TablePlan) -> None:
        """Show the page that sets up a table of this position, with the seats chosen there kept."""
        shown = self.host.shown_page
        is_here = isinstance(shown, SetupPage) and shown.game.key == position.game
        page = shown if is_here else self.set_up(position.game)
        if isinstance(page, SetupPage):
            page.begin_from(position)

    def open_file(self, path: Path) -> TablePage | None:
        """Go on with a match, or show the table at which it is open already."""
        for page, file in self.files.items():
            if file == path and isinstance(page, TablePage):
                self.host.show_page(page)
                return page
        if path.suffix == match_text.SUFFIX:
            return self._open_text(path)
        try:
            if setup.is_shared(path) and self.lan.go_on(path):
                return self.table
            player = self.host.make_computer_player()
            session = setup.open_file(path, self.context.folders, player)
        except UserError as error:
            self.host.tell(say("{file}: {reason}", file=path.name, reason=sentence(error.reason)))
            return None
        table = self.sit_at(session, path)
        if table is not None and session.damage:
            self.host.tell(damage_text(session, path))
        return table

    def _keep_moment(self, page: TablePage, number: int, words: str) -> None:
        kept = KeptMoment(self.files[page].name, number, page.session.game.key, words)
        try:
            KeptMoments(self.context.folders.matches).keep(kept)
        except OSError:
            self.host.tell(say("The moment cannot be kept: the disk takes nothing."))
        else:
            self.host.tell_briefly(say("The moment is kept. It is on the home page."))

    def try_moment(self, path: Path, number: int) -> None:
        """Open a match at this moment, and play on from there in a match of its own."""
        page = self.open_file(path)
        if page is not None and number <= page.session.length:
            page.look_at(number)
            page.branch_wanted.emit(number)

    def sit_at(self, session: Session, path: Path) -> TablePage | None:
        """Open the page of a table."""
        board = BOARDS.get(session.game.key)
        if board is None:
            session.close()
            self.host.tell(say("{game} has no board here yet.", game=session.game.title))
            return None
        page = TablePage(self.context, board, session)
        page.changed.connect(self._table_changed)
        page.rematch_wanted.connect(lambda swap: self._rematch(page, swap))
        page.next_game_wanted.connect(lambda: self._next_game(page))
        page.branch_wanted.connect(lambda number: self.begin(setup.branch(session, number)))
        page.keep_wanted.connect(partial(self._keep_moment, page))
        self.host.add_entry(page, board.emblem, session.game.title)
        self.files[page] = path
        self.host.show_page(page)
        return page

    def _rematch(self, page: TablePage, swap: bool) -> None:
        plan = setup.with_same_people(page.session)
        if swap:
            self.lan.play_after(page, plan.swapped(), InvitationKind.SWAPPED)
        else:
            self.lan.play_after(page, plan.again(), InvitationKind.AGAIN)

    def _next_game(self, page: TablePage) -> None:
        self.lan.play_after(page, setup.next_game(page.session), InvitationKind.NEXT)

    def _go_on_here(self) -> None:
        if self.table is not None:
            self.go_on_alone(self.table)

    def go_on_alone(self, page: TablePage) -> None:
        """Go on without the other, in a match of one's own; the table of both stays open."""
        if self.begin(alone_at(page.session)) is not None:
            self.host.tell(say("This match is your own now. The one that you shared is kept."))

    def close_table(self, page: TablePage) -> None:
        """Leave a table; its match stays in the library."""
        page.close_session()
        self.lan.leave(page)
        if page in self._windows:
            self._windows.pop(page).give_back()
        self.host.go_home()
        self.host.drop(page)

    def _table_changed(self) -> None:
        """Show in the sidebar and the menus what a table has become."""
        self._mark_turns()
        self.host.follow()

    def _mark_turns(self) -> None:
        """Show in the sidebar at which tables this person is to move, and alert to a new turn."""
        for page in self.open_tables:
            self.host.tell_entry(page, *table_words(page.session))
            is_news = self.host.set_news(page, page.is_your_turn)
            if is_news and page.is_your_turn and not page.window().isActiveWindow():
                QApplication.alert(page.window())
        for window in self._windows.values():
            table = window.page
            against = versus(table.session)
            window.follow(say("{game}, {against}", game=table.title, against=against))

    # Windows of their own. -------------------------------------------------------------------

    def toggle_own_window(self, page: TablePage) -> None:
        """Give a table a window of its own, or take it back from there."""
        if page in self._windows:
            self._take_back(page)
            return
        self.host.go_home()
        self.host.take_page(page)
        actions = table_actions(lambda: page, lambda: self)
        window = self._windows[page] = TableWindow(self.context, page, actions)
        window.left.connect(lambda: self._take_back(page))
        window.connection_bar.alone_wanted.connect(lambda: self.go_on_alone(page))
        window.connection_bar.without_wanted.connect(lambda: self.lan.go_on_without(page))
        window.show()
        page.board_widget.setFocus()
        self._table_changed()
        self.show_connections()

    def _take_back(self, page: TablePage) -> None:
        self._windows.pop(page).give_back()
        self.host.put_page(page)
        self.host.show_page(page)
        self.host.frame.activateWindow()

    def show_own_window(self, page: QWidget) -> bool:
        """Bring the page's own window to the front; False if it has none."""
        window = self._windows.get(page)
        if window is None:
            return False
        window.show()
        window.raise_()
        window.activateWindow()
        self.host.mark_here()
        return True

    # Copies of a match. ----------------------------------------------------------------------

    def copy_moves(self, table: TablePage) -> None:
        QGuiApplication.clipboard().setText(match_text.write(table.session))
        self.host.tell_briefly(say("The moves are on the clipboard."))

    def copy_position(self, table: TablePage) -> None:
        """Put the position that is shown on the clipboard, as the viewer sees it."""
        try:
            text = position_text.write(table.session, table.number)
        except UserError as error:
            self.host.tell(sentence(error.reason))
            return
        QGuiApplication.clipboard().setText(text)
        self.host.tell_briefly(say("The position is on the clipboard."))

    def save_picture(self, table: TablePage) -> None:
        """Ask for a file, and save the board there as it is shown."""
        proposal = self.context.folders.matches.parent / f"{self.files[table].stem}.png"
        name, _ = QFileDialog.getSaveFileName(
            self.host.frame,
            say("Save a picture of the board"),
            str(proposal),
            say("Pictures ({kinds})", kinds=" ".join(f"*{kind}" for kind in KINDS)),
        )
        if not name:
            return
        file = Path(name) if Path(name).suffix in KINDS else Path(f"{name}.png")
        if save_picture(table.board, table.board_widget.scene, self.context.theme, file):
            self.host.tell_briefly(say("The picture is in {file}.", file=file))
        else:
            self.host.tell(say("The picture cannot be written to {file}.", file=file))

    def save_replay(self, table: TablePage) -> None:
        """Ask for a file, and write the whole match there, for people without Meadhall."""
        proposal = self.context.folders.matches.parent / f"{self.files[table].stem}{PAGE}"
        pages = say("Page for any browser ({kind})", kind=f"*{PAGE}")
        pictures = say("Animated picture ({kind})", kind=f"*{PICTURE}")
        name, kind = QFileDialog.getSaveFileName(
            self.host.frame,
            say("Save the match for a browser"),
            str(proposal),
            f"{pages};;{pictures}",
        )
        if not name:
            return
        ending = PICTURE if kind == pictures else PAGE
        file = Path(name) if Path(name).suffix in KINDS_OF_REPLAYS else Path(f"{name}{ending}")
        language = self.context.settings.text("language")
        steps = save_replay(table.board, table.session, self.context.theme, language, file)
        self.saving.begin(steps, table.session, file)
