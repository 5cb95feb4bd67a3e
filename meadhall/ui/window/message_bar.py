"""The bar above every page with one sentence, often about something that went wrong."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.ui.board.announcements import announce
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button


class MessageBar(QWidget):
    """Shows a sentence until it is closed."""

    details_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.details = Button(say("What went &wrong"), self.details_wanted.emit)
        line = QHBoxLayout(self)
        line.addWidget(self.sentence, 1)
        line.addWidget(self.details)
        line.addWidget(Button(say("Close"), self.hide))
        self.hide()

    def clear(self) -> None:
        """Hide the sentence, unless it reports an error."""
        if self.details.isHidden():
            self.hide()

    def tell(self, sentence: str, has_details: bool = False) -> None:
        self.sentence.setText(sentence)
        self.details.setVisible(has_details)
        self.show()
        announce(self, sentence, is_urgent=True)
