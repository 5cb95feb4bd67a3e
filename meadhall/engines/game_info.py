"""What is told of each game before anybody plays it: title, players, minutes, weight.

The home page shows this before any rule is imported. So it is here, and not in the games' folders.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class GameInfo:
    key: str
    title: str
    designer: str
    summary: str
    minutes: tuple[int, int]
    weight: int
    """How much there is to learn before the first match: 1 is next to nothing, 5 an evening."""

    seats: tuple[int, int]


HEXENTAFL: Final = GameInfo(
    "hexentafl",
    "heXentafl",
    designer="Kevin R. Kane",
    summary="A king breaks out to a corner; raiders shut him in. For two.",
    minutes=(10, 20),
    weight=1,
    seats=(2, 2),
)
NXS: Final = GameInfo(
    "nxs",
    "NXS: Ragnarok",
    designer="Kevin R. Kane",
    summary="Six-sided warriors invade each other's land and hold it. For two or three.",
    minutes=(20, 40),
    weight=3,
    seats=(2, 3),
)
VALHALLA: Final = GameInfo(
    "valhalla",
    "Valhalla",
    designer="a designer the rulebook does not name",
    summary="Secret plays against the draugar; the last one in wins. For two to five.",
    minutes=(10, 20),
    weight=2,
    seats=(2, 5),
)
VALHEIM: Final = GameInfo(
    "valheim",
    "Valheim",
    designer="a designer the rulebook does not name",
    summary="Gather, craft and sail, and slay Eikthyr together. For one or two heroes.",
    minutes=(30, 60),
    weight=3,
    seats=(1, 2),
)
SKIRMISH: Final = GameInfo(
    "skirmish",
    "Valhalla, the skirmish",
    designer="a designer the rulebook does not name",
    summary="Heroes, warriors and archers on a measured table, for coins. For two, four or six.",
    minutes=(30, 60),
    weight=3,
    seats=(2, 6),
)

GAME_INFOS: Final = (HEXENTAFL, NXS, VALHALLA, VALHEIM, SKIRMISH)
"""In the catalogue's order."""
