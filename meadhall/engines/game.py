"""How a game presents itself: its name, its seats, its options, and its openings."""

from collections.abc import Mapping

from meadhall.engines.contract import State
from meadhall.engines.endgames import TableSolver
from meadhall.engines.game_info import GameInfo
from meadhall.engines.phrases import Phrase, Text, say
from meadhall.engines.texts import SeatName
from meadhall.engines.values import BadOption, Option, OptionProblem, Setting, Settings


class Game:
    """One game of the catalogue. A subclass per game; one instance of each."""

    key: str
    title: str
    designer: Text
    summary: Phrase
    minutes: tuple[int, int]
    weight: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: int
    goal: Phrase | None
    """What all players must do together; None where they are rivals."""
    is_played_in_pairs: bool = False
    """Are the sides so unlike that a fair match is two games, with sides swapped?"""

    all_may_lose: bool = False
    """Can a match of rivals end with a loss for everybody? Then what one lacks no other has."""

    knows_draw: bool = False
    """Can a match end without a winner by its rules, so that one may also be agreed on?"""

    def describe(self, info: GameInfo) -> None:
        """Take name, seats and the other facts from what `game_info` lists."""
        self.key, self.title, self.designer = info.key, info.title, info.designer
        self.summary, self.minutes, self.weight = info.summary, info.minutes, info.weight
        self.seats, self.goal = info.seats, info.goal

    def opening(self, seats: int, settings: Settings) -> State:
        """The first moment of a match. Call `start`, which checks what is given."""
        raise NotImplementedError

    def read_diagram(self, text: str, seats: int, settings: Settings) -> State:
        """The position that a diagram draws, or BadDiagram."""
        raise NotImplementedError

    def bound(self, seats: int, settings: Settings) -> int:
        """No match has more answers than this."""
        raise NotImplementedError

    def seat_name(self, seat: int, seats: int, settings: Settings) -> Phrase:
        """What the seat is called in this game: a side, a colour, or its number."""
        return say(SeatName.PLAYER, number=seat + 1)

    def endgame_tables(self, settings: Settings) -> list[str]:
        """The endgame tables that can be solved, each after those that it needs."""
        return []

    def table_solver(self, name: str, settings: Settings) -> TableSolver:
        """What solves one of these tables."""
        raise NotImplementedError

    def victory_time(self, state: State, settings: Settings) -> tuple[Phrase, int] | None:
        """For the best times of a game that is won together: the kind of match, and its turns."""
        return None

    def object_to(self, seats: int, settings: Settings) -> Phrase | None:
        """Why these options do not go with each other or the number of seats, or None."""
        return None

    def _not_for(self, seats: int) -> Phrase:
        low, high = self.seats
        if low == high:
            return say(OptionProblem.NOT_FOR, game=self.title, count=low, given=seats)
        return say(OptionProblem.NOT_FOR_RANGE, game=self.title, low=low, high=high, given=seats)

    def settle(self, seats: int, given: Mapping[str, object]) -> dict[str, Setting]:
        """Every option with its value, the defaults filled in, or BadOption."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadOption(self._not_for(seats))
        known = {option.key for option in self.options}
        for key in given:
            if key not in known:
                offer = tuple(sorted(known))
                raise BadOption(
                    say(OptionProblem.NO_OPTION, game=self.title, option=repr(key), options=offer)
                )
        settings = {
            option.key: option.read(given[option.key]) if option.key in given else option.default
            for option in self.options
        }
        if refusal := self.object_to(seats, settings):
            raise BadOption(refusal)
        return settings

    def start(self, players: int | None = None, **given: object) -> State:
        """The opening with these options; the fewest players if no number is given."""
        count = self.seats[0] if players is None else players
        return self.opening(count, self.settle(count, given))
