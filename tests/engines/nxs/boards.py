"""NXS positions in tests: drawn row by row, or told piece by piece.

`W2` names White's second row from the front, `B2` Black's, as they lie on a board of two areas
with White below; rows that are not drawn are empty. Each piece is written as in a diagram.
"""

from typing import Any

from meadhall.engines.nxs.board import BOARDS, Board
from meadhall.engines.nxs.diagram import rows
from meadhall.engines.nxs.game import NxsGame
from meadhall.engines.nxs.state import Nxs
from meadhall.engines.nxs.territory import AREAS

GAME = NxsGame()


def begun(seats: int = 2, **options: Any) -> Nxs:
    """The opening with these options."""
    state = GAME.start(seats, **options)
    assert isinstance(state, Nxs)
    return state


def placed(
    men: str, head: str = "White to move", facts: str = "", seats: int = 2, **options: Any
) -> Nxs:
    """The position with these pieces, told like `W2.3 WJ4, B2.1 BO1`."""
    settings = GAME.settle(seats, {"setup": "short", **options})
    board = BOARDS[3 if seats == 3 or settings["jotunn"] else 2]
    signs = dict(man.split() for man in men.split(",") if man.strip())
    lines = [" ".join(signs.pop(board.names[cell], ".") for cell in row) for row in rows(board)]
    assert not signs, f"there are no cells {list(signs)}"
    return GAME.read_diagram("\n".join([head, facts, *lines]), seats, settings)


def drawn(drawing: list[str], head: str, facts: str = "", **options: Any) -> Nxs:
    """The position of these labelled rows of a board of two areas."""
    men = []
    for line in drawing:
        label, *signs = line.split()
        cells = row_of(BOARDS[2], label)
        assert len(signs) == len(cells), f"{label} has {len(cells)} cells: {line}"
        men += [f"{cell} {sign}" for cell, sign in zip(cells, signs, strict=True) if sign != "."]
    return placed(", ".join(men), head, facts, **options)


def row_of(board: Board, label: str) -> list[str]:
    """The names of a row's cells, from left to right as drawn."""
    for row in rows(board):
        names = [board.names[cell] for cell in row]
        if names[0].startswith(f"{label}."):
            return names
    raise AssertionError(f"there is no row {label}")


def signs(state: Nxs) -> dict[str, str]:
    """What stands where: piece by cell name."""
    lines = [line.split() for line in state.diagram().splitlines()[1:] if ":" not in line]
    found: dict[str, str] = {}
    board = state.position.board
    for row, words in zip(rows(board), lines, strict=True):
        men = [word for word in words if word not in board.names]
        found |= {board.names[cell]: man for cell, man in zip(row, men, strict=True) if man != "."}
    return found


def played(drawing: str, facts: str = "", **options: Any) -> Nxs:
    """Do the first line's action on the left board; the right board must come of it.

    The line is `White moves W2.2-W1.2` or `Black rotates B2.1 r+`.
    """
    told, *lines = [line for line in drawing.splitlines() if line.strip()]
    colour, verb, notation = told.split(maxsplit=2)
    before = [line.split("|")[0] for line in lines]
    after = [f"{line.split()[0]} {line.split('|')[1]}" for line in lines]
    head = f"{colour} to {verb.removesuffix('s')}"
    state = drawn(before, head, facts, **options)
    do(state, notation)
    expected = {
        cell: sign
        for line in after
        for cell, sign in zip(row_of(BOARDS[2], line.split()[0]), line.split()[1:], strict=True)
        if sign != "."
    }
    assert signs(state) == expected, "\n" + state.diagram()
    return state


def do(state: Nxs, *actions: str) -> Nxs:
    """The seats on turn do these one after the other."""
    for action in actions:
        state.choose(state.read(int(state.turn), action))
    return state


def play_any_turn(state: Nxs) -> Nxs:
    """The first move and the first rotation there are."""
    for _ in range(2):
        state.choose(int(state.legal(state.turn)[0]))
    return state


def legal(state: Nxs) -> list[str]:
    """The notation of everything the seat on turn may do."""
    return [state.name(state.turn, action) for action in state.legal(state.turn)]


def targets(state: Nxs, start: str) -> set[str]:
    """Where the piece on `start` may go, captures with an x before them."""
    found = set()
    for name in legal(state):
        if name.startswith(f"{start}-"):
            found.add(name.removeprefix(f"{start}-"))
        elif name.startswith(f"{start}x"):
            found.add(name.removeprefix(start))
    return found


def land(state: Nxs) -> list[int]:
    """How many cells each player holds."""
    return [int(state.position.land(seat)) for seat in range(int(state.seats))]


def shares(state: Nxs, seat: int) -> list[int]:
    """How many cells of each area the player holds."""
    return [int(count) for count in state.position.held[seat * AREAS : (seat + 1) * AREAS]]
