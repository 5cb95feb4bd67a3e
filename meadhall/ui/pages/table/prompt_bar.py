"""The bar above the board: one sentence, and its buttons."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from meadhall.engines.values import Step
from meadhall.ui.board.paint.braid import paint_braid
from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.pages.table.person_badge import PersonBadge
from meadhall.ui.pages.table.prompt_words import SIZES, PromptWords, scaled
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.prompts import Prompt, PromptKind
from meadhall.ui.text.words import join, say
from meadhall.ui.widgets.basics import Button, em
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.actions import explain
from meadhall.ui.window.app_context import TEXT_FAMILY, TITLE_FAMILY, AppContext, with_figures

INLINE = 0.4
"""Buttons that take no more of the bar's width than this are beside the sentence."""

ALL_BESIDE: Final = 0.6
"""And all that is beside it together no more than this, so that the sentence is never cut."""

ANSWER_LIMIT = 200
"""Letters, in words that go with a move."""


VERDICT: Final = 1.35
"""So much larger than text are the words about the end of a match."""

BAND: Final = 0.5
"""Of the braid above and below them, in lines of text."""


def plain_words(button: Button) -> str:
    """What stands on a button, without the mark of its key."""
    return button.text().replace("&", "")


class PromptBar(QWidget):
    hint_wanted = Signal()
    undo_wanted = Signal()
    confirmed = Signal()
    returned = Signal()
    seen = Signal()
    """The computer's last move has been looked at."""

    granted = Signal()
    declined = Signal()
    picked = Signal(object)
    """A step that has no place on the board."""

    passed = Signal(int)
    """The keyboard goes on from the buttons of such steps: 1 forward, -1 back."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.mood = PromptKind.WAITING
        self._choices: list[Step] = []
        self._offers: list[Button] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(space, space // 2, space // 2, space // 2)
        outer.setSpacing(space // 4)
        self.usual = QWidget()
        """The sentence and its buttons; what somebody asks for stands in its place."""

        line = QHBoxLayout(self.usual)
        line.setContentsMargins(0, 0, 0, 0)
        self.said = PromptWords()
        self.sentence, self.reason = self.said.sentence, self.said.reason
        self.said.overflowed.connect(self._hang_below)
        self.hanging = PlainLabel()
        """A reason or a hint for which the bar has no room; it hangs over the board."""

        self.hanging.setWordWrap(True)
        self.hanging.setAutoFillBackground(True)
        self.hanging.setFrameShape(QFrame.Shape.Box)
        self.hanging.setMargin(space // 2)
        self.hanging.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hanging.hide()
        self.confirm = Button(say("Ma&ke this move"), self.confirmed.emit, is_strong=True)
        self.onward = Button(say("&Go on"), self.seen.emit, is_strong=True)
        self.onward.explain(say("The next move; so does a click or Space on the board"))
        self.onward.hide()
        self.now = Button(say("Return to &now"), self.returned.emit, is_strong=True)
        self.hint = Button(say("H&int"), self.hint_wanted.emit)
        explain(self.hint, say("Show a good piece, and again: a good move"), "hint")
        self.undo = Button(say("&Undo"), self.undo_wanted.emit)
        explain(self.undo, say("Take the last move back"), "undo")
        explain(self.now, say("To the present"), "now")
        self.badge = PersonBadge(context)
        line.addWidget(self.badge)
        line.addWidget(self.said, 1)
        self._inline, self._beside = QHBoxLayout(), QHBoxLayout()
        add_layout(line, self._inline)
        add_layout(line, self._beside)
        self._lasting = (self.onward, self.confirm, self.now, self.hint, self.undo)
        for button in self._lasting:
            self._beside.addWidget(button)
        outer.addWidget(self.usual)
        self.request = QWidget()
        self.request.setMinimumHeight(self.said.minimumHeight())
        self.wish = PlainLabel()
        self.wish.setWordWrap(True)
        answers = QHBoxLayout(self.request)
        answers.setContentsMargins(0, 0, 0, 0)
        answers.addWidget(self.wish, 1)
        self.allow = Button(say("&Allow"), self.granted.emit, is_strong=True)
        self.refuse = Button(say("&No"), self.declined.emit)
        answers.addWidget(self.allow)
        answers.addWidget(self.refuse)
        self.request.setVisible(False)
        outer.addWidget(self.request)
        self.question = PlainLabel()
        self.answer = QLineEdit()
        self.answer.setMaxLength(ANSWER_LIMIT)
        self.answer.returnPressed.connect(self.confirmed.emit)
        self.words = QWidget()
        asking = QHBoxLayout(self.words)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.addWidget(self.question)
        asking.addWidget(self.answer, 1)
        self.words.setVisible(False)
        outer.addWidget(self.words)
        self._offered = QWidget()
        self._flow = FlowLayout(self._offered, gap=space // 3)
        self._row = QWidget()
        """Once the offers have needed a row of their own, all buttons are there; or, once they have
        needed all of it, the offers alone."""

        self._in_row = QHBoxLayout()
        below = QHBoxLayout(self._row)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self._offered, 1)
        add_layout(below, self._in_row)
        self._row.setVisible(False)
        outer.addWidget(self._row)
        context.look_changed.connect(self._ink)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.badge.fit(self.width())
        if event.size().width() != event.oldSize().width():
            self._row.hide()  # another width, another room
            self._offered.setMinimumHeight(0)
            self._put_lasting(self._beside)
            self._place_offers()

    def make_compact(self, is_so: bool) -> None:
        """Leave less room around the words, in a low window."""
        space, outer = em(self), self.layout()
        assert outer is not None
        edge = space // (4 if is_so else 2)
        outer.setContentsMargins(space, edge, space // 2, edge)

    def show_prompt(self, prompt: Prompt, can_undo: bool, can_hint: bool, is_whole: bool) -> None:
        self.mood = prompt.mood
        self.said.say(prompt.text)
        self._ink()
        self.confirm.setVisible(is_whole)
        self.now.setVisible(prompt.mood is PromptKind.LOOKING_BACK)
        self.hint.setVisible(can_hint and not is_whole)
        self.undo.setVisible(can_undo and prompt.mood is not PromptKind.LOOKING_BACK)
        self.update()

    def name_confirm(self, is_sealed: bool) -> None:
        """Does the button make a move, or seal a choice that stays secret for now?"""
        self.confirm.setText(say("Seal the choice") if is_sealed else say("Ma&ke this move"))

    def _ink(self) -> None:
        """Words that can be read on the bar's ground: the end of a match has a carved beam, and
        larger letters."""
        theme, is_over = self.context.theme, self.mood is PromptKind.OVER
        font = with_figures(QFont(TITLE_FAMILY if is_over else TEXT_FAMILY))
        font.setBold(True)
        font.setPointSizeF(QApplication.font().pointSizeF() * (VERDICT if is_over else 1.0))
        self.said.set_fonts(font, QApplication.font())
        ink = theme.rim_light if is_over else theme.text
        colours = self.sentence.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(ink))
        note = self.palette()
        note.setColor(QPalette.ColorRole.Window, QColor(theme.raised))
        note.setColor(QPalette.ColorRole.WindowText, QColor(theme.text))
        self.hanging.setPalette(note)
        for label in (self.sentence, self.reason):
            label.setPalette(colours)

    def show_reason(self, text: str) -> None:
        """Why the last click was refused; empty to clear it."""
        self.said.add(say("That cannot be: {reason}", reason=text) if text else "")

    def show_note(self, text: str) -> None:
        """A sentence that asks for nothing, for example a hint."""
        self.said.add(text)

    def _hang_below(self, words: str) -> None:
        """Show these words over what is below the bar; empty: show nothing there."""
        self.hanging.setText(words)
        page = self.parentWidget()
        if words and page is not None:
            self.hanging.setParent(page)
            below = self.geometry().bottom() + 1
            self.hanging.setGeometry(
                self.x(), below, self.width(), self.hanging.heightForWidth(self.width())
            )
            self.hanging.raise_()
        self.hanging.setVisible(bool(words) and page is not None)

    def show_request(self, text: str, yes: str) -> None:
        """What another player asks for, or what we are about to do; empty if there is nothing.

        `yes` is what the button says that agrees.
        """
        self.wish.setText(text)
        self.allow.setText(yes)
        self.usual.setVisible(not text)
        self.request.setVisible(bool(text))
        if text:
            for button in self._lasting:
                button.hide()

    def show_question(self, text: str) -> None:
        """The question that goes with a move; empty if it has none."""
        if text and not self.words.isVisibleTo(self):
            self.answer.clear()
            self.words.setVisible(True)
            self.answer.setFocus()
        self.question.setText(text)
        self.answer.setAccessibleName(text)
        self.words.setVisible(bool(text))

    def show_choices(self, steps: list[Step], words: Callable[[Step], str]) -> None:
        """Buttons for what cannot be pointed at on the board."""
        if steps == self._choices:
            return
        self._choices = steps
        for button in self._offers:
            button.hide()
            button.deleteLater()
        self._offers = [Button(words(step), partial(self.picked.emit, step)) for step in steps]
        self._place_offers()

    def _place_offers(self) -> None:
        """Beside the sentence where there is room, else in rows of their own.

        The room of these rows is kept, and all buttons stay there: the board below never moves.
        """
        for layout in (self._flow, self._inline):
            while layout.takeAt(0):
                pass
        room = sum(button.sizeHint().width() for button in self._offers)
        beside = self._width_of(self.badge, *self._lasting)
        is_inline = room < self.width() * INLINE and room + beside < self.width() * ALL_BESIDE
        if self._offers and not is_inline and not self._row.isVisibleTo(self):
            self._row.show()
            self._put_lasting(self._in_row)
        has_row = self._row.isVisibleTo(self)
        before: QWidget = self.undo
        for button in self._offers:
            (self._flow if has_row else self._inline).addWidget(button)
            button.show()
            QWidget.setTabOrder(before, button)  # between the bar's own and the board
            before = button
        if has_row:
            usual = sum(each.sizeHint().width() for each in (self.hint, self.undo))
            width = self.width() - 2 * em(self)
            gap = em(self) // 3 + 1
            wanted = room + len(self._offers) * gap + max(self._width_of(*self._lasting), usual)
            if wanted > width:
                self._put_lasting(self._beside)
            if self._in_row.count():
                width -= usual
            height = max(self._offered_height(max(width, 1)), em(self) * 9 // 5)
            self._offered.setMinimumHeight(max(height, self._offered.minimumHeight()))
        self._offered.updateGeometry()

    def _offered_height(self, width: int) -> int:
        """Of the offers in this width, set smaller where that saves a row."""
        for size in SIZES:
            for button in self._offers:
                button.setFont(scaled(self.font(), size))
            height = self._flow.heightForWidth(width)
            if height <= em(self) * 9 // 5:
                return height
        for button in self._offers:
            button.setFont(self.font())
        return self._flow.heightForWidth(width)

    def _put_lasting(self, layout: QHBoxLayout) -> None:
        for button in self._lasting:
            layout.addWidget(button)

    def _width_of(self, *widgets: QWidget) -> int:
        return sum(each.sizeHint().width() for each in widgets if each.isVisibleTo(self))

    def answers(self) -> str:
        """What can be said to what somebody asks for, to be read out."""
        names = [plain_words(button) for button in (self.allow, self.refuse)]
        return say("Page Down leads also to: {names}.", names=join(names))

    @property
    def _choosable(self) -> list[Button]:
        """The buttons that choose: an answer to what somebody asks for, or else a step."""
        is_asked = self.request.isVisibleTo(self)
        return [self.allow, self.refuse] if is_asked else self._offers

    def go_to_choice(self, way: int) -> bool:
        """Put the keyboard on the first or the last of these buttons, if there are any."""
        buttons = self._choosable
        if buttons:
            buttons[0 if way > 0 else -1].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(buttons)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page Down and Page Up go on among the buttons, and then to the board."""
        way = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()), 0)
        buttons = self._choosable
        here = next((at for at, each in enumerate(buttons) if each.hasFocus()), None)
        if not way or here is None:
            super().keyPressEvent(event)
        elif 0 <= here + way < len(buttons):
            buttons[here + way].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.passed.emit(way)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.context.theme
        ground = {
            PromptKind.YOURS: theme.raised,
            PromptKind.WAITING: theme.panel,
            PromptKind.LOOKING_BACK: theme.window,
            PromptKind.OVER: theme.table,
        }[self.mood]
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            painter.fillRect(area, QColor(ground))
            if self.mood is PromptKind.YOURS:
                strip = QRectF(0, 0, em(self) * 0.35, area.height())
                painter.fillRect(strip, QColor(theme.accent))
            elif self.mood is PromptKind.LOOKING_BACK:
                painter.setPen(Qt.PenStyle.NoPen)
                strip = QRectF(0, 0, em(self) * 0.35, area.height())
                painter.fillRect(strip, QColor(theme.hint))
            elif self.mood is PromptKind.OVER:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_table(painter, area, theme)
                for y in (0.0, area.bottom() - em(self) * BAND):
                    band = QRectF(0, y, area.width(), em(self) * BAND)
                    paint_braid(painter, band, theme.gold, theme.rim_dark)
            painter.setPen(QColor(theme.line))
            painter.drawLine(area.bottomLeft(), area.bottomRight())
