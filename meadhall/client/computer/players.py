"""Computer players for a session: one that thinks in this process, one with its own processes.

A search may take seconds and fills a processor. In a process of its own it takes nothing from
the window's frames, can be stopped within moments, and a crash of it is only an answer that
does not come: then the same question is asked once more, of a new process. Only when that does
not help either, a weaker player is asked. Then those who compute the choice again will disagree.

Who thinks by the clock for a second or more does so with several processors, a tree in each. Who
counts uses one, so that everybody can compute the choice again.

Who thinks by the clock also looks ahead on the time of others, where nothing is secret. One
processor is left to the window then, and it ends after a while, however long a person takes.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from meadhall.ai import levels
from meadhall.ai.styles import STYLES, Style, style_of
from meadhall.ai.texts import PlayerProblem, StyleText
from meadhall.client.computer.thinking import SearchReport, ThinkingJob
from meadhall.client.computer.workers import (
    Died,
    Done,
    Failed,
    Worker,
    processors,
    wait_for_any,
)
from meadhall.engines.contract import State
from meadhall.engines.phrases import Text, say
from meadhall.engines.values import BadOption
from meadhall.net.gathering.genesis import level_alone

WEAKEST: Final = levels.LEVELS[0].key
STRONGEST: Final = levels.LEVELS[-1].key
USUAL: Final = levels.DEFAULT
CRASHES: Final = 2
"""How many processes may be lost over one question."""

WORTH_SHARING: Final = 1000
"""Milliseconds: less is over before a second process has begun."""

MOST_WORKERS: Final = 4
"""Each has a tree of its own, so more would take more memory than they gain."""


AHEAD: Final = 10
LONGEST_AHEAD: Final = 60_000
"""A look ahead takes so many times as long as a choice, and never longer than this, in
milliseconds."""


@dataclass(frozen=True, slots=True)
class Strength:
    """One of the computer's levels, as it is offered to a person."""

    key: str
    title: str
    meaning: str


def strengths() -> tuple[Strength, ...]:
    """From the weakest to the strongest."""
    return tuple(Strength(level.key, level.title, level.meaning) for level in levels.LEVELS)


def strength(level: str) -> Strength:
    """What is offered under this name, whatever the style. A table or a file of others may name
    what nobody here knows."""
    key = level_alone(level)
    return next((each for each in strengths() if each.key == key), Strength(key, key, ""))


def styled(level: str, style: str) -> str:
    """The level with a style, as a match keeps it; without one where the style is empty."""
    return f"{level_alone(level)}:{style}" if style else level_alone(level)


def styles_in(state: State) -> list[Style]:
    """What a computer player may be in this game."""
    return [style for style in STYLES if style.key in state.styles()]


def style_in(level: str) -> str:
    """The style that follows the level, or an empty text."""
    return level.partition(":")[2]


def computer_title(level: str) -> Text:
    """What a computer player is called, with its style: `Jarl`, or `Jarl, bold`."""
    title = strength(level).title
    if not style_in(level):
        return title
    try:
        return say(StyleText.STYLED, level=title, style=style_of(style_in(level)).title)
    except BadOption:
        return say(StyleText.STYLED, level=title, style=style_in(level))


def check_styles(levels: Iterable[str], state: State) -> None:
    """BadOption if one of these computer players has a style that is none in this game."""
    offered = tuple(state.styles())
    for level in levels:
        if style_in(level) and not offered:
            raise BadOption(say(PlayerProblem.NO_STYLE_HERE))
        if style_in(level) and style_in(level) not in offered:
            style = style_in(level)
            raise BadOption(say(PlayerProblem.NO_SUCH_STYLE_HERE, style=style, styles=offered))


def check_level(level: str, others: tuple[str, ...] = ()) -> str:
    """The level as a person typed it, perhaps with a style, as it is kept; BadOption if there is
    none. `others` names more that may be typed."""
    if level.lower() in others:
        return level.lower()
    keys = tuple(each.key for each in strengths())
    if level_alone(level).lower() not in keys:
        raise BadOption(say(PlayerProblem.NO_LEVEL, level=repr(level), levels=(*keys, *others)))
    found = levels.level_of(level)
    return styled(found.key, found.style)


def gains_by_time(state: State) -> bool:
    """Does the strongest level search in this game? If it follows a plan, time adds nothing."""
    return levels.fitted(levels.LEVELS[-1], state).simulations > 1


def parts_of(asked: ThinkingJob) -> list[ThinkingJob]:
    """The question, or the same one for several workers where time is given for it."""
    if asked.milliseconds < WORTH_SHARING:
        return [asked]
    return asked.shared(min(processors(), MOST_WORKERS))


class InProcessPlayer:
    """Thinks while it is asked: for tests and for terminals, where nobody minds the wait."""

    def __init__(self) -> None:
        self._found: int | None = None

    def look_ahead(self, asked: ThinkingJob) -> None:
        """It cannot: it thinks only while somebody waits."""

    def begin(self, asked: ThinkingJob) -> None:
        _, report = asked.explore(lambda report: None, lambda: False)
        self._found = report.action

    def poll(self) -> int | None:
        found, self._found = self._found, None
        return found

    def stop(self) -> None:
        self._found = None

    def close(self) -> None:
        self._found = None


class WorkerPlayer:
    """Thinks in other processes, which are started at the first question."""

    def __init__(self) -> None:
        self._workers: list[Worker] = []
        self._asked: ThinkingJob | None = None
        self._parts: list[ThinkingJob] = []
        self._found: dict[int, SearchReport] = {}
        self._crashes = 0
        self._is_ahead = False

    def look_ahead(self, asked: ThinkingJob) -> None:
        """Think about this choice of a rival's until the next question comes."""
        limit = min(AHEAD * asked.milliseconds, LONGEST_AHEAD)
        ahead = replace(asked, milliseconds=limit, is_ahead=True)
        self._hand_out(ahead.shared(max(min(processors() - 1, MOST_WORKERS), 1)))
        self._is_ahead = True

    def begin(self, asked: ThinkingJob) -> None:
        self._crashes = 0
        self._ask(asked)

    def _ask(self, asked: ThinkingJob) -> None:
        self._asked, self._found = asked, {}
        self._parts = parts_of(asked)
        self._hand_out(self._parts)

    def _hand_out(self, parts: list[ThinkingJob]) -> None:
        while len(self._workers) < len(parts):
            self._workers.append(Worker())
        for worker in self._workers[len(parts) :]:
            if worker.is_busy or parts[0].milliseconds == 0:
                worker.close()
        for worker, part in zip(self._workers, parts, strict=False):
            if self._is_ahead:
                worker.begin_next(part)
            else:
                worker.begin(part)
        self._is_ahead = False

    def poll(self) -> int | None:
        for at, part in enumerate(self._parts):
            message = self._workers[at].poll()
            if isinstance(message, Done):
                assert isinstance(message.value, SearchReport)
                self._found[at] = message.value
                self._end_together()
            elif isinstance(message, (Died, Failed)) and self._asked is not None:
                self._crashes += 1
                if isinstance(message, Failed) or self._crashes > CRASHES:
                    self._ask(replace(self._asked, level=WEAKEST, milliseconds=0))
                    return None
                self._workers[at].begin(part)
        if self._asked is None or len(self._found) < len(self._parts):
            return None
        reports = [self._found[at] for at in range(len(self._parts))]
        asked, self._asked, self._parts = self._asked, None, []
        return reports[0].action if len(reports) == 1 else asked.together(reports).action

    def _end_together(self) -> None:
        """One of them has come to its end: the time is over, or the outcome is proven."""
        for worker in self._workers[: len(self._parts)]:
            worker.stop()

    def wait(self, seconds: float) -> None:
        """Sleep until there may be something to poll, or the time is over."""
        wait_for_any(self._workers, seconds)

    def stop(self) -> None:
        """Forget the question; a process that is in the middle of one ends with it."""
        for worker in self._workers:
            if worker.is_busy:
                worker.close()
        self._asked, self._parts, self._is_ahead = None, [], False

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._asked, self._parts = None, []


class TerminalPlayer(InProcessPlayer):
    """Thinks while it is asked, and with several processors where time is given for it."""

    def begin(self, asked: ThinkingJob) -> None:
        if len(parts_of(asked)) == 1:
            super().begin(asked)
            return
        apart = WorkerPlayer()
        try:
            apart.begin(asked)
            while (found := apart.poll()) is None:
                apart.wait(1.0)
        finally:
            apart.close()
        self._found = found
