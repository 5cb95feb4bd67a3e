"""*Share Meadhall*: others fetch it as long as the dialog is open, and not any more after that."""

import socket
import urllib.request
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from meadhall.client.sharing import sharing as sharing_module
from meadhall.client.sharing.shelf import this_system
from meadhall.client.sharing.wheels import write_own
from meadhall.ui.window.sharing_dialog import SharingDialog
from tests.ui.hall import LONG, hall


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only our own package is made into a wheel; all of Qt would take half a minute."""

    def fill(folder: Path, say_progress: object) -> None:
        place = folder / this_system()
        place.mkdir(parents=True)
        write_own(place, is_plain=True)

    monkeypatch.setattr(sharing_module.shelf, "fill", fill)


def test_the_dialog_shows_the_address_and_who_came(
    qtbot: QtBot, tmp_path: Path, quick: None
) -> None:
    with hall(qtbot, tmp_path) as window:
        window.actions_by_key["share"].trigger()
        dialog = window.findChild(SharingDialog)
        assert dialog is not None
        qtbot.waitUntil(lambda: dialog.copy.isEnabled(), timeout=LONG)
        address = dialog.address.text()
        assert address.startswith("http://127.0.0.1:")
        assert dialog.code.accessibleName() == address
        page = urllib.request.urlopen(address).read().decode()
        assert "Astrid" in page and dialog.sharing.digits in page
        qtbot.waitUntil(lambda: dialog.fetched.count() == 1, timeout=LONG)
        assert "127.0.0.1 fetched the page" in dialog.fetched.item(0).text()

        sharing, port = dialog.sharing, int(address.rpartition(":")[2])
        dialog.reject()
        assert sharing.wait(60)
        with pytest.raises(OSError), socket.create_connection(("127.0.0.1", port)):
            pass


def test_what_cannot_be_served_is_said(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(folder: Path, say_progress: object) -> None:
        raise OSError(28, "No space left on device", "wheel")

    monkeypatch.setattr(sharing_module.shelf, "fill", fail)
    with hall(qtbot, tmp_path) as window:
        window.share()
        dialog = window.findChild(SharingDialog)
        assert dialog is not None
        qtbot.waitUntil(
            lambda: "wheel cannot be written: the disk is full" in dialog.state.text(), timeout=LONG
        )
        dialog.reject()


def test_a_window_that_closes_takes_the_page_with_it(
    qtbot: QtBot, tmp_path: Path, quick: None
) -> None:
    with hall(qtbot, tmp_path) as window:
        window.share()
        dialog = window.findChild(SharingDialog)
        assert dialog is not None
        sharing = dialog.sharing
        window.close()
        assert sharing.wait(60)
