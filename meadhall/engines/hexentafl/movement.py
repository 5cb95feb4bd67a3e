"""Where may this piece go?

Everybody slides along the three lines of the board, any distance, over empty cells. On the
small board the king takes one step only. Nobody but the king stops on the throne; whether
others may slide across it while it is empty is an option of the match.

Not here: what a move takes (`capture`).
"""

from meadhall.engines.hexentafl.board import EMPTY, KING, OWNERS, REACH, Board
from meadhall.engines.hexentafl.texts import Refusal
from meadhall.engines.hexes import OFF
from meadhall.engines.packed import append, i64, vec
from meadhall.engines.phrases import Phrase, say


def slides(board: Board, men: vec[i64], side: i64, crossing: bool) -> vec[i64]:
    """Every legal move of a side, sorted."""
    moves = vec[i64](capacity=96)
    steps, throne, step_by_step = board.steps, board.throne, king_reach(board) == 1
    for start in range(board.cells):
        piece = men[start]
        if OWNERS[piece] != side:
            continue
        for direction in range(i64(6)):
            move = (start * 6 + direction) * REACH
            target = steps[start * 6 + direction]
            while target != OFF and men[target] == EMPTY:
                if target != throne or piece == KING:
                    moves = append(moves, move)
                    if piece == KING and step_by_step:
                        break
                elif not crossing:
                    break
                move += 1
                target = steps[target * 6 + direction]
    return moves


def can_move(board: Board, men: vec[i64], side: i64, crossing: bool) -> bool:
    """Has the side any legal move?

    One step decides it for all cells but the throne's neighbours, where the step onto the throne
    is forbidden and the slide across it may not be.
    """
    for start in range(board.cells):
        piece = men[start]
        if OWNERS[piece] != side:
            continue
        for direction in range(i64(6)):
            target = board.steps[start * 6 + direction]
            if target == OFF or men[target] != EMPTY:
                continue
            if target != board.throne or piece == KING:
                return True
            if crossing and men[board.steps[target * 6 + direction]] == EMPTY:
                return True
    return False


def king_reach(board: Board) -> i64:
    return REACH if board.side == 5 else 1


def refusal(board: Board, men: vec[i64], start: int, target: int, crossing: bool) -> Phrase | None:
    """Why the piece on `start` may not go to `target`; None if it may."""
    way = f"{board.names[start]}-{board.names[target]}"
    first = start * 6 * REACH
    moves = [move for move in range(first, first + 6 * REACH) if board.rays[move] == target]
    if not moves:
        return say(Refusal.NO_LINE, way=way)
    if men[start] == KING and moves[0] % REACH >= king_reach(board):
        return say(Refusal.KING_STEPS, way=way)
    if target == board.throne and men[start] != KING:
        return say(Refusal.THRONE_STOP, way=way)
    for move in range(moves[0] - moves[0] % REACH, moves[0] + 1):
        passed = int(board.rays[move])
        if men[passed] != EMPTY:
            return say(Refusal.BLOCKED, way=way, at=board.names[passed])
        if passed == board.throne and men[start] != KING and not crossing:
            return say(Refusal.THRONE_CROSSING, way=way)
    return None
