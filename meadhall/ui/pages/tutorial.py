"""Learning a game by playing: a board, what is asked, and whether that was it.

The lessons, and when one is done, are in `meadhall.client.learning.tutorial`.
"""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from meadhall.client.learning.tutorial import Attempt, Lesson, tutorial
from meadhall.client.match.moves import MoveBuilder
from meadhall.engines import catalogue
from meadhall.engines.values import Step
from meadhall.ui.board import accessible
from meadhall.ui.board.announcements import announce, announce_soon
from meadhall.ui.board.game_board import GameBoard
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
from meadhall.ui.board.scene import Mark, MarkKind, Point, Scene
from meadhall.ui.board.session_scene import choice_marks, move_goals, resting_preview
from meadhall.ui.board.sounds import Sounds
from meadhall.ui.board.widget import HERE, BoardWidget
from meadhall.ui.text import spoken_summary
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import capital, say, told
from meadhall.ui.widgets.basics import Button, NoteLabel, PageScrollArea, Panel, TitleLabel, em, row
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext


class TutorialPage(QWidget):
    play_wanted = Signal(str)
    """All is learnt: now a whole match."""

    left = Signal()

    def __init__(self, context: AppContext, board: GameBoard, game: str) -> None:
        super().__init__()
        self.context = context
        self.board = board
        self.game = game
        self.tutorial = tutorial(game, QLocale().name()[:2])
        self.at = 0
        self.attempt: Attempt | None = None
        self.hand = Hand()
        self._refused = ""
        self._is_shown = False  # has the way been asked for?
        self.sounds = Sounds(context)
        opening = board.scene(catalogue.find(game).start(), 0)
        accessible.install()  # a lesson may be the first board that is ever shown
        self.board_widget = BoardWidget(board, opening, context.theme, context.motion)
        self.board_widget.setAccessibleName(say("The board"))
        self.measuring = Measuring(board, self.board_widget, self._measured, self.point_at)
        self.place = NoteLabel()
        self.title = TitleLabel(context, "", 1.6)
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.MarkdownText)
        self.told = PlainLabel()
        self.told.setWordWrap(True)
        self.choices = QWidget()
        self._choices = FlowLayout(self.choices, gap=em(self) // 3)
        self.back = Button(say("&Back"), lambda: self.go_to(self.at - 1))
        self.show_way = Button(say("&Show me"), self._show_way)
        self.again = Button(say("&Try again"), self._begin_anew, is_strong=True)
        self.following = Button(say("Ne&xt"), self._go_on, is_strong=True)
        self.leave = Button(say("&Leave"), self.left.emit)
        self._lay_out()
        self.board_widget.pointed.connect(self.point)
        self.board_widget.left.connect(self.step_back)
        self.board_widget.turned.connect(self.turn)
        self.board_widget.rested.connect(self._show_preview)
        self.board_widget.more_of = self._reach_words
        self.board_widget.told.connect(partial(announce, self.board_widget))
        context.look_changed.connect(self._follow_look)
        self.go_to(0)

    def _lay_out(self) -> None:
        space = em(self)
        inside = Panel()
        inside.box.setSpacing(space * 3 // 4)
        add_layout(inside.box, row(self.place, None, self.leave))
        for widget in (self.title, self.text, self.choices, self.told):
            inside.box.addWidget(widget)
        inside.box.addStretch()
        scroll = PageScrollArea(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side = QWidget()
        side.setMinimumWidth(space * 17)
        column = QVBoxLayout(side)
        column.addWidget(scroll, 1)
        add_layout(column, row(self.show_way, None, self.back, self.again, self.following))
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.board_widget)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([space * 38, space * 22])
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(splitter)

    # Going from lesson to lesson. ------------------------------------------------------------

    @property
    def lesson(self) -> Lesson:
        return self.tutorial.lessons[self.at]

    @property
    def is_last(self) -> bool:
        return self.at == len(self.tutorial.lessons) - 1

    @property
    def is_done(self) -> bool:
        """Is there nothing left to do in this lesson?"""
        return self.attempt is None or self.attempt.is_done

    def go_to(self, number: int) -> None:
        self.at = min(max(number, 0), len(self.tutorial.lessons) - 1)
        count = len(self.tutorial.lessons)
        self.place.setText(say("Lesson {at} of {count}", at=self.at + 1, count=count))
        self.title.setText(self.lesson.title)
        self.text.setText(self.lesson.text)
        self._begin_anew()
        announce_soon(self, f"{self.lesson.title}. {plain(self.lesson.text)}")

    def _begin_anew(self) -> None:
        task = self.lesson.task
        self.attempt = Attempt(task) if task is not None else None
        self._refused, self._is_shown = "", False
        self.hand.wanted = None
        self._tell("")
        self.follow()
        first = next(
            (m.spot for m in self.board_widget.scene.marks if m.kind is MarkKind.MOVABLE), ""
        )
        if first:
            self.board_widget.put_cursor(first)
        self.board_widget.setFocus()

    def _go_on(self) -> None:
        if self.is_last:
            self.play_wanted.emit(self.game)
        else:
            self.go_to(self.at + 1)

    def _show_way(self) -> None:
        """Mark what to point at; begin again if the learner has left the way."""
        if self.attempt is not None and not self.attempt.way_on:
            self._begin_anew()
        if self.attempt is not None and self.attempt.move is not None:
            self.attempt.move.taken.clear()
        self._is_shown = True
        steps = self.attempt.way_on if self.attempt is not None else ()
        self.hand.wanted = next((step.at for step in steps if step.kind == "turn"), None)
        self.follow()
        self._tell(say("Choose {places}.", places=", ".join(step.text for step in steps)))

    # Pointing. -------------------------------------------------------------------------------

    def point(self, spot: str) -> None:
        """Take the step of a spot that was clicked or chosen by key, or say why not."""
        move = self.attempt.move if self.attempt is not None else None
        if move is None:
            if self.attempt is not None and self.attempt.is_failed:
                self._begin_anew()
            return
        if step := step_at(self.board, move, spot):
            self.pick(step)
        elif steps := self.board.steps_meant(move, spot):
            self.point_at(spot, steps)
        elif why := reconsider(self.board, move, spot):
            self._refuse(spot, told(why))
        else:
            self._stepped()

    def point_at(self, at: Point | str, steps: list[Step]) -> None:
        """Take the steps that pointing at a place of a measured world stands for."""
        move, spot = self._move, at if isinstance(at, str) else HERE
        if move is None or not steps:
            self.point(spot)
        elif why := take_all(move, steps):
            self._refuse(spot, told(why))
        else:
            self._choose_if_whole()

    @property
    def _move(self) -> MoveBuilder | None:
        return self.attempt.move if self.attempt is not None else None

    def _measured(self) -> Measured | None:
        if self.attempt is None:
            return None
        return Measured(self.attempt.view, self.attempt.move, self.attempt.seat)

    def _refuse(self, spot: str, why: str) -> None:
        self._refused = spot
        self.sounds.play("refused")
        self._tell(say("That cannot be: {reason}", reason=why))
        self.follow()

    def turn(self, way: int) -> None:
        move = self.attempt.move if self.attempt is not None else None
        if move is None:
            return
        if step := turning(move, way):
            self.pick(step)
        elif self.hand.turn(self.board, move, way):
            self.follow()

    def pick(self, step: Step) -> None:
        """Take one of the possible steps; the last one makes the choice."""
        if self._move is not None and self._move.take(step):
            self.hand.settle(self.board, self._move)
            self._choose_if_whole()

    def _choose_if_whole(self) -> None:
        """Make the choice that is fully pointed out, if it is."""
        move = self._move
        if move is None or self.attempt is None or move.action is None:
            self._stepped()
            return
        before, seat, action = move.state, self.attempt.seat, move.action
        self.attempt.choose()
        self._refused, self._is_shown = "", False
        self.hand.wanted = None
        spots = self.board.journey(before, seat, action)
        self.follow(tuple(dict.fromkeys(spots)))
        self._tell_how_it_went()

    def step_back(self) -> None:
        move = self.attempt.move if self.attempt is not None else None
        if move is not None and move.back():
            self._stepped()

    def _stepped(self) -> None:
        self._refused = ""
        self._tell("")
        self.follow()

    def _tell_how_it_went(self) -> None:
        assert self.attempt is not None
        if self.attempt.is_done:
            self.sounds.play("won" if self.attempt.task.goal == "over" else "place")
            self._tell(self.attempt.task.done, is_good=True)
            self.following.setFocus()
        elif self.attempt.is_failed:
            self.sounds.play("refused")
            self._tell(say("That can be done, but something else was asked. Try again."))
            self.again.setFocus()
        else:
            self._tell("")

    def _tell(self, words: str, is_good: bool = False) -> None:
        self.told.setText(f"\u2713 {words}" if words and is_good else words)
        font = self.told.font()
        font.setBold(is_good)
        self.told.setFont(font)
        if words:
            announce_soon(self.board_widget, words)

    # Showing. --------------------------------------------------------------------------------

    def follow(self, travelled: tuple[str, ...] = ()) -> None:
        """Show everything as it is now; what was just moved glides along these two spots."""
        attempt = self.attempt
        move = attempt.move if attempt is not None else None
        self.hand.follow(move)
        self.board_widget.show_scene(self._scene(travelled))
        self.board_widget.wheel_turns = move is not None and (
            can_turn(move) or self.board.turns_in_hand(move) > 1
        )
        self._show_choices()
        is_failed = attempt is not None and attempt.is_failed
        self.back.setEnabled(self.at > 0)
        self.show_way.setVisible(not self.is_done)
        self.again.setVisible(is_failed)
        self.following.setVisible(not is_failed)
        self.following.setText(say("&Play a match") if self.is_last else say("Ne&xt"))
        self.following.is_strong = self.is_done
        self.following.update()

    def _scene(self, travelled: tuple[str, ...]) -> Scene:
        attempt = self.attempt
        if attempt is None:
            return replace(self.board_widget.scene, marks=(), travels=())
        state = attempt.view
        scene = self.board.scene(state, attempt.seat)
        if attempt.move is not None:
            scene = self.board.handles(scene, attempt.move)
            scene = self.board.in_hand(scene, attempt.move, self.hand.shown)
            pieces = {piece.spot for piece in scene.pieces}
            scene = scene.marked(*choice_marks(self.board, attempt.move, pieces))
        if attempt.move is not None and scene.is_measured:
            strokes = self.board.outlines(state, attempt.move)
            goals = move_goals(self.board, attempt.move)
            scene = replace(scene, strokes=strokes + scene.strokes, goals=goals)
        if self._is_shown:
            spots = [self.board.spot_of(step, state) for step in attempt.way_on]
            scene = scene.marked(*(Mark(MarkKind.HINT, spot) for spot in spots if spot))
            if attempt.move is not None and attempt.way_on:
                action = int(attempt.move.state.action_of(attempt.seat, list(attempt.way_on)))
                trail = self.board.trail(state, attempt.seat, action) if action >= 0 else ()
                scene = replace(scene, strokes=scene.strokes + trail)
        if self._refused:
            scene = scene.marked(Mark(MarkKind.REFUSED, self._refused))
        if len(travelled) == 2:
            marks = [Mark(MarkKind.LAST, spot) for spot in travelled]
            scene = replace(scene.marked(*marks), travels=((travelled[0], travelled[1]),))
        return scene

    def _show_choices(self) -> None:
        """Buttons for what cannot be pointed at on the board."""
        while item := self._choices.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        move = self.attempt.move if self.attempt is not None else None
        for step in step_buttons(self.board, move) if move is not None else ():
            button = Button(capital(self.board.button_text(step)), partial(self.pick, step))
            self._choices.addWidget(button)
            button.show()
        self.choices.setVisible(self._choices.count() > 0)

    def _show_preview(self, spot: str) -> None:
        """As at a table: what a choice would bring, or what a piece can do."""
        attempt, scene = self.attempt, self.board_widget.scene
        if attempt is None or not self.context.settings.flag("preview"):
            return
        found = resting_preview(
            self.board, attempt.view, scene, spot, attempt.move, self.hand.shown
        )
        self.board_widget.show_preview(found, spot)

    def _reach_words(self, spot: str) -> str:
        attempt, scene = self.attempt, self.board_widget.scene
        if attempt is None:
            return ""
        if attempt.move is not None:
            said = spoken_summary.taken(self.board, scene, attempt.move, spot, self.hand.shown)
            if attempt.move.taken or said:
                return said
        return spoken_summary.reach(self.board, attempt.view, scene, spot)

    def _follow_look(self) -> None:
        self.board_widget.set_theme(self.context.theme)


def plain(text: str) -> str:
    """Markdown as it is read aloud."""
    return text.replace("*", "")
