"""The table: prompt, board, seats, log, and the timeline.

Playing, looking back and a finished match are the same page. All decisions are the session's;
the page turns clicks into steps and shows what came of them.
"""

import time
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.match.key_moments import KeyMoment
from meadhall.client.match.moves import MoveBuilder
from meadhall.client.match.session import EVERYBODY, Session, TableWish
from meadhall.client.match.table_names import names_of
from meadhall.client.system.user_error import UserError
from meadhall.engines.values import NOBODY, Step
from meadhall.ui.board.announcements import ARRIVAL, announce
from meadhall.ui.board.game_board import GOAL, GameBoard
from meadhall.ui.board.measuring import Measured, Measuring
from meadhall.ui.board.pointing import (
    Hand,
    can_turn,
    reconsider,
    step_at,
    step_buttons,
    take_all,
    turning,
)
from meadhall.ui.board.scene import Point, Scene
from meadhall.ui.board.session_scene import Look, resting_preview, table_scene
from meadhall.ui.board.widget import HERE, BoardWidget
from meadhall.ui.pages.rules import RulesText
from meadhall.ui.pages.table.end_moment import EndMoment, summary_of
from meadhall.ui.pages.table.end_panel import EndPanel
from meadhall.ui.pages.table.evaluation_control import EvaluationControl
from meadhall.ui.pages.table.goal_strip import GoalStrip, PlanLine
from meadhall.ui.pages.table.log import LogView
from meadhall.ui.pages.table.log_model import LogModel
from meadhall.ui.pages.table.narration import Narration
from meadhall.ui.pages.table.privacy_cover import PrivacyCover
from meadhall.ui.pages.table.prompt_bar import PromptBar
from meadhall.ui.pages.table.review_panel import ReviewPanel
from meadhall.ui.pages.table.seats import SeatPanels
from meadhall.ui.pages.table.side_tabs import SideTabs
from meadhall.ui.pages.table.talk import TalkOverlay, TalkPanel
from meadhall.ui.pages.table.timeline import Timeline
from meadhall.ui.pages.table.typed_input import TypedInput
from meadhall.ui.text import spoken_summary
from meadhall.ui.text.people import seat_in_full
from meadhall.ui.text.prompts import PromptKind, closed, ending, hint_words, prompt, series_text
from meadhall.ui.text.wishes import about_to_words, request_words
from meadhall.ui.text.words import call_seats, calling, capital, say, sentence, stop_calling, told
from meadhall.ui.widgets.basics import Button, PageScrollArea, YieldingScrollArea, em, row
from meadhall.ui.widgets.later import later
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.actions import explain
from meadhall.ui.window.app_context import AppContext

TICK = 30  # milliseconds between two looks at the computer's thoughts


NARROWEST, WIDEST = 14, 22
"""The width of the log and what is beside it, in lines of text."""

SIDE_SHARE = 20
"""Of a hundred parts of the width, what is beside the board has so many at least."""

LATE = 1500
"""Milliseconds after which one is told that a hint is still being thought of."""

LOW = 34
"""Lines of text: on a page that is less high, the plates of more than two seats take one line
each."""

VERY_LOW = 22
"""The same for any number of seats; and the log has no headings."""


class TablePage(QWidget):
    changed = Signal()
    """Something that the window shows elsewhere: whose turn it is, what can be undone."""

    rematch_wanted = Signal(bool)
    """Play again; with sides swapped?"""

    next_game_wanted = Signal()
    """The next game of the series that this one belongs to."""

    branch_wanted = Signal(int)

    keep_wanted = Signal(int, str)
    """Keep the moment before this answer, with these words."""

    def __init__(self, context: AppContext, board: GameBoard, session: Session) -> None:
        super().__init__()
        self.context = context
        self.board = board = copy(board)  # one of its own, for the room that this page has
        self.session = session
        self.names = names_of(session)
        self.number = session.length
        self._shown = session.length
        self._length = session.length
        self._refused = ""
        self._advised: tuple[Step, ...] = ()
        self._released = 0  # how many answers have been looked at, where each waits for the player
        self._hint_steps = 0
        self._hinted = ""  # what was said of it last
        self._about_to: TableWish | None = (
            None  # what we are asked to confirm: a resignation, a draw
        )
        self._waiting_for: TableWish | None = None  # what the others have been asked for
        self._has_granted = False  # did we just agree to what another asked for?
        self._unread = 0  # how much was said that has not been looked at
        self._takebacks = session.takebacks
        self._resigned = session.resigned
        self._has_come = True  # somebody to the table, and nothing has happened since
        self._shows_danger = False
        self.hand = Hand()
        self._last_change = self._sat_down = time.monotonic()
        self._is_whole = session.length == 0  # has all of it been played at this page?
        self._was_over = session.outcome is not None
        self.together = ReviewPanel(self.look_at, self.follow)
        self.board_widget = BoardWidget(board, self._scene(), context.theme, context.motion)
        self.measuring = Measuring(board, self.board_widget, self._measured, self.point_at)
        self.narration = Narration(context, board, session, self.board_widget)
        self.stage = self.narration.stage
        self.prompt_bar = PromptBar(context)
        self.plates = SeatPanels(context, board, session)
        self.goal_strip = GoalStrip(context, board, session)
        self.plan_line = PlanLine(board, session)
        self.timeline = Timeline()
        self.typing = TypedInput(session, self.board_widget)
        self._is_split_by_hand = False
        self._viewpoints: tuple[int, ...] = ()
        self._viewpoints_of: tuple[int, bool] | None = None  # the length, and is all open
        self.log = LogModel(board, session)
        self.log_view = LogView(context, board, self.log)
        self.places = QListWidget()
        self.places.setAccessibleName(say("The board in words"))
        self._told_places: list[str] = []
        self.overlay = TalkOverlay(self.board_widget, context)
        self.moment = EndMoment(self, self.board_widget, context)
        self.tabs = SideTabs()
        self.evaluation = EvaluationControl(context, board, session, self.timeline, self.tabs)
        self.tabs.add(self.log_view, say("Log"), "library")
        self.tabs.add(self.places, say("In words"), "words")
        self.rules = RulesText(context, session.game.key)
        self.tabs.add(self.rules, say("Rules"), "rules")
        self.talk = TalkPanel(self, context, board, session)
        if not session.is_alone:
            self.tabs.add(self.talk, say("Talk"), "talk")
        self.end = EndPanel(session)
        self._lay_out()
        self.privacy_cover = PrivacyCover(self, context)
        self._connect()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.tick)
        self._clock.start(TICK)
        self.follow()
        self.setFocusProxy(self.board_widget)

    def _lay_out(self) -> None:
        space = em(self)
        self.branch = Button(say("&Play on from here"), self._branch)
        tip = say("Begin another match at the position shown. This one stays as it is.")
        explain(self.branch, tip, "branch")
        side = QWidget()
        side.setMinimumWidth(space * NARROWEST)
        above = QWidget()
        stands = QVBoxLayout(above)
        stands.setContentsMargins(0, 0, 0, 0)
        stands.addWidget(self.plates)
        stands.addWidget(self.goal_strip)
        stands.addWidget(self.plan_line)
        stands.addWidget(self.end)
        stands.addWidget(self.together)
        stands.addWidget(self.evaluation.key_moments)
        column = QVBoxLayout(side)
        column.setContentsMargins(space // 2, space // 2, space // 2, space // 2)
        column.addWidget(YieldingScrollArea(above))  # the log is in sight however much is told here
        column.addWidget(self.tabs, 1)
        add_layout(column, row(None, self.branch))
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.board_widget)
        around = PageScrollArea(side)  # it scrolls where text is large and the window low
        around.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        around.setMinimumWidth(space * NARROWEST)
        around.setMinimumHeight(space * 6)
        self.splitter.addWidget(around)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.splitterMoved.connect(self._keep_split)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.prompt_bar)
        outer.addWidget(self.typing)
        outer.addWidget(self.splitter, 1)
        outer.addWidget(self.timeline)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_low, is_very_low = (self.height() < em(self) * each for each in (LOW, VERY_LOW))
        self.plates.make_compact(is_very_low or (is_low and self.session.seats > 2))
        self.log_view.horizontalHeader().setVisible(not is_very_low)
        self.prompt_bar.make_compact(is_low)
        self._share_room()

    def _share_room(self) -> None:
        """The board takes as much of the width as it can use, and the log the rest; both within
        reason, and only until the player moves the border between them."""
        if self._is_split_by_hand:
            return
        outer = self.layout()
        assert outer is not None
        outer.activate()
        space, width = em(self), self.splitter.width()
        least = max(space * NARROWEST, width * SIDE_SHARE // 100)
        self.board.room = max(width - least, 1) / max(self.splitter.height(), 1)
        scene = self._scene()
        if scene.ground != self.board_widget.scene.ground and not self.privacy_cover.isVisible():
            self.follow()
        useful = round(self.splitter.height() * scene.width / scene.height) + space
        side = min(max(width - useful, least), space * WIDEST)
        self.splitter.setSizes([width - side, side])

    def _keep_split(self) -> None:
        self._is_split_by_hand = True

    def _connect(self) -> None:
        self.session.listen(self._session_changed)
        self.talk.looked_at.connect(self._read_talk)
        self.talk.said.connect(lambda text: self._do(lambda: self.talk.speak(text)))
        self.context.look_changed.connect(self._follow_look)
        self.board_widget.pointed.connect(self.point)
        self.board_widget.left.connect(self.step_back)
        self.typing.played.connect(self._play_typed)
        self.board_widget.turned.connect(self.turn)
        self.board_widget.rested.connect(self._show_preview)
        self.board_widget.more_of = self._reach_words
        self.board_widget.told.connect(partial(announce, self.board_widget))
        self.board_widget.is_answered = self._confirm_beside_board
        self.board_widget.go_beyond = self.prompt_bar.go_to_choice
        self.prompt_bar.passed.connect(self.board_widget.come_back)
        self.prompt_bar.hint_wanted.connect(self.ask_hint)
        self.prompt_bar.undo_wanted.connect(self.undo)
        self.prompt_bar.confirmed.connect(self.confirm)
        self.prompt_bar.seen.connect(self.go_on)
        self.prompt_bar.returned.connect(self.return_to_now)
        self.prompt_bar.picked.connect(self.pick)
        self.prompt_bar.granted.connect(self._grant)
        self.prompt_bar.declined.connect(self._decline)
        self.timeline.sought.connect(self.look_at)
        self.timeline.is_busy = lambda: self.stage.is_running
        self.timeline.looked_through.connect(self.session.look_through)
        self.evaluation.sought.connect(self._jump)
        self.evaluation.key_moments.advised.connect(self._advise)
        self.evaluation.key_moments.keep_wanted.connect(
            lambda moment, words: self.keep_wanted.emit(moment.number, words)
        )
        self.evaluation.key_moments.try_wanted.connect(self._branch)
        self.end.rematch_wanted.connect(self.rematch_wanted)
        self.end.next_game_wanted.connect(self.next_game_wanted)
        self.end.learn_wanted.connect(self.evaluation.learn)
        self.moment.learn_wanted.connect(self.evaluation.learn)
        self.log_view.sought.connect(self._jump)
        self.privacy_cover.lifted.connect(self._lift_cover)

    # What the window asks. -------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.session.game.title

    @property
    def is_your_turn(self) -> bool:
        return self.session.acting != NOBODY

    @property
    def is_live(self) -> bool:
        return self.number == self.session.length

    @property
    def is_settling(self) -> bool:
        """Are the lines of the log still to be broken for the width that it has now?"""
        return self.log_view.is_settling

    def close_session(self) -> None:
        self._clock.stop()
        self.timeline.stop()
        self.evaluation.close()
        self.session.close()

    def show_rules(self) -> None:
        self.tabs.setCurrentWidget(self.rules)
        self.rules.setFocus()

    # Pointing. -------------------------------------------------------------------------------

    def point(self, spot: str) -> None:
        """Take the step of a spot that was clicked or chosen by key, or say why not."""
        move = self.session.move
        if self.stage.is_running or self.is_held:
            self.go_on()
            return
        if self.together.is_on:
            self.together.point(spot, self.board_widget.dropped_from)
            return
        if not self.is_live:
            self._refuse(spot, say("You are looking back. Return to now to play."))
            return
        if move is None:
            waiting = prompt(self.board, self.session, self.number).text
            self._refuse(spot, waiting)
            return
        if move.action is not None and (spot == GOAL or self._seals_at(spot, move)):
            self.confirm()
        elif step := step_at(self.board, move, spot):
            self.pick(step)
        elif steps := self.board.steps_meant(move, spot):
            self.point_at(spot, steps)
        elif why := reconsider(self.board, move, spot):
            self._refuse(spot, told(why))
        else:
            self._stepped()

    def _seals_at(self, spot: str, move: MoveBuilder) -> bool:
        """Pointing once more at what was chosen last seals a secret choice."""
        last = self.board.spot_of(move.taken[-1], move.state) if move.taken else ""
        return spot == last and self.board.is_sealed_choice(move.state)

    def point_at(self, at: Point | str, steps: list[Step]) -> None:
        """Take the steps that pointing at a place of a measured world stands for; pointing at the
        place that was chosen already makes the move."""
        move, spot = self.session.move, at if isinstance(at, str) else HERE
        if move is None or not self.is_live or not steps or self.stage.is_running or self.is_held:
            self.point(spot)
            return
        is_same = move.action is not None and move.taken == steps
        if is_same:
            self.confirm()
        elif why := take_all(move, steps):
            self._refuse(spot, told(why))
        elif move.action is not None and not self._waits(move):
            self.confirm()
        else:
            self._stepped()
            self.measuring.show()

    def _waits(self, move: MoveBuilder) -> bool:
        """Does the move that is pointed out wait for Enter? Where it goes to any point of a
        measured world it does, for it is easy to miss there, and where it gives something up."""
        settings, state = self.context.settings, move.state
        is_free = bool(move.taken) and self.board.place_of(move.taken[-1], state) is not None
        is_wished = (
            settings.flag("confirm")
            or self.board.is_sealed_choice(state)
            or bool(self.board.doubt(move))
            or (is_free and settings.flag("confirm_free"))
        )
        return is_wished or bool(self.session.question)

    def measure(self) -> None:
        """Fix the tape where the mouse or the cursor is, or take it away."""
        self.measuring.toggle()

    def _measured(self) -> Measured | None:
        if self.stage.is_running:
            return None
        session = self.session
        move = session.move if self.is_live else None
        return Measured(session.state_at(self.number), move, session.viewer)

    def turn(self, way: int) -> None:
        move = self.session.move
        if move is None or not self.is_live or self.stage.is_running:
            return
        if step := turning(move, way):
            self.pick(step)
        elif self.hand.turn(self.board, move, way):
            self.follow()

    def toggle_danger(self) -> None:
        """Mark what the others could take or reach, and have it read out."""
        self._shows_danger = not self._shows_danger
        self.follow()
        if self._shows_danger:
            self.narration.speak(spoken_summary.in_danger(self))

    def pick(self, step: Step) -> None:
        """Take one of the possible steps; the last makes the move, or waits for Enter."""
        if self._take(step):
            self._stepped()

    def _take(self, step: Step) -> bool:
        """Take the step; does the move need more, or wait?"""
        move = self.session.move
        if move is None or not self.is_live or not move.take(step):
            return False
        self.hand.settle(self.board, move)
        if move.action is not None and not self._waits(move):
            self.confirm()
            return False
        return True

    def take_all(self, steps: Sequence[Step]) -> None:
        """Take the steps of a whole move that was typed, as if they were pointed at."""
        move = self.session.move
        if move is None:
            return
        self.return_to_now()
        while move.back():
            pass
        self.hand.wanted = next((step.at for step in steps if step.kind == "turn"), None)
        needs_more = False
        for step in steps:
            needs_more = self._take(step)
        self.hand.wanted = None
        if needs_more:
            self._stepped()

    def _play_typed(self, steps: Sequence[Step]) -> None:
        """Take them, and put the cursor where the last of them leads, as if it had been there."""
        move = self.session.move
        spots = [] if move is None else [self.board.spot_of(step, move.state) for step in steps]
        self.take_all(steps)
        known = [spot for spot in spots if self.board_widget.scene.spot(spot) is not None]
        if known:
            self.board_widget.put_cursor(known[-1])

    def tell(self, words: str) -> None:
        """Say something that was asked for, in the bar and to a screen reader."""
        self.prompt_bar.show_note(words)
        self.narration.speak(words)

    def _confirm_beside_board(self) -> bool:
        """Make the move that was chosen by a button and is asked about; False if there is none.

        The cursor has nothing to do with it, wherever on the board it is.
        """
        move = self.session.move
        if not self.is_live or move is None or move.action is None or not move.taken:
            return False
        last = move.taken[-1]
        if self.board.spot_of(last, move.state) or self.board.place_of(last, move.state):
            return False
        self.confirm()
        return True

    def confirm(self) -> None:
        """Make the move that is pointed out."""
        if not self.is_live:
            return
        try:
            self.session.submit(self.prompt_bar.answer.text().strip())
        except UserError as error:
            self.follow()
            self.show_error(error)

    def step_back(self) -> None:
        """Take the last step back, or come back from an earlier move."""
        if self.stage.is_running:
            self._end_stage()
        elif self.measuring.is_fixed:
            self.measuring.toggle()
        elif not self.is_live:
            self.return_to_now()
        elif self.session.move is not None and self.session.move.back():
            self._stepped()
        else:
            self._quiet()
            self.follow()

    def _stepped(self) -> None:
        self._has_come = False
        self._quiet()
        self.follow()
        self._tell_prompt()

    def _tell_prompt(self) -> None:
        """Have read out what is wanted now; what has happened is told by the narration."""
        with calling(self.names):
            self.narration.speak(self.wanted())

    def wanted(self) -> str:
        """What is wanted of whom, and which buttons above the board could answer."""
        asked = prompt(self.board, self.session, self.number).text
        return " ".join(part for part in (closed(asked), self._offered()) if part)

    def _offered(self) -> str:
        return self.narration.offered() if self.is_live else ""

    def _name_board(self) -> None:
        """Call it by its game, and for who comes to the table by what is wanted as well: that is
        said first of all. Who has done something here is told of it without the name."""
        name = say("The board")
        if self._has_come:
            state = self.session.state_at(self.number)
            asked = closed(prompt(self.board, self.session, self.number).text)
            name = say("{game}, the board. {asked}", game=self.title, asked=asked)
            name = self.board.aloud(name, state)
        self.board_widget.setAccessibleName(name)

    def _tell_arrival(self) -> None:
        """Have the buttons read out to who has come to the table; the board's name has told what is
        wanted."""
        if self.isVisible() and not self.privacy_cover.isVisible() and not self.stage.is_running:
            with calling(self.names):
                self.narration.arrive(self.wanted(), self._offered())

    def _refuse(self, spot: str, why: str) -> None:
        self._refused = spot
        self.narration.sounds.play("refused")
        self.follow()
        self.prompt_bar.show_reason(why)
        announce(self.board_widget, why, is_urgent=True)

    def _quiet(self) -> None:
        self._refused = ""
        self.prompt_bar.show_reason("")

    # Undo, hint, time. -----------------------------------------------------------------------

    def undo(self) -> None:
        self._do(self.session.undo)

    def redo(self) -> None:
        self._do(self.session.redo)

    def _do(self, action: Callable[[], None]) -> None:
        try:
            action()
        except UserError as error:
            self.show_error(error)

    def _grant(self) -> None:
        asked, request = self._about_to, self.session.request
        self._about_to = None
        if asked is TableWish.RESIGN:
            self._do(self.session.resign)
        elif asked is TableWish.DRAW:
            self._do(self._offer_draw)
        elif request is not None:
            self._has_granted = True
            self._do(lambda: self.session.grant(request))
        self.follow()

    def _decline(self) -> None:
        if self._about_to is None:
            self._do(self.session.decline)
        self._about_to = None
        self.follow()

    # Ending it by will. ----------------------------------------------------------------------

    def ask_to_resign(self) -> None:
        """Ask whether it is meant, in the bar; nothing is done before the answer."""
        if self.session.resigning != NOBODY:
            self._about_to = TableWish.RESIGN
            self.follow()
            self.prompt_bar.refuse.setFocus()

    def ask_for_draw(self) -> None:
        if self.session.can_offer_draw:
            self._about_to = TableWish.DRAW
            self.follow()
            self.prompt_bar.refuse.setFocus()

    def _offer_draw(self) -> None:
        if not self.session.offer_draw():
            self.tell(say("The computer declines the draw: it thinks that it stands better."))

    def ask_hint(self) -> None:
        """First the piece, then the whole move. To ask again is to hear it again."""
        if self.session.hint is None:
            self._hint_steps = 1
            self.session.ask_hint()
            later(LATE, self, self._excuse_hint)
        else:
            self._hint_steps = len(self.session.hint.steps)
            self._hinted = ""
            self.follow()

    def _excuse_hint(self) -> None:
        """Say that it is being thought of, to who would wonder."""
        if self.session.hint is None and self._hint_steps and self.is_your_turn:
            self.narration.speak(say("The computer looks for a hint."))

    def _show_hint(self) -> None:
        """The part of the hint that was asked for, in words below the prompt."""
        hint = self.session.hint
        if hint is None or not self.is_live or not self._hint_steps:
            self._hinted = ""
            return
        words = hint_words(self.board, self.session, hint, self._hint_steps < len(hint.steps))
        self.prompt_bar.show_note(words)
        if words != self._hinted:
            self._hinted = words
            self.narration.speak(words)

    def look_at(self, number: int) -> None:
        """Show the match as it was after this many answers."""
        if self.stage.is_running:
            if number == self.number + 1:
                self.go_on()
                return
            self.stage.clear()
        if 0 <= number <= self.session.length and number != self.number:
            if number == self.number + 1:
                pace = self.timeline.pace if self.timeline.is_playing else None
                self.narration.restage(self.number, pace)
            self.number = number
            self._advised = ()
            self._quiet()
            self.follow()
            self._tell_place()

    def _tell_place(self) -> None:
        """Have the move read out that is looked back at; while the match plays by itself, each."""
        if self.is_live:
            self._tell_prompt()
        elif self.stage.is_running:
            pass  # its cues are read out
        elif self.number:
            with calling(self.names):
                self.narration.retell(self.number - 1)
        else:
            announce(self.board_widget, say("The beginning of the match."))

    def return_to_now(self) -> None:
        self.timeline.stop()
        self.look_at(self.session.length)

    def show_error(self, error: UserError) -> None:
        words = sentence(error.reason)
        self.prompt_bar.show_note(words)
        announce(self.board_widget, words, is_urgent=True)

    # Following the session. ------------------------------------------------------------------

    def tick(self) -> None:
        """See what the computer has thought and what the others did."""
        self.evaluation.tick()
        self.together.follow(self.session.length)
        if self.privacy_cover.isVisible():
            return
        if self.stage.is_running:
            if self.stage.tick(time.monotonic()):
                self._show_stage()
            if self.session.is_alone:
                return
        if self.is_held:
            return
        pause = self.context.settings.number("pause") / 10
        if self.session.is_thinking or time.monotonic() - self._last_change >= pause:
            try:
                self.session.tick()
            except UserError as error:
                self.show_error(error)

    @property
    def is_held(self) -> bool:
        """Does the computer wait until the player has looked at its last move?"""
        session = self.session
        if self.context.settings.text("motion") != "step" or not session.is_alone:
            return False
        if session.acting != NOBODY or session.outcome is not None or not session.read_log():
            return False
        is_seen = self._released >= session.length
        return not is_seen and session.read_log()[-1].seat not in (NOBODY, *session.people_here)

    def go_on(self) -> None:
        """What is shown has been looked at: a cue of the stage, or the computer's last move."""
        if self.stage.is_running:
            self.stage.next()
            self._show_stage()
            return
        self._released = self.session.length
        self.follow()

    def showEvent(self, event: QShowEvent) -> None:
        call_seats(self.names)
        self._has_come = True
        with calling(self.names):
            self._name_board()
        super().showEvent(event)
        later(ARRIVAL, self, self._tell_arrival)

    def hideEvent(self, event: QHideEvent) -> None:
        stop_calling(self.names)
        super().hideEvent(event)

    def _session_changed(self) -> None:
        """Tell of what has happened, of the people here whatever table is in sight."""
        with calling(self.names):
            self._tell_changes()

    def _tell_changes(self) -> None:
        length = self.session.length
        is_undone = length < self._length and self.session.is_alone
        if length != self._length:
            self._has_come = False
            was_live = self.number == self._length
            self.narration.follow(self._length, was_live)
            self._length = length
            self._last_change = time.monotonic()
            self._hint_steps = 0
            self._quiet()
            if was_live or self.number > length:
                self.number = length
        self.follow()
        if is_undone:
            taken_back = say("Taken back.")
            self.narration.speak(f"{taken_back} {self.wanted()}")
        self._tell_resignations()

    def _tell_resignations(self) -> None:
        """Say who has left the match, while the others go on."""
        session, before = self.session, self._resigned
        self._resigned = session.resigned
        for seat in session.resigned:
            if seat not in before and session.outcome is None:
                who = self.names[seat] or capital(told(session.side(seat)))
                self.tell(say("{who} has resigned. The computer plays on there.", who=who))

    def _show_stage(self) -> None:
        """Another cue has come, or all have been seen."""
        self.narration.next_cue()
        self.follow()

    def _end_stage(self) -> None:
        """Show at once how it ends."""
        self.narration.end_stage()
        self.follow()

    def follow(self) -> None:
        """Show everything as it is now. A button that goes leaves the keyboard to the board."""
        focused = self.focusWidget()
        is_in_bar = focused is not None and self.prompt_bar.isAncestorOf(focused)
        with calling(self.names):
            self._follow()
        if is_in_bar and focused is not None and not focused.isVisibleTo(self):
            self.board_widget.setFocus()

    def _follow(self) -> None:
        session = self.session
        self.board.shows_projection = self.context.settings.flag("projection")
        if self.context.settings.flag("cover") and session.needs_cover:
            self._forget_sitter()
            shown = (self.prompt_bar, self.splitter, self.timeline)
            self.privacy_cover.ask(seat_in_full(session, session.acting), shown)
            self.changed.emit()
            return
        self.together.moved(self.number)
        self.hand.follow(session.move)
        said = prompt(self.board, session, self.number)
        self._name_board()
        is_whole = session.move is not None and session.move.action is not None
        can_hint = said.mood is PromptKind.YOURS and not session.is_thinking
        self.prompt_bar.show_prompt(
            said, session.can_undo, can_hint, is_whole and said.mood is PromptKind.YOURS
        )
        if session.move is not None:
            self.prompt_bar.name_confirm(self.board.is_sealed_choice(session.move.state))
        self.prompt_bar.badge.show_seat(self.board, session, said.seat)
        self.prompt_bar.onward.setVisible(self.is_held or self.stage.waits)
        self.prompt_bar.show_choices(self._buttons(), self.board.button_text)
        self.prompt_bar.show_question(told(session.question) if self.is_live else "")
        cue = self.stage.cue
        self.board_widget.show_scene(self._scene() if cue is None else cue.scene)
        self.board_widget.show_caption(self.stage.caption(self._stage_help()))
        move = session.move
        self.board_widget.wheel_turns = (
            move is not None
            and self.is_live
            and cue is None
            and (can_turn(move) or self.board.turns_in_hand(move) > 1)
        )
        self._shown = self.number
        self._show_hint()
        self.plates.follow(self.number)
        self.goal_strip.follow(self.number)
        self.plan_line.follow(self.number)
        self.timeline.show_place(self.number, session.length)
        self._show_viewpoints()
        self.evaluation.show_place(self.number)
        self.log.follow()
        self.log_view.show_number(self.number)
        self._show_places()
        self.end.follow()
        self._show_end()
        self.branch.setVisible(not self.is_live)
        self._show_others()
        self.changed.emit()

    def _show_end(self) -> None:
        """Give the end a moment of its own, once all that led to it has been shown."""
        session, over = self.session, self.session.outcome
        if not self.is_live or over is None:
            self.moment.hide()
        elif not self._was_over and not self.stage.is_running:
            self._quiet()
            minutes = max(round((time.monotonic() - self._sat_down) / 60), 1)
            summary = summary_of(self.board, session, minutes if self._is_whole else None)
            lines = [line for line in (series_text(session), *summary) if line]
            verdict = ending(session, over)
            can_learn = bool(session.people_here) and not session.is_only_looked_at
            self.moment.show_end(verdict, lines, can_learn)
            announce(self.board_widget, " ".join(closed(line) for line in (verdict, *lines)))
        self._was_over = over is not None and (self._was_over or not self.stage.is_running)

    def _stage_help(self) -> str:
        return say("Space: next, Esc: all of it")

    def _scene(self) -> Scene:
        look = Look(
            self.number,
            self._refused,
            self._hint_steps,
            self.context.settings.text("reach") == "dots",
            self._shows_danger,
            self._advised,
            self.hand.turned,
        )
        scene = table_scene(self.board, self.session, look, self._shown)
        return self.together.drawn_on(scene)

    def _buttons(self) -> list[Step]:
        move = self.session.move
        return step_buttons(self.board, move) if move is not None and self.is_live else []

    def _show_places(self) -> None:
        """The board in words: those places first at which something is."""
        sentences = [spot.sentence for spot in self.board_widget.scene.spots]
        if sentences == self._told_places:
            return
        self._told_places = sentences
        here = self.places.currentRow()
        while self.places.count() > len(sentences):
            self.places.takeItem(self.places.count() - 1)
        known = self.places.count()
        for line, said in enumerate(sentences[:known]):
            item = self.places.item(line)
            if item.text() != said:
                item.setText(said)  # the others stay: a screen reader hears of each
        self.places.addItems(sentences[known:])
        if here < 0:
            self.places.setCurrentRow(0)

    def _show_others(self) -> None:
        """What was said at the table, and what people at other computers wish for."""
        if self.session.talk and self.tabs.indexOf(self.talk) < 0:
            self.tabs.add(self.talk, say("Talk"), "talk")
        self._tell_talk(self.talk.follow())
        request = self.session.request
        wish, yes = about_to_words(self.session, self._about_to)
        if not wish:
            self._about_to = None
            wish, yes = request_words(self.session, request) if request is not None else ("", "")
        is_new = bool(wish) and wish != self.prompt_bar.wish.text()
        self.prompt_bar.show_request(wish, yes)
        if is_new:
            self._quiet()  # what was told before is over
            ways = self.prompt_bar.answers()
            announce(self.board_widget, f"{closed(wish)} {ways}", is_urgent=True)
        self._follow_own_wish()

    def _tell_talk(self, heard: Sequence[str]) -> None:
        """Have what others said read out; and show it, and count it, while the list is not seen."""
        for line in heard:
            announce(self.board_widget, line)
        if heard and not self.talk.isVisible():
            self._unread += len(heard)
            self.overlay.show_words(heard[-1], self.talk.picture(len(self.session.talk) - 1))
            self.tabs.show_count(self.talk, self._unread)

    def _read_talk(self) -> None:
        """The list of what was said is looked at."""
        if self.tabs.currentWidget() is self.talk and self._unread:
            self._unread = 0
            self.overlay.hide()
            self.tabs.show_count(self.talk, 0)

    def _follow_own_wish(self) -> None:
        """Say what becomes of a takeback or a draw that we have asked the others for."""
        session = self.session
        before, self._waiting_for = self._waiting_for, session.own_wish
        if before is None and self._waiting_for is not None:
            if not self._has_granted:  # else it is the wish of another, and soon fulfilled
                self.tell(say("The others are asked. Play goes on if they say no."))
        elif before is not None and self._waiting_for is None:
            if who := session.declined_by:
                self.tell(say("{name} says no. The match goes on.", name=who))
            elif before is TableWish.TAKEBACK and session.takebacks > self._takebacks:
                self.tell(say("Agreed: the move is taken back."))
                self._tell_prompt()
            elif session.outcome is None:
                self.tell(say("Nobody has answered, and the match has gone on."))
        if self._waiting_for is None:
            self._has_granted = False
        self._takebacks = session.takebacks

    def _jump(self, number: int) -> None:
        self.timeline.stop()
        self.look_at(number)

    # Whose eyes, and advice. -----------------------------------------------------------------

    def _show_viewpoints(self) -> None:
        """Offer everybody's eyes, once the cards are open; looking for them takes a moment."""
        session = self.session
        if self._viewpoints_of != (session.length, session.is_open_book):
            self._viewpoints_of = session.length, session.is_open_book
            self._viewpoints = session.viewpoints
        titles = [(say("all cards open"), EVERYBODY)]
        titles += [
            (say("as {side} knew it", side=told(session.side(seat))), seat)
            for seat in self._viewpoints
        ]
        self.timeline.show_viewpoints(titles, session.eyes)

    def _advise(self, moment: KeyMoment) -> None:
        """Show on the board what would have been better."""
        state = self.session.whole_at(moment.number)
        self._advised = tuple(state.steps(moment.seat, moment.better))
        self.follow()

    def _branch(self) -> None:
        self.branch_wanted.emit(self.number)

    def _show_preview(self, spot: str) -> None:
        """Tell quietly what lies there and what it can do, while nobody has chosen anything."""
        if not self.context.settings.flag("preview") or self.stage.is_running:
            return
        resting = self.board_widget.scene.spot(spot)
        if self.board_widget.scene.is_measured and (resting is None or resting.is_in_pane):
            return  # the tape shows it
        state, scene = self.session.state_at(self.number), self.board_widget.scene
        move = self.session.move if self.is_live else None
        shown = resting_preview(self.board, state, scene, spot, move, self.hand.turned)
        if self._is_at_end:
            shown = replace(shown, marks=())  # nobody goes anywhere any more; a card is still read
        self.board_widget.show_preview(shown, spot)

    @property
    def _is_at_end(self) -> bool:
        return self.is_live and self.session.outcome is not None

    def _reach_words(self, spot: str) -> str:
        """What the piece on a spot can do; or, while something is chosen, what would come of it."""
        scene, move = self.board_widget.scene, self.session.move
        if self._is_at_end:
            return ""
        if move is not None and self.is_live:
            said = spoken_summary.taken(self.board, scene, move, spot, self.hand.turned)
            if move.taken or said:
                return said
        state = self.session.state_at(self.number)
        return spoken_summary.reach(self.board, state, scene, spot)

    def _follow_look(self) -> None:
        self.board_widget.set_theme(self.context.theme)

    def _forget_sitter(self) -> None:
        """Nothing remains of what the one before has pointed at, typed or had shown."""
        self._quiet()
        self._about_to, self._advised, self._hinted = None, (), ""
        self._hint_steps, self._shows_danger = 0, False
        self.hand = Hand()
        self.typing.line.clear()
        self.typing.hide()
        self.prompt_bar.answer.clear()
        self.places.setCurrentRow(-1)
        self.log_view.clearSelection()

    def _lift_cover(self) -> None:
        self.session.sit_down()
        self._has_come = True
        self.board_widget.begin_anew(self._scene())
        self.follow()
        self.board_widget.setFocus()
        later(ARRIVAL, self, self._tell_arrival)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not isinstance(self.focusWidget(), QLineEdit):
            self.confirm()
        else:
            super().keyPressEvent(event)
