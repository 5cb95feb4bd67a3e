"""What does the position promise, before it is over? For the search.

A win at once: the king can reach a corner, or be taken. Else, on the large board, it counts who is
left, how closely the king is beset, and how many of his slides would attack a corner. On the small
board a net says it (`net`).
"""

from typing import Final

from meadhall.engines.advantage import chance_of
from meadhall.engines.chance import Chance
from meadhall.engines.contract import NO_ACTION
from meadhall.engines.hexentafl.board import EMPTY, KING, MAN, OWNERS, RAIDER, REACH, Board
from meadhall.engines.hexentafl.movement import king_reach
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import append, i64, vec

# What speaks for the defenders (see `advantage`): the weights that foretold best how matches of a
# good player against itself ended.
FROM_THE_START: Final = 490
A_MAN: Final = 81
A_RAIDER: Final = -60
BESIDE_THE_KING: Final = -10
ON_TURN: Final = 10
AN_EXIT: Final = 220  # a corner he can reach at once
A_ROAD: Final = 50  # a slide from which he could reach one, if there is any
A_SLIDE: Final = 5
AT_HOME: Final = 60  # he sits on the throne, where it takes three to take him
A_CORNER_HELD: Final = -24  # by a raider

DRAWS: Final = 100
"""How often a move is drawn blindly before all legal ones are listed."""


def escape(board: Board, men: vec[i64], king: i64) -> i64:
    """The king's move to a corner, or NO_ACTION."""
    reach = king_reach(board)
    for direction in range(i64(6)):
        target = board.steps[king * 6 + direction]
        distance: i64 = 0
        while target != OFF and men[target] == EMPTY and distance < reach:
            if board.corners[target] == 1:
                return (king * 6 + direction) * REACH + distance
            target = board.steps[target * 6 + direction]
            distance += 1
    return NO_ACTION


def king_hunt(board: Board, men: vec[i64], king: i64, crossing: bool) -> i64:
    """A raider's move that takes the king, or NO_ACTION."""
    for direction in range(i64(6)):
        hammer = board.steps[king * 6 + (direction + 3) % 6]
        if hammer == OFF or men[hammer] != EMPTY or hammer == board.throne:
            continue
        if king == board.throne:
            left = board.steps[king * 6 + (direction + 1) % 6]
            right = board.steps[king * 6 + (direction + 5) % 6]
            if men[left] != RAIDER or men[right] != RAIDER:
                continue
        else:
            anvil = board.anvils[king * 6 + direction]
            if anvil == OFF or men[anvil] != RAIDER:
                continue
        blow = raid_on(board, men, hammer, crossing)
        if blow != NO_ACTION:
            return blow
    return NO_ACTION


def raid_on(board: Board, men: vec[i64], target: i64, crossing: bool) -> i64:
    """Some raider's move to this empty cell, or NO_ACTION."""
    for direction in range(i64(6)):
        start = board.steps[target * 6 + direction]
        distance: i64 = 0
        while start != OFF and men[start] == EMPTY and (crossing or start != board.throne):
            start = board.steps[start * 6 + direction]
            distance += 1
        if start != OFF and men[start] == RAIDER:
            return (start * 6 + (direction + 3) % 6) * REACH + distance
    return NO_ACTION


def random_slide(board: Board, men: vec[i64], side: i64, crossing: bool, chance: Chance) -> i64:
    """A legal move, each equally likely, drawn blindly until one fits; NO_ACTION for bad luck."""
    pieces = vec[i64](capacity=24)
    for cell in range(board.cells):
        if OWNERS[men[cell]] == side:
            pieces = append(pieces, cell)
    slides = len(pieces) * 6 * REACH
    draws: i64 = 0
    while draws < DRAWS:
        draws += 1
        drawn = chance.below(slides)
        start = pieces[drawn // (6 * REACH)]
        move = start * 6 * REACH + drawn % (6 * REACH)
        if is_slide(board, men, start, move, crossing):
            return move
    return NO_ACTION


def is_slide(board: Board, men: vec[i64], start: i64, move: i64, crossing: bool) -> bool:
    """Is the way free for this move of the piece on `start`?"""
    is_king = men[start] == KING
    passed = move - move % REACH
    if is_king and move - passed >= king_reach(board):
        return False
    while passed <= move:
        cell = board.rays[passed]
        if cell == OFF or men[cell] != EMPTY:
            return False
        if cell == board.throne and not is_king and (passed == move or not crossing):
            return False
        passed += 1
    return True


def outlook(board: Board, men: vec[i64], king: i64, turn: i64) -> i64:
    """How good it looks for the defenders of the large board: 0 lost, 500 even, 1000 won."""
    weight = FROM_THE_START + ON_TURN * (1 - 2 * turn)
    for cell in range(board.cells):
        if men[cell] == MAN:
            weight += A_MAN
        elif men[cell] == RAIDER:
            weight += A_RAIDER
    weight += BESIDE_THE_KING * raiders_beside(board, men, king)
    return chance_of(weight + worth_of_slides(board, men, king))


def raiders_beside(board: Board, men: vec[i64], king: i64) -> i64:
    """How many raiders stand beside the king."""
    count: i64 = 0
    for direction in range(i64(6)):
        neighbour = board.steps[king * 6 + direction]
        if neighbour != OFF and men[neighbour] == RAIDER:
            count += 1
    return count


def worth_of_slides(board: Board, men: vec[i64], king: i64) -> i64:
    """What the king's roads to the corners are worth where he slides."""
    counts = slides_left(board, men, king)
    return (
        (AT_HOME if king == board.throne else i64(0))
        + A_SLIDE * (counts % COUNT)
        + AN_EXIT * (counts // COUNT % COUNT)
        + A_CORNER_HELD * (counts // COUNT // COUNT % COUNT)
        + A_ROAD * (counts // COUNT // COUNT // COUNT)
    )


COUNT: Final = 64
"""More than any of the counts of `slides_left`."""


def slides_left(board: Board, men: vec[i64], king: i64) -> i64:
    """Four counts in one number: the king's slides, those that end on a corner, corners that
    raiders hold, and 1 if from some slide he could reach a corner with the next."""
    held: i64 = 0
    gates = men[:]
    for corner in board.corner_cells:
        if men[corner] == EMPTY:
            open_gates(board, men, gates, corner)
        elif men[corner] == RAIDER:
            held += 1
    slides: i64 = 0
    exits: i64 = 0
    road: i64 = 0
    for direction in range(i64(6)):
        cell = board.steps[king * 6 + direction]
        while cell != OFF and men[cell] == EMPTY:
            slides += 1
            if board.corners[cell] == 1:
                exits += 1
            elif gates[cell] == GATE:
                road = 1
            cell = board.steps[cell * 6 + direction]
    return slides + COUNT * (exits + COUNT * (held + COUNT * road))


GATE: Final = 9


def open_gates(board: Board, men: vec[i64], gates: vec[i64], corner: i64) -> None:
    """Mark the cells from which a slide reaches this corner."""
    for direction in range(i64(6)):
        cell = board.steps[corner * 6 + direction]
        while cell != OFF and men[cell] == EMPTY:
            gates[cell] = GATE
            cell = board.steps[cell * 6 + direction]


def steps_left(board: Board, men: vec[i64], king: i64) -> i64:
    """How many steps the king needs to the nearest corner if nobody moves; 0: there is no way."""
    seen = men[:]
    queue = vec[i64]([0] * int(board.cells))
    queue[0] = king
    head: i64 = 0
    tail: i64 = 1
    distance: i64 = 0
    while head < tail:
        distance += 1
        layer = tail
        while head < layer:
            for direction in range(i64(6)):
                cell = board.steps[queue[head] * 6 + direction]
                if cell != OFF and seen[cell] == EMPTY:
                    if board.corners[cell] == 1:
                        return distance
                    seen[cell] = GATE
                    queue[tail] = cell
                    tail += 1
            head += 1
    return 0
