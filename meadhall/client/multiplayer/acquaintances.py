"""The people this computer has met: their keys, and the names they had then.

A peer that is known is let in without a word. One that is new is shown with the four words of its
key, so that two people can compare them; and one that bears a known name under another key is
never taken for the friend of that name.
"""

import contextlib
import json
import os
from enum import Enum
from pathlib import Path
from typing import Final

from meadhall.net.identity import KEY_SIZE

LIMIT: Final = 1000
"""The ones met longest ago are forgotten first."""


class Familiarity(Enum):
    KNOWN = "known"
    NEW = "new"
    NAMESAKE = "namesake"
    """New, but another person is known by this name."""


class Acquaintances:
    """Kept in one small file; a file that cannot be read is as good as none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._names = _read(path)

    def look_at(self, key: bytes, name: str) -> Familiarity:
        """Whether the owner of this key is known."""
        if key.hex() in self._names:
            return Familiarity.KNOWN
        return Familiarity.NAMESAKE if name in self._names.values() else Familiarity.NEW

    def name_of(self, key: bytes) -> str:
        """Under which name somebody was met first, or nothing."""
        return self._names.get(key.hex(), "")

    def meet(self, key: bytes, name: str) -> Familiarity:
        """Remember the owner of this key; returns whether they were known before."""
        meeting = self.look_at(key, name)
        if meeting is not Familiarity.KNOWN:
            self._names[key.hex()] = name
            self._keep()
        return meeting

    def _keep(self) -> None:
        latest = dict(list(self._names.items())[-LIMIT:])
        draft = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        with contextlib.suppress(OSError):  # then the player is asked about them again
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(latest, indent=1, ensure_ascii=False), "utf-8")
            draft.replace(self._path)


def _read(path: Path) -> dict[str, str]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        key: name
        for key, name in found.items()
        if isinstance(name, str) and len(key) == 2 * KEY_SIZE
    }
