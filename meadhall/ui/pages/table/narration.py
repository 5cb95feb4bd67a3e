"""Telling what has happened at a table: piece by piece on the stage, by sounds, and read out.

What the stage shows is not read out a second time. What waits until the stage is empty is told
then, all at once. What the board tells in one sentence with more of its kind waits for the first
thing that is not of that kind (`GameBoard.joined`).
"""

from PySide6.QtWidgets import QWidget

from meadhall.client.match.log import LogRow
from meadhall.client.match.session import Session
from meadhall.engines.values import NOBODY, Event
from meadhall.ui.board.announcements import announce
from meadhall.ui.board.game_board import GameBoard
from meadhall.ui.board.pointing import step_buttons
from meadhall.ui.board.session_scene import staged
from meadhall.ui.board.sounds import Sounds, sound_of
from meadhall.ui.board.staging import PACES, Pace, Stage
from meadhall.ui.pages.table.log_model import (
    events_told,
    heard,
    in_one_line,
    is_joined,
    names_itself,
)
from meadhall.ui.text.people import seat_called
from meadhall.ui.text.prompts import closed, prompt
from meadhall.ui.text.spoken_summary import MANY
from meadhall.ui.text.words import capital, join, say, told
from meadhall.ui.window.app_context import AppContext


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
        self._asked = ""  # what was wanted last, until somebody comes to the table again
        self._staged: set[int] = set()  # answers that the stage has told of
        self._joined: list[Event] = []  # what is still to be told in one sentence

    def arrive(self, wanted: str, offered: str) -> None:
        """Have read out what is offered to who has come to the table, unless it was just said with
        what is wanted."""
        if wanted != self._asked and offered:
            self.speak(offered)
        self._asked = ""

    def offered(self) -> str:
        """What can be chosen by buttons above the board; Page Down and Page Up lead there."""
        move = self._session.move
        steps = step_buttons(self._board, move) if move is not None else []
        if not steps:
            return ""
        if len(steps) > MANY:
            return say("Page Down leads to {count} buttons.", count=len(steps))
        names = join([self._board.button_text(step) for step in steps])
        return say("Page Down leads also to: {names}.", names=names)

    def speak(self, words: str, is_urgent: bool = False) -> None:
        """Have this read out, in the words that this game uses aloud."""
        state = self._session.state_at(self._session.length)
        self._tell_joined()
        announce(self._speaker, self._board.aloud(words, state), is_urgent=is_urgent)

    def _tell_joined(self) -> None:
        """Tell in one sentence what has happened of one kind, if anything waits for it."""
        events, self._joined = self._joined, []
        if events:
            said = self._board.joined(events) if len(events) > 1 else told(events[0].text)
            announce(self._speaker, said)

    def last_move(self) -> str:
        """What happened last, with its number and who did it."""
        rows = [row for row in self._session.read_log() if row.events or row.notation]
        return self._retold(rows[-1]) if rows else say("Nothing has happened yet.")

    def follow(self, old_length: int, was_live: bool) -> None:
        """Tell what came since the match had this length; `was_live`: the present was shown."""
        length = self._session.length
        if length < old_length:
            self._joined.clear()
        if was_live and length > old_length:
            old_length = self._stage_from(old_length)
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

    def retell(self, number: int) -> None:
        """Have an earlier answer read out, with its number: one looks back at it."""
        row = next((row for row in self._session.read_log() if row.number == number), None)
        words = say("Move {number}.", number=number + 1) if row is None else self._retold(row)
        announce(self._speaker, words)

    def _retold(self, row: LogRow) -> str:
        return f"{say('Move {number}.', number=row.number + 1)} {self._spoken(row)}".rstrip()

    def next_cue(self) -> None:
        """Tell the cue that has come, or what has waited for the end of them all."""
        if self.stage.cue is not None:
            self._tell_cue()
        else:
            self._tell_what_is_due()

    def end_stage(self) -> None:
        self.stage.clear()
        self._tell_what_is_due()

    def _stage_from(self, number: int) -> int:
        """Have what happened since shown piece by piece, where the board knows pieces of it. What
        came before the first of them is told now; returns what is still to be told."""
        wish, length = self._context.settings.text("staging"), self._session.length
        is_still = self._context.motion.pace == 0
        if wish == "none" or (is_still and wish != "step"):
            return number
        was_empty = not self.stage.is_running
        pace = Pace.STEPPED if wish == "step" else Pace.TIMED
        shown = []
        for each in range(number, length):
            if cues := staged(self._board, self._session, each):
                shown.append(each)
                self.stage.put_on(cues, pace, PACES.get(wish, 1.0))
        self._staged.update(shown)
        if shown and was_empty:
            self._announce_rows(number, shown[0])
            number = shown[0]
        self._tell_cue()
        return number

    def _tell_cue(self) -> None:
        if (cue := self.stage.cue) is not None:
            self.sounds.play(cue.sound)
            if cue.joins is not None:
                self._joined.append(cue.joins)
            else:
                self.speak(cue.text)

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
        self._announce_rows(number, session.length)
        if self._is_your_turn and session.read_log()[number:]:
            asked = prompt(self._board, session, session.length).text
            words = " ".join(part for part in (closed(asked), self.offered()) if part)
            self._asked = words
            self.speak(words, is_urgent=True)

    def _announce_rows(self, first: int, end: int) -> None:
        rows, before = self._session.read_log(), ""
        for each in rows[first : end if end < self._session.length else None]:
            if each.number not in self._staged and is_joined(self._board, each):
                self._joined += each.events
                continue
            said = "" if each.number in self._staged else self._spoken(each)
            if said and not before.startswith(said):  # some things happen once for each seat
                self._tell_joined()
                announce(self._speaker, said)
            before = said or before

    def _spoken(self, row: LogRow) -> str:
        """A row of the log to be heard: who, unless it is the one person here, and what."""
        session = self._session
        said = heard(row, in_one_line(events_told(self._board, session, row)) or row.notation)
        is_ours = row.seat == NOBODY or session.people_here == (row.seat,)
        if said and not is_ours and not names_itself(row):
            said = say("{who}: {what}", who=capital(seat_called(session, row.seat)), what=said)
        said = " ".join(closed(part) for part in (capital(said), self._whispered(row)) if part)
        return self._board.aloud(said, session.state_at(min(row.number + 1, session.length)))

    def _whispered(self, row: LogRow) -> str:
        """What this answer showed to the one person here; where several share a computer, none of
        them is told aloud."""
        session = self._session
        is_private = len(session.people_here) == 1 and session.viewer == session.people_here[0]
        if not is_private or session.is_open_book or row.number >= session.length:
            return ""
        return told(session.private_news(row.number, session.viewer))

    def _sound_from(self, number: int) -> None:
        rows = self._session.read_log()[number:]
        is_others = any(row.seat not in self._session.people_here for row in rows)
        is_turn_news = self._is_your_turn and is_others and not self._speaker.isActiveWindow()
        self.sounds.play(sound_of(self._session, rows, is_turn_news))
