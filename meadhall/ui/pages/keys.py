"""The part of the settings in which every action gets the key that the player wants."""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLabel, QVBoxLayout, QWidget

from meadhall.ui.board.announcements import announce
from meadhall.ui.text.plain import RichLabel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, NoteLabel, Panel, TitleLabel, em, label_of, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.actions import KEYS, MENU_ACTIONS, USUAL, MenuAction, native, plain_title
from meadhall.ui.window.app_context import AppContext


class KeyLine(QWidget):
    """One action, its key, and the way back to its usual one."""

    def __init__(self, context: AppContext, action: MenuAction) -> None:
        super().__init__()
        self.context = context
        self.action = action
        self.field = QKeySequenceEdit()
        self.field.setMaximumSequenceLength(1)
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(em(self) * 9)
        self.field.setAccessibleName(say("Key for: {action}", action=plain_title(action)))
        self.field.editingFinished.connect(self._choose)
        self.reset = Button(say("Usual key"), partial(self._set, None))
        self.reset.explain(say("Back to {key}", key=native(USUAL[action.key]) or say("no key")))
        self.reset.setAccessibleName(say("Usual key for: {action}", action=plain_title(action)))
        self.complaint = NoteLabel()
        self.complaint.hide()
        both = QVBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        label: QLabel = label_of(self.field, plain_title(action))
        add_layout(both, row(label, None, self.reset, self.field))
        both.addWidget(self.complaint)
        self.follow()

    def follow(self) -> None:
        """Show the key as it is now."""
        self.field.setKeySequence(QKeySequence(KEYS.of(self.action.key)))
        self.reset.setVisible(not KEYS.is_usual(self.action.key))

    def has(self, words: str) -> bool:
        """Do all these words occur in what the action is called, or in its key?"""
        said = f"{plain_title(self.action)} {native(KEYS.of(self.action.key))}".casefold()
        return all(word in said for word in words.casefold().split())

    def _choose(self) -> None:
        portable = QKeySequence.SequenceFormat.PortableText
        self._set(self.field.keySequence().toString(portable))

    def _set(self, shortcut: str | None) -> None:
        """Take this key, unless another action has it; with None, the usual one."""
        wanted = USUAL[self.action.key] if shortcut is None else shortcut
        if owner := KEYS.owner(wanted, self.action.key) if wanted else "":
            self.follow()
            self._complain(
                say("{key} is taken already: {action}.", key=native(wanted), action=owner)
            )
            return
        self._complain("")
        if wanted != KEYS.of(self.action.key):
            is_usual = wanted == USUAL[self.action.key]
            self.context.choose_key(self.action.key, None if is_usual else wanted)
        self.follow()

    def _complain(self, words: str) -> None:
        self.complaint.setText(words)
        self.complaint.setVisible(bool(words))
        if words:
            announce(self.field, words, is_urgent=True)


class KeysPanel(Panel):
    """All actions, menu by menu; they can be searched like the other settings."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.box.addWidget(TitleLabel(context, say("Keys"), 1.3))
        self.box.addWidget(
            NoteLabel(say("Click into a field and press the key that you want; it holds at once."))
        )
        self.lines = {action.key: KeyLine(context, action) for action in MENU_ACTIONS}
        heading, self._headings = "", dict[str, QLabel]()
        for action in MENU_ACTIONS:
            if action.menu != heading:
                heading = action.menu
                self._headings[heading] = RichLabel(f"<b>{say(heading).replace('&', '')}</b>")
                self.box.addWidget(self._headings[heading])
            self.box.addWidget(self.lines[action.key])
        self.all_usual = Button(say("All &usual keys"), self._reset_all)
        add_layout(self.box, row(self.all_usual, None))

    def _reset_all(self) -> None:
        for line in self.lines.values():
            if not KEYS.is_usual(line.action.key):
                self.context.choose_key(line.action.key, None)
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
                shown.add(line.action.menu)
        for menu, heading in self._headings.items():
            heading.setVisible(menu in shown)
        self.setVisible(bool(shown))
        return bool(shown)
