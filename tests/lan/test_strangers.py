"""A whole match between real programs, while strangers do their worst at the host's door."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.lan.programs import ROOT, Program
from tests.lan.test_loopback import assert_same_match, guest, table

Start = Callable[..., Program]

MEGABYTES = 60
"""So much more memory may a host take because of strangers, and ..."""

FILES = 80
"""... so many open files may it have."""


@contextmanager
def strangers(port: int) -> Iterator[None]:
    """They are there from the first flood on."""
    words = [sys.executable, "-m", "tests.lan.strangers", str(port)]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=quiet, text=True
    ) as crowd:
        assert crowd.stdout is not None
        assert crowd.stdout.readline() == "flooding\n"
        yield
        crowd.kill()


def memory(program: Program) -> int:
    """Megabytes in use."""
    text = Path(f"/proc/{program.process.pid}/status").read_text(encoding="ascii")
    (line,) = [each for each in text.splitlines() if each.startswith("VmRSS")]
    return int(line.split()[1]) // 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked up there")
def test_strangers_at_the_door_neither_stop_nor_swell_a_match(start: Start, tmp_path: Path) -> None:
    anna, address = table(start, tmp_path, "hexentafl", "--board", "5x5")
    before = memory(anna)
    with strangers(int(address.split(":")[1])):
        bo = guest(start, tmp_path, "bo", address)
        anna.wait_for("answered", number=3)
        assert memory(anna) - before < MEGABYTES
        assert len(os.listdir(f"/proc/{anna.process.pid}/fd")) < FILES
        assert bo.finish() == 0
    assert anna.finish() == 0
    assert anna.count("noise") == bo.count("noise") == 0
    assert_same_match(tmp_path / "anna.saga", tmp_path / "bo.saga")
