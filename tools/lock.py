"""Writes the lock files in requirements/ from what pyproject.toml asks for.

    .venv/bin/python -m pip install uv
    .venv/bin/python tools/lock.py [PACKAGE ...]

One resolution serves every Python and platform we support; a line for some of them has a marker.
Versions that are locked already stay, so that a new dependency does not move the others. To move
them, name the packages, or give `--all`. Packages come from the index that pip is configured to
use, and its address is not written down.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = ROOT / "requirements"

HEADERS: Final = {
    "check.txt": "Everything `./check` needs",
    "play.txt": "What the game needs to run",
    "native.txt": "What compiles the rules and the search",
}


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


if __name__ == "__main__":
    main(sys.argv[1:])
