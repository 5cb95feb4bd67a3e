"""Where may a piece go?

Straight along one of its sigils, one cell or as many as it has runes, over empty cells; or by
a jump that takes an enemy (`capture`). It keeps its facing.

Moves are numbers (see `board.LONGEST`): the cell of departure, the heading, the distance.
Listed cell by cell and heading by heading, they come sorted.
"""

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import LONGEST, Board
from meadhall.engines.nxs.capture import can_attack
from meadhall.engines.nxs.pieces import EMPTY, HEADINGS, REACHES
from meadhall.engines.packed import append, i64, vec


def moves_from(
    board: Board, men: vec[i64], wards: vec[i64], start: i64, moves: vec[i64]
) -> vec[i64]:
    """Add all moves of the piece on `start`, captures among them."""
    steps, jumps, reaches = board.steps, board.jumps, men[start] * HEADINGS
    for side in range(i64(6)):
        reach = REACHES[reaches + 2 * side]
        near = steps[start * 6 + side]
        if reach > 0 and near != OFF and men[near] == EMPTY:
            moves = slides(board, men, start, side, reach, 0, moves)
        far = jumps[start * 6 + side]
        if far == OFF or men[far] == EMPTY or REACHES[reaches + 2 * side + 1] == 0:
            continue
        if can_attack(board, men, wards, start, side):
            moves = append(moves, move_number(start, 2 * side + 1))
    return moves


def count_moves(board: Board, men: vec[i64], wards: vec[i64], start: i64) -> i64:
    """How many moves the piece on `start` has."""
    steps, jumps, reaches = board.steps, board.jumps, men[start] * HEADINGS
    count: i64 = 0
    for side in range(i64(6)):
        left = REACHES[reaches + 2 * side]
        near = steps[start * 6 + side]
        while left > 0 and near != OFF and men[near] == EMPTY:
            count += 1
            left -= 1
            near = steps[near * 6 + side]
        far = jumps[start * 6 + side]
        if far == OFF or men[far] == EMPTY or REACHES[reaches + 2 * side + 1] == 0:
            continue
        if can_attack(board, men, wards, start, side):
            count += 1
    return count


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
