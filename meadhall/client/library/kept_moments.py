"""Moments of matches that a player wants to try again later, in a small file beside the matches."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

FILE: Final = "moments.json"
MOST: Final = 200
"""Older ones are forgotten."""


@dataclass(frozen=True, slots=True)
class KeptMoment:
    """Before answer `number` of the match in this file, its player had something better to do."""

    match: str
    """The name of the file, in the folder of the matches."""

    number: int
    game: str
    words: str
    """What was played there, and what it cost."""


class KeptMoments:
    def __init__(self, matches: Path) -> None:
        """Those whose matches lie in this folder."""
        self._matches = matches
        self._file = matches.parent / FILE

    def read(self) -> list[KeptMoment]:
        """All whose match is still there, the latest first; none if the file cannot be read."""
        try:
            found = json.loads(self._file.read_text("utf-8"))
            kept = [KeptMoment(**each) for each in found]
        except (OSError, ValueError, TypeError):
            return []
        return [each for each in kept if _is_sound(each) and self.path_of(each).exists()]

    def keep(self, moment: KeptMoment) -> None:
        """Remember this one; OSError if it cannot be written."""
        self._write([moment, *(each for each in self.read() if each != moment)][:MOST])

    def forget(self, moment: KeptMoment) -> None:
        self._write([each for each in self.read() if each != moment])

    def path_of(self, moment: KeptMoment) -> Path:
        return self._matches / moment.match

    def _write(self, moments: list[KeptMoment]) -> None:
        beside = self._file.with_suffix(".new")
        with beside.open("w", encoding="utf-8") as out:
            json.dump([asdict(each) for each in moments], out, ensure_ascii=False, indent=1)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(self._file)


def _is_sound(moment: KeptMoment) -> bool:
    """Is everything of the kind that it should be, and the match in the folder and nowhere else?"""
    words = moment.match, moment.game, moment.words
    is_inside = isinstance(moment.match, str) and Path(moment.match).name == moment.match
    return (
        all(isinstance(each, str) for each in words)
        and is_inside
        and isinstance(moment.number, int)
    )
