"""What lies on each card, read from `resources/games/valknut` and checked.

A face is a number: the 35 terrain cards, then the nine Ambush cards by warband, then the nine gods.
A card face down is a place whose face is not known (`meadhall.engines.cards`); at first each place
has the face of its own number.
"""

from typing import Final

from meadhall.engines.data import BadData, Table, number, read_table, word
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.valknut.terms import GodName
from meadhall.engines.valknut.warbands import NAMES, WARBANDS

# Terrain of a zone.
GRASS: Final = 0
FOREST: Final = 1
RIVER: Final = 2
MOUNTAIN: Final = 3
VALKNUT: Final = 4
GONE: Final = 5
"""The zone was on a card that has been destroyed."""

SIGNS: Final = ".FRMV"

COLUMNS: Final = 4
ROWS: Final = 3
ZONES: Final = 12

# How many terrain cards come in with the second, the third and the fourth player.
SETS: Final = (18, 9, 8)
FIRST_OF_SET: Final = (0, 18, 27)
TERRAIN: Final = 35
AMBUSH: Final = 35
"""The Ambush card of warband w is the face AMBUSH + w - 1."""
GODS: Final = 44
"""The first face of a god."""
FACES: Final = 53

ODIN: Final = 44
IDUN: Final = 45
HEL: Final = 46
FREYA: Final = 47
LOKI: Final = 48
FENRIR: Final = 49
THOR: Final = 50
SURTR: Final = 51
JORMUNGANDR: Final = 52

GOD_KEYS: Final = [god.name.lower() for god in GodName]

SOURCES: Final = ("rulebook", "review", "ruling")
LETTERS: Final = "ABC"


def entries(file: str, key: str, count: int) -> list[Table]:
    listed = read_table("valknut", file).get(key)
    if not isinstance(listed, list) or len(listed) != count:
        raise BadData(f"valknut/{file}", f"there are {count} entries [[{key}]]")
    return listed


def rows_of(where: str, card: Table) -> str:
    """The twelve signs of a card, checked: its grass hangs together and reaches all four edges."""
    rows = card.get("zones")
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise BadData(where, f"zones are {ROWS} rows")
    if any(not isinstance(row, str) or len(row) != COLUMNS or row.strip(SIGNS) for row in rows):
        raise BadData(where, f"each row has {COLUMNS} of the signs {' '.join(SIGNS)}")
    signs = "".join(rows)
    grass = [at for at in range(ZONES) if signs[at] in ".V"]
    reached = grass[:1]
    for at in reached:
        for other in grass:
            if other not in reached and beside(at, other):
                reached.append(other)
    if len(reached) < len(grass):
        raise BadData(where, "the grass is not connected")
    edges = [
        [at for at in grass if at < COLUMNS],
        [at for at in grass if at >= ZONES - COLUMNS],
        [at for at in grass if at % COLUMNS == 0],
        [at for at in grass if at % COLUMNS == COLUMNS - 1],
    ]
    if not all(edges):
        raise BadData(where, "the grass does not reach every edge")
    return signs


def beside(at: int, other: int) -> bool:
    across = abs(at % COLUMNS - other % COLUMNS)
    return across + abs(at // COLUMNS - other // COLUMNS) == 1


class Faces:
    """All cards as flat tables."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.zones: vec[i64] = vec[i64]()  # by face * ZONES + zone, seen upright
        self.points: vec[i64] = vec[i64]()
        self.horns: vec[i64] = vec[i64]()
        self.is_alike: vec[i64] = vec[i64]()  # turned round it looks the same
        self.sources: list[str] = []
        counts = [0, 0, 0]
        for card in entries("terrain.toml", "card", TERRAIN):
            where = f"valknut/terrain.toml, card {len(self.names) + 1}"
            players = number(where, card, "players", 2, 4)
            counts[players - 2] += 1
            name = f"{LETTERS[players - 2]}{counts[players - 2]:02}"
            if word(where, card, "name") != name:
                raise BadData(where, f"the name must be {name}")
            self.add(where, card)
        if tuple(counts) != SETS:
            raise BadData("valknut/terrain.toml", f"the sets have {SETS} cards")
        for card in entries("ambush.toml", "card", WARBANDS - 1):
            where = f"valknut/ambush.toml, card {len(self.names) - TERRAIN + 1}"
            if word(where, card, "name") != NAMES[len(self.names) - TERRAIN + 1]:
                raise BadData(where, "the cards are in the order of the warbands")
            self.add(where, card)

    def add(self, where: str, card: Table) -> None:
        self.names.append(word(where, card, "name"))
        signs = rows_of(where, card)
        for sign in signs:
            self.zones = append(self.zones, i64(SIGNS.index(sign)))
        self.points = append(self.points, i64(number(where, card, "points", 1, 4)))
        horn = card.get("horn")
        if not isinstance(horn, bool):
            raise BadData(where, "horn is true or false")
        self.horns = append(self.horns, i64(1 if horn else 0))
        self.is_alike = append(self.is_alike, i64(1 if signs == signs[::-1] else 0))
        source = word(where, card, "source")
        if source not in SOURCES:
            raise BadData(where, f"the source is {', '.join(SOURCES)}")
        self.sources.append(source)


LOADED: Final = Faces()

NUMBERS: Final[vec[i64]] = LOADED.points
"""The movement points of a terrain or Ambush card, by face."""
HORNS: Final[vec[i64]] = LOADED.horns
IS_ALIKE: Final[vec[i64]] = LOADED.is_alike


def god_points() -> vec[i64]:
    found = vec[i64]()
    for at, god in enumerate(entries("gods.toml", "god", len(GOD_KEYS))):
        where = f"valknut/gods.toml, god {at + 1}"
        if word(where, god, "name") != GOD_KEYS[at]:
            raise BadData(where, f"the name must be {GOD_KEYS[at]}")
        found = append(found, i64(number(where, god, "points", -9, 9)))
        for key in ("source", "points_source"):
            if word(where, god, key) not in SOURCES:
                raise BadData(where, f"{key} is {', '.join(SOURCES)}")
    return found


GOD_POINTS: Final[vec[i64]] = god_points()
"""By god, counted from 0."""


def zones_of(face: i64, turned: i64) -> vec[i64]:
    """The twelve zones of a terrain or Ambush card, as it lies."""
    found = vec[i64]()
    for at in range(ZONES):
        shown: i64 = ZONES - 1 - at if turned == 1 else at
        found = append(found, LOADED.zones[face * ZONES + shown])
    return found


def name_of(face: int) -> str:
    """As one types it: A01, vikings (an Ambush card), odin."""
    return GOD_KEYS[face - GODS] if face >= GODS else LOADED.names[face]
