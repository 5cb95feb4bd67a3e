"""Who can take part in a duel, and how it is written.

    karl                            a level of the computer, with its own budget
    karl:bold                       the same with a style
    random, greedy                  players without search: any action; the best after one move
    search:minimax=0,simulations=50 the search with other dials and a budget
    plain:time=20                   the textbook's search, by time, in milliseconds

An `Entrant` is a frozen value that can be sent to another process. A `Player` is an entrant at one
seat of one match; it plays by what its seat knows. For a budget in time, a clock is handed in.
"""

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.ai.levels import LEVELS, Level, fitted, level_of
from meadhall.ai.method import PLAIN, STRONG, adjusted, whole
from meadhall.ai.open_search import OpenSearch
from meadhall.ai.pace import MOST, Clock, Pace
from meadhall.ai.player import decide, search_for
from meadhall.ai.search import Search
from meadhall.ai.styles import style_of
from meadhall.ai.texts import PlayerProblem
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, State
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption

METHODS: Final = {"search": STRONG, "plain": PLAIN}

MOVERS: Final = ("random", "greedy")


@dataclass(frozen=True)
class Entrant:
    spec: str
    level: Level | None
    """How it thinks; None for `random` and `greedy`."""
    milliseconds: int = 0
    """The time for one choice; 0: as many simulations as the level says."""


class Forfeit(Exception):
    """A player gave no answer that can be played, so its seat has lost the match."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """An entrant at one seat, for one match. A subclass may ask a program outside this one."""

    def __init__(self, entrant: Entrant, seat: int) -> None:
        self.entrant: Entrant = entrant
        self.seat: int = seat
        self.kept: OpenSearch | None = None
        """The search for the last choice, moved on to the present position."""

    def act(self, state: State, seed: int, clock: Clock) -> int:
        """Its action, on a copy that knows no more than the seat."""
        entrant = self.entrant
        if entrant.level is None:
            return move_of(entrant.spec, state.seen_by(self.seat), self.seat, seed)
        pace = Pace(clock, entrant.milliseconds)
        level = fitted(entrant.level, state)
        search: Search = self.kept or search_for(state, self.seat, level, seed)
        if len(search.state.legal(self.seat)) > 1:
            budget = MOST if entrant.milliseconds > 0 else level.simulations
            while pace.go_on(search, budget):
                pass
        if level.method.reuse == 1 and isinstance(search, OpenSearch):
            self.kept = search
        return decide(search.state, self.seat, search.choices(), level, seed)

    def see(self, answer: list[int]) -> None:
        """This was answered at the table."""
        if self.kept is not None and not (len(answer) == 1 and self.kept.follow(answer[0])):
            self.kept = None

    def close(self) -> None:
        """The match is over, and nothing more will be asked."""


def entrant_of(spec: str, simulations: int = 0, milliseconds: int = 0) -> Entrant:
    """The entrant that a text describes; BadOption if there is none. The budget given here is used
    if the text names none."""
    name, _, rest = spec.lower().partition(":")
    parts = [part.strip() for part in rest.split(",") if part.strip()]
    style = style_of(parts.pop(0)).key if parts and "=" not in parts[0] else ""
    dials = dict(_dial(part) for part in parts)
    if name in MOVERS:
        if style:
            raise BadOption(say(PlayerProblem.STYLE_FOR_NOBODY, player=name))
        if dials:
            raise BadOption(say(PlayerProblem.NO_DIALS, player=name))
        return Entrant(spec, None)
    if name not in METHODS and name not in [level.key for level in LEVELS]:
        offer = (*(level.key for level in LEVELS), *MOVERS, *METHODS)
        raise BadOption(say(PlayerProblem.NOBODY, player=repr(name), players=offer))
    milliseconds = whole(dials.pop("time"), "time", 1, MOST) if "time" in dials else milliseconds
    if "simulations" in dials:
        simulations = whole(dials.pop("simulations"), "simulations", 1, MOST)
        milliseconds = 0
    level = Level(name, name, "", 1000, 0, 0, METHODS[name]) if name in METHODS else level_of(name)
    level = replace(level, method=adjusted(level.method, dials), style=style)
    if simulations > 0:
        level = replace(level, simulations=simulations)
    return Entrant(spec, level, milliseconds)


def _dial(part: str) -> tuple[str, str]:
    name, _, value = part.partition("=")
    return name.strip(), value.strip()


def move_of(spec: str, state: State, seat: int, seed: int) -> int:
    """The choice of a player without search: any action, or the best one after one move."""
    chance = Chance(f"mover {seed}".encode())
    actions = [int(action) for action in state.legal(seat)]
    if spec != "random":
        actions = best_looking(state, seat, actions, chance)
    return actions[int(chance.below(len(actions)))]


def best_looking(state: State, seat: int, actions: list[int], chance: Chance) -> list[int]:
    """The actions after which the seat's evaluation is best, in one imagined world each."""
    if len(state.asked()) > 1:
        return actions
    looks: list[int] = []
    for action in actions:
        after = state.determinize(chance)
        after.play(action)
        looks.append(
            int(after.result(seat)) * 500 if after.asks == OVER else int(after.evaluate(seat))
        )
    return [action for action, look in zip(actions, looks, strict=True) if look == max(looks)]
