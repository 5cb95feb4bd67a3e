"""Whether the rules run as machine code or as plain Python.

Native code is never put beside its sources, because Python would load it even if the sources have
changed. It is in a folder named after everything it was made from (`unit`). When the first rule is
imported, a finder at the head of `sys.meta_path` looks for the folder of this name. If it exists,
all modules of the unit come from it; if not, from the sources. So old native code cannot run. The
choice is kept until the process ends, so editing a source while the game runs mixes nothing.

`MEADHALL_PLAIN=1` chooses plain Python, in a checkout and in an installed package alike.
"""

import copyreg
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from meadhall.native import unit

ROOMS: Final = tuple(f"meadhall.{room}." for room in unit.ROOMS)


class Choice(NamedTuple):
    """The build that native code comes from, or why there is none."""

    folder: Path | None
    modules: frozenset[str] = frozenset()
    reason: str = ""


class NativeFinder:
    """Finds the unit's modules in the chosen build, and leaves all others to Python.

    It has the method of `importlib.abc.MetaPathFinder`, but does not inherit from it: importing
    that module takes longer than all of this one, at every start.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(ROOMS) or fullname in unit.PLAIN:
            return None
        chosen = choose()
        if chosen.folder is None or fullname not in chosen.modules:
            return None
        return _spec(fullname, chosen.folder)


class NativeLoader(ExtensionFileLoader):
    """Loads a compiled module, and makes the frozen values of all loaded modules picklable."""

    depth = 0

    def exec_module(self, module: ModuleType) -> None:
        NativeLoader.depth += 1
        try:
            super().exec_module(module)
        finally:
            NativeLoader.depth -= 1
        if NativeLoader.depth == 0:
            _make_picklable()


def _make_picklable() -> None:
    """Tell pickle to make a frozen value by calling its class.

    By default it sets one field after the other, which a compiled frozen class forbids. Compiled
    modules import each other without a loader, so this looks at all loaded modules, each once.
    """
    for name in choose().modules - _looked_at:
        if name in sys.modules:
            _looked_at.add(name)
            for value in vars(sys.modules[name]).values():
                if isinstance(value, type) and hasattr(value, "__dataclass_fields__"):
                    copyreg.pickle(value, _taken_apart)


_looked_at: set[str] = set()


def _taken_apart(value: Any) -> tuple[type, tuple[object, ...]]:
    """What pickle needs to build the value again: its class and the arguments."""
    kind = type(value)
    return kind, tuple(getattr(value, name) for name in kind.__match_args__)


def install() -> None:
    """Let all later imports use native code if there is any."""
    sys.meta_path.insert(0, NativeFinder())


def is_plain_wanted() -> bool:
    return os.environ.get("MEADHALL_PLAIN", "0") not in ("", "0")


@cache
def choose() -> Choice:
    """Take native code if there is a build of exactly these sources, and it loads."""
    if is_plain_wanted():
        return Choice(None, reason="MEADHALL_PLAIN is set")
    try:
        folder = unit.find()
        modules = frozenset(unit.modules())
    except OSError as error:
        return Choice(None, reason=f"the sources cannot be read: {error}")
    if folder is None:
        return Choice(None, reason=_why_not_built())
    try:
        for name in (unit.LIBRARY, unit.PROBE):
            _load(name, folder)
    except Exception as error:  # plain Python works in any case
        return Choice(None, reason=f"the native code does not load: {error}")
    return Choice(folder, modules)


def _why_not_built() -> str:
    name = unit.name()
    kept = [entry for home in unit.homes() if home.is_dir() for entry in home.iterdir()]
    for entry in kept:
        if entry.name == unit.log_of(name):
            return f"the sources did not compile, {entry} says why"
    if any(entry.is_dir() for entry in kept):
        return "the sources are not those that were compiled"
    return "the sources have not been compiled"


def _load(name: str, folder: Path) -> None:
    from importlib.util import module_from_spec  # only where there is native code to load

    spec = _spec(name, folder)
    module = module_from_spec(spec)
    ExtensionFileLoader(name, str(spec.origin)).exec_module(module)
    sys.modules[name] = module


def _spec(name: str, folder: Path) -> ModuleSpec:
    file = str(folder / unit.file_of(name))
    spec = ModuleSpec(name, NativeLoader(name, file), origin=file)
    spec.has_location = True
    return spec
