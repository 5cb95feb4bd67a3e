"""What is told of each game before anybody plays it: title, players, minutes, weight.

The home page shows this before any rule is imported. So it is here, and not in the games' folders.
"""

from dataclasses import dataclass
from typing import Final

from meadhall.engines.phrases import Form, Phrase, Text, say


class Summary(Form):
    HEXENTAFL = "A king breaks out to a corner; raiders shut him in. For two."
    NXS = "Six-sided warriors invade each other's land and hold it. For two or three."
    VALHALLA = "Secret plays against the draugar; the last one in wins. For two to five."
    VALHEIM = "Gather, craft and sail, and slay Eikthyr together. For one or two heroes."
    SKIRMISH = "Heroes, warriors and archers on a measured table. For two, four or six."
    VALKNUT = "Unlike warbands flank each other on a field that grows. For two to four."


class Goal(Form):
    """What the players of a game have in common, after "that" or "the chance that"."""

    VALHEIM = "you slay Eikthyr"


class Designer(Form):
    UNNAMED = "a designer the rulebook does not name"


@dataclass(frozen=True, slots=True)
class GameInfo:
    key: str
    title: str
    designer: Text
    summary: Phrase
    minutes: tuple[int, int]
    weight: int
    """How much there is to learn before the first match: 1 is next to nothing, 5 an evening."""

    seats: tuple[int, int]
    goal: Phrase | None = None
    """Where all players win or lose together: what they must do. None where they are rivals."""


HEXENTAFL: Final = GameInfo(
    "hexentafl",
    "heXentafl",
    designer="Kevin R. Kane",
    summary=say(Summary.HEXENTAFL),
    minutes=(10, 20),
    weight=1,
    seats=(2, 2),
)
NXS: Final = GameInfo(
    "nxs",
    "NXS: Ragnarok",
    designer="Kevin R. Kane",
    summary=say(Summary.NXS),
    minutes=(20, 40),
    weight=3,
    seats=(2, 3),
)
VALHALLA: Final = GameInfo(
    "valhalla",
    "Valhalla",
    designer=say(Designer.UNNAMED),
    summary=say(Summary.VALHALLA),
    minutes=(10, 20),
    weight=2,
    seats=(2, 5),
)
VALHEIM: Final = GameInfo(
    "valheim",
    "Valheim",
    designer=say(Designer.UNNAMED),
    summary=say(Summary.VALHEIM),
    minutes=(30, 60),
    weight=3,
    seats=(1, 2),
    goal=say(Goal.VALHEIM),
)
VALKNUT: Final = GameInfo(
    "valknut",
    "Valknut",
    designer="Luís Brüh",
    summary=say(Summary.VALKNUT),
    minutes=(10, 20),
    weight=3,
    seats=(2, 4),
)
SKIRMISH: Final = GameInfo(
    "skirmish",
    "Valhalla, the skirmish",
    designer=say(Designer.UNNAMED),
    summary=say(Summary.SKIRMISH),
    minutes=(30, 60),
    weight=3,
    seats=(2, 6),
)

GAME_INFOS: Final = (HEXENTAFL, NXS, VALHALLA, VALHEIM, VALKNUT, SKIRMISH)
"""In the catalogue's order."""
