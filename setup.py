"""Compiles the rules and the search into the wheel, where there is a C compiler.

`MEADHALL_PLAIN=1` makes a wheel without machine code, which serves every platform. Everything
else about the package stands in pyproject.toml.
"""

import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

# From this folder, which pip leaves off the path.
from meadhall.native import build, unit  # noqa: E402
from meadhall.native.choice import is_plain_wanted  # noqa: E402


class MeadhallDistribution(Distribution):
    """Holds machine code if any can be made here, though setuptools knows of no extension."""

    def has_ext_modules(self) -> bool:
        return not is_plain_wanted() and build.missing() is None


class BuildNative(build_ext):
    """Compiles what goes into the wheel. Where that fails, the wheel plays as plain Python."""

    def run(self) -> None:
        if self.editable_mode:
            build.main(again=True)
            return
        package = Path(self.build_lib).resolve() / "meadhall"
        if (made := unit.find()) is not None:
            # These sources are compiled already, by this compiler and for this Python.
            shutil.copytree(made, package / "native" / "built" / made.name, dirs_exist_ok=True)
            return
        try:
            build.build(package, package / "native" / "built", print)
        except build.BuildFailed as error:
            print(f"the rules will run as plain Python, which is slower: {error}", file=sys.stderr)

    def get_outputs(self) -> list[str]:
        built = Path(self.build_lib) / "meadhall" / "native" / "built"
        return [str(path) for path in sorted(built.rglob("*")) if path.is_file()]

    def get_output_mapping(self) -> dict[str, str]:
        return {}

    def get_source_files(self) -> list[str]:
        return []


setup(distclass=MeadhallDistribution, cmdclass={"build_ext": BuildNative})
