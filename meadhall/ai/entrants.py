"""Who can take part in a duel, and how it is written.

    karl                            a level of the computer, with its own budget
    random, greedy                  movers to compare with: any action; the best looking action
    search:minimax=0,simulations=50 the search with other dials and a budget
    plain:time=20                   the textbook's search, by time, in milliseconds

An entrant is a frozen value that any process can be handed; it plays by what its seat knows. The
clock, where a budget is in time, comes from outside.
"""

from dataclasses import dataclass, replace
from typing import Final

from meadhall.ai.levels import LEVELS, Level, fitted, level_of
from meadhall.ai.method import PLAIN, STRONG, adjusted, whole
from meadhall.ai.pace import MOST, Clock, Pace
from meadhall.ai.player import decide, search_for
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, State
from meadhall.engines.values import BadOption

METHODS: Final = {"search": STRONG, "plain": PLAIN}

MOVERS: Final = ("random", "greedy")


@dataclass(frozen=True)
class Entrant:
    spec: str
    level: Level | None
    """How it thinks; None for a mover that does not."""
    milliseconds: int = 0
    """The time for one choice; 0: as many simulations as the level says."""

    def act(self, state: State, seat: int, seed: int, clock: Clock) -> int:
        """Its action for this seat, on a copy that knows no more than the seat."""
        if self.level is None:
            return move_of(self.spec, state.seen_by(seat), seat, seed)
        pace = Pace(clock, self.milliseconds)
        level = fitted(self.level, state)
        search = search_for(state, seat, level, seed)
        if len(search.state.legal(seat)) > 1:
            budget = MOST if self.milliseconds > 0 else level.simulations
            while pace.go_on(search, budget):
                pass
        return decide(search.state, seat, search.choices(), level, seed)


def entrant_of(spec: str, simulations: int = 0, milliseconds: int = 0) -> Entrant:
    """The entrant a text describes, with a budget where the text names none, or BadOption."""
    name, _, rest = spec.lower().partition(":")
    dials = dict(_dial(part) for part in rest.split(",") if part)
    if name in MOVERS:
        if dials:
            raise BadOption(f"{name} has nothing to set")
        return Entrant(spec, None)
    if name not in METHODS and name not in [level.key for level in LEVELS]:
        offer = ", ".join([*(level.key for level in LEVELS), *MOVERS, *METHODS])
        raise BadOption(f"nobody is called {name!r}; there are: {offer}")
    milliseconds = whole(dials.pop("time"), "time", 1, MOST) if "time" in dials else milliseconds
    if "simulations" in dials:
        simulations = whole(dials.pop("simulations"), "simulations", 1, MOST)
        milliseconds = 0
    level = Level(name, name, "", 1000, 0, 0, METHODS[name]) if name in METHODS else level_of(name)
    level = replace(level, method=adjusted(level.method, dials))
    if simulations > 0:
        level = replace(level, simulations=simulations)
    return Entrant(spec, level, milliseconds)


def _dial(part: str) -> tuple[str, str]:
    name, _, value = part.partition("=")
    return name.strip(), value.strip()


def move_of(spec: str, state: State, seat: int, seed: int) -> int:
    """What a mover without foresight does: anything, or what looks best at once."""
    chance = Chance(f"mover {seed}".encode())
    actions = [int(action) for action in state.legal(seat)]
    if spec != "random":
        actions = best_looking(state, seat, actions, chance)
    return actions[int(chance.below(len(actions)))]


def best_looking(state: State, seat: int, actions: list[int], chance: Chance) -> list[int]:
    """The actions after which the seat looks best, in a world that may be as it imagines."""
    if len(state.asked()) > 1:
        return actions
    looks: list[int] = []
    for action in actions:
        after = state.imagine(chance)
        after.play(action)
        looks.append(
            int(after.result(seat)) * 500 if after.asks == OVER else int(after.judge(seat))
        )
    return [action for action, look in zip(actions, looks, strict=True) if look == max(looks)]
