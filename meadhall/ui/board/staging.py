"""Showing what one answer brought piece by piece: kills, dice, fights, cards turned up.

A board makes `Cue`s of an answer (`Board.cues`): a sentence, the scene as it stands then, dice.
`one_after_other` makes them of the scenes before and after and a list of what happened:

    def cues(self, before, after, events, seat):
        steps = [Shown(told(event), self.spots_of(event), is_before=event.key == "killed") ...]
        return one_after_other(self.scene(before, seat), self.scene(after, seat), steps)

The page puts them on a `Stage`, and calls `tick` with the time. It shows the stage's cue in place
of the present position, with its caption over the board, has it spoken, and plays its sound.
Space, Enter or a click is `next`, Escape is `clear`. While somebody steps through a match, the
cues wait for the next step; while it plays by itself, for their time; the computer's players wait
until the stage is empty. With movement off nothing plays by itself: the captions are told at once.

How long a cue stays is the setting `staging`. Nothing here knows a window or a clock.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from meadhall.engines.values import Event
from meadhall.ui.board.paint.caption import Caption
from meadhall.ui.board.paint.dice import Die
from meadhall.ui.board.scene import Mark, MarkKind, Piece, Scene, Stroke

LONGEST: Final = 40
"""More cues than this are not shown one after the other: somebody was away for long."""

LEAST: Final = 0.8
PER_LETTER: Final = 0.022
"""Seconds that a cue stays, and for each letter of its caption."""

BRIEF: Final = 0.45
"""Seconds that a brief cue stays."""

PACES: Final = {"fast": 0.6, "normal": 1.0, "slow": 2.2}


class Pace(Enum):
    """How cues follow each other."""

    TIMED = "timed"
    STEPPED = "stepped"  # each waits until somebody has seen it


@dataclass(frozen=True, slots=True)
class Cue:
    """One thing to be looked at by itself."""

    text: str
    scene: Scene
    dice: tuple[Die, ...] = ()
    sound: str = ""
    is_brief: bool = False
    """Is it one of many alike, that a glance is enough for?"""

    joins: Event | None = None
    """What is read out in one sentence with others like it that follow (`GameBoard.joined`)."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One thing that happened, for `one_after_other`.

    `spots` are where it happened. What lies there is shown as it was until this cue has come, and
    as it became from this cue on; with `is_before` only from the next one on, so that one sees
    first who is about to fall. `hidden` are men to show in place of those that this cue turns up.
    """

    text: str
    spots: tuple[str, ...] = ()
    is_before: bool = False
    sound: str = ""
    dice: tuple[Die, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    hidden: tuple[Piece, ...] = ()
    is_brief: bool = False
    joins: Event | None = None


def one_after_other(before: Scene, after: Scene, steps: Sequence[Shown]) -> tuple[Cue, ...]:
    """A cue for each step. Spots that no step names are as they became from the first cue on."""
    cues = []
    for at, step in enumerate(steps):
        first = at if step.is_before else at + 1
        later = [spot for each in steps[first:] for spot in each.spots]
        shown = [spot for each in steps[:first] for spot in each.spots]
        pending = set(later) - set(shown)
        instead = tuple(piece for each in steps[first:] for piece in each.hidden)
        kept = {spot: [piece for piece in before.pieces if piece.spot == spot] for spot in pending}
        covered = {piece.spot for piece in instead}
        pieces = [
            piece
            for piece in after.pieces
            if piece.spot not in pending and piece.spot not in covered
        ]
        known = {spot.key for spot in after.spots}
        for spot in dict.fromkeys(later):
            if spot in pending and spot in known and spot not in covered:
                pieces += kept[spot]
        pieces += instead
        kind = MarkKind.DOOMED if step.is_before else MarkKind.STAGED
        marks = tuple(Mark(kind, spot) for spot in step.spots if spot in known)
        scene = replace(after, pieces=tuple(pieces), marks=marks, strokes=step.strokes)
        cues.append(Cue(step.text, scene, step.dice, step.sound, step.is_brief, step.joins))
    return tuple(cues)


class Stage:
    """The cues that are still to be shown, in their order."""

    def __init__(self) -> None:
        self.pace = Pace.TIMED
        self.speed = 1.0
        self._queue: deque[Cue] = deque()
        self._count = 0
        self._number = 0
        self._since: float | None = None
        """When the present cue was first seen; None until then."""

    @property
    def is_running(self) -> bool:
        return bool(self._queue)

    @property
    def cue(self) -> Cue | None:
        """What is shown now."""
        return self._queue[0] if self._queue else None

    @property
    def waits(self) -> bool:
        """Does the present cue wait for somebody?"""
        return self.is_running and self.pace is Pace.STEPPED

    def put_on(self, cues: Sequence[Cue], pace: Pace, speed: float = 1.0) -> None:
        """Show these after those that are still to come."""
        if not self._queue:
            self._number = self._count = 0
            self._since = None
        self.pace, self.speed = pace, speed
        if len(self._queue) + len(cues) > LONGEST:
            self.clear()
            return
        self._queue += cues
        self._count += len(cues)
        self._number = max(self._number, 1)

    def caption(self, help_words: str) -> Caption | None:
        """What is written over the board now."""
        cue = self.cue
        if cue is None:
            return None
        return Caption(cue.text, self._number, self._count, help_words, cue.dice)

    def next(self) -> None:
        """The present cue has been seen."""
        if self._queue:
            self._queue.popleft()
            self._number += 1
            self._since = None

    def clear(self) -> None:
        """Show nothing more of it."""
        self._queue.clear()
        self._since = None

    def tick(self, now: float) -> bool:
        """Go on where the time of the present cue is over; True if something has changed."""
        cue = self.cue
        if cue is None or self.pace is Pace.STEPPED:
            return False
        if self._since is None:
            self._since = now
            return False
        stay = BRIEF if cue.is_brief else LEAST + PER_LETTER * len(cue.text)
        if now - self._since < stay * self.speed:
            return False
        self.next()
        return True
