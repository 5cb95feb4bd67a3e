"""Turns the unit's sources into machine code: what `build` runs in a process of its own.

mypyc keeps state in globals, prints its messages, and exits if it fails. So it gets a process of
its own, whose output goes into a log. Run this in the folder that holds the package:

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
    """Compiles C files side by side.

    mypyc writes one for each module. The C compiler then optimises each file alone. That saves time
    and memory, and costs no measurable speed.
    """

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()


def side_by_side(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The same function with its files divided among threads, objects in the same order."""

    def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
        objects = []
        with ThreadPoolExecutor(JOBS) as pool:
            done = pool.map(lambda source: compile_files([source], *args, **options), sources)
            for number, files in enumerate(done, 1):
                objects += files
                if number % 10 == 0:
                    print(f"{STEP}compiled {number} of {len(sources)} files", flush=True)
        return objects

    return compile_all


def main(folder: Path) -> None:
    """Compile the package in the working directory; the modules go into `folder`/unit."""
    if compiler != unit.COMPILER:
        raise SystemExit(f"mypy {unit.COMPILER} is needed, and {compiler} is installed")
    here = Path.cwd()
    sources = [path.relative_to(here) for path in unit.modules(here / "meadhall").values()]
    extensions = mypycify(
        # Relative paths, which tracebacks show, and none of the project's own settings. What mypy
        # keeps for its next run would end in the wheel.
        [
            "--config-file=",
            f"--cache-dir={folder / 'types'}",
            *(path.as_posix() for path in sources),
        ],
        debug_level="0",
        multi_file=True,
        group_name=unit.LIBRARY.removesuffix("__mypyc"),
        target_dir=str(folder / "c"),
    )
    if os.name == "posix":
        for extension in extensions:
            # A newer compiler may have new warnings, which are no failure. A constant that does not
            # fit its integer is one.
            extension.extra_compile_args += ["-Wno-error", "-Werror=overflow"]
            # What no other library may replace can be called directly, and inlined.
            extension.extra_compile_args += ["-fvisibility=hidden"]
    print(f"{STEP}translated {len(sources)} modules to C", flush=True)
    command = BuildUnit(Distribution({"ext_modules": extensions, "packages": []}))
    command.build_lib = str(folder / "unit")
    command.build_temp = str(folder / "objects")
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
