"""A tip on a page that the player sees for the first time. Once closed it is gone for ever.

There is one for a page at most, and Help lists them all again.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from meadhall.ui.board.announcements import announce_soon
from meadhall.ui.text.plain import PlainLabel
from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import Button, em, row
from meadhall.ui.widgets.nesting import add_layout
from meadhall.ui.window.actions import KEYS, native
from meadhall.ui.window.app_context import AppContext


@dataclass(frozen=True, slots=True)
class Tip:
    page: str
    title: str
    text: str  # with the {names} of actions, for their keys
    aloud: str = ""
    """The same for who hears it, where that is something else."""


ROOM: Final = 28
"""Lines of text: in a lower window a tip would take what the page needs, and waits for a larger
one."""

TIPS: Final = (
    Tip(
        "home",
        "Home",
        "Whatever you begin is kept by itself. Leave a table whenever you like, and go on from "
        "here.",
    ),
    Tip(
        "setup",
        "Setting a table",
        "Every seat can be a person at this computer, a player of the computer, or somebody "
        "nearby.",
    ),
    Tip(
        "table",
        "At the table",
        "Click what is marked, and then what is marked next. {hint} gives a hint, and {rules} has "
        "the rules.",
        "Page Down and Page Up go to what may be chosen, Enter chooses, and R tells what it can "
        "do. {hint} gives a hint, and {rules} has the rules. {read_last}, {read_turn}, "
        "{read_others} and {read_own} read out the last move, whose turn it is, what all have, and "
        "where your pieces are.",
    ),
    Tip(
        "watching",
        "Looking on",
        "You look on. Step back and forth below the board; what you say in the talk beside it goes "
        "to the others who look on.",
    ),
    Tip(
        "waiting",
        "Waiting for others",
        "Look at what is played. If you need a moment, take away the mark at \u201cI am "
        "ready\u201d. A person who comes for the first time is trusted; those who want to be sure "
        "compare words.",
    ),
    Tip(
        "nearby",
        "Nearby",
        "Tables of others appear here by themselves. If nobody is found, the network check says "
        "why.",
    ),
    Tip(
        "library",
        "Library",
        "Open a match to step through it, to play on from any move, or to learn from it.",
    ),
    Tip(
        "settings",
        "Settings",
        "Type into the field at the top to find a setting or a key by its words.",
    ),
)


NAMED: Final = ("hint", "rules", "read_last", "read_turn", "read_others", "read_own")
"""The actions whose keys the tips name."""


def tip_text(tip: Tip, is_aloud: bool = False) -> str:
    keys = {action: native(KEYS.of(action)) for action in NAMED}
    return say(tip.aloud if is_aloud and tip.aloud else tip.text).format(**keys)


def mark_of(tip: Tip) -> str:
    """The key in the settings for a closed tip."""
    return f"tip {tip.page}"


class TipBar(QWidget):
    """The tip of the page that is shown, until it is closed. Then its room stays empty as long as
    the page is shown, so that nothing moves under the pointer.

    The buttons stand beside it, or below it where they would take half of the line.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self._tip: Tip | None = None
        self._page = ""
        self._told: set[str] = set()  # the pages whose tip was read out
        self.setAutoFillBackground(True)
        self.sentence = PlainLabel()
        self.sentence.setWordWrap(True)
        self.got = Button(say("Got it"), self._close)
        self.got.setAccessibleName(say("Got it: close this tip for ever"))
        self.enough = Button(say("No more tips"), self._close_all)
        self._buttons = row(None, self.got, self.enough)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.addWidget(self.sentence, 1)
        add_layout(self._layout, self._buttons)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = 2 * self._buttons.sizeHint().width() < self.width()
        ways = QBoxLayout.Direction
        self._layout.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)

    def show_for(self, page: str) -> None:
        """The tip for this page, if there is one that was not closed yet."""
        self._tip = next((tip for tip in TIPS if tip.page == page), None)
        is_seen = self._tip is not None and self.context.settings.has_seen(mark_of(self._tip))
        if is_seen or self.window().height() < em(self) * ROOM:
            self._tip = None
        if self._tip is not None:
            self.sentence.setText(tip_text(self._tip))
        if page != self._page:
            self._page = page
            self._keep_room(False)
            if self._tip is not None and page not in self._told:
                self._told.add(page)
                announce_soon(self, tip_text(self._tip, is_aloud=True))
        self.setVisible(self._tip is not None)

    def _keep_room(self, is_kept: bool) -> None:
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(is_kept)
        self.setSizePolicy(policy)

    def _close(self) -> None:
        if self._tip is not None:
            self.context.close_for_ever(mark_of(self._tip))
        self._keep_room(True)
        self.hide()

    def _close_all(self) -> None:
        self.context.close_for_ever(*(mark_of(tip) for tip in TIPS))
        self._keep_room(True)
        self.hide()
