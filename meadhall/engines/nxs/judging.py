"""How good does a position look, before it is over?

Land counts most, as a share of the way to the goal; then pieces that stand in an enemy's area
and cannot be taken as all face now; then pieces at all.
"""

from typing import Final

from meadhall.engines.nxs.capture import is_in_danger
from meadhall.engines.nxs.pieces import COLOUR_OF, KIND_OF, NEITHER, NOUGHTS, SEIDKONA
from meadhall.engines.nxs.position import Position
from meadhall.engines.packed import i64, vec

WHOLE_WAY: Final = 300
SAFE_INVADER: Final = 20
PIECE: Final = 8

LOWEST: Final = 20
HIGHEST: Final = 980


def judged(position: Position, seat: i64) -> i64:
    """0 to 1000 for the player, against the opponent who stands best."""
    strengths = all_strengths(position)
    best: i64 = -1
    for other in range(position.seats):
        if other != seat and strengths[other] > best:
            best = strengths[other]
    value = 500 + strengths[seat] - best
    return min(max(value, LOWEST), HIGHEST)


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
        if board.area_of[cell] != colour and (
            KIND_OF[men[cell]] == SEIDKONA or not is_in_danger(board, men, position.wards, cell)
        ):
            strengths[colour] += SAFE_INVADER
    return strengths
