"""Which land does a player hold?

A cell of an enemy's area is captured by standing on it; by an unbroken straight line from such
a piece to the edge of one's own area; or by an unbroken straight line between two such pieces.
A cell counts once for a player, and may count for several players.

Lines run in all six directions, whatever the sigils, over cells of any enemy areas. Only an
enemy's piece breaks a line. A line to the edge ends with the step onto an own cell; who stands
there does not matter. Two areas of three may be enemies, so counts are kept for each area.
"""

from typing import Final

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.pieces import COLOUR_OF, EMPTY
from meadhall.engines.packed import i64, vec

AREAS: Final = 3
"""Land is counted at player * AREAS + area."""

NO_LAND: Final[vec[i64]] = vec[i64]([0] * 9)

HOLDER_BITS: Final[vec[i64]] = vec[i64]([1, 2, 4])

BROKEN: Final = -1


def land(board: Board, men: vec[i64], seats: i64) -> vec[i64]:
    """How many cells of each area each player has captured."""
    counts = NO_LAND[:]
    mark_captured(board, men, seats, board.nothing[:], counts)
    return counts


def holders(board: Board, men: vec[i64], seats: i64) -> vec[i64]:
    """For every cell, the bits of the players who have captured it."""
    marks = board.nothing[:]
    mark_captured(board, men, seats, marks, NO_LAND[:])
    return marks


def mark_captured(
    board: Board, men: vec[i64], seats: i64, marks: vec[i64], counts: vec[i64]
) -> None:
    """Mark each captured cell with its holders' bits, and count it for them, once for each."""
    area_of, steps = board.area_of, board.steps
    for cell in range(board.cells):
        colour = COLOUR_OF[men[cell]]
        if colour >= seats or area_of[cell] == colour:
            continue
        bit = HOLDER_BITS[colour]
        if marks[cell] & bit == 0:
            marks[cell] |= bit
            counts[colour * AREAS + area_of[cell]] += 1
        for side in range(i64(6)):
            at = cell
            for _step in range(line_length(board, men, colour, cell, side)):
                at = steps[at * 6 + side]
                if marks[at] & bit == 0:
                    marks[at] |= bit
                    counts[colour * AREAS + area_of[at]] += 1


def total(held: vec[i64], seat: i64) -> i64:
    """The player's land in all areas."""
    at = seat * AREAS
    return held[at] + held[at + 1] + held[at + 2]


def line_length(board: Board, men: vec[i64], colour: i64, start: i64, side: i64) -> i64:
    """How many free cells lie between `start` and the line's good end, or BROKEN.

    Good ends are the edge of the own area and the next own piece, from which the line goes on.
    """
    length: i64 = 0
    at = board.steps[start * 6 + side]
    while at != OFF and board.area_of[at] != colour:
        if men[at] != EMPTY:
            return length if COLOUR_OF[men[at]] == colour else BROKEN
        length += 1
        at = board.steps[at * 6 + side]
    return length if at != OFF else BROKEN


def won_by_coming(board: Board, men: vec[i64], colour: i64, target: i64) -> i64:
    """At most how many cells this colour wins when a piece of its own comes to `target`.

    Where it came from, it leaves no new line behind. Cells that are captured already are counted
    too: it is a bound, found without a full count.
    """
    if board.area_of[target] == colour:
        return 0
    won: i64 = 1
    for side in range(i64(6)):
        length = line_length(board, men, colour, target, side)
        if length != BROKEN:
            won += length
    return won


def freed_by_leaving(board: Board, men: vec[i64], colour: i64, leaving: i64) -> i64:
    """At most how many cells this colour wins when the enemy piece on `leaving` goes away.

    Only lines through that cell can arise. Lines that cross elsewhere are counted twice, and
    cells that are captured already are counted too: it is a bound, found without a full count.
    """
    if board.area_of[leaving] == colour:
        return 0
    freed: i64 = 0
    for side in range(i64(3)):
        ahead = line_length(board, men, colour, leaving, side)
        if ahead == BROKEN:
            continue
        behind = line_length(board, men, colour, leaving, side + 3)
        if behind != BROKEN:
            freed += ahead + behind + 1
    return freed
