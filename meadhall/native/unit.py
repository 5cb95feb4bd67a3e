"""Which sources make the native unit, and what a build of exactly these is called.

The rules and the search are compiled together, because calls within one unit are several times
cheaper than calls between two. The unit's name is a digest of everything that could change the
machine code: the text of every source in the compiled rooms, this package, the compiler's version
and the Python it is for. After any edit, no build of that name exists.

Not here: how a build is made (`build`), which of the two runs (`choice`).
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent

# pyproject.toml asks for this mypyc when it builds, and requirements/native.txt locks it.
COMPILER: Final = "2.4.1"

ROOMS: Final = ("engines", "ai")

# Modules of these rooms that stay plain, each with its reason.
PLAIN: Final = {
    "meadhall.engines.packed": "it tells interpreted modules which of the two is running",
    "meadhall.engines.game": "anybody may make a game of his own from it, and it does no work",
    "meadhall.engines.game_info": "the home page reads it before any rule is loaded",
    "meadhall.engines.phrases": "other rooms derive forms from it, and compiling gains nothing",
    "meadhall.engines.values": "other rooms inherit from its classes, and compiling gains nothing",
}

# The one library that holds all the machine code; the modules beside it only open it.
LIBRARY: Final = "meadhall_unit__mypyc"

# Not part of the game: it loads exactly if the packed arrays do (`choice` tries it first).
PROBE: Final = "meadhall.native.probe"

SUFFIX: Final = EXTENSION_SUFFIXES[0]


def modules(package: Path = PACKAGE) -> dict[str, Path]:
    """The modules that are compiled, by name, with their sources. A package itself stays plain."""
    found = {
        _module_name(path, package): path
        for path in _sources(package)
        if path.name != "__init__.py"
    }
    return {name: path for name, path in found.items() if name not in PLAIN} | {
        PROBE: package / "native" / "probe.py"
    }


def name(package: Path = PACKAGE) -> str:
    """What a build of the sources as they are now is called, on this Python."""
    from hashlib import sha256  # this module is imported at every start, a name seldom wanted

    digest = sha256(f"{COMPILER} {SUFFIX}".encode())
    for path in [*_sources(package), *sorted((package / "native").glob("*.py"))]:
        text = path.read_bytes()
        digest.update(f"\0{path.relative_to(package).as_posix()} {len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()[:20]


def homes(package: Path = PACKAGE) -> tuple[Path, ...]:
    """Where builds are kept: inside an installed package, and beside the one in a checkout."""
    return (package / "native" / "built", package.parent / "build" / "native")


def find(package: Path = PACKAGE) -> Path | None:
    """The folder with the build of the sources as they are now, if there is one."""
    wanted = name(package)
    return next((home / wanted for home in homes(package) if (home / wanted).is_dir()), None)


def log_of(build: str) -> str:
    """The log of a failed build, which is in the place of the build."""
    return f"{build}.log"


def file_of(module: str) -> str:
    """Where a compiled module lies inside its build."""
    return module.replace(".", "/") + SUFFIX


def _sources(package: Path) -> list[Path]:
    return sorted(path for room in ROOMS for path in (package / room).rglob("*.py"))


def _module_name(path: Path, package: Path) -> str:
    return ".".join(path.relative_to(package.parent).with_suffix("").parts)
