"""Where our files may not be written, a sentence says what to do."""

import errno
from pathlib import Path

import pytest

from meadhall.client.system.folders import refusal


def denied(path: Path, number: int = errno.EACCES) -> OSError:
    return OSError(number, "Permission denied", str(path))


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.delenv("MEADHALL_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "leif")
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path / "leif"


@pytest.mark.parametrize("place", ["", ".local", ".local/share/meadhall/matches/a match.saga"])
@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_home_that_cannot_be_written_to_is_told_of_another_folder(home, place, number):
    told = str(refusal(denied(home / place, number)))
    assert str(home / place) in told and "MEADHALL_HOME" in told


def test_a_file_elsewhere_is_just_refused(home):
    assert "MEADHALL_HOME" not in str(refusal(denied(Path("/srv/matches/a.saga"))))
    assert "MEADHALL_HOME" not in str(refusal(denied(home, errno.ENOSPC)))
