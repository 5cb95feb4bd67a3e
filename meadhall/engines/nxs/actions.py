"""Every action of the game as a number, and back.

There are five sorts, numbered one after the other: a move (`movement`), a turn of a piece
where it stands, a swap of two neighbours, a card cast, and the word that ends or declines.
A sort's numbers count cells first, so actions listed cell by cell come sorted.
"""

from typing import Final

from meadhall.engines.nxs.board import LONGEST, MOST_CELLS
from meadhall.engines.nxs.pieces import HEADINGS
from meadhall.engines.nxs.runes import RUNES
from meadhall.engines.packed import i64

TURNS: Final[i64] = MOST_CELLS * HEADINGS * LONGEST
SWAPS: Final[i64] = TURNS + MOST_CELLS * 6
CASTS: Final[i64] = SWAPS + MOST_CELLS * 6
STOP: Final[i64] = CASTS + RUNES

CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = 5
"""Turns of 60 degrees are all counted clockwise, so one back is five on."""


def turn_number(cell: i64, turns: i64) -> i64:
    return TURNS + cell * 6 + turns


def swap_number(cell: i64, side: i64) -> i64:
    return SWAPS + cell * 6 + side


def is_move(action: i64) -> bool:
    return action < TURNS


def is_turn(action: i64) -> bool:
    return TURNS <= action < SWAPS


def is_swap(action: i64) -> bool:
    return SWAPS <= action < CASTS


def is_cast(action: i64) -> bool:
    return CASTS <= action < STOP


def cell_of(action: i64) -> i64:
    """The cell whose piece a turn or a swap is about."""
    return (action - TURNS) // 6 if action < SWAPS else (action - SWAPS) // 6


def detail_of(action: i64) -> i64:
    """The turns of a turn, or the side of a swap's other piece."""
    return (action - TURNS) % 6
