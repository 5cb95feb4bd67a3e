"""What does a move take?

A piece is taken when an enemy closes the trap, never when it walks into one, so everything
here starts at the cell just moved to and looks public_class. One move may take several.

Not here: whether the move was legal (`movement`), whether it ended the match (`ending`).
"""

from meadhall.engines.hexentafl.board import OWNERS, Board
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import append, i64, vec


def victims(board: Board, men: vec[i64], hammer: i64) -> vec[i64]:
    """The cells of the enemies that the piece just moved to `hammer` has shut in."""
    side = OWNERS[men[hammer]]
    taken = vec[i64]()
    for direction in range(i64(6)):
        victim = board.steps[hammer * 6 + direction]
        if victim == OFF or OWNERS[men[victim]] != 1 - side:
            continue
        if is_shut_in(board, men, victim, direction, side):
            taken = append(taken, victim)
    return taken


def is_shut_in(board: Board, men: vec[i64], victim: i64, direction: i64, side: i64) -> bool:
    """Is the trap closed on a victim whose captor came from the side opposite to `direction`?"""
    if victim == board.throne:
        # Only the king stands here. He falls to three captors, on every other side.
        left = board.steps[victim * 6 + (direction + 1) % 6]
        right = board.steps[victim * 6 + (direction + 5) % 6]
        return OWNERS[men[left]] == side and OWNERS[men[right]] == side
    anvil = board.anvils[victim * 6 + direction]
    return anvil != OFF and OWNERS[men[anvil]] == side
