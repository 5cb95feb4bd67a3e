"""Endgame tables, as a search reads them.

A table is a file: a line that says what it is, a line of JSON about where it comes from, and then
a byte for each position (`engines.endgames`). It is mapped into memory, so that all searches of a
machine share it. Who names a folder of tables has checked that they are this game's. A search that
relies on a damaged one would call won what is lost, so a table is read whole when it is first
wanted, and held to its digest. As that takes seconds for a large one, a note beside it says which
file it was: as long as that has not been written since, it is not read again.
"""

import json
from hashlib import sha256
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final

from meadhall.ai.texts import TableProblem
from meadhall.engines.contract import State
from meadhall.engines.endgames import wins
from meadhall.engines.packed import i64
from meadhall.engines.phrases import say
from meadhall.engines.values import GameError

SUFFIX: Final = ".table"
CHECKED: Final = ".checked"
FIRST_LINE: Final = b"meadhall endgame table 1\n"

LONGEST_HEAD: Final = 10_000

NOT_LISTED: Final = -1


class BadTable(GameError):
    """A file that is no endgame table, or not the one that it should be."""


class Table:
    """One file, mapped."""

    def __init__(self, path: Path) -> None:
        self.path: Path = path
        try:
            with path.open("rb") as file:
                self.data = mmap(file.fileno(), 0, access=ACCESS_READ)
            self.start: i64 = self.data.find(b"\n", len(FIRST_LINE)) + 1
            head = json.loads(self.data[len(FIRST_LINE) : int(self.start)])
            self.digest: str = str(head["sha256"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise self.damaged() from error

    def damaged(self) -> BadTable:
        reason = TableProblem.DAMAGED
        return BadTable(say(TableProblem.NO_TABLE, file=str(self.path), reason=reason))

    def check(self) -> None:
        """Read all of it; BadTable if the codes are not those that were written."""
        with memoryview(self.data) as whole, whole[int(self.start) :] as codes:
            digest = sha256(codes).hexdigest()
        if digest != self.digest:
            raise self.damaged()

    def check_once(self) -> None:
        """Check it, unless that was done since the file was written."""
        file = self.path.stat()
        stamp = f"{file.st_size} {file.st_mtime_ns} {file.st_ctime_ns} {file.st_ino} {self.digest}"
        note = self.path.with_suffix(CHECKED)
        try:
            if note.read_text("ascii") == stamp:
                return
        except (OSError, ValueError):
            pass
        self.check()
        try:
            note.write_text(stamp, "ascii")
        except OSError:
            return  # where nothing can be written, it is checked each time

    def codes(self) -> bytes:
        return self.data[int(self.start) :]

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
            table = Table(path) if path.is_file() else None
            if table is not None:
                table.check_once()
            self.opened[name] = table
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


def folder_digest(folder: str) -> str:
    """Which tables a folder has, by their heads; each of these names the digest of its codes."""
    digest = sha256()
    for path in sorted(Path(folder).glob(f"*{SUFFIX}")):
        digest.update(path.name.encode())
        with path.open("rb") as file:
            digest.update(file.readline(len(FIRST_LINE)) + file.readline(LONGEST_HEAD))
    return digest.hexdigest()[:20]


OPENED: Final[dict[tuple[str, str], Tables]] = {}


def tables_in(folder: str, digest: str) -> Tables:
    """The tables of a folder, opened once in each process; BadTable if they are others than those
    of this digest, as on another computer."""
    key = (folder, digest)
    if key not in OPENED:
        if folder_digest(folder) != digest:
            raise BadTable(say(TableProblem.OTHER_TABLES, folder=folder))
        OPENED[key] = Tables(folder)
    return OPENED[key]
