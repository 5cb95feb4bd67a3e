"""Everything that can be done from a menu or by a key, in one list.

Menus, shortcuts, tooltips and the list of keys follow from it; what an action does is looked up
by its key in the window, or in the page that is shown. A player may choose other shortcuts than
the usual ones (`KEYS`); whoever shows one asks here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from meadhall.ui.text.words import say


@dataclass(frozen=True, slots=True)
class Deed:
    key: str
    menu: str
    title: str
    shortcut: str = ""


MENUS: Final = ("&Game", "&Move", "Rea&d out", "&View", "&Help")

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
    Deed("chances", "&Move", "&Chances through the match", "Ctrl+G"),
    Deed("branch", "&Move", "Play &on from here", "Ctrl+B"),
    Deed("type", "&Move", "Type &in a move\u2026", "/"),
    Deed("read_last", "Rea&d out", "The &last move", "L"),
    Deed("read_turn", "Rea&d out", "Whose &turn it is", "T"),
    Deed("read_others", "Rea&d out", "What the &others have", "O"),
    Deed("read_own", "Rea&d out", "Where &your pieces are", "Y"),
    Deed("place", "Rea&d out", "A &place\u2026", "G"),
    Deed("larger", "&View", "&Larger text", "Ctrl++"),
    Deed("smaller", "&View", "&Smaller text", "Ctrl+-"),
    Deed("daylight", "&View", "&Daylight"),
    Deed("firelight", "&View", "&Firelight"),
    Deed("contrast", "&View", "&High contrast"),
    Deed("apart", "&View", "The table in a &window of its own", "Ctrl+D"),
    Deed("full", "&View", "F&ull screen", "F11"),
    Deed("rules", "&Help", "&Rules of the game", "F1"),
    Deed("learn", "&Help", "&Learn it by playing", "Shift+F1"),
    Deed("keys", "&Help", "&Keys", "?"),
    Deed("tips", "&Help", "&Tips"),
    Deed("about", "&Help", "&About Meadhall"),
)

AT_TABLES: Final = (
    *(deed.key for deed in DEEDS if deed.menu in ("&Move", "Rea&d out")),
    "close",
    "copy",
    "picture",
    "apart",
)
"""What needs a table to be done at."""

FIXED_KEYS: Final = (
    (
        "Arrows; Q E A D Z C",
        "Move the cursor over the board",
        ("Left", "Right", "Up", "Down", "Q", "E", "A", "D", "Z", "C"),
    ),
    ("Enter, Space, S", "Choose what is under the cursor", ("Return", "Enter", "Space", "S")),
    (
        "Page Down, Page Up",
        "To the next or previous place that may be chosen",
        ("PgDown", "PgUp"),
    ),
    ("R", "Read out what is under the cursor", ("R",)),
    ("Escape", "One step back", ("Esc",)),
    (", and . or R; mouse wheel", "Turn what is chosen left or right", (",", ".", "<", ">")),
    (
        "+, \u2212, 0 or F; mouse wheel",
        "The board nearer, farther, whole; the middle button moves it",
        ("+", "-", "0", "=", "F"),
    ),
    (
        "Alt+1 to Alt+9",
        "To the first, second and so on of the open tables",
        tuple(f"Alt+{number}" for number in range(1, 10)),
    ),
    ("Tab", "To the next field or button", ("Tab", "Shift+Tab")),
)
"""Keys that are always the same: as they are listed, what they do, and each by itself."""


class Keys:
    """Which key does what in this Meadhall."""

    def __init__(self) -> None:
        self._chosen: Mapping[str, str] = {}

    def follow(self, chosen: Mapping[str, str]) -> None:
        """From now on these are the keys of the actions in it; all others have their usual ones."""
        self._chosen = chosen

    def of(self, deed: str) -> str:
        return self._chosen.get(deed, USUAL[deed])

    def is_usual(self, deed: str) -> bool:
        return self.of(deed) == USUAL[deed]

    def owner(self, shortcut: str, but: str) -> str:
        """What this key does already, in words; empty if nothing but this deed."""
        wanted = QKeySequence(shortcut)
        for deed in DEEDS:
            if deed.key != but and self.of(deed.key) and QKeySequence(self.of(deed.key)) == wanted:
                return plain_title(deed)
        for _, meaning, keys in FIXED_KEYS:
            if any(QKeySequence(key) == wanted for key in keys):
                return say(meaning)
        return ""


USUAL: Final = {deed.key: deed.shortcut for deed in DEEDS}
KEYS: Final = Keys()


def make_actions(
    window: QMainWindow, deeds: Mapping[str, Callable[[], object]]
) -> dict[str, QAction]:
    """The menus of a window with these deeds in them, and its actions by key."""
    offered = [deed for deed in DEEDS if deed.key in deeds]
    wanted = {deed.menu for deed in offered}
    shown: list[str] = [title for title in MENUS if title in wanted]
    menus = {title: window.menuBar().addMenu(say(title)) for title in shown}
    actions = {}
    for deed in offered:
        action = QAction(say(deed.title), window)
        action.setObjectName(deed.key)
        action.setShortcut(QKeySequence(KEYS.of(deed.key)))
        action.triggered.connect(lambda checked=False, do=deeds[deed.key]: do())
        menus[deed.menu].addAction(action)
        window.addAction(action)  # so that its key works where the menus are hidden
        actions[deed.key] = action
    return actions


def plain_title(deed: Deed) -> str:
    """What a deed is called outside a menu."""
    return say(deed.title).replace("&", "").rstrip("\u2026")


def native(shortcut: str) -> str:
    """A key as it is called on this system."""
    return QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(tip: str, *deeds: str) -> str:
    """A tooltip that names the keys which do the same."""
    keys = ", ".join(native(KEYS.of(deed)) for deed in deeds if KEYS.of(deed))
    return f"{tip} ({keys})" if keys else tip


def explain(widget: QWidget, tip: str, *deeds: str) -> None:
    """Give a widget such a tooltip, which follows when the keys are changed."""
    widget.setProperty("tip", tip)
    widget.setProperty("deeds", list(deeds))
    widget.setToolTip(with_keys(tip, *deeds))


def follow_keys(window: QMainWindow, actions: Mapping[str, QAction]) -> None:
    """The keys were changed: have all of a window's actions and tooltips follow."""
    for key, action in actions.items():
        action.setShortcut(QKeySequence(KEYS.of(key)))
    for widget in window.findChildren(QWidget):
        if deeds := widget.property("deeds"):
            widget.setToolTip(with_keys(widget.property("tip"), *deeds))


def key_list() -> list[tuple[str, str]]:
    """All keys and what they do, for a person to read."""
    from_menus = [
        (native(KEYS.of(deed.key)), plain_title(deed)) for deed in DEEDS if KEYS.of(deed.key)
    ]
    return [(say(keys), say(meaning)) for keys, meaning, _ in FIXED_KEYS] + from_menus
