"""Whether the rules run as machine code or as plain Python, and how the import is steered.

Native code is never put beside its sources, where Python would take it whether or not the
sources have changed since. It lies in a folder named after everything it was made from
(`unit`). A finder at the head of `sys.meta_path` looks for that folder when the first rule is
imported: if a folder of exactly this name exists, the unit's modules come from it, all of
them; if not, from the sources. So stale native code cannot run. Once taken, the choice stands
until the process ends, and editing a source while the game runs mixes nothing.

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
    """The build that native code is taken from, or why none is."""

    folder: Path | None
    modules: frozenset[str] = frozenset()
    reason: str = ""


class NativeFinder:
    """Finds the unit's modules in the chosen build, and leaves all others to Python.

    It has the method of `importlib.abc.MetaPathFinder` and no such base, because fetching that
    module takes longer than all of this one, at every start.
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
    """Loads a compiled module, and lets the frozen values of all that came with it be pickled."""

    depth = 0

    def exec_module(self, module: ModuleType) -> None:
        NativeLoader.depth += 1
        try:
            super().exec_module(module)
        finally:
            NativeLoader.depth -= 1
        if NativeLoader.depth == 0:
            _let_values_travel()


def _let_values_travel() -> None:
    """Tell pickle to make a frozen value by calling its class.

    Its own way is to set one field after the other, which a compiled frozen class forbids.
    Compiled modules import each other without asking any loader, so all that are there by now
    are looked at, each once.
    """
    for name in choose().modules - _looked_at:
        if name in sys.modules:
            _looked_at.add(name)
            for value in vars(sys.modules[name]).values():
                if isinstance(value, type) and hasattr(value, "__dataclass_fields__"):
                    copyreg.pickle(value, _taken_apart)


_looked_at: set[str] = set()


def _taken_apart(value: Any) -> tuple[type, tuple[object, ...]]:
    """What pickle needs to make the value again: its class, and the arguments."""
    kind = type(value)
    return kind, tuple(getattr(value, name) for name in kind.__match_args__)


def install() -> None:
    """Let the imports that follow take native code where it may be taken."""
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
    except Exception as error:  # whatever it is, plain Python still plays
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
