"""heXentafl positions drawn in tests: the move, then the board before it and after it."""

from meadhall.engines.hexentafl.game import HexentaflGame
from meadhall.engines.hexentafl.state import Hexentafl

GAME = HexentaflGame()
LETTERS = "abcdefghi"

SIDES = ("defenders", "attackers")


def board(rows: list[str], side: str, **settings: object) -> Hexentafl:
    """The position of these rows, drawn without their letters, with this side to move."""
    small = len(rows) == 7
    settings = GAME.settle(2, {"board": "4x4" if small else "5x5", **settings})
    lettered = [f"{LETTERS[len(rows) - 1 - at]} {row}" for at, row in enumerate(rows)]
    return GAME.read_diagram("\n".join([f"{side} to move", *lettered]), 2, settings)


def signs(state: Hexentafl) -> list[str]:
    """The rows of a position, without letters, spaces and marks for throne and corners."""
    rows = state.diagram().splitlines()[1:]
    return ["".join(row.split()[1:]).replace("+", ".") for row in rows]


def played(drawing: str, **settings: object) -> Hexentafl:
    """Play the move of the first line on the left board; the right board must come of it."""
    move, *rows = [line for line in drawing.splitlines() if line.strip()]
    side, notation = move.split()
    before = [row.split("|")[0].strip() for row in rows]
    after = [row.split("|")[1].replace(" ", "") for row in rows]
    state = board(before, side, **settings)
    state.choose(state.read(SIDES.index(side), notation))
    assert signs(state) == after, "\n" + state.diagram()
    return state


def targets(drawing: str, side: str, start: str, **settings: object) -> list[str]:
    """Where the piece on `start` may go."""
    state = board([row.strip() for row in drawing.splitlines() if row.strip()], side, **settings)
    seat = SIDES.index(side)
    names = [state.name(seat, action) for action in state.legal(seat)]
    return sorted(name.split("-")[1] for name in names if name.startswith(f"{start}-"))
