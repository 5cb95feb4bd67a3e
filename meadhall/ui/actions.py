"""Everything that can be done from a menu or by a key, in one list.

Menus, shortcuts, tooltips and the list of keys follow from it; what an action does is looked up
by its key in the window, or in the page that is shown.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from meadhall.ui.words import say


@dataclass(frozen=True, slots=True)
class Deed:
    key: str
    menu: str
    title: str
    shortcut: str = ""


MENUS: Final = ("&Game", "&Move", "&View", "&Help")

DEEDS: Final = (
    Deed("home", "&Game", "&New match", "Ctrl+N"),
    Deed("open", "&Game", "&Open a match file\u2026", "Ctrl+O"),
    Deed("nearby", "&Game", "&Nearby", "Ctrl+J"),
    Deed("library", "&Game", "&Library", "Ctrl+L"),
    Deed("close", "&Game", "&Close this table", "Ctrl+W"),
    Deed("copy", "&Game", "Cop&y the moves", "Ctrl+Shift+C"),
    Deed("picture", "&Game", "Save a &picture of the board\u2026", "Ctrl+Shift+S"),
    Deed("settings", "&Game", "&Settings", "Ctrl+,"),
    Deed("quit", "&Game", "&Quit", "Ctrl+Q"),
    Deed("hint", "&Move", "&Hint", "H"),
    Deed("danger", "&Move", "Show what is in &danger", "X"),
    Deed("undo", "&Move", "&Undo", "Ctrl+Z"),
    Deed("redo", "&Move", "&Redo", "Ctrl+Shift+Z"),
    Deed("first", "&Move", "To the &beginning", "Alt+Home"),
    Deed("previous", "&Move", "One move b&ack", "Alt+Left"),
    Deed("next", "&Move", "One move &forward", "Alt+Right"),
    Deed("now", "&Move", "To the &present", "Alt+End"),
    Deed("play", "&Move", "Pla&y the moves", "P"),
    Deed("faster", "&Move", "Play &them faster", "Alt+Up"),
    Deed("slower", "&Move", "Play them &slower", "Alt+Down"),
    Deed("viewpoint", "&Move", "Through the next player's &eyes", "V"),
    Deed("chances", "&Move", "&Chances through the match", "G"),
    Deed("branch", "&Move", "Play &on from here", "Ctrl+B"),
    Deed("larger", "&View", "&Larger text", "Ctrl++"),
    Deed("smaller", "&View", "&Smaller text", "Ctrl+-"),
    Deed("daylight", "&View", "&Daylight"),
    Deed("firelight", "&View", "&Firelight"),
    Deed("contrast", "&View", "&High contrast"),
    Deed("full", "&View", "F&ull screen", "F11"),
    Deed("rules", "&Help", "&Rules of the game", "F1"),
    Deed("learn", "&Help", "&Learn it by playing", "Shift+F1"),
    Deed("keys", "&Help", "&Keys", "?"),
    Deed("about", "&Help", "&About Meadhall"),
)

AT_TABLES: Final = (
    *(deed.key for deed in DEEDS if deed.menu == "&Move"),
    "close",
    "copy",
    "picture",
)
"""What needs a table to be done at."""

BOARD_KEYS: Final = (
    ("Arrows; Q E A D Z C", "Move the cursor over the board"),
    ("Enter, Space, S", "Choose what is under the cursor"),
    ("Page Down, Page Up", "To the next or previous place that may be chosen"),
    ("R", "Read out what is under the cursor"),
    ("Escape", "One step back"),
    (", and .; mouse wheel", "Turn the chosen piece left or right"),
    (
        "+, \u2212, 0; mouse wheel",
        "The board nearer, farther, whole; the middle button moves it",
    ),
)


def make_actions(
    window: QMainWindow, deeds: Mapping[str, Callable[[], object]]
) -> dict[str, QAction]:
    """The menus of a window, and its actions by key."""
    menus = {title: window.menuBar().addMenu(say(title)) for title in MENUS}
    actions = {}
    for deed in DEEDS:
        action = QAction(say(deed.title), window)
        action.setObjectName(deed.key)
        if deed.shortcut:
            action.setShortcut(QKeySequence(deed.shortcut))
        action.triggered.connect(lambda checked=False, do=deeds[deed.key]: do())
        menus[deed.menu].addAction(action)
        window.addAction(action)  # so that its key works where the menus are hidden
        actions[deed.key] = action
    return actions


def with_keys(tip: str, *deeds: str) -> str:
    """A tooltip that names the keys which do the same."""
    shortcuts = {deed.key: deed.shortcut for deed in DEEDS}
    native = QKeySequence.SequenceFormat.NativeText
    keys = ", ".join(QKeySequence(shortcuts[deed]).toString(native) for deed in deeds)
    return f"{tip} ({keys})"


def key_list() -> list[tuple[str, str]]:
    """All keys and what they do, for a person to read."""
    from_menus = [
        (deed.shortcut, say(deed.title).replace("&", "").rstrip("\u2026"))
        for deed in DEEDS
        if deed.shortcut
    ]
    return [(say(keys), say(meaning)) for keys, meaning in BOARD_KEYS] + from_menus
