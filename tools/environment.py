"""Makes the environment that `./play` and `./check` run in: `.venv`, inside the project.

    python3 tools/environment.py play|look|check|files

installs what requirements/ locks, compiles the rules where a C compiler is at hand, and does
nothing where both are done: that is the way of every later start, so it must stay quick.

What has been installed is written down in `.venv/meadhall-installed`, one fact a line, after it
is done and never before. So an installation that was interrupted is begun again, another Python
gets a fresh environment, and a new lock file is installed over the old one. A folder that was moved
goes on with the environment it has.

Wheels in `wheels/` are used first, so that a folder on a stick needs no network. A wheel of
Meadhall there that was made from exactly these sources brings their machine code along.

This file runs under whatever Python the machine has and uses nothing but what comes with it.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TextIO
from zipfile import BadZipFile, ZipFile

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
SCRIPTS: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
HEAD_SIZE: Final = 1024
"""In so many bytes a script says which Python runs it."""

FORMER: Final = ROOT / ".venv.former"
NOTE: Final = VENV / "meadhall-installed"
LOCKS: Final = ROOT / "requirements"
WHEELS: Final = ROOT / "wheels"
LOG: Final = ROOT / "build" / "install.log"

sys.path.insert(0, str(ROOT))

from meadhall.native import build, unit  # noqa: E402 - from this checkout, wherever it lies
from meadhall.native.choice import is_plain_wanted  # noqa: E402

# What each command needs beside the game's own packages.
NEEDS: Final = {
    "play": ["play"],
    "look": ["play"],  # `./play --help`, which compiles nothing
    "check": ["play", "native", "check"],
    "files": ["play", "native", "check"],  # `./check FILE...`, which compiles nothing
}

PROBES: Final = ("PySide6.QtCore", "nacl.bindings", "cryptography.x509", "msgpack._cmsgpack")
"""Packages with machine code: they load where they belong, and nowhere else."""

# How pip words what we pass on: a download, and that no index can be reached.
DOWNLOADING: Final = re.compile(
    r"\s*Downloading (?:\S*/)?(\w+)-([^-]+?)(?:-\S+\.whl|\.tar\.gz) \((.+)\)"
)
OFFLINE: Final = ("Failed to establish a new connection", "Temporary failure in name resolution")


class CannotPrepare(Exception):
    """Something is missing without which Meadhall cannot be installed here."""


def main(command: str) -> None:
    locks = NEEDS[command]
    if has_lost_python():
        with alone():
            if has_lost_python():  # and no other start was quicker
                link_python()
    if has_moved():
        settle_in()
    compiles = command in ("play", "check")
    if is_installed(locks) and (not compiles or is_native_settled(again=command == "check")):
        return
    with alone():
        lack = build.missing()
        has_code = unit.find() is not None or take_native()
        if lack is None and compiles and not has_code and "native" not in locks:
            locks = [*locks, "native"]
        if not is_installed(locks):
            install(locks)
            if lack is not None and compiles and not has_code:
                say(f"the game will play slower, as plain Python: {lack}")
        if lack is None and compiles and not has_code:
            # It says itself what it does; where it fails, the game runs without.
            subprocess.run([PYTHON, "-P", "-m", "meadhall.native.build", "--again"], check=False)
        # Here and now, for at every start somebody waits, and some systems keep nothing of it.
        subprocess.run([PYTHON, "-P", "-m", "compileall", "-q", ROOT / "meadhall"], check=False)


# What is there. ------------------------------------------------------------------------------


def is_installed(locks: list[str]) -> bool:
    """Does the note say that all of this was installed, here and for this Python?"""
    return has_python() and {place(), *map(fact, locks)} <= noted()


def has_python() -> bool:
    """Does the environment's Python start? On Windows its file stays when the real one has gone."""
    if not os.access(PYTHON, os.X_OK):
        return False
    if os.name != "nt" or Path(sys.prefix) == VENV:
        return True
    return subprocess.run([PYTHON, "-I", "-c", ""], capture_output=True).returncode == 0


def has_lost_python() -> bool:
    """Is the Python gone that the environment was made with, while another of its version is here?

    So it is on a stick that has come to another computer, and after an update of the system.
    """
    tag = f"{sys.implementation.cache_tag} in "
    return not has_python() and any(line.startswith(tag) for line in noted())


def has_moved() -> bool:
    """Was this environment made by this Python, for this folder at another place?"""
    if not has_python() or place() in noted():
        return False
    return any(line.startswith(f"{sys.implementation.cache_tag} in ") for line in noted())


def is_native_settled(again: bool) -> bool:
    """Is there native code, or is there none for a reason that still holds?"""
    if is_plain_wanted() or unit.find() is not None or take_native():
        return True
    if build.missing() is not None:
        return True
    return not again and build.has_failed()


def take_native() -> bool:
    """Take the machine code of these sources from a wheel in `wheels/`; False if none has it."""
    name = unit.name()
    inside = f"meadhall/native/built/{name}/"
    for wheel in sorted(WHEELS.glob("meadhall-*.whl")):
        with suppress(BadZipFile, OSError), ZipFile(wheel) as archive:
            files = [each for each in archive.namelist() if each.startswith(inside)]
            if files:
                taken = ROOT / "build" / f"taking-{os.getpid()}"
                archive.extractall(taken, files)
                home = unit.homes()[-1]
                home.mkdir(parents=True, exist_ok=True)
                (taken / inside).rename(home / name)
                shutil.rmtree(taken, ignore_errors=True)
                return True
    return False


def noted() -> set[str]:
    try:
        return set(NOTE.read_text(encoding="utf-8").splitlines())
    except (OSError, UnicodeDecodeError):
        return set()


def place() -> str:
    """An environment serves one Python in one place."""
    return f"{sys.implementation.cache_tag} in {VENV}"


def fact(lock: str) -> str:
    return f"{lock} {sha256((LOCKS / f'{lock}.txt').read_bytes()).hexdigest()}"


# How it gets there. --------------------------------------------------------------------------


@contextmanager
def alone() -> Iterator[None]:
    """Of several starts at once, one installs and the others wait for it."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "environment.lock").open("w") as file:
        if not take_lock(file, wait=False):
            say("another start is preparing the game; waiting for it")
            take_lock(file, wait=True)
        yield


def take_lock(file: TextIO, wait: bool) -> bool:
    """Lock a file until it is closed or this process ends; False if another one has it."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.5)
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def link_python() -> None:
    """Let the environment use this Python, if its packages load then. Needs no network.

    Packages for another processor or system do not load: then it is left without a Python, and a
    new environment is made.
    """
    unlink_python()
    command = [base_python(), "-I", "-m", "venv", "--without-pip", str(VENV)]
    subprocess.run(command, capture_output=True, check=False)
    if not is_sound():
        unlink_python()


def unlink_python() -> None:
    for link in SCRIPTS.glob("python*"):
        link.unlink()


def is_sound() -> bool:
    """Does this environment have a Python that can load the packages that are in it?"""
    loads = "find_spec(name.split('.')[0]) and import_module(name)"
    probe = [str(PYTHON), "-I", "-c", "from importlib import import_module; "
             "from importlib.util import find_spec; "
             f"[{loads} for name in {PROBES}]"]  # fmt: skip
    return os.access(PYTHON, os.X_OK) and subprocess.run(probe, capture_output=True).returncode == 0


def base_python() -> str:
    """The Python behind an environment, should we run in one that will be removed."""
    return str(getattr(sys, "_base_executable", sys.executable))


def settle_in() -> None:
    """Go on in the environment of a folder that was moved or copied; needs no network.

    Nothing in it names the folder but the first lines of its scripts, and our note.
    """
    facts = noted()
    former = next(line.split(" in ", 1)[1] for line in facts if " in " in line)
    for script in SCRIPTS.iterdir():
        data = script.read_bytes() if script.is_file() and not script.is_symlink() else b""
        head, rest = data[:HEAD_SIZE], data[HEAD_SIZE:]
        if head.startswith(b"#!") and os.fsencode(former) in head:
            script.write_bytes(head.replace(os.fsencode(former), os.fsencode(VENV)) + rest)
    write_note({line for line in facts if " in " not in line} | {place()})


def install(locks: list[str]) -> None:
    facts = noted()
    if place() in facts and is_sound():
        say("installing what has changed ...")
        facts = {line for line in facts if line.split()[0] not in locks}
        NOTE.unlink()
        pip_install(locks)
    else:
        say(f"preparing, once, in {VENV} (some 300 MB) ...")
        facts = {place()}
        with former_kept():
            make_venv()
            pip_install(locks)
    write_note(facts | {fact(lock) for lock in locks})


@contextmanager
def former_kept() -> Iterator[None]:
    """Keep the environment that was there until a new one is whole; else it comes back."""
    if VENV.exists() and not FORMER.exists():
        VENV.rename(FORMER)
    try:
        yield
    except BaseException:
        if FORMER.exists():
            shutil.rmtree(VENV, ignore_errors=True)
            FORMER.rename(VENV)
        raise
    shutil.rmtree(FORMER, ignore_errors=True)


def write_note(facts: set[str]) -> None:
    """In one step, so that it is never half written."""
    unfinished = NOTE.with_suffix(".new")
    unfinished.write_text("".join(f"{line}\n" for line in sorted(facts)), encoding="utf-8")
    unfinished.replace(NOTE)


def make_venv() -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise CannotPrepare("Python's venv module is missing (Debian: apt install python3-venv)")
    shutil.rmtree(VENV, ignore_errors=True)
    run([base_python(), "-I", "-m", "venv", str(VENV)], "Python could not make an environment")
    # Let the environment import Meadhall from the folder that it is in. Without that folder's name:
    # it may be moved, and some locales cannot read the letters of every name.
    for packages in [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]:
        line = "import os, sys; sys.path.append(os.path.dirname(sys.prefix))\n"
        (packages / "meadhall.pth").write_text(line, encoding="ascii")


def pip_install(locks: list[str]) -> None:
    """Install what is locked: from `wheels/` alone if all is there, else from the package index."""
    command = [str(PYTHON), "-X", "utf8", "-I", "-m", "pip", "install", "--require-hashes"]
    command += ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    for lock in locks:
        command += ["--requirement", str(LOCKS / f"{lock}.txt")]
    if WHEELS.is_dir():
        command += ["--find-links", str(WHEELS)]
        with suppress(CannotPrepare):
            run([*command, "--no-index"], "")
            return
    run(command, "the packages could not be installed")


def run(command: list[str], failure: str) -> None:
    """Run a command; its output goes into the log, and what it downloads is told."""
    LOG.parent.mkdir(exist_ok=True)
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            log.write(line)
            lines.append(line.rstrip())
            if told := DOWNLOADING.match(line):
                say("downloading {} {} ({})".format(*told.groups()))
    if process.returncode != 0:
        if any(sign in line for line in lines for sign in OFFLINE):
            failure += ": no package index can be reached; is this machine online?"
            failure += " README.md says how to bring the packages in a folder wheels"
        last = "".join(f"\n    {line}" for line in lines[-3:])
        raise CannotPrepare(f"{failure}\n  {LOG} has all that was said, at last:{last}")


def say(sentence: str) -> None:
    print(f"meadhall: {sentence}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        say("interrupted; the next start goes on from here")
        sys.exit(130)
    except CannotPrepare as error:
        say(str(error))
        sys.exit(1)
    except PermissionError as error:
        say(f"{error.filename}: {error.strerror}; copy this folder to where you may write")
        sys.exit(1)
    except OSError as error:
        say(f"{error.filename or 'the system'}: {error.strerror}")
        sys.exit(1)
