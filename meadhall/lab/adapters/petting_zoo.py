"""Our games for PettingZoo: `env("valhalla", seats=3)` is an AEC environment.

An agent is `seat_0`, `seat_1` and so on. It observes all that its seat knows: the diagram of the
position as UTF-8, one byte after the other, with zeros behind it. `action_mask` says which numbers
of `turns` are legal. Chance follows from the seed of `reset`.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from meadhall.lab.adapters.turns import MOST_CHOICES, Turns, begun, fewest, game_for

LONGEST: Final = 8192
"""Bytes of a diagram."""


class MeadhallEnv(AECEnv):  # type: ignore[misc]
    """One of our games, with as many agents as there are seats."""

    def __init__(
        self, key: str, seats: int | None = None, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._seats = fewest(key) if seats is None else seats
        self._game, self._settings = game_for(key, self._seats, options)
        self.metadata = {
            "name": f"meadhall_{key}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._matches = 0
        self.turns: Turns | None = None
        mask = gymnasium.spaces.Box(0, 1, (MOST_CHOICES,), np.int8)
        seen = gymnasium.spaces.Box(0, 255, (LONGEST,), np.uint8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(MOST_CHOICES) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed, another one each time."""
        self._matches += 1
        self.turns = begun(
            self._game, self._seats, self._settings, self._matches if seed is None else seed
        )
        self.turns.roll_all()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """The agent that is selected does this; an agent whose match is over gives None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.turns is not None and action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.turns.choose(int(action))
        self.turns.roll_all()
        self.rewards = dict(zip(self.possible_agents, self.turns.gains(), strict=True))
        if self.turns.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Select the agent that chooses next; at the end, each in turn."""
        assert self.turns is not None
        if not self.turns.is_over:
            self.agent_selection = self.possible_agents[self.turns.seat]
        else:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.turns is not None
        seat = self.possible_agents.index(agent)
        seen = np.zeros(LONGEST, np.uint8)
        data = self.turns.seen(seat).encode()[:LONGEST]
        seen[: len(data)] = np.frombuffer(data, np.uint8)
        mask = np.zeros(MOST_CHOICES, np.int8)
        if not self.turns.is_over and self.turns.seat == seat:
            mask[: len(self.turns.legal())] = 1
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        return self.turns.whole() if self.turns and self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""


def env(
    key: str, seats: int | None = None, render_mode: str | None = None, **options: object
) -> MeadhallEnv:
    """An environment of this game, as PettingZoo's own modules name theirs."""
    return MeadhallEnv(key, seats, render_mode, **options)
