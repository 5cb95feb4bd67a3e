"""Hexagons: directions, coordinates, and the tables that boards are made of.

A cell has axial coordinates (q, r). The six directions are numbered clockwise, so that
`(direction + 3) % 6` is the opposite one and `direction + 1` the next to the right.
"""

from typing import Final

from meadhall.engines.packed import i64, vec

OFF: Final = -1
"""No cell: beyond the edge of the board."""

Cell = tuple[int, int]

# Pointy-top hexagons in rows: NE, E, SE, SW, W, NW.
DIRECTIONS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def distance(a: Cell, b: Cell) -> int:
    """How many steps lie between two cells."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


WAYS: Final = 12
"""There are so many ways to turn and mirror a hexagon."""


def turned(cell: Cell, way: int) -> Cell:
    """The cell after one of the ways to turn or mirror the board; 0 changes nothing."""
    q, r = cell
    if way >= WAYS // 2:
        q, r = r, q
    for _ in range(way % (WAYS // 2)):
        q, r = -r, q + r
    return q, r


def hexagon(radius: int, centre: Cell = (0, 0)) -> list[Cell]:
    """All cells up to `radius` steps from the centre, in reading order."""
    q0, r0 = centre
    return [
        (q0 + q, r0 + r)
        for r in range(-radius, radius + 1)
        for q in range(-radius, radius + 1)
        if abs(q + r) <= radius
    ]


def step_table(cells: list[Cell]) -> vec[i64]:
    """At cell * 6 + direction: the neighbouring cell, or OFF."""
    number = {at: cell for cell, at in enumerate(cells)}
    steps: list[i64] = [
        number.get((q + dq, r + dr), OFF) for q, r in cells for dq, dr in DIRECTIONS
    ]
    return vec[i64](steps)
