"""Sentences reach a screen reader, also an older Orca that knows no announcements."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from meadhall.ui.board.announcements import (
    ANNOUNCER,
    Announcer,
    Notification,
    knows_announcements,
)
from meadhall.ui.widgets.basics import ChoiceBox, PageScrollArea
from tests.ui.hall import LONG

Heard = list[tuple[str, str]]
"""How each sentence reached the reader, and which it was."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    told: Heard = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(("announcement", event.message()))
        elif event.type() == QAccessible.Event.ObjectShow:
            at = event.accessibleInterface()
            told.append(("notification", at.text(QAccessible.Text.Name)))
            assert at.role() == QAccessible.Role.Notification
            assert at.parent().role() == QAccessible.Role.StatusBar

    monkeypatch.setattr("meadhall.ui.board.announcements.update", listen)
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(was_active)


def install_orca(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """A program that calls itself Orca, and says its version like it."""
    folder.mkdir()
    program = folder / "orca"
    program.write_text(f"#!/bin/sh\necho {version}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.skipif(os.name != "posix", reason="Orca is a program of Linux")
@pytest.mark.parametrize(
    ("version", "way"),
    [("43.1", "notification"), ("45.1", "notification"), ("45.2", "announcement")],
)
def test_an_orca_that_knows_no_announcements_gets_notifications(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    heard: Heard,
    version: str,
    way: str,
) -> None:
    monkeypatch.setattr("meadhall.ui.board.announcements.sys.platform", "linux")
    install_orca(tmp_path / "bin", monkeypatch, version)
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    announcer = Announcer()
    announcer.announce(widget, "White moves.", is_urgent=False)
    announcer.announce(widget, "Your turn.", is_urgent=True)
    assert heard == [], "both wait until it is known which Orca it is"
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=LONG)
    announcer.announce(widget, "Black moves.", is_urgent=False)
    assert heard == [(way, "White moves."), (way, "Your turn."), (way, "Black moves.")]


@pytest.mark.parametrize(("is_known", "said"), [(False, ["notification"]), (True, [])])
def test_a_choice_in_a_closed_box_is_read_out_where_the_reader_does_not(
    qtbot: QtBot, heard: Heard, monkeypatch: pytest.MonkeyPatch, is_known: bool, said: list[str]
) -> None:
    monkeypatch.setattr(ANNOUNCER, "_is_known", is_known)
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Thrall", "Karl"])
    monkeypatch.setattr(box, "hasFocus", lambda: True)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == "Karl"
    assert [way for way, words in heard if words == "Karl"] == said


def test_the_keyboard_stops_at_a_page_only_while_there_is_something_to_scroll(
    qtbot: QtBot,
) -> None:
    inside = QWidget()
    area = PageScrollArea(inside)
    qtbot.addWidget(area)
    inside.setMinimumHeight(100)
    area.resize(300, 300)
    area.show()
    assert area.focusPolicy() is Qt.FocusPolicy.NoFocus
    inside.setMinimumHeight(900)
    qtbot.waitUntil(lambda: area.focusPolicy() is Qt.FocusPolicy.StrongFocus, timeout=LONG)
    assert area.accessibleName()


def test_without_orca_sentences_are_announced_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: Heard
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    widget = QWidget()
    qtbot.addWidget(widget)
    Announcer().announce(widget, "White moves.", is_urgent=False)
    assert heard == [("announcement", "White moves.")]


def test_a_sentence_stays_until_the_reader_comes_to_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for the words later, when others have followed."""
    shown: list[Notification] = []
    monkeypatch.setattr(Notification, "show", lambda self, words: shown.append(self))
    widget = QWidget()
    qtbot.addWidget(widget)
    announcer = Announcer()
    announcer._is_known = False
    for at in range(6):
        announcer.announce(widget, f"Sentence {at}.", is_urgent=False)
    assert len(set(map(id, shown))) == 6


@pytest.mark.parametrize(
    ("said", "is_known"),
    [("43.1", False), ("orca 44", False), ("45.2", True), ("46.1", True), ("48", True), ("", True)],
)
def test_orca_reads_announcements_from_45_2_on(said: str, is_known: bool) -> None:
    assert knows_announcements(said) is is_known
