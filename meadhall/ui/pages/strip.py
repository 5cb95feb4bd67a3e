"""The strip below a board: back and forth through a match, while it goes on or when it is over."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QStyle, QToolButton, QWidget

from meadhall.ui.kit import em
from meadhall.ui.words import say

Pixmap = QStyle.StandardPixmap
PLAY_PAUSE = 900


class Strip(QWidget):
    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.length = 0
        self.number = 0
        layout = QHBoxLayout(self)
        layout.setContentsMargins(em(self) // 2, 0, em(self) // 2, 0)
        self.first = self._button("|<", say("To the beginning"), lambda: self.seek(0))
        self.back = self._button("<", say("One move back"), lambda: self.seek(self.number - 1))
        self.play = self._button("\u25b6", say("Play the moves"), self.toggle_play)
        self.forward = self._button(
            ">", say("One move forward"), lambda: self.seek(self.number + 1)
        )
        self.last = self._button(">|", say("To the present"), lambda: self.seek(self.length))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(say("The moves of the match"))
        self.slider.valueChanged.connect(self._slid)
        self.where = QLabel()
        self.where.setMinimumWidth(em(self) * 6)
        for widget in (self.first, self.back, self.play, self.forward, self.last):
            layout.addWidget(widget)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.where)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._step)

    def _button(self, sign: str, tip: str, pressed: object) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setToolTip(tip)
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

    def toggle_play(self) -> None:
        """Show the moves one after the other, from the beginning if one is at the end."""
        if self._clock.isActive():
            self.stop()
            return
        if self.number == self.length:
            self.seek(0)
        self._clock.start(PLAY_PAUSE)
        self.play.setText("\u2016")

    def stop(self) -> None:
        self._clock.stop()
        self.play.setText("\u25b6")

    def _step(self) -> None:
        if self.number >= self.length:
            self.stop()
        else:
            self.seek(self.number + 1)

    def _slid(self, number: int) -> None:
        self.stop()
        self.seek(number)
