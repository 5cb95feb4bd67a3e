"""No object of Python's outlives the item of a layout that it was made for."""

import ast
from pathlib import Path

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

import meadhall.ui
from meadhall.ui.widgets import nesting
from meadhall.ui.widgets.flow import FlowLayout
from meadhall.ui.widgets.nesting import add_layout
from tests.ui.strays import stray_items


def test_a_layout_that_is_put_into_another_leaves_no_object_of_its_items(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button, deeper = QPushButton("a"), QPushButton("b")
    inner, innermost = QHBoxLayout(), QHBoxLayout()
    inner.addWidget(button)
    inner.addStretch()
    innermost.addWidget(deeper)
    add_layout(inner, innermost)
    add_layout(QVBoxLayout(window), inner, 1)
    assert stray_items() == []
    assert button.parent() is window is deeper.parent()
    inner.removeWidget(button)
    assert inner.count() == 2 and Shiboken.isValid(button)


def test_a_layout_of_our_own_is_added_before_it_is_filled(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout()
    flow.addWidget(QPushButton("a"))
    with pytest.raises(AssertionError, match="fill it then"):
        add_layout(QVBoxLayout(window), flow)


def test_all_layouts_are_nested_by_the_one_function() -> None:
    home = Path(str(meadhall.ui.__file__)).parent
    found = [
        f"{path.relative_to(home)}:{node.lineno}"
        for path in home.rglob("*.py")
        if path != Path(str(nesting.__file__))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("addLayout", "insertLayout")
    ]
    assert found == []
