"""Whatever others call themselves or say, a window shows its letters and does not obey them."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtGui import Qt as TextQt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from meadhall.net.shell.discovery import Notice
from meadhall.ui.text.plain import PlainLabel, RichLabel, plain_tip
from meadhall.ui.window.main_window import MainWindow
from tests.ui.hall import LONG
from tests.ui.neighbours import Pair, at_one_table, let_see

ROOM = Path(__file__).parents[3] / "meadhall" / "ui"
HOSTILE = "<img src='x.png'> & co"
"""As long as a name may be."""

WORDS = "<b>hello</b><a href='file:///etc'>look</a>"


def shown_as_markup(root: QWidget) -> list[str]:
    """What a window shows as markup although it is not its own."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if is_obeyed(widget.toolTip()):
            found.append(f"tooltip of {widget}: {widget.toolTip()}")
        if isinstance(widget, QLabel) and "<img" in widget.text() and may_obey(widget):
            found.append(f"{widget}: {widget.text()}")
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += [tip for tip in tips(widget.model()) if is_obeyed(tip)]
    return found


def is_obeyed(tip: str) -> bool:
    """Would Qt read this tooltip as markup, and is it more than an escaped text?"""
    return TextQt.mightBeRichText(tip) and "<" in tip


def may_obey(label: QLabel) -> bool:
    return label.textFormat() != Qt.TextFormat.PlainText


def tips(model: QAbstractItemModel) -> list[str]:
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    return [
        str(model.data(model.index(row, column), Qt.ItemDataRole.ToolTipRole) or "")
        for row in range(model.rowCount(QModelIndex()))
        for column in range(columns)
    ]


def test_every_widget_shows_hostile_names_words_and_announcements_as_text(
    qtbot: QtBot, windows: Pair
) -> None:
    astrid, leif = windows
    for each in windows:
        each.context.change("name", HOSTILE)
    let_see(astrid, leif)
    scanner = astrid.tables().lan.use_network()._scanner
    notice = Notice("abc", HOSTILE, HOSTILE, HOSTILE, "gathering", "00", (("10.0.0.1", 5005),))
    scanner.snapshot = type(scanner.snapshot)({"one": notice})
    astrid.go_nearby()
    assert shown_as_markup(astrid) == []
    one, other = at_one_table(qtbot, windows)
    other.session.match.say(WORDS)
    other.session.match.resign(1)
    qtbot.waitUntil(lambda: one.session.match.over is not None, timeout=LONG)
    for page in (MainWindow.go_home, MainWindow.go_library):
        for window in windows:
            assert shown_as_markup(window) == []
            page(window)
    assert any(HOSTILE in label.text() for label in astrid.findChildren(QLabel)), "nobody is named"
    assert shown_as_markup(astrid) == []


def test_a_tooltip_shows_tags_as_they_are(qtbot: QtBot) -> None:
    assert plain_tip("Leif & co") == "Leif & co"
    assert plain_tip("<b>Leif</b>") == "&lt;b&gt;Leif&lt;/b&gt;"
    assert TextQt.mightBeRichText(plain_tip("<b>Leif</b>")), "or Qt would show the escapes"


def test_a_label_shows_tags_as_they_are_unless_its_words_are_ours(qtbot: QtBot) -> None:
    labels = [PlainLabel(WORDS), RichLabel("<b>ours</b>")]
    assert [may_obey(each) for each in labels] == [False, True]


def test_a_long_word_is_broken_and_a_screen_reader_does_not_hear_of_it(qtbot: QtBot) -> None:
    label = PlainLabel()
    qtbot.addWidget(label)
    label.setWordWrap(True)
    label.setText("at " + 40 * "W")
    line = label.fontMetrics().height()
    assert label.minimumSizeHint().width() <= 12 * line
    assert label.heightForWidth(12 * line) > 2 * line, "it is shown whole, on several lines"
    heard = QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)
    assert heard == label.text() == "at " + 40 * "W"
    label.setText("short again")
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == "short again"


@pytest.mark.parametrize("path", sorted(ROOM.rglob("*.py")), ids=lambda path: path.stem)
def test_all_text_goes_through_the_one_module_that_keeps_it_plain(path: Path) -> None:
    if path.name == "plain.py":
        return
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\bQLabel\(", text), "a label is a PlainLabel or a RichLabel"
    tip = re.search(r'setToolTip\((?!plain_tip\(|""|\s*say\()', text)
    assert not tip, "a tooltip is a plain_tip"
