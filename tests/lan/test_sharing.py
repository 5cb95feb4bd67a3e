"""One machine has Meadhall, the other has Python and nothing else; no road leads outside."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.client.sharing.page import command
from tests.lan.namespaces import Lan, why_not
from tests.lan.programs import Program
from tests.lan.test_loopback import assert_same_match

Start = Callable[..., Program]

REASON = why_not()
pytestmark = [pytest.mark.skipif(bool(REASON), reason=REASON), pytest.mark.long]


def test_one_installs_from_the_other_and_they_play(start: Start, tmp_path: Path) -> None:
    with Lan(2) as lan:
        anna = start("anna", "share", "--port", "8047", prefix=lan.on(1))
        anna.wait_for("serving", address="http://10.77.0.1:8047")
        clean = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
        target = tmp_path / "Bo's folder"
        installing = subprocess.run(
            [*lan.on(2), "sh", "-c", command("http://10.77.0.1:8047", sys.executable)],
            env=clean | {"MEADHALL_TARGET": str(target)},
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert installing.returncode == 0, installing.stdout + installing.stderr
        digits = str(anna.wait_for("compare")["digits"])
        assert digits in installing.stdout
        anna.wait_for("fetched", address="10.77.0.2")
        assert anna.interrupt() == 130

        installed = (str(target / "bin" / "meadhall"),)
        sagas = [tmp_path / f"{name}.saga" for name in ("anna", "bo")]
        host = start(
            "anna", "host", "hexentafl", "--name", "Anna", "--auto", "random",
            "--saga", str(sagas[0]), prefix=lan.on(1),
        )  # fmt: skip
        guest = start(
            "bo", "join", "--table", "Anna", "--name", "Bo", "--auto", "random",
            "--saga", str(sagas[1]), prefix=lan.on(2), command=installed,
        )  # fmt: skip
        assert [host.finish(), guest.finish()] == [0, 0]
        assert_same_match(*sagas)
