"""What is done a little later, once.

One timer serves all, so that one can ask whether anything is still to be done soon. Of those that
`QTimer.singleShot` makes nobody can ask that.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from shiboken6 import Shiboken

EARLY: Final = 0.001
"""Seconds that Qt's clock may be ahead of ours."""


class Agenda(QObject):
    """What the window's thread still has to do, in the order in which it is due."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._numbers = count()
        self._due: list[tuple[float, int, QObject, Callable[[], object]]] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._do_next)

    def add(self, milliseconds: int, owner: QObject, action: Callable[[], object]) -> None:
        at = monotonic() + milliseconds / 1000
        heappush(self._due, (at, next(self._numbers), owner, action))
        self._set_clock()

    def has_within(self, milliseconds: int) -> bool:
        end = monotonic() + milliseconds / 1000
        return any(at <= end and Shiboken.isValid(owner) for at, _, owner, _ in self._due)

    def _set_clock(self) -> None:
        if self._due:
            seconds = max(self._due[0][0] - monotonic(), 0.0)
            self._clock.start(round(seconds * 1000))

    def _do_next(self) -> None:
        """One thing at a time: it may open a dialogue, in which the others come due."""
        if self._due and self._due[0][0] <= monotonic() + EARLY:
            _, _, owner, action = heappop(self._due)
            self._set_clock()
            if Shiboken.isValid(owner):
                action()
        else:
            self._set_clock()


_agenda: Agenda | None = None


def later(milliseconds: int, owner: QObject, action: Callable[[], object]) -> None:
    """Do this after so long, unless its owner is gone by then."""
    global _agenda
    if _agenda is None or not Shiboken.isValid(_agenda):
        _agenda = Agenda(QCoreApplication.instance())
    _agenda.add(milliseconds, owner, action)


def is_due(milliseconds: int) -> bool:
    """Will anything be done within so long?"""
    is_there = _agenda is not None and Shiboken.isValid(_agenda)
    return is_there and _agenda is not None and _agenda.has_within(milliseconds)
