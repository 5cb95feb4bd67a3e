"""The matches on this computer, found by what is in them.

The files are the truth; the index is made from them, and made again when it is missing, damaged
or of another version. If the disk is full, it is made in memory. A file is read again when
its size or its time has changed.
"""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.client.library.stored_phrases import phrase_from, to_data
from meadhall.client.system.folders import SUFFIX
from meadhall.engines.phrases import Phrase, Text
from meadhall.engines.values import GameError
from meadhall.net.errors import NetError

if TYPE_CHECKING:
    from meadhall.client.library.summary import Facts, SeatFacts
    from meadhall.engines.contract import State

VERSION: Final = 7

SCHEMA: Final = """
CREATE TABLE matches (
    path TEXT PRIMARY KEY, size INTEGER, changed INTEGER, game TEXT, title TEXT,
    people TEXT, began INTEGER, length INTEGER, is_over INTEGER, result TEXT, problem TEXT,
    position TEXT, name TEXT, follows TEXT, is_between INTEGER
);
CREATE TABLE seats (
    path TEXT, game TEXT, side TEXT, name TEXT, level TEXT, key TEXT, points INTEGER,
    is_asked INTEGER, kind TEXT, turns INTEGER
);
CREATE INDEX seats_by_path ON seats (path);
CREATE VIRTUAL TABLE words USING fts5(path UNINDEXED, text);
"""

COLUMNS: Final = (
    "path, game, title, people, began, changed, length, is_over, result, problem, is_between"
)
SEAT_COLUMNS: Final = "path, game, side, name, level, key, points, is_asked, kind, turns"

UNSETTLED: Final = -1
"""In place of the points of a seat: the match goes on."""


People = tuple[tuple[str, Phrase], ...]
"""Name, or level of a computer, and side, seat by seat."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended: the sides that won, and why. None won a draw, or if all have lost."""

    winners: tuple[Phrase, ...]
    reason: Phrase
    is_lost: bool = False
    """Has everybody lost?"""

    def __str__(self) -> str:
        nobody = "lost" if self.is_lost else "draw"
        return f"{' and '.join(map(str, self.winners)) or nobody}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Entry:
    """One match, as the library lists it."""

    path: Path
    game: str
    title: str
    people: People
    began: datetime
    touched: datetime  # when the file was written last
    length: int
    is_over: bool
    result: MatchResult | None
    problem: str  # why the file cannot be opened; empty if it can
    is_between: bool = False  # is it over, and the next game of its series still to be played?

    @property
    def why(self) -> Text:
        """The problem, to be told in the player's language."""
        from meadhall.net.texts import recognised  # a start waits for nothing of the network

        return recognised(self.problem)


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """One seat of a match: who sat there, and what came of it."""

    path: Path
    game: str
    side: Phrase
    name: str
    level: str  # of a computer; empty for a person
    key: str  # of the one who answers for the seat
    points: int  # 2 for a win, 1 for a draw; UNSETTLED as long as it goes on
    is_asked: bool = False  # is the match waiting for a choice of this seat?
    kind: Phrase | None = None  # of match, where all win together and the fewest turns are best
    turns: int = 0  # that such a match took


class Library:
    def __init__(self, folder: Path, index: Path) -> None:
        self.folder = folder
        self.removed = folder.parent / "removed"
        self._index = index
        self._db = self._open()

    def close(self) -> None:
        self._db.close()

    # Keeping the index true. -----------------------------------------------------------------

    def refresh(self) -> bool:
        """Read what is new or changed, forget what is gone; True if anything was."""
        try:
            return self._refresh()
        except sqlite3.Error:  # the disk is full, or somebody broke the index meanwhile
            self._db.close()
            self._db = _made(":memory:")
            return self._refresh()

    def _refresh(self) -> bool:
        known = {
            str(path): (size, changed)
            for path, size, changed in self._db.execute("SELECT path, size, changed FROM matches")
        }
        is_changed = False
        for file in self._files():
            try:
                facts = file.stat()
            except OSError:
                continue
            stamp = (facts.st_size, facts.st_mtime_ns)
            if known.pop(str(file), None) != stamp:
                self._read(file, stamp)
                is_changed = True
        for path in known:
            self._forget(path)
        self._db.commit()
        return is_changed or bool(known)

    def _files(self) -> Iterator[Path]:
        return (file for file in self.folder.glob(f"*{SUFFIX}") if file.is_file())

    def _read(self, file: Path, stamp: tuple[int, int]) -> None:
        # All the rules; most starts need none of it.
        from meadhall.client.library import summary as found

        self._forget(str(file))
        seats: list[SeatFacts] = []
        facts: Facts
        position, series = "", ("", "", False)
        try:
            facts, seats, position, series = found.read(file)
        except (NetError, GameError) as error:
            facts = ("", file.stem, (), stamp[1] // 10**9, 0, 1, None, str(error))
        self._db.execute(
            "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (str(file), *stamp, *_row_of(facts), position, *series),
        )
        self._db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (str(file), game, _stored(side), *rest, _stored(kind) if kind else "", turns)
                for game, side, *rest, kind, turns in seats
            ],
        )
        game, title, people, _, _, _, result, problem = facts
        sitters = (f"{name} {side}" for name, side in people)
        words = " ".join((game, title, *sitters, str(result or ""), problem, file.stem))
        self._db.execute("INSERT INTO words VALUES (?, ?)", (str(file), words))

    def _forget(self, path: str) -> None:
        self._db.execute("DELETE FROM matches WHERE path = ?", (path,))
        self._db.execute("DELETE FROM words WHERE path = ?", (path,))
        self._db.execute("DELETE FROM seats WHERE path = ?", (path,))

    def _open(self) -> sqlite3.Connection:
        """The index, empty if there is none that can be used; in memory if none can be kept."""
        try:
            self._index.parent.mkdir(parents=True, exist_ok=True)
            if (db := self._found()) is not None:
                return db
            self._index.unlink(missing_ok=True)
            return _made(self._index)
        except (OSError, sqlite3.Error):
            return _made(":memory:")

    def _found(self) -> sqlite3.Connection | None:
        """The index as it was left, if it is one of ours."""
        db = sqlite3.connect(self._index)
        try:
            if db.execute("PRAGMA user_version").fetchone()[0] == VERSION:
                db.execute(f"SELECT {COLUMNS} FROM matches LIMIT 1")
                _read_phrases(db)
                return db
        except (sqlite3.DatabaseError, ValueError):
            pass
        db.close()
        return None

    # Finding. --------------------------------------------------------------------------------

    def search(self, text: str = "") -> list[Entry]:
        """The matches in which every word occurs, or a word that begins so; newest first."""
        words = [word.replace('"', '""') for word in text.split()]
        if words:
            query = " ".join(f'"{word}"*' for word in words)
            rows = self._db.execute(
                f"SELECT {COLUMNS} FROM matches WHERE path IN "
                "(SELECT path FROM words WHERE text MATCH ?) ORDER BY began DESC, path",
                (query,),
            )
        else:
            rows = self._db.execute(f"SELECT {COLUMNS} FROM matches ORDER BY began DESC, path")
        return [_entry(row) for row in rows]

    def seats(self) -> list[SeatEntry]:
        """Everybody who sat at a finished match, match by match."""
        rows = self._db.execute(
            f"SELECT {SEAT_COLUMNS} FROM seats WHERE points <> ? ORDER BY path, rowid", (UNSETTLED,)
        )
        return [_sat(row) for row in rows]

    def seats_of(self, path: Path) -> list[SeatEntry]:
        """Everybody who sits at this match, seat by seat."""
        rows = self._db.execute(
            f"SELECT {SEAT_COLUMNS} FROM seats WHERE path = ? ORDER BY rowid", (str(path),)
        )
        return [_sat(row) for row in rows]

    def position(self, path: Path) -> "State | None":
        """The last position when the match was read; None if it is not known."""
        from meadhall.client.library.snapshot import restored  # as above

        try:
            row = self._db.execute("SELECT position FROM matches WHERE path = ?", (str(path),))
            found = row.fetchone()
        except sqlite3.Error:  # the library is closed, or somebody broke the index meanwhile
            return None
        return restored(found[0]) if found and found[0] else None

    def remove(self, path: Path) -> None:
        """Out of the library, but not out of the world."""
        self.removed.mkdir(parents=True, exist_ok=True)
        path.replace(self.removed / path.name)
        self.refresh()

    def unfinished(self, limit: int) -> list[Entry]:
        """Matches that can be gone on with, the one last touched first.

        So can a series of games of which the next one has not been begun.
        """
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM matches WHERE problem = '' AND "
            "((is_over = 0 AND (length > 0 OR follows != '')) OR "
            "(is_between = 1 AND name NOT IN (SELECT follows FROM matches))) "
            "ORDER BY changed DESC LIMIT ?",
            (limit,),
        )
        return [_entry(row) for row in rows]

    def finished(self, limit: int) -> list[Entry]:
        """Matches that were played to their end, the last one first."""
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM matches WHERE is_over = 1 AND problem = '' "
            "ORDER BY changed DESC LIMIT ?",
            (limit,),
        )
        return [_entry(row) for row in rows]


def _made(place: Path | str) -> sqlite3.Connection:
    """An index with nothing in it yet."""
    db = sqlite3.connect(place)
    try:
        # All at once: each statement by itself would wait for the disk.
        db.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _entry(row: tuple[str, str, str, str, int, int, int, int, str, str, int]) -> Entry:
    path, game, title, people, began, changed, length, is_over, result, problem, is_between = row
    return Entry(
        Path(path),
        game,
        title,
        _people_from(people),
        datetime.fromtimestamp(began),
        datetime.fromtimestamp(changed / 10**9),
        length,
        bool(is_over),
        _result_from(result),
        problem,
        bool(is_between),
    )


def _sat(row: tuple[str, str, str, str, str, str, int, int, str, int]) -> SeatEntry:
    path, game, side, name, level, key, points, is_asked, kind, turns = row
    return SeatEntry(
        Path(path),
        game,
        _phrase_from(side),
        name,
        level,
        key,
        points,
        bool(is_asked),
        _phrase_from(kind) if kind else None,
        turns,
    )


# Phrases in the index. -----------------------------------------------------------------------


def _read_phrases(db: sqlite3.Connection) -> None:
    """Raise ValueError if this version of Meadhall does not know all phrases of the index."""
    for (side,) in db.execute("SELECT DISTINCT side FROM seats"):
        _phrase_from(side)
    for (kind,) in db.execute("SELECT DISTINCT kind FROM seats WHERE kind <> ''"):
        _phrase_from(kind)
    for (result,) in db.execute("SELECT DISTINCT result FROM matches"):
        _result_from(result)


def _row_of(facts: "Facts") -> tuple[object, ...]:
    """The facts of a match as its row keeps them."""
    game, title, people, began, length, is_over, result, problem = facts
    seated = json.dumps([[name, to_data(side)] for name, side in people])
    ended = ""
    if result is not None:
        winners = [to_data(winner) for winner in result.winners]
        ended = json.dumps([winners, to_data(result.reason), result.is_lost])
    return game, title, seated, began, length, is_over, ended, problem


def _stored(phrase: Phrase) -> str:
    return json.dumps(to_data(phrase))


def _phrase_from(text: str) -> Phrase:
    return phrase_from(json.loads(text))


def _people_from(text: str) -> People:
    return tuple((str(name), phrase_from(side)) for name, side in json.loads(text))


def _result_from(text: str) -> MatchResult | None:
    if not text:
        return None
    winners, reason, is_lost = json.loads(text)
    sides = tuple(phrase_from(winner) for winner in winners)
    return MatchResult(sides, phrase_from(reason), bool(is_lost))
