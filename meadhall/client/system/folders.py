"""The folders where Meadhall keeps its files, as the system expects them.

`MEADHALL_HOME` puts everything into one folder instead: for a second profile, a stick, a test.
"""

import errno
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from meadhall.client.system.setting_texts import SettingText
from meadhall.engines.phrases import Text, say

SUFFIX: Final = ".saga"
LINK: Final = "meadhall:"
"""What an invitation begins with as a link, so that a camera or a desktop knows it for one."""

REFUSALS: Final = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST)
VARIABLE: Final = "MEADHALL_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    matches: Path  # what must never be lost: sagas, the identity
    config: Path  # settings
    cache: Path  # what can be made again: the library's index
    state: Path  # logs, the window's layout

    @property
    def identity(self) -> Path:
        """Who we are on this computer: worth as much as the matches, and no match."""
        return self.matches.parent / "identity"

    def match_beginning_now(self, game: str, mark: bytes) -> Path:
        """The file of a match that begins now; the mark tells matches of one minute apart."""
        stamp = time.strftime("%Y-%m-%d %H.%M")
        return self.matches / f"{stamp} {game} {mark[:3].hex()}{SUFFIX}"

    def make(self) -> None:
        for folder in (self.matches, self.config, self.cache, self.state):
            folder.mkdir(parents=True, exist_ok=True)


def refusal(error: OSError) -> Text:
    """What the system refused, and what to do where our own folders cannot be written to."""
    file, reason = str(error.filename or "the system"), str(error.strerror)
    if error.errno in REFUSALS and _is_ours(Path(file)):
        return say(SettingText.ELSEWHERE, file=file, reason=reason)
    return f"{file}: {reason}."


def _is_ours(path: Path) -> bool:
    """Is this a folder of ours, something in it, or a folder in which ours would be made?"""
    folders = usual()
    ours = (folders.matches.parent, folders.config, folders.cache, folders.state)
    return any(path in (folder, *folder.parents) or folder in path.parents for folder in ours)


def beneath(home: Path) -> Folders:
    """Everything in one folder."""
    return Folders(home / "matches", home / "config", home / "cache", home / "state")


def usual() -> Folders:
    """The folders to use: from the environment, or else the system's usual ones."""
    if own := os.environ.get(VARIABLE):
        return beneath(Path(own))
    home = Path.home()
    if sys.platform == "win32":
        return beneath(Path(os.environ.get("LOCALAPPDATA", home)) / "Meadhall")
    if sys.platform == "darwin":
        return beneath(home / "Library" / "Application Support" / "Meadhall")
    return Folders(
        _xdg("XDG_DATA_HOME", home / ".local" / "share") / "matches",
        _xdg("XDG_CONFIG_HOME", home / ".config"),
        _xdg("XDG_CACHE_HOME", home / ".cache"),
        _xdg("XDG_STATE_HOME", home / ".local" / "state"),
    )


def _xdg(variable: str, default: Path) -> Path:
    given = os.environ.get(variable, "")
    return (Path(given) if given.startswith("/") else default) / "meadhall"
