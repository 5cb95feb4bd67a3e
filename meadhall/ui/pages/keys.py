"""The part of the settings in which every action gets the key that the player wants."""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLabel, QWidget

from meadhall.ui.board.accessible import announce
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, Note, Plate, Title, em, label_of, row
from meadhall.ui.window.actions import DEEDS, KEYS, USUAL, Deed, native, plain_title
from meadhall.ui.window.app_context import House


class KeyLine(QWidget):
    """One action, its key, and the way back to its usual one."""

    def __init__(self, house: House, deed: Deed) -> None:
        super().__init__()
        self.house = house
        self.deed = deed
        self.field = QKeySequenceEdit()
        self.field.setMaximumSequenceLength(1)
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(em(self) * 9)
        self.field.setAccessibleName(say("Key for: {action}", action=plain_title(deed)))
        self.field.editingFinished.connect(self._choose)
        self.reset = Button(say("Usual key"), partial(self._set, None))
        self.reset.explain(say("Back to {key}", key=native(USUAL[deed.key]) or say("no key")))
        self.reset.setAccessibleName(say("Usual key for: {action}", action=plain_title(deed)))
        self.complaint = Note()
        self.complaint.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        label: QLabel = label_of(self.field, plain_title(deed))
        grid.addLayout(row(label, None, self.reset, self.field), 0, 0)
        grid.addWidget(self.complaint, 1, 0)
        self.follow()

    def follow(self) -> None:
        """Show the key as it is now."""
        self.field.setKeySequence(QKeySequence(KEYS.of(self.deed.key)))
        self.reset.setVisible(not KEYS.is_usual(self.deed.key))

    def has(self, words: str) -> bool:
        """Do all these words occur in what the action is called, or in its key?"""
        said = f"{plain_title(self.deed)} {native(KEYS.of(self.deed.key))}".casefold()
        return all(word in said for word in words.casefold().split())

    def _choose(self) -> None:
        portable = QKeySequence.SequenceFormat.PortableText
        self._set(self.field.keySequence().toString(portable))

    def _set(self, shortcut: str | None) -> None:
        """Take this key, unless another action has it; with None, the usual one."""
        wanted = USUAL[self.deed.key] if shortcut is None else shortcut
        if owner := KEYS.owner(wanted, self.deed.key) if wanted else "":
            self.follow()
            self._complain(
                say("{key} is taken already: {action}.", key=native(wanted), action=owner)
            )
            return
        self._complain("")
        if wanted != KEYS.of(self.deed.key):
            is_usual = wanted == USUAL[self.deed.key]
            self.house.choose_key(self.deed.key, None if is_usual else wanted)
        self.follow()

    def _complain(self, words: str) -> None:
        self.complaint.setText(words)
        self.complaint.setVisible(bool(words))
        if words:
            announce(self.field, words, is_urgent=True)


class KeysPlate(Plate):
    """All actions, menu by menu; they can be searched like the other settings."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.box.addWidget(Title(house, say("Keys"), 1.3))
        self.box.addWidget(
            Note(say("Click into a field and press the key that you want; it holds at once."))
        )
        self.lines = {deed.key: KeyLine(house, deed) for deed in DEEDS}
        heading, self._headings = "", dict[str, QLabel]()
        for deed in DEEDS:
            if deed.menu != heading:
                heading = deed.menu
                self._headings[heading] = QLabel(f"<b>{say(heading).replace('&', '')}</b>")
                self.box.addWidget(self._headings[heading])
            self.box.addWidget(self.lines[deed.key])
        self.all_usual = Button(say("All &usual keys"), self._reset_all)
        self.box.addLayout(row(self.all_usual, None))

    def _reset_all(self) -> None:
        for line in self.lines.values():
            if not KEYS.is_usual(line.deed.key):
                self.house.choose_key(line.deed.key, None)
        for line in self.lines.values():
            line.follow()

    def filter(self, words: str) -> bool:
        """Show only what has these words; is there anything?"""
        is_all = words.strip().casefold() in say("Keys").casefold()
        shown = set()
        for line in self.lines.values():
            is_wanted = is_all or line.has(words)
            line.setVisible(is_wanted)
            if is_wanted:
                shown.add(line.deed.menu)
        for menu, heading in self._headings.items():
            heading.setVisible(menu in shown)
        self.setVisible(bool(shown))
        return bool(shown)
