"""Builds the native unit, or says why it cannot.

    python -m meadhall.native.build [--again]

compiles the sources of this package as they are now, unless there is a build of them. If that
fails, a sentence says so, a log keeps the compiler's output, and the game runs as plain Python.
A failed build is tried again when a source changes, or with `--again`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from meadhall.native import unit
from meadhall.native.choice import is_plain_wanted

# Marks the lines of the compiling process that are shown to the person who waits.
STEP: Final = "step: "

# Older builds than this are removed; a younger one may belong to a game that still runs.
KEPT_FOR: Final = 7 * 24 * 3600


class BuildFailed(Exception):
    """The unit could not be compiled."""


def missing() -> str | None:
    """What this machine lacks for a build, in words, or None if it has everything."""
    if sys.implementation.name != "cpython":
        return f"native code is for CPython, and this is {sys.implementation.name}"
    if os.name == "posix" and c_compiler() is None:
        return "there is no C compiler (Debian: gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (Debian: python3-dev)"
    return None


def c_compiler() -> str | None:
    """The C compiler to call: the one Python was built with, or a usual one in its place."""
    configured = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    for command in (configured, "cc", "gcc", "clang"):
        if shutil.which(command.split()[0]) is not None:
            return command
    return None


def build(package: Path, home: Path, say: Callable[[str], None]) -> Path:
    """Compile the package's sources into `home`, in a folder of the build's name."""
    name = unit.name(package)
    making = home / f"making-{name}-{os.getpid()}"
    making.mkdir(parents=True)
    try:
        _run_compiler(package, making, home / unit.log_of(name), say)
        if unit.name(package) != name:
            raise BuildFailed("a source changed while it was being compiled")
        _put_in_place(making / "unit", home / name)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    _sweep(home, name)
    return home / name


def has_failed() -> bool:
    """Has a build of these sources failed here before?"""
    return (unit.homes()[-1] / unit.log_of(unit.name())).exists()


def _run_compiler(package: Path, making: Path, log: Path, say: Callable[[str], None]) -> None:
    environment = os.environ | {"MEADHALL_PLAIN": "1"}
    if os.name == "posix":
        environment["CC"] = c_compiler() or "cc"
    command = [sys.executable, "-m", "meadhall.native.compile", str(making.resolve())]
    with (
        log.open("w", encoding="utf-8") as words,
        subprocess.Popen(
            command,
            cwd=package.parent,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            words.write(line)
            if line.startswith(STEP):
                say(line.removeprefix(STEP).rstrip())
    if process.returncode != 0:
        raise BuildFailed(f"{log} says why")
    log.unlink()


def _put_in_place(made: Path, place: Path) -> None:
    """Move the build into its place in one step, so that nobody finds half a build."""
    try:
        made.rename(place)
    except OSError:
        if not place.is_dir():  # where another process was quicker, its build is as good
            raise


def _sweep(home: Path, name: str) -> None:
    """Remove old builds, logs and leftovers."""
    oldest = time.time() - KEPT_FOR
    for entry in home.iterdir():
        if name in entry.name or entry.stat().st_mtime > oldest:
            continue
        if entry.is_dir():
            shutil.rmtree(entry, ignore_errors=True)
        else:
            entry.unlink(missing_ok=True)


def _say(sentence: str) -> None:
    print(f"meadhall: {sentence}", file=sys.stderr, flush=True)


def main(again: bool) -> int:
    if is_plain_wanted() or unit.find() is not None:
        return 0
    if not again and has_failed():
        return 1
    lack = missing()
    if lack is None:
        _say("compiling the rules, once for this version ...")
        began = time.monotonic()
        try:
            build(unit.PACKAGE, unit.homes()[-1], _say)
        except (BuildFailed, OSError) as error:
            lack = f"the rules did not compile: {error}"
    if lack is not None:
        _say(f"the game will play slower, as plain Python: {lack}")
        return 1
    _say(f"compiled in {time.monotonic() - began:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main(again="--again" in sys.argv[1:]))
