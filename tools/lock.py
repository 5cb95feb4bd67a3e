"""Writes the lock files in requirements/ from what pyproject.toml asks for.

    .venv/bin/python -m pip install uv
    .venv/bin/python tools/lock.py [PACKAGE ...]

One resolution serves every Python and platform we support; a line for some of them has a marker.
Versions that are locked already stay, so that a new dependency does not move the others. To move
them, name the packages, or give `--all`. Packages come from the index that pip is configured to
use, and its address is not written down.

`requirements/wheels.txt` names the wheel that each system of SYSTEMS installs, so that a test can
tell without a network that there is one. Where there is none, locking fails.
"""

import os
import re
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from packaging import tags
from packaging.requirements import Requirement
from packaging.tags import Tag
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = ROOT / "requirements"

HEADERS: Final = {
    "check.txt": "Everything `./check` needs",
    "play.txt": "What the game needs to run",
    "native.txt": "What compiles the rules and the search",
}

WHEELS: Final = LOCKS / "wheels.txt"
PYTHONS: Final = ((3, 11), (3, 12), (3, 13), (3, 14))
PYPI: Final = "https://pypi.org/simple"
LINK: Final = re.compile(r'<a[^>]*href="[^"]*sha256=([0-9a-f]{64})[^"]*"[^>]*>\s*([^<\s]+)\s*</a>')


class System(NamedTuple):
    """A kind of computer that the locks must serve."""

    platform: str
    """As `sys.platform` says."""

    machine: str
    """As `platform.machine()` says there."""

    oldest: tuple[int, int]
    """The oldest version of macOS or of Linux's C library that is served."""

    def platforms(self) -> list[str]:
        """The platform tags of the wheels that run there, the best first."""
        if self.platform == "darwin":
            return list(tags.mac_platforms(self.oldest, self.machine))
        if self.platform == "win32":
            return ["win_amd64"]
        major, minor = self.oldest
        return [
            *(f"manylinux_{major}_{low}_{self.machine}" for low in range(minor, 16, -1)),
            f"manylinux2014_{self.machine}",
        ]

    def tags(self, python: tuple[int, int]) -> list[Tag]:
        """The tags of the wheels that run there under this Python, the best first."""
        platforms = self.platforms()
        interpreter = f"cp{python[0]}{python[1]}"
        own = tags.cpython_tags(python, [interpreter], platforms)
        return [*own, *tags.compatible_tags(python, interpreter, platforms)]

    def needs(self, requirement: Requirement, python: tuple[int, int]) -> bool:
        """Does the line of a lock hold there under this Python?"""
        version = f"{python[0]}.{python[1]}"
        return requirement.marker is None or requirement.marker.evaluate(
            {
                "python_version": version,
                "python_full_version": f"{version}.9",
                "sys_platform": self.platform,
                "platform_machine": self.machine,
                "platform_python_implementation": "CPython",
                "implementation_name": "cpython",
            }
        )


SYSTEMS: Final = {
    "Linux on x86-64": System("linux", "x86_64", (2, 34)),
    "Linux on ARM": System("linux", "aarch64", (2, 39)),
    "macOS on Intel": System("darwin", "x86_64", (13, 0)),
    "macOS on Apple's processors": System("darwin", "arm64", (13, 0)),
    "Windows on x86-64": System("win32", "AMD64", (10, 0)),
}
"""What the README says that Meadhall runs on. PySide6 asks for these versions of a system."""


def wanted() -> dict[str, list[str]]:
    """What each lock file must hold, as pyproject.toml asks for it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    play = project["project"]["dependencies"]
    native = project["build-system"]["requires"]
    check = project["project"]["optional-dependencies"]["check"]
    return {"check.txt": play + native + check, "play.txt": play, "native.txt": native}


def resolve(requirements: list[str], output: Path, *options: str) -> None:
    """Let uv write one lock file; what the file already holds is kept where it fits."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", "--output-file", str(output)]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--quiet", *options]
    subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | index(),
        input="\n".join(requirements),
        encoding="utf-8",
        check=True,
    )


def index() -> dict[str, str]:
    """The package index that pip is configured to use, in uv's words."""
    command = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    answer = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    address = answer.stdout.strip()
    return {"UV_DEFAULT_INDEX": address} if address else {}


# Which wheels are installed. -----------------------------------------------------------------


class Locked(NamedTuple):
    """A line of a lock file."""

    requirement: Requirement
    digests: frozenset[str]


def read_lock(name: str) -> list[Locked]:
    text = (LOCKS / name).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\w)", re.sub(r"^#.*\n", "", text))
    return [
        Locked(
            Requirement(re.sub(r"\s*\\|--hash=\S+", "", entry).strip()),
            frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)),
        )
        for entry in entries
    ]


def fitting(locked: Locked, wheels: dict[str, str], wanted: list[Tag]) -> str | None:
    """The best of these wheels (names, with their digests) for a line of a lock, or None."""
    name = canonicalize_name(locked.requirement.name)
    serving = {
        tag: wheel
        for wheel, digest in sorted(wheels.items())
        if digest in locked.digests and canonicalize_name(wheel.split("-")[0]) == name
        for tag in parse_wheel_filename(wheel)[3]
    }
    return next((serving[tag] for tag in wanted if tag in serving), None)


def offered(name: str) -> Iterator[tuple[str, str]]:
    """The wheels of a package in the index, each with its digest."""
    address = f"{index().get('UV_DEFAULT_INDEX', PYPI).rstrip('/')}/{canonicalize_name(name)}/"
    with urllib.request.urlopen(address, timeout=60) as answer:
        page = answer.read().decode("utf-8")
    for digest, file in LINK.findall(page):
        if file.endswith(".whl"):
            yield file, digest


def list_wheels() -> dict[str, str]:
    """For each line of the locks, the wheels that SYSTEMS install; SystemExit if one has none."""
    found: dict[str, str] = {}
    for locked in [*read_lock("play.txt"), *read_lock("native.txt")]:
        wheels = dict(offered(locked.requirement.name))
        for title, system in SYSTEMS.items():
            for python in PYTHONS:
                if not system.needs(locked.requirement, python):
                    continue
                wheel = fitting(locked, wheels, system.tags(python))
                if wheel is None:
                    raise SystemExit(f"{locked.requirement} has no wheel for {title}, {python}")
                found[wheel] = wheels[wheel]
    return found


def main(arguments: list[str]) -> None:
    everything = wanted()
    LOCKS.mkdir(exist_ok=True)
    if arguments == ["--all"]:
        moving = ["--upgrade"]
    else:
        moving = [word for package in arguments for word in ("--upgrade-package", package)]
    resolve(everything["check.txt"], LOCKS / "check.txt", *moving)
    for name in ("play.txt", "native.txt"):
        # The whole is resolved first, and the parts take their versions from it.
        (LOCKS / name).unlink(missing_ok=True)
        resolve(everything[name], LOCKS / name, "--constraint", str(LOCKS / "check.txt"))
    for name, header in HEADERS.items():
        locked = (LOCKS / name).read_text(encoding="utf-8")
        lines = [line for line in locked.splitlines() if not line.startswith("#")]
        text = f"# {header}. Written by tools/lock.py; see CONTRIBUTING.md.\n" + "\n".join(lines)
        (LOCKS / name).write_text(text + "\n", encoding="utf-8")
    lines = [f"{digest}  {wheel}\n" for wheel, digest in sorted(list_wheels().items())]
    header = "# The wheels that are installed on the systems of tools/lock.py, which writes this.\n"
    WHEELS.write_text(header + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
