"""When the computer thinks in a session: for a seat that it plays, or for a hint.

One question at a time. The answer is asked for with `poll`, so nothing here waits.
"""

from dataclasses import dataclass, replace
from typing import Final, Protocol

from meadhall.client.computer.thinking import ThinkingJob, thinking_job
from meadhall.engines.contract import CHOOSE, SEVERAL, State
from meadhall.engines.game import Game
from meadhall.engines.values import Setting, Step
from meadhall.net.match.match import Match

HINT_LEVEL: Final = "einherjar"
"""Who gives hints: the level that overlooks nothing and takes no worse choice."""

HINT_TIME: Final = 700
"""Milliseconds; a hint need not be the same each time, but should not keep anybody waiting."""


class ComputerPlayer(Protocol):
    """Whatever thinks for the computer's seats: one question at a time, never waited for."""

    def begin(self, asked: ThinkingJob) -> None: ...

    def look_ahead(self, asked: ThinkingJob) -> None:
        """Think about this choice of a rival's, whose answer nobody waits for."""

    def poll(self) -> int | None:
        """The action, once it is found."""

    def stop(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """Nobody will ask any more."""


@dataclass(frozen=True, slots=True)
class Hint:
    seat: int
    action: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Thought:
    """What the computer found, for a seat of its own or as a hint."""

    seat: int
    action: int
    is_hint: bool


class ComputerTurns:
    def __init__(
        self, match: Match, game: Game, settings: dict[str, Setting], player: ComputerPlayer
    ) -> None:
        self._match = match
        self._game = game
        self._settings = settings
        self._player = player
        self._asked: tuple[int, int, bool] | None = None  # the answer, the seat, is it a hint
        self._ahead: int | None = None  # the answer of a rival's that is being thought about

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def begin_turn(self) -> bool:
        """Ask for the choice of a computer seat that is to choose; False where there is none."""
        for seat in self._match.awaited:
            if level := self._match.level(seat):
                self._ask(seat, level, self._match.thinking_time(seat), is_hint=False)
                return True
        return False

    def look_ahead(self) -> None:
        """Use the time of a person who chooses, where a computer here has a time to think.

        Only where nothing is secret: then everybody at the table knows all that is thought about.
        """
        number = len(self._match.line)
        if self._ahead == number or self._match.over is not None:
            return
        self._ahead = number
        for seat in sorted(self._match.seats):
            if milliseconds := self._match.thinking_time(seat):
                view = self._match.view(seat)
                if view.asks == CHOOSE and view.turn != SEVERAL and view.is_open():
                    asked = self._job(view, seat, self._match.level(seat), milliseconds)
                    self._player.look_ahead(replace(asked, seat=int(view.turn)))
                return

    def begin_hint(self, seat: int) -> None:
        """Look for a move for this person's seat, with what the seat knows and no more."""
        self._ask(seat, HINT_LEVEL, HINT_TIME, is_hint=True)

    def poll(self) -> Thought | None:
        """What has been found, unless the match has gone on meanwhile."""
        if self._asked is None or (action := self._player.poll()) is None:
            return None
        (number, seat, is_hint), self._asked = self._asked, None
        return Thought(seat, action, is_hint) if number == len(self._match.line) else None

    def drop_if_outdated(self) -> None:
        """Stop thinking about a position that is not the present one any more.

        What was thought ahead is still of use when the rival has chosen, and not else.
        """
        now = len(self._match.line)
        if self._ahead is not None and (
            self._match.over is not None or now not in (self._ahead, self._ahead + 1)
        ):
            self._player.stop()
            self._ahead = None
        if self._asked is None:
            return
        number, seat, _ = self._asked
        if number != len(self._match.line) or seat not in self._match.awaited:
            self._player.stop()
            self._asked = None

    def close(self) -> None:
        self._player.close()

    def _ask(self, seat: int, level: str, milliseconds: int, *, is_hint: bool) -> None:
        """Ask for the seat's choice or for a hint, in so many milliseconds or by count."""
        self._asked = len(self._match.line), seat, is_hint
        self._player.begin(self._job(self._match.view(seat), seat, level, milliseconds))

    def _job(self, view: State, seat: int, level: str, milliseconds: int) -> ThinkingJob:
        seed = self._match.thinking_seed(seat)
        return thinking_job(
            self._game, self._settings, view, seat, level, seed, milliseconds=milliseconds
        )
