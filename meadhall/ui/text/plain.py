"""Text as it is: Qt reads what looks like HTML as HTML, and other people write much of our text.

A name such as `<img src=...>` would show a file of this computer. So every label is a `PlainLabel`,
or says that its words are ours (`RichLabel`), and every tooltip goes through `plain_tip`.
"""

import re
from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import Qt as TextQt
from PySide6.QtWidgets import QLabel

LONG_WORD: Final = re.compile(r"\S{25,}")
"""Words in which a line may be broken anywhere. No word of ours is as long, but names may be."""

BREAK: Final = "\u200b"
WIDEST: Final = 12
"""Lines of text: no label whose words are wrapped asks for more width than that."""


def breakable(text: str) -> str:
    """The text with unseen places to break a line in its long words."""
    return LONG_WORD.sub(lambda word: BREAK.join(word[0]), text)


class PlainLabel(QLabel):
    """A label that shows its text as it is, and never needs much room for one long word."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._words = ""
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show it; a screen reader is not told of the places where a long word may be broken."""
        broken = breakable(text)
        is_broken, was_broken = (
            each != shown for each, shown in ((text, broken), (self._words, super().text()))
        )
        self._words = text
        super().setText(broken)
        if is_broken:
            self.setAccessibleName(text)
        elif was_broken:
            self.setAccessibleName("")

    def text(self) -> str:
        return self._words

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if self.wordWrap():
            least.setWidth(min(least.width(), self.fontMetrics().height() * WIDEST))
        return least


class RichLabel(QLabel):
    """A label for words of our own with tags. What is not ours has to be escaped."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.RichText)


def plain_tip(text: str) -> str:
    """A text that a tooltip shows as it is."""
    return escape(text, quote=False) if TextQt.mightBeRichText(text) else text
