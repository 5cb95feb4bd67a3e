"""Where may a piece go?

Straight along one of its sigils, one cell or as many as it has runes, over empty cells; or by
a jump that takes an enemy (`capture`). It keeps its facing.

Moves are numbers (see `board.LONGEST`): the cell of departure, the heading, the distance.
Listed cell by cell and heading by heading, they come sorted.
"""

from meadhall.engines.contract import NO_ACTION
from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import LONGEST, Board
from meadhall.engines.nxs.capture import can_attack
from meadhall.engines.nxs.pieces import (
    EMPTY,
    HEADINGS,
    KIND_OF,
    RANGE_OF,
    REACHES,
    SIGIL_SIDES,
    SPEAR_CORNERS,
    SPEAR_COUNT_OF,
)
from meadhall.engines.packed import append, i64, vec


def moves_from(
    board: Board, men: vec[i64], wards: vec[i64], start: i64, moves: vec[i64]
) -> vec[i64]:
    """Add all moves of the piece on `start`, captures among them."""
    steps, reaches = board.steps, men[start] * HEADINGS
    for side in range(i64(6)):
        move = move_number(start, 2 * side)
        for distance in range(free_cells(steps, men, start, side, REACHES[reaches + 2 * side])):
            moves = append(moves, move + distance)
        if can_jump(board, men, wards, start, side):
            moves = append(moves, move_number(start, 2 * side + 1))
    return moves


def count_moves(board: Board, men: vec[i64], wards: vec[i64], start: i64) -> i64:
    """How many moves the piece on `start` has.

    Every turn asks this of many pieces, so only sides with sigils and corners with spears are
    looked at.
    """
    steps, jumps, man = board.steps, board.jumps, men[start]
    kind = KIND_OF[man]
    reach = RANGE_OF[kind]
    count: i64 = 0
    for at in range(man * 6, man * 6 + 6 - reach):
        side = SIGIL_SIDES[at]
        near = steps[start * 6 + side]
        left = reach
        while left > 0 and near != OFF and men[near] == EMPTY:
            count += 1
            left -= 1
            near = steps[near * 6 + side]
    for at in range(man * 6, man * 6 + SPEAR_COUNT_OF[kind]):
        corner = SPEAR_CORNERS[at]
        far = jumps[start * 6 + corner]
        if far != OFF and men[far] != EMPTY and can_attack(board, men, wards, start, corner):
            count += 1
    return count


def move_at(board: Board, men: vec[i64], wards: vec[i64], start: i64, place: i64) -> i64:
    """The move at this place of the list that `moves_from` makes."""
    steps, reaches = board.steps, men[start] * HEADINGS
    for side in range(i64(6)):
        free = free_cells(steps, men, start, side, REACHES[reaches + 2 * side])
        if place < free:
            return move_number(start, 2 * side) + place
        place -= free
        if can_jump(board, men, wards, start, side):
            if place == 0:
                return move_number(start, 2 * side + 1)
            place -= 1
    return NO_ACTION


def free_cells(steps: vec[i64], men: vec[i64], start: i64, side: i64, reach: i64) -> i64:
    """How many cells are free straight over this side, up to `reach`."""
    count: i64 = 0
    if reach > 0:
        near = steps[start * 6 + side]
        while near != OFF and men[near] == EMPTY:
            count += 1
            if count == reach:
                break
            near = steps[near * 6 + side]
    return count


def can_jump(board: Board, men: vec[i64], wards: vec[i64], start: i64, corner: i64) -> bool:
    """May the piece on `start` take another by a jump over this corner?"""
    far = board.jumps[start * 6 + corner]
    if far == OFF or men[far] == EMPTY or REACHES[men[start] * HEADINGS + 2 * corner + 1] == 0:
        return False
    return can_attack(board, men, wards, start, corner)


def slides(
    board: Board, men: vec[i64], start: i64, side: i64, reach: i64, leaps: i64, moves: vec[i64]
) -> vec[i64]:
    """Add the moves straight over one side, up to `reach` cells, over `leaps` pieces at most."""
    move = move_number(start, 2 * side)
    target = board.steps[start * 6 + side]
    while reach > 0 and target != OFF:
        if men[target] == EMPTY:
            moves = append(moves, move)
        elif leaps > 0:
            leaps -= 1
        else:
            break
        move += 1
        reach -= 1
        target = board.steps[target * 6 + side]
    return moves


def move_number(start: i64, heading: i64) -> i64:
    """The shortest move that way."""
    return (start * HEADINGS + heading) * LONGEST


def start_of(move: i64) -> i64:
    return move // (HEADINGS * LONGEST)


def is_jump(move: i64) -> bool:
    """Does the move go over a corner? Then it is a capture."""
    return move // LONGEST & 1 == 1
