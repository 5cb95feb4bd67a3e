"""The environment of `./play` outlives a move, a stick and a failed installation, offline."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from meadhall.native import unit
from tools import environment


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A project's folder with an environment that is noted as installed, and no packages."""
    monkeypatch.setattr(environment, "PROBES", ("json",))
    settle(monkeypatch, tmp_path / "here")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment.VENV], check=True)
    environment.write_note({environment.place(), "play 0"})
    return tmp_path / "here"


def settle(monkeypatch, root: Path):
    """Let the project be at this place."""
    venv = root / ".venv"
    scripts = venv / ("Scripts" if os.name == "nt" else "bin")
    for name, value in {
        "ROOT": root,
        "VENV": venv,
        "SCRIPTS": scripts,
        "PYTHON": scripts / environment.PYTHON.name,
        "FORMER": root / ".venv.former",
        "NOTE": venv / "meadhall-installed",
        "WHEELS": root / "wheels",
        "LOG": root / "build" / "install.log",
    }.items():
        monkeypatch.setattr(environment, name, value)


def lose_python():
    environment.unlink_python()
    environment.PYTHON.symlink_to("/nowhere/python3")


def test_a_moved_folder_goes_on_with_its_environment(folder, monkeypatch, tmp_path):
    script = environment.SCRIPTS / "tool"
    script.write_text(f"#!{environment.PYTHON}\nprint('hello')\n")
    script.chmod(0o755)
    moved = folder.rename(tmp_path / "Þing")
    settle(monkeypatch, moved)
    assert environment.has_moved()
    environment.settle_in()
    assert not environment.has_moved()
    assert environment.noted() == {environment.place(), "play 0"}
    said = subprocess.run([moved / ".venv" / script.parent.name / "tool"], capture_output=True)
    assert said.stdout == b"hello\n"


def test_a_python_that_has_gone_is_replaced_by_the_same_version_here(folder):
    """So does a folder on a stick, or after the system was updated."""
    assert not environment.has_lost_python()
    lose_python()
    assert environment.has_lost_python()
    environment.link_python()
    assert environment.is_sound()
    assert not environment.has_lost_python()
    assert environment.noted() == {environment.place(), "play 0"}, "nothing is installed again"


def test_packages_that_do_not_load_here_are_not_used(folder, monkeypatch):
    """Those of another processor, say; then a new environment is made beside the old one."""
    name = "a_package_for_another_processor"
    monkeypatch.setattr(environment, "PROBES", (name,))
    packages = environment.VENV / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    packages.mkdir(parents=True, exist_ok=True)
    (packages / f"{name}.py").write_text("raise ImportError('invalid ELF header')")
    lose_python()
    environment.link_python()
    assert not environment.has_python()


def test_the_former_environment_comes_back_if_a_new_one_cannot_be_made(folder):
    (environment.VENV / "mark").touch()
    with pytest.raises(environment.CannotPrepare), environment.former_kept():
        environment.VENV.mkdir()
        raise environment.CannotPrepare("no network")
    assert (environment.VENV / "mark").exists()
    assert not environment.FORMER.exists()


# Wheels beside the project. ------------------------------------------------------------------


def put_wheel(build: str) -> None:
    environment.WHEELS.mkdir(exist_ok=True)
    file = environment.WHEELS / f"meadhall-0-{build}.whl"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("meadhall/__init__.py", "")
        archive.writestr(f"meadhall/native/built/{build}/meadhall/module.so", "code")


@pytest.fixture
def own_builds(folder, monkeypatch):
    """Builds of this folder alone."""
    homes = (folder / "built", folder / "build" / "native")
    monkeypatch.setattr(unit, "homes", lambda package=None: homes)
    return homes[-1]


def test_machine_code_of_these_sources_is_taken_from_a_wheel(own_builds):
    put_wheel("0" * 20)
    put_wheel(unit.name())
    assert environment.take_native()
    assert [path.name for path in own_builds.iterdir()] == [unit.name()]
    assert (own_builds / unit.name() / "meadhall" / "module.so").read_text() == "code"


def test_machine_code_of_other_sources_and_broken_wheels_are_left_alone(own_builds):
    put_wheel("0" * 20)
    (environment.WHEELS / "meadhall-1-broken.whl").write_bytes(b"no zip")
    assert not environment.take_native()
    assert not own_builds.exists()
