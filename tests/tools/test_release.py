"""What a release hands out; that it works is tried by `tools.release` itself."""

import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.client.commands.index import COMMANDS
from tools import release


def test_every_package_that_ours_import_is_packed():
    """Also those that are imported late, and those of tools that a player can start."""
    needed = release.needed_modules()
    assert {"zeroconf", "nacl.bindings", "msgpack", "segno", "PySide6.QtSvg", "ifaddr"} <= needed
    assert not any(module.startswith("meadhall") for module in needed)


def test_the_packed_program_finds_late_commands_as_files():
    """Ours lies in the folder as it is, so what a command imports late is there."""
    sources = {
        path.relative_to(release.ROOT).as_posix()
        for path in (release.ROOT / "meadhall").rglob("*.py")
    }
    for module, _ in COMMANDS.values():
        assert f"{module.replace('.', '/')}.py" in sources


def test_digests_can_be_checked_with_the_usual_tool(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "DIST", tmp_path)
    (tmp_path / "meadhall.deb").write_bytes(b"a package")
    release.write_digests()
    done = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, capture_output=True)
    assert done.returncode == 0


def test_what_does_not_work_is_not_handed_out(tmp_path):
    """A package whose program fails when it is tried ends the release with its words."""
    broken = tmp_path / "meadhall-0-py3-none-any.whl"
    broken.write_bytes(b"no zip")
    with pytest.raises(release.ReleaseFailed, match="pip"):
        release.try_out(broken)


@pytest.mark.long
def test_the_folder_and_the_package_are_made_and_work():
    done = subprocess.run(
        [sys.executable, "-m", "tools.release"],
        cwd=Path(release.ROOT),
        capture_output=True,
        text=True,
    )
    if "No module named" in done.stderr:
        pytest.skip("the packers are not installed; tools/release.py says which")
    assert done.returncode == 0, done.stdout + done.stderr
