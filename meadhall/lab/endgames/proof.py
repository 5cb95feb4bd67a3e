"""What endgame tables say about one position, for a person."""

from dataclasses import dataclass

from meadhall.ai.tables import NOT_LISTED, Tables
from meadhall.engines.contract import OVER, WIN, State


@dataclass(frozen=True, slots=True)
class Proof:
    winner: int | None
    """The seat that can force a win; None if neither can."""
    moves: int
    """How many moves there are to the end, if the winner hurries and the loser delays it."""
    best: tuple[int, ...]
    """The actions of the side to move that keep to this."""


def proof_of(state: State, tables: Tables) -> Proof | None:
    """What is proven of a position; None if it is in no table, or a draw by the rules may come
    before the end."""
    code = int(tables.code(state))
    if code == NOT_LISTED or (code > 0 and not state.can_last(code - 1)):
        return None
    wanted = 0 if code == 0 else code - 1
    best = [
        int(action)
        for action in state.legal(state.turn)
        if code_after(state, action, tables) == wanted
    ]
    if code == 0:
        return Proof(None, 0, tuple(best))
    mover = int(state.turn)
    return Proof(mover if code % 2 == 0 else 1 - mover, code - 1, tuple(best))


def code_after(state: State, action: int, tables: Tables) -> int:
    """The code after an action, for the other side; 1 if the action ends the match with a win."""
    after = state.copy()
    after.play(action)
    if after.asks != OVER:
        return int(tables.code(after))
    return 1 if after.result(state.turn) == WIN else NOT_LISTED
