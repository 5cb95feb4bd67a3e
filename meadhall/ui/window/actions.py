"""Everything that can be done from a menu or by a key, in one list.

Menus, shortcuts, tooltips and the list of keys follow from it; what an action does is looked up
by its key in the window, or in the page that is shown. A player may choose other shortcuts than
the usual ones (`KEYS`); code that shows a key asks here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

from meadhall.ui.text.plain import plain_tip
from meadhall.ui.text.words import say


@dataclass(frozen=True, slots=True)
class MenuAction:
    key: str
    menu: str
    title: str
    shortcut: str = ""


MENUS: Final = ("&Game", "&Move", "Rea&d out", "&View", "&Help")

MENU_ACTIONS: Final = (
    MenuAction("home", "&Game", "&New match", "Ctrl+N"),
    MenuAction("open", "&Game", "&Open a match file\u2026", "Ctrl+O"),
    MenuAction("paste", "&Game", "Past&e a match or a position", "Ctrl+Shift+V"),
    MenuAction("nearby", "&Game", "Near&by", "Ctrl+J"),
    MenuAction("share", "&Game", "S&hare Meadhall\u2026"),
    MenuAction("library", "&Game", "&Library", "Ctrl+L"),
    MenuAction("close", "&Game", "&Close this table", "Ctrl+W"),
    MenuAction("resign", "&Game", "&Resign\u2026"),
    MenuAction("draw", "&Game", "Offer a &draw\u2026"),
    MenuAction("copy", "&Game", "Cop&y the moves", "Ctrl+Shift+C"),
    MenuAction("copy_position", "&Game", "Copy the pos&ition", "Ctrl+Alt+C"),
    MenuAction("picture", "&Game", "Save a &picture of the board\u2026", "Ctrl+Shift+S"),
    MenuAction("share_match", "&Game", "Save the &match for a browser\u2026", "Ctrl+Shift+E"),
    MenuAction("settings", "&Game", "&Settings", "Ctrl+,"),
    MenuAction("quit", "&Game", "&Quit", "Ctrl+Q"),
    MenuAction("hint", "&Move", "&Hint", "H"),
    MenuAction("danger", "&Move", "Show what is in &danger", "X"),
    MenuAction("measure", "&Move", "&Measure from here", "M"),
    MenuAction("undo", "&Move", "&Undo", "Ctrl+Z"),
    MenuAction("redo", "&Move", "&Redo", "Ctrl+Shift+Z"),
    MenuAction("first", "&Move", "To the &beginning", "Alt+Home"),
    MenuAction("previous", "&Move", "One move b&ack", "Alt+Left"),
    MenuAction("next", "&Move", "One move &forward", "Alt+Right"),
    MenuAction("now", "&Move", "To the &present", "Alt+End"),
    MenuAction("play", "&Move", "Pla&y the moves", "P"),
    MenuAction("faster", "&Move", "Play &them faster", "Alt+Up"),
    MenuAction("slower", "&Move", "Play them &slower", "Alt+Down"),
    MenuAction("viewpoint", "&Move", "Through the next player's &eyes", "V"),
    MenuAction("chances", "&Move", "&Chances through the match", "Ctrl+G"),
    MenuAction("branch", "&Move", "Play &on from here", "Ctrl+B"),
    MenuAction("type", "&Move", "Type &in a move\u2026", "/"),
    MenuAction("read_last", "Rea&d out", "The &last move", "L"),
    MenuAction("read_turn", "Rea&d out", "Whose &turn it is", "T"),
    MenuAction("read_others", "Rea&d out", "What the &others have", "O"),
    MenuAction("read_own", "Rea&d out", "Where &your pieces are", "Y"),
    MenuAction("place", "Rea&d out", "A &place\u2026", "G"),
    MenuAction("larger", "&View", "&Larger text", "Ctrl++"),
    MenuAction("smaller", "&View", "&Smaller text", "Ctrl+-"),
    MenuAction("daylight", "&View", "&Daylight"),
    MenuAction("firelight", "&View", "&Firelight"),
    MenuAction("contrast", "&View", "&High contrast"),
    MenuAction("apart", "&View", "The table in a &window of its own", "Ctrl+D"),
    MenuAction("full", "&View", "F&ull screen", "F11"),
    MenuAction("rules", "&Help", "&Rules of the game", "F1"),
    MenuAction("learn", "&Help", "&Learn it by playing", "Shift+F1"),
    MenuAction("keys", "&Help", "&Keys", "?"),
    MenuAction("tips", "&Help", "&Tips"),
    MenuAction("about", "&Help", "&About Meadhall"),
)

AT_TABLES: Final = (
    *(action.key for action in MENU_ACTIONS if action.menu in ("&Move", "Rea&d out")),
    "close",
    "resign",
    "draw",
    "copy",
    "copy_position",
    "picture",
    "share_match",
    "apart",
)
"""What needs a table to be done at."""

FIXED_KEYS: Final = (
    (
        "Arrows; Q E A D Z C",
        "Move the cursor over the board",
        ("Left", "Right", "Up", "Down", "Q", "E", "A", "D", "Z", "C"),
    ),
    (
        "Arrows on a measured table",
        "Move the cursor by a quarter of an inch; with Shift a sixteenth, with Ctrl an inch",
        ("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
    ),
    (
        "Shift+Enter, Shift+click",
        "On a measured table: go there, and on from there",
        ("Shift+Return", "Shift+Enter"),
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


class KeyBindings:
    """Which key does what in this Meadhall."""

    def __init__(self) -> None:
        self._chosen: Mapping[str, str] = {}

    def follow(self, chosen: Mapping[str, str]) -> None:
        """From now on these are the keys of the actions in it; all others have their usual ones."""
        self._chosen = chosen

    def of(self, action: str) -> str:
        return self._chosen.get(action, USUAL[action])

    def is_usual(self, action: str) -> bool:
        return self.of(action) == USUAL[action]

    def owner(self, shortcut: str, but: str) -> str:
        """What this key does already, in words; empty if nothing but this deed."""
        wanted = QKeySequence(shortcut)
        for action in MENU_ACTIONS:
            if (
                action.key != but
                and self.of(action.key)
                and QKeySequence(self.of(action.key)) == wanted
            ):
                return plain_title(action)
        for _, meaning, keys in FIXED_KEYS:
            if any(QKeySequence(key) == wanted for key in keys):
                return say(meaning)
        return ""


USUAL: Final = {action.key: action.shortcut for action in MENU_ACTIONS}
KEYS: Final = KeyBindings()


def make_actions(
    window: QMainWindow, actions: Mapping[str, Callable[[], object]]
) -> dict[str, QAction]:
    """The menus of a window with these deeds in them, and its made by key."""
    offered = [action for action in MENU_ACTIONS if action.key in actions]
    wanted = {action.menu for action in offered}
    shown: list[str] = [title for title in MENUS if title in wanted]
    menus = {title: window.menuBar().addMenu(say(title)) for title in shown}
    made = {}
    for action in offered:
        qt_action = QAction(say(action.title), window)
        qt_action.setObjectName(action.key)
        qt_action.setShortcut(QKeySequence(KEYS.of(action.key)))
        qt_action.triggered.connect(lambda checked=False, do=actions[action.key]: do())
        menus[action.menu].addAction(qt_action)
        window.addAction(qt_action)  # so that its key works where the menus are hidden
        made[action.key] = qt_action
    return made


def plain_title(action: MenuAction) -> str:
    """What a deed is called outside a menu."""
    return say(action.title).replace("&", "").rstrip("\u2026")


def native(shortcut: str) -> str:
    """A key as it is called on this system."""
    return QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(tip: str, *actions: str) -> str:
    """A tooltip that names the keys which do the same."""
    keys = ", ".join(native(KEYS.of(action)) for action in actions if KEYS.of(action))
    return f"{tip} ({keys})" if keys else tip


def explain(widget: QWidget, tip: str, *actions: str) -> None:
    """Set a tooltip that names the keys, and changes when the keys do."""
    widget.setProperty("tip", tip)
    widget.setProperty("actions", list(actions))
    widget.setToolTip(plain_tip(with_keys(tip, *actions)))


def follow_keys(window: QMainWindow, actions_by_key: Mapping[str, QAction]) -> None:
    """Update a window's actions and tooltips after the keys were changed."""
    for key, qt_action in actions_by_key.items():
        qt_action.setShortcut(QKeySequence(KEYS.of(key)))
    for widget in window.findChildren(QWidget):
        if actions := widget.property("actions"):
            widget.setToolTip(plain_tip(with_keys(widget.property("tip"), *actions)))


def key_list() -> list[tuple[str, str]]:
    """All keys and what they do, for a person to read."""
    from_menus = [
        (native(KEYS.of(action.key)), plain_title(action))
        for action in MENU_ACTIONS
        if KEYS.of(action.key)
    ]
    return [(say(keys), say(meaning)) for keys, meaning, _ in FIXED_KEYS] + from_menus
