"""The report of what went wrong, to be read and copied. Nothing is sent by itself."""

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from meadhall.client.system.report import report
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, NoteLabel, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.dialogs import InfoDialog


class ReportDialog(InfoDialog):
    def __init__(self, parent: QWidget, context: AppContext) -> None:
        super().__init__(parent, context, say("What went wrong"))
        told = say(
            "Your matches are safe. If you tell somebody of it, copy this for them: it is not sent "
            "by itself. It stands in {folder}.",
            folder=context.folders.state,
        )
        self.column.addWidget(NoteLabel(told))
        self.text = QPlainTextEdit(report(context.folders, f"Qt {qVersion()}"))
        self.text.setReadOnly(True)
        self.text.setAccessibleName(say("What went wrong"))
        self.text.setMinimumSize(em(self) * 40, em(self) * 18)
        self.column.addWidget(self.text)
        add_layout(self.column, row(Button(say("&Copy"), self._copy), None))
        self.finish()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
