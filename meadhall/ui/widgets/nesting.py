"""Puts one layout into another, so that nothing of Python outlives what Qt deletes.

`addLayout` of PySide makes a Python object for each item that the inner layout has already, and
keeps it as long as that layout. When a widget leaves the layout, Qt deletes its item and tells
nobody. Once Qt makes something else at the same address, PySide takes the old object for the new
one's, and the program crashes when the new one is deleted.
"""

from PySide6.QtWidgets import QBoxLayout, QLayout
from shiboken6 import Shiboken

from meadhall.ui.widgets.layout import HeightForWidthLayout


def add_layout(outer: QBoxLayout, inner: QLayout, stretch: int = 0) -> None:
    """Add the inner layout to the outer one.

    A layout of our own holds its items in Python, so it must be added before it is filled.
    """
    outer.addLayout(inner, stretch)
    _let_go(inner)


def _let_go(layout: QLayout) -> None:
    """Part Python's objects for the items from the items."""
    if isinstance(layout, HeightForWidthLayout):
        assert layout.count() == 0, "add it first, and fill it then"
    for number in range(layout.count()):
        item = layout.itemAt(number)
        inner = item.layout() if item is not None else None
        if inner is not None:
            _let_go(inner)
        elif item is not None:
            Shiboken.invalidate(item)
