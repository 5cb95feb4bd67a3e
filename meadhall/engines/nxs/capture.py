"""Whom may a piece take?

A warrior attacks by a short jump over the corner where it has a spear: to the cell diagonally
beyond, on which an enemy must stand. The two cells beside that corner are jumped over. Own
pieces there do not matter; an enemy on either of them blocks the jump. A Seiðkona has no
spears, and nobody may attack her. A warrior under a ward is out of reach for a while.

Not here: what a capture does to the land (`territory`) and to the match (`victory`).
"""

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.pieces import COLOUR_OF, HEADINGS, KIND_OF, NEITHER, REACHES, SEIDKONA
from meadhall.engines.packed import i64, vec


def is_enemy(men: vec[i64], cell: i64, colour: i64) -> bool:
    """Does a piece of another colour stand on this cell? Nobody stands off the board."""
    if cell == OFF:
        return False
    other = COLOUR_OF[men[cell]]
    return other != NEITHER and other != colour


def is_target(men: vec[i64], wards: vec[i64], cell: i64, colour: i64) -> bool:
    """Does somebody stand here whom this colour may attack?"""
    if not is_enemy(men, cell, colour) or KIND_OF[men[cell]] == SEIDKONA:
        return False
    return wards[COLOUR_OF[men[cell]]] != cell


def is_jump_blocked(board: Board, men: vec[i64], start: i64, corner: i64) -> bool:
    """Does an enemy stand on one of the two cells beside this corner?"""
    colour = COLOUR_OF[men[start]]
    return is_enemy(men, board.steps[start * 6 + corner], colour) or is_enemy(
        men, board.steps[start * 6 + (corner + 1) % 6], colour
    )


def can_attack(board: Board, men: vec[i64], wards: vec[i64], start: i64, corner: i64) -> bool:
    """May the piece on `start` jump over this corner, given a spear there?"""
    return is_target(
        men, wards, board.jumps[start * 6 + corner], COLOUR_OF[men[start]]
    ) and not is_jump_blocked(board, men, start, corner)


def is_in_danger(board: Board, men: vec[i64], wards: vec[i64], cell: i64) -> bool:
    """Could any enemy, as it faces now, take the piece on this cell?"""
    return is_open_to(board, men, wards, cell, NEITHER)


def is_open_to(board: Board, men: vec[i64], wards: vec[i64], cell: i64, attacker: i64) -> bool:
    """Could an enemy of this colour (of any: NEITHER), as it faces now, take the piece here?"""
    for corner in range(i64(6)):
        # The jump over the opposite corner of the other cell comes back here.
        start = board.jumps[cell * 6 + corner]
        if start == OFF or not is_enemy(men, start, COLOUR_OF[men[cell]]):
            continue
        if attacker not in (NEITHER, COLOUR_OF[men[start]]):
            continue
        back = (corner + 3) % 6
        if REACHES[men[start] * HEADINGS + 2 * back + 1] == 0:
            continue
        if can_attack(board, men, wards, start, back):
            return True
    return False
