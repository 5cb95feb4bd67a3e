"""The strip below a board: back and forth through a match, while it goes on or when it is over."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import ChoiceBox, em
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.actions import explain

SPEEDS: Final = (("\u00bd\u00d7", 1800), ("1\u00d7", 900), ("2\u00d7", 450), ("4\u00d7", 220))
"""What each is called, and the milliseconds that a move stays."""

USUAL_SPEED: Final = 1
PAUSE_SIGN: Final = "||"


class SeekSlider(QSlider):
    """A slider that goes to where it is clicked, and can be dragged from there."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self.value_at(round(event.position().x())))
        super().mousePressEvent(event)

    def middle_of(self, share: float) -> float:
        """Where the handle's middle is after this share of the way."""
        groove, handle = self._parts()
        return groove.x() + handle.width() / 2 + share * (groove.width() - handle.width())

    def _parts(self) -> tuple[QRect, QRect]:
        """The groove and the handle."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, parts = QStyle.ComplexControl.CC_Slider, QStyle.SubControl
        style = self.style()
        return (
            style.subControlRect(kind, option, parts.SC_SliderGroove, self),
            style.subControlRect(kind, option, parts.SC_SliderHandle, self),
        )

    def value_at(self, x: int) -> int:
        """The value whose handle has its middle there."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        groove, handle = self._parts()
        span = max(groove.width() - handle.width(), 1)
        at = x - groove.x() - handle.width() // 2
        return QStyle.sliderValueFromPosition(
            self.minimum(), self.maximum(), at, span, option.upsideDown
        )


class Timeline(QWidget):
    sought = Signal(int)
    looked_through = Signal(int)
    """Through whose eyes to look: a seat's, or everybody's."""

    chances_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.length = 0
        self.number = 0
        self.is_busy: Callable[[], bool] = lambda: False  # is something still being shown?
        self.above = QVBoxLayout(self)  # the page puts its curve on top
        self.above.setContentsMargins(0, 0, 0, 0)
        self.above.setSpacing(0)
        layout = QHBoxLayout()
        layout.setContentsMargins(em(self) // 2, 0, em(self) // 2, 0)
        add_layout(self.above, layout)
        self.first = self._button("|<", say("To the beginning"), "first", lambda: self.seek(0))
        self.back = self._button(
            "<", say("One move back"), "previous", lambda: self.seek(self.number - 1)
        )
        self.play = self._button(PAUSE_SIGN, say("Play the moves"), "play", self.toggle_play)
        self.play.setArrowType(Qt.ArrowType.RightArrow)
        self.forward = self._button(
            ">", say("One move forward"), "next", lambda: self.seek(self.number + 1)
        )
        self.last = self._button(">|", say("To the present"), "now", lambda: self.seek(self.length))
        self.speed = ChoiceBox()
        self.speed.addItems([title for title, _ in SPEEDS])
        self.speed.setCurrentIndex(USUAL_SPEED)
        self.speed.setAccessibleName(say("How fast the moves are played"))
        explain(self.speed, say("How fast the moves are played"), "faster", "slower")
        self.speed.currentIndexChanged.connect(self._keep_time)
        self.slider = SeekSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(say("The moves of the match"))
        self.slider.valueChanged.connect(self._slid)
        self.where = PlainLabel()
        self.where.setMinimumWidth(em(self) * 6)
        self.eyes = ChoiceBox()
        self.eyes.setAccessibleName(say("Whose knowledge is shown"))
        explain(self.eyes, say("Whose knowledge is shown"), "viewpoint")
        self.eyes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.eyes.activated.connect(lambda at: self.looked_through.emit(self.eyes.itemData(at)))
        self.eyes.hide()
        self.chances = QToolButton()
        self.chances.setText(say("Chances"))
        explain(self.chances, say("Have the computer judge the match, move by move"), "chances")
        self.chances.setCheckable(True)
        self.chances.toggled.connect(self.chances_wanted.emit)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            layout.addWidget(button)
        layout.addWidget(self.speed)
        layout.addWidget(self.slider, 1)
        layout.addSpacing(em(self) // 3)
        layout.addWidget(self.where)
        layout.addWidget(self.eyes)
        layout.addWidget(self.chances)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._step)

    def _button(
        self, sign: str, tip: str, action: str, pressed: Callable[[], object]
    ) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        explain(button, tip, action)
        button.setAccessibleName(tip)
        button.setAutoRaise(True)
        button.setMinimumSize(em(self) * 2, em(self) * 2)
        button.clicked.connect(pressed)
        return button

    def show_place(self, number: int, length: int) -> None:
        self.number, self.length = number, length
        self.slider.blockSignals(True)
        self.slider.setRange(0, length)
        self.slider.setValue(number)
        self.slider.blockSignals(False)
        self.where.setText(say("{number} of {length}", number=number, length=length))
        for button in (self.first, self.back):
            button.setEnabled(number > 0)
        for button in (self.forward, self.last):
            button.setEnabled(number < length)

    def seek(self, number: int) -> None:
        if 0 <= number <= self.length and number != self.number:
            self.sought.emit(number)

    # Whose eyes. -----------------------------------------------------------------------------

    def show_viewpoints(self, titles: Sequence[tuple[str, int]], eyes: int) -> None:
        """Offer these, each a title and a seat; nothing where there is but one."""
        if titles != [(self.eyes.itemText(at), self.eyes.itemData(at)) for at in self._all_eyes()]:
            self.eyes.clear()
            for title, seat in titles:
                self.eyes.addItem(title, seat)
        self.eyes.setCurrentIndex(self.eyes.findData(eyes))
        self.eyes.setVisible(len(titles) > 1)

    def _all_eyes(self) -> range:
        return range(self.eyes.count())

    def next_viewpoint(self) -> None:
        """Through the next one's eyes."""
        if self.eyes.count():
            self.looked_through.emit(
                self.eyes.itemData((self.eyes.currentIndex() + 1) % self.eyes.count())
            )

    # Playing by itself. ----------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        return self._clock.isActive()

    def toggle_play(self) -> None:
        """Show the moves one after the other, from the beginning if one is at the end."""
        if self.is_playing:
            self.stop()
            return
        if self.number == self.length:
            self.seek(0)
        self._clock.start(SPEEDS[self.speed.currentIndex()][1])
        self.play.setArrowType(Qt.ArrowType.NoArrow)  # so that the sign for a pause is seen

    def change_speed(self, change: int) -> None:
        """To a faster or a slower one, as far as there are."""
        at = min(max(self.speed.currentIndex() + change, 0), len(SPEEDS) - 1)
        self.speed.setCurrentIndex(at)

    def _keep_time(self, at: int) -> None:
        self._clock.setInterval(SPEEDS[at][1])

    def stop(self) -> None:
        self._clock.stop()
        self.play.setArrowType(Qt.ArrowType.RightArrow)

    @property
    def pace(self) -> float:
        """How many times the usual time a move stays."""
        return SPEEDS[self.speed.currentIndex()][1] / SPEEDS[USUAL_SPEED][1]

    def _step(self) -> None:
        if self.is_busy():
            return
        if self.number >= self.length:
            self.stop()
        else:
            self.seek(self.number + 1)

    def _slid(self, number: int) -> None:
        self.stop()
        self.seek(number)
