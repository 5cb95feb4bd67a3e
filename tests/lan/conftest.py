"""Every program that a test starts is ended with the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.lan.programs import Program
from tests.net import points


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Start a command under the home of this name: `start("anna", "host", "hexentafl")`."""
    programs: list[Program] = []

    def begin(home: str, *words: str, **more: tuple[str, ...]) -> Program:
        programs.append(Program(words, tmp_path / home, **more))
        return programs[-1]

    yield begin
    for program in programs:
        if program.process.poll() is None:
            program.kill()
        program.close()


@pytest.fixture(autouse=True)
def _files_of_one_match_are_checked_quickly(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[None]:
    """All of them hold the same proofs, which are computed once, by somebody who met nobody."""
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path / "reader"))
    points.use(points.ONCE)
    yield
    points.use(points.REAL)
