"""What a small net sees of a position: who stands on each cell, and whose turn it is.

On the small board such a net is the evaluation; `meadhall learn hexentafl --net` found its numbers.
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.data import learned_numbers
from meadhall.engines.hexentafl.board import BOARDS, EMPTY, Board
from meadhall.engines.hexes import WAYS, turned
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.small_net import Net, number_names

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


NUMBERS: Final = learned_numbers("hexentafl", "net-4x4.json", number_names(names(BOARDS[4])))
SMALL_BOARD: Final = Net(vec[i64]([i64(number) for number in NUMBERS]))


def outlook(board: Board, men: vec[i64], turn: i64) -> i64:
    """How good it looks for the defenders of the small board: 0 lost, 500 even, 1000 won."""
    return chance_of(SMALL_BOARD.advantage(inputs(board, men, turn)))
