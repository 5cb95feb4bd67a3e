"""What hides everything while the next person sits down."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.ui.board.paint.ground import paint_table
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, Panel, TitleLabel, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.app_context import AppContext


class PrivacyCover(QWidget):
    lifted = Signal()

    def __init__(self, over: QWidget, context: AppContext) -> None:
        super().__init__(over)
        self.context = context
        self._over = over
        self._beneath: tuple[QWidget, ...] = ()
        panel = Panel()
        self.sentence = TitleLabel(context, "", 1.6)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.ready = Button(say("I am &ready"), self._lift, is_strong=True)
        panel.box.addWidget(self.sentence)
        add_layout(panel.box, row(None, self.ready, None))
        layout = QVBoxLayout(self)
        layout.addStretch()
        add_layout(layout, row(None, panel, None))
        layout.addStretch()
        over.installEventFilter(self)
        self.hide()

    def ask(self, name: str, beneath: Sequence[QWidget]) -> None:
        """Hide the table until this player says that the others have looked away.

        What is beneath is hidden as well, so that no screen reader finds it there.
        """
        self._beneath = tuple(beneath)
        for widget in self._beneath:
            widget.hide()
        self.sentence.setText(say("{name}, take the seat.", name=name))
        self.setGeometry(self._over.rect())
        self.raise_()
        self.show()
        self.ready.setFocus()

    def _lift(self) -> None:
        self.hide()
        for widget in self._beneath:
            widget.show()
        self.lifted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_table(painter, QRectF(self.rect()), self.context.theme)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        return False  # the keyboard does not reach what is covered

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # nothing under the cover hears a key
