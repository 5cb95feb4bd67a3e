"""Where do the pieces of a colour stand?

Nobody looks through the whole board for them. The cells of each colour form a ring, in the order
of their numbers: at each of them stands the next, at `cells + colour` the first, and the last one
leads back there. So this walks through a colour's pieces:

    cell = ring[cells + colour]
    while cell < cells:
        ...
        cell = ring[cell]
"""

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.pieces import COLOUR_OF, COLOURS_IN_ALL, EMPTY
from meadhall.engines.packed import append, i64, vec


def rings_of(board: Board, men: vec[i64]) -> vec[i64]:
    """The rings of all colours; at an empty cell stands OFF."""
    ring = vec[i64]([OFF] * int(board.cells))
    for colour in range(i64(COLOURS_IN_ALL)):
        ring = append(ring, board.cells + colour)
    for cell in range(board.cells):
        if men[cell] != EMPTY:
            join(ring, board.cells + COLOUR_OF[men[cell]], cell)
    return ring


def join(ring: vec[i64], head: i64, cell: i64) -> None:
    """Put this cell into the ring that begins at `head`."""
    before = place_before(ring, head, cell)
    ring[cell] = ring[before]
    ring[before] = cell


def leave(ring: vec[i64], head: i64, cell: i64) -> None:
    """Take this cell out of its ring."""
    ring[place_before(ring, head, cell)] = ring[cell]
    ring[cell] = OFF


def place_before(ring: vec[i64], head: i64, cell: i64) -> i64:
    """The last place of the ring before this cell."""
    at = head
    while ring[at] < cell:
        at = ring[at]
    return at
