"""How good does a position look, before it is over?

What speaks for a player: land, as a share of the way to the goal; pieces; and once more, half as
much, a piece that stands in an enemy's area and cannot be taken as all face now. The weights are
those that foretold best how matches of a good player against itself ended (`advantage`).

From a fixed set-up for two a net may say it instead (`net`).
"""

from typing import Final

from meadhall.engines.advantage import chance_of, weight_of
from meadhall.engines.nxs.capture import is_in_danger
from meadhall.engines.nxs.pieces import COLOUR_OF, KIND_OF, NEITHER, NOUGHTS, SEIDKONA
from meadhall.engines.nxs.position import Position
from meadhall.engines.packed import i64, vec

WHOLE_WAY: Final = 127
SAFE_INVADER: Final = 52
PIECE: Final = 101
TO_MOVE: Final = 30
"""The advantage of the player who is about to move; after the move it is against that player."""

MANY: Final = 1_000_000
"""More than any difference of strengths."""


def judged(position: Position, seat: i64, turn: i64, is_moving: bool) -> i64:
    """0 to 1000 for the player; of three, each has his share of what speaks for them all."""
    strengths = all_strengths(position)
    strengths[turn] += TO_MOVE if is_moving else -TO_MOVE
    if position.seats == 2:
        return chance_of(strengths[seat] - strengths[1 - seat])
    best: i64 = -MANY
    for other in range(position.seats):
        if strengths[other] > best:
            best = strengths[other]
    whole: i64 = 0
    for other in range(position.seats):
        whole += weight_of(strengths[other] - best)
    return max(1000 * weight_of(strengths[seat] - best) // whole, 1)


FEATURES: Final = ("land, in thousandths of the goal", "pieces", "safe invaders", "to move")


def features(position: Position, seat: i64, turn: i64, is_moving: bool) -> vec[i64]:
    """What the judgement counts for a player, for `meadhall learn`."""
    to_move: i64 = 0
    if seat == turn:
        to_move = 1 if is_moving else -1
    land = 1000 * position.land(seat) // position.goals[seat]
    counts = pieces_and_invaders(position, seat)
    return vec[i64]([land, counts % MANY, counts // MANY, to_move])


def weights() -> list[int]:
    """What each of them is counted for, in thousandths."""
    return [WHOLE_WAY, 1000 * PIECE, 1000 * SAFE_INVADER, 1000 * TO_MOVE]


def all_strengths(position: Position) -> vec[i64]:
    """What each player has, in the units of this judgement."""
    strengths = NOUGHTS[:]
    board, men = position.board, position.men
    for seat in range(position.seats):
        strengths[seat] = WHOLE_WAY * position.land(seat) // position.goals[seat]
    for cell in range(board.cells):
        colour = COLOUR_OF[men[cell]]
        if colour == NEITHER:
            continue
        strengths[colour] += PIECE
        if board.area_of[cell] != colour and is_safe_invader(position, cell):
            strengths[colour] += SAFE_INVADER
    return strengths


def is_safe_invader(position: Position, cell: i64) -> bool:
    """Does the piece here stand in an enemy's area, where it cannot be taken as all face now?"""
    board, men = position.board, position.men
    return board.area_of[cell] != COLOUR_OF[men[cell]] and (
        KIND_OF[men[cell]] == SEIDKONA or not is_in_danger(board, men, position.wards, cell)
    )


def pieces_and_invaders(position: Position, seat: i64) -> i64:
    """A player's pieces, and MANY for each of them that is a safe invader."""
    count: i64 = 0
    for cell in range(position.board.cells):
        if COLOUR_OF[position.men[cell]] == seat:
            count += MANY + 1 if is_safe_invader(position, cell) else 1
    return count
