"""The named values that cross the edge of the rules: what is asked, pointed at, told and refused.

Inside a state everything is a small integer. Everything outside (a window, a
terminal, a peer, a test) meets these instead: frozen, comparable, printable.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from meadhall.engines.phrases import Form, Phrase, Text, say

Setting = int | str | bool
Settings = Mapping[str, Setting]

NOBODY: Final = -1
"""No seat: the onlooker who knows only what is public, or a shuffle by everybody together."""

UNKNOWN: Final = -1
"""The face of a card that this copy of the state does not know."""


# What a state asks. -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose:
    """These seats owe one action each; several seats choose in secret and at the same time."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """So many public dice of so many sides; the answer is their values from 1 up."""

    sides: int
    count: int


@dataclass(frozen=True, slots=True)
class Shuffle:
    """These cards change places among themselves.

    By everybody (`NOBODY`): nobody knows the new order. By one seat: only that seat knows it.
    """

    cards: tuple[int, ...]
    by: int


@dataclass(frozen=True, slots=True)
class Show:
    """These seats learn the faces of these cards; all seats at once means everybody who watches."""

    cards: tuple[int, ...]
    seats: tuple[int, ...]


class Result(Enum):
    """What a finished match is worth to one seat, in half points."""

    LOSS = 0
    DRAW = 1
    WIN = 2


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing is asked any more."""

    results: tuple[Result, ...]
    reason: Phrase
    points: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, result in enumerate(self.results) if result is Result.WIN)


Ask = Choose | Roll | Shuffle | Show | Over


# What a person points at, and is told. ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to point at on the way to an action: a piece, a place, a card, a button.

    `kind` says what sort of thing it is, `at` which one, `text` what one says or types for it.
    On a table without cells `at` is a point, as the game numbers its points.
    """

    kind: str
    at: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that everybody saw happen. `key` is for programs, `text` for people."""

    key: str
    text: Phrase
    seat: int = NOBODY
    at: tuple[int, ...] = ()

    def __str__(self) -> str:
        return str(self.text)


# What differs between matches of one game. --------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on before a match: a choice among words, a number, or yes and no."""

    key: str
    title: Phrase
    meaning: Phrase
    default: Setting
    choices: tuple[tuple[str, Phrase], ...] = ()
    low: int = 0
    high: int = 0

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return "flag" if isinstance(self.default, bool) else "number"

    def allowed(self) -> str:
        """What may be given, in words."""
        if self.kind == "choice":
            return ", ".join(key for key, _ in self.choices)
        return "yes, no" if self.kind == "flag" else f"{self.low} to {self.high}"

    def read(self, given: object) -> Setting:
        """The setting that a person or a file means by `given`, or BadOption."""
        if self.kind == "flag":
            words = {
                "yes": True,
                "true": True,
                "on": True,
                "no": False,
                "false": False,
                "off": False,
            }
            meant = given if isinstance(given, bool) else words.get(str(given).lower())
            if meant is not None:
                return meant
        elif self.kind == "choice":
            for key, _ in self.choices:
                if str(given).lower() == key.lower():
                    return key
        elif not isinstance(given, bool) and str(given).lstrip("+-").isdecimal():
            number = int(str(given))
            if self.low <= number <= self.high:
                return number
        values = self.allowed()
        raise BadOption(
            say(OptionProblem.NO_VALUE, option=self.key, value=repr(given), values=values)
        )


# What goes wrong. ---------------------------------------------------------------------------


class GameError(Exception):
    """Something about a game was asked for that cannot be."""

    @property
    def reason(self) -> Text:
        """The phrase that says why, or English where only a programmer can have erred."""
        return next((arg for arg in self.args if isinstance(arg, Phrase)), str(self))


class OptionProblem(Form):
    """Why a game cannot be set up like that."""

    NO_GAME = "there is no game called {game}; the games are: {games}"
    NO_GAME_LIKE = "there is no game called {game}; did you mean {near}?"
    NOT_FOR = "{game} is for {count} players, not {given}"
    NOT_FOR_RANGE = "{game} is for {low} to {high} players, not {given}"
    NO_OPTION = "{game} has no option {option}; its options are: {options}"
    NO_VALUE = "{option} cannot be {value}; it may be {values}"


class UnknownGame(GameError):
    """No game in the catalogue bears this name."""


class BadOption(GameError):
    """An option does not exist, or cannot have this value, or does not go with the others.

    `why` is a `Phrase` where the rules say so, and English where only a programmer can have erred.
    """

    def __init__(self, why: str | Phrase) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return str(self.why).rstrip(".")


class BadDiagram(GameError):
    """A drawn position that cannot be read, or that cannot be."""


class BadNotation(GameError):
    """A text that names no legal action, or more than one."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return str(self.why).rstrip(".")


class BadState(GameError):
    """A stored state that cannot be read back."""


class IllegalAnswer(GameError):
    """An answer that does not fit what is asked. The state is as it was."""


class IllegalAction(IllegalAnswer):
    """A seat chose what the rules forbid it now. The state is as it was."""

    def __init__(self, seat: int, action: int, why: Phrase) -> None:
        super().__init__(seat, action, why)
        self.seat, self.action, self.why = seat, action, why

    def __str__(self) -> str:
        return str(self.why)


class RuleBroken(GameError):
    """A face that was opened shows that a seat did earlier what it was not allowed to do."""

    def __init__(self, seat: int, why: Phrase) -> None:
        super().__init__(seat, why)
        self.seat, self.why = seat, why

    def __str__(self) -> str:
        return str(self.why)


class HiddenFace(GameError):
    """The rules looked at a card whose face this copy does not know: a mistake in the rules."""
