"""Writes a match into a file bit by bit, while the window goes on."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from meadhall.client.match.session import Session
from meadhall.ui.text.words import say
from meadhall.ui.window.page_host import PageHost


class ReplaySaver(QObject):
    def __init__(self, host: PageHost) -> None:
        super().__init__(host.frame)
        self._host = host
        self._steps: Iterator[int] = iter(())
        self._session: Session | None = None
        self._takebacks = 0
        self._file = Path()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    def begin(self, steps: Iterator[int], session: Session, file: Path) -> None:
        """Write this match; a match that is still being written is given up."""
        self._steps, self._session, self._file = steps, session, file
        self._takebacks = session.takebacks
        self._timer.start(0)

    def stop(self) -> None:
        self._timer.stop()
        self._session = None

    def _go_on(self) -> None:
        session = self._session
        if session is None:
            return
        if session.takebacks != self._takebacks:
            self.stop()
            self._host.tell(
                say("The match was taken back while it was written. Save it once more.")
            )
            return
        try:
            done = next(self._steps, None)
        except OSError:
            self.stop()
            self._host.tell(say("The match cannot be written to {file}.", file=self._file))
            return
        if done is None:
            self.stop()
            self._host.tell_briefly(say("The match is in {file}.", file=self._file))
        else:
            self._host.tell_briefly(
                say("Writing the match: {done} of {all}", done=done, all=session.length)
            )
