"""What tells if numbers that were computed once still belong to the program that runs now."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER
from meadhall.engines.game import Game
from meadhall.engines.random_play import random_step
from meadhall.engines.values import Settings
from meadhall.native import unit

MATCHES: Final = 12
MOST_ANSWERS: Final = 150


def rules_digest(game: Game, seats: int, settings: Settings) -> str:
    """What random matches by these rules come to: it changes if a rule does, and not else."""
    digest = sha256(f"{game.key} {seats} {sorted(settings.items())}".encode())
    for seed in range(MATCHES):
        state, chance = game.opening(seats, settings), Chance(f"rules {seed}".encode())
        answers = 0
        while state.asks != OVER and answers < MOST_ANSWERS:
            random_step(state, chance)
            answers += 1
        digest.update(state.digest())
    return digest.hexdigest()[:32]


@cache
def program_digest(package: Path = unit.PACKAGE) -> str:
    """What the rules and the search are, with the data of the games, so that two computers can
    compare them."""
    digest = sha256()
    data = (package / "resources" / "games").rglob("*.*")
    for files in (*((package / room).rglob("*.py") for room in unit.ROOMS), data):
        for path in sorted(files):
            digest.update(f"\0{path.relative_to(package).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]
