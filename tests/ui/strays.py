"""Objects of Python's that may outlive what Qt made: see `meadhall.ui.widgets.nesting`."""

from shiboken6 import Shiboken

ITEMS = ("QWidgetItem", "QSpacerItem")


def stray_items() -> list[str]:
    """The items of Qt's layouts of which Python has an object, which the layout keeps."""
    items = [each for each in Shiboken.getAllValidWrappers() if type(each).__name__ in ITEMS]
    return [said for said in map(Shiboken.dump, items) if "\nparent..." in said]
