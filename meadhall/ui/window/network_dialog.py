"""The dialog that checks the network, for a player who expects others and sees none."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget, QWidget

from meadhall.client.multiplayer.network_check import NetworkCheck
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets.basics import Button, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.dialogs import InfoDialog

LOOK = 100
"""Milliseconds between two looks at what has been found."""


class NetworkCheckDialog(InfoDialog):
    def __init__(self, parent: QWidget, context: AppContext, heard: int) -> None:
        super().__init__(parent, context, say("The network of this computer"))
        self.checkup = NetworkCheck(heard)
        self.findings = QListWidget()
        self.findings.setAccessibleName(say("What was found"))
        self.findings.setWordWrap(True)
        self.findings.setMinimumSize(em(self) * 32, em(self) * 10)
        self.verdict = PlainLabel(say("One moment\u2026"))
        self.verdict.setWordWrap(True)
        self.column.addWidget(self.findings)
        self.column.addWidget(self.verdict)
        add_layout(self.column, row(Button(say("&Copy"), self._copy), None))
        self.finish()
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._follow)
        self._clock.start(LOOK)

    def _follow(self) -> None:
        if not self.checkup.poll():
            return
        for finding in self.checkup.found[self.findings.count() :]:
            sign = say("Well") if finding.is_well else say("Look here")
            self.findings.addItem(f"{sign}: {told(finding.sentence)}")
        if self.checkup.is_done:
            self._clock.stop()
            self.verdict.setText(told(self.checkup.verdict))

    def _copy(self) -> None:
        lines = [self.findings.item(at).text() for at in range(self.findings.count())]
        QGuiApplication.clipboard().setText("\n".join([*lines, self.verdict.text()]))
