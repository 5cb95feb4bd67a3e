"""Looking at a match together: who leads, and buttons to lead, to break free and to come back."""

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.client.multiplayer.review_together import Drawing, ReviewTogether
from meadhall.ui.board.announcements import announce
from meadhall.ui.board.scene import Ink, Mark, MarkKind, Scene, Stroke
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, NoteLabel, em
from meadhall.ui.widgets.flow import FlowLayout


class ReviewPanel(QWidget):
    """Hidden until a match among several is over and signed by all."""

    def __init__(self, look_at: Callable[[int], None], changed: Callable[[], None]) -> None:
        super().__init__()
        self.review: ReviewTogether | None = None
        self.number = 0
        self._look_at = look_at
        self._changed = changed
        self._shown: object = None
        self._scene: Scene | None = None
        self._told: tuple[Drawing, ...] = ()
        self._is_led = False
        self._leader = ""
        self.told = NoteLabel()
        self.lead = Button(say("Lead th&e others through it"), self._lead)
        self.stop = Button(say("Look on m&y own"), self._stop)
        self.back = Button(say("&Follow"), self._come_back, is_strong=True)
        self.arrow = Button(say("A&rrow between marks"), lambda: self._draw("join"))
        self.clear = Button(say("&Clear my marks"), lambda: self._draw("clear"))
        buttons = QWidget()
        line = FlowLayout(buttons, gap=em(self) // 3)
        for button in (self.back, self.lead, self.stop, self.arrow, self.clear):
            line.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.told)
        column.addWidget(buttons)
        self.hide()

    @property
    def is_on(self) -> bool:
        """Does anybody lead, so that pointing at the board draws?"""
        review = self.review
        return (
            review is not None and review.is_possible and (review.is_leading or bool(review.leader))
        )

    def moved(self, number: int) -> None:
        """The page shows this moment now. Who was not led there has broken free."""
        if number == self.number:
            return
        self.number = number
        review = self.review
        if review is None:
            return
        review.look_at(number)
        if not self._is_led and review.is_following and number != review.led_to:
            review.is_following = False

    def follow(self, length: int) -> None:
        """Go where the leader is, tell the others where we are, and show who leads."""
        review = self.review
        if review is None:
            return
        if review.leader != self._leader:
            self._leader = review.leader
            if self._leader and self.number == length:
                review.is_following = True  # those who look at nothing else are taken along
            if self._leader:
                announce(self, say("{name} leads through the match.", name=self._leader))
        if not review.leader:
            review.is_following = False
        if review.is_following and review.led_to is not None:
            self._is_led = True
            self._look_at(min(review.led_to, length))
            self._is_led = False
        review.follow(time.monotonic())
        self._show(review)

    def point(self, spot: str, drawn_from: str) -> None:
        """Mark a spot; or draw an arrow, where the mouse was pressed on another one."""
        if self.review is None or not spot:
            return
        if drawn_from and drawn_from != spot:
            self.review.draw(drawn_from, drawn_from)  # the mark that the press has made goes away
            self.review.draw(drawn_from, spot)
        else:
            self.review.draw(spot, spot)
        self._changed()

    def drawn_on(self, scene: Scene) -> Scene:
        """The scene with everybody's arrows and marks."""
        self._scene = scene
        if self.review is None or not self.is_on:
            return scene
        drawings = self.review.drawings
        marks = tuple(
            Mark(MarkKind.POINTED, each.end) for each in drawings if each.start == each.end
        )
        strokes = tuple(stroke for each in drawings for stroke in _strokes(scene, each))
        return replace(scene, marks=scene.marks + marks, strokes=scene.strokes + strokes)

    # What the buttons do. --------------------------------------------------------------------

    def _lead(self) -> None:
        if self.review is not None:
            self.review.lead()
            self.review.look_at(self.number)
            self._changed()

    def _stop(self) -> None:
        if self.review is not None:
            self.review.stop()
            self._changed()

    def _come_back(self) -> None:
        if self.review is not None:
            self.review.come_back()
            self._changed()

    def _draw(self, what: str) -> None:
        if self.review is not None:
            (self.review.join_marks if what == "join" else self.review.clear)()
            self._changed()

    def _read_out(self, drawings: tuple[Drawing, ...]) -> None:
        """Tell a screen reader what others have drawn since the last time."""
        new = [each for each in drawings if each.name and each not in self._told]
        self._told = drawings
        for each in new:
            if self._scene is not None and (words := _in_words(self._scene, each)):
                announce(self, words)

    def _show(self, review: ReviewTogether) -> None:
        shown = (
            review.is_possible, review.is_leading, review.leader, review.is_following,
            review.led_to, review.drawings,
        )  # fmt: skip
        if shown == self._shown:
            return
        self._shown = shown
        self._read_out(review.drawings)
        self.setVisible(review.is_possible)
        self.told.setText(_words(review))
        self.back.setText(say("&Follow {name}", name=review.leader))
        self.back.setVisible(bool(review.leader) and not review.is_following)
        self.lead.setVisible(not review.is_leading)
        self.stop.setVisible(review.is_leading or review.is_following)
        self.arrow.setVisible(self.is_on)
        self.clear.setVisible(self.is_on)
        self._changed()


def _in_words(scene: Scene, drawing: Drawing) -> str:
    start, end = scene.spot(drawing.start), scene.spot(drawing.end)
    if start is None or end is None:
        return ""
    if start == end:
        return say("{name} points at {place}.", name=drawing.name, place=start.name)
    return say(
        "{name} draws an arrow from {start} to {end}.",
        name=drawing.name,
        start=start.name,
        end=end.name,
    )


def _words(review: ReviewTogether) -> str:
    if review.is_leading:
        return say("You lead: the others see what you see. Point at the board to mark and to draw.")
    if not review.leader:
        return say("Look at the match together: one leads, and all see the same.")
    if review.is_following:
        return say("{name} leads. Go elsewhere, and you are on your own.", name=review.leader)
    return say(
        "{name} leads, and looks at move {number}. You are on your own.",
        name=review.leader,
        number=review.led_to,
    )


def _strokes(scene: Scene, drawing: Drawing) -> tuple[Stroke, ...]:
    """An arrow, or only the name beside a mark; nothing where the spots are not on this board."""
    start, end = scene.spot(drawing.start), scene.spot(drawing.end)
    if start is None or end is None:
        return ()
    points = (start.centre, end.centre)
    if drawing.start == drawing.end and not drawing.name:
        return ()
    return (Stroke(Ink.POINTER, points, drawing.name, start.is_in_pane and end.is_in_pane),)
