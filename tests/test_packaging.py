"""What is installed: the locks say what we ask for, and the package holds what it needs."""

import email
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import meadhall
from meadhall.native import build, unit
from tests.sources import PACKAGE, ROOT
from tools import lock

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

# The Pythons that one lock serves.
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def locked(name: str) -> list[Requirement]:
    """The lines of a lock file, without their hashes."""
    text = (ROOT / "requirements" / name).read_text()
    lines = re.sub(r"\\\n|#.*|--hash=\S+", "", text).splitlines()
    return [Requirement(line) for line in lines if line.strip()]


def serves(requirement: Requirement, python: str) -> bool:
    """Does the line hold on Linux with this Python?"""
    machine = {
        "python_version": python,
        "python_full_version": f"{python}.9",
        "sys_platform": "linux",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }
    return requirement.marker is None or requirement.marker.evaluate(machine)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("name", ["play.txt", "native.txt", "check.txt"])
def test_each_lock_fulfils_what_pyproject_asks_for(name, python):
    versions = {
        canonicalize_name(line.name): str(line.specifier).removeprefix("==")
        for line in locked(name)
        if serves(line, python)
    }
    for text in lock.wanted()[name]:
        asked = Requirement(text)
        if serves(asked, python):
            version = versions.get(canonicalize_name(asked.name))
            assert version, f"{asked.name} is not locked; tools/lock.py locks it"
            assert asked.specifier.contains(version), f"{text} is locked at {version}"


@pytest.mark.parametrize("name", ["play.txt", "native.txt", "check.txt"])
def test_every_locked_line_has_one_version_and_hashes(name):
    text = (ROOT / "requirements" / name).read_text()
    entries = re.split(r"\n(?=\w)", text)[1:]
    assert len(entries) == len(locked(name)) > 0
    for entry in entries:
        assert re.match(r"\S+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_locks_agree_with_each_other():
    everything = {str(line) for line in locked("check.txt")}
    assert {str(line) for line in locked("play.txt") + locked("native.txt")} <= everything


def listed_wheels() -> dict[str, str]:
    """The wheels of requirements/wheels.txt, each with its digest."""
    lines = lock.WHEELS.read_text().splitlines()[1:]
    return {wheel: digest for digest, wheel in (line.split() for line in lines)}


@pytest.mark.parametrize("python", lock.PYTHONS)
@pytest.mark.parametrize("system", lock.SYSTEMS)
@pytest.mark.parametrize("name", ["play.txt", "native.txt"])
def test_each_system_we_name_finds_a_locked_wheel_of_every_package(name, system, python):
    """So nobody has to compile, or is told that there is no such package."""
    kind = lock.SYSTEMS[system]
    needed = [line for line in lock.read_lock(name) if kind.needs(line.requirement, python)]
    assert len(needed) > 3
    names = [canonicalize_name(line.requirement.name) for line in needed]
    assert len(set(names)) == len(names), "one version of each"
    for line in needed:
        found = lock.fitting(line, listed_wheels(), kind.tags(python))
        assert found, f"{line.requirement} has no wheel there; tools/lock.py finds one or says so"


def test_a_wheel_for_another_system_or_with_another_digest_fits_nobody():
    line = next(each for each in lock.read_lock("play.txt") if each.requirement.name == "msgpack")
    there = lock.SYSTEMS["macOS on Intel"].tags((3, 12))
    ours = {name: digest for name, digest in listed_wheels().items() if "msgpack" in name}
    assert lock.fitting(line, ours, there)
    without = {name: digest for name, digest in ours.items() if "macosx" not in name}
    assert lock.fitting(line, without, there) is None
    assert lock.fitting(line, dict.fromkeys(ours, "0" * 64), there) is None


@pytest.mark.parametrize("system", lock.SYSTEMS)
def test_the_readme_names_the_systems_that_the_locks_serve(system):
    assert system.split(" on ")[0] in (ROOT / "README.md").read_text()


@pytest.mark.long
def test_the_index_still_has_the_wheels_that_the_locks_name():
    assert lock.list_wheels() == listed_wheels()


def test_the_locks_name_no_place_to_fetch_from():
    for path in (ROOT / "requirements").iterdir():
        assert not re.search(r"://|--(extra-)?index|--find-links", path.read_text()), path.name


def test_the_compiler_is_the_one_that_builds_are_named_after():
    assert f"mypy[mypyc]=={unit.COMPILER}" in PROJECT["build-system"]["requires"]
    assert f"mypy=={unit.COMPILER}" in {str(line) for line in locked("native.txt")}


def test_what_machine_code_needs_at_run_time_is_installed_with_the_game():
    """librt holds the packed arrays; it needs mypy_extensions, and does not say so."""
    assert {"librt", "mypy-extensions"} <= {line.name for line in locked("play.txt")}


# The wheel. ----------------------------------------------------------------------------------


def make_wheel(folder: Path, **environment: str) -> Path:
    """Build a wheel as pip would, with the tools that are installed here."""
    source = folder / "source"
    copy = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(copy, cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    for name in filter(None, files.stdout.split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--wheel-dir", str(folder / "wheels"), str(source)],
        env=os.environ | environment,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (folder / "wheels").iterdir()
    return wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """A wheel without machine code, which is quick to make."""
    made = make_wheel(tmp_path_factory.mktemp("wheel"), MEADHALL_PLAIN="1")
    with zipfile.ZipFile(made) as archive:
        yield made, archive


@pytest.mark.xdist_group("wheel")
class TestWheel:
    def test_without_machine_code_it_serves_every_platform(self, wheel):
        assert wheel[0].name == f"meadhall-{meadhall.__version__}-py3-none-any.whl"

    def test_it_holds_all_of_the_package_and_nothing_else(self, wheel):
        ignored = {"__pycache__", "built"}
        ours = {
            path.relative_to(ROOT).as_posix()
            for path in PACKAGE.rglob("*")
            if path.is_file() and not ignored & set(path.parts)
        }
        held = set(wheel[1].namelist())
        assert ours <= held
        assert {name.split("/")[0] for name in held} == {
            "meadhall",
            f"meadhall-{meadhall.__version__}.dist-info",
        }

    def test_it_tells_what_it_is(self, wheel):
        folder = f"meadhall-{meadhall.__version__}.dist-info"
        told = email.message_from_bytes(wheel[1].read(f"{folder}/METADATA"))
        assert told["Version"] == meadhall.__version__
        assert told["Requires-Python"] == ">=3.11"
        assert told["License-Expression"] == "MIT"
        assert told.get_payload().strip(), "the README is its description"
        entries = wheel[1].read(f"{folder}/entry_points.txt").decode()
        assert "meadhall = meadhall.client.__main__:main" in entries
        assert "meadhall-gui = meadhall.client.__main__:gui" in entries


@pytest.mark.long
def test_an_installed_wheel_plays_native_from_any_folder(tmp_path):
    if lack := build.missing():
        pytest.skip(lack)
    wheel = make_wheel(tmp_path, MEADHALL_PLAIN="0")
    assert not wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        folders = {name.split("/")[0] for name in archive.namelist()}
    assert folders == {"meadhall", f"meadhall-{meadhall.__version__}.dist-info"}

    # The packages of this environment, and the wheel in front of them.
    home = tmp_path / "environment"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--no-deps", "--quiet", wheel], check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    (theirs,) = (ROOT / ".venv").glob("lib/python*/site-packages")
    (packages / "others.pth").write_text(f"{theirs}\n")

    def run(*words, **environment):
        clean = {key: value for key, value in os.environ.items() if key != "MEADHALL_PLAIN"}
        return subprocess.run(
            words,
            cwd=tmp_path,
            env=clean | environment,
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout

    command = str(home / "bin" / "meadhall")
    assert "(native)" in run(command, "--version")
    assert "MEADHALL_PLAIN is set" in run(command, "--version", MEADHALL_PLAIN="1")
    assert run(command, "perft", "hexentafl", "--depth", "1").split()[-1] == "36"


@pytest.mark.long
def test_a_fresh_clone_installs_and_plays(tmp_path):
    """The whole way of a new player, with the packages from wherever pip has them."""
    home = tmp_path / "a fresh clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, home], check=True)
    base = {key: value for key, value in os.environ.items() if not key.startswith("MEADHALL")}
    for _ in range(2):
        done = subprocess.run(
            [home / "play", "perft", "hexentafl", "--depth", "1"],
            cwd=tmp_path,
            env=base,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.split()[-1] == "36"
    assert done.stderr == "", "the second start has nothing to do and nothing to say"
