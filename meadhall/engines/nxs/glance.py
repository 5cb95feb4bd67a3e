"""Which actions leap to the eye, and which does a beginner overlook?

A capture is seen, and a step into an enemy's area. A way home is overlooked, and so is a far or a
quiet move, and the turn of a piece that no enemy is near.
"""

from typing import Final

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.actions import cell_of, is_move, is_turn
from meadhall.engines.nxs.board import LONGEST
from meadhall.engines.nxs.movement import start_of
from meadhall.engines.nxs.pieces import COLOUR_OF, EMPTY, NEITHER
from meadhall.engines.nxs.position import Position
from meadhall.engines.packed import i64, vec

USUAL: Final = 1000

# Hundredths of that.
CAPTURE: Final = 500
INVASION: Final = 150
WAY_HOME: Final = 40
NEAR_ENEMY: Final = 130
QUIET: Final = 70
BY_DISTANCE: Final[vec[i64]] = vec[i64]([0, 120, 100, 70, 60])


def glance(position: Position, action: i64) -> i64:
    """How easily a person sees this action: 1000 like most others."""
    board, men = position.board, position.men
    if is_turn(action):
        return USUAL * nearness(position, COLOUR_OF[men[cell_of(action)]], cell_of(action)) // 100
    if not is_move(action):
        return USUAL
    start, target = start_of(action), board.targets[action]
    colour = COLOUR_OF[men[start]]
    if men[target] != EMPTY:
        return USUAL * CAPTURE // 100
    seen: i64 = USUAL * BY_DISTANCE[action % LONGEST + 1] // 100
    if board.area_of[target] == colour and board.area_of[start] != colour:
        return seen * WAY_HOME // 100
    if board.area_of[target] != colour and board.area_of[start] == colour:
        return seen * INVASION // 100
    return seen * nearness(position, colour, target) // 100


def nearness(position: Position, colour: i64, cell: i64) -> i64:
    """More where an enemy stands beside this cell, less where none does."""
    board, men = position.board, position.men
    for side in range(i64(6)):
        near = board.steps[cell * 6 + side]
        if near != OFF:
            other = COLOUR_OF[men[near]]
            if other != colour and other != NEITHER:
                return NEAR_ENEMY
    return QUIET
