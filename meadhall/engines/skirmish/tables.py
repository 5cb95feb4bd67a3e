"""The six tables as `resources/games/skirmish/tables.toml` draws them, checked when read."""

from typing import Final

from meadhall.engines.data import BadData, Table, numbers, read_table, word
from meadhall.engines.packed import i64
from meadhall.engines.skirmish.measure import INCH, cross
from meadhall.engines.skirmish.terrain import FENCE, HEDGE, HILL, VILLAGE, WOODS, Ground

FILE: Final = "skirmish/tables.toml"
DRAWN_SIZE: Final = 36
HEIGHT: Final = 36
WIDTHS: Final = (36, 48)
TABLES: Final = 6
HEDGE_KINDS: Final = {"hedge": HEDGE, "fence": FENCE}
TITLE_LENGTH: Final = 30


def read_tables() -> list[Table]:
    """What the file says of each table, or BadData."""
    found = read_table("skirmish", "tables.toml").get("table")
    if not isinstance(found, list) or len(found) != TABLES:
        raise BadData(FILE, f"there must be {TABLES} tables, one for each side of a die")
    for each in found:
        if not isinstance(each, dict):
            raise BadData(FILE, "a table is no list of named values")
    return found


def ground(drawn: Table, width: int) -> Ground:
    """One table as it lies in the middle of so many inches, or BadData."""
    key = word(FILE, drawn, "key")
    where = f"{FILE}, {key}"
    title = word(where, drawn, "title")
    if not 0 < len(title) <= TITLE_LENGTH:
        raise BadData(where, "title is empty or too long")
    made = Ground(key, title, width * INCH, HEIGHT * INCH)
    shift = (width - DRAWN_SIZE) // 2
    left, low, right, high = numbers(where, drawn, "village", 4)
    if not (left < right and low < high and low + high == HEIGHT):
        raise BadData(where, "village is no rectangle about the middle line")
    corners = [left, low, right, low, right, high, left, high]
    add(made, where, VILLAGE, corners, (left + right) * INCH // 2, (low + high) * INCH // 2, shift)
    x, y, wide, tall = numbers(where, drawn, "hill", 4)
    if 2 * y != HEIGHT:
        raise BadData(where, "hill does not lie on the middle line")
    add(made, where, HILL, hexagon(x, y, wide, tall), x * INCH, y * INCH, shift)
    x, y, wide, tall = numbers(where, drawn, "wood", 4)
    for middle in (y, HEIGHT - y):
        add(made, where, WOODS, hexagon(x, middle, wide, tall), x * INCH, middle * INCH, shift)
    add_hedges(made, where, drawn, shift)
    for area in range(len(made.kinds)):
        for other in range(area):
            if not are_apart(made, area, other):
                raise BadData(where, "two areas overlap")
    return made


def hexagon(x: int, y: int, wide: int, tall: int) -> list[int]:
    """The corners of a hexagon that lies on its side, counter-clockwise."""
    half = wide // 2
    return [
        x - wide, y, x - half, y - tall, x + half, y - tall,
        x + wide, y, x + half, y + tall, x - half, y + tall,
    ]  # fmt: skip


def add(
    made: Ground, where: str, kind: i64, corners: list[int], x: int, y: int, shift: int
) -> None:
    """An area whose corners are drawn in inches, or BadData."""
    placed = placed_points(made, where, corners, shift)
    for at in range(0, len(placed), 2):
        a, b, c = (placed[(at + step) % len(placed) :][:2] for step in (0, 2, 4))
        if cross(b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]) <= 0:
            raise BadData(where, "an area is not convex")
    made.add_area(kind, placed, x + shift * INCH, y)


def placed_points(made: Ground, where: str, drawn: list[int], shift: int) -> list[int]:
    """Points drawn in inches, as they lie on this table, or BadData."""
    placed = [(number + (shift if at % 2 == 0 else 0)) * INCH for at, number in enumerate(drawn)]
    if not all(0 <= x <= made.width for x in placed[::2]) or not all(
        0 <= y <= made.height for y in placed[1::2]
    ):
        raise BadData(where, "something lies beyond the edge of the table")
    return placed


def add_hedges(made: Ground, where: str, drawn: Table, shift: int) -> None:
    """The hedge or fence and its mirror image, or BadData."""
    points, kind = drawn.get("hedge"), word(where, drawn, "kind")
    if not isinstance(points, list) or len(points) < 4 or len(points) % 2 == 1:
        raise BadData(where, "hedge is no list of points")
    if kind not in HEDGE_KINDS:
        raise BadData(where, f"kind is none of {', '.join(HEDGE_KINDS)}")
    along = numbers(where, drawn, "hedge", len(points))
    mirrored = [HEIGHT - number if at % 2 == 1 else number for at, number in enumerate(along)]
    for each in (along, mirrored):
        made.add_hedge(HEDGE_KINDS[kind], placed_points(made, where, each, shift))


def are_apart(made: Ground, area: int, other: int) -> bool:
    """Does some side of one of the two convex areas have the other wholly outside?"""
    for first, second in ((area, other), (other, area)):
        outline, points = corners_of(made, first), corners_of(made, second)
        for at, (ax, ay) in enumerate(outline):
            bx, by = outline[(at + 1) % len(outline)]
            if all(cross(bx - ax, by - ay, x - ax, y - ay) <= 0 for x, y in points):
                return True
    return False


def corners_of(made: Ground, area: int) -> list[tuple[int, int]]:
    """The corners of an area, as points."""
    flat = [int(n) for n in made.corners[made.firsts[area] : made.lasts[area]]]
    return list(zip(flat[::2], flat[1::2], strict=True))


DRAWN: Final = read_tables()
GROUNDS: Final = [[ground(drawn, width) for width in WIDTHS] for drawn in DRAWN]
"""Each table in each width."""


def bare(width: int) -> Ground:
    """The table before the die has chosen: nothing lies on it yet."""
    return Ground("", "", width * INCH, HEIGHT * INCH)


BARE: Final = [bare(width) for width in WIDTHS]


def ground_of(table: int, width: int) -> Ground:
    """The table of this number from 1, or the bare one for 0, so many inches wide."""
    size = WIDTHS.index(width)
    return BARE[size] if table == 0 else GROUNDS[table - 1][size]


def keys() -> list[tuple[str, str]]:
    """The tables by name: what one types, and the title."""
    return [(word(FILE, drawn, "key"), word(FILE, drawn, "title")) for drawn in DRAWN]
