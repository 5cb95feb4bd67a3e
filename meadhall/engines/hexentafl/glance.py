"""Which moves leap to the eye, and which does a beginner overlook?

A capture is seen, above all one close by; so is a step beside an enemy. A long slide is overlooked,
and so is a quiet move, and one that goes back: a raider's away from the king, a man's back to his
king, the king's away from the corners.
"""

from typing import Final

from meadhall.engines.hexentafl.board import EMPTY, KING, OWNERS, RAIDER, REACH, Board
from meadhall.engines.hexentafl.capture import victims
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import i64, vec

# Hundredths of the usual.
CAPTURE: Final = 500
BESIDE_ENEMY: Final = 140
QUIET: Final = 70
BACKWARD: Final = 50
BY_DISTANCE: Final[vec[i64]] = vec[i64]([0, 140, 110, 60, 45, 45, 45, 45, 45])


def glance(board: Board, men: vec[i64], king: i64, action: i64) -> i64:
    """How easily a person sees this move: 1000 like most others."""
    start, target = action // (6 * REACH), board.rays[action]
    seen: i64 = 10 * BY_DISTANCE[action % REACH + 1]
    if takes(board, men, start, target):
        seen = seen * CAPTURE // 100
    elif is_beside_enemy(board, men, OWNERS[men[start]], target):
        seen = seen * BESIDE_ENEMY // 100
    else:
        seen = seen * QUIET // 100
    if is_backward(board, men[start], king, start, target):
        seen = seen * BACKWARD // 100
    return seen


def takes(board: Board, men: vec[i64], start: i64, target: i64) -> bool:
    after = men[:]
    after[target] = after[start]
    after[start] = EMPTY
    return len(victims(board, after, target)) > 0


def is_beside_enemy(board: Board, men: vec[i64], side: i64, target: i64) -> bool:
    for direction in range(i64(6)):
        near = board.steps[target * 6 + direction]
        if near != OFF and OWNERS[men[near]] == 1 - side:
            return True
    return False


def is_backward(board: Board, piece: i64, king: i64, start: i64, target: i64) -> bool:
    """Does the piece go back from where its side wants to be?"""
    if piece == RAIDER:
        return board.distance(king, target) > board.distance(king, start)
    if piece == KING:
        return to_corner(board, target) > to_corner(board, start)
    return board.distance(king, target) < board.distance(king, start)


def to_corner(board: Board, cell: i64) -> i64:
    """Steps to the nearest corner over an empty board."""
    nearest: i64 = board.cells
    for corner in board.corner_cells:
        nearest = min(nearest, board.distance(cell, corner))
    return nearest
