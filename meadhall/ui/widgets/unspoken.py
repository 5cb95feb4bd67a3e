"""What is there for the eye alone, and of which a screen reader had better say nothing.

Pages of which one is shown are a "layered pane" to Qt. Orca says so before whatever is in them.
Qt deletes these interfaces itself, and Python must never do it first (`board/accessible.py`).
"""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

KEPT: Final[list[QAccessibleInterface]] = []
INSTALLED: Final[list[bool]] = []


def make_unspoken(key: str, target: QObject) -> QAccessibleInterface | None:
    """What Qt asks for every widget, once."""
    if not isinstance(target, QStackedWidget):
        return None
    KEPT.append(QAccessibleWidget(target, QAccessible.Role.Client))
    return KEPT[-1]


def install() -> None:
    """Have all stacks of pages that are made from now on passed over; once is enough."""
    if not INSTALLED:
        INSTALLED.append(True)
        QAccessible.installFactory(make_unspoken)


def forget(widget: QWidget) -> None:
    """Have a screen reader pass over what the widget has told of itself until now.

    Readers ask for what an event was about when they come to it. What they would ask is gone by
    then, and the widget is known under another number.
    """
    known = QAccessible.queryAccessibleInterface(widget)
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))
