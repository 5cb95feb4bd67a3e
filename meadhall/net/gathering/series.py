"""Several games that count together: after each, everybody moves one seat further.

Where two sides are unlike, a match is fair only if both are played by both. Each game is a match
with a file of its own. What joins them is what the later one's beginning says: which games were
played before, and what they gave. Everybody signs that, and nobody signs it whose own file of the
game before says anything else; so the score can be read off the last file alone, and checked
against the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from meadhall.engines.phrases import Phrase, say
from meadhall.engines.values import Over, Result
from meadhall.net.errors import BadFrame
from meadhall.net.texts import Problem
from meadhall.net.transport.envelope import MATCH_SIZE
from meadhall.net.transport.wire import Fields, Value

if TYPE_CHECKING:
    from meadhall.net.gathering.genesis import Genesis

LENGTH_LIMIT: Final = 64
SEATS_LIMIT: Final = 64
WORTH: Final = {Result.WIN: 2, Result.DRAW: 1, Result.LOSS: 0}
"""In half points."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that is over, by the name of its match."""

    match: bytes
    points: tuple[int, ...]
    """The half points of each player, by their seats in the first game."""


@dataclass(frozen=True, slots=True)
class Series:
    """One game among several, and what the games before it gave."""

    length: int = 2
    before: tuple[PlayedGame, ...] = ()

    @property
    def number(self) -> int:
        """This game's number; the first is 1."""
        return len(self.before) + 1

    @property
    def is_last(self) -> bool:
        return self.number >= self.length

    def player_on(self, seat: int, seats: int) -> int:
        """Who sits there, told by the seat he had in the first game."""
        return (seat - len(self.before)) % seats

    def seat_of(self, player: int, seats: int) -> int:
        return (player + len(self.before)) % seats

    def scores(self, seats: int, over: Over | None) -> tuple[int, ...]:
        """The half points of each player so far, with this game's if it is over."""
        games = [game.points for game in self.before]
        if over is not None:
            games.append(self._worth(over))
        return tuple(sum(game[player] for game in games) for player in range(seats))

    def after(self, match: bytes, over: Over) -> "Series":
        """The next game's, once this one, the match of this name, is over."""
        return replace(self, before=(*self.before, PlayedGame(match, self._worth(over))))

    def anew(self) -> "Series":
        """As many games, from the first."""
        return Series(self.length)

    def _worth(self, over: Over) -> tuple[int, ...]:
        seats = len(over.results)
        return tuple(WORTH[over.results[self.seat_of(player, seats)]] for player in range(seats))

    def encode(self) -> list[Value]:
        return [self.length, [[game.match, list(game.points)] for game in self.before]]


def read_series(value: Value, seats: int) -> Series:
    """Read a series of matches with so many seats, or BadFrame."""
    fields = Fields(value, "a series")
    length, before = fields.number(2, LENGTH_LIMIT), []
    for item in fields.items(LENGTH_LIMIT - 1):
        game = Fields(item, "a game of a series")
        before.append(
            PlayedGame(
                game.data(MATCH_SIZE), tuple(game.numbers(SEATS_LIMIT, 0, WORTH[Result.WIN]))
            )
        )
        game.end()
    fields.end()
    if len(before) >= length or any(len(game.points) != seats for game in before):
        raise BadFrame("a series does not fit the match that belongs to it")
    return Series(length, tuple(before))


def moved_on(seats: Sequence[int], count: int) -> tuple[int, ...]:
    """The seats in the next game of the one who has these of `count` seats now."""
    return tuple((seat + 1) % count for seat in seats)


def objection(genesis: "Genesis", earlier: "Genesis | None", over: Over | None) -> Phrase | None:
    """Why this match cannot be the next game after the earlier one, which ended so; or None.

    It must be the same people at the same table, each one seat further, and what it says of the
    games before must be what the file of the earlier one says.
    """
    if genesis.series is None or not genesis.series.before:
        return None
    last = genesis.series.before[-1]
    if earlier is None or earlier.match != last.match or over is None:
        return say(Problem.NO_EARLIER_SCORE)
    if earlier.series is None or earlier.series.after(last.match, over) != genesis.series:
        return say(Problem.OTHER_SCORE)
    if rules_of(earlier) != rules_of(genesis):
        return say(Problem.OTHER_RULES)
    if sitters(earlier) != sitters(genesis)[1:] + sitters(genesis)[:1]:
        return say(Problem.OTHER_SEATS)
    return None


def rules_of(genesis: "Genesis") -> tuple[object, ...]:
    """By which rules, and from which moment on."""
    beginning = (genesis.diagram, genesis.answers)
    return genesis.game, genesis.rules, genesis.settings, genesis.seats, beginning


def sitters(genesis: "Genesis") -> list[tuple[bytes, str]]:
    """Whose each seat is: a person's key, or a computer's level, on any machine."""
    return [
        (b"", chair.level) if chair.level else (genesis.people[chair.peer].key, "")
        for chair in genesis.chairs
    ]
