"""The words of the bar above the board: its sentence, and for a while a reason or a hint below it.

They have the room of two lines, whatever they say, so that the board never moves under the
pointer. Words that need more of it are set smaller, and a reason or a hint that still does not fit
below the sentence takes its place. One that is too long even for that hangs below the bar, over the
board. Only a sentence that fits in none of these ways makes the bar higher.
"""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.widgets.basics import em

ROOM: Final = 2.25
"""The height of the words, in lines of text."""

SIZES: Final = (1.0, 0.92, 0.84, 0.77, 0.7)
"""The sizes of the letters that are tried, as shares of their own."""

LEAST: Final = 10.0
"""Points: letters are set no smaller, whatever their share."""

TALL: Final = 1 << 16
WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class PromptWords(QWidget):
    overflowed = Signal(str)
    """A reason or a hint that has no room here; empty: no more."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence, self.reason = PlainLabel(), PlainLabel()
        self._fonts = {label: label.font() for label in (self.sentence, self.reason)}
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        for label in (self.sentence, self.reason):
            label.setWordWrap(True)
            lines.addWidget(label)
        self.reason.hide()
        self.setMinimumHeight(round(em(self) * ROOM))

    def say(self, sentence: str) -> None:
        if sentence != self.sentence.text():
            self.sentence.setText(sentence)
            self.fit()

    def add(self, reason: str) -> None:
        """Say this as well; empty to say it no more."""
        self.reason.setText(reason)
        self.fit()

    def set_fonts(self, sentence: QFont, reason: QFont) -> None:
        """The letters of each where there is room for them."""
        self._fonts = {self.sentence: sentence, self.reason: reason}
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def fit(self) -> None:
        """Show as much as there is room for, as large as it can be."""
        ways = (way for way in self._ways() if self._height(*way) <= self.minimumHeight())
        shown, size = next(ways, ([self.sentence], SIZES[-1]))
        is_left_out = bool(self.reason.text()) and self.reason not in shown
        self.overflowed.emit(self.reason.text() if is_left_out else "")
        for label, font in self._fonts.items():
            label.setFont(scaled(font, size))
            label.setVisible(label in shown)

    def _ways(self) -> Iterator[tuple[list[PlainLabel], float]]:
        """Which of them are shown, and in which size: the best way first."""
        both = [self.sentence, self.reason] if self.reason.text() else [self.sentence]
        for size in SIZES:
            yield both, size
        for size in SIZES:
            yield both[-1:], size
        for size in SIZES:
            yield [self.sentence], size

    def _height(self, labels: list[PlainLabel], size: float) -> int:
        return sum(self._height_of(label, size) for label in labels)

    def _height_of(self, label: PlainLabel, size: float) -> int:
        font = scaled(self._fonts[label], size)
        area = QRect(0, 0, max(self.width(), 1), TALL)
        return QFontMetrics(font, label).boundingRect(area, WRAPPED, label.text()).height()


def scaled(font: QFont, size: float) -> QFont:
    """The font in this share of its size, but no smaller than can be read."""
    usual = font.pointSizeF()
    made = QFont(font)
    made.setPointSizeF(max(usual * size, min(usual, LEAST)))
    return made
