"""The words of everybody's key, in the one place where two people can compare them.

Nobody has to. Who does, reads the words aloud; they must be the same on both screens, which shows
that nobody in between pretends to be either of the two.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from meadhall.client.multiplayer.display_names import LANGUAGES, spoken_key, word_language
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, ChoiceBox, NoteLabel, label_of, row
from meadhall.ui.widgets.nesting import add_layout

if TYPE_CHECKING:
    from meadhall.client.multiplayer.lan_table import Attendee


def language_of_words() -> str:
    """The window's language, if there are words in it."""
    return word_language(QLocale().name().split("_")[0])


class CompareWords(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._people: tuple[Attendee, ...] = ()
        self.open = Button(say("Compare &words"), self._toggle)
        self.open.setCheckable(True)
        self.language = ChoiceBox()
        for code in LANGUAGES:
            self.language.addItem(QLocale(code).nativeLanguageName().capitalize(), code)
        self.language.setCurrentIndex(self.language.findData(language_of_words()))
        self.language.currentIndexChanged.connect(self._show)
        self.list = QFormLayout()
        self.inside = QWidget()
        column = QVBoxLayout(self.inside)
        column.setContentsMargins(0, 0, 0, 0)
        meaning = say(
            "You need not: a person who comes for the first time is trusted, and known from then "
            "on. "
            "If you want to be sure, read these words to each other. They must be the same on both "
            "screens, in the same language."
        )
        column.addWidget(NoteLabel(meaning))
        add_layout(column, row(label_of(self.language, say("Words in")), self.language, None))
        add_layout(column, self.list)
        self.inside.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        add_layout(outer, row(self.open, None))
        outer.addWidget(self.inside)

    def follow(self, people: "tuple[Attendee, ...]") -> None:
        if people != self._people:
            self._people = people
            self._show()

    def unfold(self) -> None:
        """Show the words, as if the button had been pressed."""
        self.open.setChecked(True)
        self.inside.show()

    def told(self) -> dict[str, str]:
        """Everybody's words by their name, as they are shown."""
        language = str(self.language.currentData())
        return {each.name: spoken_key(each.key, language) for each in self._people}

    def _toggle(self) -> None:
        self.inside.setVisible(self.open.isChecked())

    def _show(self) -> None:
        while self.list.rowCount():
            self.list.removeRow(0)
        for name, said in self.told().items():
            label = PlainLabel(said)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setAccessibleName(say("The words of {name}", name=name))
            self.list.addRow(PlainLabel(name), label)
