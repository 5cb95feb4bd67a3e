"""Text as it is: Qt reads what looks like HTML as HTML, and other people write much of our text.

A name such as `<img src=...>` would show a file of this computer. So every label is a `PlainLabel`,
or says that its words are ours (`RichLabel`), and every tooltip goes through `plain_tip`.
"""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as TextQt
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)


class RichLabel(QLabel):
    """A label for words of our own with tags. What is not ours has to be escaped."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.RichText)


def plain_tip(text: str) -> str:
    """A text that a tooltip shows as it is."""
    return escape(text, quote=False) if TextQt.mightBeRichText(text) else text
