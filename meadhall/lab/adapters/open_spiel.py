"""Our games for OpenSpiel: `pyspiel.load_game("meadhall_hexentafl")` after this is imported.

Parameters: `seats` (0: the fewest), `options` as in "board=5x5 first=attackers", and `seed`, which
decides what chance answers. Chance is sampled: a shuffled deck has too many outcomes to list.
Actions are numbers in the list of legal ones (`turns`); their names are our notation.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import pyspiel

from meadhall.engines import catalogue
from meadhall.engines.game import Game
from meadhall.lab.adapters.turns import MOST_CHOICES, Turns, begun

PREFIX: Final = "meadhall_"
LONGEST: Final = 2**31 - 1
PARAMETERS: Final[dict[str, Any]] = {"seats": 0, "options": "", "seed": 1}


class MeadhallState(pyspiel.State):  # type: ignore[misc]
    """One moment of a match, as OpenSpiel asks for it."""

    def __init__(self, game: "MeadhallGame", turns: Turns) -> None:
        super().__init__(game)
        self.turns = turns

    def current_player(self) -> int:
        if self.turns.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.turns.is_chance else self.turns.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.turns.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome, which stands for what the seed says."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.turns.is_chance:
            self.turns.roll()
        else:
            self.turns.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance"
        return self.turns.name(player, action)

    def is_terminal(self) -> bool:
        return self.turns.is_over

    def returns(self) -> list[float]:
        return self.turns.gains()

    def __str__(self) -> str:
        return self.turns.whole()


class MeadhallObserver:
    """What a seat sees, as text. There is no tensor: `string_from` tells everything."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: MeadhallState, player: int) -> None:
        """There is nothing to fill."""

    def string_from(self, state: MeadhallState, player: int) -> str:
        return state.turns.seen(player)


class MeadhallGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options. A subclass for each names it."""

    game: Game
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.seats = int(given["seats"]) or max(self.game.seats[0], 1)
        words = (word.partition("=") for word in str(given["options"]).split())
        options = {key: value for key, _, value in words}
        self.settings = self.game.settle(self.seats, options)
        self.matches: Iterator[int] = count(int(given["seed"]))
        most = self.game.bound(self.seats, self.settings) * self.seats
        together = self.game.goal is not None
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_CHOICES,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=-2.0,
            max_utility=2.0,
            utility_sum=None if together else 0.0,
            max_game_length=min(most, LONGEST),
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> MeadhallState:
        turns = begun(self.game, self.seats, self.settings, next(self.matches))
        return MeadhallState(self, turns)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MeadhallObserver:
        return MeadhallObserver()


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    low, high = game.seats
    together = game.goal is not None
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.key}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=PARAMETERS,
    )


def register() -> None:
    """Tell OpenSpiel of all our games."""
    for game in catalogue.GAMES:
        kind = type_of(game)
        made = type(f"Meadhall{game.key.title()}", (MeadhallGame,), {"game": game, "type": kind})
        pyspiel.register_game(kind, made)


register()
