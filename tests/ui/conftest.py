"""Windows without a screen: every test runs offscreen, and no warning of Qt passes unseen."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QtMsgType
from pytestqt.plugin import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

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
