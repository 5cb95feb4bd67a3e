"""What the evaluation counts, one number for each thing, for `meadhall learn`.

All of it is counted for the defenders; what speaks for the attackers has a weight below 0.
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
    """What `evaluation` counts each for, times a thousand."""
    large = 1 if board.side == 5 else 0
    common = [
        evaluation.FROM_THE_START[large],
        evaluation.ON_TURN[large],
        evaluation.A_MAN[large],
        evaluation.A_RAIDER[large],
        evaluation.BESIDE_THE_KING[large],
    ]
    if large == 1:
        special = [
            evaluation.AT_HOME,
            evaluation.A_SLIDE,
            evaluation.AN_EXIT,
            evaluation.A_CORNER_HELD,
            evaluation.A_ROAD,
        ]
    else:
        special = [*[int(worth) for worth in evaluation.STEPS_LEFT][1:], evaluation.SHUT_IN]
    return [1000 * int(worth) for worth in [*common, *special]]


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
