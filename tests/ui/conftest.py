"""Windows without a screen: every test runs offscreen, and no warning of Qt passes unseen.

Every test begins in English, whatever this computer speaks and whatever the test before spoke.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QtMsgType
from pytestqt.plugin import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # read when Qt begins
os.environ.pop("LANGUAGE", None)

from meadhall.ui.startup.garbage import collect_garbage
from tests.ui.hall import LONG, hall
from tests.ui.neighbours import Pair, leave_all
from tests.ui.strays import stray_items

for wait in (QtBot.waitActive, QtBot.waitCallback, QtBot.waitExposed, QtBot.waitSignal,
             QtBot.waitSignals, QtBot.waitUntil):  # fmt: skip
    assert wait.__kwdefaults__["timeout"] == 5000, "too few for a machine that has much else to do"
    wait.__kwdefaults__["timeout"] = LONG

HARMLESS = ("This plugin does not support", "propagateSizeHints")


@pytest.fixture(autouse=True)
def no_warnings(qtbot: QtBot, qtlog: object) -> Iterator[None]:
    yield
    grave = [
        record.message
        for record in qtlog.records  # type: ignore[attr-defined]
        if record.type is not QtMsgType.QtDebugMsg
        and not any(words in record.message for words in HARMLESS)
    ]
    assert grave == []


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """While the windows of the test are still there."""
    strays = stray_items()
    yield
    assert strays == []


@pytest.fixture(autouse=True)
def no_garbage_in_other_threads() -> Iterator[None]:
    """As in the program: see `meadhall.ui.startup.garbage`. `tests/conftest.py` has the rest."""
    yield
    collect_garbage()


@pytest.fixture(autouse=True)
def english() -> None:
    QLocale.setDefault(QLocale.c())


@pytest.fixture
def windows(qtbot: QtBot, tmp_path: Path) -> Iterator[Pair]:
    """Astrid's and Leif's."""
    with (
        hall(qtbot, tmp_path / "astrid") as astrid,
        hall(qtbot, tmp_path / "leif", name="Leif") as leif,
    ):
        yield astrid, leif
        for window in (astrid, leif):
            leave_all(window)
        qtbot.wait(300)  # so that both hear the other's goodbye
