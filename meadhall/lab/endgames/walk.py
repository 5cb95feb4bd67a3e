"""An independent look at a table: does each code follow from those after the moves?

It knows nothing of how the table was made. It asks the rules for all moves of a position, as any
player does, looks up where they lead, and compares. If it held for every position, the table would
be proven: who is said to win in n moves has a move after which the other loses in n - 1; who is
said to lose has no other; and who is said to have neither has a move that keeps it so.
"""

from dataclasses import dataclass
from pathlib import Path

from meadhall.ai.tables import NOT_LISTED, Tables
from meadhall.engines.chance import Chance
from meadhall.engines.contract import OVER, WIN, State
from meadhall.engines.endgames import UNUSED
from meadhall.engines.game import Game
from meadhall.engines.values import Settings


@dataclass(frozen=True, slots=True)
class Walked:
    """What the walk found."""

    checked: int
    wrong: tuple[str, ...]
    """The drawings of some positions whose code does not follow."""


def walk(
    game: Game, settings: Settings, folder: Path, name: str, positions: int, seed: int = 1
) -> Walked:
    """Check so many positions of a table, drawn by lot; all of them, if there are no more."""
    tables = Tables(str(folder))
    table = tables.table(name)
    assert table is not None
    solver = game.table_solver(name, settings)
    size, chance = int(solver.size), Chance(f"walk {seed}".encode())
    wrong: list[str] = []
    checked = 0
    for number in range(min(positions, size)):
        place = number if positions >= size else drawn(size, chance)
        code = int(table.code(place))
        if code == UNUSED:
            continue
        state = solver.state_at(place)
        same_place = state.endgame_table() == name and state.endgame_index() == place
        checked += 1
        if not same_place or code != code_by_moves(state, tables):
            wrong.append(state.diagram())
            if len(wrong) > 9:
                break
    return Walked(checked, tuple(wrong))


def drawn(size: int, chance: Chance) -> int:
    """A place by lot, also in a table of more than 2**30."""
    return (int(chance.word()) * 2**32 + int(chance.word())) * size // 2**64


def code_by_moves(state: State, tables: Tables) -> int:
    """What the code of a position must be, by the codes after its moves."""
    soonest, latest, is_open = 0, 0, False
    for action in state.legal(state.turn):
        after = state.copy()
        after.play(action)
        if after.asks == OVER:
            assert after.result(state.turn) == WIN
            code = 1
        else:
            code = int(tables.code(after))
            assert code != NOT_LISTED
        if code == 0:
            is_open = True
        elif code % 2 == 1:
            soonest = min(soonest or code + 1, code + 1)
        else:
            latest = max(latest, code + 1)
    if soonest:
        return soonest
    return 0 if is_open else latest or 1
