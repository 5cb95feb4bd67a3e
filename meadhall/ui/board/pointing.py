"""What it means to point at a spot of a board while a choice is in the making.

Not here: what comes of it, which is the affair of the page that was clicked.
"""

from meadhall.client.match.moves import MoveBuilder
from meadhall.engines.values import Step
from meadhall.ui.board.game_board import Board


def step_at(board: Board, move: MoveBuilder, spot: str) -> Step | None:
    """The possible step that this spot, or the handle there, stands for."""
    for step in move.next_steps:
        if spot in (board.spot_of(step, move.state), board.handle_of(step)):
            return step
    return None


def step_buttons(board: Board, move: MoveBuilder) -> list[Step]:
    """The possible steps that have no spot on the board."""
    return [step for step in move.next_steps if not board.spot_of(step, move.state)]


def reconsider(board: Board, move: MoveBuilder, spot: str) -> str:
    """Where no step leads: let go of what was chosen there, or choose this instead.

    Otherwise nothing has changed, and the rules' reason is returned.
    """
    if move.taken and board.spot_of(move.taken[-1], move.state) == spot:
        move.back()
        return ""
    if move.begin_anew_with(board.step_at(spot, [], move.state)):
        return ""
    return move.refusal(board.step_at(spot, move.taken, move.state))


def turning(move: MoveBuilder, way: int) -> Step | None:
    """The step that turns the chosen piece by one, 1 right or -1 left, where that is asked."""
    for step in move.next_steps:
        if step.kind == "turn" and step.at == way % 6:
            return step
    return None


def can_turn(move: MoveBuilder) -> bool:
    return any(step.kind == "turn" for step in move.next_steps)
