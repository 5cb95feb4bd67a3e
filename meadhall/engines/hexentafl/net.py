"""What a small net sees of a position: who stands on each cell, and whose turn it is."""

from typing import Final

from meadhall.engines.hexentafl.board import EMPTY, Board
from meadhall.engines.hexes import WAYS, turned
from meadhall.engines.packed import append, i64, vec

KINDS: Final = ("man", "king", "raider")


def names(board: Board) -> list[str]:
    standing = [f"{kind} on {cell}" for kind in KINDS for cell in board.names]
    return [*standing, "defenders to move", "attackers to move"]


def inputs(board: Board, men: vec[i64], turn: i64) -> vec[i64]:
    found = vec[i64](capacity=24)
    cells = board.cells
    for cell in range(cells):
        if men[cell] != EMPTY:
            found = append(found, (men[cell] - 1) * cells + cell)
    found = append(found, 3 * cells + turn)
    return found


def images(board: Board) -> list[list[int]]:
    cells = board.coordinates
    found: list[list[int]] = []
    for way in range(WAYS):
        ends = [cells.index(turned(cell, way)) for cell in cells]
        standing = [kind * len(cells) + end for kind in range(len(KINDS)) for end in ends]
        found.append([*standing, len(standing), len(standing) + 1])
    return found
