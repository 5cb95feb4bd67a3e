"""Having a sentence read out by whatever screen reader there is.

Qt has an event for it, and Windows, macOS and Orca from 45.2 on know it. Orca before that, which
Debian 12 and Ubuntu 22.04 still have, hears nothing of it; but it reads each notification that
appears in a status bar. So where such an Orca is installed, the sentence appears as one: in the
tree of accessible objects only, nowhere on the screen.

Which Orca it is says `orca --version`. What would be read before the answer has come waits for it.
"""

import re
import shutil
import sys
from typing import Final

from PySide6.QtCore import QProcess, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from meadhall.ui.board.accessible_leaf import AccessibleLeaf
from meadhall.ui.widgets.later import later

READER: Final = "orca"
KNOWS: Final = (45, 2)
"""The first version of Orca that reads announcements."""

NUMBER: Final = re.compile(r"(\d+)(?:\.(\d+))?")

ARRIVAL: Final = 250
"""Milliseconds after which one who has come to a page is told of it: a screen reader first says
where the keyboard is, and that would cut off what is said before."""

Sentence = tuple[QWidget, str, bool, bool]
"""In whose name, what, is it urgent, and do newer readers know it without us?"""

KEPT: Final[list[QAccessibleInterface]] = []
"""Qt deletes these interfaces itself, and Python must never do it first."""


def knows_announcements(version: str) -> bool:
    """Does the Orca that calls its version so read announcements? One that tells none is new."""
    found = NUMBER.search(version)
    return found is None or (int(found[1]), int(found[2] or 0)) >= KNOWS


def update(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


class Announcer:
    """Reads out one sentence after the other, in the way that the reader here understands."""

    def __init__(self) -> None:
        self._is_known: bool | None = None  # are announcements read? None: not asked yet
        self._asked: QProcess | None = None
        self._waiting: list[Sentence] = []

    def announce(
        self, widget: QWidget, sentence: str, is_urgent: bool, is_known: bool = False
    ) -> None:
        """Have the sentence read out; `is_known`: newer readers do that by themselves."""
        if self._is_known is None and (sys.platform != "linux" or shutil.which(READER) is None):
            self._is_known = True
        if self._is_known is not None:
            self._read(widget, sentence, is_urgent, is_known)
            return
        if not QAccessible.isActive():
            return  # nobody listens
        self._waiting.append((widget, sentence, is_urgent, is_known))
        if self._asked is None:
            self._asked = QProcess()
            self._asked.finished.connect(self._answered)
            self._asked.errorOccurred.connect(self._answered)
            self._asked.start(READER, ["--version"])

    def _answered(self) -> None:
        if self._asked is None or self._is_known is not None:
            return
        said = self._asked.readAllStandardOutput().toStdString()
        self._is_known = knows_announcements(said)
        waiting, self._waiting = self._waiting, []
        for widget, sentence, is_urgent, is_known in waiting:
            if Shiboken.isValid(widget):
                self._read(widget, sentence, is_urgent, is_known)

    def _read(self, widget: QWidget, sentence: str, is_urgent: bool, is_known: bool) -> None:
        if self._is_known and is_known:
            return
        if self._is_known:
            event = QAccessibleAnnouncementEvent(widget, sentence)
            politeness = QAccessible.AnnouncementPoliteness
            event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
            update(event)
        else:
            next_notification(widget).show(sentence)


ANNOUNCER: Final = Announcer()


def announce(widget: QWidget, sentence: str, is_urgent: bool = False) -> None:
    """Have the sentence read out: at once, or when the reader comes to it."""
    ANNOUNCER.announce(widget, sentence, is_urgent)


def announce_choice(widget: QWidget, chosen: str) -> None:
    """Have read out what was chosen by key in a closed box of choices; an older Orca does not."""
    ANNOUNCER.announce(widget, chosen, is_urgent=False, is_known=True)


def announce_soon(widget: QWidget, sentence: str) -> None:
    """The same after the keyboard has gone elsewhere, if the widget is still shown then."""

    def read() -> None:
        if widget.isVisible():
            announce(widget, sentence)

    later(ARRIVAL, widget, read)


class UnseenItem(AccessibleLeaf):
    """Something of a window that is in the tree of accessible objects and nowhere else."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__()
        self.owner = owner
        KEPT.append(self)

    def isValid(self) -> bool:
        return Shiboken.isValid(self.owner)

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self.owner.windowHandle() if self.isValid() else None

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self.owner)

    def rect(self) -> QRect:
        return QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.StatusBar

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        return ""


class Notification(UnseenItem):
    """The sentence that an older Orca reads when it appears; in a status bar it says only that."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._bar = UnseenItem(owner)
        self._sentence = ""

    def parent(self) -> QAccessibleInterface:
        return self._bar

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def text(self, kind: QAccessible.Text) -> str:
        return self._sentence if kind == QAccessible.Text.Name else ""

    def show(self, sentence: str) -> None:
        self._sentence = sentence
        update(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        update(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


AT_ONCE: Final = 12
"""So many sentences may wait for the reader. It asks for each only when it comes to it, so none
may stand where another one still does."""

NOTIFICATIONS: Final[dict[int, list[Notification]]] = {}


def next_notification(widget: QWidget) -> Notification:
    """One of the window in front; a page that is only being made has none of its own yet."""
    window = QApplication.activeWindow() or widget.window()
    known = NOTIFICATIONS.get(id(window), [])
    if not known or known[0].owner is not window:
        known = [Notification(window) for _ in range(AT_ONCE)]
    known.append(known.pop(0))
    NOTIFICATIONS[id(window)] = known
    return known[-1]
