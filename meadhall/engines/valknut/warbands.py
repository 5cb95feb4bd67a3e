"""The nine warbands: how many units, what they score, what they cross.

A warband is known by the number of its units, from the Giantess (1) to the Goblins (9). All 45
units have numbers of their own: those of a warband follow each other.
"""

from typing import Final

from meadhall.engines.data import BadData, Table, number, read_table, word
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.terms import WarbandName

GIANTESS: Final = 1
VALKYRIES: Final = 2
ELVES: Final = 3
VIKINGS: Final = 4
VANIR: Final = 5
DRAGONS: Final = 6
DWARVES: Final = 7
DRAUGAR: Final = 8
GOBLINS: Final = 9

WARBANDS: Final = 10
"""One more than the highest number of a warband."""

UNITS: Final = 45

NAMES: Final = ["", *(name.name.lower() for name in WarbandName)]
"""As one types them, by number."""

FILE: Final = "valknut/warbands.toml"
CROSSED: Final = ["", "forest", "river", "mountain", "", "units"]
"""What may be crossed, by the number of the terrain; the last one is an enemy unit."""

WAYS: Final = 6
OVER_UNITS: Final = 5


def load() -> list[Table]:
    """The warbands of the file, checked, by number."""
    listed = read_table("valknut", "warbands.toml").get("warband")
    if not isinstance(listed, list) or len(listed) != WARBANDS - 1:
        raise BadData(FILE, f"there are {WARBANDS - 1} warbands")
    for at, band in enumerate(listed):
        where = f"{FILE}, warband {at + 1}"
        if word(where, band, "name") != NAMES[at + 1]:
            raise BadData(where, f"the name must be {NAMES[at + 1]}")
        if number(where, band, "units") != at + 1:
            raise BadData(where, f"it has {at + 1} units")
        number(where, band, "points", 1, 20)
        crosses = band.get("crosses")
        if not isinstance(crosses, list) or any(
            not each or each not in CROSSED for each in crosses
        ):
            raise BadData(where, f"it may cross {', '.join(filter(None, CROSSED))}")
        for key in ("source", "points_source"):
            if word(where, band, key) not in ("rulebook", "review", "ruling"):
                raise BadData(where, f"{key} is rulebook, review or ruling")
    number(f"{FILE}, giantess", listed[0], "enraged", 1, 20)
    return listed


LOADED: Final = load()

POINTS: Final[vec[i64]] = vec[i64]([0] + [number(FILE, band, "points") for band in LOADED])
"""What a unit scores, by warband."""

ENRAGED_POINTS: Final[i64] = number(FILE, LOADED[0], "enraged")


def crossing() -> vec[i64]:
    ways = vec[i64]([0] * (WARBANDS * WAYS))
    for warband in range(1, WARBANDS):
        crosses = LOADED[warband - 1]["crosses"]
        assert isinstance(crosses, list)
        for way in range(WAYS):
            is_grass = way in (0, 4)
            if is_grass or CROSSED[way] in crosses:
                ways[warband * WAYS + way] = 1
    return ways


CROSSES: Final[vec[i64]] = crossing()
"""By warband * WAYS + terrain (or OVER_UNITS): 1 if it may pass there."""


def unit_warbands() -> vec[i64]:
    found = vec[i64]()
    for warband in range(1, WARBANDS):
        for _ in range(warband):
            found = append(found, warband)
    return found


WARBAND_OF: Final[vec[i64]] = unit_warbands()
"""By unit."""


def first_unit(warband: i64) -> i64:
    """The lowest number of its units; the last one is `first_unit(warband) + warband - 1`."""
    return warband * (warband - 1) // 2
