"""Telling what has happened at a table: piece by piece on the stage, by sounds, and read out.

What the stage shows is not read out a second time. What waits until the stage is empty is told
then, all at once.
"""

import re
from typing import Final

from PySide6.QtWidgets import QWidget

from meadhall.client.match.log import LogRow
from meadhall.client.match.session import Session
from meadhall.engines.values import NOBODY
from meadhall.ui.board.accessible import announce
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.session_scene import staged
from meadhall.ui.board.sounds import Sounds, sound_of
from meadhall.ui.board.staging import PACES, Pace, Stage
from meadhall.ui.pages.table.log_model import events_told, in_one_line
from meadhall.ui.text.people import seat_called
from meadhall.ui.text.prompts import prompt
from meadhall.ui.text.words import capital, say
from meadhall.ui.window.app_context import AppContext

WAY: Final = re.compile(r"[a-z]\d-[a-z]\d")
"""The notation of a move from cell to cell; nobody wants to hear of a dash."""


class Narration:
    def __init__(
        self, context: AppContext, board: GameBoard, session: Session, speaker: QWidget
    ) -> None:
        self.stage = Stage()
        self.sounds = Sounds(context)
        self._context = context
        self._board = board
        self._session = session
        self._speaker = speaker  # the widget in whose name a screen reader speaks
        self._untold: int | None = None  # the first answer to tell when the stage is empty
        self._staged: set[int] = set()  # answers that the stage has told of

    def follow(self, old_length: int, was_live: bool) -> None:
        """Tell what came since the match had this length; `was_live`: the present was shown."""
        length = self._session.length
        if was_live and length > old_length:
            self._stage_from(old_length)
        else:
            self.stage.clear()
        if self._untold is None:
            self._untold = min(old_length, length)
        if not self.stage.is_running:
            self._tell_what_is_due()

    def restage(self, number: int, playing_pace: float | None) -> None:
        """Show an earlier answer piece by piece; `playing_pace` while the match plays by itself."""
        cues = staged(self._board, self._session, number)
        if len(cues) < 2 or self._context.settings.text("staging") == "none":
            return
        if playing_pace is None:
            self.stage.put_on(cues, Pace.STEPPED)
        elif self._context.motion.pace > 0:
            self.stage.put_on(cues, Pace.TIMED, playing_pace)
        self._tell_cue()

    def next_cue(self) -> None:
        """Tell the cue that has come, or what has waited for the end of them all."""
        if self.stage.cue is not None:
            self._tell_cue()
        else:
            self._tell_what_is_due()

    def end_stage(self) -> None:
        self.stage.clear()
        self._tell_what_is_due()

    def _stage_from(self, number: int) -> None:
        """Have what happened since shown piece by piece, where the board knows pieces of it."""
        wish = self._context.settings.text("staging")
        is_still = self._context.motion.pace == 0
        if wish == "none" or (is_still and wish != "step"):
            return
        pace = Pace.STEPPED if wish == "step" else Pace.TIMED
        for each in range(number, self._session.length):
            if cues := staged(self._board, self._session, each):
                self._staged.add(each)
                self.stage.put_on(cues, pace, PACES.get(wish, 1.0))
        self._tell_cue()

    def _tell_cue(self) -> None:
        if (cue := self.stage.cue) is not None:
            self.sounds.play(cue.sound)
            announce(self._speaker, cue.text)

    def _tell_what_is_due(self) -> None:
        number, self._untold = self._untold, None
        if number is not None and number < self._session.length:
            self._announce_from(number)
            self._sound_from(number)

    @property
    def _is_your_turn(self) -> bool:
        return self._session.acting != NOBODY

    def _announce_from(self, number: int) -> None:
        """Have what happened since read out, as far as the stage has not told it."""
        session = self._session
        rows, before = session.read_log()[number:], ""
        for each in rows:
            said = "" if each.number in self._staged else self._spoken(each)
            if said and said != before:
                announce(self._speaker, said)
            before = said or before
        if self._is_your_turn and rows:
            words = prompt(self._board, session, session.length).text
            announce(self._speaker, words, is_urgent=True)

    def _spoken(self, row: LogRow) -> str:
        """A row of the log to be heard: who, unless it is the one person here, and what."""
        session = self._session
        said = in_one_line(events_told(session, row)) or row.notation
        if WAY.fullmatch(row.notation):
            start, _, end = row.notation.partition("-")
            said = said.replace(row.notation, say("{start} to {end}", start=start, end=end), 1)
        if said and row.seat != NOBODY and session.people_here != (row.seat,):
            said = say("{who}: {what}", who=capital(seat_called(session, row.seat)), what=said)
        return capital(said)

    def _sound_from(self, number: int) -> None:
        rows = self._session.read_log()[number:]
        is_others = any(row.seat not in self._session.people_here for row in rows)
        is_turn_news = self._is_your_turn and is_others and not self._speaker.isActiveWindow()
        self.sounds.play(sound_of(self._session, rows, is_turn_news))
