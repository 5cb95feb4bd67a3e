"""Turns the unit's sources into machine code: what `build` runs in a process of its own.

mypyc keeps state in globals, prints what it has to say and exits where it fails, so it gets
a process whose output goes into a log. Run in the folder that holds the package:

    python -m meadhall.native.compile FOLDER
"""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypy.version import __version__ as compiler
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from meadhall.native import unit
from meadhall.native.build import STEP

JOBS: Final = os.cpu_count() or 1


class BuildUnit(build_ext):
    """Compiles C files side by side. mypyc writes one for each module, the C compiler optimises
    each of them alone, and that has cost no speed worth measuring."""

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()


def side_by_side(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The same function with its files divided among threads, objects in the same order."""

    def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(JOBS) as pool:
            objects = pool.map(lambda source: compile_files([source], *args, **options), sources)
            return [file for files in objects for file in files]

    return compile_all


def main(folder: Path) -> None:
    """Compile the package in the working directory; the modules go into `folder`/unit."""
    if compiler != unit.COMPILER:
        raise SystemExit(f"mypy {unit.COMPILER} is needed, and {compiler} is installed")
    here = Path.cwd()
    sources = [path.relative_to(here) for path in unit.modules(here / "meadhall").values()]
    extensions = mypycify(
        # Relative paths, which tracebacks show, and none of the project's own settings.
        ["--config-file=", *(path.as_posix() for path in sources)],
        debug_level="0",
        multi_file=True,
        group_name=unit.LIBRARY.removesuffix("__mypyc"),
        target_dir=str(folder / "c"),
    )
    if os.name == "posix":
        for extension in extensions:
            # A compiler newer than any we tried may warn of something new; that is no failure.
            extension.extra_compile_args.append("-Wno-error")
    print(f"{STEP}{len(sources)} modules translated; the C compiler takes the longest", flush=True)
    command = BuildUnit(Distribution({"ext_modules": extensions, "packages": []}))
    command.build_lib = str(folder / "unit")
    command.build_temp = str(folder / "objects")
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
