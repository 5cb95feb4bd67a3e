"""Why no window can be opened here, as a sentence that says what to do about it.

Not here: the window itself. This is asked before Qt is touched, or after Qt could not be.
"""

import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from meadhall.engines.phrases import Form, Phrase, say


class ScreenText(Form):
    IN_A_TERMINAL = "in a terminal, play with: meadhall play GAME --text"
    NO_SCREEN = (
        "there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
        "{terminal}"
    )
    SILENT = "the screen {name} (DISPLAY) does not answer; {terminal}"
    NONE_USABLE = "Qt finds no screen that it can use: {said} {terminal}"
    NO_WINDOWS = "the windows cannot be opened ({reason}); {terminal}"
    LACKING = (
        "the windows need {libraries}, which this system lacks: install what is missing, or "
        "{terminal}"
    )
    LACKING_PACKAGES = (
        "the windows need {libraries}, which this system lacks: install what is missing (Debian "
        "and Ubuntu: {command}), or {terminal}"
    )


PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
"""What Qt wants of the system and PySide6 does not bring along: the file, and Debian's package."""

LACKING: Final = re.compile(r"(lib[\w.+-]+?\.so(?:\.\d+)*): cannot open shared object file")


def loads(library: str) -> bool:
    """Whether the system has this library."""
    import ctypes  # hardly ever needed, and not free

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_screen(
    platform: str = sys.platform, surroundings: Mapping[str, str] = os.environ
) -> Phrase | None:
    """Why no window can be shown here, or None."""
    if platform != "linux" or surroundings.get("QT_QPA_PLATFORM"):
        return None
    if surroundings.get("DISPLAY") or surroundings.get("WAYLAND_DISPLAY"):
        return None
    return say(ScreenText.NO_SCREEN, terminal=ScreenText.IN_A_TERMINAL)


def mute_screen(said: str, plugins: Path) -> Phrase:
    """Why Qt found no screen it can use, after what it has said about it."""
    import ctypes  # hardly ever needed, and not free

    if "could not connect to display" in said:
        name = os.environ.get("DISPLAY", "")
        return say(ScreenText.SILENT, name=name, terminal=ScreenText.IN_A_TERMINAL)
    usual = "wayland" if os.environ.get("WAYLAND_DISPLAY") else "xcb"
    wanted = os.environ.get("QT_QPA_PLATFORM", usual).partition(":")[0]
    plugin = plugins / "platforms" / f"libq{wanted}.so"
    try:
        if plugin.exists():
            ctypes.CDLL(str(plugin))
    except OSError as error:
        return missing_library(error)
    words = " ".join(said.split())
    return say(ScreenText.NONE_USABLE, said=words, terminal=ScreenText.IN_A_TERMINAL)


def missing_library(error: Exception, is_there: Callable[[str], bool] = loads) -> Phrase:
    """What the system lacks so that Qt could not be loaded, and how to get all of it at once."""
    found = LACKING.search(str(error))
    if found is None:
        reason = str(error)
        return say(ScreenText.NO_WINDOWS, reason=reason, terminal=ScreenText.IN_A_TERMINAL)
    first = found.group(1)
    others = [name for name in PACKAGES if name != first and is_wanted(name) and not is_there(name)]
    lacking = (first, *others)
    packages = dict.fromkeys(PACKAGES[name] for name in [first, *others] if name in PACKAGES)
    if not packages:
        return say(ScreenText.LACKING, libraries=lacking, terminal=ScreenText.IN_A_TERMINAL)
    return say(
        ScreenText.LACKING_PACKAGES,
        libraries=lacking,
        command=f"apt install {' '.join(packages)}",
        terminal=ScreenText.IN_A_TERMINAL,
    )


def is_wanted(library: str) -> bool:
    """Whether Qt needs it for the kind of screen that there is here."""
    return "wayland" not in library or bool(os.environ.get("WAYLAND_DISPLAY"))
