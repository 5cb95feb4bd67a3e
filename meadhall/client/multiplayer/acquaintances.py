"""The people this computer has met: their keys, and the names they had then.

People who are met for the first time are trusted, and their keys are kept. From then on only one
thing raises an alarm: somebody who bears a known name under another key. That may be a friend with
a new computer, or somebody else; four words of the key, compared by voice, tell which.
"""

import contextlib
import json
import os
from base64 import b32decode
from enum import Enum
from pathlib import Path
from typing import Final

from meadhall.net.gathering.genesis import NAMELESS
from meadhall.net.identity import KEY_SIZE
from meadhall.net.transport.plain_text import looks

LIMIT: Final = 1000
"""The ones met longest ago are forgotten first."""


START_LETTERS: Final = 20
"""So much of a key, as it is written here, stands in an announcement."""


class Familiarity(Enum):
    KNOWN = "known"
    NEW = "new"
    NAMESAKE = "namesake"
    """Another key is known by this name, or by one that looks like it."""


class Acquaintances:
    """Kept in one small file; a file that cannot be read is as good as none."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._names = _read(path)
        self._starts = {each[:START_LETTERS] for each in self._names}

    def look_at(self, key: bytes, name: str) -> Familiarity:
        """Whether the owner of this key is known."""
        known = self._names.get(key.hex())
        if name not in (known, NAMELESS) and looks(name) in self._looks_of_others(key):
            return Familiarity.NAMESAKE
        return Familiarity.NEW if known is None else Familiarity.KNOWN

    def _looks_of_others(self, key: bytes) -> set[str]:
        return {looks(name) for each, name in self._names.items() if each != key.hex()}

    def is_known(self, key: bytes) -> bool:
        """Has the owner of this key been met, whatever they are called now?"""
        return key.hex() in self._names

    def is_known_start(self, start: str) -> bool:
        """Has somebody been met whose key begins so, as it is told in an announcement?"""
        try:
            key = b32decode(start, casefold=True).hex()
        except ValueError:
            return False
        return len(key) == START_LETTERS and key in self._starts

    def is_welcome(self, key: bytes, name: str) -> bool:
        """Is there no reason for an alarm?"""
        return self.look_at(key, name) is not Familiarity.NAMESAKE

    def name_of(self, key: bytes) -> str:
        """Under which name somebody was met first, or nothing."""
        return self._names.get(key.hex(), "")

    def meet(self, key: bytes, name: str) -> Familiarity:
        """Remember the owner of this key; returns whether they were known before."""
        meeting = self.look_at(key, name)
        if meeting is not Familiarity.KNOWN:
            self._names[key.hex()] = name
            self._starts.add(key.hex()[:START_LETTERS])
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
