"""Who has won, and what would give the victory away?

A player wins with so many captured cells as are his goal; where three areas are in play, at
least a third of them, rounded up, must come from each enemy. A turn's rotation changes no
land, so this is looked at when the move is done.

It is forbidden to move so that an opponent reaches his goal, except for the close call: the
mover reaches his own by the same move, and holds more land than that opponent.

Only the cell that a piece leaves can give an opponent land: a capture puts one enemy of his in
another's place. So the ban is looked into only where a cell's leaving could matter. In a match
nobody holds enough before his own move; in a drawn position he may, and then no move gives it.
"""

from meadhall.engines.hexes import OFF
from meadhall.engines.nxs.movement import start_of
from meadhall.engines.nxs.pieces import COLOUR_OF, EMPTY
from meadhall.engines.nxs.position import Position
from meadhall.engines.nxs.territory import (
    AREAS,
    BROKEN,
    blocker,
    freed_by_leaving,
    line,
    total,
    won_by_coming,
)
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.values import NOBODY


def is_goal(position: Position, seat: i64, held: vec[i64], more: i64) -> bool:
    """Is this land a victory for the player, with so many more cells wherever they are needed?"""
    goal = position.goals[seat]
    if total(held, seat) + more < goal:
        return False
    if position.board.areas == AREAS:
        for area in range(i64(AREAS)):
            if area != seat and held[seat * AREAS + area] + more < third(goal):
                return False
    return True


def third(goal: i64) -> i64:
    """So much of the goal must come from each of two enemies."""
    return (goal + 2) // 3


def has_won(position: Position, seat: i64) -> bool:
    """Has the player reached his goal?"""
    return is_goal(position, seat, position.held, 0)


def is_close_call(position: Position, seat: i64) -> bool:
    """Did an opponent reach his goal by the move that won?"""
    return any(other != seat and has_won(position, other) for other in range(position.seats))


def without_gifts(position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The moves that do not give the victory away."""
    risky = risky_cells(position, seat)
    if len(risky) == 0:
        return moves
    kept = vec[i64](capacity=len(moves))
    for move in moves:
        if start_of(move) not in risky or winner_by_gift(position, seat, move) == NOBODY:
            kept = append(kept, move)
    return kept


def risky_cells(position: Position, seat: i64) -> vec[i64]:
    """Where a piece stands by whose leaving an opponent might come to his goal.

    It blocks a line out of one of his invaders; each of them has at most six.
    """
    risky = vec[i64]()
    for other in range(position.seats):
        if other != seat and may_be_given(position, other):
            cells, ring = position.board.cells, position.ring
            cell = ring[cells + other]
            while cell < cells:
                if position.board.area_of[cell] != other:
                    risky = add_risky(position, other, cell, risky)
                cell = ring[cell]
    return risky


def add_risky(position: Position, other: i64, invader: i64, risky: vec[i64]) -> vec[i64]:
    """Add the cells in the lines out of this invader."""
    board, men = position.board, position.men
    for side in range(i64(6)):
        found = blocker(board, men, other, invader, side)
        if found == OFF or line(board, men, other, found, side) == BROKEN:
            continue
        if could_give(position, other, found):
            risky = append(risky, found)
    return risky


def is_risky(position: Position, seat: i64, cell: i64) -> bool:
    """Might an opponent come to his goal when the piece here leaves?"""
    for other in range(position.seats):
        if other != seat and may_be_given(position, other) and could_give(position, other, cell):
            return True
    return False


def may_be_given(position: Position, other: i64) -> bool:
    """Could this opponent come to his goal by any piece's leaving, and has he not won?

    Each line that arises then begins at an invader of its own.
    """
    if position.land(other) == 0 or has_won(position, other):
        return False
    held, longest = position.held, position.board.longest_line
    return is_goal(position, other, held, longest) or is_goal(
        position, other, held, position.invaders(other) * longest
    )


def could_give(position: Position, other: i64, start: i64) -> bool:
    """Might this opponent come to his goal when the piece on `start` leaves?"""
    freed = freed_by_leaving(position.board, position.men, other, start)
    return freed > 0 and is_goal(position, other, position.held, freed)


def winner_by_gift(position: Position, seat: i64, move: i64) -> i64:
    """The opponent to whom this move gives the victory, or NOBODY; a close call is no gift."""
    held = land_after(position, move)
    own_land = total(held, seat) if is_goal(position, seat, held, 0) else 0
    for other in range(position.seats):
        if other == seat or has_won(position, other):
            continue
        if is_goal(position, other, held, 0) and total(held, other) >= own_land:
            return other
    return NOBODY


def wins(position: Position, seat: i64, move: i64) -> bool:
    """Does this legal move win at once?"""
    return could_win(position, without(position, start_of(move)), seat, move) and is_goal(
        position, seat, land_after(position, move), 0
    )


def could_win(position: Position, others: vec[i64], seat: i64, move: i64) -> bool:
    """Might this legal move win at once? `others` are the pieces without the one that moves.

    Hardly any does, and most cannot by far: these are told from the lines at two cells.
    """
    board, start = position.board, start_of(move)
    if COLOUR_OF[position.men[start]] == seat:
        won = won_by_coming(board, others, seat, board.targets[move])
    else:  # the Jötunn moves for the seat, and may only clear a line
        won = freed_by_leaving(board, others, seat, start)
    return is_goal(position, seat, position.held, won)


def land_after(position: Position, move: i64) -> vec[i64]:
    """The land when the move is done."""
    later = position.copy()
    later.move(start_of(move), position.board.targets[move])
    return later.held


def without(position: Position, cell: i64) -> vec[i64]:
    """The pieces without the one on this cell."""
    men = position.men[:]
    men[cell] = EMPTY
    return men


def after(position: Position, move: i64) -> vec[i64]:
    """The pieces when the move is done."""
    men = position.men[:]
    start = start_of(move)
    men[position.board.targets[move]] = men[start]
    men[start] = EMPTY
    return men
