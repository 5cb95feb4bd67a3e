"""What is done a little later: once, in its order, and not for who is gone."""

from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from meadhall.ui.widgets import later as module
from meadhall.ui.widgets.later import is_due, later

UI = Path(module.__file__).parent.parent
LONG = 300_000


def test_each_is_done_once_when_it_is_due_whenever_it_was_asked_for(qtbot: QtBot) -> None:
    owner, done = QObject(), list[str]()
    for milliseconds, name in ((60, "last"), (0, "first"), (30, "second"), (30, "third")):
        later(milliseconds, owner, lambda name=name: done.append(name))
    assert done == [], "not at once"
    qtbot.waitUntil(lambda: "last" in done, timeout=LONG)
    assert done == ["first", "second", "third", "last"]


def test_nothing_is_done_for_an_owner_that_is_gone(qtbot: QtBot) -> None:
    gone, here, done = QObject(), QObject(), list[str]()
    later(0, gone, lambda: done.append("gone"))
    later(0, here, lambda: done.append("here"))
    Shiboken.delete(gone)
    qtbot.waitUntil(lambda: "here" in done, timeout=LONG)
    assert done == ["here"]


def test_what_is_due_is_done_inside_a_dialogue_that_another_opened(qtbot: QtBot) -> None:
    owner, loop = QObject(), QEventLoop()
    later(0, owner, loop.exec)
    later(0, owner, loop.quit)
    done = list[str]()
    later(1, owner, lambda: done.append("after"))
    qtbot.waitUntil(lambda: bool(done), timeout=LONG)
    assert not loop.isRunning()


def test_no_timer_that_deletes_itself_is_used() -> None:
    users = [file for file in UI.rglob("*.py") if "singleShot(" in file.read_text("utf-8")]
    assert users == []


def test_one_may_ask_whether_something_is_still_to_be_done_soon(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not is_due(40), timeout=LONG)  # what tests before have left
    owner, done = QObject(), list[str]()
    later(60_000, owner, done.clear)
    assert not is_due(40)
    later(0, owner, lambda: done.append("now"))
    assert is_due(40)
    qtbot.waitUntil(lambda: bool(done), timeout=LONG)
    assert not is_due(40) and is_due(120_000)


def test_what_is_left_of_who_is_gone_is_not_still_to_be_done(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not is_due(40), timeout=LONG)
    owner = QObject()
    later(20, owner, owner.objectName)
    assert is_due(40)
    Shiboken.delete(owner)
    assert not is_due(40)
