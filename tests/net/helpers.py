"""What the tests of the network share: identities, journals in memory, moves without thought."""

import asyncio
import time
from collections.abc import Callable, Mapping

from meadhall.engines.catalogue import find
from meadhall.engines.chance import Chance
from meadhall.engines.game import Game
from meadhall.net.identity import Identity
from meadhall.net.match.match import Match, begin_alone


class Memory:
    """A journal whose bytes can be looked at, and which knows what would survive."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = data
        self.safe = data

    def append(self, data: bytes) -> None:
        self.data += data

    def sync(self) -> None:
        self.safe = self.data

    def rewrite(self, data: bytes) -> None:
        self.data = self.safe = data

    def discard(self) -> None:
        self.data = self.safe = b""

    def close(self) -> None:
        pass


def identity(number: int) -> Identity:
    return Identity(number.to_bytes(32, "big"))


def alone(
    game: Game | str = "hexentafl",
    journal: Memory | None = None,
    levels: Mapping[int, str] | None = None,
    **settings: object,
) -> Match:
    """A match of one peer, that always begins in the same way."""
    chosen = find(game) if isinstance(game, str) else game
    return begin_alone(
        chosen, settings, identity(1), "Anna", bytes(16), 0, levels=levels, journal=journal
    )


def choose(match: Match, chance: Chance) -> None:
    """Any legal action for the first awaited seat."""
    seat = match.awaited[0]
    actions = match.view(seat).legal(seat)
    match.act(seat, int(actions[chance.below(len(actions))]))


def play(match: Match, choices: int, seed: int = 1) -> None:
    """So many choices at random, or fewer if the match is over before."""
    chance = Chance(seed)
    for _ in range(choices):
        if match.over is not None:
            return
        choose(match, chance)


class BentTask:
    """A task of the dealer, as a cheat sees it: what it gives goes through `bend` first."""

    def __init__(self, task, bend):
        self._task = task
        self._bend = bend

    def __getattr__(self, name):
        return getattr(self._task, name)

    def give(self, own):
        return self._bend(self._task, own)


async def until(is_so: Callable[[], object], seconds: float = 300.0) -> None:
    """Let the loop run until this is so. The time is for a machine that is very busy."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it did not come about in time"
        await asyncio.sleep(0.02)
