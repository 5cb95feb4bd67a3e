"""Endgame tables, as a search reads them.

A table is a file: a line that says what it is, a line of JSON about where it comes from, and then
a byte for each position (`engines.endgames`). It is mapped into memory, so that all searches of a
machine share it. Who names a folder of tables has checked that they are this game's.
"""

from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final

from meadhall.engines.contract import State
from meadhall.engines.endgames import wins
from meadhall.engines.packed import i64

SUFFIX: Final = ".table"
FIRST_LINE: Final = b"meadhall endgame table 1\n"

NOT_LISTED: Final = -1


class Table:
    """One file, mapped."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self.data = mmap(file.fileno(), 0, access=ACCESS_READ)
        self.start: i64 = self.data.find(b"\n", len(FIRST_LINE)) + 1

    def code(self, place: i64) -> i64:
        return self.data[int(self.start + place)]


class Tables:
    """The tables of one folder, each opened when it is first wanted."""

    def __init__(self, folder: str) -> None:
        self.folder: str = folder
        self.opened: dict[str, Table | None] = {}

    def table(self, name: str) -> Table | None:
        if name not in self.opened:
            path = Path(self.folder) / f"{name}{SUFFIX}"
            self.opened[name] = Table(path) if path.is_file() else None
        return self.opened[name]

    def code(self, state: State) -> i64:
        """The code of the position, or NOT_LISTED."""
        name = state.endgame_table()
        table = self.table(name) if name else None
        return NOT_LISTED if table is None else table.code(state.endgame_index())

    def moves_left(self, state: State) -> i64:
        """How many moves there are to the end, if one side can force a win and no draw by the
        rules comes before; else NOT_LISTED."""
        code = self.code(state)
        if code <= 0 or not state.can_last(code - 1):
            return NOT_LISTED
        return code - 1

    def winner(self, state: State) -> i64:
        """Who can force a win, of two seats; asked where `moves_left` has an answer."""
        return state.turn if wins(self.code(state)) else 1 - state.turn


OPENED: Final[dict[str, Tables]] = {}


def tables_in(folder: str) -> Tables:
    """The tables of a folder, opened once in each process."""
    if folder not in OPENED:
        OPENED[folder] = Tables(folder)
    return OPENED[folder]
