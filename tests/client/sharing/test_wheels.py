"""A wheel that is made of what is installed can be installed again."""

import subprocess
import sys
import zipfile
from importlib import metadata

import pytest
from packaging.requirements import Requirement

from meadhall import __version__
from meadhall.client.sharing import shelf, wheels
from meadhall.client.system.user_error import UserError


@pytest.mark.parametrize("name", ["ifaddr", "msgpack", "mypy-extensions"])
def test_pip_takes_a_wheel_of_what_is_installed(tmp_path, name):
    made = wheels.write_installed(metadata.distribution(name), tmp_path)
    target = tmp_path / "there"
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index",
         "--target", str(target), str(made)],
        check=True,
    )  # fmt: skip
    here = {path.name for path in target.rglob("*.py")}
    installed = metadata.distribution(name)
    assert here == {path.name for path in installed.files if path.suffix == ".py"}


def test_our_own_wheel_is_the_whole_package(tmp_path):
    made = wheels.write_own(tmp_path, is_plain=True)
    assert made.name == f"meadhall-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(made) as archive:
        assert archive.testzip() is None
        held = set(archive.namelist())
    for path in ("__main__.py", "resources/art/king.svg", "resources/sharing/install.txt"):
        assert f"meadhall/{path}" in held
    assert not any("__pycache__" in name or "built" in name for name in held)


def test_equal_contents_make_equal_wheels(tmp_path):
    one, other = (wheels.write_own(mkdir(tmp_path / name), is_plain=True) for name in "ab")
    assert one.read_bytes() == other.read_bytes()


def mkdir(folder):
    folder.mkdir()
    return folder


def test_what_we_need_is_found_with_what_that_needs():
    names = {package.metadata["Name"].lower() for package in wheels.needed()}
    assert {"cryptography", "cffi", "pyside6_essentials", "zeroconf"} <= {
        name.replace("-", "_") for name in names
    }
    assert "pytest" not in names


@pytest.mark.parametrize("python", ["311", "312", "313", "314"])
@pytest.mark.parametrize("kind", list(shelf.PIP_PLATFORMS))
def test_another_system_is_served_what_its_own_pip_would_choose(kind, python):
    system, _, processor = kind.partition("-")
    there = {
        "sys_platform": {"windows": "win32", "macos": "darwin"}.get(system, system),
        "platform_machine": processor,
        "python_version": f"3.{python[1:]}",
    }
    every = [Requirement(text) for text in wheels.own_requirements()]
    wanted = {
        f"{each.name} {each.specifier}"
        for each in every
        if each.marker is None or each.marker.evaluate(there)
    }
    served = [Requirement(text) for text in wheels.requirements_for(kind, python)]
    assert {f"{each.name} {each.specifier}" for each in served} == wanted
    assert len({each.name for each in served}) == len(served)
    assert not any(each.marker for each in served)


@pytest.mark.parametrize("system", ["amiga-68000-cp311", "linux-x86_64", "linux-x86_64-cp27", ""])
def test_a_system_that_cannot_be_served_is_refused_in_a_sentence(tmp_path, system):
    with pytest.raises(UserError, match="no system that can be served"):
        shelf.download(tmp_path, system, print)


def test_wheels_of_another_version_are_not_served(tmp_path):
    (tmp_path / "linux-x86_64-cp311").mkdir()
    (tmp_path / "linux-x86_64-cp311" / "meadhall-0.0.0-py3-none-any.whl").touch()
    assert shelf.read(tmp_path).systems == {}
    assert shelf.read(tmp_path / "nothing").systems == {}
