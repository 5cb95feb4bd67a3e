"""The position that a line names, and the line that tells a seat's match to another program.

    position hexentafl seats 2 board=5x5 moves d4-e4 ; a1-a3
    position valhalla seats 3 seat 2 moves shuffle ? ; show 4 11 ; ...
    position [Meadhall "1"] [Game "hexentafl"] [Seats "2"] [Diagram "..."] moves d4-e4

With `seat K`, everything is told as this seat sees it. A line that only continues the one before is
read from there on, so a long match is not read again and again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.client.line_protocol.answers import NEXT, take
from meadhall.client.match import match_text
from meadhall.client.match.match_text import TAGS
from meadhall.client.match.position_text import spoken
from meadhall.client.match.setup import last_state
from meadhall.client.system.user_error import UserError
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import State
from meadhall.engines.game import Game
from meadhall.engines.values import BadOption, GameError, Setting

MOVES: Final = "moves"

MOST_SEATS: Final = 99
"""That anybody may ask for; how many a game has it says itself."""


@dataclass(frozen=True, slots=True)
class ToldPosition:
    """A position that a line has told."""

    game: Game
    settings: dict[str, Setting]
    state: State
    seat: int | None
    """Whose eyes it is told by; None: the table's."""

    def chooser(self) -> int:
        """The seat that is to choose, or UserError."""
        asked = self.state.asked()
        if not asked:
            raise UserError("no seat is to choose in this position")
        if self.seat is None:
            return asked[0]
        if self.seat not in asked:
            raise UserError(f"seat {self.seat + 1} is not to choose in this position")
        return self.seat


class PositionReader:
    """Reads such lines, each of which may continue the last one."""

    def __init__(self) -> None:
        self._line = ""
        self._answers = 0
        self._told: ToldPosition | None = None

    def read(self, line: str, chance: Chance) -> ToldPosition:
        """The position; or GameError, UserError, ValueError, and the last one stays."""
        line = line.strip()
        continued = self._continued(line)
        told, rest = continued or begin(line, chance)
        answers = self._answers if continued else 0
        state = told.state.copy()
        for text in rest.split(NEXT) if rest else []:
            answers += 1
            try:
                take(state, text)
            except (GameError, UserError, ValueError, OverflowError) as error:
                reason = str(error).rstrip(".")
                raise UserError(f"answer {answers}, {text.strip()[:60]!r}: {reason}") from error
        self._line, self._answers = line, answers
        self._told = ToldPosition(told.game, told.settings, state, told.seat)
        return self._told

    def _continued(self, line: str) -> tuple[ToldPosition, str] | None:
        """The last position and what this line adds to it, if it begins with the last line."""
        if self._told is None:
            return None
        joint = self._line + (NEXT if self._answers else f" {MOVES} ")
        return (self._told, line.removeprefix(joint)) if line.startswith(joint) else None


def begin(line: str, chance: Chance) -> tuple[ToldPosition, str]:
    """The position before the moves of the line, and the text of these."""
    head, _, rest = f"{line} ".partition(f" {MOVES} ")
    if tags := TAGS.match(line):
        head, _, rest = f" {line[tags.end() :]} ".partition(f" {MOVES} ")
        words, plan = head.split(), match_text.read(tags[0], chance)
        seat = take_number(words, "seat", plan.seats)
        if words:
            raise BadOption(f"{words[0]!r} is not understood after a position")
        game = catalogue.find(plan.game)
        settings = game.settle(plan.seats, plan.settings)
        return _seen(game, settings, last_state(plan), seat), rest.strip()
    words = head.split()
    if not words:
        raise BadOption("name a game, or give a position in brackets")
    game = catalogue.find(words.pop(0))
    seats = take_number(words, "seats", MOST_SEATS) or game.seats[0]
    seat = take_number(words, "seat", seats)
    settings = game.settle(seats, dict(setting(word) for word in words))
    return _seen(game, settings, game.opening(seats, settings), seat), rest.strip()


def setting(word: str) -> tuple[str, object]:
    """The option and the value in `OPTION=VALUE`."""
    key, joint, value = word.partition("=")
    if not joint:
        raise BadOption(f"{word[:40]!r} is no option; write it as option=value")
    return key, value


def take_number(words: list[str], name: str, most: int) -> int | None:
    """Take `NAME NUMBER` out of the words; None if it is not there."""
    if name not in words:
        return None
    at = words.index(name)
    value = words[at + 1] if at + 1 < len(words) else ""
    if not value.isdecimal() or not 1 <= int(value[:6]) <= most:
        raise BadOption(f"{name} is a number from 1 to {most}, not {value[:20]!r}")
    del words[at : at + 2]
    return int(value)


def _seen(game: Game, settings: dict[str, Setting], state: State, seat: int | None) -> ToldPosition:
    if seat is None:
        return ToldPosition(game, settings, state, None)
    return ToldPosition(game, settings, state.seen_by(seat - 1), seat - 1)


def opening_line(game: Game, seats: int, settings: Mapping[str, Setting], seat: int) -> str:
    """What tells a match from its beginning to the program that sits on this seat."""
    options = [f"{key}={spoken(value)}" for key, value in sorted(settings.items())]
    return " ".join([game.key, "seats", str(seats), "seat", str(seat + 1), *options])
