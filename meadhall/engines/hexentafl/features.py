"""What an evaluation may count, one number for each thing, for `meadhall learn`.

On the large board these with their weights are the evaluation. All of it is counted for the
defenders; what speaks for the attackers has a weight below 0.
"""

from typing import Final

from meadhall.engines.hexentafl import evaluation
from meadhall.engines.hexentafl.board import DEFENDERS, MAN, RAIDER, Board
from meadhall.engines.packed import i64, vec

COMMON: Final = ("defenders", "to move", "men", "raiders", "raiders beside the king")
BY_STEPS: Final = (
    *(f"king {steps} from a corner" for steps in ("1", "2", "3", "4", "5", "6", "7 or more")),
    "king shut in",
)
BY_SLIDES: Final = (
    "king on the throne",
    "king's slides",
    "slides to a corner",
    "corners held",
    "a corner in two slides",
)


def names(board: Board) -> list[str]:
    return [*COMMON, *(BY_SLIDES if board.side == 5 else BY_STEPS)]


def weights(board: Board) -> list[int]:
    """What `evaluation` counts each for, times a thousand; nothing where a net evaluates."""
    if board.side != 5:
        return []
    worths = [
        evaluation.FROM_THE_START,
        evaluation.ON_TURN,
        evaluation.A_MAN,
        evaluation.A_RAIDER,
        evaluation.BESIDE_THE_KING,
        evaluation.AT_HOME,
        evaluation.A_SLIDE,
        evaluation.AN_EXIT,
        evaluation.A_CORNER_HELD,
        evaluation.A_ROAD,
    ]
    return [1000 * worth for worth in worths]


def features(board: Board, men: vec[i64], king: i64, turn: i64, seat: i64) -> vec[i64]:
    large = board.side == 5
    found = vec[i64]([0] * (len(COMMON) + len(BY_SLIDES if large else BY_STEPS)))
    if seat != DEFENDERS:
        return found
    found[0] = 1
    found[1] = 1 - 2 * turn
    for cell in range(board.cells):
        if men[cell] == MAN:
            found[2] += 1
        elif men[cell] == RAIDER:
            found[3] += 1
    found[4] = evaluation.raiders_beside(board, men, king)
    if large:
        counts = evaluation.slides_left(board, men, king)
        found[5] = 1 if king == board.throne else 0
        for at in range(i64(4)):
            found[6 + at] = counts % evaluation.COUNT
            counts = counts // evaluation.COUNT
    else:
        left = evaluation.steps_left(board, men, king)
        found[4 + min(left, 7) if left > 0 else i64(12)] = 1
    return found
