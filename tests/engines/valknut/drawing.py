"""Positions of Valknut as maps, for tests: one word for each zone.

A zone is its terrain (`.` grass, F forest, R river, M mountain, V Valknut, P grass of a Parley
card), with the letter of the unit on it: g Giantess (on both her zones), w Valkyrie, e Elf,
v Viking, n Vanir, d Dragon, a Dwarf, u Draugr, b Goblin. A map is made of whole cards: its columns
come in fours, its rows in threes. Its lower left zone is 1,1.
"""

from meadhall.engines.catalogue import find
from meadhall.engines.contract import OVER, State
from meadhall.engines.valknut.state import Valknut
from meadhall.engines.valknut.warbands import NAMES, WARBAND_OF

LETTERS = "gwevndaub"
NUMBERS = {name: number for number, name in enumerate(NAMES)}


def position(
    drawn: str,
    *players: str,
    turn: int = 1,
    points: int = 3,
    asked: str = "moving, move",
    marks: str = "",
    **lines: str,
) -> Valknut:
    """The position on this map.

    Each player is told as "vikings supply 2, dwarves; hand vikings": the warbands in the order in
    which they are played, with what is not on the map. The letters on the map belong to the player
    of that warband. `lines` are more lines of the diagram.
    """
    rows = [line.split() for line in drawn.strip().splitlines()]
    text = [f"turn 3, player {turn}, {asked}, player {turn}"]
    homes, seats = [], []
    for number, told in enumerate(players, 1):
        bands, _, rest = told.partition(";")
        parts = []
        for band in [band.strip() for band in bands.split(",")]:
            name, _, more = band.partition(" ")
            homes.append(f"{name} player {number}")
            parts.append(f"{name} {' '.join(places(rows, name))} {more}")
        seats.append(f"player {number}: {'; '.join([*parts, *([rest] if rest else [])])}")
    text.append(f"warbands: {', '.join(homes)}")
    text.append(f"marks: {', '.join(filter(None, [f'points {points}', 'placed', marks]))}")
    text.append(f"field: {', '.join(cards(rows))}")
    lines.setdefault("pool", "A17 A18")
    text += seats + [f"{key}: {line}" for key, line in lines.items() if line]
    options = {"mode": "ragnarok"} if len(homes) == 2 * len(players) else {}
    game = find("valknut")
    count = len(players)
    if any(key.startswith("god") for key in lines) or " gods " in " ".join(players):
        options["gods"] = "yes"
    settings = game.settle(count, options)
    state = game.read_diagram("\n".join(text), count, settings)
    assert isinstance(state, Valknut)
    return state


def places(rows: list[list[str]], name: str) -> list[str]:
    """Where the units of this warband are: of the Giantess, her upper zone."""
    letter = LETTERS[NUMBERS[name] - 1]
    found = []
    for at, row in enumerate(rows):
        for column, zone in enumerate(row):
            if zone[1:] == letter:
                found.append(f"{column + 1},{len(rows) - at}")
    return found[:1] if letter == "g" else found


def cards(rows: list[list[str]]) -> list[str]:
    """The cards of the map from the lower left one on, each by its zones."""
    found = []
    for north in range(len(rows) // 3):
        for east in range(len(rows[0]) // 4):
            top = len(rows) - 3 * (north + 1)
            block = [row[4 * east : 4 * east + 4] for row in rows[top : top + 3]]
            spot = (f"e{east}" if east else "") + (f"n{north}" if north else "") or "middle"
            if block[0][0].startswith("P"):
                found.append(f"parley@{spot}")
            else:
                found.append(f"{','.join(''.join(z[0] for z in row) for row in block)}@{spot}")
    return found


def board(state: State) -> str:
    """The map of a position, of the columns and rows of its first map."""
    assert isinstance(state, Valknut)
    field = state.field
    zones = [zone for zone in range(len(field.ground)) if field.ground[zone] < 5]
    signs = {}
    for zone in zones:
        sign = "P" if field.is_parley(zone) else ".FRMV"[int(field.ground[zone])]
        unit = int(state.unit_at[zone])
        letter = LETTERS[int(WARBAND_OF[unit]) - 1] if unit >= 0 else ""
        signs[int(field.column(zone)), int(field.row(zone))] = sign + letter
    columns = sorted({column for column, _ in signs})
    rows = sorted({row for _, row in signs}, reverse=True)
    return "\n".join(" ".join(signs.get((c, r), "-") for c in columns) for r in rows)


def plain(drawn: str) -> str:
    return "\n".join(" ".join(line.split()) for line in drawn.strip().splitlines())


def play(state: Valknut, *names: str) -> Valknut:
    """The position after these actions of the asked seats, where chance is not asked."""
    for name in names:
        assert state.asks != OVER, str(state.reason())
        seat = int(state.turn)
        state.choose(state.read(seat, name))
    return state


def choices(state: Valknut) -> list[str]:
    """What the seat on turn may do."""
    return [state.name(state.turn, action) for action in state.legal(state.turn)]


def why_not(state: Valknut, name: str) -> str:
    """What is said to somebody who types this although it is not possible."""
    from meadhall.engines.values import BadNotation

    try:
        state.read(int(state.turn), name)
    except BadNotation as error:
        return str(error)
    raise AssertionError(f"{name} is possible")
