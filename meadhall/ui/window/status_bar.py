"""The status bar: how others see this computer, and when the match was saved."""

import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QStatusBar

from meadhall.ui.text.words import say
from meadhall.ui.widgets.basics import NoteLabel, em

if TYPE_CHECKING:
    from meadhall.client.multiplayer.network import Network

LASTS: Final = 5.0
"""Seconds after which this computer's addresses are looked up again."""

NOTHING: Final = "\u00a0"
"""A label without any letter is higher than one with words, and the page above would jump."""


class StatusLine:
    """What the status bar shows while it has no message."""

    def __init__(self, bar: QStatusBar) -> None:
        self.network = NoteLabel()
        self.saved = NoteLabel()
        self.saved.setText(NOTHING)
        self.network.setText(say("Others on the network do not see you."))
        for label in (self.network, self.saved):
            label.setWordWrap(False)
            label.setMargin(em(label) // 5)
        bar.setSizeGripEnabled(False)
        bar.addWidget(self.network)
        bar.addPermanentWidget(self.saved)
        self._shown: tuple[str, int] | None = None
        self._looked_up = 0.0
        self._address = ""

    def show_network(self, network: "Network", name: str) -> None:
        """Show how others see us, and how many they are."""
        if not network.is_announced:
            return
        now = time.monotonic()
        if now - self._looked_up > LASTS:
            self._looked_up, self._shown = now, None
            self._address = next(iter(network.hosts), "")
        if self._shown != (name, network.others):
            self._shown = name, network.others
            self.network.setText(visible_words(name, self._address, network.others))

    def show_file(self, path: Path | None) -> None:
        """Show when the match was saved last."""
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime) if path is not None else None
        except OSError:
            when = None
        self.saved.setText(say("Saved at {time}", time=f"{when:%H:%M}") if when else NOTHING)


def visible_words(name: str, address: str, others: int) -> str:
    if others == 0:
        return say("Visible as {name} at {address}. Nobody nearby.", name=name, address=address)
    if others == 1:
        return say("Visible as {name} at {address}. One person nearby.", name=name, address=address)
    return say(
        "Visible as {name} at {address}. {count} people nearby.",
        name=name,
        address=address,
        count=others,
    )
