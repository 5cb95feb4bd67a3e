"""`./play` and `./check` on machines that have much, little, or nothing.

A test makes a project of its own: the real commands and tools around a client that only says how
it was called, and one tiny package to install. Installing is real, from a folder beside it.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.sources import PACKAGE, ROOT
from tools import environment

CLIENT = """
import os, sys
import toy
print(sys.argv[1:], os.getcwd(), toy.NAME, sep="|")
sys.exit(7 if "fail" in sys.argv else 0)
"""

SHELL_TOOLS = ("sh", "dirname", "readlink", "sed")


@dataclass
class Project:
    """A project folder with the real commands in it, and where it gets its packages from."""

    folder: Path
    wheels: Path
    interrupted: tuple[int, str] = (0, "")
    """How its very first start ended, and what it said."""

    first: list[tuple[int, str]] = field(default_factory=list)
    """The same of the two next starts, which were begun at once."""

    def start(self, **how):
        return subprocess.Popen(
            [self.folder / "play", "hello"],
            env=self.environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            **how,
        )

    def run(self, command="play", *words, path=None, cwd="/", **environment):
        done = subprocess.run(
            [self.folder / command, *words],
            cwd=cwd,
            env=self.environment(path) | environment,
            capture_output=True,
            encoding="utf-8",
        )
        return done.returncode, done.stdout, done.stderr

    def environment(self, path=None):
        return {
            "PATH": path or f"{Path(sys.executable).parent}:{os.defpath}",
            "HOME": str(self.folder.parent),
            "MEADHALL_PLAIN": "1",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
        }

    def lock(self, version):
        """Make a wheel of this version, and lock it."""
        wheel = self.wheels / f"toy-{version}-py3-none-any.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            archive.writestr("toy.py", f"NAME = 'toy {version}'")
            archive.writestr(
                f"toy-{version}.dist-info/METADATA",
                f"Metadata-Version: 2.1\nName: toy\nVersion: {version}\n",
            )
            archive.writestr(
                f"toy-{version}.dist-info/WHEEL",
                "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
            )
            archive.writestr(f"toy-{version}.dist-info/RECORD", "")
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        for name in ("play", "native", "check"):
            line = f"toy=={version} --hash=sha256:{digest}\n"
            (self.folder / "requirements" / f"{name}.txt").write_text(line)


def make_project(tmp_path):
    folder = tmp_path / "a project"
    client = folder / "meadhall" / "client"
    client.mkdir(parents=True)
    (client / "__init__.py").touch()
    (client / "__main__.py").write_text(CLIENT)
    shutil.copy(PACKAGE / "__init__.py", folder / "meadhall")
    ignored = shutil.ignore_patterns("__pycache__", "built")
    for part in ("play", "check"):
        shutil.copy(ROOT / part, folder)
    shutil.copytree(PACKAGE / "native", folder / "meadhall" / "native", ignore=ignored)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=ignored)
    (folder / "requirements").mkdir()
    project = Project(folder, tmp_path / "wheels")
    project.wheels.mkdir()
    project.lock("1.0")
    return project


@pytest.fixture
def project(tmp_path):
    """Nothing has been installed yet."""
    return make_project(tmp_path)


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """The environment of one project, made by its first starts: one that is interrupted, and then
    two at once. Making one takes seconds, so there is one for all these tests."""
    project = make_project(tmp_path_factory.mktemp("commands"))
    start = project.start(process_group=0)
    while not (project.folder / ".venv" / "bin").exists():
        time.sleep(0.01)
    os.killpg(start.pid, signal.SIGINT)
    said = start.communicate()[1]
    project.interrupted = start.returncode, said
    starts = [project.start() for _ in range(2)]
    said = [start.communicate()[1] for start in starts]
    project.first = [(start.returncode, err) for start, err in zip(starts, said, strict=True)]
    return project


# On the way to Python. -----------------------------------------------------------------------


@pytest.mark.parametrize("script", ["play", "check", "tools/environment.sh", ".ci/run"])
def test_the_scripts_are_well_formed(script):
    shell = "bash" if script == ".ci/run" else "sh"
    assert subprocess.run([shell, "-n", ROOT / script]).returncode == 0
    assert script.endswith(".sh") or os.access(ROOT / script, os.X_OK)


def few_tools(folder, **scripts):
    """A PATH with little more than a shell, and these scripts."""
    folder.mkdir()
    for tool in SHELL_TOOLS:
        (folder / tool).symlink_to(shutil.which(tool))
    for name, text in scripts.items():
        (folder / name.replace("_", ".")).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name.replace("_", ".")).chmod(0o755)
    return str(folder)


NO_PYTHON = (
    "meadhall: Python 3.11 or newer is needed, and none was found"
    " (Debian: apt install python3 python3-pip python3-venv)\n"
)


@pytest.mark.parametrize("command", ["play", "check"])
def test_without_python_they_say_what_to_install(project, tmp_path, command):
    path = few_tools(tmp_path / "bin")
    assert project.run(command, path=path) == (1, "", NO_PYTHON)


def test_an_old_python_does_not_serve(project, tmp_path):
    path = few_tools(tmp_path / "bin", python3="exit 1")
    assert project.run(path=path) == (1, "", NO_PYTHON)


def test_a_newer_python_beside_an_old_one_is_found(project, tmp_path):
    path = few_tools(tmp_path / "bin", python3="exit 1", python3_12='[ "$1" = -c ] || exit 5')
    assert project.run(path=path) == (5, "", "")


def test_help_needs_nothing_installed(project, tmp_path):
    code, out, err = project.run("check", "--help", path=few_tools(tmp_path / "bin"))
    assert (code, err) == (0, "")
    assert out.startswith("Runs everything the project holds itself to.") and "--long" in out
    assert not (project.folder / ".venv").exists()


# Installed. ----------------------------------------------------------------------------------


@pytest.mark.xdist_group("commands")
class TestInstalled:
    def test_an_interrupted_first_start_is_begun_again(self, installed):
        code, err = installed.interrupted
        assert code in (130, -signal.SIGINT), err
        assert err.endswith("meadhall: interrupted; the next start goes on from here\n")
        assert any("preparing, once" in err for _, err in installed.first)

    def test_two_first_starts_at_once_install_once(self, installed):
        assert [code for code, _ in installed.first] == [0, 0]
        errors = sorted(err for _, err in installed.first)
        assert errors[0] == "meadhall: another start is preparing the game; waiting for it\n"
        assert "preparing, once" in errors[1]

    def test_arguments_pass_unharmed_and_the_folder_stays(self, installed, tmp_path):
        code, out, err = installed.run("play", "two words", "*", "", cwd=tmp_path)
        assert (code, err) == (0, "")
        assert out.startswith(f"['two words', '*', '']|{tmp_path}|")

    def test_the_exit_code_is_the_games(self, installed):
        assert installed.run("play", "fail")[0] == 7

    def test_through_a_link_it_finds_home(self, installed, tmp_path):
        (tmp_path / "my game").symlink_to(installed.folder / "play")
        done = subprocess.run(
            [tmp_path / "my game", "x"], env=installed.environment(), capture_output=True
        )
        assert (done.returncode, done.stderr) == (0, b"")

    def test_a_module_in_the_players_folder_does_not_get_in_the_way(self, installed, tmp_path):
        (tmp_path / "toy.py").write_text("NAME = 'an impostor'")
        (tmp_path / "random.py").write_text("raise SystemExit('an impostor')")
        assert "|toy " in installed.run("play", cwd=tmp_path)[1]

    def test_it_needs_no_other_python_any_more(self, installed, tmp_path):
        assert installed.run("play", path=few_tools(tmp_path / "bin"))[0] == 0

    def test_a_second_start_is_quick(self, installed):
        """The work of a whole start, Python and all, of a game that does nothing."""
        began = os.times()
        installed.run("play")
        ended = os.times()
        work = ended.children_user - began.children_user
        assert work + ended.children_system - began.children_system < 1

    def test_a_new_lock_is_installed_over_the_old_one(self, installed):
        installed.lock("2.0")
        code, out, err = installed.run("play")
        assert (code, "toy 2.0" in out) == (0, True)
        assert err == "meadhall: installing what has changed ...\n"

    def test_a_package_that_is_not_the_locked_one_is_refused(self, installed):
        installed.lock("3.0")
        with (installed.wheels / "toy-3.0-py3-none-any.whl").open("ab") as wheel:
            wheel.write(b"something that was not there when it was locked")
        code, out, err = installed.run("play")
        assert (code, out) == (1, "")
        assert "meadhall: the packages could not be installed\n" in err
        assert str(installed.folder / "build" / "install.log") in err

        installed.lock("3.0")
        code, out, err = installed.run("play")
        assert (code, "toy 3.0" in out) == (0, True)
        assert "preparing, once" in err, "after a failure it is all made anew"

    def test_a_moved_folder_goes_on_without_a_network(self, installed, tmp_path):
        """Under a name that the locale C cannot spell."""
        moved = tmp_path / "\u00de\u00f3rr"
        shutil.copytree(installed.folder, moved, symlinks=True)
        offline = installed.environment() | {"PIP_NO_INDEX": "1", "LC_ALL": "C"}
        del offline["PIP_FIND_LINKS"]
        done = subprocess.run([moved / "play"], env=offline, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        assert "|toy " in done.stdout
        script = (moved / ".venv" / "bin" / "pip").read_text()
        assert str(moved) in script and str(installed.folder) not in script

    def test_without_a_network_it_asks_for_one(self, installed):
        installed.lock("4.0")
        offline = {"PIP_NO_INDEX": "", "PIP_FIND_LINKS": "", "PIP_RETRIES": "1"}
        code, out, err = installed.run("play", PIP_INDEX_URL="http://127.0.0.1:9/", **offline)
        assert (code, out) == (1, "")
        assert "no package index can be reached; is this machine online?" in err
        assert "Traceback" not in err
        installed.run("play")


# The note of what is installed. --------------------------------------------------------------


@pytest.fixture
def noted(tmp_path, monkeypatch):
    """An environment with nothing in it but the note, and locks to go with it."""
    venv, locks = tmp_path / ".venv", tmp_path / "requirements"
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "SCRIPTS", venv / "bin")
    monkeypatch.setattr(environment, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(environment, "NOTE", venv / "note")
    monkeypatch.setattr(environment, "LOCKS", locks)
    locks.mkdir()
    for name in ("play", "native", "check"):
        (locks / f"{name}.txt").write_text(name)
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").symlink_to(sys.executable)
    facts = [environment.place(), environment.fact("play")]
    (venv / "note").write_text("\n".join(facts))
    return tmp_path


def test_what_was_noted_is_installed(noted):
    assert environment.is_installed(["play"])
    assert not environment.is_installed(["play", "check"])


def test_single_files_are_checked_without_compiling(noted, monkeypatch):
    facts = [environment.place(), *map(environment.fact, environment.NEEDS["files"])]
    environment.NOTE.write_text("\n".join(facts))
    monkeypatch.setattr(environment, "is_native_settled", lambda again: False)
    monkeypatch.setattr(environment, "alone", lambda: pytest.fail("something is being made"))
    environment.main("files")


def test_an_environment_stays_until_a_new_one_is_whole(noted, monkeypatch):
    """Another Python finds it, and cannot install: what was there is there again."""
    monkeypatch.setattr(environment, "FORMER", noted / ".venv.former")
    monkeypatch.setattr(environment.sys.implementation, "cache_tag", "cpython-399")
    before = environment.NOTE.read_text()

    def fail(locks):
        assert not environment.NOTE.exists()
        raise environment.CannotPrepare("the line is dead")

    monkeypatch.setattr(environment, "make_venv", lambda: environment.SCRIPTS.mkdir(parents=True))
    monkeypatch.setattr(environment, "pip_install", fail)
    with pytest.raises(environment.CannotPrepare):
        environment.install(["play"])
    assert environment.NOTE.read_text() == before
    assert not environment.FORMER.exists()
    monkeypatch.setattr(environment, "pip_install", lambda locks: None)
    environment.install(["play"])
    assert environment.place() in environment.noted()
    assert not environment.FORMER.exists()


def test_a_changed_lock_is_not_installed(noted):
    (noted / "requirements" / "play.txt").write_text("play, but newer")
    assert not environment.is_installed(["play"])


def test_another_python_gets_another_environment(noted, monkeypatch):
    monkeypatch.setattr(environment.sys.implementation, "cache_tag", "cpython-399")
    assert not environment.is_installed(["play"])


def test_a_python_that_is_gone_is_missed(noted):
    (noted / ".venv" / "bin" / "python").unlink()
    (noted / ".venv" / "bin" / "python").symlink_to("/nowhere/python3")
    assert not environment.is_installed(["play"])


def test_a_note_that_cannot_be_read_counts_for_nothing(noted):
    (noted / ".venv" / "note").write_bytes(b"\xff\xfe\x00")
    assert not environment.is_installed(["play"])
    (noted / ".venv" / "note").unlink()
    assert not environment.is_installed(["play"])


def test_nothing_is_noted_before_it_is_done(noted, monkeypatch):
    def fail(locks):
        assert not environment.NOTE.exists()
        raise environment.CannotPrepare("the line is dead")

    monkeypatch.setattr(environment, "pip_install", fail)
    with pytest.raises(environment.CannotPrepare):
        environment.install(["play", "check"])
    assert not environment.is_installed(["play"])


def test_what_else_was_installed_stays_noted(noted, monkeypatch):
    monkeypatch.setattr(environment, "pip_install", lambda locks: None)
    environment.install(["native"])
    assert environment.is_installed(["play", "native"])


def test_a_python_without_venv_says_what_to_install(noted, monkeypatch):
    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    with pytest.raises(environment.CannotPrepare, match="apt install python3-venv"):
        environment.make_venv()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("  Downloading ruff-0.17.5-py3-none-any.whl (9 MB)", ("ruff", "0.17.5", "9 MB")),
        ("Downloading https://host/a/toy-1.0.tar.gz (3 kB)", ("toy", "1.0", "3 kB")),
        ("  Downloading toy-1.0-py3-none-any.whl.metadata (3 kB)", None),
        ("Collecting toy==1.0", None),
    ],
)
def test_downloads_are_told_by_name_and_size(line, told):
    found = environment.DOWNLOADING.match(line)
    assert (found and found.groups()) == told
