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

from meadhall.ai.tables import SUFFIX, BadTable
from meadhall.ai.texts import TableProblem
from meadhall.engines.endgames import UNUSED, TableSolver, count_codes
from meadhall.engines.game import Game
from meadhall.engines.phrases import say
from meadhall.engines.values import BadOption, Settings
from meadhall.lab.endgames.table_file import (
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
from meadhall.lab.work_folder import about

PART: Final = ".part"
BLOCK: Final = 500
"""Parts of the first look between two looks at the clock."""

KEEP_EVERY: Final = 300.0
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
        checked(game, settings, path_of(folder, each))
    began = monotonic()
    kept = Keeper(folder / f"{name}{PART}", rules_digest(game, 2, settled(game, settings)))
    done = kept.resume(solver)
    before = done.seconds
    kept_at = began

    def now() -> float:
        return before + monotonic() - began

    looked, looks = done.looked, int(solver.looks)
    if looked < looks:
        for each in solver.needs():
            solver.take(each, read_codes(path_of(folder, each)))
    while looked < looks:
        tell(name, "look", looked, looks)
        stop = min(looked + BLOCK, looks)
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
    head = head_for(game, settings, name, int(solver.size), now(), moves)
    head = write_table(path, head, solver.pack)
    kept.path.unlink(missing_ok=True)
    return head


def checked(game: Game, settings: Settings, path: Path) -> TableHead:
    """The head of a table that is there; BadTable if it was made by other rules."""
    head = read_head(path)
    fits = head.game == game.key and same(head.settings, settings)
    if not fits or head.rules != rules_digest(game, 2, settled(game, settings)):
        reason = LabText.OTHER_RULES if fits else LabText.OTHER_OPTIONS
        raise BadTable(say(TableProblem.NO_TABLE, file=str(path), reason=reason))
    return head


@dataclass(frozen=True, slots=True)
class Keeper:
    """The file of an unfinished table."""

    path: Path
    rules: str

    def keep(self, solver: TableSolver, progress: Progress) -> None:
        head = {
            "rules": self.rules,
            "looks": int(solver.looks),
            "looked": progress.looked,
            "moves": progress.moves,
            "seconds": progress.seconds,
            "latest": int(solver.latest),
        }
        draft = self.path.with_suffix(".new")
        with about(self.path), draft.open("wb") as file:
            file.write(json.dumps(head).encode() + b"\n")
            solver.save(progress.moves, file.write)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)

    def resume(self, solver: TableSolver) -> Progress:
        """Begin with what was kept; from nothing if there is none, or it does not fit."""
        solver.begin()
        try:
            with self.path.open("rb") as file:
                head = json.loads(file.readline(1000))
                found = Progress(int(head["looked"]), int(head["moves"]), float(head["seconds"]))
                latest = int(head["latest"])
                fits = head["rules"] == self.rules and head["looks"] == solver.looks
                if not fits:
                    return Progress()
                if solver.load(file.read):
                    solver.latest = latest
                    return found
        except (OSError, ValueError, KeyError, TypeError):
            return Progress()
        solver.begin()
        return Progress()


def tally(codes: bytes) -> Counter[tuple[int, str]]:
    """How many places each side wins, by the side to move: `(side, "wins" | "loses" | "open")`.

    A place stands for a position and its mirror images.
    """
    found: Counter[tuple[int, str]] = Counter()
    for at, count in enumerate(count_codes(codes)):
        side, code = divmod(at, 256)
        if code != UNUSED:
            what = "open" if code == 0 else "wins" if code % 2 == 0 else "loses"
            found[side, what] += count
    return found
