"""The files of endgame tables: their heads, and whether they belong to the game as it is now."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from meadhall.ai.tables import FIRST_LINE, LONGEST_HEAD, SUFFIX, BadTable, Table
from meadhall.ai.texts import TableProblem
from meadhall.engines.game import Game
from meadhall.engines.phrases import Form, Phrase, say
from meadhall.engines.values import Settings
from meadhall.lab.origin import rules_digest
from meadhall.lab.texts import LabText
from meadhall.lab.work_folder import about

Write = Callable[[bytes], object]


@dataclass(frozen=True, slots=True)
class TableHead:
    """What the second line of a table tells."""

    game: str
    settings: dict[str, object]
    rules: str
    name: str
    positions: int
    """How many bytes follow."""
    digest: str
    """Of these bytes."""
    seconds: float
    """How long it took."""
    longest: int
    """The most moves to a win."""


def write_table(path: Path, head: TableHead, pack: Callable[[Write], object]) -> TableHead:
    """Write the whole file and put it in its place at once; the head with the true digest.

    `pack` is given what writes the codes, piece by piece.
    """
    draft = path.with_suffix(".new")
    digest = sha256()
    with about(path), draft.open("wb") as file:
        file.write(told(head))

        def write(piece: bytes) -> None:
            file.write(piece)
            digest.update(piece)

        pack(write)
        head = replace(head, digest=digest.hexdigest())
        file.seek(0)
        file.write(told(head))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    return head


def told(head: TableHead) -> bytes:
    """The first two lines of a file."""
    lines = {
        "game": head.game,
        "settings": head.settings,
        "rules": head.rules,
        "table": head.name,
        "positions": head.positions,
        "sha256": head.digest,
        "seconds": round(head.seconds, 1),
        "longest": head.longest,
    }
    return FIRST_LINE + json.dumps(lines).encode() + b"\n"


def head_for(
    game: Game, settings: Settings, name: str, size: int, seconds: float, longest: int
) -> TableHead:
    """A head without a digest."""
    return TableHead(
        game.key,
        that_matter(settings),
        rules_digest(game, 2, settled(game, settings)),
        name,
        size,
        "0" * 64,
        seconds,
        longest,
    )


def that_matter(settings: Settings) -> dict[str, object]:
    """The options without who begins, which changes nothing in the middle of a match."""
    return {key: value for key, value in settings.items() if key != "first"}


def settled(game: Game, settings: Settings) -> Settings:
    """The same options with the usual side to begin, so that the digest is the same for all."""
    return game.settle(2, that_matter(settings))


def read_head(path: Path) -> TableHead:
    """The head of a file; BadTable if it is none, or not whole."""

    def no(reason: Form | Phrase) -> BadTable:
        return BadTable(say(TableProblem.NO_TABLE, file=str(path), reason=reason))

    try:
        with path.open("rb") as file:
            if file.readline(len(FIRST_LINE)) != FIRST_LINE:
                raise no(LabText.DAMAGED)
            found = json.loads(file.readline(LONGEST_HEAD))
            size = path.stat().st_size - file.tell()
    except OSError as error:
        raise no(LabText.NOT_THERE) from error
    except ValueError as error:
        raise no(LabText.DAMAGED) from error
    try:
        head = TableHead(
            str(found["game"]),
            dict(found["settings"]),
            str(found["rules"]),
            str(found["table"]),
            int(found["positions"]),
            str(found["sha256"]),
            float(found["seconds"]),
            int(found["longest"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise no(LabText.DAMAGED) from error
    if head.positions != size or f"{head.name}{SUFFIX}" != path.name:
        raise no(LabText.DAMAGED)
    return head


def read_codes(path: Path) -> bytes:
    """The codes of a table whose head is in order; BadTable if they are not those it names."""
    read_head(path)
    table = Table(path)
    table.check()
    return table.codes()


def check_tables(folder: Path, game: Game, settings: Settings) -> list[TableHead]:
    """The tables of a folder; BadTable if there is none, or one is not for this game."""
    heads = [read_head(path) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    if not heads:
        raise BadTable(say(LabText.NO_TABLES, folder=str(folder)))
    digest = rules_digest(game, 2, settled(game, settings)) if game.key == heads[0].game else ""
    for head in heads:
        fits = head.game == game.key and same(head.settings, settings)
        if not fits or head.rules != digest:
            reason = LabText.OTHER_RULES if fits else LabText.OTHER_OPTIONS
            file = str(folder / f"{head.name}{SUFFIX}")
            raise BadTable(say(TableProblem.NO_TABLE, file=file, reason=reason))
    return heads


def same(one: Mapping[str, object], settings: Settings) -> bool:
    return dict(one) == that_matter(settings)
