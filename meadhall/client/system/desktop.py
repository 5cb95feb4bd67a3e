"""Meadhall in the desktop's menu, and its match files opened by a double click.

A distribution's package installs this for everybody; here it is installed for one person: an entry
in the menu, its icon, and the type of the files. Installing again overwrites it, which also repairs
it after the folder was moved.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from meadhall.client.system.setting_texts import SettingText
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import say
from meadhall.net.system_reasons import system_reason
from meadhall.net.texts import Problem

NAME: Final = "org.meadhall.Meadhall"
PACKAGE: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = PACKAGE / "resources" / "desktop"
SAGA_ICON: Final = "application-x-meadhall-saga"  # the type, as icons are named after types

PLACES: Final = (
    (f"{NAME}.desktop", f"applications/{NAME}.desktop"),
    (f"{NAME}.xml", f"mime/packages/{NAME}.xml"),
    (f"{NAME}.svg", f"icons/hicolor/scalable/apps/{NAME}.svg"),
    (f"{NAME}.svg", f"icons/hicolor/scalable/mimetypes/{SAGA_ICON}.svg"),
)
"""What is put where, below the folder of the person's data."""

SAGA_TYPE: Final = "application/x-meadhall-saga"

RESERVED: Final = " \t\n\"'\\><~|&;$*?#()`"
"""A word of an `Exec` line in which one of these occurs is quoted."""


def install(
    platform: str = sys.platform, surroundings: Mapping[str, str] = os.environ
) -> tuple[Path, ...]:
    """Put everything in place; the files that were written, or a UserError."""
    if not can_install(platform):
        raise UserError(say(SettingText.NO_MENU))
    data = Path(surroundings.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    written = []
    try:
        for source, place in PLACES:
            target = data / place
            target.parent.mkdir(parents=True, exist_ok=True)
            text = (SOURCES / source).read_text("utf-8")
            target.write_text(text.replace("Exec=meadhall-gui", f"Exec={command()}"), "utf-8")
            written.append(target)
    except OSError as error:
        raise UserError(
            say(Problem.CANNOT_WRITE, file=str(error.filename), reason=system_reason(error))
        ) from error
    _tell_desktop(data)
    return tuple(written)


def _tell_desktop(data: Path) -> None:
    """Have the desktop read what is new; one without these programs looks by itself."""
    _run("update-mime-database", str(data / "mime"))
    if not _run("update-desktop-database", str(data / "applications")):
        _run("gio", "mime", SAGA_TYPE, f"{NAME}.desktop")


def _run(program: str, *words: str) -> bool:
    """Run the program if there is one; whether there is."""
    is_there = shutil.which(program) is not None
    if is_there:
        subprocess.run([program, *words], check=False, capture_output=True)
    return is_there


def can_install(platform: str = sys.platform) -> bool:
    """Has this system a menu that is made of files in the person's own folder?"""
    return platform not in ("win32", "darwin")


def command() -> str:
    """How a desktop starts this very Meadhall, whatever its own search path is."""
    script = Path(sys.executable).with_name("meadhall-gui")
    play = PACKAGE.parent / "play"
    if script.exists():
        words = [str(script)]
    elif play.exists():
        words = [str(play)]
    else:
        words = [sys.executable, "-P", "-m", "meadhall.client"]
    return " ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    """One word of an `Exec` line, after the rules of the desktop entry specification."""
    word = word.replace("%", "%%")
    if not any(letter in RESERVED for letter in word):
        return word
    for letter in '\\"`$':
        word = word.replace(letter, f"\\{letter}")
    return '"' + word.replace("\\", "\\\\") + '"'
