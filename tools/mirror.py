"""Which tests belong to a file, for `./check FILE...`.

The tests mirror the package: tests/net/match/test_record.py tests meadhall/net/match/record.py.
A module without a test of its own name is tested by the tests in its mirror folder that import
it. If there are none, the whole folder is run.
"""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

RULES: Final = ("engines", "ai")
"""The rooms that are compiled."""

ALWAYS: Final = ("tests/test_layers.py", "tests/test_plain_words.py")
"""They read every source, and take a second."""

ELSEWHERE: Final = {
    "meadhall/native": ("tests/test_native.py",),
    "meadhall/resources/games": ("tests/engines",),
    "meadhall/resources/rules": ("tests/client/learning",),
    "meadhall/resources/tutorials": ("tests/client/learning",),
    "meadhall/resources/translations": ("tests/ui/text",),
    "meadhall/resources/sounds": ("tests/ui/board",),
    "meadhall/resources/art": ("tests/ui/board",),
    "meadhall/resources/desktop": ("tests/client/system",),
    "tools/check.py": ("tests/tools/test_check.py",),
    "tools/mirror.py": ("tests/tools/test_mirror.py",),
    "tools": ("tests/test_commands.py",),
    "check": ("tests/test_commands.py",),
    "play": ("tests/test_commands.py",),
    "requirements": ("tests/test_packaging.py",),
    "pyproject.toml": ("tests/test_packaging.py",),
    "setup.py": ("tests/test_packaging.py",),
}
"""Tests of what has no mirror, by the beginning of its path, the narrower beginnings first."""


class NoSuchFile(Exception):
    """There is no file of that name in the project."""


def find_tests(files: list[str], root: Path = ROOT) -> list[str]:
    """The tests to run after a change of these files, as paths below the project's folder."""
    found: set[str] = {path for path in ALWAYS if (root / path).exists()}
    for file in files:
        path = placed(file, root)
        found |= {test for test in _tests_for(path, root) if (root / test).exists()}
    return sorted(each for each in found if not _is_within(each, found))


def placed(file: str, root: Path = ROOT) -> Path:
    """The file's path below the project's folder."""
    path = Path(file).resolve()
    if not path.exists() or not path.is_relative_to(root):
        raise NoSuchFile(f"there is no {file} in {root}")
    return path.relative_to(root)


def is_rule(path: Path) -> bool:
    """Is this a source that gets compiled?"""
    return path.parts[:1] == ("meadhall",) and len(path.parts) > 1 and path.parts[1] in RULES


def _tests_for(path: Path, root: Path) -> set[str]:
    if path.parts[:1] == ("tests",):
        is_test = path.name.startswith("test_") or (root / path).is_dir()
        return {str(path if is_test else path.parent)}
    for start, tests in ELSEWHERE.items():
        if path.is_relative_to(start):
            return set(tests)
    if path.parts[:1] != ("meadhall",):
        return set()
    packed = {"tests/test_packed.py"} if is_rule(path) else set()
    return packed | _mirror(path, root)


def _mirror(path: Path, root: Path) -> set[str]:
    inside = path.relative_to("meadhall")
    if (root / path).is_dir() or path.stem in ("__init__", "__main__"):
        return {str(_folder(inside if (root / path).is_dir() else inside.parent, root))}
    folder = _folder(inside.parent, root)
    own = sorted(
        str(test.relative_to(root))
        for test in (root / folder).glob(f"test_{path.stem}*.py")
        if re.fullmatch(f"test_{path.stem}(_.*)?", test.stem)
    )
    return set(own or _importers(path, folder, root) or [str(folder)])


def _folder(inside: Path, root: Path) -> Path:
    """The mirror of a folder of the package, or of the nearest one around it that has a mirror."""
    while not (root / "tests" / inside).is_dir():
        inside = inside.parent
    return "tests" / inside


def _importers(path: Path, folder: Path, root: Path) -> list[str]:
    """The tests in this folder that name the module in an import."""
    dotted = ".".join(path.with_suffix("").parts)
    package, _, name = dotted.rpartition(".")
    wanted = re.compile(
        rf"^\s*(from {re.escape(dotted)} import|import {re.escape(dotted)}\b"
        rf"|from {re.escape(package)} import .*\b{name}\b)",
        re.MULTILINE,
    )
    return [
        str(test.relative_to(root))
        for test in sorted((root / folder).rglob("test_*.py"))
        if wanted.search(test.read_text(encoding="utf-8"))
    ]


def _is_within(test: str, others: set[str]) -> bool:
    """Is this run anyway, as a part of a folder?"""
    return any(str(parent) in others for parent in Path(test).parents)
