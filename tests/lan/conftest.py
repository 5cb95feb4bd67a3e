"""Every program that a test starts is ended with the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.lan.programs import Program


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
