"""A match as most libraries want it: one seat after the other chooses, by a small number.

The number is the place of the action in the sorted list of those that are legal now. Seats that
choose at the same time in secret are asked one after the other, and none sees what another chose.
Chance is answered here, by a seed.
"""

from collections.abc import Mapping
from typing import Final, Self

from meadhall.ai.arena import payoffs_of
from meadhall.engines import catalogue
from meadhall.engines.chance import Chance
from meadhall.engines.contract import CHOOSE, OVER, State, packed
from meadhall.engines.game import Game
from meadhall.engines.values import Setting

MOST_CHOICES: Final = 4096
"""No list of legal actions is longer; of a longer one only the beginning can be chosen from."""


class Turns:
    """One match, with a seat that is to choose or at its end."""

    def __init__(self, state: State, chance: Chance) -> None:
        self._state = state
        self._chance = chance
        self._chosen: list[int] = []
        """By those who have chosen already, of several that choose at the same time."""

    def copy(self) -> Self:
        twin = type(self)(self._state.copy(), copied(self._chance))
        twin._chosen = self._chosen[:]
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    # What is asked. --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def is_over(self) -> bool:
        return bool(self._state.asks == OVER)

    @property
    def is_chance(self) -> bool:
        """Must chance answer before a seat can choose?"""
        return not self.is_over and self._state.asks != CHOOSE

    @property
    def seat(self) -> int:
        """Who chooses now."""
        return self._state.asked()[len(self._chosen)]

    def legal(self) -> list[int]:
        """The actions of this seat."""
        return [int(action) for action in self._state.legal(self.seat)][:MOST_CHOICES]

    # What is answered. -----------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """The seat that is asked does the action with this number."""
        self._chosen.append(self.legal()[number])
        if len(self._chosen) == len(self._state.asked()):
            answer, self._chosen = self._chosen, []
            self._state.apply(packed(answer))

    def roll(self) -> None:
        """Let chance answer once."""
        self._state.apply(self._state.draw_answer(self._chance))

    def roll_all(self) -> None:
        """Let chance answer until a seat chooses or the match is over."""
        while self.is_chance:
            self.roll()

    # What is seen. ---------------------------------------------------------------------------

    def name(self, seat: int, number: int) -> str:
        """The notation of an action; empty if there is none with this number now."""
        legal = [int(action) for action in self._state.legal(seat)]
        return self._state.name(seat, legal[number]) if number < len(legal) else ""

    def seen(self, seat: int) -> str:
        """All that a seat knows of the position, as text, and what it has just chosen itself."""
        text = self._state.seen_by(seat).diagram()
        asked = self._state.asked()
        at = asked.index(seat) if seat in asked else len(self._chosen)
        if at < len(self._chosen):
            text += f"\n(chosen: {self._state.name(seat, self._chosen[at])})"
        return text

    def whole(self) -> str:
        """The position with everything in it."""
        return self._state.diagram()

    def gains(self) -> list[float]:
        """What each seat has gained: 0 together among rivals; 1 or -1 for all who win together."""
        if not self.is_over:
            return [0.0] * self.seats
        shares = payoffs_of(self._state)
        teams = {int(self._state.team(seat)) for seat in range(self.seats)}
        if len(teams) == 1:
            return [2 * share - 1 for share in shares]
        mean = sum(shares) / self.seats
        return [2 * (share - mean) for share in shares]


def copied(chance: Chance) -> Chance:
    """A stream that goes on with the same numbers."""
    twin = Chance(0)
    twin.x, twin.y, twin.z, twin.w = chance.x, chance.y, chance.z, chance.w
    return twin


def begun(game: Game, seats: int, settings: Mapping[str, Setting], seed: int) -> Turns:
    """A match at its opening."""
    return Turns(game.opening(seats, dict(settings)), Chance(f"adapter {seed}".encode()))


def game_for(
    key: str, seats: int, options: Mapping[str, object]
) -> tuple[Game, dict[str, Setting]]:
    """The game of this name and its settled options; GameError if there is no such thing."""
    game = catalogue.find(key)
    return game, game.settle(seats, options)


def fewest(key: str) -> int:
    """The fewest seats that the game is for."""
    return catalogue.find(key).seats[0]
