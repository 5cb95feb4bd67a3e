"""Learning a game by playing: a few short lessons, each with something to do on the board.

A tutorial is a Markdown file in `resources/tutorials`, one for each game and language. Each of
its headings of the second rank begins a lesson; the task is in it as a fenced
block that begins with `try`, and gives a position as a drawing in the rules does (`rulebook`):

    ```try
    options: board=5x5
    goal: taken
    way: c6-d6
    others: d4-e4 | e4-e5
    done: Shut in from both sides: the man is off the board.
    ---
    attackers to move
    ...
    ```

`goal` names the kind of event that has to come of it, and `goal: taken 2` wants two of them;
where there is none, the learner has to do exactly what `way` says. `way` is a way that leads
there, one notation for each choice: the learner is shown it on request, and the tests walk it.
`others` is what the other seats do meanwhile. `after: the last` in place of a diagram goes on
where the way of the lesson before has led.

Not here: painting, and pointing at things (`meadhall.ui.pages.tutorial`).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from meadhall.client.learning.rulebook import (
    ENGLISH,
    BadRulebook,
    RulebookPosition,
    read_block,
    resource,
)
from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State
from meadhall.engines.values import NOBODY, Event, Step

BLOCK: Final = re.compile(r"^```try\n(.*?)^```\n?", re.DOTALL | re.MULTILINE)
KEYS: Final = ("goal", "way", "others", "after", "done")
BETWEEN: Final = "|"
"""Stands between the notations of a way."""

SEED: Final = 1
"""Of all chance in a lesson, so that everybody sees the same."""


@dataclass(frozen=True, slots=True)
class Task:
    """A position, and the task in it."""

    position: RulebookPosition
    way: tuple[str, ...]
    done: str
    goal: str = ""
    times: int = 1
    others: tuple[str, ...] = ()
    before: "Task | None" = None
    """The task at whose end this one begins, in place of its position."""

    def start(self) -> State:
        return walked(self.before).state if self.before is not None else self.position.state()


@dataclass(frozen=True, slots=True)
class Lesson:
    title: str
    text: str
    task: Task | None = None


@dataclass(frozen=True, slots=True)
class Tutorial:
    game: str
    title: str
    lessons: tuple[Lesson, ...]


class Attempt:
    """A learner at a task: chooses like at a table, while the others do what the lesson says."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.state = task.start()
        self.events: list[Event] = []
        """What everybody saw happen so far."""

        self.made: list[str] = []
        """What the learner has chosen, in notation."""

        self._others = list(task.others)
        self._chance = Chance(SEED)
        self._let_chance_answer()
        self.seat = int(self.state.asked()[0])
        self.move: MoveBuilder | None = None
        self._ask()

    @property
    def view(self) -> State:
        """The position as the learner knows it."""
        return self.state.seen_by(self.seat)

    @property
    def is_done(self) -> bool:
        if not self.task.goal:
            return self.made == list(self.task.way)
        seen = Counter(each.key for each in self.events if each.seat in (self.seat, NOBODY))
        return seen[self.task.goal] >= self.task.times

    @property
    def is_failed(self) -> bool:
        """Has it failed, so that the learner must begin again?"""
        is_elsewhere = not self.task.goal and self.made != list(self.task.way[: len(self.made)])
        return not self.is_done and (is_elsewhere or self.move is None)

    @property
    def way_on(self) -> tuple[Step, ...]:
        """What to point at for the next choice of the way; empty if the learner has left it."""
        made = len(self.made)
        if self.move is None or list(self.task.way[:made]) != self.made:
            return ()
        return self.move.way(self.move.state.read(self.seat, self.task.way[made]))

    def choose(self) -> None:
        """Make the choice that is fully pointed out, and let the others go on until the next."""
        assert self.move is not None and self.move.action is not None
        action = self.move.action
        self.made.append(self.move.state.name(self.seat, action))
        asked = self.state.asked()
        self._answer([action if seat == self.seat else self._other(seat) for seat in asked])
        self._let_others_answer()
        self._ask()

    def _ask(self) -> None:
        """The learner has as many choices as the way that is known to lead to the goal."""
        is_asked = self.seat in self.state.asked() and len(self.made) < len(self.task.way)
        self.move = MoveBuilder(self.view, self.seat) if is_asked else None

    def _let_others_answer(self) -> None:
        self._let_chance_answer()
        while self._others and self.state.asks == CHOOSE and self.seat not in self.state.asked():
            self._answer([self._other(seat) for seat in self.state.asked()])
            self._let_chance_answer()

    def _let_chance_answer(self) -> None:
        while self.state.asks not in (CHOOSE, OVER):
            self._answer([int(value) for value in self.state.draw_answer(self._chance)])

    def _other(self, seat: int) -> int:
        if not self._others:
            raise BadRulebook(f"a lesson does not say what seat {seat + 1} does")
        return self.state.seen_by(seat).read(seat, self._others.pop(0))

    def _answer(self, values: list[int]) -> None:
        before = self.state.copy()
        self.state.answer(values)
        self.events += self.state.events_since(before, values)


def walked(task: Task) -> Attempt:
    """The attempt of a learner who solves the task in the way that it gives."""
    attempt = Attempt(task)
    for _ in task.way:
        for step in attempt.way_on:
            assert attempt.move is not None
            attempt.move.take(step)
        attempt.choose()
    return attempt


# Reading. -----------------------------------------------------------------------------------


def tutorial(game: str, language: str = ENGLISH) -> Tutorial:
    """How this game is learnt, in this language, or in English where there is none in it."""
    return read_tutorial(game, resource("tutorials", game, language))


def read_tutorial(game: str, text: str) -> Tutorial:
    title, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return Tutorial(game, title.strip().removeprefix("# "), tuple(_lessons(game, parts)))


def _lessons(game: str, parts: Sequence[str]) -> Iterator[Lesson]:
    before: Task | None = None
    for part in parts:
        title, _, text = part.partition("\n")
        found = BLOCK.search(text)
        task = read_task(game, found[1], before) if found else None
        yield Lesson(title.strip(), BLOCK.sub("", text).strip(), task)
        before = task or before


def read_task(game: str, block: str, before: Task | None = None) -> Task:
    position, asked = read_block(game, block, KEYS)
    if not asked.get("way") or not asked.get("done"):
        raise BadRulebook(f"{game}: a task needs a way to its end, and what is said there")
    goal, _, times = asked.get("goal", "").partition(" ")
    return Task(
        position,
        _notations(asked["way"]),
        asked["done"],
        goal,
        int(times or 1),
        _notations(asked.get("others", "")),
        before if "after" in asked else None,
    )


def _notations(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(BETWEEN) if each.strip())
