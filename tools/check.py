"""Runs everything the project holds itself to, and says at the end what failed.

    ./check [--long] [--coverage] [FILE ...]

Every step runs even if an earlier one failed, so that one run shows everything there is to mend.
Some run beside the others, so that no processor waits for the last of a step; what they say comes
when they are done. What cannot run on this machine is left out, and the last lines say so.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from meadhall import native
from meadhall.native import build
from tools.mirror import NoSuchFile, find_tests, placed

ROOT: Final = Path(__file__).resolve().parent.parent

# The tests of what is compiled run both ways.
RULES: Final = ("tests/engines", "tests/ai")

COVERAGE: Final = ("--cov=meadhall", "--cov-report=term-missing:skip-covered")

FEW: Final = 3
"""Of so many tests more than one process is started; fewer are done before it is there."""


@dataclass(frozen=True, slots=True)
class Step:
    """One command that must succeed."""

    title: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict)
    is_beside: bool = False
    """Does it run beside the others? Then nothing is read of it before it is done."""

    def run(self) -> bool:
        title = f"\n== {self.title}"
        if not self.is_beside:
            print(title, flush=True)
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-P", "-m", *self.command],
            cwd=ROOT,
            env=os.environ | self.environment,
            stdout=subprocess.PIPE if self.is_beside else None,
            stderr=subprocess.STDOUT if self.is_beside else None,
            encoding="utf-8",
        )
        words = "" if done.returncode == 0 else "FAILED "
        end = f"-- {self.title}: {words}{time.monotonic() - began:.1f} s"
        print(f"{title}\n{done.stdout}{end}" if self.is_beside else end, flush=True)
        return done.returncode == 0


def failures(todo: list[Step]) -> list[str]:
    """Run all steps, and say which failed."""
    with ThreadPoolExecutor(1) as lane:
        beside = {step.title: lane.submit(step.run) for step in todo if step.is_beside}
        try:
            succeeded = {step.title: step.run() for step in todo if not step.is_beside}
        except KeyboardInterrupt:
            lane.shutdown(cancel_futures=True)
            raise
    succeeded |= {title: each.result() for title, each in beside.items()}
    return [step.title for step in todo if not succeeded[step.title]]


def steps(wanted: argparse.Namespace) -> tuple[list[Step], list[str]]:
    """What to run here, and what has to be left out and why.

    Where the rules can be compiled, everything is tested on top of machine code, as it runs at
    most players', and the rules' own tests run as plain Python besides.
    """
    left_out: list[str] = []
    pytest = ["pytest", f"--numprocesses={processors() + 2}", "--dist=loadgroup"]
    pytest += ["--durations=5", "--durations-min=10", *(["--long"] if wanted.long else [])]
    pytest += without_windows(left_out)
    half = [f"--numprocesses={max(processors() // 2, 1)}", "-p", "no:cacheprovider"]
    todo = [
        Step("formatting", ("ruff", "format", "--check", ".")),
        Step("lint", ("ruff", "check", ".")),
        Step("types", ("mypy",), is_beside=True),
    ]
    if wanted.coverage:
        pytest += COVERAGE
    lack = "coverage sees plain Python alone" if wanted.coverage else build.missing()
    if lack:
        left_out.append(f"the tests on top of machine code: {lack}")
        todo.append(Step("all tests, plain", (*pytest,), {"MEADHALL_PLAIN": "1"}))
    else:
        todo += [
            Step(
                "tests of the rules, plain",
                (*pytest, *half, *RULES),
                {"MEADHALL_PLAIN": "1"},
                is_beside=True,
            ),
            Step("all tests, native", (*pytest, "--native"), {"MEADHALL_PLAIN": "0"}),
        ]
    return todo, left_out


def steps_for(files: list[str], wanted: argparse.Namespace) -> tuple[list[Step], list[str]]:
    """The same for these files alone: what can be said of them in seconds.

    The types of everything are checked, because a change is often wrong for those who call it.
    A rule that was changed runs as plain Python, because it is not compiled here.
    """
    left_out: list[str] = []
    paths = [str(placed(file)) for file in files]
    python = [path for path in paths if path.endswith(".py") or (ROOT / path).is_dir()]
    tests = find_tests(files)
    pytest = ["pytest", "-q", *without_windows(left_out), *(["--long"] if wanted.long else [])]
    if len(tests) > FEW:
        pytest += [f"--numprocesses={processors()}", "--dist=loadgroup"]
    if wanted.coverage:
        pytest += COVERAGE
    todo = [
        Step("formatting", ("ruff", "format", "--check", *python)),
        Step("lint", ("ruff", "check", *python)),
        Step("types", ("mypy",)),
    ]
    todo = todo if python else []
    return [*todo, Step(f"tests: {' '.join(tests)}", (*pytest, *tests))], left_out


def processors() -> int:
    """How many processes can work at once. Of the tests two more run, as some of them wait."""
    return os.cpu_count() or 1


def without_windows(left_out: list[str]) -> list[str]:
    """What pytest has to be told where Qt cannot be loaded, which is noted as left out."""
    if lack := missing_windows():
        left_out.append(f"the windows' tests: {lack}")
        return ["-p", "no:pytest-qt", "--ignore=tests/ui"]
    return []


def missing_windows() -> str | None:
    """What keeps Qt from loading, in its own words, or None."""
    command = [sys.executable, "-c", "import PySide6.QtWidgets"]
    answer = subprocess.run(command, capture_output=True, encoding="utf-8")
    return answer.stderr.strip().splitlines()[-1] if answer.returncode else None


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="./check", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help="check these and their tests")
    parser.add_argument("--long", action="store_true", help="run the tests that take minutes too")
    parser.add_argument(
        "--coverage", action="store_true", help="tell which lines no test runs, as plain Python"
    )
    return parser


def main() -> int:
    wanted = parser().parse_args()
    began = time.monotonic()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes read the same modules
    try:
        todo, left_out = steps_for(wanted.files, wanted) if wanted.files else steps(wanted)
    except NoSuchFile as error:
        print(f"./check: {error}.", file=sys.stderr)
        return 2
    failed = failures(todo)
    print(f"\nchecked in {time.monotonic() - began:.0f} s; the rules run {native.mode()}")
    for sentence in left_out:
        print(f"left out: {sentence}")
    print(f"FAILED: {', '.join(failed)}" if failed else "all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
