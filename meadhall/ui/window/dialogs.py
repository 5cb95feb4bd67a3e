"""Dialogs that only show something: the keys, the tips, and what Meadhall is."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from meadhall import __version__
from meadhall.engines import catalogue
from meadhall.ui.text.plain import PlainLabel, RichLabel
from meadhall.ui.text.words import say, told
from meadhall.ui.widgets.basics import Button, NoteLabel, PageScrollArea, TitleLabel, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.actions import key_list
from meadhall.ui.window.app_context import AppContext
from meadhall.ui.window.tips import TIPS, mark_of, tip_text


class InfoDialog(QDialog):
    """A title, something below it, and a button to close it."""

    def __init__(self, parent: QWidget, context: AppContext, title: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        space = em(self)
        self.column.setContentsMargins(space * 2, space, space * 2, space)
        self.column.addWidget(TitleLabel(context, title))

    def finish(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)


class KeysDialog(InfoDialog):
    def __init__(self, parent: QWidget, context: AppContext) -> None:
        super().__init__(parent, context, say("Keys"))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setHorizontalSpacing(em(self) * 2)
        for at, (keys, meaning) in enumerate(key_list()):
            bold = RichLabel(f"<b>{keys}</b>")
            bold.setAlignment(Qt.AlignmentFlag.AlignTop)
            grid.addWidget(bold, at, 0)
            grid.addWidget(PlainLabel(meaning), at, 1)
        wanted = inside.sizeHint().width()  # for one line each
        for label in inside.findChildren(PlainLabel):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        scroll = PageScrollArea(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = scroll.verticalScrollBar().sizeHint().width()
        self.column.addWidget(scroll)
        self.finish()
        margins = self.column.contentsMargins()
        width = wanted + bar + margins.left() + margins.right()
        self.resize(min(width, parent.width() * 9 // 10), parent.height() * 9 // 10)


class TipsDialog(InfoDialog):
    """All tips, also those that were closed."""

    def __init__(self, parent: QWidget, context: AppContext) -> None:
        super().__init__(parent, context, say("Tips"))
        self.context = context
        for tip in TIPS:
            line = RichLabel(f"<b>{say(tip.title)}</b><br>{escape(tip_text(tip), quote=False)}")
            line.setWordWrap(True)
            line.setMinimumWidth(em(self) * 20)
            self.column.addWidget(line)
        self.again = Button(say("Show them on their pages &again"), self._show_again)
        add_layout(self.column, row(self.again, None))
        self.finish()

    def _show_again(self) -> None:
        self.context.show_again(*(mark_of(tip) for tip in TIPS))
        self.again.setEnabled(False)


class AboutDialog(InfoDialog):
    def __init__(self, parent: QWidget, context: AppContext) -> None:
        super().__init__(parent, context, "Meadhall")
        lines = [
            say("Version {version}.", version=__version__),
            say("Norse board games for friends on one network: no server, no account."),
        ]
        for line in lines:
            self.column.addWidget(PlainLabel(line))
        for game in catalogue.GAMES:
            self.column.addWidget(
                NoteLabel(
                    say("{game} was designed by {name}.", game=game.title, name=told(game.designer))
                )
            )
        self.column.addWidget(
            NoteLabel(
                say("The letters are Alegreya and Alegreya Sans, under the SIL Open Font License.")
            )
        )
        self.finish()
