"""Runs everything the project holds itself to, and says at the end what failed.

    ./check [--long]

Every step runs even if an earlier one failed: who mends one thing wants to know of the others.
What cannot run on this machine is left out and said to be, never passed over.
"""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from meadhall import native
from meadhall.native import build

ROOT: Final = Path(__file__).resolve().parent.parent

# The tests of what is compiled run both ways.
RULES: Final = ("tests/engines", "tests/ai")

# The network's play games made for the purpose, which are plain Python through and through.
PLAIN: Final = ("tests/net", "tests/sims")


@dataclass(frozen=True, slots=True)
class Step:
    """One command that must succeed."""

    title: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)

    def run(self) -> bool:
        print(f"\n== {self.title}", flush=True)
        began = time.monotonic()
        command = [sys.executable, "-P", "-m", *self.command]
        environment = os.environ | self.environment
        succeeded = subprocess.run(command, cwd=ROOT, env=environment).returncode == 0
        words = "" if succeeded else "FAILED "
        print(f"-- {self.title}: {words}{time.monotonic() - began:.1f} s", flush=True)
        return succeeded


def steps(long: bool) -> tuple[list[Step], list[str]]:
    """What to run here, and what has to be left out and why.

    Where the rules can be compiled, the house is tested on top of machine code, as it runs at
    most players', and the rules' own tests run as plain Python besides.
    """
    pytest = ["pytest", "--numprocesses=auto", "--dist=loadgroup"]
    pytest += ["--durations=5", "--durations-min=10", *(["--long"] if long else [])]
    left_out = []
    if lack := missing_windows():
        left_out.append(f"the windows' tests: {lack}")
        pytest += ["-p", "no:pytest-qt", "--ignore=tests/ui"]
    todo = [
        Step("formatting", ("ruff", "format", "--check", ".")),
        Step("lint", ("ruff", "check", ".")),
        Step("types", ("mypy",)),
    ]
    if lack := build.missing():
        left_out.append(f"the tests on top of machine code: {lack}")
        todo.append(Step("all tests, plain", (*pytest,), {"MEADHALL_PLAIN": "1"}))
    else:
        plain = [room for room in (*RULES, *PLAIN) if (ROOT / room).is_dir()]
        others = [f"--ignore={room}" for room in PLAIN]
        todo += [
            Step("tests, plain", (*pytest, *plain), {"MEADHALL_PLAIN": "1"}),
            Step("tests, native", (*pytest, "--native", *others), {"MEADHALL_PLAIN": "0"}),
        ]
    return todo, left_out


def missing_windows() -> str | None:
    """What keeps Qt from loading, in its own words, or None."""
    command = [sys.executable, "-c", "import PySide6.QtWidgets"]
    answer = subprocess.run(command, capture_output=True, encoding="utf-8")
    return answer.stderr.strip().splitlines()[-1] if answer.returncode else None


def main() -> int:
    parser = argparse.ArgumentParser(prog="./check", description=__doc__.splitlines()[0])
    parser.add_argument("--long", action="store_true", help="run the tests that take minutes too")
    long = parser.parse_args().long
    began = time.monotonic()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    todo, left_out = steps(long)
    failed = [step.title for step in todo if not step.run()]
    print(f"\nchecked in {time.monotonic() - began:.0f} s; the rules run {native.mode()}")
    for sentence in left_out:
        print(f"left out: {sentence}")
    print(f"FAILED: {', '.join(failed)}" if failed else "all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
