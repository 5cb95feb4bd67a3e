"""Setting a table: who sits where, and by which rules."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from meadhall.client.computer.players import (
    STRONGEST,
    USUAL,
    check_styles,
    gains_by_time,
    strength,
    strengths,
    style_in,
    styled,
    styles_in,
)
from meadhall.client.match.setup import TablePlan, last_state
from meadhall.client.system.settings import NAME_LIMIT
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.values import NOBODY, BadOption, Option, Setting, Settings
from meadhall.ui.board.announcements import announce
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.thumbnail import Thumbnail
from meadhall.ui.pages.terms import TermsPanel, part
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import capital, say, sentence, told
from meadhall.ui.widgets.banner import Banner
from meadhall.ui.widgets.basics import (
    Button,
    ChoiceBox,
    NoteLabel,
    Panel,
    TallScrollArea,
    TitleLabel,
    column,
    em,
    label_of,
    modest,
    row,
)
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext

PERSON = ""
"""Where a combo box of levels means a person."""

GUEST = "guest"
"""The choice of a person at another computer."""

THINKING_TIMES: Final = (1, 2, 5, 10, 30, 60)
"""Seconds for each choice of the strongest computer player, if it does not count instead."""


NARROW: Final = 50
"""A page of fewer lines of text than this in its width has little room."""


class SetupPage(QWidget):
    begun = Signal(object)
    """A plan for a table."""

    given_up = Signal()

    paste_wanted = Signal()
    """A position is on the clipboard, perhaps."""

    def __init__(
        self, context: AppContext, game: Game, board: GameBoard, others: str = USUAL
    ) -> None:
        """`others` is who takes the seats beside yours, as long as nobody else is chosen."""
        super().__init__()
        self.context = context
        self.others = others
        self.game = game
        self.board = board
        self._offered = styles_in(game.start())
        self._choosers: dict[str, QWidget] = {}
        self.styles: list[QComboBox] = []
        """What each computer player likes, seat by seat; a seat that has none hides its box."""
        self._position: TablePlan | None = None  # where to begin, if not from the opening
        self._parts: dict[str, QWidget] = {}  # all that the page says of each option
        self.players: list[QComboBox] = []
        self.names: list[QLineEdit] = []
        """What people are called who share this computer, seat by seat."""

        space = em(self)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Banner(context, game.title))
        self.preview = Thumbnail(context, lambda: (board, game.start()), 18)
        self.count = QSpinBox()
        self.count.setRange(*game.seats)
        self.count.setAccessibleName(say("Players"))
        self.count.valueChanged.connect(self._count_changed)
        self._seats = QFormLayout()
        self._seats.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.pair = QCheckBox(say("Two games, sides swapped"))
        self.pair.setToolTip(
            say("The sides are unlike: play both, and the score of the two games is kept.")
        )
        self.pair.setChecked(game.is_played_in_pairs)
        if not game.is_played_in_pairs:
            self.pair.hide()
        self.complaint = PlainLabel()
        self.complaint.setWordWrap(True)
        self.start = Button(say("&Sit down and play"), self._begin, is_strong=True)
        inside = QWidget()
        inner = QVBoxLayout(inside)
        inner.setContentsMargins(space // 2, space // 2, space, space // 2)
        self.terms = TermsPanel(context)
        inner.addWidget(self._seats_plate())
        inner.addWidget(self.terms)
        inner.addWidget(self._options_plate())
        inner.addStretch()
        scroll = TallScrollArea(inside)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.preview, 3)
        self._middle.addWidget(scroll, 2)
        add_layout(outer, self._middle, 1)
        last = row(Button(say("&Back"), self.given_up.emit), self.complaint, self.start)
        last.setStretch(1, 1)
        self.complaint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        last.setContentsMargins(space, space // 2, space, space // 2)
        add_layout(outer, last)
        self._count_changed()
        self.start.setFocus()

    def fill(self, plan: TablePlan, words: str) -> None:
        """Show this plan instead of the usual one, and these words on the button that uses it."""
        self.start.setText(words)
        self.count.setValue(plan.seats)
        for seat, name in plan.names.items():
            self.names[seat].setText(name)
            self.names[seat].setModified(True)
        for seat, box in enumerate(self.players):
            level = plan.levels.get(seat, PERSON)
            wish = GUEST if seat in plan.guests else styled(level, "")
            box.setCurrentIndex(box.findData(wish))
            self.styles[seat].setCurrentIndex(self.styles[seat].findData(style_in(level)))
        self._unfold_styles(any(self._style(seat) for seat in range(plan.seats)))
        for key, value in plan.settings.items():
            chooser = self._choosers.get(key)
            if isinstance(chooser, QCheckBox):
                chooser.setChecked(value is True)
            elif isinstance(chooser, QComboBox):
                chooser.setCurrentIndex(chooser.findData(value))
            elif isinstance(chooser, QSpinBox):
                chooser.setValue(int(str(value)))
        self.pair.setChecked(plan.series is not None)
        if self.thinking.findData(plan.terms.thinking) < 0:
            self._offer_time(plan.terms.thinking)
        self.thinking.setCurrentIndex(self.thinking.findData(plan.terms.thinking))
        self.terms.fill(plan)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, the choices get as much of it as the picture."""
        super().resizeEvent(event)
        self._middle.setStretch(0, 3 if self.width() > em(self) * NARROW else 2)

    # The seats. ------------------------------------------------------------------------------

    def _seats_plate(self) -> Panel:
        panel = Panel()
        panel.box.addWidget(TitleLabel(self.context, say("Who plays"), 1.3))
        low, high = self.game.seats
        if low != high:
            count = QFormLayout()
            count.addRow(say("Players"), self.count)
            add_layout(panel.box, count)
        add_layout(panel.box, self._seats)
        self._called = QFormLayout()
        self._called.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._called_part = part(self._called)
        panel.box.addWidget(self._called_part)
        panel.box.addWidget(self.pair)
        self._styles = QFormLayout()
        self._styles.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._style_part = part(self._styles)
        self.more_styles = Button(
            say("Styles of play"), lambda: self._unfold_styles(self._style_part.isHidden())
        )
        self.more_styles.explain(say("Choose what each computer player likes to do"))
        add_layout(panel.box, row(self.more_styles, None))
        panel.box.addWidget(self._style_part)
        self._unfold_styles(False)
        self.meaning = NoteLabel()
        panel.box.addWidget(self.meaning)
        self.thinking = ChoiceBox()
        self.thinking.addItem(say("a moment"), 0)
        for seconds in THINKING_TIMES:
            self._offer_time(seconds * 1000)
        name = say("{level} thinks for", level=strength(STRONGEST).title)
        self.thinking.setAccessibleName(name)
        self.thinking.currentIndexChanged.connect(self._explain_time)
        self.by_clock = NoteLabel()
        line = row(label_of(modest(self.thinking), name), self.thinking)
        self._time = part(column(part(line), self.by_clock))
        panel.box.addWidget(self._time)
        self._explain_time()
        return panel

    def _count_changed(self) -> None:
        """As many choosers as seats; the first one is yours, the others the computer's."""
        wishes = [box.currentData() for box in self.players]
        liked = [box.currentData() for box in self.styles]
        called = [line.text() if line.isModified() else None for line in self.names]
        for form in (self._seats, self._styles, self._called):
            while form.rowCount():
                form.removeRow(0)
        self.players, self.styles, self.names = [], [], []
        for seat in range(self.count.value()):
            box = ChoiceBox()
            box.addItem(say("a person at this computer"), PERSON)
            box.addItem(say("somebody nearby, over the network"), GUEST)
            for each in strengths():
                box.addItem(say("computer: {level}", level=each.title), each.key)
            wish = wishes[seat] if seat < len(wishes) else (PERSON if seat == 0 else self.others)
            box.setCurrentIndex(box.findData(wish))
            box.currentIndexChanged.connect(self._changed)
            modest(box)
            self.players.append(box)
            self._seats.addRow(label_of(box, ""), box)
            self._add_style(liked[seat] if seat < len(liked) else "")
            self._add_name(called[seat] if seat < len(called) else None)
        self._changed()

    def _add_style(self, wish: str) -> None:
        """A chooser of the style of one more seat's computer player."""
        box = ChoiceBox()
        box.addItem(say("no style of its own"), "")
        for style in self._offered:
            box.addItem(told(style.title), style.key)
            meaning = sentence(style.meaning)
            box.setItemData(box.count() - 1, meaning, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(wish))
        box.currentIndexChanged.connect(self._changed)
        modest(box)
        self.styles.append(box)
        self._styles.addRow(label_of(box, ""), box)

    def _add_name(self, wish: str | None) -> None:
        """A line for the name of one more person at this computer."""
        line = QLineEdit()
        line.setMaxLength(NAME_LIMIT)
        line.setText(wish or "")
        line.setModified(wish is not None)
        self.names.append(line)
        self._called.addRow(label_of(line, ""), line)

    @property
    def _sharing(self) -> list[int]:
        """The seats of the people who share this computer."""
        here = [seat for seat, box in enumerate(self.players) if box.currentData() == PERSON]
        return here if len(here) > 1 else []

    def _show_names(self) -> None:
        """Ask what people are called who share this computer, and propose something for each."""
        sharing = self._sharing
        self._called_part.setVisible(bool(sharing))
        for seat, line in enumerate(self.names):
            self._called.setRowVisible(seat, seat in sharing)
            if seat in sharing and not line.isModified():
                line.setText(self._proposed(sharing.index(seat)))

    def _proposed(self, place: int) -> str:
        """A name for the first, second and so on of them."""
        if place == 0:
            return self.context.settings.text("name")
        return say("Guest") if place == 1 else say("Guest {number}", number=place)

    def _has_style(self, seat: int) -> bool:
        """Does a computer player sit there that may have a style in this game?"""
        return bool(self._offered) and self.players[seat].currentData() not in (PERSON, GUEST)

    def _style(self, seat: int) -> str:
        return str(self.styles[seat].currentData()) if self._has_style(seat) else ""

    def _show_styles(self) -> None:
        """Offer a style for each computer player, where the game has any."""
        shown = [self._has_style(seat) for seat in range(len(self.styles))]
        self.more_styles.setVisible(any(shown))
        if not any(shown):
            self._unfold_styles(False)
        for seat, is_shown in enumerate(shown):
            self._styles.setRowVisible(seat, is_shown)

    def _unfold_styles(self, is_so: bool) -> None:
        self._style_part.setVisible(is_so)
        self.more_styles.setText(say("Hide the styles") if is_so else say("Styles of play"))

    def _offer_time(self, milliseconds: int) -> None:
        seconds = f"{milliseconds / 1000:g}"
        self.thinking.addItem(say("{seconds} s for each choice", seconds=seconds), milliseconds)

    def _explain_time(self) -> None:
        """What it means that the strongest computer player thinks by the clock, or does not."""
        self.by_clock.setText(
            say("More time makes it stronger. What it chooses by the clock cannot be checked.")
            if self.thinking.currentData()
            else say(
                "It looks at equally many positions on every computer. So others can check it."
            )
        )

    def _thinking_time(self) -> int:
        """Milliseconds; 0 where nobody thinks by the clock."""
        return 0 if self._time.isHidden() else int(self.thinking.currentData())

    def _explain(self) -> None:
        """What the levels mean that are chosen now."""
        meanings = {each.key: each for each in strengths()}
        chosen = dict.fromkeys(box.currentData() for box in self.players)
        lines = [
            say("{level}: {meaning}", level=meanings[key].title, meaning=say(meanings[key].meaning))
            for key in chosen
            if key not in (PERSON, GUEST)
        ]
        liked = dict.fromkeys(
            box.currentData() for seat, box in enumerate(self.styles) if self._has_style(seat)
        )
        lines += [
            say("{level}: {meaning}", level=capital(told(style.title)), meaning=told(style.meaning))
            for style in self._offered
            if style.key in liked
        ]
        if any(box.hasFocus() for box in (*self.players, *self.styles)):
            told_before = self.meaning.text().split("\n")
            for line in lines:
                if line not in told_before:
                    announce(self, line)
        self.meaning.setText("\n".join(lines))

    # The options. ----------------------------------------------------------------------------

    def _options_plate(self) -> Panel:
        panel = Panel()
        panel.box.addWidget(TitleLabel(self.context, say("Rules"), 1.3))
        self.rare = QWidget()
        rare = QVBoxLayout(self.rare)
        rare.setContentsMargins(0, 0, 0, 0)
        for option in self.game.options:
            part = QWidget()
            box = QVBoxLayout(part)
            box.setContentsMargins(0, 0, 0, 0)
            chooser = self._chooser(option)
            self._choosers[option.key] = chooser
            chooser.setAccessibleName(told(option.title))
            chooser.setAccessibleDescription(told(option.meaning))
            if option.kind == "flag":
                box.addWidget(chooser)
            else:
                title = label_of(chooser, told(option.title))
                title.setWordWrap(True)
                line = row(title, chooser)
                line.setStretch(0, 1)
                line.setStretch(1, 2 if option.kind == "choice" else 0)
                add_layout(box, line)
            box.addWidget(NoteLabel(told(option.meaning)))
            self._parts[option.key] = part
            (rare if option.key in self.board.rare_options else panel.box).addWidget(part)
        self.more = Button(say("More rules"), lambda: self._unfold(not self._is_unfolded))
        self.more.explain(say("Show the rules that few tables change"))
        add_layout(panel.box, row(self.more, None))
        panel.box.addWidget(self.rare)
        self._unfold(False)
        add_layout(panel.box, self._position_row())
        return panel

    @property
    def _is_unfolded(self) -> bool:
        return not self.rare.isHidden()

    def _unfold(self, is_so: bool) -> None:
        self.rare.setVisible(is_so)
        self.more.setText(say("Fewer rules") if is_so else say("More rules"))

    def _chooser(self, option: Option) -> QWidget:
        if option.kind == "flag":
            check = QCheckBox(told(option.title))
            check.setChecked(option.default is True)
            check.toggled.connect(self._changed)
            return check
        if option.kind == "choice":
            box = ChoiceBox()
            for key, title in option.choices:
                box.addItem(told(title), key)
            box.setCurrentIndex(box.findData(option.default))
            box.currentIndexChanged.connect(self._changed)
            return modest(box)
        spin = QSpinBox()
        spin.setRange(option.low, option.high)
        spin.setValue(int(option.default))
        spin.valueChanged.connect(self._changed)
        return spin

    def _settings(self) -> dict[str, Setting]:
        chosen: dict[str, Setting] = {}
        for key, chooser in self._choosers.items():
            if isinstance(chooser, QCheckBox):
                chosen[key] = chooser.isChecked()
            elif isinstance(chooser, QComboBox):
                chosen[key] = str(chooser.currentData())
            elif isinstance(chooser, QSpinBox):
                chosen[key] = chooser.value()
        return {key: chosen[key] for key in applying(self.game, self.count.value(), chosen)}

    def _show_applying(self, settings: Settings) -> None:
        """Offer what can be chosen here, and nothing that changes nothing."""
        unused = self.board.unused_options(self.game.settle(self.count.value(), settings))
        shown = [key for key in settings if key not in unused]
        for key, shown_part in self._parts.items():
            shown_part.setVisible(key in shown)
        has_rare = any(key in self.board.rare_options for key in shown)
        self.more.setVisible(has_rare)
        if not has_rare:
            self._unfold(False)

    # A position to begin from. ---------------------------------------------------------------

    def _position_row(self) -> QHBoxLayout:
        self.paste = Button(say("Paste a p&osition"), self.paste_wanted.emit)
        self.paste.setToolTip(
            say("Begin from a position that was copied at a table, and not from the opening.")
        )
        self.from_opening = Button(say("From the openin&g again"), self.begin_from_opening)
        self.from_opening.hide()
        return row(self.paste, self.from_opening, None)

    def begin_from(self, position: TablePlan) -> None:
        """Begin from the position of this plan, by its rules; who plays stays as it is chosen."""
        self.begin_from_opening()
        self.count.setValue(position.seats)
        for key, value in self.game.settle(position.seats, position.settings).items():
            chooser = self._choosers[key]
            if isinstance(chooser, QCheckBox):
                chooser.setChecked(value is True)
            elif isinstance(chooser, QComboBox):
                chooser.setCurrentIndex(chooser.findData(value))
            elif isinstance(chooser, QSpinBox):
                chooser.setValue(int(value))
        self._position = position
        self._lock_rules(True)
        self.pair.setChecked(False)
        self._changed()

    def _seen(self, state: State, plan: TablePlan) -> State:
        """What may be shown of a position before it is played: no cards of anybody else."""
        if self._position is None:
            return state
        people = [seat for seat in range(plan.seats) if seat not in plan.levels]
        return state.seen_by(people[0] if len(people) == 1 else NOBODY)

    def begin_from_opening(self) -> None:
        self._position = None
        self._lock_rules(False)
        self._changed()

    def _lock_rules(self, is_locked: bool) -> None:
        """A position has its own rules and number of players."""
        for chooser in (self.count, self.pair, *self._choosers.values()):
            chooser.setEnabled(not is_locked)
        self.from_opening.setVisible(is_locked)

    # The plan. -------------------------------------------------------------------------------

    def plan(self) -> TablePlan:
        levels = {
            seat: styled(str(box.currentData()), self._style(seat))
            for seat, box in enumerate(self.players)
            if box.currentData() not in (PERSON, GUEST)
        }
        guests = [seat for seat, box in enumerate(self.players) if box.currentData() == GUEST]
        seats = self.count.value()
        plan = TablePlan(self.game.key, seats, self._settings(), levels, tuple(guests))
        names = {seat: self.names[seat].text().strip() for seat in self._sharing}
        plan = replace(plan, names={seat: name for seat, name in names.items() if name})
        plan = plan.with_time(self._thinking_time())
        if self._position is not None:
            plan = replace(plan, diagram=self._position.diagram, answers=self._position.answers)
        return plan.in_pairs() if self.pair.isChecked() else plan

    def _changed(self) -> None:
        """Show the board as it will be, or say why these rules do not go together."""
        plan = self.plan()
        try:
            settings = self.game.settle(plan.seats, plan.settings)
            state = last_state(plan)
            check_styles(plan.levels.values(), state)
        except BadOption as error:
            self._complain(sentence(error.reason))
            return
        if self._position is not None and plan.guests:
            self._complain(say("From a position, play at this computer. Nobody else has seen it."))
            return
        self.complaint.setText("")
        self._show_applying(self._settings())
        self.terms.suit(plan)
        self._time.setVisible(plan.may_be_timed and gains_by_time(state))
        self._show_styles()
        self._show_names()
        self.start.setEnabled(True)
        self.preview.show_state(self.board, self._seen(state, plan))
        for seat, box in enumerate(self.players):
            side = capital(told(self.game.seat_name(seat, plan.seats, settings)))
            label = self._seats.labelForField(box)
            if isinstance(label, QLabel):
                label.setText(side)
            box.setAccessibleName(say("{side} played by", side=side))
            name = say("{side} plays", side=side)
            style_label = self._styles.labelForField(self.styles[seat])
            if isinstance(style_label, QLabel):
                style_label.setText(name)
            self.styles[seat].setAccessibleName(name)
            asked = say("Name of {side}", side=side)
            called_label = self._called.labelForField(self.names[seat])
            if isinstance(called_label, QLabel):
                called_label.setText(asked)
            self.names[seat].setAccessibleName(asked)
        self._explain()

    def _complain(self, why: str) -> None:
        if why != self.complaint.text():
            announce(self, why, is_urgent=True)
        self.complaint.setText(why)
        self.start.setEnabled(False)

    def _begin(self) -> None:
        self.begun.emit(self.terms.chosen(self.plan()))


def applying(game: Game, seats: int, chosen: Settings) -> list[str]:
    """The options that can be other than usual at this table; the others are as usual then.

    Where the choices do not go together and no single one of them is to blame, all of them.
    """
    fitting = dict(chosen)
    for option in game.options:
        others = [each for each in _some_values(option) if each != option.default]
        if any(_goes(game, seats, {**fitting, option.key: each}) for each in others):
            continue
        if _goes(game, seats, {**fitting, option.key: option.default}):
            del fitting[option.key]
    return list(fitting)


def _some_values(option: Option) -> list[Setting]:
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return [key for key, _ in option.choices]
    default = int(option.default)
    return [each for each in (default - 1, default + 1) if option.low <= each <= option.high]


def _goes(game: Game, seats: int, settings: Settings) -> bool:
    try:
        game.settle(seats, settings)
    except BadOption:
        return False
    return True
