"""The report of an error, for people to read and copy into a bug report."""

import contextlib
import platform
from typing import Final

from meadhall import __version__, native
from meadhall.client.system.folders import Folders

LOG: Final = "meadhall.log"
CRASHES: Final = "crashes.log"
REPORTED: Final = 16_000
"""Letters of each log that go into a report: the last ones."""


def report(folders: Folders, toolkit: str) -> str:
    """What runs here, and the end of what it wrote down. `toolkit` is what draws the windows."""
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    parts = [f"Meadhall {__version__} ({native.mode()}), {system}, {toolkit}"]
    for name in (LOG, CRASHES):
        with contextlib.suppress(OSError):
            text = (folders.state / name).read_text("utf-8", "replace")[-REPORTED:].strip()
            if text:
                parts.append(f"{name}\n{text}")
    return "\n\n".join(parts)
