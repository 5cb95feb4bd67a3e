"""The folder of wheels that is served: what is in it, and for which systems it is complete.

A system is a word such as `linux-x86_64-cp311`: the machine's kind, its processor and its Python.
For this computer's own system the wheels are made from what is installed. For others they are
downloaded beforehand, from wherever pip finds packages.
"""

import platform
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from meadhall import __version__
from meadhall.client.sharing import wheels
from meadhall.client.sharing.texts import SharingText
from meadhall.client.system.user_error import UserError
from meadhall.engines.phrases import say

PROCESSORS: Final = {"amd64": "x86_64", "arm64": "aarch64"}

PIP_PLATFORMS: Final = {
    "linux-x86_64": ("manylinux_2_28_x86_64", "manylinux_2_34_x86_64", "manylinux2014_x86_64"),
    "linux-aarch64": ("manylinux_2_28_aarch64", "manylinux_2_34_aarch64", "manylinux2014_aarch64"),
    "windows-x86_64": ("win_amd64",),
    "windows-aarch64": ("win_arm64",),
    "macos-x86_64": ("macosx_13_0_x86_64", "macosx_13_0_universal2", "macosx_12_0_universal2"),
    "macos-aarch64": ("macosx_13_0_arm64", "macosx_13_0_universal2", "macosx_12_0_universal2"),
}
"""For each machine, what pip calls the wheels that run on it."""

PYTHONS: Final = ("311", "312", "313", "314")
SYSTEM: Final = re.compile(rf"({'|'.join(PIP_PLATFORMS)})-cp({'|'.join(PYTHONS)})")


@dataclass(frozen=True, slots=True)
class SharedFile:
    path: Path
    digest: str
    """SHA-256 of its bytes, in hexadecimal digits."""

    @property
    def name(self) -> str:
        return self.path.name


@dataclass(frozen=True, slots=True)
class Shelf:
    """The wheels for each system; each list is complete."""

    systems: dict[str, tuple[SharedFile, ...]]

    @property
    def files(self) -> dict[str, SharedFile]:
        """All files by name."""
        return {file.name: file for files in self.systems.values() for file in files}


def this_system() -> str:
    kind = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    processor = platform.machine().lower()
    processor = PROCESSORS.get(processor, processor)
    return f"{kind}-{processor}-cp{sys.version_info.major}{sys.version_info.minor}"


def fill(folder: Path, say_progress: Callable[[str], None]) -> None:
    """Make the wheels for this computer's own system."""
    say_progress(this_system())
    wheels.write_all(folder / this_system())


def download(folder: Path, system: str, say_progress: Callable[[str], None]) -> None:
    """Fetch the wheels for another system, or UserError. Ours goes with them as plain Python."""
    found = SYSTEM.fullmatch(system)
    if found is None:
        raise UserError(say(SharingText.NO_SYSTEM, system=system, machines=tuple(PIP_PLATFORMS)))
    say_progress(system)
    target = folder / system
    target.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    command += ["--disable-pip-version-check", "--dest", str(target)]
    command += ["--implementation", "cp", "--python-version", found[2], "--abi", f"cp{found[2]}"]
    command += ["--abi", "abi3", "--abi", "none"]
    for name in PIP_PLATFORMS[found[1]]:
        command += ["--platform", name]
    command += wheels.requirements_for(found[1], found[2])
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["pip"])[-1]
        raise UserError(say(SharingText.NOT_DOWNLOADED, system=system, reason=reason))
    wheels.write_own(target, is_plain=True)


def read(folder: Path) -> Shelf:
    """What lies in the folder now. A system whose wheels are not of this version is left out."""
    own = f"meadhall-{__version__}-"
    systems = {}
    for place in sorted(folder.iterdir()) if folder.is_dir() else ():
        files = tuple(SharedFile(path, _digest(path)) for path in sorted(place.glob("*.whl")))
        if any(file.name.startswith(own) for file in files):
            systems[place.name] = files
    return Shelf(systems)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        digest = sha256()
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()
