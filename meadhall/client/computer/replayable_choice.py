"""The computer's choices at a shared table, made so that others can compute them again.

A choice follows from the level, from what the seat knows, from the chance that the match gives it,
and from the computer player. A peer with another version of the rules or of the search may compute
another choice, and neither has cheated. So a table says which computer players choose for it
(`rules_version`), and only those are held to it.
"""

from functools import cache
from hashlib import sha256
from typing import Final

from meadhall.ai.player import choose
from meadhall.engines.chance import Chance
from meadhall.engines.contract import State
from meadhall.native import unit

RANDOM: Final = "random"
"""Not a level of the ladder: any legal action, for tables that only try something out."""

BRAND_LETTERS: Final = 16


def compute(level: str, state: State, seat: int, chance: int) -> int:
    """What the computer of this level does, given what its seat knows; the same on any machine."""
    if level == RANDOM:
        actions = state.legal(seat)
        return int(actions[Chance(chance).below(len(actions))])
    return choose(state, seat, level, chance)


@cache
def rules_version() -> str:
    """A digest of the computer players and the rules of this installation."""
    digest = sha256()
    data = (unit.PACKAGE / "resources" / "games").rglob("*.*")
    for files in (*((unit.PACKAGE / room).rglob("*.py") for room in unit.ROOMS), data):
        for path in sorted(files):
            text = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{path.relative_to(unit.PACKAGE).as_posix()} {len(text)}\0".encode())
            digest.update(text)
    return digest.hexdigest()[:BRAND_LETTERS]
