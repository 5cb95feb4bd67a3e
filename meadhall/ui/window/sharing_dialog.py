"""The dialog of *Share Meadhall*: as long as it is open, others can install from this computer."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from meadhall.client.sharing.sharing import Sharing
from meadhall.client.sharing.texts import SharingText
from meadhall.engines.phrases import say as phrase
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say, sentence, told
from meadhall.ui.widgets.basics import Button, NoteLabel, TitleLabel, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.widgets.qr_code import QrCode
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.dialogs import InfoDialog

LOOK = 100
"""Milliseconds between two looks at what has happened."""


class SharingDialog(InfoDialog):
    def __init__(self, parent: QWidget, context: AppContext, host: str = "") -> None:
        super().__init__(parent, context, say("Share Meadhall"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.sharing = Sharing(context.folders, context.settings.text("name"), host)
        self.state = NoteLabel(say("Getting ready; this takes a few seconds\u2026"))
        self.address = TitleLabel(context, "", 1.6)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.others = NoteLabel()
        self.code = QrCode(em(self) * 12)
        self.digits = NoteLabel()
        self.copy = Button(say("&Copy the address"), self._copy)
        self.copy.setEnabled(False)
        self.fetched = QListWidget()
        self.fetched.setAccessibleName(say("Who has fetched what"))
        self.fetched.setMinimumSize(em(self) * 30, em(self) * 6)
        words = QVBoxLayout()
        for widget in (self.state, self.address, self.others, self.digits):
            words.addWidget(widget)
        words.addWidget(NoteLabel(told(phrase(SharingText.TRUST))))
        add_layout(words, row(self.copy, None))
        words.addStretch()
        upper = QHBoxLayout()
        add_layout(upper, words, 1)
        upper.addWidget(self.code, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(self.column, upper)
        self.column.addWidget(PlainLabel(say("Who has fetched what")))
        self.column.addWidget(self.fetched)
        self.column.addWidget(NoteLabel(say("Closing this stops it. You can play meanwhile.")))
        self.finish()
        self.finished.connect(self.sharing.close)
        self.destroyed.connect(self.sharing.close)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._follow)
        self._clock.start(LOOK)

    def _follow(self) -> None:
        if not self.sharing.poll():
            return
        if self.sharing.problem is not None:
            self._clock.stop()
            self.state.setText(sentence(self.sharing.problem))
            return
        if self.sharing.addresses:
            first, *others = self.sharing.addresses
            self.state.setText(say("On the other computer, open this in a browser:"))
            self.address.setText(first)
            self.others.setText(
                say("or {addresses}", addresses=", ".join(others)) if others else ""
            )
            self.code.show_text(first)
            self.digits.setText(told(phrase(SharingText.COMPARE, fingerprint=self.sharing.digits)))
            self.copy.setEnabled(True)
        for fetched in self.sharing.fetched[self.fetched.count() :]:
            self.fetched.addItem(told(fetched.phrase()))
            self.fetched.scrollToBottom()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.address.text())
