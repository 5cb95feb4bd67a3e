"""The Jötunn: a hostile third tribe that two players move by turns.

The gold army sets out as in a match of three. Nobody wins for it, and it is everybody's enemy:
it blocks, it takes and it is taken. After his own move and rotation a player moves and rotates
a gold piece as well; only the very first turn of the match has no gold part. A gold move may
not bring the Jötunn into danger.
"""

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.board import Board
from meadhall.engines.nxs.capture import is_open_to
from meadhall.engines.nxs.movement import start_of
from meadhall.engines.nxs.pieces import COLOUR_OF, GOLD, KIND_OF, NEITHER, SEIDKONA
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.victory import after
from meadhall.engines.packed import append, i64, vec


def without_danger(position: Position, moves: vec[i64]) -> vec[i64]:
    """The gold moves that bring no gold piece into danger."""
    kept = vec[i64](capacity=len(moves))
    for move in moves:
        if endangered(position, move) == OFF:
            kept = append(kept, move)
    return kept


def endangered(position: Position, move: i64) -> i64:
    """Where a gold piece would stand that this gold move brings into danger, or OFF.

    The piece that moves must be safe from everybody when it has moved. Any other is brought into
    danger if a player could take it then who could not before. That can only be a neighbour that a
    blocker leaves: both cells that a jump passes are neighbours of the cell it goes to.
    """
    board, wards = position.board, position.wards
    start, target = start_of(move), position.board.targets[move]
    men = after(position, move)
    if can_be_taken(board, men, wards, target, NEITHER):
        return target
    for side in range(i64(6)):
        near = board.steps[start * 6 + side]
        if near in (OFF, target) or COLOUR_OF[men[near]] != GOLD:
            continue
        for player in range(position.seats):
            if can_be_taken(board, men, wards, near, player) and not can_be_taken(
                board, position.men, wards, near, player
            ):
                return near
    return OFF


def can_be_taken(board: Board, men: vec[i64], wards: vec[i64], cell: i64, player: i64) -> bool:
    """Could this player, or anybody with NEITHER, take the gold piece here, as all stand now?"""
    return KIND_OF[men[cell]] != SEIDKONA and is_open_to(board, men, wards, cell, player)
