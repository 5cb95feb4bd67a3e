"""The sounds of the table: one for what has just happened, if there is one at all.

Nothing depends on them. Qt's part for sound is a wheel of its own, the extra `sound`, and on some
systems it cannot be loaded even where it is there; then the hall is silent.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QUrl

from meadhall.client.match.log import LogRow
from meadhall.client.match.session import Session
from meadhall.engines.values import Result
from meadhall.ui.widgets.later import later
from meadhall.ui.window.app_context import RESOURCES, AppContext

OF_EVENTS: Final = (
    (
        "take",
        {
            "taken",
            "clash",
            "lost",
            "out",
            "draugar",
            "tested",
            "killed",
            "stomped",
            "charged",
            "hit",
        },
    ),
    ("arrow", {"shoots"}),
    ("dice", {"combat die", "missed", "wounded", "shocked", "unhurt"}),
    ("coin", {"coins"}),
    ("horn", {"rage", "worship", "enraged"}),
    ("rise", {"rose"}),
    ("seal", {"plays"}),
    (
        "card",
        {"laid", "cast", "dealt", "drawn", "draws", "opened", "shuffled", "reshuffle", "omen"},
    ),
    ("place", {"moved", "turned", "swapped"}),
)
"""Which sound goes with which events; of several, the first of these is heard."""


class SoundEffect(Protocol):
    def setVolume(self, volume: float) -> None: ...

    def play(self) -> None: ...

    def isPlaying(self) -> bool: ...


APART: Final = 0.3
"""Seconds between the beginnings of two sounds. Closer together they are noise."""

AGAIN: Final = 50
"""Milliseconds after which a sound that waits looks again whether it may begin."""

Maker = Callable[[str], SoundEffect]


def make_effect(name: str) -> SoundEffect:
    """Qt's player of one of our sounds; ImportError where there is none."""
    from PySide6.QtMultimedia import QSoundEffect

    effect: SoundEffect = QSoundEffect()
    effect.setSource(QUrl.fromLocalFile(str(RESOURCES / "sounds" / f"{name}.wav")))  # type: ignore[attr-defined]
    return effect


class Sounds:
    """Plays a sound by its name, as loud as the settings say."""

    def __init__(self, context: AppContext, make: Maker = make_effect) -> None:
        self.context = context
        self._make = make
        self._effects: dict[str, SoundEffect] = {}
        self.is_possible = True
        self._began = -math.inf  # when the last sound did
        self._waiting = ""  # the last of those that came too soon after it

    def play(self, name: str) -> None:
        """Play it now; or, of all that come while another is heard, the last one after it.

        When Qt is asked to begin sounds while others are played, again and again, it does nothing
        else any more: the window stands still and its memory grows.
        """
        if not name:
            return
        if not self._is_busy:
            self._begin(name)
            return
        if not self._waiting:
            later(AGAIN, self.context, self._play_waiting)
        self._waiting = name

    @property
    def _is_busy(self) -> bool:
        is_early = time.monotonic() < self._began + APART
        return is_early or any(effect.isPlaying() for effect in self._effects.values())

    def _play_waiting(self) -> None:
        if self._is_busy:
            later(AGAIN, self.context, self._play_waiting)
            return
        name, self._waiting = self._waiting, ""
        self._begin(name)

    def _begin(self, name: str) -> None:
        volume = self.context.settings.number("volume") / 100
        if volume == 0 or not self.is_possible:
            return
        if name not in self._effects:
            try:
                self._effects[name] = self._make(name)
            except ImportError:
                self.is_possible = False
                return
        self._began = time.monotonic()
        effect = self._effects[name]
        effect.setVolume(volume)
        effect.play()


def sound_of(session: Session, rows: Sequence[LogRow], is_turn_news: bool) -> str:
    """The sound for these rows of the log; empty for none.

    `is_turn_news`: a person here is to move now, and may look elsewhere.
    """
    if not rows:
        return ""
    over = session.outcome
    if over is not None:
        here = session.people_here
        results = {over.results[seat] for seat in here}
        if results == {Result.LOSS}:
            return "lost"
        return "won" if Result.WIN in results else "place"
    if is_turn_news:
        return "turn"
    keys = {event.key for row in rows for event in row.events}
    return next((name for name, wanted in OF_EVENTS if keys & wanted), "place")
