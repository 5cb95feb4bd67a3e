"""Meadhall in the menu of one person's desktop."""

import configparser
import shlex
import shutil
import stat
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meadhall.client.__main__ import gui, main
from meadhall.client.system import desktop
from meadhall.client.system.folders import LINK, SUFFIX
from meadhall.client.system.user_error import UserError


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder; what a desktop would be told is not."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(shutil, "which", lambda program: None)
    return tmp_path / "data"


@pytest.mark.parametrize("start", [main, gui])
def test_either_command_installs_without_a_window(data: Path, start, capsys) -> None:
    assert start(["--install-desktop"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(desktop.PLACES)
    assert all(Path(file).is_file() and Path(file).is_relative_to(data) for file in told)


def test_the_entry_starts_this_meadhall_and_takes_match_files(data: Path) -> None:
    desktop.install()
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(data / "applications" / "org.meadhall.Meadhall.desktop")
    line = entry["Desktop Entry"]["Exec"]
    program, *words = shlex.split(line)
    assert words[-1] == "%U", "files, and links to tables"
    assert f"x-scheme-handler/{LINK}".rstrip(":") in entry["Desktop Entry"]["MimeType"]
    assert Path(program).stat().st_mode & stat.S_IXUSR
    types = ElementTree.parse(data / "mime" / "packages" / "org.meadhall.Meadhall.xml").getroot()
    (kind,) = types
    assert kind.attrib["type"] in entry["Desktop Entry"]["MimeType"]
    assert any(each.get("pattern") == f"*{SUFFIX}" for each in kind)


def test_a_folder_with_odd_letters_is_quoted() -> None:
    assert desktop._quoted("/usr/bin/meadhall-gui") == "/usr/bin/meadhall-gui"
    assert desktop._quoted("/home/a b/play") == '"/home/a b/play"'
    assert desktop._quoted("/home/100%/play") == "/home/100%%/play"
    assert desktop._quoted('/a "b"/play') == '"/a \\\\"b\\\\"/play"'


def test_what_cannot_be_written_is_a_sentence(data: Path) -> None:
    data.write_text("a file stands in the way")
    with pytest.raises(UserError, match="cannot be written"):
        desktop.install()


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_have_installers_for_that(platform: str) -> None:
    assert not desktop.can_install(platform)
    with pytest.raises(UserError, match="installer"):
        desktop.install(platform)
