"""Solving a table and going on where it was interrupted.

While a table is made, its state is a file beside it every few minutes: which layer is done, and the
codes. When the table is whole, that file goes.
"""

import json
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from meadhall.ai.tables import SUFFIX
from meadhall.engines.endgames import UNUSED, TableSolver
from meadhall.engines.game import Game
from meadhall.engines.packed import u8, vec
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption, Settings
from meadhall.lab.endgames.table_file import (
    BadTable,
    TableHead,
    head_for,
    read_codes,
    read_head,
    same,
    settled,
    write_table,
)
from meadhall.lab.origin import rules_digest
from meadhall.lab.texts import LabText

PART: Final = ".part"
BLOCK: Final = 200_000
"""Positions that are looked at between two looks at the clock."""

KEEP_EVERY: Final = 120.0
"""Seconds."""

Tell = Callable[[str, str, int, int], None]
"""Is told the table, what is being done, how much of it, and of how much (0: nobody knows)."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a table has come."""

    looked: int = 0
    moves: int = 0
    """The layer that was finished last."""
    seconds: float = 0.0


def path_of(folder: Path, name: str) -> Path:
    return folder / f"{name}{SUFFIX}"


def needed(game: Game, settings: Settings, name: str) -> list[str]:
    """This table and all that it needs, each after those that it needs itself."""
    names = game.endgame_tables(settings)
    if name not in names:
        raise BadOption(say(LabText.NO_SUCH_TABLE, table=repr(name), tables=tuple(names)))
    wanted = {name}
    for each in reversed(names):
        if each in wanted:
            wanted |= set(game.table_solver(each, settings).needs())
    return [each for each in names if each in wanted]


def solve(
    game: Game,
    settings: Settings,
    name: str,
    folder: Path,
    tell: Tell,
    keep_every: float = KEEP_EVERY,
) -> TableHead:
    """The table of this name, made if it is not in the folder. What it needs must be there."""
    path = path_of(folder, name)
    if path.exists():
        return checked(game, settings, path)
    solver = game.table_solver(name, settings)
    for each in solver.needs():
        smaller = path_of(folder, each)
        checked(game, settings, smaller)
        solver.take(each, read_codes(smaller))
    solver.begin()
    began = monotonic()
    kept = Keeper(folder / f"{name}{PART}", rules_digest(game, 2, settled(game, settings)))
    done = kept.resume(solver)
    before = done.seconds
    kept_at = began

    def now() -> float:
        return before + monotonic() - began

    looked, size = done.looked, int(solver.size)
    while looked < size:
        tell(name, "look", looked, size)
        stop = min(looked + BLOCK, size)
        solver.look_at(looked, stop)
        looked = stop
        if monotonic() - kept_at > keep_every:
            kept.keep(solver, Progress(looked, 0, now()))
            kept_at = monotonic()
    moves = done.moves
    while True:
        tell(name, "layer", moves, 0)
        if int(solver.add_layer(moves + 1)) == 0 and int(solver.latest) <= moves + 2:
            break
        moves += 1
        if monotonic() - kept_at > keep_every:
            kept.keep(solver, Progress(looked, moves, now()))
            kept_at = monotonic()
    codes = bytes(solver.codes)
    head = head_for(game, settings, name, codes, now(), moves)
    write_table(path, head, codes)
    kept.path.unlink(missing_ok=True)
    return head


def checked(game: Game, settings: Settings, path: Path) -> TableHead:
    """The head of a table that is there; BadTable if it was made by other rules."""
    head = read_head(path)
    fits = head.game == game.key and same(head.settings, settings)
    if not fits or head.rules != rules_digest(game, 2, settled(game, settings)):
        reason = LabText.OTHER_RULES if fits else LabText.OTHER_OPTIONS
        raise BadTable(say(LabText.NO_TABLE, file=str(path), reason=reason))
    return head


@dataclass(frozen=True, slots=True)
class Keeper:
    """The file of an unfinished table."""

    path: Path
    rules: str

    def keep(self, solver: TableSolver, progress: Progress) -> None:
        head = {
            "rules": self.rules,
            "size": int(solver.size),
            "looked": progress.looked,
            "moves": progress.moves,
            "seconds": progress.seconds,
            "latest": int(solver.latest),
        }
        draft = self.path.with_suffix(".new")
        with draft.open("wb") as file:
            file.write(json.dumps(head).encode() + b"\n")
            file.write(bytes(solver.codes))
            file.write(bytes(solver.pending))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)

    def resume(self, solver: TableSolver) -> Progress:
        """Give the solver what was kept; nothing if there is none, or it does not fit."""
        try:
            with self.path.open("rb") as file:
                head = json.loads(file.readline(1000))
                codes, pending = file.read(int(solver.size)), file.read(int(solver.size) + 1)
            found = Progress(int(head["looked"]), int(head["moves"]), float(head["seconds"]))
            fits = head["rules"] == self.rules and head["size"] == solver.size
            latest = int(head["latest"])
        except (OSError, ValueError, KeyError, TypeError):
            return Progress()
        if not fits or len(codes) != solver.size or len(pending) != solver.size:
            return Progress()
        solver.codes, solver.pending, solver.latest = vec[u8](codes), vec[u8](pending), latest
        return found


def tally(codes: bytes) -> Counter[tuple[int, str]]:
    """How many places each side wins, by the side to move: `(side, "wins" | "loses" | "open")`.

    A place stands for a position and its mirror images.
    """
    found: Counter[tuple[int, str]] = Counter()
    for side in range(2):
        counts = Counter(codes[side::2])
        for code, count in counts.items():
            if code != UNUSED:
                what = "open" if code == 0 else "wins" if code % 2 == 0 else "loses"
                found[side, what] += count
    return found
